"""What a bot does: an action from a `SeatView`, the same one for the same view and the same whim.

A level is a name for how well a bot plays. Each is one of the game's own functions with a number: how weak, or how many
actions may be tried out. A game offers the levels that it has the functions for.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from cattery.core.chance import below, seed_generator
from cattery.core.game import Game, event_rows
from cattery.core.view import SeatView

LEVELS = ("beginner", "casual", "regular", "strong", "expert")
DEFAULT_LEVEL = "regular"  # which every game has

# The kinds of function that a mind can have.
WEAK = "weak"
RULE = "rule"
SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot chooses: a function of one of three forms, and its number."""

    kind: str
    function: Callable[..., int]
    amount: int = 0  # how weak (WEAK), or how many actions may be tried out (SEARCH)

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        """An action, in plain Python; `r` are the bot's dice."""
        c, v, legal = view.config, view.snapshot, list(view.legal_actions)
        if self.kind == RULE:
            return self.function(c, v, legal, len(legal), r)
        known = (c, v, event_rows(view.events), legal, len(legal), r, self.amount)
        return self.function(*known, persona) if self.kind == WEAK else self.function(*known)


def levels(game: Game) -> tuple[str, ...]:
    """The levels that a game offers, from the weakest."""
    return tuple(level for level in LEVELS if _mind(game, level) is not None)


def mind(game: Game, level: str) -> Mind:
    """The mind of a level; of the game's default level where it does not have that one."""
    return _mind(game, level) or Mind(RULE, game.choose)


def _mind(game: Game, level: str) -> Mind | None:
    weak, search = game.choose_weakly, game.search
    known = {
        "beginner": weak and Mind(WEAK, weak, 2),
        "casual": weak and Mind(WEAK, weak, 1),
        "regular": Mind(RULE, game.choose),
        "strong": search and Mind(SEARCH, search, game.strong_nodes),
        "expert": search and Mind(SEARCH, search, game.expert_nodes),
    }
    return known.get(level)


class Thinker(Protocol):
    """Whatever can be asked for an action: a `Mind` or its compiled form."""

    def choose(self, view: SeatView, r: list[int], persona: int) -> int: ...


def choose_action(view: SeatView, level: str, whim: bytes, thinker: Thinker | None = None) -> int:
    """The action that a bot of this level takes; `view` must be of a seat whose turn it is.

    The whim stands for the bot's own dice: a secret that has nothing to do with the deal.
    """
    r = dice(whim, level, view.seat, view.decision)
    return (thinker or mind(view.game, level)).choose(view, r, persona(view.game, view.seat, whim))


def persona(game: Game, seat: int, whim: bytes) -> int:
    """What sort of player the bot on a seat is, throughout a match."""
    return below(dice(whim, seat), len(game.personas))


def dice(whim: bytes, *about: Any) -> list[int]:
    """A generator of its own for a whim and what it is about."""
    digest = hashlib.sha256(b"/".join([whim, str(about).encode()])).digest()
    r = [0]
    seed_generator(r, int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big"))
    return r
