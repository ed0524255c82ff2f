"""Felix by rule of thumb: what the row is worth by the cards seen, against what passing pays.

Worth is counted in tenths of a point, since the compiled form has integers only. Cards face down are guessed from what
their owner has not shown yet: nothing that lay open is forgotten.
"""

from cattery.core.chance import below
from cattery.core.game import HIDDEN
from cattery.games.felix.rules import (
    AUCTION,
    BID,
    BIG_DOG,
    BUY,
    DECLINE,
    KINDS,
    PASS,
    PLACE,
    SMALL_DOG,
    VALUES,
    Config,
    View,
    leaving,
    slot_set,
)

# For three, four and five players, found by `python -m benchmarks.tune felix --players N`.

# How likely each kind is to be the one face down, of those that an owner with many mice or with few has not shown; no
# kind is left out, since an owner's last card may be any.
BAIT = ((5, 7, 4, 5, 5, 19, 9, 2, 11, 11), (8, 8, 7, 4, 8, 14, 9, 1, 23, 14), (8, 9, 9, 5, 8, 13, 8, 1, 10, 7))
SPOIL = ((20, 3, 28, 4, 4, 9, 2, 10, 5, 12), (10, 2, 10, 1, 5, 9, 2, 10, 1, 12), (10, 2, 1, 2, 5, 9, 4, 10, 3, 12))

# What it says of a card face down that its owner has passed.
OWNER_PASSED = (-41, -36, -36)

# What a lone dog would chase at the least, with one card face down, two, ... as many as there can be: the best or worst
# cat may lie there.
BIG_PREY = ((4, 7, 0, 0), (3, 5, 5, 0), (2, 7, 5, 9))
SMALL_PREY = ((0, -11, 0, 0), (0, -9, -5, 0), (-2, -7, -5, -8))

# How gladly each card is placed: where it is turned up at once, and face down by one with many mice or with few.
OPENING = (
    (12, 4, 74, 66, 30, 64, -33, 15, 128, 7),
    (5, 3, 79, 93, 30, 67, -33, 21, 153, 16),
    (16, 4, 79, 226, 30, 67, -33, 15, 128, 17),
)
RICH = (
    (5, 18, 12, -61, -31, 3, 89, 31, 70, 53),
    (1, 10, 12, -47, -20, 44, 89, 39, 70, 53),
    (1, 12, 12, -47, -20, 44, 89, 40, 70, 53),
)
POOR = (
    (30, -2, 102, 4, 9, 21, 3, 87, 40, 59),
    (15, -2, 102, 5, 7, 22, 0, 118, 75, 59),
    (30, 2, 102, 4, 4, 22, 0, 109, 75, 59),
)
RICHES = (9, 6, 6)  # tenths of the average purse that are enough to be rich

BY_PLAYERS = DIALS = ("BAIT", "SPOIL", "OWNER_PASSED", "BIG_PREY", "SMALL_PREY", "OPENING", "RICH", "POOR", "RICHES")

WHIM = 20  # so as not to be read
WHOLE = 1000  # a chance of 1


def size(c: Config) -> int:
    """The place of a table of this size in `BY_PLAYERS`."""
    return c.players - 3


def choose(c: Config, v: View, legal: list[int], n: int, r: list[int]) -> int:
    """The action of a thoughtful player; `legal[:n]` are the legal ones."""
    if v.phase == PLACE:
        return choose_card(c, v, legal, n, r)
    worth = row_worth(c, v)
    if v.phase == AUCTION:
        return choose_bid(c, v, worth)
    return BUY if n > 1 and worth > 10 else DECLINE


def choose_card(c: Config, v: View, legal: list[int], n: int, r: list[int]) -> int:
    """The card that is placed most gladly."""
    rich = is_rich(c, v, v.seat)
    best = legal[0]
    most = -1000
    for i in range(n):
        liked = liking(c, v, legal[i], rich) + below(r, WHIM)
        if liked > most:
            most = liked
            best = legal[i]
    return best


def is_rich(c: Config, v: View, player: int) -> bool:
    """Whether a player can hope to win the row."""
    mice = 0
    for p in range(c.players):
        mice += v.mice[p] + v.bids[p]
    return 10 * (v.mice[player] + v.bids[player]) * c.players >= RICHES[size(c)] * mice


def liking(c: Config, v: View, kind: int, rich: bool) -> int:
    """Open with what others would not pay for; bait the sack with the best cats when rich, spoil it when poor."""
    if v.placed == 0:
        return OPENING[size(c)][kind]
    return RICH[size(c)][kind] if rich else POOR[size(c)][kind]


def choose_bid(c: Config, v: View, worth: int) -> int:
    """One more than the highest bid while that leaves no less of the row's worth than passing pays."""
    pays = c.mouse_cards[v.passes] if v.filled == 1 else 0
    price = v.high + 1
    if price > v.mice[v.seat] + v.bids[v.seat] or worth < 10 * (price + pays):
        return PASS
    return BID + price


def row_worth(c: Config, v: View) -> int:
    """What the row should bring, in tenths of a point."""
    total = 0
    hidden = 0
    best = 0
    worst = 0
    none = WHOLE  # the chances of no dog, a big one alone, a small one alone
    big = 0
    small = 0
    for slot in range(c.row):
        kind = v.row[slot]
        if kind == HIDDEN:
            owner = slot_set(c, v.start, slot)
            hidden += 1
            total += hidden_worth(c, v, owner)
            is_big = chance_of(c, v, owner, BIG_DOG)
            is_small = chance_of(c, v, owner, SMALL_DOG)
        else:
            total += 10 * VALUES[kind]
            best = max(best, VALUES[kind])
            worst = min(worst, VALUES[kind])
            is_big = WHOLE if kind == BIG_DOG else 0
            is_small = WHOLE if kind == SMALL_DOG else 0
        neither = WHOLE - is_big - is_small
        big = (big * neither + none * is_big) // WHOLE
        small = (small * neither + none * is_small) // WHOLE
        none = none * neither // WHOLE
    if hidden == 0:
        return known_worth(c, v)
    big_prey = max(best, BIG_PREY[size(c)][hidden - 1])
    small_prey = min(worst, SMALL_PREY[size(c)][hidden - 1])
    return total - (big * big_prey + small * small_prey) * 10 // WHOLE


def chance_of(c: Config, v: View, owner: int, kind: int) -> int:
    """How likely a player's card face down is of a kind."""
    likely = BAIT[size(c)] if is_rich(c, v, owner) else SPOIL[size(c)]
    unseen = c.set_mask & ~v.shown[owner]
    weights = 0
    for other in range(KINDS):
        weights += likely[other] * (unseen >> other & 1)
    return WHOLE * likely[kind] * (unseen >> kind & 1) // weights


def hidden_worth(c: Config, v: View, owner: int) -> int:
    """A player's card face down, by what he has not shown and whether he has passed."""
    likely = BAIT[size(c)] if is_rich(c, v, owner) else SPOIL[size(c)]
    unseen = c.set_mask & ~v.shown[owner]
    weights = 0
    total = 0
    for kind in range(KINDS):
        weight = likely[kind] * (unseen >> kind & 1)
        weights += weight
        total += weight * VALUES[kind]
    mean = 10 * total // weights
    return mean + OWNER_PASSED[size(c)] if v.passed[owner] == 1 else mean


def known_worth(c: Config, v: View) -> int:
    """A row of which this seat has seen every card (F18)."""
    gone = leaving(c, v.row)
    total = 0
    for slot in range(c.row):
        if gone >> slot & 1 == 0:
            total += 10 * VALUES[v.row[slot]]
    return total
