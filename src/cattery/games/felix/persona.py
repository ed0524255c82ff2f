"""Felix as people play it who are not so good yet: by the rule of thumb, but forgetful, unsure, and each in a way."""

from cattery.core.chance import below
from cattery.core.game import Event
from cattery.core.state import numbers
from cattery.games.felix.heuristic import choose_bid, is_rich, liking, row_worth
from cattery.games.felix.rules import AUCTION, BUY, DECLINE, KINDS, PLACE, SETS, Config, View

PERSONAS = ("honest", "bluffer", "hoarder")

# By weakness, from 1: which kinds are remembered once they lay open (the 15 and the dogs, nothing), how far off an
# estimate of the row may be, and how much whim there is in placing, in tenths of a point.
REMEMBERED = (0b1111111111, 0b1101000000, 0)
MISJUDGED = (0, 40, 100)
WHIM = (0, 20, 40)

# What a persona adds, once or twice by weakness: to how gladly each kind is placed, and to what the row seems worth.
PLACES = (
    *(-20, -10, 0, 5, 10, 15, 20, 0, -10, -10),  # honest: cats that make the row worth having
    *(10, 5, 0, 0, -5, -5, -10, 15, 20, 20),  # bluffer: dogs, rabbits and bad cats
    *(0, 5, 20, 15, 5, -10, -20, 10, 0, 0),  # hoarder: keeps the best for later, and the mice
)
BIDS = (0, 10, -12)


def choose_weakly(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], weakness: int, persona: int
) -> int:
    """The action of a player of that weakness, 1 or 2, who stays the same persona all the game."""
    if v.phase == PLACE:
        return place_weakly(c, v, legal, n, r, weakness, persona)
    worth = dim_worth(c, v, REMEMBERED[weakness]) + BIDS[persona] * weakness
    worth += below(r, 2 * MISJUDGED[weakness] + 1) - MISJUDGED[weakness]
    if v.phase == AUCTION:
        return choose_bid(c, v, worth)
    return BUY if n > 1 and row_worth(c, v) > 10 else DECLINE


def place_weakly(c: Config, v: View, legal: list[int], n: int, r: list[int], weakness: int, persona: int) -> int:
    """The card that such a player likes best just now."""
    rich = is_rich(c, v, v.seat)
    best = legal[0]
    most = -1000
    for i in range(n):
        kind = legal[i]
        liked = liking(c, v, kind, rich) + PLACES[persona * KINDS + kind] * weakness + below(r, WHIM[weakness])
        if liked > most:
            most = liked
            best = kind
    return best


def dim_worth(c: Config, v: View, remembered: int) -> int:
    """What the row should bring to someone who remembers only these kinds of what lay open in earlier rounds."""
    shown = numbers(SETS)
    for i in range(SETS):
        shown[i] = v.shown[i]
        v.shown[i] &= remembered
    worth = row_worth(c, v)
    for i in range(SETS):
        v.shown[i] = shown[i]
    return worth
