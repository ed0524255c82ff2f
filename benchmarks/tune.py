"""Tune the constants of a game's rule of thumb: `python -m benchmarks.tune felix --players 4`.

A candidate differs from the best so far in a few constants. Both play the same duplicate blocks against the constants
as they stand in the source; a candidate is dropped as soon as it looks worse, and taken when it is better by two
standard errors. In the end the best is measured on blocks that were never used, and printed as source.

Where it pays to know how the others think, a candidate would only learn to exploit the one way that they have. So there
can be several kinds of others, of which the one counts that the candidate does worst against: with
--against "HONESTY=0 TRUST=1" also some who are like the candidate but for these constants. And who is hard to exploit
need not be good against the weak: with --floor 0.9 nothing is taken that wins less than 90 % against players who choose
at random.

A module may have `BY_PLAYERS`, constants with a row for each number of players: of those only the row that `size(c)`
says is changed, and what was found there is to be taken over for these players alone.

The compiled functions read the constants at run time (`Dials`), so that one compilation serves all candidates.
"""

import argparse
import ast
import inspect
import random
import sys
from importlib import import_module
from math import copysign, sqrt
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from cattery.arena.blocks import RulePlayer, measured
from cattery.arena.table import WIN, Figures
from cattery.bots.players import RULE, Mind
from cattery.core.chance import below
from cattery.games import load

HEATS = (500, 1500, 6000)  # blocks, more and more, that a candidate has to survive
FRESH = 1 << 20  # blocks from here on are for the final measurement
MOST_CHANGED = 4
STRIDE = 2  # places in an array with gaps for each number
TUPLES = str.maketrans("[]", "()")

Values = dict[str, list[int]]
Shares = NDArray[np.float64]


class Dials:
    """A module's functions with some of its constants as arrays, which can be set while compiled code runs."""

    def __init__(self, module: ModuleType, names: list[str]) -> None:
        tree = ast.parse(inspect.getsource(module))
        start = {name: np.array(getattr(module, name)) for name in names}
        self.shapes = {name: value.shape for name, value in start.items()}
        self.start: Values = {name: value.ravel().tolist() for name, value in start.items()}
        self._arrays = {name: with_gaps(shape or (2,)) for name, shape in self.shapes.items()}
        functions: list[ast.stmt] = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        singles = {name for name, shape in self.shapes.items() if not shape}
        body = _Subscripts(singles).visit(ast.Module(functions, []))
        self.space: dict[str, Any] = {**vars(module), **self._arrays}
        exec(compile(ast.fix_missing_locations(body), str(module.__file__), "exec"), self.space)
        self.set(self.start)

    def set(self, values: Values) -> None:
        """Turn all of them; one number stands for as many as there are."""
        for name, numbers in values.items():
            self._arrays[name][...] = np.resize(numbers, self.shapes[name])

    def source(self, values: Values) -> str:
        """The constants as they would stand in the module."""
        shaped = {name: np.resize(numbers, self.shapes[name]).tolist() for name, numbers in values.items()}
        return "\n".join(f"{name} = {value}".translate(TUPLES) for name, value in shaped.items())


def with_gaps(shape: tuple[int, ...]) -> NDArray[np.int64]:
    """An array of two numbers or more that compiled code reads where it lies, instead of keeping a copy."""
    return np.zeros((*shape, STRIDE), np.int64)[..., 0]


class _Subscripts(ast.NodeTransformer):
    """`WHIM` becomes `WHIM[0]`, where WHIM is a single number."""

    def __init__(self, singles: set[str]) -> None:
        self.singles = singles

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.singles:
            return node
        return ast.Subscript(node, ast.Constant(0), node.ctx)


class Tuner:
    """Plays candidates against the constants of the source."""

    def __init__(
        self,
        game_name: str,
        players: int,
        module: ModuleType,
        names: list[str],
        against: list[Values],
        seed: int,
        floor: float = 0.0,
    ) -> None:
        game = load(game_name)
        c = game.configure(players)
        self.dials, self.others = Dials(module, names), Dials(module, names)
        mine, theirs = (Mind(RULE, dials.space["choose"]) for dials in (self.dials, self.others))
        self.play = RulePlayer(game, c, mine, theirs)
        self.play_random = RulePlayer(game, c, mine, Mind(RULE, choose_any))
        self.floor = floor
        self.places = places(module, c, self.dials)
        self.seed, self.rng = seed, random.Random(seed)
        self.best = self.dials.start
        self.against = against
        self._known: dict[int, Shares] = {}

    def shares(self, values: Values, first: int, blocks: int) -> Shares:
        """Of victories, with these constants: a row for each kind of others, a column for each block."""
        others = [self.dials.start, *({**values, **change} for change in self.against)]
        return np.array([self.against_one(values, one, first, blocks)[:, 0, WIN] for one in others])

    def against_one(self, values: Values, others: Values, first: int, blocks: int) -> Figures:
        """How constants do against others that all have the same ones."""
        self.dials.set(values)
        self.others.set(others)
        return self.play(first, blocks, self.seed)

    def against_random(self, values: Values, first: int, blocks: int) -> Figures:
        """How constants do against others who choose at random."""
        self.dials.set(values)
        return self.play_random(first, blocks, self.seed)

    def step(self) -> float | None:
        """One candidate; by how much of a victory a game it is better, if it is taken."""
        candidate = self.candidate()
        mine = known = np.empty((1 + len(self.against), 0))
        for blocks in HEATS:
            first = mine.shape[1]
            mine = np.hstack([mine, self.shares(candidate, first, blocks)])
            known = np.hstack([known, self.known(first, blocks)])
            gain = worst(mine) - worst(known)
            error = gain.std() / sqrt(len(gain))
            if gain.mean() <= (0 if blocks < HEATS[-1] else 2 * error):
                return None
        if self.floor and self.against_random(candidate, 0, HEATS[-1])[:, 0, WIN].mean() < self.floor:
            return None
        self.best = candidate
        self._known = {}
        return float(gain.mean())

    def known(self, first: int, blocks: int) -> Shares:
        """Those of the best so far, in the same blocks."""
        if first not in self._known:
            self._known[first] = self.shares(self.best, first, blocks)
        return self._known[first]

    def candidate(self) -> Values:
        """The best with a few numbers changed, each by about a fifth of itself or by a little."""
        made = {name: list(numbers) for name, numbers in self.best.items()}
        for name, i in self.rng.sample(self.places, min(len(self.places), self.rng.randint(1, MOST_CHANGED))):
            old = made[name][i]
            width = max(1.5, abs(old) * self.rng.choice((0.1, 0.2, 0.5)))
            new = old + (round(self.rng.gauss(0, width)) or self.rng.choice((-1, 1)))
            # A constant keeps its sign and does not become 0: the code may rely on that.
            made[name][i] = new if old * new > 0 or old == 0 else int(copysign(1, old))
        return made


