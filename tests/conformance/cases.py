"""Configurations and random games for the tests that every game must pass."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from cattery.core.errors import InvalidConfig
from cattery.core.game import Game, Option
from cattery.core.playthrough import Playthrough
from cattery.games import load, names

ALL_GAMES = [load(name) for name in names()]
EVERY_TABLE = [(game, n) for game in ALL_GAMES for n in game.players]


def soaked_but(name: str) -> list[Any]:
    """All games, for a test that costs much: only the named one is small enough for `make test`."""
    small = load(name)
    return [game if game is small else pytest.param(game, marks=pytest.mark.soak) for game in ALL_GAMES]


def table_id(value: Any) -> str:
    """How a test names its parameter."""
    return value.name if isinstance(value, Game) else str(value)


def values_of(option: Option) -> list[str | int]:
    """All choices of an option, or the ends of its range and its default."""
    if option.choices:
        return list(option.choices)
    return list(dict.fromkeys([option.default, option.low, min(option.high, 2 * option.low + 120)]))


def pairwise_configs(game: Game, players: int) -> Iterator[Any]:
    """The defaults, and every pair of values of two options; pairs that cannot be played are left out."""
    yield game.configure(players)
    pairs = list(combinations(game.options, 2)) or [(one, one) for one in game.options]
    for one, two in pairs:
        for value in values_of(one):
            for other in values_of(two):
                options: dict[str, Any] = {one.name: value, two.name: other}
                try:
                    yield game.configure(players, **options)
                except InvalidConfig:
                    continue


def random_play(game: Game, c: Any, rng: random.Random, actions: int | None = None) -> Playthrough:
    """A game of random legal actions, played to its end or for so many actions."""
    play = Playthrough(game, c, seed=rng.randbytes(16))
    while not play.is_over and (actions is None or play.decision < actions):
        play.act(play.player, rng.choice(game.legal(c, play.state)))
    return play
