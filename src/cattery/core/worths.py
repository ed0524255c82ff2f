"""What a search has found actions to be worth, for people who are told why one of them is recommended."""

from collections.abc import Mapping

MOST_TOLD = 3


def runners_up(worths: Mapping[int, float], chosen: int) -> list[tuple[int, float]]:
    """The best of the other actions, best first, with what they are worth.

    None is worth more than the chosen one: what only looks better, in so many worlds, is about as good.

    >>> runners_up({3: 0.50, 5: 0.42, 7: 0.51, 8: 0.10, 9: 0.40}, chosen=3)
    [(7, 0.5), (5, 0.42), (9, 0.4)]
    """
    others = sorted((action for action in worths if action != chosen), key=lambda action: -worths[action])
    return [(action, min(worths[action], worths[chosen])) for action in others[:MOST_TOLD]]