def places(module: ModuleType, c: Any, dials: Dials) -> list[tuple[str, int]]:
    """Whatever may be changed: the numbers of each constant, or of the row for these players."""
    found = []
    for name, numbers in dials.start.items():
        width = len(numbers)
        first = 0
        if name in getattr(module, "BY_PLAYERS", ()):
            width //= dials.shapes[name][0]
            first = width * module.size(c)
        found += [(name, first + i) for i in range(width)]
    return found


def choose_any(c: Any, v: Any, legal: list[int], n: int, r: list[int]) -> int:
    """Whatever is legal, all alike."""
    return legal[below(r, n)]


def worst(shares: Shares) -> Shares:
    """Block by block against the kind of others that win most."""
    return np.asarray(shares[shares.mean(axis=1).argmin()])


def constants(module: ModuleType) -> list[str]:
    """What can be tuned: the module's `DIALS`, or else all of its own constants that are numbers."""
    if hasattr(module, "DIALS"):
        return list(module.DIALS)
    targets = [
        target.id
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    return [name for name in targets if name.isupper() and is_numbers(getattr(module, name))]


def is_numbers(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, tuple) and all(isinstance(v, int) for v in value))


def main() -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--module", default="heuristic", help="of the game's folder, with a function `choose`")
    parser.add_argument("--only", help="names of constants, separated by commas")
    parser.add_argument("--candidates", type=int, default=500)
    parser.add_argument(
        "--against", action="append", default=[], help='others like it but for "NAME=VALUE NAME=VALUE"; repeatable'
    )
    parser.add_argument("--floor", type=float, default=0.0, help="share of victories against random players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--final", type=int, default=20_000, help="blocks of the final measurement")
    args = parser.parse_args()
    module = import_module(f"cattery.games.{args.game}.{args.module}")
    names = (args.only or ",".join(constants(module))).split(",")
    against = [single_values(text) for text in args.against]
    tuner = Tuner(args.game, args.players, module, names, against, args.seed, args.floor)
    for i in (bar := tqdm(range(args.candidates), disable=not sys.stderr.isatty())):
        before, gain = tuner.best, tuner.step()
        if gain is not None:
            bar.write(f"candidate {i}: +{gain:.2%}{changes(before, tuner.best)}", file=sys.stderr)
    for kind, others in kinds(tuner, args.against):
        print(f"# against {kind}: {measured(tuner.against_one(tuner.best, others, FRESH, args.final), 0)}")
    print(f"# against random players: {measured(tuner.against_random(tuner.best, FRESH, args.final), 0)}")
    print(tuner.dials.source(tuner.best))


def kinds(tuner: Tuner, against: list[str]) -> list[tuple[str, Values]]:
    """Whom the best has been tried against, in words."""
    changed = [(f"itself with {text}", {**tuner.best, **single_values(text)}) for text in against]
    return [("the constants of the source", tuner.dials.start), *changed]


def single_values(text: str) -> Values:
    """Constants with one number each, which stands for as many as there are.

    >>> single_values("HONESTY=100 TRUST=30")
    {'HONESTY': [100], 'TRUST': [30]}
    """
    return {name: [int(value)] for name, _, value in (word.partition("=") for word in text.split())}


def changes(old: Values, new: Values) -> str:
    """What differs.

    >>> changes({"TRUST": [9, 8], "WHIM": [5]}, {"TRUST": [9, 10], "WHIM": [5]})
    '; TRUST[1] 8 -> 10'
    """
    pairs = ((name, i, before) for name in old for i, before in enumerate(old[name]))
    return "".join(f"; {name}[{i}] {before} -> {new[name][i]}" for name, i, before in pairs if before != new[name][i])


if __name__ == "__main__":
    main()
