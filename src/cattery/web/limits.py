"""How much one caller may ask for: token buckets, a bounded number of them."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 10_000
BURST_SECONDS = 4.0


class Limits:
    """A bucket for each key, filled at `rate` tokens a second up to four seconds' worth."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, when

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether the caller may go on.

        >>> limits = Limits(1.0, clock=lambda: 0.0)
        >>> [limits.take("ada") for _ in range(5)], limits.take("bo")
        ([True, True, True, True, False], True)
        """
        if self.rate <= 0:
            return True
        now, full = self._clock(), self.rate * BURST_SECONDS
        left, when = self._buckets.pop(key, (full, now))
        left = min(full, left + (now - when) * self.rate)
        may = left >= cost
        self._buckets[key] = (left - cost if may else left, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return may
