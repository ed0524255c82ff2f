"""Fit the constants of a game's formula: `python -m benchmarks.fit cat-and-mouse --games 20000 --seed 1`.

Cat and Mouse says between two turns who will win (`search.chance_to_win`), Cockroach Poker between two rounds who will
lose (`risk.danger`). The logarithm of each player's chance is a sum of constants times features, but for what all
players have in common (a multinomial logit). The formula stands in the game alone: a constant's feature is what the
formula gives when this one is a unit and all others are 0.

Games between rules of thumb are played, some positions of each are held against how it ended, and the constants are
fitted by maximum likelihood (Newton's method). Printed are those of the source and the fitted ones, as they would stand
there, and the log loss of both in other games, which were not used for the fit.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cattery.arena.simulate import Z_95
from cattery.core.chance import below, seed_generator
from cattery.core.compiled import Compiled, unpack
from cattery.core.game import CHANCE, TERMINAL, Game
from cattery.core.loops import apply, choose, current_player, draw_chance, legal_actions, observe
from cattery.core.state import copy_state
from cattery.games import load
from cattery.games.cat_and_mouse import search as cat
from cattery.games.cat_and_mouse.rules import DISCARD, View
from cattery.games.cockroach_poker import risk as cockroach
from cattery.games.cockroach_poker.rules import OFFERING

Array = NDArray[np.float64]

THIN = 20  # one action in so many is looked at
MOST = 16  # states of a game that there is room for
FIRST = 2  # of the states: before it are the start of a game and where it has come to
END = -1  # stands in place of the action where a game is over
SMALL = 1e-5  # keeps a constant small where there is little to learn about it
STEPS = 30
STILL = 1e-9


class Position(NamedTuple):
    """A state that the formula is for, and how its game ended: by player, the part of what the formula foretells."""

    game: int
    state: Any
    part: tuple[float, ...]


@dataclass(frozen=True)
class Formula:
    """What a game says of its players' chances."""

    module: ModuleType  # in which the constants stand
    unit: int  # how many of the constants' units are 1 in the logarithm
    count: int  # how many numbers are to be fitted
    constants: Callable[[int, Sequence[int]], dict[str, Any]]  # these numbers as they stand there, for so many players
    logarithms: Callable[[Any, Any], list[float]]  # of each player's chance, by config and state
    is_for: Callable[[Any, int], bool]  # whether it is for a state that this action has led to
    part: Callable[[float], float]  # what is foretold, by a player's share of the victory


def cat_constants(_: int, numbers: Sequence[int]) -> dict[str, Any]:
    """Five missing ranks and more cost the same."""
    card, one, two, three, four, five, short, king, two_kings, three_kings, held, turn = numbers
    return {
        "CARD_COST": card,
        "MISSING_COST": (0, one, two, three, four, five, five, five),
        "SHORT_COST": short,
        "KING_WORTH": (0, king, two_kings, three_kings),
        "HELD_COST": held,
        "TURN_WORTH": turn,
    }


def cat_logarithms(c: Any, s: Any) -> list[float]:
    chance = cat.chance_to_win(c, s, 0, View())
    return [log(chance), log(1 - chance)]


def cockroach_constants(players: int, numbers: Sequence[int]) -> dict[str, Any]:
    """A row of the table."""
    return {"DANGER": (*cockroach.DANGER[:players], tuple(numbers), *cockroach.DANGER[players + 1 :])}


def cockroach_logarithms(c: Any, s: Any) -> list[float]:
    return [cockroach.danger(c, s, p) / 100 for p in range(c.players)]


FORMULAS = {
    "cat_and_mouse": Formula(
        cat, 1000, 12, cat_constants, cat_logarithms, lambda s, action: action >= DISCARD, lambda won: won
    ),
    "cockroach_poker": Formula(
        cockroach,
        100,
        len(cockroach.NONE),
        cockroach_constants,
        cockroach_logarithms,
        lambda s, action: bool(s.phase == OFFERING),
        lambda won: 1 - won,
    ),
}


# --------------------------------------------------------------------------------------------------------------- games


def play(c: Any, states: Any, v: Any, seed: int, games: int, r: Any, actions: Any, out: Any, weights: Any) -> int:
    """Write down states after an action, and each game's end; how many those are."""
    s = states[1]
    n = 0
    for game in range(games):
        seed_generator(r, seed, game)
        copy_state(states, 0, 1)
        player = current_player(s)
        last = n + MOST - 1
        while player != TERMINAL:
            if player == CHANCE:
                draw_chance(c, s, r, out, weights)
            else:
                legal = legal_actions(c, s, out)
                observe(c, s, player, v)
                action = choose(c, v, out, legal, r)
                apply(c, s, action)
                if n < last and below(r, THIN) == 0:
                    copy_state(states, 1, FIRST + n)
                    actions[n] = action
                    n += 1
            player = current_player(s)
        copy_state(states, 1, FIRST + n)
        actions[n] = END
        n += 1
    return n


@cache
def compiled_play(name: str) -> tuple[Compiled, Any]:
    """It takes some seconds, once for each game."""
    compiled = Compiled(load(name), is_trial=True)
    return compiled, compiled.function(play)


