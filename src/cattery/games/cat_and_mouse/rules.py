"""Cat and Mouse, for two players. Rule numbers M1-M15 are those of `cattery rules cat_and_mouse`."""

from cattery.core.errors import InvalidConfig
from cattery.core.game import CHANCE, FLAG, HIDDEN, NOBODY, TERMINAL, Event, Option
from cattery.core.state import dataclass, int32, ints

PLAYERS = range(2, 3)
SEATS = 2
CARDS = 104  # at most
BUILDS = 4  # at most
SIDES = 4  # at most, a player

# M1: the ranks from the ace, 0, to the queen, 11; a game with fewer ranks leaves out the highest.
KINDS = 13
KING = 12
EMPTY = 13  # what an empty side pile shows
SHOWN = 14  # ranks, and EMPTY
NO_CARD = -1  # a stock that shows no card: not turned up yet, or played out

# The action table. Plays by build pile: hand card by rank, side pile, stock. Then discards: rank, side pile.
SIDE = KINDS
STOCK = SIDE + SIDES
PER_BUILD = STOCK + 1
DISCARD = BUILDS * PER_BUILD
NUM_ACTIONS = DISCARD + KINDS * SIDES
NUM_OUTCOMES = 2 * KINDS  # a card of the first deal by rank, or KINDS + the rank of one that was shuffled back
PILE_STOCK = 1  # streams of chance: the draw pile, then each player's stock
NUM_PILES = PILE_STOCK + SEATS

# A mask of ranks, or of tops: side pile i is bit i, the stock comes after them. Tables beat arithmetic in plain Python.
STOCK_BIT = 1 << SIDES
LOWEST = (0, *((mask & -mask).bit_length() - 1 for mask in range(1, 1 << KINDS)))  # number of the lowest bit
WITHOUT_LOWEST = tuple(mask & (mask - 1) for mask in range(1 << KINDS))
FIRST_DISCARD = tuple(DISCARD + SIDES * rank for rank in LOWEST)
PILE_CELLS = CARDS + 1  # of a side pile: EMPTY at the bottom, then the cards

# Phases.
TOPS = 0
TURN_UP = 1
PLAY = 2
DEAL = 3
DRAW = 4
OVER = 5

ENDINGS = ("stock-out", "pile-out", "pile-out-draw", "cap", "cap-draw")

# What a seat sees happen: a code and its numbers.
SAW_TOP = 0  # player, rank: a stock's next card
SAW_START = 1  # player
SAW_DRAW = 2  # player, rank or HIDDEN
SAW_FILL = 3  # player, cards in the hand: a draw is over (not told to the drawer, who has seen the cards)
SAW_PLAY = 4  # player, source (FROM_HAND ...), side pile or 0, rank, build pile, rank that it stands for
SAW_COMPLETE = 5  # build pile, cards: shuffled into the draw pile, or laid aside
SAW_DISCARD = 6  # player, rank, side pile
SAW_SHUFFLE = 7  # cards that lay aside and are shuffled into the draw pile
SAW_STOCK_OUT = 8  # player
SAW_PILE_OUT = 9
SAW_CAP = 10

FROM_HAND = 0
FROM_SIDE = 1
FROM_STOCK = 2

OPTIONS = (
    Option("build_piles", 3, low=1, high=BUILDS),
    Option("stock_size", 10, low=1, high=20),
    Option("king_start", "low", ("low", "high")),
    Option("king_as_ace", "true", FLAG),
    Option("recycle", "at_once", ("at_once", "on_empty")),
    Option("deck_out", "empty", ("empty", "short")),
    Option("max_actions", 10_000, low=100, high=1_000_000),
    Option("ranks", 12, low=3, high=12),
    Option("copies", 8, low=2, high=8),
    Option("hand_size", 5, low=1, high=5),
    Option("side_piles", 4, low=1, high=SIDES),
)
PRESETS: dict[str, dict[str, str | int]] = {"standard": {}, "four-piles": {"build_piles": 4}}


