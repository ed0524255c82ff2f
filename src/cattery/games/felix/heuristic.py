"""Felix by rule of thumb: what the row is worth by the cards seen, against what passing pays.

Worth is counted in tenths of a point, since the compiled form has integers only.
"""

from cattery.core.chance import below
from cattery.core.game import HIDDEN
from cattery.games.felix.rules import (
    AUCTION,
    BID,
    BIG_DOG,
    BUY,
    DECLINE,
    PASS,
    PLACE,
    VALUES,
    Config,
    View,
    leaving,
    slot_set,
)

# A face-down card of another player's, and how much that changes once its owner has passed or holds the highest bid.
UNKNOWN_CARD = 27
OWNER_PASSED = -15
OWNER_LEADS = 20

# What dogs may still do, with one to four cards face down: a constant, and tenths for each point of the cat they would
# chase among the open ones. Means over all rows; a dog that lies open may yet be joined by another and leave alone.
NO_DOG = (0, -12, -16, -16)
NO_DOG_CHASES = (2, 2, 1, 1)
BIG_DOG_OPEN = (-30, -45, -48, -45)
BIG_DOG_CHASES = (6, 3, 2, 1)
SMALL_DOG_OPEN = (-20, -5, 8, 13)
SMALL_DOG_CHASES = (8, 6, 4, 2)

# How gladly each card is placed: where it is turned up at once, and face down by one with many mice or with few.
OPENING = (20, 5, 60, 45, 30, 40, -30, 45, 80, 80)
RICH = (20, 20, 30, -35, -25, 40, 80, 30, 60, 50)
POOR = (30, 50, 70, 15, 0, 20, 0, 75, 75, 60)
WHIM = 10  # so as not to be read


def choose(c: Config, v: View, legal: list[int], n: int, r: list[int]) -> int:
    """The action of a thoughtful player; `legal[:n]` are the legal ones."""
    if v.phase == PLACE:
        return choose_card(c, v, legal, n, r)
    if v.phase == AUCTION:
        return choose_bid(c, v)
    return BUY if n > 1 and row_worth(c, v) > 10 else DECLINE


def choose_card(c: Config, v: View, legal: list[int], n: int, r: list[int]) -> int:
    """Open with what others would not pay for; bait the sack with the best cats when rich, spoil it when poor."""
    mice = 0
    for p in range(c.players):
        mice += v.mice[p]
    is_rich = v.mice[v.seat] * c.players >= mice
    best = legal[0]
    most = -1000
    for i in range(n):
        kind = legal[i]
        if v.placed == 0:
            liking = OPENING[kind]
        elif is_rich:
            liking = RICH[kind]
        else:
            liking = POOR[kind]
        liking += below(r, WHIM)
        if liking > most:
            most = liking
            best = kind
    return best


def choose_bid(c: Config, v: View) -> int:
    """One more than the highest bid while that leaves no less than passing pays."""
    pays = c.mouse_cards[v.passes] if v.filled == 1 else 0
    price = v.high + 1
    if price > v.mice[v.seat] + v.bids[v.seat] or row_worth(c, v) < 10 * (price + pays):
        return PASS
    return BID + price


def row_worth(c: Config, v: View) -> int:
    """What the row should bring, in tenths of a point."""
    total = 0
    hidden = 0
    dogs = 0
    dog = 0
    best = 0
    worst = 0
    for slot in range(c.row):
        kind = v.row[slot]
        if kind == HIDDEN:
            hidden += 1
            total += hidden_worth(c, v, slot_set(c, v.start, slot))
        else:
            total += 10 * VALUES[kind]
            best = max(best, VALUES[kind])
            worst = min(worst, VALUES[kind])
            if kind >= BIG_DOG:
                dogs += 1
                dog = kind
    if hidden == 0:
        return known_worth(c, v)
    if dogs > 1:
        return total
    return total + chase(dogs, dog, best, worst, hidden - 1)


def hidden_worth(c: Config, v: View, owner: int) -> int:
    """A card that was put face down by a player who passed, who leads, or who is still waiting."""
    if v.passed[owner] == 1:
        return UNKNOWN_CARD + OWNER_PASSED
    if v.high > 0 and v.bids[owner] == v.high:
        return UNKNOWN_CARD + OWNER_LEADS
    return UNKNOWN_CARD


def known_worth(c: Config, v: View) -> int:
    """A row of which this seat has seen every card (F18)."""
    gone = leaving(c, v.row)
    total = 0
    for slot in range(c.row):
        if gone >> slot & 1 == 0:
            total += 10 * VALUES[v.row[slot]]
    return total


def chase(dogs: int, dog: int, best: int, worst: int, i: int) -> int:
    """What one dog at most that lies open, and those that may lie face down, should take away or spare."""
    if dogs == 0:
        return NO_DOG[i] - NO_DOG_CHASES[i] * (best + worst)
    if dog == BIG_DOG:
        return BIG_DOG_OPEN[i] - BIG_DOG_CHASES[i] * best
    return SMALL_DOG_OPEN[i] - SMALL_DOG_CHASES[i] * worst
