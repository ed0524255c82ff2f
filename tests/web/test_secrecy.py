"""Every byte that a seat is sent: none of it may depend on what the seat cannot know; planted leaks are caught."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import msgspec
import pytest

from cattery.core.fairness import dealing_seed
from cattery.core.game import CHANCE, NOBODY, Game
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.words import LANGUAGES
from cattery.games import load, names
from cattery.web import tables
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, soaked_but, table_id
from tests.secrecy.test_indistinguishable import PLANTED as GAME_LEAKS
from tests.secrecy.test_indistinguishable import Leak, positions, refolded
from tests.web.channels import House, open_house
from tests.web.leaks import PLANTED, Plant
from tests.web.server import Person, Server
from tests.web.test_play import SHORT

# ------------------------------------------------------------------------------ two games that a seat cannot tell apart


class Witness:
    """Looks at what the application sends about a game and about one that the seat could not tell from it."""

    def __init__(self, runner: asyncio.Runner, house: House) -> None:
        self.runner, self.house = runner, house

    def differing(
        self, game: Game, play: Playthrough, rng: random.Random, language: str, *, with_pages: bool = True
    ) -> set[str]:
        """The channels on which a seat could tell a game from its twin."""
        seat = rng.choice([NOBODY, *range(play.config.players)])
        other = import_module(f"tests.games.{game.name}.twins").twin(play, seat, rng)
        if other is None or play.is_over:  # after the end the seed tells everything
            return set()
        a, b = (self.channels(refolded(game, play, log), seat, language, with_pages) for log in (play.log, other))
        return {name for name in a if a[name] != b[name]}

    def channels(self, play: Playthrough, seat: int, language: str, with_pages: bool = True) -> dict[str, bytes]:
        return self.runner.run(self.house.channels(play, seat, language, with_pages=with_pages))


@pytest.fixture(scope="module")
def witness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Witness]:
    with asyncio.Runner() as runner:
        opened = open_house(f"sqlite:///{tmp_path_factory.mktemp('house') / 'a.db'}")
        yield Witness(runner, runner.run(opened.__aenter__()))
        runner.run(opened.__aexit__(None, None, None))


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_what_is_sent_is_the_same_for_games_that_a_seat_cannot_tell_apart(
    witness: Witness, game: Game, players: int
) -> None:
    """In any language; pages, which take longest, of some of them: there are more in tests/browser."""
    rng = random.Random(players)
    for i, play in enumerate(positions(game, players, 25, seed=100 + players)):
        language, with_pages = LANGUAGES[i % len(LANGUAGES)], i % 6 == 0
        assert witness.differing(game, play, rng, language, with_pages=with_pages) == set()


PAGES = {"page", "page stream", "replay page"}


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.__name__)
def test_a_leak_planted_in_the_server_is_caught_on_its_channels_and_no_other(
    witness: Witness, monkeypatch: pytest.MonkeyPatch, leak: Plant, game: Game
) -> None:
    leak(monkeypatch, witness.house.secret)
    rng, with_pages = random.Random(3), not PAGES.isdisjoint(PLANTED[leak])
    caught: set[str] = set()
    for seed in range(300):
        play = positions(game, game.default_players(), 1, seed)[0]
        caught |= witness.differing(game, play, rng, "en", with_pages=with_pages)
        if caught >= PLANTED[leak]:
            break
    assert caught == PLANTED[leak]


def test_a_leak_is_planted_on_every_channel(witness: Witness) -> None:
    game = ALL_GAMES[0]
    told = witness.channels(Playthrough(game, game.configure(), seed=b"any"), 0, "en")
    assert set(told) == set().union(*PLANTED.values())
    assert all(told.values()), "every channel says something"


@pytest.mark.parametrize("channel", ["view", "events", "actions", "words"])
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_a_leak_planted_in_the_game_is_caught_on_the_wire(witness: Witness, game: Game, channel: str) -> None:
    leaking = GAME_LEAKS[channel](Leak(game))
    rng = random.Random(3)
    expected, caught = {"state", "whole state", "stream"}, set[str]()
    for seed in range(300):
        play = positions(game, game.default_players(), 1, seed)[0]
        caught |= witness.differing(leaking, play, rng, "en", with_pages=False)
        if caught >= expected:
            break
    assert caught >= expected


# ------------------------------------------------------------------------------------------ captured from a real server


SEAT_OF_PAGE = re.compile(rb' data-seat="(\d*)"')


def data_in(received: bytes) -> list[bytes]:
    """The JSON that an answer or a stream holds."""
    lines = (line.removeprefix(b"data: ") for line in received.split(b"\n"))
    return [line for line in lines if line.startswith(b"{")]


def states_in(received: bytes) -> list[dict[str, Any]]:
    """The states of a match among it."""
    told = [json.loads(text) for text in data_in(received)]
    return [data if "table" in data else data["match"] for data in told if "table" in data or data.get("match")]


def before_the_end(person: Person) -> list[bytes]:
    """What came while the match ran: of a stream, the part before the first state that tells of the end."""
    found = []
    for received in person.received:
        parts = received.split(b"event: match")
        found += [part for part in parts if b'"status":"over"' not in part and b"cattery playthrough" not in part]
    return found


def faults(received: list[bytes], seat: int, play: Playthrough, secrets: list[str]) -> list[str]:
    """What a seat was sent that it could not know: secrets, another's page, anything beside its own view, a length."""
    found = [f"secret {text[:4]}" for text in secrets for part in received if text.encode() in part]
    own = b"" if seat == NOBODY else b"%d" % seat
    found += [f"page of {other!r}" for part in received for other in SEAT_OF_PAGE.findall(part) if other != own]
    found += [f"padding {text[-9:]!r}" for part in received for text in data_in(part) if text != compact(text)]
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


