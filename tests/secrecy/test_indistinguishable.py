"""Two games that agree on all that a seat has seen give it the same bytes; a planted leak on each channel is caught."""

import dataclasses
import random
from importlib import import_module
from typing import Any

import pytest

from cattery.core.game import NOBODY, Event, Game
from cattery.core.playthrough import Playthrough
from cattery.core.state import copy_fields
from cattery.core.view import make_view, view_from_json
from cattery.core.words import LANGUAGES, Message
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, random_play, table_id
from tests.secrecy.channels import channels

POSITIONS = 150


def positions(game: Game, players: int, count: int, seed: int) -> list[Playthrough]:
    """Random games under random presets, stopped anywhere."""
    rng = random.Random(seed)
    presets = list(game.presets)
    configs = [game.configure(players, rng.choice(presets)) for _ in range(count)]
    return [random_play(game, c, rng, actions=rng.randrange(min(150, game.max_length(c) + 1))) for c in configs]


def refolded(game: Game, play: Playthrough, log: list[tuple[int, int]]) -> Playthrough:
    """A log folded by the rules, and then shown by a game that may leak."""
    made = Playthrough(play.game, play.config, draw=False)
    for player, action in log:
        made.append(player, action)
    made.game = game
    return made


def differing_channels(game: Game, play: Playthrough, rng: random.Random, language: str) -> set[str]:
    """The channels on which a seat could tell a game from its twin; empty if there is no leak."""
    twin = import_module(f"tests.games.{game.name}.twins").twin
    seat = rng.choice([NOBODY, *range(play.config.players)])
    other = twin(play, seat, rng)
    if other is None:
        return set()
    mine, theirs = refolded(game, play, play.log), refolded(game, play, other)
    assert mine.log != theirs.log, "the twin must differ in something"
    a, b = channels(mine, seat, language), channels(theirs, seat, language)
    return {name for name in a if a[name] != b[name]}


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_games_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(game: Game, players: int) -> None:
    rng = random.Random(players)
    for i, play in enumerate(positions(game, players, POSITIONS, seed=players)):
        assert differing_channels(game, play, rng, LANGUAGES[i % len(LANGUAGES)]) == set()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_a_million_views_tell_nothing(game: Game, players: int) -> None:
    rng = random.Random(players)
    for seed in range(400):
        for i, play in enumerate(positions(game, players, POSITIONS, seed=1000 + seed)):
            assert differing_channels(game, play, rng, LANGUAGES[i % len(LANGUAGES)]) == set()


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_most_positions_have_a_twin(game: Game, players: int) -> None:
    """Else the test above would look at nothing."""
    rng = random.Random(1)
    twin = import_module(f"tests.games.{game.name}.twins").twin
    found = [twin(play, rng.randrange(players), rng) for play in positions(game, players, 60, seed=2)]
    assert sum(log is not None for log in found) >= 15


def secret_of(s: Any) -> int:
    """A number that depends on everything hidden."""
    return int.from_bytes(repr(s).encode()) % 999_983


class Leak:
    """Games whose records leak the whole state on one channel; `last` is the state that was observed last."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.last: Any = None

    def observe(self, c: Any, s: Any, seat: int, v: Any) -> None:
        self.game.observe(c, s, seat, v)
        self.last = s

    def in_the_view(self) -> Game:
        def observe(c: Any, s: Any, seat: int, v: Any) -> None:
            self.game.observe(c, s, seat, v)
            v.seat += secret_of(s) << 8

        return dataclasses.replace(self.game, observe=observe, position=lambda c, v: [])

    def in_the_events(self) -> Game:
        def observe_action(c: Any, s: Any, action: int, after: Any, seat: int) -> list[Event]:
            events = self.game.observe_action(c, s, action, after, seat)
            return [(*event, secret_of(after)) for event in events]

        return dataclasses.replace(self.game, observe_action=observe_action, event_message=lambda c, event: None)

    def in_the_actions(self) -> Game:
        def legal_actions(c: Any, s: Any, out: list[int]) -> int:
            n = self.game.legal_actions(c, s, out)
            return max(1, n - secret_of(s) % 2)

        return dataclasses.replace(self.game, legal_actions=legal_actions)

    def in_the_words(self) -> Game:
        def position(c: Any, v: Any) -> list[Message]:
            return [Message("seat-name", {"number": secret_of(self.last)})]

        return dataclasses.replace(self.game, observe=self.observe, position=position)


PLANTED = {
    "view": Leak.in_the_view,
    "saved view": Leak.in_the_view,
    "events": Leak.in_the_events,
    "actions": Leak.in_the_actions,
    "words": Leak.in_the_words,
}


@pytest.mark.parametrize("channel", PLANTED)
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_a_leak_planted_on_a_channel_is_caught(game: Game, channel: str) -> None:
    leaking = PLANTED[channel](Leak(game))
    rng = random.Random(3)
    caught: set[str] = set()
    for play in positions(game, game.default_players(), 40, seed=4):
        caught |= differing_channels(leaking, play, rng, "en")
    assert channel in caught


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_sampled_states_give_the_seat_the_view_it_has(game: Game, players: int) -> None:
    rng = random.Random(players)
    r = [rng.getrandbits(64)]
    for play in positions(game, players, 60, seed=10 + players):
        if play.is_over:
            continue
        seat = rng.choice([NOBODY, *range(players)])
        view = play.view(seat)
        for _ in range(3):
            s = game.State()
            game.sample_state(play.config, view.snapshot, list(view.events), r, s)
            again = make_view(game, play.config, s, seat, view.decision, view.events)
            assert again.to_json() == view.to_json()


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_sampled_states_differ_and_can_be_played_to_the_end(game: Game, players: int) -> None:
    rng = random.Random(players)
    r = [7]
    conserved = import_module(f"tests.games.{game.name}.conserved").conserved
    twin = import_module(f"tests.games.{game.name}.twins").twin
    for play in positions(game, players, 12, seed=20 + players):
        if play.is_over:
            continue
        view = play.view(play.player)
        samples = []
        for _ in range(20):
            s = game.State()
            game.sample_state(play.config, view.snapshot, list(view.events), r, s)
            assert conserved(play.config, s) == conserved(play.config, play.state)
            samples.append(s)
            finish(game, play, s, rng)
        if twin(play, play.player, rng) is not None:
            assert any(s != samples[0] for s in samples[1:]), "what the seat cannot know is drawn anew"


def finish(game: Game, play: Playthrough, s: Any, rng: random.Random, most: int = 300) -> None:
    """Play on from a sampled state."""
    on = Playthrough(game, play.config, draw=False)
    copy_fields(s, on.state)
    on.seed = rng.randbytes(8)
    while not on.is_over and on.decision < most:
        on.act(on.player, rng.choice(game.legal(play.config, on.state)))


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_a_view_survives_json_and_back(game: Game, players: int) -> None:
    for play in positions(game, players, 20, seed=30):
        for seat in (NOBODY, 0, players - 1):
            view = play.view(seat)
            again = view_from_json(game, view.to_json())
            assert again == view
            assert again.to_json() == view.to_json()
