"""Cat and Mouse by rule of thumb: walk on with the own cards on each build pile, and stop where it pays most.

A pile pays by how near it comes to the own stock's top, and costs by how near it comes to the opponent's. The numbers
were found by `python -m benchmarks.tune cat_and_mouse --players 2`.
"""

from cattery.games.cat_and_mouse.rules import (
    DISCARD,
    KING,
    NO_CARD,
    PER_BUILD,
    SIDE,
    SIDES,
    STOCK,
    Config,
    View,
)

NONE = -1  # no action, no side pile

# What a walk is worth, by where it ends and by what it takes; a side pile's next card that is laid open: nothing.
STOCK_WORTH = 1000  # the stock's top can be played there
OWN_WORTH = (26, 12, 8, 4, 4, 2, 2, 0)  # by how many ranks are missing on the way to the own stock's top
THEIR_WORTH = (42, 18, 6, 0, 0, 0, 0, 0)  # and to the opponent's
FARTHEST = 7
KING_COST = 42
HAND_WORTH = 5  # for each card: another is drawn
REFILL_WORTH = 21  # for all the hand: the turn goes on

# What a discard is worth, by the two cards that come to lie on each other.
KING_KEPT = 207
EMPTY_WORTH = 5
EQUAL_WORTH = 26
SEQUENCE_WORTH = 3  # one below the top
FALL_COST = 1  # for each rank below the top
RISE_COST = 10  # above the top, and 1 for each rank
SOON = 6  # plays: a card that may be needed so soon is kept in the hand, and not covered
SOON_KEPT = 5
SOON_COVERED = 2

DIALS = (
    "OWN_WORTH",
    "THEIR_WORTH",
    "KING_COST",
    "HAND_WORTH",
    "REFILL_WORTH",
    "KING_KEPT",
    "EMPTY_WORTH",
    "EQUAL_WORTH",
    "SEQUENCE_WORTH",
    "FALL_COST",
    "RISE_COST",
    "SOON",
    "SOON_KEPT",
    "SOON_COVERED",
)


def choose(c: Config, v: View, legal: list[int], n: int, r: list[int]) -> int:
    """The action of a careful player; `legal[:n]` are the legal ones."""
    action = stock_play(c, v, legal, n)
    if action == NONE:
        action = walk_on(c, v)
    if action == NONE:
        action = best_discard(c, v, legal, n)
    return action


# ------------------------------------------------------------------------------------------------------------ plays


def stock_play(c: Config, v: View, legal: list[int], n: int) -> int:
    """The stock's top, where it helps the opponent least (a king has the choice); or NONE."""
    best = NONE
    least = 0
    for i in range(n):
        build = legal[i] // PER_BUILD
        if legal[i] < DISCARD and legal[i] - PER_BUILD * build == STOCK:
            need = next_need(c, v.heights[build])
            cost = THEIR_WORTH[min(missing(c, v, 1 - v.seat, need, 0), nearest(c, v, 1 - v.seat, build))]
            if best == NONE or cost < least:
                best = legal[i]
                least = cost
    return best


def walk_on(c: Config, v: View) -> int:
    """The first play of the best walk; or NONE if it is best to stay."""
    best = NONE
    most = 0
    for build in range(c.build_piles):
        worth = walk_worth(c, v, build)
        if worth > most:
            most = worth
            best = build
    if best == NONE:
        return NONE
    source = natural_source(c, v, v.heights[best], 0)
    if source == NONE:
        source = king_source(c, v, v.heights[best], 0, v.hand[KING])
    return PER_BUILD * best + source


def walk_worth(c: Config, v: View, build: int) -> int:
    """The worth of the best stop on this pile, more than that of staying."""
    mine = nearest(c, v, v.seat, build)
    theirs = nearest(c, v, 1 - v.seat, build)
    need = v.heights[build]
    stay = stop_worth(c, v, need, 0, mine, theirs)
    depths = 0
    kings = v.hand[KING]
    hand = v.hand_size[v.seat]
    worth = 0
    most = 0
    for _ in range(c.ranks):
        source = natural_source(c, v, need, depths)
        if source == NONE:
            source = king_source(c, v, need, depths, kings)
            worth -= KING_COST
        if source == NONE:
            break
        if source >= SIDE:
            depths += 1 << 8 * (source - SIDE)
        else:
            kings -= 1 if source == KING else 0
            hand -= 1
            worth += HAND_WORTH if hand > 0 else HAND_WORTH + REFILL_WORTH
        need = next_need(c, need)
        most = max(most, worth + stop_worth(c, v, need, depths, mine, theirs) - stay)
        if hand == 0 or need == v.stock_top[v.seat]:
            break
    return most


