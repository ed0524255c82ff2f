"""The tables at which bots are measured, and how a figure is said."""

from typing import Any

from cattery.arena.simulate import Estimate
from cattery.core.game import Game
from cattery.games import load, names

MOST_SEATS = 4


def tables(only: str = "") -> list[tuple[Game, Any]]:
    """Each game for two and for four, as far as it is played so."""
    games = [load(name) for name in names() if only in name]
    return [(game, game.configure(players)) for game in games for players in game.players if players in (2, MOST_SEATS)]


def title(game: Game, c: Any) -> str:
    """`felix, 4 seats`."""
    return f"{game.name.replace('_', ' ')}, {c.players} seats"


def share(e: Estimate) -> str:
    """`55.1 % (53.0-57.2)`."""
    return f"{100 * e.mean:.1f} % ({100 * e.low:.1f}-{100 * e.high:.1f})"
