"""What one run has shown."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Command = tuple[str, str]  # a match, and the name of a command in it
Latencies = list[float]  # milliseconds


@dataclass
class Tally:
    """Counts inside the measured span of time, which begins when the warm-up is over."""

    begun: float
    ended: float
    actions: int = 0  # acknowledged
    late: int = 0  # sends that had to wait beyond their time, because the table had not come so far
    awaited: int = 0  # views that others should have had of what was sent
    views: int = 0
    view_bytes: int = 0
    to_view: Latencies = field(default_factory=list)  # from a seat's send to another seat's fresh view
    to_answer: Latencies = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    acknowledged: list[Command] = field(default_factory=list)  # the warm-up's too
    unanswered: set[Command] = field(default_factory=set)  # may be in the log or not

    def is_counted(self, at: float) -> bool:
        return self.begun <= at < self.ended

    def figures(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "actions_per_second": round(self.actions / (self.ended - self.begun), 1),
            "to_view_ms": quantiles(self.to_view),
            "to_answer_ms": quantiles(self.to_answer),
            "view_bytes": self.view_bytes // max(1, self.views),
            "late": self.late,
            "unseen": self.awaited - len(self.to_view),
            "errors": dict(self.errors),
        }


def quantiles(values: Latencies) -> dict[str, float]:
    """The middle, and the ends that people notice.

    >>> quantiles([float(n) for n in range(1, 101)])
    {'p50': 51.0, 'p95': 96.0, 'p99': 100.0}
    """
    ordered = sorted(values)
    if not ordered:
        return {}
    return {f"p{q}": round(ordered[min(len(ordered) - 1, len(ordered) * q // 100)], 2) for q in (50, 95, 99)}
