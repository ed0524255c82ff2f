"""Everybody's chances, of every game that tells them: at each decision of random games, and at the end."""

import random
from functools import cache
from typing import Any, NamedTuple

import pytest

from cattery.core.game import CHANCE, Game
from cattery.core.playthrough import Playthrough
from cattery.core.turning_points import LEAST, MOST, turning_points
from cattery.games import load
from tests.conformance.cases import EVERY_TABLE, pairwise_configs, random_play, table_id

TABLES = [(game, players) for game, players in EVERY_TABLE if game.prospects is not None]
CONFIGS = 4  # of each table, from all over its options, beside the usual one
LONG = 300  # actions of a player


class Told(NamedTuple):
    """A game, and everybody's chances before each action of the players and after the last one."""

    play: Playthrough
    chances: list[tuple[float, ...]]


@cache
def some_games(name: str, players: int) -> list[Told]:
    """Random ones under the defaults and some other options."""
    game, rng = load(name), random.Random(players)
    configs: list[Any] = list(pairwise_configs(game, players))
    chosen = [configs[0], *rng.sample(configs, CONFIGS)]
    return [told(random_play(game, c, rng, LONG)) for c in chosen]


def told(play: Playthrough) -> Told:
    """The game once more."""
    assert play.game.prospects is not None
    again = Playthrough(play.game, play.config, draw=False)
    chances = []
    for entry in play.log:
        again.append(*entry)
        if again.player != CHANCE:
            chances.append(play.game.prospects(play.config, again.state))
    return Told(play, chances)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)
def test_chances_are_shares_of_as_many_victories_as_there_are(game: Game, players: int) -> None:
    for _, found in some_games(game.name, players):
        for chances in found:
            assert len(chances) == players
            assert min(chances) >= 0
            assert max(chances) <= 1
            assert sum(chances) == pytest.approx(round(sum(chances)))
            assert round(sum(chances)) in (1, players - 1)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)
def test_at_the_end_they_are_the_result(game: Game, players: int) -> None:
    ended = [one for one in some_games(game.name, players) if one.play.is_over]
    assert ended
    for play, found in ended:
        chances, returns = found[-1], play.returns()
        for p in range(players):
            assert (chances[p] == max(chances)) == (returns[p] == max(returns))
            assert (chances[p] == min(chances)) == (returns[p] == min(returns))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)
def test_turning_points_are_few_in_order_and_true(game: Game, players: int) -> None:
    for play, chances in some_games(game.name, players):
        points = turning_points(play)
        assert len(points) <= (MOST if play.is_over else 0)
        assert [one.step for one in points] == sorted({one.step for one in points})
        for one in points:
            assert (one.before, one.after) == (chances[one.step - 1], chances[one.step])
            assert one.change >= LEAST
            assert one.change == pytest.approx(max(abs(a - b) for a, b in zip(one.before, one.after, strict=True)))
