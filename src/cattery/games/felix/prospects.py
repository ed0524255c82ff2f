"""How likely each player is to win Felix, seen with all cards open: what the turning points of a finished game go by.

Cats and mice as they stand, against what the rounds that are left may still bring. The row of an auction is left out:
to count it for those who may still get it makes the estimate no better, since who gets it pays for it. The number was
fitted to games between rules of thumb (`benchmarks/prospects.py`).
"""

from math import exp, sqrt

from cattery.games.felix.rules import OVER, Config, State, is_winner

SPREAD = 3.5  # points ahead with which one is 2.7 times as likely to win, with one round left; it grows as their root
DIALS = ("SPREAD",)


def prospects(c: Config, s: State) -> tuple[float, ...]:
    """Together 1; a shared victory is shared here too (F21)."""
    if s.phase == OVER:
        weights = [float(is_winner(c, s, p)) for p in range(c.players)]
    else:
        points = [s.cats[p] + s.mice[p] + s.bids[p] for p in range(c.players)]
        spread = SPREAD * sqrt(c.rounds - s.round)
        weights = [exp((mine - max(points)) / spread) for mine in points]
    return tuple(weight / sum(weights) for weight in weights)
