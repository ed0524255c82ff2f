"""Counts of positions of tiny configurations, found once by trying everything and kept beside each game's tests.

`counts[d]` is the number of different ways to begin a game with `d` actions and outcomes of chance together, `games[d]`
how many of them are whole games. Where a game can be endless the counts stop at some depth.
"""

import json
from pathlib import Path
from typing import Any

from cattery.core.game import CHANCE, TERMINAL, Game
from cattery.core.state import clone
from cattery.games import names

FOLDER = Path(__file__).parent


def tiny_configurations() -> list[tuple[str, dict[str, Any]]]:
    """Those of all games that have any, each with its game's name."""
    files = [(name, FOLDER / name / "positions.json") for name in names()]
    return [(name, tiny) for name, file in files if file.exists() for tiny in json.loads(file.read_text("utf-8"))]


def find(game: str, name: str) -> dict[str, Any]:
    """One of them."""
    return next(tiny for known, tiny in tiny_configurations() if (known, tiny["name"]) == (game, name))


def counted(game: Game, c: Any, depth: int) -> tuple[list[int], list[int]]:
    """Positions and whole games by their length, up to a depth."""
    counts, ends = [0] * (depth + 1), [0] * (depth + 1)

    def count(s: Any, at: int) -> None:
        counts[at] += 1
        player = game.current_player(s)
        if player == TERMINAL:
            ends[at] += 1
        elif at < depth:
            for chosen in [o for o, _ in game.outcomes(c, s)] if player == CHANCE else game.legal(c, s):
                after = clone(s)
                game.apply(c, after, chosen)
                count(after, at + 1)

    count(game.new_state(c), 0)
    return counts, ends
