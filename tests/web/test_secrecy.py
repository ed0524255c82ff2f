"""Every byte that a seat is sent: none of it may depend on what the seat cannot know; planted leaks are caught."""

import json
import random
from importlib import import_module
from typing import Any

import msgspec
import pytest

from cattery.core.errors import ActionError
from cattery.core.fairness import dealing_seed
from cattery.core.game import CHANCE, NOBODY, Game
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.words import LANGUAGES
from cattery.games import load, names
from cattery.matches.room import Room
from cattery.matches.settings import Settings, settings_data
from cattery.store.rows import MatchRow, SeatRow
from cattery.web import stream, tables
from cattery.web.refusals import problem
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, table_id
from tests.secrecy.test_indistinguishable import PLANTED, Leak, positions, refolded
from tests.web.server import Person, Server
from tests.web.test_play import SHORT

# ------------------------------------------------------------------------------ two games that a seat cannot tell apart


def room_of(play: Playthrough) -> Room:
    """A match of the server with this game in it."""
    players = play.config.players
    row = MatchRow(
        id="m",
        game=play.game.name,
        rules_version=play.game.version,
        config={"players": players, "options": play.game.option_texts(play.config)},
        settings=settings_data(Settings()),
        is_public=False,
        status="over" if play.is_over else "running",
        host_id="u0",
        seed="00",
        seed_hash="11",
        entropy=[],
        seq=play.decision,
        revision=play.decision,
        due_at=None,
        due_what=None,
        claimed_by=None,
        claimed_until=None,
        rematch_id=None,
        result=None,
        created_at=0,
        updated_at=0,
        started_at=0,
        ended_at=None,
    )
    seats = tuple(SeatRow(seat, "person", f"u{seat}", f"P{seat}", token_hash=f"t{seat}") for seat in range(players))
    return Room(row, seats, play.game, play.config, Settings(), play)


def channels(play: Playthrough, seat: int, language: str) -> dict[str, bytes]:
    """All that the server would send to a seat about this game, by channel."""
    room, reader = room_of(play), tables.Reader(seat, language)
    whole = tables.Reader(seat, language, wants_all=True)
    view = play.view(seat)
    called = tables.names(room, language)
    lines = tables.log_lines(view, tables.remembered(view), called, reader)
    return {
        "state": msgspec.json.encode(tables.state(room, reader)),
        "whole state": msgspec.json.encode(tables.state(room, whole)),
        "stream": stream.event(room, reader),
        "etag": tables.etag(room, reader).encode(),
        "replay": msgspec.json.encode(lines),
        "errors": b"\n".join(refusals(play, seat, language)),
    }


