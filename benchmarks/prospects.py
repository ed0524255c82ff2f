"""How far a game's prospects can be trusted: `python -m benchmarks.prospects felix --players 4`.

Games between rules of thumb are played, and some decisions of each are kept. Printed are, for players who were given
0 to 10 %, 10 to 20 % and so on, how many those were, what they were given in the mean and how often they won; and the
loss, the mean of -log(chance given to what happened), beside that of who gives all players the same.

`--fit` looks for the constants with the least loss: those that the game's module names as its `DIALS`. What is printed
then is of as many other games, those of the next seed.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from math import log
from types import ModuleType
from typing import Any, NamedTuple

from cattery.core.chance import seed_generator
from cattery.core.game import CHANCE, TERMINAL, Game
from cattery.core.state import clone
from cattery.games import load

CLASSES = 10
SURE = 1e-6  # nothing is taken to be more certain
FIRST_STEP, LAST_STEP = 0.5, 0.02  # by which part of itself a constant is changed


class Decision(NamedTuple):
    """A state in which a player was to act, and how its game ended."""

    state: Any
    won: tuple[float, ...]


def decisions(game: Game, c: Any, games: int, each: int, seed: int) -> Iterator[Decision]:
    """So many of each game."""
    rng = random.Random(seed)
    for number in range(games):
        states = list(states_of(game, c, rng, [seed, number]))
        won = prospects(game, c, states.pop())
        for state in rng.sample(states, min(each, len(states))):
            yield Decision(state, won)


def states_of(game: Game, c: Any, rng: random.Random, stream: list[int]) -> Iterator[Any]:
    """A game by rule of thumb: the state at each decision, and at the end."""
    s, v, r = game.new_state(c), game.View(), [0]
    seed_generator(r, *stream)
    while (player := game.current_player(s)) != TERMINAL:
        if player == CHANCE:
            outcomes, weights = zip(*game.outcomes(c, s), strict=True)
            game.apply(c, s, rng.choices(outcomes, weights)[0])
            continue
        yield clone(s)
        game.observe(c, s, player, v)
        legal = game.legal(c, s)
        game.apply(c, s, game.choose(c, v, legal, len(legal), r))
    yield s


def prospects(game: Game, c: Any, s: Any) -> tuple[float, ...]:
    """What the game says of a state."""
    if game.prospects is None:
        raise SystemExit(f"{game.name} has no prospects")
    return game.prospects(c, s)


def loss(game: Game, c: Any, kept: list[Decision]) -> float:
    """The mean of all decisions and players."""
    given = [(chance, won) for one in kept for chance, won in zip(prospects(game, c, one.state), one.won, strict=True)]
    return sum(surprise(chance, won) for chance, won in given) / len(given)


def surprise(chance: float, won: float) -> float:
    """A shared victory is a part of one."""
    chance = min(max(chance, SURE), 1 - SURE)
    return -won * log(chance) - (1 - won) * log(1 - chance)


def table(game: Game, c: Any, kept: list[Decision]) -> list[tuple[int, float, float]]:
    """By class of the chance given: how many players, the mean of what they were given, the share who won."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(CLASSES)]
    for one in kept:
        for chance, won in zip(prospects(game, c, one.state), one.won, strict=True):
            found[min(int(chance * CLASSES), CLASSES - 1)].append((chance, won))
    return [
        (len(given), *(sum(column) / len(given) for column in zip(*given, strict=True))) for given in found if given
    ]


def fit(module: ModuleType, loss_now: Callable[[], float]) -> None:
    """Change one constant after the other as long as that helps, by less and less."""
    best, step = loss_now(), FIRST_STEP
    while step >= LAST_STEP:
        before = best
        for name in module.DIALS:
            old = getattr(module, name)
            for value in (old * (1 + step), old / (1 + step)):
                setattr(module, name, value)
                found = loss_now()
                if found < best:
                    best, old = found, value
            setattr(module, name, old)
        if best == before:
            step /= 2


def main() -> None:
    """Read the command line, play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--each", type=int, default=5, help="decisions that are kept of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    args = parser.parse_args()
    game = load(args.game)
    c = game.configure(args.players)
    module = import_module(f"cattery.games.{args.game}.prospects")
    if args.fit and not hasattr(module, "DIALS"):
        parser.error(f"{args.game} has no constants to fit")
    kept = list(decisions(game, c, args.games, args.each, args.seed))
    if args.fit:
        fit(module, lambda: loss(game, c, kept))
        kept = list(decisions(game, c, args.games, args.each, args.seed + 1))
        print(*(f"{name} = {getattr(module, name):.4g}" for name in module.DIALS), sep="\n")
    for count, given, won in table(game, c, kept):
        print(f"{count:6} players: given {given:6.1%}, won {won:6.1%}")
    share = sum(kept[0].won) / c.players
    alike = sum(surprise(share, won) for one in kept for won in one.won) / len(kept) / c.players
    print(f"loss {loss(game, c, kept):.4f}; all alike {alike:.4f}")


if __name__ == "__main__":
    main()
