"""The same rules as machine code: every function rebuilt by numba over packed records, cached on disk.

A plain function is taken as it stands; its globals are replaced: functions by their compiled selves, tuples of numbers
by constant arrays, the generator by its twin in 64-bit arithmetic. `Compiled(game)` is the whole interface.
"""

import dis
import hashlib
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import is_dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from cattery.core import chance, loops, state
from cattery.core.game import Game
from cattery.core.loops import (
    apply,
    choose,
    choose_weakly,
    current_player,
    draw_chance,
    legal_actions,
    search,
)
from cattery.core.state import layout

Array = NDArray[Any]

GOLDEN = np.uint64(chance.GOLDEN)
MIX_1 = np.uint64(chance.MIX_1)
MIX_2 = np.uint64(chance.MIX_2)


def cache_folder(name: str) -> Path:
    """Where a game's compiled code is kept: named by a hash of its source text, so no edit meets old code."""
    return user_cache_path("cattery") / "compiled" / name / _source_hash(name)


def forget_old_code(names: Sequence[str]) -> int:
    """Delete what was compiled from other source text; how many versions of it there were."""
    kept = {cache_folder(name) for name in names}
    root = user_cache_path("cattery") / "compiled"
    old = [folder for folder in root.glob("*/*") if folder not in kept]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
    return len(old)


