"""Plans that are tried on the same worlds, the worse half of them given up again and again (sequential halving).

The first plan is that of the rule of thumb: it is never given up, and the others count by what they gain over it.
Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013.
"""


def rounds_for(others: int) -> int:
    """How often so many can be tried, half of them given up after each time, until one is left and tried."""
    rounds = 1
    while others > 1:
        others = (others + 1) // 2
        rounds += 1
    return rounds


def next_round(plans: list[int], gains: list[float], squares: list[float], m: int, worlds: int) -> int:
    """How many of the m plans after the first are tried from now on: all at first, then the better half of them."""
    return keep_best(plans, gains, squares, m, (m + 1) // 2) if worlds > 0 else m


def count_gains(values: list[float], m: int, gains: list[float], squares: list[float]) -> None:
    """What each of the m plans after the first has gained over it in one world."""
    for i in range(1, m + 1):
        gain = values[i] - values[0]
        gains[i] += gain
        squares[i] += gain * gain


def note_gains(plans: list[int], gains: list[float], m: int, worlds: int, worths: list[float]) -> None:
    """Keep by action what each of the m plans after the first has gained over it in a world; some are then given up."""
    if worlds > 0:
        for i in range(1, m + 1):
            worths[plans[i]] = gains[i] / worlds


def note_worths(plans: list[int], m: int, first: float, low: float, high: float, worths: list[float]) -> None:
    """Make those gains worths, from `low` to `high`: `first` is what the first plan is worth.

    A gain over few worlds may lead beyond what can be, if the first plan does better in them than in the rest.
    """
    worths[plans[0]] = first
    for i in range(1, m + 1):
        worths[plans[i]] = max(low, min(high, worths[plans[i]] + first))


def keep_best(plans: list[int], gains: list[float], squares: list[float], m: int, kept: int) -> int:
    """Move the best of the m plans after the first to the front; gives back how many are kept."""
    for i in range(1, kept + 1):
        best = i
        for j in range(i + 1, m + 1):
            if gains[j] > gains[best]:
                best = j
        plans[i], plans[best] = plans[best], plans[i]
        gains[i], gains[best] = gains[best], gains[i]
        squares[i], squares[best] = squares[best], squares[i]
    return kept


def is_better(gain: float, squares: float, worlds: int) -> bool:
    """Whether a gain over so many worlds, with the sum of its squares, is more than its standard error."""
    return gain > 0.0 and gain * gain > squares - gain * gain / worlds
