"""Every screen, reached by its address: matches that were played over HTTP until they are worth looking at."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.browser.player import Player
from tests.web.server import Person, Server

LONGEST = "W" * 24  # the widest of letters, as many as a name may have
NAMES = (LONGEST, "Bo", "\u732b" * 24, "Dee", "Eve", "Fay")
END = 100_000


class Screen(NamedTuple):
    """Whose browser has to ask for which path."""

    person: Person
    path: str


def played(server: Server, game: str, actions: int, names: tuple[str, ...] = NAMES[:2], **options: Any) -> Person:
    """A match of so many people which has come so far, and is the first one's turn unless it is over; the first one."""
    people = [server.person(name) for name in names]
    host, rng = people[0], random.Random(7)
    host.create(game, players=len(people), options=options)
    for person in people[1:]:
        person.join(host.match_id)
    host.post("/start")
    for i in range(END):
        state = host.get()
        player = state["table"]["player"]
        if state["status"] == "over" or (i >= actions and player == 0):
            return host
        people[player].act(rng.randrange)
    raise AssertionError(game)


def lobby(server: Server, names: tuple[str, ...] = NAMES[:3]) -> Person:
    """A table with an option of its own, where others have sat down and a seat is free."""
    host, *others = (server.person(name) for name in names)
    host.create("cockroach_poker", players=len(names) + 2, options={"open_history": "true"})
    for other in others:
        other.join(host.match_id)
    host.ask("POST", f"/matches/{host.match_id}/seats/{len(names)}", json={"kind": "bot"})
    return host


def on_one_device(server: Server) -> Person:
    """Two people who share a browser; the curtain is down."""
    host = server.person()
    form = {"game": "cat_and_mouse", "name": LONGEST, "name.2": "Bo", "with": "device"}
    answer = host.client.post(f"{server.url}/new", data=form)
    assert answer.status_code == 303, answer.text
    host.match_id = answer.headers["location"].rpartition("/")[2].partition("?")[0]
    return host


def at(make: Callable[[Server], Person], path: str) -> Callable[[Server], Screen]:
    """The screen at a path, `*` in it for the match."""

    def reach(server: Server) -> Screen:
        person = make(server)
        return Screen(person, path.replace("*", f"/m/{person.match_id}"))

    return reach


def nobody(server: Server) -> Person:
    return server.person()


def felix(server: Server) -> Person:
    return played(server, "felix", 14, (*NAMES[:4], "Eve"))


def cockroach_poker(server: Server) -> Person:
    return played(server, "cockroach_poker", 24, NAMES)


def cat_and_mouse(server: Server) -> Person:
    return played(server, "cat_and_mouse", 30)


def felix_end(server: Server) -> Person:
    return played(server, "felix", END, NAMES[:4], rounds=2)


def cockroach_poker_end(server: Server) -> Person:
    return played(server, "cockroach_poker", END, NAMES, lose_count=2)


def cat_and_mouse_end(server: Server) -> Person:
    return played(server, "cat_and_mouse", END, stock_size=1, max_actions=100)


SCREENS: dict[str, Callable[[Server], Screen]] = {
    "home": at(nobody, "/"),
    "home with matches": at(felix, "/"),
    "new table": at(nobody, "/new/cat_and_mouse"),
    "lobby of the host": at(lobby, "*"),
    "lobby of a guest": lambda server: Screen(server.person(), f"/m/{lobby(server).match_id}"),
    "felix": at(felix, "*"),
    "cockroach poker": at(cockroach_poker, "*"),
    "cat and mouse": at(cat_and_mouse, "*"),
    "felix over": at(felix_end, "*"),
    "cockroach poker over": at(cockroach_poker_end, "*"),
    "cat and mouse over": at(cat_and_mouse_end, "*"),
    "onlooker": lambda server: Screen(server.person(), f"/m/{cockroach_poker(server).match_id}"),
    "television": at(felix, "*?screen=1"),
    "curtain": at(on_one_device, "*"),
    "replay": at(felix_end, "*/replay?step=3"),
    "example": at(nobody, "/example/felix?step=6"),
    "example over": at(nobody, "/example/cockroach_poker?step=99"),
    "rules": at(nobody, "/rules/felix"),
    "rules of a match": at(lobby, "*/rules"),
    "my matches": at(felix_end, "/mine"),
    "settings": at(nobody, "/settings"),
    "refusal": at(nobody, "/m/nowhere"),
}


def show(player: Player, screen: Screen) -> None:
    """The screen in this player's browser, which takes over who the person is."""
    cookies = screen.person.client.cookies.jar
    player.context.add_cookies(
        [{"name": one.name, "value": str(one.value), "domain": "127.0.0.1", "path": one.path} for one in cookies]
    )
    player.go(screen.path)