def compact(text: bytes) -> bytes:
    """The same data in as few bytes as can be: an answer is as long as what it says."""
    return msgspec.json.encode(msgspec.json.decode(text))


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


@dataclass
class Party:
    """The people of one match, what each has added to its deal and said at its table, and an onlooker."""

    server: Server
    game: str
    people: list[Person]
    onlooker: Person
    rng: random.Random
    grains: list[str]  # by seat

    @classmethod
    def sit_down(cls, server: Server, game: str, people: list[Person], rng: random.Random) -> "Party":
        """They take their seats in this order and begin."""
        people[0].create(game, players=len(people), options=SHORT.get(game, {}))
        onlooker = server.person("Nobody")
        onlooker.match_id = people[0].match_id
        for person in people[1:]:
            person.join(onlooker.match_id)
        grains = [f"grain-{rng.getrandbits(60)}" for _ in people]
        for person, grain in zip(people, grains, strict=True):
            person.post("/entropy", {"text": grain})
            person.post("/chat", {"text": f"said at {onlooker.match_id}"})
        people[0].post("/start")
        party = cls(server, game, people, onlooker, rng, grains)
        for person in (*people, onlooker):
            party.look_around(person)
        return party

    def look_around(self, person: Person) -> None:
        """Somebody asks for all that there is."""
        for path in ("/replay", "?log=all"):
            person.get(path)
        for path in ("", "/replay?step=0"):
            person.ask("GET", f"{self.server.url}/m/{person.match_id}{path}")

    def step(self) -> bool:
        """Somebody acts, others ask for what they may or may not see; whether the match goes on."""
        state = self.people[0].get()
        if state["status"] == "over":
            return False
        actor = self.people[state["table"]["player"]]
        rude = self.rng.choice([person for person in self.people if person is not actor])
        rude.try_post("/act", {"decision": state["seq"], "action": load(self.game).action_texts[0]})
        looker = self.rng.choice([*self.people, self.onlooker])
        looker.get()
        if self.rng.random() < 0.1:
            self.look_around(looker)
        actor.act(self.rng.randrange)
        return True

    def played(self) -> Playthrough:
        """The whole match, when it is over."""
        return from_text(self.people[0].ask("GET", f"/matches/{self.onlooker.match_id}/playthrough").text, load)

    def seeds(self) -> list[str]:
        """What the cards come from."""
        fairness = self.played().fairness
        assert fairness is not None
        return [fairness.secret, dealing_seed(fairness.secret, fairness.entropy).hex()]

    def secrets_of(self, seat: int) -> list[str]:
        """What stands for a person: cookie, seat token, the user's id; and the grain that was added to the deal."""
        person = self.people[seat]
        kept = person.client.get("/me/export").json()
        return [person.token, person.client.cookies["cattery"], kept["user"][0]["id"], self.grains[seat]]

    def marks(self) -> list[str]:
        """What nobody could be told of elsewhere: seeds, the commitment to them, tokens, grains, the match's name."""
        committed = self.people[0].get()["seed_hash"]
        return [*self.seeds(), committed, *(p.token for p in self.people), *self.grains, self.onlooker.match_id]


