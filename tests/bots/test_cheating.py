"""No bot cheats: in two games that a seat cannot tell apart it does the same. Cheaters are caught."""

import gc
import random
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from cattery.bots.players import Advice, Adviser, Mind
from cattery.core.chance import below, seeded_draw
from cattery.core.game import Game
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView, view_from_json
from cattery.games import load
from tests.bots.thinking import THINKERS, thinking_little
from tests.conformance.cases import EVERY_TABLE, random_play, table_id

EVERY_BOT = [(game, players, level) for game, level in THINKERS for players in game.players]

Log = list[tuple[int, int]]


def twins(game: Game, players: int, count: int, seed: int) -> Iterator[tuple[Any, Log, Log]]:
    """A config and two games in which the one whose turn it is has seen the same."""
    twin = import_module(f"tests.games.{game.name}.twins").twin
    rng = random.Random(seed)
    presets = list(game.presets)
    found = 0
    for _ in range(20 * count):
        if found == count:
            return
        c = game.configure(players, rng.choice(presets))
        play = random_play(game, c, rng, actions=rng.randrange(min(120, game.max_length(c) + 1)))
        other = None if play.is_over else twin(play, play.player, rng)
        if other is not None:
            found += 1
            yield c, play.log, other


def asked(adviser: Adviser, game: Game, c: Any, log: Log, seed: bytes, through_json: bool = False) -> tuple[str, Any]:
    """The view of a game that was just played, and the answer to it: the action and what others are worth, the dice."""
    play = Playthrough(game, c, draw=False)
    for player, action in log:
        play.append(player, action)
    play.seed = seed  # of chance to come
    view, r = play.view(play.player), [4711]
    text = view.to_json()
    return text, (adviser.advise(view_from_json(game, text) if through_json else view, r, 0), r)


def cheats(adviser: Adviser, game: Game, players: int, count: int, seed: int = 1) -> bool:
    """Whether it ever acts on what its seat cannot know."""
    for c, mine, theirs in twins(game, players, count, seed):
        view, answer = asked(adviser, game, c, mine, b"one")
        same_view, other_answer = asked(adviser, game, c, theirs, b"other")
        _, answer_to_json = asked(adviser, game, c, mine, b"one", through_json=True)
        assert view == same_view
        if not answer == other_answer == answer_to_json:
            return True
    return False


@pytest.mark.usefixtures("soon_deep")
@pytest.mark.parametrize(("game", "players", "level"), EVERY_BOT, ids=table_id)
def test_no_bot_cheats(game: Game, players: int, level: str) -> None:
    assert not cheats(thinking_little(game, level), game, players, count=6 if level == "expert" else 12)


@pytest.mark.soak
@pytest.mark.usefixtures("soon_deep")
@pytest.mark.parametrize(("game", "players", "level"), EVERY_BOT, ids=table_id)
def test_no_bot_cheats_in_thousands_of_positions(game: Game, players: int, level: str) -> None:
    assert not cheats(thinking_little(game, level), game, players, count=1000, seed=2)


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_there_are_positions_to_ask_about(game: Game, players: int) -> None:
    assert len(list(twins(game, players, 12, seed=1))) == 12


class Cheater:
    """Chooses by something that it has no right to know."""

    def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
        return Advice(view.legal_actions[self.secret(view) % len(view.legal_actions)])

    def secret(self, view: SeatView) -> int:
        raise NotImplementedError


def number_of(state: Any) -> int:
    return int.from_bytes(repr(state).encode()) % 999_983


class ReadsFrames(Cheater):
    """Looks for a game in the functions that called it."""

    def secret(self, view: SeatView) -> int:
        frame = sys._getframe()
        while "play" not in frame.f_locals:
            assert frame.f_back is not None
            frame = frame.f_back
        return number_of(frame.f_locals["play"].state)


class ReadsMemory(Cheater):
    """Looks for states in the memory of the process."""

    def secret(self, view: SeatView) -> int:
        found = [one for one in gc.get_objects() if type(one) is view.game.State]
        return sum(number_of(one) for one in found)


class ReadsTheSeed(Cheater):
    """Knows what chance will do."""

    def secret(self, view: SeatView) -> int:
        frame = sys._getframe()
        while "play" not in frame.f_locals:
            assert frame.f_back is not None
            frame = frame.f_back
        return seeded_draw(frame.f_locals["play"].seed, 0, 0, [1] * 60)


class RemembersGames(Cheater):
    """Counts what it was asked, which no view says."""

    def __init__(self) -> None:
        self.count = 0

    def secret(self, view: SeatView) -> int:
        self.count += 1
        return self.count


class ComparesIdentities(Cheater):
    """Tells two equal views apart by where they lie."""

    def __init__(self) -> None:
        self.shown: list[SeatView] = []  # kept, since a view that is gone gives its place to the next

    def secret(self, view: SeatView) -> int:
        self.shown.append(view)
        return hash((id(view),))  # places are multiples of 16, and often of the number of actions: stirred


@pytest.mark.parametrize("kind", [ReadsFrames, ReadsMemory, ReadsTheSeed, RemembersGames, ComparesIdentities])
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_planted_cheaters_are_caught(game: Game, players: int, kind: type[Cheater]) -> None:
    assert cheats(kind(), game, players, count=12)


def test_one_that_throws_other_dice_is_caught() -> None:
    class Restless:
        def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
            below(r, 2 + id(r) % 7)
            r[0] += id(r)
            return Advice(view.legal_actions[0])

    assert cheats(Restless(), load("felix"), 3, count=12)


def test_one_whose_hint_alone_tells_is_caught() -> None:
    class Honest(ReadsTheSeed):
        def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
            return Advice(view.legal_actions[0], {view.legal_actions[0]: self.secret(view)})

    assert cheats(Honest(), load("felix"), 3, count=12)


def test_an_honest_one_is_not_caught() -> None:
    felix = load("felix")
    assert not cheats(Mind("rule", felix.choose), felix, 3, count=40)