def positions(formula: Formula, game: Game, c: Any, games: int, seed: int) -> list[Position]:
    """Those of so many games that the formula is for."""
    if game.prospects is None:
        raise ValueError(f"{game.name} does not say how a game has ended")
    compiled, run = compiled_play(game.name)
    states = compiled.array(game.State, FIRST + MOST * games)
    states[0] = compiled.packed(game.new_state(c))
    actions, room = np.zeros(MOST * games, np.int64), np.zeros(game.room, np.int16)
    view, dice = compiled.array(game.View, 1)[0], np.zeros(1, np.uint64)
    n = run(compiled.packed(c), states, view, seed, games, dice, actions, room, room.copy())
    found: list[Position] = []
    number, kept = 0, list[Any]()
    for packed, action in zip(states[FIRST : FIRST + n], actions[:n].tolist(), strict=True):
        state = game.State()
        unpack(packed, state)
        if action == END:
            part = tuple(map(formula.part, game.prospects(c, state)))
            found += [Position(number, one, part) for one in kept]
            number, kept = number + 1, []
        elif game.current_player(state) != TERMINAL and formula.is_for(state, action):
            kept.append(state)
    return found


# ----------------------------------------------------------------------------------------------------------------- fit


@contextmanager
def held(formula: Formula, players: int, numbers: Sequence[int]) -> Iterator[None]:
    """The source's constants are these for a while."""
    old = {name: getattr(formula.module, name) for name in formula.constants(players, numbers)}
    vars(formula.module).update(formula.constants(players, numbers))
    try:
        yield
    finally:
        vars(formula.module).update(old)


def features(formula: Formula, c: Any, kept: list[Position]) -> Array:
    """By position, player and constant."""
    made = np.empty((len(kept), c.players, formula.count))
    for i in range(formula.count):
        with held(formula, c.players, [formula.unit * (i == j) for j in range(formula.count)]):
            made[:, :, i] = [formula.logarithms(c, one.state) for one in kept]
    return made


def fit(made: Array, parts: Array) -> Array:
    """What makes the parts most likely."""
    numbers = np.zeros(made.shape[2])
    for _ in range(STEPS):
        chances = softmax(made @ numbers)
        mean = np.einsum("np,npf->nf", chances, made)
        slope = np.einsum("np,npf->f", parts - chances, made) / len(made) - 2 * SMALL * numbers
        spread = np.einsum("np,npf,npg->fg", chances, made, made, optimize=True) - mean.T @ mean
        step = np.linalg.solve(spread / len(made) + 2 * SMALL * np.eye(len(numbers)), slope)
        numbers += step
        if np.abs(step).max() < STILL:
            break
    return numbers


def softmax(sums: Array) -> Array:
    """Chances, from their logarithms."""
    chances: Array = np.exp(sums - sums.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def losses(formula: Formula, c: Any, kept: list[Position]) -> Array:
    """Of each position, with the constants as they are now."""
    chances = softmax(np.array([formula.logarithms(c, one.state) for one in kept]))
    found: Array = -(np.array([one.part for one in kept]) * np.log(chances)).sum(axis=1)
    return found


def gain(kept: list[Position], now: Array, then: Array) -> tuple[float, float]:
    """By how much the loss is less then, and half of the 95 % interval, for which games count and not positions."""
    less = now - then
    by_game = np.bincount([one.game for one in kept], less - less.mean())
    return float(less.mean()), Z_95 * sqrt(float((by_game**2).sum())) / len(kept)


# --------------------------------------------------------------------------------------------------------------- print


def source(constants: dict[str, Any], players: int) -> list[str]:
    """As it stands in the module; of a table by players the one row."""
    has_rows = {name: isinstance(value, tuple) and isinstance(value[0], tuple) for name, value in constants.items()}
    return [
        f"{name}[{players}] = {value[players]}" if has_rows[name] else f"{name} = {value}"
        for name, value in constants.items()
    ]


def report(formula: Formula, game: Game, players: int, games: int, seed: int) -> list[str]:
    """Fit one table, and say how that went."""
    c = game.configure(players)
    used, fresh = (positions(formula, game, c, games, one) for one in (seed, seed + 1))
    found = fit(features(formula, c, used), np.array([one.part for one in used]))
    numbers = [round(number * formula.unit) for number in found.tolist()]
    constants = formula.constants(players, numbers)
    present = {name: getattr(formula.module, name) for name in constants}
    now = losses(formula, c, fresh)
    with held(formula, players, numbers):
        then = losses(formula, c, fresh)
    more, margin = gain(fresh, now, then)
    told = [beside(*pair) for pair in zip(source(present, players), source(constants, players), strict=True)]
    return [
        f"# {game.name}, {players} players: {len(used):,} positions of {games:,} games, seed {seed}",
        *(line for lines in told for line in lines),
        f"# log loss in {len(fresh):,} positions of as many other games, seed {seed + 1}: now {now.mean():.4f}, "
        f"fitted {then.mean():.4f}, gain {more:+.4f} (+-{margin:.4f}); all alike {log(players):.4f}",
    ]


def beside(present: str, fitted: str) -> tuple[str, ...]:
    """One line where nothing changes."""
    return (present,) if present == fitted else (f"{present}  # now", f"{fitted}  # fitted")


def main() -> None:
    """Read the command line, play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="all numbers of players without it")
    parser.add_argument("--games", type=int, default=20_000, help="to fit by, and as many others to measure by")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = load(args.game)
    if game.name not in FORMULAS:
        parser.error(f"{game.name} has no formula; there are {', '.join(FORMULAS)}")
    for players in [args.players] if args.players else game.players:
        print(*report(FORMULAS[game.name], game, players, args.games, args.seed), sep="\n", flush=True)


if __name__ == "__main__":
    main()
