"""Every screen, reached by its address: matches that were played over HTTP until they are worth looking at."""

import random
import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.web.server import QUICK, SOON, Person, Server

LONGEST = "W" * 24  # the widest of letters, as many as a name may have
NAMES = (LONGEST, "Bo", "\u732b" * 24, "Dee", "Eve", "Fay")
END = 100_000
STILL = {**QUICK, "grace_seconds": 86_400}  # no bot goes on for those who are not looking


def nothing(player: Player) -> None:
    """The screen is there when its page is."""


class Screen(NamedTuple):
    """Whose browser has to ask for which path, and what is done there before it is looked at."""

    person: Person
    path: str
    do: Callable[[Player], None] = nothing


def played(
    server: Server,
    game: str,
    actions: int,
    names: tuple[str, ...] = NAMES[:2],
    *,
    bots: int = 0,
    offered: str = "",
    does_first: bool = False,
    **options: Any,
) -> Person:
    """A match of so many people and weak bots which has come so far; the first one, whose turn it is.

    Unless it is over: an action that begins with `offered` can be taken. People act by chance, or do what comes first.
    """
    people = [server.person(name) for name in names]
    host, rng = people[0], random.Random(7)
    host.create(game, players=len(people) + bots, options=options, settings=STILL)
    for person in people[1:]:
        person.join(host.match_id)
    for seat in range(len(people), len(people) + bots):
        host.ask("POST", f"/matches/{host.match_id}/seats/{seat}", json={"kind": "bot", "level": "beginner"})
    host.post("/start")
    done, last = 0, time.monotonic() + SOON
    while time.monotonic() < last:
        table = (state := host.get())["table"]
        player, can = table["player"], [one["action"] for one in table["actions"] if one["action"].startswith(offered)]
        if state["status"] == "over" or (done >= actions and player == 0 and can):
            return host
        if player < len(people):
            people[player].act(None if does_first else rng.randrange)
            done, last = done + 1, time.monotonic() + SOON
        else:
            time.sleep(0.01)  # a bot thinks
    raise AssertionError(game)


@cache
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


@cache
def felix(server: Server) -> Person:
    return played(server, "felix", 14, (*NAMES[:4], "Eve"))


def felix_with_bots(server: Server) -> Person:
    return played(server, "felix", 3, NAMES[:1], bots=4, offered="bid")


def felix_last_chance(server: Server) -> Person:
    """Everybody has passed without a bid."""
    return played(server, "felix", 0, NAMES[:4], does_first=True, offered="buy")


@cache
def cockroach_poker(server: Server) -> Person:
    return played(server, "cockroach_poker", 24, NAMES)


def cockroach_poker_offering(server: Server) -> Person:
    return played(server, "cockroach_poker", 3, NAMES[:1], bots=5, offered="offer")


def cockroach_poker_answering(server: Server) -> Person:
    return played(server, "cockroach_poker", 1, NAMES[:1], bots=5, offered="true")


@cache
def cat_and_mouse(server: Server) -> Person:
    return played(server, "cat_and_mouse", 30)


def cat_and_mouse_with_bot(server: Server) -> Person:
    return played(server, "cat_and_mouse", 12, NAMES[:1], bots=1)


def taken_over(server: Server) -> Screen:
    """By bots: the neighbour's seat, and the own one, left by another device while this one looks on."""
    host = played(server, "felix", 2, NAMES[:3])
    server.people[-1].post("/leave")

    def leave(player: Player) -> None:
        bar = player.page.locator(".taken-over")
        for _ in range(50):  # the page's own stream takes the seat back once, when it begins
            if bar.count():
                break
            host.try_post("/leave")
            player.page.wait_for_timeout(200)
        expect(bar).to_have_count(1)
        expect(player.page.locator("#banner")).to_contain_text(NAMES[1])  # until then bots act, and it is drawn anew

    return Screen(host, f"/m/{host.match_id}", leave)


def chat(server: Server) -> Screen:
    host = played(server, "cat_and_mouse", 2)
    for person in server.people[-2:]:
        person.post("/chat", {"text": f"Well, {LONGEST} " * 5})
    return Screen(host, f"/m/{host.match_id}", lambda player: player.page.click("#talk summary"))


def confirmation(server: Server) -> Screen:
    """The bar with which an action waits a moment; here it waits on."""
    host = felix_with_bots(server)
    host.client.post(f"{server.url}/settings", data={"confirm": "on"})

    def choose(player: Player) -> None:
        player.page.evaluate(
            "(set => { globalThis.setTimeout = (done, ms) => ms === 3000 ? 0 : set(done, ms) })(setTimeout)"
        )
        player.page.click("#do-pass")
        player.page.wait_for_selector(".confirm")

    return Screen(host, f"/m/{host.match_id}", choose)


def another_device(server: Server) -> Screen:
    host = felix(server)
    return Screen(host, f"/m/{host.match_id}", lambda player: player.page.click("form[action$='/device'] button"))


def this_device(server: Server) -> Screen:
    """Where the link leads to, for somebody who has played here under another name."""
    host, other = felix(server), cat_and_mouse(server)
    page = host.client.post(f"{server.url}/m/{host.match_id}/device").text
    found = re.search(r'id="link"[^>]* value="[^"]*?(/device\?[^"]+)"', page)
    assert found, page
    return Screen(other, found[1].replace("&amp;", "&"))


@cache
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
    "felix with bots": at(felix_with_bots, "*"),
    "felix, last chance": at(felix_last_chance, "*"),
    "cockroach poker, offering to bots": at(cockroach_poker_offering, "*"),
    "cockroach poker, answering bots": at(cockroach_poker_answering, "*"),
    "cat and mouse with a bot": at(cat_and_mouse_with_bot, "*"),
    "taken over": taken_over,
    "chat": chat,
    "confirmation": confirmation,
    "another device": another_device,
    "this device": this_device,
    "felix over": at(felix_end, "*"),
    "cockroach poker over": at(cockroach_poker_end, "*"),
    "cat and mouse over": at(cat_and_mouse_end, "*"),
    "onlooker": lambda server: Screen(server.person(), f"/m/{cockroach_poker(server).match_id}"),
    "television": at(felix, "*?screen=1"),
    "television of a lobby": at(lobby, "*?screen=1"),
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

TABLES = [
    "felix",
    "felix with bots",
    "felix, last chance",
    "cockroach poker",
    "cockroach poker, offering to bots",
    "cockroach poker, answering bots",
    "cat and mouse",
    "cat and mouse with a bot",
]
# What can be done, and the own hand.
DOING = "form[action$='/act'] :is(button, label), button[name=action], .hand .card, .held li, .own-cards label"


def show(player: Player, screen: Screen) -> None:
    """The screen in this player's browser, which takes over who the person is."""
    cookies = screen.person.client.cookies.jar
    player.context.add_cookies(
        [{"name": one.name, "value": str(one.value), "domain": "127.0.0.1", "path": one.path} for one in cookies]
    )
    player.go(screen.path)
    screen.do(player)
    player.page.wait_for_load_state("load")  # it may have led to another page
