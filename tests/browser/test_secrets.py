"""No hidden card on a page: neither in the drawing, for games that a seat cannot tell apart, nor in a real browser."""

import asyncio
import dataclasses
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from cattery.core.game import NOBODY, Game
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.view import SeatView, make_view
from cattery.core.words import LANGUAGES, Message
from cattery.games import load
from cattery.store.rows import UserRow
from cattery.web.config import ServerConfig
from cattery.web.hall import Hall, open_hall
from cattery.web.pages.match import draw_match
from cattery.web.pages.page import PageCall
from cattery.web.pages.replay import after
from tests.browser.conftest import SMALL, Invite
from tests.browser.player import SOON, Player, seat
from tests.browser.player import play as play_on
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, soaked_but, table_id
from tests.secrecy.test_indistinguishable import Leak, positions, refolded, secret_of
from tests.web.channels import room_of

# ---------------------------------------------------------------------------------------------------- in the drawing


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Hall:
    """What a server holds, for its settings: it stays as it was opened."""

    async def made() -> Hall:
        url = f"sqlite:///{tmp_path_factory.mktemp('hall') / 'a.db'}"
        async with open_hall(ServerConfig(url)) as opened:
            return opened

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has a loop in this thread
        return elsewhere.submit(asyncio.run, made()).result()


def drawn(hall: Hall, play: Playthrough, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """The part of the page that changes, as this seat gets it."""
    scope = {"type": "http", "method": "GET", "path": "/m/m", "query_string": b"", "headers": [(b"host", b"cats.test")]}
    user = None if seat == NOBODY else UserRow(f"u{seat}", "", "", language, 0, 0)
    room = room_of(play)
    if names:
        room.seats = tuple(dataclasses.replace(row, name=name) for row, name in zip(room.seats, names, strict=True))
    text = draw_match(PageCall(hall, Request(scope), language, user, None), room)
    assert f'data-seat="{"" if seat == NOBODY else seat}"' in text, "it is drawn for another seat"
    return text


def differs(hall: Hall, game: Game, play: Playthrough, rng: random.Random, language: str) -> bool:
    """Whether the page tells a seat a game from its twin, which it should not know from it."""
    seat = rng.choice([NOBODY, *range(play.config.players)])
    other = import_module(f"tests.games.{game.name}.twins").twin(play, seat, rng)
    if other is None or play.is_over:
        return False
    mine, theirs = (drawn(hall, refolded(game, play, log), seat, language) for log in (play.log, other))
    assert len(mine) > 1000
    return mine != theirs


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_pages_are_the_same_for_games_that_a_seat_cannot_tell_apart(hall: Hall, game: Game, players: int) -> None:
    """Case 5: not one byte, whatever lies hidden."""
    rng = random.Random(players)
    for i, play in enumerate(positions(game, players, 20, seed=200 + players)):
        assert not differs(hall, game, play, rng, LANGUAGES[i % len(LANGUAGES)])


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_many_pages_tell_nothing(hall: Hall, game: Game, players: int) -> None:
    rng = random.Random(players)
    for seed in range(40):
        for i, play in enumerate(positions(game, players, 50, seed=3000 + seed)):
            assert not differs(hall, game, play, rng, LANGUAGES[i % len(LANGUAGES)])


def told_in_the_lesson(game: Game) -> Game:
    leak = Leak(game)
    return dataclasses.replace(
        game, observe=leak.observe, lesson=lambda view: Message("seat-name", {"number": secret_of(leak.last)})
    )


def seen_at_the_table(game: Game) -> Game:
    """The picture is that of the next seat's view."""
    leak = Leak(game)

    def picture(view: SeatView) -> Any:
        next_seat = (view.seat + 1) % view.config.players
        return game.picture and game.picture(
            make_view(game, view.config, leak.last, next_seat, view.decision, view.events)
        )

    return dataclasses.replace(game, observe=leak.observe, picture=picture)


@pytest.mark.parametrize("leaking", [told_in_the_lesson, seen_at_the_table])
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_a_leak_planted_in_the_page_is_caught(hall: Hall, game: Game, leaking: Callable[[Game], Game]) -> None:
    rng = random.Random(3)
    for seed in range(300):
        play = positions(game, game.default_players(), 1, seed)[0]
        if differs(hall, leaking(game), play, rng, "en"):
            return
    raise AssertionError("not caught")


# -------------------------------------------------------------------------------------------------- in real browsers

NAMES = ("Ada", "Bo", "Cy")


def fragment(text: str) -> str:
    """The part of a page, or of an event, that shows the match, without what names and numbers the match itself."""
    lines = [line.removeprefix("data: ").rstrip() for line in text.splitlines()]
    found = re.search(r"<main.*</main>", "\n".join(line for line in lines if line), re.DOTALL)
    assert found, text
    return re.sub(r'/m(atches)?/[a-z0-9]+|data-revision="\d+"|data-tag="[^"]*"', "", found[0])


def first_event(player: Player) -> str:
    """What a stream begins with."""
    cookies = {str(one["name"]): str(one["value"]) for one in player.context.cookies()}
    address = f"{player.url}{player.match}/stream"
    with httpx.stream("GET", address, cookies=cookies, timeout=SOON / 1000) as answer:
        text = ""
        for part in answer.iter_text():
            text += part
            if "</main>" in text:
                break
    return text


def expected(hall: Hall, play: Playthrough, seat: int, names: tuple[str, ...]) -> str:
    """The drawing of the seat's view, from the rules alone."""
    return fragment(drawn(hall, play, seat, "en", names))


@pytest.mark.parametrize("game", soaked_but("felix"), ids=table_id)
def test_what_a_browser_gets_is_the_drawing_of_its_own_view(invite: Invite, hall: Hall, game: Game) -> None:
    """Every page, event and answer of a whole game, beside what the log says when it is over."""
    names = NAMES[: game.players[-1]]
    players = [invite(name) for name in names]
    seat(players, game.name, **SMALL.get(game.name, {}))
    received: list[tuple[int, int, str]] = []  # decision, seat, text
    decision = 0
    while not players[0].is_over:
        for i, player in enumerate(players):
            received.append((decision, i, player.context.request.get(player.url + player.match).text()))
            received.append((decision, i, first_event(player)))
        actor = next((player for player in players if player.has_turn), None)
        if actor is None:
            continue  # it is over, or a page is about to be told
        with actor.page.expect_response("**/act") as answered:
            assert play_on(players, most=1) == 1
        decision += 1
        received.append((decision, players.index(actor), answered.value.text()))
    path = players[0].match.replace("/m/", "/api/v1/matches/")
    whole = from_text(players[0].context.request.get(f"{players[0].url}{path}/playthrough").text(), load)
    assert whole.decision == decision > 3
    # What a page showed once the game was over is no secret, and a page may be told so a round late.
    during = [(fragment(text), i, after(whole, at)) for at, i, text in received if at < decision]
    for shown, i, then in during:
        assert shown == expected(hall, then, i, names)
        assert shown != expected(hall, then, 1 - i, names), "the drawing of another's view is another"