def stop_worth(c: Config, v: View, need: int, depths: int, mine: int, theirs: int) -> int:
    """What it is worth that a pile needs this rank; `mine`, `theirs`: how near the other piles are."""
    worth = 0
    if need == v.stock_top[v.seat]:
        worth = STOCK_WORTH
        need = next_need(c, need)
    else:
        worth = OWN_WORTH[min(mine, missing(c, v, v.seat, need, depths))]
    return worth - THEIR_WORTH[min(theirs, missing(c, v, 1 - v.seat, need, 0))]


def nearest(c: Config, v: View, player: int, except_build: int) -> int:
    """How few ranks the player misses on the other build piles."""
    few = FARTHEST
    for build in range(c.build_piles):
        if build != except_build:
            few = min(few, missing(c, v, player, v.heights[build], 0))
    return few


def missing(c: Config, v: View, player: int, need: int, depths: int) -> int:
    """How many ranks the player is not seen to have, from a pile's need to the top of his stock; kings not counted."""
    count = 0
    while need != v.stock_top[player] and v.stock_top[player] != KING and count < FARTHEST:
        side = find_side(c, v, player, need, depths)
        if side != NONE:
            depths += 1 << 8 * side
        elif player != v.seat or v.hand[need] == 0:
            count += 1
        need = next_need(c, need)
    return count


def next_need(c: Config, need: int) -> int:
    """What a build pile needs after one more card (M9)."""
    return need + 1 if need + 1 < c.ranks else 0


def natural_source(c: Config, v: View, need: int, depths: int) -> int:
    """A side pile or a hand card of that rank; or NONE."""
    side = find_side(c, v, v.seat, need, depths)
    if side != NONE:
        return SIDE + side
    return need if v.hand[need] > 0 else NONE


def king_source(c: Config, v: View, need: int, depths: int, kings: int) -> int:
    """M7: a king of a side pile, or of the `kings` in the hand; or NONE."""
    if need == 0 and c.king_as_ace == 0:
        return NONE
    side = find_side(c, v, v.seat, KING, depths)
    if side != NONE:
        return SIDE + side
    return KING if kings > 0 else NONE


def find_side(c: Config, v: View, player: int, rank: int, depths: int) -> int:
    """A side pile of the player that shows the rank once `depths` cards are gone, eight bits a pile; or NONE."""
    end = 0
    for pile in range(SIDES * player):
        end += v.side_heights[pile]
    for side in range(c.side_piles):
        height = v.side_heights[SIDES * player + side]
        end += height
        gone = depths >> 8 * side & 255
        if gone < height and v.sides[end - gone - 1] == rank:
            return side
    return NONE


# --------------------------------------------------------------------------------------------------------- discards


def best_discard(c: Config, v: View, legal: list[int], n: int) -> int:
    """The card and the side pile that keep most in order."""
    best = NONE
    most = 0
    for i in range(n):
        action = legal[i] - DISCARD
        if action >= 0:
            worth = discard_worth(c, v, action >> 2, side_top(v, action & 3))
            if best == NONE or worth > most:
                best = legal[i]
                most = worth
    return best


def discard_worth(c: Config, v: View, rank: int, top: int) -> int:
    """What falls can be played from the top; kings stay in the hand, and what may be needed soon is not covered."""
    worth = -KING_KEPT if rank == KING else -SOON_KEPT * soon(c, v, rank)
    if top == NO_CARD:
        return worth + EMPTY_WORTH
    if rank == top:
        return worth + EQUAL_WORTH
    worth -= SOON_COVERED * soon(c, v, top)
    if rank == top - 1:
        return worth + SEQUENCE_WORTH
    if rank < top:
        return worth - FALL_COST * (top - rank)
    return worth - RISE_COST - (rank - top)


def soon(c: Config, v: View, rank: int) -> int:
    """How soon a card may be played: SOON for at once, 0 for after as many plays and more."""
    fewest = SOON
    for build in range(c.build_piles):
        plays = rank - v.heights[build]
        fewest = min(fewest, plays if plays >= 0 else plays + c.ranks)
    return SOON if rank == KING else SOON - fewest


def side_top(v: View, side: int) -> int:
    """The top of an own side pile; NO_CARD if it is empty."""
    end = 0
    for pile in range(SIDES * v.seat + side + 1):
        end += v.side_heights[pile]
    return v.sides[end - 1] if v.side_heights[SIDES * v.seat + side] > 0 else NO_CARD
