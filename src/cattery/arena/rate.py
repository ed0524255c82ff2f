"""The speed of a way to play games: what every benchmark here gives."""

from collections.abc import Callable
from typing import TypedDict


class Rate(TypedDict):
    """Speeds, each per second of wall-clock time; deals are part of the time."""

    steps_per_second: float  # actions of players
    games_per_second: float  # from deal to end
    chance_steps_per_second: float  # outcomes of chance, counted apart from the steps


Measure = Callable[[float], Rate]  # plays for about that many seconds


def rate(games: int, steps: int, chance_steps: int, seconds: float) -> Rate:
    """Counts and seconds as counts a second."""
    return Rate(
        steps_per_second=steps / seconds,
        games_per_second=games / seconds,
        chance_steps_per_second=chance_steps / seconds,
    )