@cache
def _source_hash(name: str) -> str:
    checked = vars(numba.config)["BOUNDSCHECK"]
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__} {checked}".encode())
    for room in ("core", f"games/{name}"):
        root = Path(str(files("cattery") / room))
        for path in sorted(root.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# Twins of the plain generator: signed overflow is undefined in numba, so all of it is unsigned.


def _below(r: Any, n: Any) -> Any:
    r[0] += GOLDEN
    z = r[0]
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return np.int64((z >> np.uint64(32)) * np.uint64(n) >> np.uint64(32))


def _seed_generator(r: Any, seed: Any, stream: Any) -> None:
    r[0] = np.uint64(seed) * MIX_1 + np.uint64(stream) * GOLDEN
    _below(r, 2)
    r[0] ^= r[0] >> np.uint64(31)
    r[0] *= MIX_2


def _pick(r: Any, weights: Any, n: Any) -> Any:
    """To the last weight, without an early exit that the processor could not foresee."""
    total = 0
    for i in range(n):
        total += weights[i]
    number = _below(r, total)
    index = 0
    reached = 0
    for i in range(n):
        reached += weights[i]
        index += number >= reached
    return index


def _copy_state(states: Any, source: Any, target: Any) -> None:
    states[target] = states[source]


def _records(record: Any, n: Any) -> Any:
    return np.zeros(n, record)


def _hold(array: Any) -> None:
    pass  # to be called is enough: what is an argument lives until then


def _numbers(n: Any) -> Any:
    return np.zeros(n, np.int64)


def _decimals(n: Any) -> Any:
    return np.zeros(n, np.float64)


TWINS: dict[Any, Any] = {
    chance.below: _below,
    chance.pick: _pick,
    chance.seed_generator: _seed_generator,
    state.copy_state: _copy_state,
    state.records: _records,
    state.hold: _hold,
    state.numbers: _numbers,
    state.decimals: _decimals,
}


# Entry points for a loop in Python: a record passed from there costs 3 us, an array of bytes 0.2 us.


CONFIG: Any = None  # stand for the game's packed types
STATE: Any = None
VIEW: Any = None


def apply_bytes(config: Any, state: Any, action: int) -> None:
    apply(config.view(CONFIG)[0], state.view(STATE)[0], action)


def legal_actions_bytes(config: Any, state: Any, out: Any) -> int:
    return legal_actions(config.view(CONFIG)[0], state.view(STATE)[0], out)


def current_player_bytes(state: Any) -> int:
    return current_player(state.view(STATE)[0])


def draw_chance_bytes(config: Any, state: Any, r: Any, out: Any, weights: Any) -> None:
    draw_chance(config.view(CONFIG)[0], state.view(STATE)[0], r, out, weights)


# Bots, all called alike.


def choose_bytes(
    config: Any, view: Any, events: Any, legal: Any, n: int, r: Any, amount: int, persona: int, worths: Any
) -> int:
    return choose(config.view(CONFIG)[0], view.view(VIEW)[0], legal, n, r)


def weak_bytes(
    config: Any, view: Any, events: Any, legal: Any, n: int, r: Any, amount: int, persona: int, worths: Any
) -> int:
    return choose_weakly(config.view(CONFIG)[0], view.view(VIEW)[0], events, legal, n, r, amount, persona)


def search_bytes(
    config: Any, view: Any, events: Any, legal: Any, n: int, r: Any, amount: int, persona: int, worths: Any
) -> int:
    return search(config.view(CONFIG)[0], view.view(VIEW)[0], events, legal, n, r, amount, worths)


def packed(record: type) -> np.dtype[Any]:
    """The packed form of a declared record: a numpy structure, aligned."""
    fields = [(name, kind, (size,)) if size else (name, kind) for name, kind, size in layout(record)]
    return np.dtype(fields, align=True)


def pack(source: Any, target: Any) -> None:
    """Write a plain record into a packed one (`array[i]` of a structured array)."""
    for name, _, _ in layout(type(source)):
        target[name] = getattr(source, name)


def unpack(source: Any, target: Any) -> None:
    """Write a packed record into a plain one."""
    for name, _, _ in layout(type(target)):
        setattr(target, name, source[name].tolist())


class Compiled:
    """The compiled functions of one game.

    >>> from cattery.games import load
    >>> felix = Compiled(load("felix"))
    >>> felix.array(felix.game.State, 2).nbytes < 600
    True
    """

    def __init__(self, game: Game, challenger: Callable[..., int] | None = None, *, is_trial: bool = False) -> None:
        """With `is_trial` nothing is kept on disk: for functions that are not the game's own."""
        self.game = game
        self._challenger = challenger
        self._is_trial = is_trial
        self._made: dict[Any, Any] = {}
        self._types = {"CONFIG": packed(game.Config), "STATE": packed(game.State), "VIEW": packed(game.View)}

    def function(self, plain: Callable[..., Any]) -> Any:
        """The compiled form of a plain function, with everything that it calls; made when it is first called."""
        return self._function(plain, is_inner=False)

    def bytes(self, record: Any) -> Array:
        """A record as an array of bytes, for the entry points."""
        array = self.array(type(record), 1)
        pack(record, array[0])
        return array.view(np.uint8)

    def array(self, record: type, size: int) -> Array:
        """`size` packed records, all zeros."""
        return np.zeros(size, packed(record))

    def packed(self, record: Any) -> Any:
        """One packed record, equal to a plain one."""
        array = self.array(type(record), 1)
        pack(record, array[0])
        return array[0]

    def _function(self, plain: Callable[..., Any], *, is_inner: bool) -> Any:
        plain = TWINS.get(plain, plain)
        if plain in loops.PLACEHOLDERS:
            plain = loops.own_function(plain, self.game, self._challenger)
        if (plain, is_inner) not in self._made:
            # A folder a game: numba knows functions by the types of their arguments, and bytes are bytes in all games.
            vars(numba.config)["CACHE_DIR"] = str(cache_folder(self.game.name))
            is_kept = not is_inner and not self._is_trial
            compiler = numba.njit(cache=is_kept, nogil=True, error_model="numpy", forceinline=is_inner)
            rebuilt = FunctionType(plain.__code__, self._namespace(plain), plain.__name__)
            self._made[plain, is_inner] = compiler(rebuilt)
        return self._made[plain, is_inner]

    def _namespace(self, function: Any) -> dict[str, Any]:
        """The function's globals, each in the form that numba takes."""
        space: dict[str, Any] = {"__name__": function.__module__}
        for instruction in dis.get_instructions(function):
            name = instruction.argval
            if instruction.opname == "LOAD_GLOBAL" and name in function.__globals__:
                space[name] = self._types.get(name) or self._taken(function.__globals__[name])
        return space

    def _taken(self, value: Any) -> Any:
        if isinstance(value, FunctionType):
            return self._function(value, is_inner=True)
        if isinstance(value, type) and is_dataclass(value):
            return packed(value)
        if isinstance(value, tuple):
            return np.array(value)
        return value
