"""The single cut between what is and what a seat may know.

A `SeatView` is all that a player, a bot, a page, a log or a replay is ever given: the snapshot that `observe` builds
from nothing, and the seat's own events since the start. No reference leads from it to the state. A spectator is the
seat NOBODY.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from cattery.core.game import TERMINAL, Event, Game
from cattery.core.words import Message, Seat


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat knows at one decision."""

    game: Game
    config: Any
    seat: int
    decision: int  # how many actions the players have taken so far
    player: int  # whose turn: a seat, CHANCE or TERMINAL
    snapshot: Any  # the game's View record
    events: tuple[Event, ...]
    legal_actions: tuple[int, ...]  # empty unless it is this seat's turn
    returns: tuple[float, ...]  # empty until the game is over
    scores: tuple[int, ...]
    ending: int  # index into game.endings, -1 until the game is over

    def to_json(self) -> str:
        """The view as one line of JSON: the same bytes for the same knowledge."""
        data = {
            "game": self.game.name,
            "players": self.config.players,
            "options": self.game.option_texts(self.config),
            **{name: getattr(self, name) for name in _PLAIN},
            "snapshot": {f.name: getattr(self.snapshot, f.name) for f in fields(self.snapshot)},
        }
        return json.dumps(data, separators=(",", ":"))


_PLAIN = ("seat", "decision", "player", "events", "legal_actions", "returns", "scores", "ending")


def view_from_json(game: Game, text: str) -> SeatView:
    """The view that `to_json` wrote."""
    data = json.loads(text)
    plain = {name: _tupled(data[name]) for name in _PLAIN}
    config = game.configure(data["players"], **data["options"])
    return SeatView(game=game, config=config, snapshot=game.View(**data["snapshot"]), **plain)


def _tupled(value: Any) -> Any:
    return tuple(_tupled(v) for v in value) if isinstance(value, list) else value


def make_view(game: Game, c: Any, s: Any, seat: int, decision: int, events: tuple[Event, ...]) -> SeatView:
    """The view of a seat; the only place where one is made from a state."""
    snapshot = game.View()
    game.observe(c, s, seat, snapshot)
    player = game.current_player(s)
    over = player == TERMINAL
    returns, scores = [0.0] * c.players, [0] * c.players
    if over:
        game.returns(c, s, returns)
        game.scores(c, s, scores)
    return SeatView(
        game=game,
        config=c,
        seat=seat,
        decision=decision,
        player=player,
        snapshot=snapshot,
        events=events,
        legal_actions=tuple(game.legal(c, s)) if player == seat else (),
        returns=tuple(returns) if over else (),
        scores=tuple(scores) if over else (),
        ending=game.ending(c, s) if over else -1,
    )


def verdict(returns: Sequence[float]) -> Message:
    """Who won; or who lost, where all others won."""
    best, worst = max(returns), min(returns)
    winners = [Seat(seat) for seat, value in enumerate(returns) if value == best]
    losers = [Seat(seat) for seat, value in enumerate(returns) if value == worst]
    if best == worst:
        return Message("nobody-wins")
    if len(winners) > len(losers) == 1:
        return Message("loses", {"player": losers[0]})
    if len(winners) == 1:
        return Message("wins", {"player": winners[0]})
    return Message("win-together", {"players": tuple(winners)})


def places(returns: Sequence[float], scores: Sequence[int]) -> list[int]:
    """Everybody's place, from 0: all winners share the first, of the others the better score is before.

    >>> places([-0.3, 0.9, -0.3, -0.3], [30, 38, 36, 30]), places([-1.0, 0.5, 0.5], [4, 2, 1]), places([0, 0], [3, 3])
    ([2, 0, 1, 2], [2, 0, 0], [0, 0])
    """
    best, way = max(returns), _way(returns, scores)
    rated = [(value, 0 if value == best else way * score) for value, score in zip(returns, scores, strict=True)]
    return [sum(other > own for other in rated) for own in rated]


def _way(returns: Sequence[float], scores: Sequence[int]) -> int:
    """1 where more points are better, -1 where fewer are."""
    best = max(range(len(returns)), key=lambda seat: returns[seat])
    worst = min(range(len(returns)), key=lambda seat: returns[seat])
    return 1 if scores[best] >= scores[worst] else -1


def best_first(returns: Sequence[float], scores: Sequence[int]) -> list[int]:
    """The seats by their returns, equal ones by their scores, whichever way the game counts.

    >>> best_first([-0.5, 1.0, -0.5], [30, 38, 36]), best_first([-1.0, 0.5, 0.5], [4, 2, 1])
    ([1, 2, 0], [2, 1, 0])
    """
    if not returns:
        return []
    way = _way(returns, scores)
    return sorted(range(len(returns)), key=lambda seat: (-returns[seat], -way * scores[seat]))