@dataclass(slots=True)
class Config:
    """The options by name, and what follows from them."""

    players: int = 2
    build_piles: int = 3
    stock_size: int = 10
    king_start: int = 0
    king_as_ace: int = 1
    recycle: int = 0
    deck_out: int = 0
    max_actions: int = int32(10_000)
    ranks: int = 12  # below the king
    copies: int = 8
    hand_size: int = 5
    side_piles: int = 4
    cards: int = 104


@dataclass(slots=True)
class State:
    """Everything there is to know, in small integers; what nobody has seen is a count of ranks, not an order.

    The cards of the first deal that nobody has seen, `unseen`, lie in the draw pile and in the stocks; any of them may
    be anywhere. The other cards of the draw pile were shuffled back: `recycled`.
    """

    phase: int = 0
    player: int = 0
    turn: int = 0  # the seat that plays, draws or turns up
    pile: int = 0  # cards in the draw pile
    returned: int = 0  # of them shuffled back
    aside_size: int = 0
    actions: int = int32()  # of the players so far
    shuffled: int = int32()  # cards ever shuffled back
    heights: list[int] = ints(BUILDS)
    kings: list[int] = ints(BUILDS)  # a mask a build pile: the positions that kings hold
    stock_size: list[int] = ints(SEATS)  # the top included
    stock_top: list[int] = ints(SEATS)
    hand_size: list[int] = ints(SEATS)
    hands: list[int] = ints(SEATS * KINDS)  # cards by player and rank
    held: list[int] = ints(SEATS)  # a mask: the ranks in the hand
    tops: list[int] = ints(SEATS * SHOWN)  # by player and rank: a mask of the side piles and the stock that show it
    unseen: list[int] = ints(KINDS)
    recycled: list[int] = ints(KINDS)
    aside: list[int] = ints(KINDS)  # complete piles that wait to be shuffled in
    ends: list[int] = ints(SEATS * SIDES)  # by player and side pile: the cell above its top
    sides: list[int] = ints(SEATS * SIDES * PILE_CELLS, "i1")  # from the bottom; 0 above the top


@dataclass(slots=True)
class View:
    """What one seat may know (M15)."""

    seat: int = 0
    phase: int = 0
    player: int = 0
    turn: int = 0
    pile: int = 0
    aside_size: int = 0
    actions: int = int32()
    shuffled: int = int32()
    heights: list[int] = ints(BUILDS)
    kings: list[int] = ints(BUILDS)
    stock_size: list[int] = ints(SEATS)
    stock_top: list[int] = ints(SEATS)
    hand_size: list[int] = ints(SEATS)
    hand: list[int] = ints(KINDS)  # own cards by rank; none for a spectator
    aside: list[int] = ints(KINDS)
    side_heights: list[int] = ints(SEATS * SIDES)
    sides: list[int] = ints(CARDS, "i1")  # the side piles one after the other, each from the bottom; then 0


# ---------------------------------------------------------------------------------------------------- configuration


