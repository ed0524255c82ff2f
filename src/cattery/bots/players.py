"""What a bot does: an action from a `SeatView`, the same one for the same view and the same whim.

A level is a name for how well a bot plays. Each is one of the game's own functions with a number: how weak, or how much
may be tried out. A game offers the levels that it has the functions for.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any, Protocol

from cattery.core.chance import below, seed_generator
from cattery.core.errors import InvalidConfig
from cattery.core.game import Game, event_rows
from cattery.core.view import SeatView
from cattery.core.words import Message

LEVELS = ("beginner", "casual", "regular", "strong", "expert")
DEFAULT_LEVEL = "regular"  # which every game has
HINT_LEVEL = "expert"  # whose advice people are given
HINT_WHIM = b"hint"  # the same view gets the same advice
UNTRIED = -inf  # what an action is worth that no search has tried

# The kinds of function that a mind can have.
WEAK = "weak"
RULE = "rule"
SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, and what those are worth that a search has tried, in the game's own measure: more is better."""

    action: int
    worths: Mapping[int, float] = field(default_factory=dict)
    is_makeshift: bool = False  # the rule of thumb's, since the level that was asked cannot answer yet


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot chooses: a function of one of three forms, and its number."""

    kind: str
    function: Callable[..., int]
    amount: int = 0  # how weak (WEAK), or how much may be tried out (SEARCH)

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        """An action, in plain Python; `r` are the bot's dice."""
        return self.advise(view, r, persona).action

    def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
        """The same action, and how others would do."""
        c, v, legal = view.config, view.snapshot, list(view.legal_actions)
        if self.kind == RULE:
            return Advice(self.function(c, v, legal, len(legal), r))
        known = (c, v, event_rows(view.events), legal, len(legal), r, self.amount)
        if self.kind == WEAK:
            return Advice(self.function(*known, persona))
        worths = [UNTRIED] * view.game.num_actions
        action = self.function(*known, worths)
        return Advice(action, {a: worth for a, worth in enumerate(worths) if worth > UNTRIED})


def levels(game: Game) -> tuple[str, ...]:
    """The levels that a game offers, from the weakest."""
    return tuple(level for level in LEVELS if _mind(game, level) is not None)


def check_level(game: Game, level: str) -> None:
    """Raise InvalidConfig for a level that the game does not offer."""
    if level not in levels(game):
        raise InvalidConfig("error-level", got=level[:40], expected=", ".join(levels(game)))


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
    """Whatever can sit at a table of the arena: levels, minds, programs of others."""

    def choose(self, view: SeatView, r: list[int], persona: int) -> int: ...


class Adviser(Protocol):
    """A `Mind` or its compiled form, which can tell besides what other actions would be worth."""

    def advise(self, view: SeatView, r: list[int], persona: int) -> Advice: ...


def choose_action(view: SeatView, level: str, whim: bytes, adviser: Adviser | None = None) -> int:
    """The action that a bot of this level takes: that of `advise`."""
    return advise(view, level, whim, adviser).action


def advise(view: SeatView, level: str, whim: bytes, adviser: Adviser | None = None) -> Advice:
    """What a bot of this level does, and what it has tried; `view` must be of a seat whose turn it is.

    Its dice follow from the whim, the level, the seat and the decision. An `adviser` takes the place of the level's own
    mind: as a rule the compiled form of it, or the rule of thumb until that is ready.
    """
    r = dice(whim, level, view.seat, view.decision)
    return (adviser or mind(view.game, level)).advise(view, r, persona(view.game, view.seat, whim))


def reasons(view: SeatView, advice: Advice) -> list[Message]:
    """Why that action, in words."""
    return [] if view.game.reasons is None else view.game.reasons(view, advice.action, advice.worths)


def persona(game: Game, seat: int, whim: bytes) -> int:
    """What sort of player the bot on a seat is, throughout a match."""
    return below(dice(whim, seat), len(game.personas))


def personas(game: Game) -> tuple[str, ...]:
    """The personas that a game's weaker bots have."""
    return game.personas if game.choose_weakly is not None else ()


def shown_persona(game: Game, level: str, seat: int, whim: bytes) -> str | None:
    """The persona that a bot of this level has there, by name; None where the level has none."""
    return game.personas[persona(game, seat, whim)] if mind(game, level).kind == WEAK else None


def manner(game: Game, level: str, shown: str | None) -> Message:
    """How a bot plays, in words: its level, and the persona that is shown of it."""
    how_well = Message(f"level-{level}")
    if shown is None:
        return how_well
    return Message("level-and-persona", {"level": how_well, "persona": Message(f"{game.name}/persona-{shown}")})


def whim_of(seed: bytes) -> bytes:
    """What the dice of a game's bots are made of, from the secret of the game: the same wherever and whenever they act.

    The secret is that of a match before players add to its deal, or else the seed that the cards themselves follow
    from. It is hashed under a name of its own: from the whim nobody can work out the secret or a card. Whoever knows
    the secret, as everybody does after a match, can work out the whim.
    """
    return hmac.new(seed, b"rule of thumb", hashlib.sha256).digest()


def dice(whim: bytes, *about: Any) -> list[int]:
    """A generator of its own for a whim and what it is about."""
    digest = hashlib.sha256(b"/".join([whim, str(about).encode()])).digest()
    r = [0]
    seed_generator(r, int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big"))
    return r