def refusals(play: Playthrough, seat: int, language: str) -> list[bytes]:
    """What the seat is told when it tries what it may not do."""
    told: list[bytes] = []
    if seat == NOBODY:
        return told  # whoever has no seat is refused before
    for action in range(0, play.game.num_actions, max(1, play.game.num_actions // 12)):
        if action in play.view(seat).legal_actions:
            continue
        try:
            play.check(seat, action)
        except ActionError as error:
            told.append(msgspec.json.encode(problem(error, language)))
    return told


def differing(game: Game, play: Playthrough, rng: random.Random, language: str) -> set[str]:
    """The channels on which a seat could tell a game from its twin."""
    seat = rng.choice([NOBODY, *range(play.config.players)])
    other = import_module(f"tests.games.{game.name}.twins").twin(play, seat, rng)
    if other is None or play.is_over:  # after the end the seed tells everything
        return set()
    a, b = (channels(refolded(game, play, log), seat, language) for log in (play.log, other))
    return {name for name in a if a[name] != b[name]}


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_what_is_sent_is_the_same_for_games_that_a_seat_cannot_tell_apart(game: Game, players: int) -> None:
    rng = random.Random(players)
    for i, play in enumerate(positions(game, players, 25, seed=100 + players)):
        assert differing(game, play, rng, LANGUAGES[i % len(LANGUAGES)]) == set()


CAUGHT_ON = {
    "view": {"state", "whole state", "stream"},
    "events": {"state", "whole state", "stream"},
    "actions": {"state", "whole state", "stream"},
    "words": {"state", "whole state", "stream"},
}


@pytest.mark.parametrize("channel", CAUGHT_ON)
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_a_leak_planted_in_the_game_is_caught_on_the_wire(game: Game, channel: str) -> None:
    leaking = PLANTED[channel](Leak(game))
    rng = random.Random(3)
    caught: set[str] = set()
    for seed in range(300):
        play = positions(game, game.default_players(), 1, seed)[0]
        caught |= differing(leaking, play, rng, "en")
        if caught >= CAUGHT_ON[channel]:
            return
    assert caught >= CAUGHT_ON[channel]


# ------------------------------------------------------------------------------------------ captured from a real server


def states_in(received: bytes) -> list[dict[str, Any]]:
    """The states of a match that an answer or a stream holds."""
    found = []
    for line in received.split(b"\n"):
        text = line.removeprefix(b"data: ").strip()
        if text.startswith(b"{"):
            data = json.loads(text)
            found += [data] if "table" in data else [data["match"]] if "match" in data else []
    return found


def before_the_end(person: Person) -> list[bytes]:
    """What came while the match ran: of a stream, the part before the first state that tells of the end."""
    found = []
    for received in person.received:
        parts = received.split(b"event: match")
        found += [part for part in parts if b'"status":"over"' not in part and b"cattery playthrough" not in part]
    return found


def faults(received: list[bytes], seat: int, play: Playthrough, secrets: list[str]) -> list[str]:
    """What a seat was sent that it could not know: other people's secrets, or anything beside its own view."""
    found = [f"secret {text[:4]}" for text in secrets for part in received if text.encode() in part]
    told: dict[int, list[dict[str, Any]]] = {}
    for part in received:
        for state in states_in(part):
            if state["table"] is not None:
                told.setdefault(state["table"]["decision"], []).append(state)
    follow = Playthrough(play.game, play.config, draw=False)
    log = list(play.log)
    while told and log:
        entry = log.pop(0)
        follow.append(*entry)
        if follow.player == CHANCE or not told.get(follow.decision):
            continue
        for state in told.pop(follow.decision):
            found += beside_the_view(state, seat, follow)
    return found + [f"decision {decision}" for decision in told]


def beside_the_view(state: dict[str, Any], seat: int, follow: Playthrough) -> list[str]:
    """The parts of a state that are not those of the seat's own view, worked out by the rules alone."""
    table, view = state["table"], follow.view(seat)
    texts = follow.game.action_texts
    expected = {
        "snapshot": tables.snapshot(view),
        "player": view.player,
        "actions": [texts[action] for action in view.legal_actions],
        "events": [list(event) for event in tables.remembered(view)][-len(table["events"]) :],
    }
    got = {**{name: table[name] for name in expected}, "actions": [action["action"] for action in table["actions"]]}
    if not table["events"]:
        expected["events"] = []
    return [f"{name} at {view.decision}" for name in expected if got[name] != expected[name]]


@pytest.mark.parametrize("game", names())
def test_no_byte_that_a_seat_gets_tells_what_it_may_not_know(server: Server, game: str) -> None:
    """Cases 1, 2, 4, 7 and 10a: over a whole game, on every channel, for each seat and a spectator."""
    rng = random.Random(game)
    players = min(3, load(game).players[-1])
    people = [server.person(f"P{i}") for i in range(players)]
    people[0].create(game, players=players, options=SHORT.get(game, {}))
    for person in people[1:]:
        person.join(people[0].match_id)
    spectator = server.person("Nobody")
    spectator.match_id = people[0].match_id
    for i, person in enumerate(people):
        person.post("/entropy", {"text": f"grain-of-{i}-{rng.getrandbits(60)}"})
    people[0].post("/start")
    with people[1].stream() as watching, spectator.stream():
        while (state := people[0].get())["status"] != "over":
            actor = people[state["table"]["player"]]
            rude = rng.choice([person for person in people if person is not actor])
            rude.try_post("/act", {"decision": state["seq"], "action": load(game).action_texts[0]})
            actor.act(rng.randrange)
            spectator.get()
            if rng.random() < 0.2:
                rng.choice(people).get("/replay")
                rng.choice(people).get("?log=all")
        watching.until(lambda state: state["status"] == "over")
    text = people[0].ask("GET", f"/matches/{people[0].match_id}/playthrough").text
    play = from_text(text, load)
    assert play.fairness is not None
    seeds = [play.fairness.secret, dealing_seed(play.fairness.secret, play.fairness.entropy).hex()]
    for seat, person in [*enumerate(people), (NOBODY, spectator)]:
        others = [other for other in people if other is not person]
        secrets = [*seeds, *(text for other in others for text in secrets_of(other))]
        received = before_the_end(person)
        assert len(received) > 5
        assert faults(received, seat, play, secrets) == []
        check_that_planted_leaks_are_caught(received, seat, play, secrets, before_the_end(others[0]))


def secrets_of(person: Person) -> list[str]:
    """What stands for a person: cookie, seat token, the user's id, and the grain that was added to the deal."""
    kept = person.client.get("/me/export").json()
    return [person.token, person.client.cookies["cattery"], kept["user"][0]["id"], f"grain-of-{person.name[1:]}-"]


def check_that_planted_leaks_are_caught(
    received: list[bytes], seat: int, play: Playthrough, secrets: list[str], of_another: list[bytes]
) -> None:
    """The same check finds another seat's state, and any secret, among what was received."""
    whole = [part for part in of_another if states_in(part) and states_in(part)[0]["table"]]
    assert faults([*received, whole[-1]], seat, play, secrets) != []
    for secret in secrets:
        assert faults([*received, f"x-note: {secret}".encode()], seat, play, secrets) != []