@pytest.mark.parametrize("game", names())
def test_no_byte_that_a_seat_gets_tells_what_it_may_not_know(server: Server, game: str) -> None:
    """Cases 1, 2, 4 and 10a: over a whole game, on every channel, for each seat and a spectator."""
    begun = server.log.stat().st_size
    people = [server.person(f"P{i}") for i in range(min(3, load(game).players[-1]))]
    party = Party.sit_down(server, game, people, random.Random(game))
    with people[1].stream() as watching, party.onlooker.stream():
        while party.step():
            pass
        watching.until(lambda state: state["status"] == "over")
    play, seeds = party.played(), party.seeds()
    for seat, person in [*enumerate(people), (NOBODY, party.onlooker)]:
        others = [other for other in range(len(people)) if other != seat]
        secrets = [*seeds, *(text for other in others for text in party.secrets_of(other))]
        received = before_the_end(person)
        assert len(received) > 5
        assert faults(received, seat, play, secrets) == []
        check_that_planted_leaks_are_caught(received, seat, play, secrets, before_the_end(people[others[0]]))
    secrets = [*seeds, *(text for seat in range(len(people)) for text in party.secrets_of(seat))]
    kept = [server.log.read_bytes()[begun:], people[0].client.get(f"{server.url}/metrics").content]
    assert b"cattery_requests_total" in kept[1]
    assert faults(kept, NOBODY, play, secrets) == []
    assert all(faults([text + secret.encode()], NOBODY, play, secrets) for text in kept for secret in secrets)


def check_that_planted_leaks_are_caught(
    received: list[bytes], seat: int, play: Playthrough, secrets: list[str], of_another: list[bytes]
) -> None:
    """The same check finds what another seat was sent, any secret, and what is longer than it need be."""
    page = next(part for part in of_another if SEAT_OF_PAGE.search(part))
    whole = [part for part in of_another if states_in(part) and states_in(part)[0]["table"]]
    for part in (page, whole[-1]):
        assert faults([part], seat, play, secrets) != []
    for secret in secrets:
        assert faults([f"x-note: {secret}".encode()], seat, play, secrets) != []
    own = next(part for part in received if data_in(part) and part.endswith(b"}"))
    assert faults([own + b" "], seat, play, secrets) == ["padding b'" + (own[-8:] + b" ").decode() + "'"]


@pytest.fixture(scope="module")
def chance_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which no two matches are dealt alike."""
    running = Server(tmp_path_factory.mktemp("chance"))
    yield running
    running.close()


@pytest.mark.parametrize("game", soaked_but("felix"), ids=table_id)
def test_nothing_of_one_match_shows_up_in_another(chance_server: Server, game: Game) -> None:
    """Case 7: the same people play two at once, in different seats; each sees on each channel of one that one alone."""
    rng = random.Random(f"two of {game.name}")
    here = [chance_server.person(f"P{i}") for i in range(min(3, game.players[-1]))]
    parties = [Party.sit_down(chance_server, game.name, here, rng)]
    there = [chance_server.person(person.name) for person in here]
    for person, same in zip(here, there, strict=True):
        same.client.cookies.update(person.client.cookies)
    parties.append(Party.sit_down(chance_server, game.name, there[1:] + there[:1], rng))
    with ExitStack() as streams:
        watched = [streams.enter_context(person.stream()) for person in (*here, *there)]
        going = list(parties)
        while going:
            party = rng.choice(going)
            if not party.step():
                going.remove(party)
        for stream in watched:
            stream.until(lambda state: state["status"] == "over")
    for one, other in (parties, parties[::-1]):
        play, secrets = one.played(), [*one.seeds(), *other.marks()]
        for seat, person in enumerate(one.people):
            received = before_the_end(person)
            assert faults(received, seat, play, secrets) == []
            of_other = before_the_end(next(same for same in other.people if same.name == person.name))
            carried = [part for part in of_other if states_in(part) or SEAT_OF_PAGE.search(part)]
            assert len(carried) > 5
            assert all(faults([part], seat, play, secrets) for part in carried[:: len(carried) // 6])
            assert all(faults([secret.encode()], seat, play, secrets) for secret in secrets)
