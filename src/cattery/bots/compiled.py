"""The compiled form of a mind. Numba is needed: never import this in a process that others wait for."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from cattery.bots.players import RULE, SEARCH, UNTRIED, WEAK, Advice, Mind
from cattery.core.compiled import Compiled, choose_bytes, search_bytes, weak_bytes
from cattery.core.game import EVENT_WIDTH, Game, event_rows
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView
from cattery.games import load

# How each kind of function is called from Python, and the field of `Game` that it comes from.
FORMS: dict[str, tuple[str, Callable[..., int]]] = {
    RULE: ("choose", choose_bytes),
    WEAK: ("choose_weakly", weak_bytes),
    SEARCH: ("search", search_bytes),
}

_made: dict[Callable[..., int], tuple[Compiled, Any]] = {}


def compiled_function(game: Game, of: Mind) -> tuple[Compiled, Any]:
    """A mind's function as machine code, one for all configs and amounts; compiled when it is first called."""
    if of.function not in _made:
        name, entry = FORMS[of.kind]
        own: dict[str, Any] = {name: of.function}
        is_trial = getattr(load(game.name), name) is not of.function
        compiled = Compiled(replace(game, **own), is_trial=is_trial)
        _made[of.function] = compiled, compiled.function(entry)
    return _made[of.function]


class CompiledMind:
    """Chooses as its mind does, with the same draws."""

    def __init__(self, game: Game, of: Mind) -> None:
        self._compiled, self._function = compiled_function(game, of)
        self._amount = of.amount

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        """An action; `r` is moved on."""
        return self.advise(view, r, persona).action

    def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
        """The same action, and how others would do."""
        compiled, n = self._compiled, len(view.legal_actions)
        events = np.array(event_rows(view.events), np.int16).reshape(-1, EVENT_WIDTH)
        legal, packed_r = np.zeros(view.game.room, np.int16), np.array(r, np.uint64)
        legal[:n] = view.legal_actions
        worths = np.full(view.game.num_actions, UNTRIED)
        config, snapshot = compiled.bytes(view.config), compiled.bytes(view.snapshot)
        action = self._function(config, snapshot, events, legal, n, packed_r, self._amount, persona, worths)
        r[0] = int(packed_r[0])
        return Advice(int(action), {a: worths.item(a) for a in np.flatnonzero(worths > UNTRIED).tolist()})


def warm(game: Game, of: Mind) -> None:
    """Compile it now, by thinking as little as it can about a first action."""
    play = Playthrough(game, game.configure())
    CompiledMind(game, replace(of, amount=1)).choose(play.view(play.player), [0], 0)