def resolve(c: Config) -> None:
    """M3: there must be a draw pile; raises InvalidConfig."""
    c.cards = (c.ranks + 1) * c.copies
    needed = 2 * c.stock_size + 2 * c.hand_size + 1
    if c.cards >= needed:
        return
    largest = (c.cards - 2 * c.hand_size - 1) // 2
    fits = {"ranks": c.ranks, "copies": c.copies, "cards": c.cards, "needed": needed, "stock": c.stock_size}
    if largest >= 1:
        raise InvalidConfig("cat_and_mouse/error-stock", **fits, hand=c.hand_size, largest=largest)
    raise InvalidConfig("cat_and_mouse/error-hand", **fits, hand=c.hand_size, largest=(c.cards - 3) // 2)


def max_length(c: Config) -> int:
    """The cap: even one turn could be endless (M9, M10)."""
    return c.max_actions


# ----------------------------------------------------------------------------------------------------------- set-up


def set_up(c: Config, s: State) -> None:
    """M1-M3: the whole pack unseen; chance then turns up the tops and deals the hands (M4)."""
    for rank in range(c.ranks):
        s.unseen[rank] = c.copies
    s.unseen[KING] = c.copies
    for p in range(SEATS):
        s.stock_size[p] = c.stock_size
        s.stock_top[p] = NO_CARD
        s.tops[SHOWN * p + EMPTY] = (1 << c.side_piles) - 1
    for pile in range(SEATS * SIDES):
        s.sides[PILE_CELLS * pile] = EMPTY
        s.ends[pile] = PILE_CELLS * pile + 1
    s.pile = c.cards - SEATS * c.stock_size
    s.phase = TOPS
    s.player = CHANCE


def current_player(s: State) -> int:
    """A seat, CHANCE or TERMINAL."""
    return s.player


def chance_outcomes(c: Config, s: State, out: list[int], weights: list[int]) -> int:
    """M4, M8: an unseen card; M5, M10: any card of the draw pile, by which of the two lots it comes from."""
    if s.phase == TOPS:
        return other_ranks(s.unseen, s.stock_top[0], out, weights)
    if s.returned == 0 or s.phase == TURN_UP:
        n = 0
        rank = 0
        for count in s.unseen:
            if count > 0:
                out[n] = rank
                weights[n] = count
                n += 1
            rank += 1  # noqa: SIM113 (enumerate is slower)
        return n
    originals = s.pile - s.returned
    if originals == 0:
        return add_ranks(s.recycled, KINDS, 1, out, weights, 0)
    unseen = originals + s.stock_size[0] + s.stock_size[1] - SEATS
    n = add_ranks(s.unseen, 0, originals, out, weights, 0)
    return add_ranks(s.recycled, KINDS, unseen, out, weights, n)


def add_ranks(counts: list[int], first: int, factor: int, out: list[int], weights: list[int], n: int) -> int:
    """The ranks that there are, as outcomes from `first` on, each weighed by its number times `factor`."""
    for rank in range(KINDS):
        if counts[rank] > 0:
            out[n] = first + rank
            weights[n] = counts[rank] * factor
            n += 1
    return n


def other_ranks(unseen: list[int], top: int, out: list[int], weights: list[int]) -> int:
    """M4: the second top is of another rank than the first."""
    n = 0
    for rank in range(KINDS):
        if unseen[rank] > 0 and rank != top:
            out[n] = rank
            weights[n] = unseen[rank]
            n += 1
    return n


def chance_pile(c: Config, s: State) -> int:
    """The stream: the draw pile, or the stock whose card is turned up."""
    return PILE_STOCK + s.turn if s.phase <= TURN_UP else 0


def show_top(s: State, rank: int) -> None:
    """M2, M8: the stock's next card is turned up."""
    p = s.turn
    s.unseen[rank] -= 1
    s.stock_top[p] = rank
    s.tops[SHOWN * p + rank] |= STOCK_BIT


def show_first_top(c: Config, s: State, rank: int) -> None:
    """M4: the higher one's owner begins; the other is dealt to first."""
    show_top(s, rank)
    if s.turn == 0:
        s.turn = 1
        return
    s.turn = 1 if start_value(c, s.stock_top[0]) > start_value(c, rank) else 0
    s.phase = DEAL


def start_value(c: Config, rank: int) -> int:
    """M4: a king counts lowest; `king_start`: or highest."""
    return NO_CARD if rank == KING and c.king_start == 0 else rank


def deal(c: Config, s: State) -> None:
    """M2, M4: hand cards for both, the beginner's last."""
    other = 1 - s.turn
    if s.hand_size[s.turn] < c.hand_size:
        return
    if s.hand_size[other] < c.hand_size:
        s.turn = other
    else:
        s.phase = PLAY
        s.player = s.turn


# ----------------------------------------------------------------------------------------------------------- a turn


def draw(c: Config, s: State) -> None:
    """M5, M10: another card if the hand is not full; M14 if there is none, or if it is full."""
    p = s.turn
    if s.hand_size[p] < c.hand_size and (s.pile > 0 or s.aside_size > 0):
        s.phase = DRAW
        s.player = CHANCE
        if s.pile == 0:
            shuffle_in(s)
    elif s.pile == 0 and is_pile_out(c, s):
        finish(s)
    else:
        s.phase = PLAY
        s.player = p


def is_pile_out(c: Config, s: State) -> bool:
    """M14: the draw that is over left no card; `deck_out`: it fell short."""
    if c.deck_out == 1:
        return s.hand_size[s.turn] < c.hand_size
    return s.aside_size == 0


def take_card(c: Config, s: State, outcome: int) -> None:
    """A card of the draw pile goes to the hand."""
    rank = outcome
    if outcome < KINDS:
        s.unseen[rank] -= 1
    else:
        rank -= KINDS
        s.recycled[rank] -= 1
        s.returned -= 1
    p = s.turn
    size = s.hand_size[p] + 1
    s.hand_size[p] = size
    s.hands[KINDS * p + rank] += 1
    s.held[p] |= 1 << rank
    s.pile -= 1
    if s.phase == DEAL:
        deal(c, s)
    elif size < c.hand_size or s.pile == 0:
        draw(c, s)
    else:
        s.phase = PLAY
        s.player = p


def legal_actions(c: Config, s: State, out: list[int]) -> int:
    """M6, M7, M12: plays, build pile by build pile; then discards. A hand is never empty here (M10)."""
    p = s.turn
    held = s.held[p]
    heights = s.heights
    tops = s.tops
    own = SHOWN * p
    wild = tops[own + KING]
    kings = held >> KING
    has_king = kings + wild > 0
    n = 0
    action = 0
    for build in range(c.build_piles):
        need = heights[build]
        mask = tops[own + need]
        out[n] = action + need  # written in any case and counted if it is true: a branch would cost more
        n += held >> need & 1
        if has_king and (need > 0 or c.king_as_ace == 1):
            out[n] = action + KING
            n += kings
            mask |= wild
        while mask > 0:
            out[n] = action + SIDE + LOWEST[mask]
            n += 1
            mask = WITHOUT_LOWEST[mask]
        action += PER_BUILD
    return add_discards(held, c.side_piles, out, n)


def add_discards(held: int, side_piles: int, out: list[int], n: int) -> int:
    """M11: any hand card, a king too, on any of the own side piles."""
    while held > 0:
        action = FIRST_DISCARD[held]
        held = WITHOUT_LOWEST[held]
        out[n] = action  # always four: a loop would cost more; those of piles that do not exist are written over
        out[n + 1] = action + 1
        out[n + 2] = action + 2
        out[n + 3] = action + 3
        n += side_piles
    return n


def play(c: Config, s: State, build: int, source: int) -> None:
    """M6, M8, M13."""
    if source < KINDS:
        leave_hand(s, source)
        put(c, s, build, source)
        go_on(c, s)
    elif source < STOCK:
        put(c, s, build, take_side(s, source - SIDE))
        go_on(c, s)
    else:
        put(c, s, build, take_stock(s))
        if s.stock_size[s.turn] == 0:
            finish(s)
        else:
            s.phase = TURN_UP
            s.player = CHANCE


def put(c: Config, s: State, build: int, rank: int) -> None:
    """M7, M9: a card on a build pile."""
    position = s.heights[build]
    s.heights[build] = position + 1
    if rank == KING:
        s.kings[build] |= 1 << position
    if position + 1 == c.ranks:
        complete(c, s, build)


def leave_hand(s: State, rank: int) -> None:
    """A card leaves the hand of the player whose turn it is."""
    p = s.turn
    kind = KINDS * p + rank
    left = s.hands[kind] - 1
    s.hands[kind] = left
    if left == 0:
        s.held[p] ^= 1 << rank
    s.hand_size[p] -= 1


def take_side(s: State, side: int) -> int:
    """M11: the top of an own side pile; what lies below it is the top now."""
    p = s.turn
    top = s.ends[SIDES * p + side] - 1
    rank = s.sides[top]
    s.sides[top] = 0
    s.ends[SIDES * p + side] = top
    s.tops[SHOWN * p + rank] ^= 1 << side
    s.tops[SHOWN * p + s.sides[top - 1]] ^= 1 << side
    return rank


def take_stock(s: State) -> int:
    """The top of the own stock; the next card is not turned up yet."""
    p = s.turn
    rank = s.stock_top[p]
    s.tops[SHOWN * p + rank] ^= STOCK_BIT
    s.stock_top[p] = NO_CARD
    s.stock_size[p] -= 1
    return rank


def complete(c: Config, s: State, build: int) -> None:
    """M9: into the draw pile at once, kings as kings; `recycle`: or aside."""
    for position in range(c.ranks):
        s.aside[KING if s.kings[build] >> position & 1 else position] += 1
    s.aside_size += c.ranks
    s.heights[build] = 0
    s.kings[build] = 0
    if c.recycle == 0:
        shuffle_in(s)


def shuffle_in(s: State) -> None:
    """M9: what lies aside goes back to the draw pile."""
    for rank in range(KINDS):
        s.recycled[rank] += s.aside[rank]
        s.aside[rank] = 0
    s.pile += s.aside_size
    s.returned += s.aside_size
    s.shuffled += s.aside_size
    s.aside_size = 0


def turn_up(c: Config, s: State, rank: int) -> None:
    """M8."""
    show_top(s, rank)
    s.phase = PLAY
    s.player = s.turn
    go_on(c, s)


def go_on(c: Config, s: State) -> None:
    """M10: a hand emptied by plays is filled, and the turn goes on."""
    if s.actions >= c.max_actions:
        finish(s)
    elif s.hand_size[s.turn] == 0:
        draw(c, s)


def discard(c: Config, s: State, rank: int, side: int) -> None:
    """M11: the turn ends; M5 for the other player."""
    leave_hand(s, rank)
    p = s.turn
    bit = 1 << side
    pile = SIDES * p + side
    own = SHOWN * p
    sides = s.sides
    tops = s.tops
    end = s.ends[pile]
    s.ends[pile] = end + 1
    sides[end] = rank
    tops[own + sides[end - 1]] ^= bit
    tops[own + rank] ^= bit
    s.turn = 1 - p
    if s.actions >= c.max_actions:
        finish(s)
    else:
        draw(c, s)


def apply(c: Config, s: State, action: int) -> None:
    """A player's action or an outcome of chance, which must be legal."""
    phase = s.phase
    if phase == PLAY:
        s.actions += 1
        if action >= DISCARD:
            action -= DISCARD
            discard(c, s, action >> 2, action & 3)
        else:
            build = action // PER_BUILD
            play(c, s, build, action - PER_BUILD * build)
    elif phase >= DEAL:
        take_card(c, s, action)
    elif phase == TURN_UP:
        turn_up(c, s, action)
    else:
        show_first_top(c, s, action)


# ---------------------------------------------------------------------------------------------------------- the end


def finish(s: State) -> None:
    """M13, M14."""
    s.phase = OVER
    s.player = TERMINAL


def scores(c: Config, s: State, out: list[int]) -> None:
    """M14: the stock cards that are left; fewer are better."""
    for p in range(SEATS):
        out[p] = s.stock_size[p]


def returns(c: Config, s: State, out: list[float]) -> None:
    """M13, M14: 1 and -1, or a draw."""
    out[0] = 0.0
    if s.stock_size[0] < s.stock_size[1]:
        out[0] = 1.0
    elif s.stock_size[0] > s.stock_size[1]:
        out[0] = -1.0
    out[1] = -out[0]


def ending(c: Config, s: State) -> int:
    """M13: 0 a stock played out; M14: 1 the draw pile used up, 2 the same and drawn; 3 and 4 the cap of actions."""
    if s.stock_size[0] == 0 or s.stock_size[1] == 0:
        return 0
    drawn = 1 if s.stock_size[0] == s.stock_size[1] else 0
    return (3 if s.actions >= c.max_actions else 1) + drawn


# -------------------------------------------------------------------------------------------------------- knowledge


def observe(c: Config, s: State, seat: int, v: View) -> None:
    """M15: everything but the other hands and what nobody has seen; not where a drawn card came from either."""
    v.seat = seat
    v.phase = s.phase
    v.player = s.player
    v.turn = s.turn
    v.pile = s.pile
    v.aside_size = s.aside_size
    v.actions = s.actions
    v.shuffled = s.shuffled
    for build in range(BUILDS):
        v.heights[build] = s.heights[build]
        v.kings[build] = s.kings[build]
    for p in range(SEATS):
        v.stock_size[p] = s.stock_size[p]
        v.stock_top[p] = s.stock_top[p]
        v.hand_size[p] = s.hand_size[p]
    for rank in range(KINDS):
        v.hand[rank] = s.hands[KINDS * seat + rank] if seat != NOBODY else 0
        v.aside[rank] = s.aside[rank]
    observe_sides(s, v)


def observe_sides(s: State, v: View) -> None:
    """M15: all side piles, one after the other."""
    n = 0
    for pile in range(SEATS * SIDES):
        first = PILE_CELLS * pile + 1
        v.side_heights[pile] = s.ends[pile] - first
        for cell in range(first, s.ends[pile]):
            v.sides[n] = s.sides[cell]
            n += 1
    for i in range(n, CARDS):
        v.sides[i] = 0


def observe_action(c: Config, s: State, action: int, after: State, seat: int) -> list[Event]:
    """What a seat sees of one action or outcome and of what follows from it; `s` is the state before."""
    if s.phase == PLAY:
        return own_action(s, action) + complete_pile(c, s, action, after) + shuffle(c, s, after) + end(c, after)
    if s.phase in (TOPS, TURN_UP):
        return new_top(s, action, after) + shuffle(c, s, after) + end(c, after)
    return card_taken(s, action, after, seat) + shuffle(c, s, after) + end(c, after)


def own_action(s: State, action: int) -> list[Event]:
    """M6, M7, M11: a play, with what it stands for, or a discard."""
    if action >= DISCARD:
        rank, side = divmod(action - DISCARD, SIDES)
        return [(SAW_DISCARD, s.turn, rank, side)]
    build, source = divmod(action, PER_BUILD)
    if source < KINDS:
        played = (FROM_HAND, 0, source)
    elif source < STOCK:
        played = (FROM_SIDE, source - SIDE, side_top(s, source - SIDE))
    else:
        played = (FROM_STOCK, 0, s.stock_top[s.turn])
    return [(SAW_PLAY, s.turn, *played, build, s.heights[build])]


def side_top(s: State, side: int) -> int:
    """The top of a side pile of the player whose turn it is."""
    return s.sides[s.ends[SIDES * s.turn + side] - 1]


def complete_pile(c: Config, s: State, action: int, after: State) -> list[Event]:
    """M9."""
    build = action // PER_BUILD
    if action >= DISCARD or after.heights[build] > 0:
        return []
    return [(SAW_COMPLETE, build, c.ranks)]


def shuffle(c: Config, s: State, after: State) -> list[Event]:
    """`recycle`: complete piles that lay aside go back to the draw pile."""
    if c.recycle == 0 or after.shuffled == s.shuffled:
        return []
    return [(SAW_SHUFFLE, after.shuffled - s.shuffled)]


def new_top(s: State, rank: int, after: State) -> list[Event]:
    """M4, M8: the stock's next card; with the second first top, who begins."""
    top: list[Event] = [(SAW_TOP, s.turn, rank)]
    return [*top, (SAW_START, 1 - after.turn)] if after.phase == DEAL else top


def card_taken(s: State, outcome: int, after: State, seat: int) -> list[Event]:
    """M15: the drawer sees the card, the other how many cards the hand then holds."""
    if s.turn == seat:
        return [(SAW_DRAW, seat, outcome % KINDS)]
    card = (SAW_DRAW, s.turn, HIDDEN)
    is_last = after.phase != s.phase or after.turn != s.turn
    return [card, (SAW_FILL, s.turn, after.hand_size[s.turn])] if is_last else [card]


def end(c: Config, after: State) -> list[Event]:
    """M13, M14."""
    if after.phase != OVER:
        return []
    reason = ending(c, after)
    if reason == 0:
        return [(SAW_STOCK_OUT, after.turn)]
    return [(SAW_PILE_OUT,)] if reason < 3 else [(SAW_CAP,)]
