"""What decides a game: many games of the rule of thumb, and what can be counted in them, with intervals over games.

What is particular to a game its `study` finds, from what a spectator sees.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any

from cattery.arena.blocks import measure
from cattery.arena.simulate import Z_95, Estimate, share_estimate
from cattery.arena.table import WIN, Table
from cattery.bots.players import DEFAULT_LEVEL, levels, mind
from cattery.core.game import CHANCE, NOBODY, Event, Game, Sample

SLOW_LEVEL = "expert"  # left out of the comparison of levels: it takes its time
LENGTH_CLASSES = 24
FEWEST = 30  # games: a point of fewer is left out
START, LENGTH, SKILL = "start", "length", "skill"  # charts of every game


@dataclass
class Mean:
    """A mean of values that come in bunches, a bunch a game: only games are independent."""

    games: int = 0
    count: float = 0.0
    total: float = 0.0
    squares: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])  # of totals, of counts, of their products

    def add(self, count: float, total: float) -> None:
        """One game's values."""
        self.games += 1
        self.count += count
        self.total += total
        for i, product in enumerate((total * total, count * count, total * count)):
            self.squares[i] += product

    def estimate(self) -> Estimate:
        """The mean of all values; the interval by the variance of a ratio."""
        mean = self.total / self.count
        of_totals, of_counts, of_products = self.squares
        rest = max(0.0, of_totals - 2 * mean * of_products + mean * mean * of_counts)
        error = math.sqrt(rest * self.games / max(1, self.games - 1)) / self.count
        margin = Z_95 * error
        return Estimate(mean, error * math.sqrt(self.games), mean - margin, mean + margin)


@dataclass(frozen=True)
class Point:
    """One value of a chart."""

    series: str
    x: str
    estimate: Estimate
    count: float


@dataclass(frozen=True)
class Chart:
    """Means by something."""

    name: str
    points: list[Point]

    @property
    def series(self) -> list[str]:
        """Each once, 5 before 10, whichever was met first."""
        return sorted({point.series for point in self.points}, key=lambda name: (len(name), name))


class Counts:
    """The means of some charts, by (chart, series, x)."""

    def __init__(self) -> None:
        self._means: dict[tuple[str, int, int], Mean] = {}

    def add_game(self, samples: Iterable[Sample]) -> None:
        """All that one game showed."""
        bunches: dict[tuple[str, int, int], list[float]] = {}
        for chart, series, x, y in samples:
            bunches.setdefault((chart, series, x), []).append(y)
        for key, values in bunches.items():
            self._means.setdefault(key, Mean()).add(len(values), sum(values))

    def chart(self, name: str, series: Callable[[int], str], label: Callable[[int], str]) -> Chart:
        """One of them, in order."""
        enough = {key: mean for key, mean in self._means.items() if key[0] == name and mean.games >= FEWEST}
        found = sorted(enough.items(), key=lambda item: (item[0][2], item[0][1]))
        return Chart(name, [Point(series(s), label(x), mean.estimate(), mean.count) for (_, s, x), mean in found])


def analyse(
    game: Game, c: Any, games: int, blocks: int, seed: int, on_progress: Callable[[int, int], object]
) -> list[Chart]:
    """All charts of a game; `on_progress` is told (done, of how many)."""
    pairs = list(pairwise(level for level in levels(game) if level != SLOW_LEVEL))
    configs = variants(game, c)
    whole, done = games * len(configs) + blocks * len(pairs), 0
    counts, lengths = Counts(), list[int]()
    for number, (_, config) in enumerate(configs):
        for i in range(games):
            played = play(game, config, seed, i)
            counts.add_game((START, number, turn, share) for turn, share in by_turn(played))
            if config is c:
                lengths.append(played.length)
                counts.add_game(game.study(c, played.events))
            done += 1
            on_progress(done, whole)
    charts = [counts.chart(START, lambda s: configs[s][0], lambda x: str(x + 1)), length_chart(lengths)]
    charts += [counts.chart(name, str, partial(label, names)) for name, names in game.studies.items()]
    return [*charts, skill_chart(game, c, pairs, blocks, seed, lambda n: on_progress(done + n, whole))]


def label(names: tuple[str, ...], x: int) -> str:
    """What stands below a point: a name if there are names, or the number."""
    return names[x] if names else str(x)


def variants(game: Game, c: Any) -> list[tuple[str, Any]]:
    """The config, and where the game says so the same with other values of one option; named by that value."""
    if game.study_option is None:
        return [("", c)]
    name, values = game.study_option
    texts = game.option_texts(c)
    made = {value: game.configure(c.players, "standard", **(texts | {name: str(value)})) for value in values}
    own = str(getattr(c, name))
    return [(own, c), *((str(value), config) for value, config in made.items() if str(value) != own)]


@dataclass(frozen=True)
class Told:
    """A game that was played: what is counted in it."""

    first: int  # who acted first
    length: int  # in actions of players
    wins: list[float]  # by seat
    events: list[Event]  # what a spectator saw


def play(game: Game, c: Any, seed: int, number: int) -> Told:
    """One game between rules of thumb."""
    table = Table(game, c, number, 0, seed)
    table.play([mind(game, DEFAULT_LEVEL)] * c.players)
    first = next(player for player, _ in table.log if player != CHANCE)
    events = list(table.playthrough().view(NOBODY).events)
    return Told(first, table.decision, table.figures()[:, WIN].tolist(), events)


def by_turn(played: Told) -> Iterator[tuple[int, float]]:
    """Each player's share of the victory, by how long after the first it came to act."""
    n = len(played.wins)
    return (((seat - played.first) % n, share) for seat, share in enumerate(played.wins))


def length_chart(lengths: list[int]) -> Chart:
    """How many games had how many actions, in classes of equal width."""
    width = max(1, math.ceil((max(lengths) - min(lengths) + 1) / LENGTH_CLASSES))
    classes = Counter(length // width * width for length in lengths)
    points = [Point("", str(low), share_estimate(n, len(lengths)), n) for low, n in sorted(classes.items())]
    return Chart(LENGTH, points)


def skill_chart(
    game: Game, c: Any, pairs: list[tuple[str, str]], blocks: int, seed: int, on_progress: Callable[[int], object]
) -> Chart:
    """One of a level against copies of the one below."""
    points = []
    for i, (low, high) in enumerate(pairs):
        found = measure(game, c, high, low, blocks, seed, on_progress=partial(told_after, i * blocks, on_progress))
        points.append(Point("", f"{high} / {low}", found.win, blocks))
    return Chart(SKILL, points)


def told_after(before: int, on_progress: Callable[[int], object], done: int) -> None:
    """Progress of a part."""
    on_progress(before + done)
