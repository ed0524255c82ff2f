"""Worlds for a search: states drawn by what a seat may believe, in the style that compiles.

The law is that of `belief`, which says what lots are. In place of all worlds there are a few guesses. Each follows one
answer to the question which lots the cards came from, drawn by its chances, and weighs as much as what was then seen
was likely; when the weights become uneven, light guesses give way to copies of heavy ones. (A particle filter.)
"""

from cattery.core.chance import below, pick
from cattery.core.game import HIDDEN, Event
from cattery.core.state import copy_state, dataclass, int64, ints, numbers
from cattery.games.cat_and_mouse.belief import add_to_hand, copy_seen
from cattery.games.cat_and_mouse.rules import (
    BUILDS,
    FROM_HAND,
    KINDS,
    KING,
    NO_CARD,
    SAW_COMPLETE,
    SAW_DISCARD,
    SAW_DRAW,
    SAW_PLAY,
    SAW_SHUFFLE,
    SAW_TOP,
    SEATS,
    SIDES,
    Config,
    State,
    View,
)

# A lot: its unseen cards by rank, then by place.
PILE = KINDS
HAND = KINDS + 1  # the other player's; the own cards have been seen
STOCKS = KINDS + 2
LOT = KINDS + 3
NOWHERE = -1  # an event that shows no card

POOL = LOT  # the first lot is the first deal, then come the pool, and those partly in the hand: one a card at most
LOTS = 2 + 5
BURIED = BUILDS * KINDS  # where the cards that lie aside are counted, after those of the build piles

FINE = 1 << 20  # what a guess weighs at first; so are shares


@dataclass(slots=True)
class Guess:
    """Where the cards of each lot may be."""

    weight: int = int64()
    cards: list[int] = ints(LOTS * LOT)


def guess(c: Config, v: View, events: list[Event], r: list[int], guesses: list[Guess]) -> int:
    """Fill the guesses by what the seat has seen; how many there are, all as good as each other."""
    if v.shuffled == 0:
        return guess_blindly(c, v, guesses[0])
    deal_first(c, guesses[0])
    count = 1
    piles = numbers(BURIED + KINDS)
    for i in range(1, events[0][0] + 1):
        place = place_left(v, events[i])
        if place != NOWHERE and not show_card(guesses, count, place, rank_shown(events[i]), r):
            return guess_blindly(c, v, guesses[0])
        if is_shuffled(c, events[i], piles):
            while count < len(guesses):
                copy_state(guesses, 0, count)
                count += 1
            shuffle_in(guesses, piles)
    resample(guesses, count, r)
    return count


def guess_blindly(c: Config, v: View, g: Guess) -> int:
    """As if all cards out of sight were of the first deal: true until some are shuffled back, later a way out.

    It is needed if all guesses turn out wrong.
    """
    clear(g)
    count_pack(c, g)
    cards = g.cards
    for rank in range(KINDS):
        cards[rank] -= v.hand[rank] + v.aside[rank]
    for build in range(c.build_piles):
        for position in range(v.heights[build]):
            cards[KING if v.kings[build] >> position & 1 else position] -= 1
    end = 0
    for pile in range(SEATS * SIDES):
        end += v.side_heights[pile]
    for i in range(end):
        cards[v.sides[i]] -= 1
    for p in range(SEATS):
        if v.stock_top[p] != NO_CARD:
            cards[v.stock_top[p]] -= 1
    for rank in range(KINDS):
        cards[STOCKS] += cards[rank]
    cards[PILE] = v.pile
    cards[HAND] = v.hand_size[1 - v.seat]
    cards[STOCKS] -= cards[PILE] + cards[HAND]
    return 1


def deal_first(c: Config, g: Guess) -> None:
    """M1-M3: before the first card is turned up."""
    clear(g)
    count_pack(c, g)
    g.weight = FINE
    g.cards[STOCKS] = SEATS * c.stock_size
    g.cards[PILE] = c.cards - SEATS * c.stock_size


def clear(g: Guess) -> None:
    for i in range(LOTS * LOT):
        g.cards[i] = 0


def count_pack(c: Config, g: Guess) -> None:
    """M1: all cards are of the first lot."""
    for rank in range(c.ranks):
        g.cards[rank] = c.copies
    g.cards[KING] = c.copies


# ------------------------------------------------------------------------------------------------------------ events


def place_left(v: View, event: Event) -> int:
    """The place that a card leaves, or NOWHERE."""
    code = event[0]
    if code == SAW_TOP:
        return STOCKS
    if code == SAW_DRAW:
        return PILE
    is_played = code == SAW_PLAY and event[2] == FROM_HAND
    return HAND if (is_played or code == SAW_DISCARD) and event[1] != v.seat else NOWHERE


def rank_shown(event: Event) -> int:
    """The card, or HIDDEN."""
    return event[4] if event[0] == SAW_PLAY else event[2]


def is_shuffled(c: Config, event: Event, piles: list[int]) -> bool:
    """Follow the build piles and what lies aside; whether that is shuffled in now (M9)."""
    code = event[0]
    if code == SAW_PLAY:
        piles[KINDS * event[5] + event[4]] += 1
    elif code == SAW_COMPLETE:
        for rank in range(KINDS):
            piles[BURIED + rank] += piles[KINDS * event[1] + rank]
            piles[KINDS * event[1] + rank] = 0
    return code == SAW_SHUFFLE or (code == SAW_COMPLETE and c.recycle == 0)


def shuffle_in(guesses: list[Guess], piles: list[int]) -> None:
    """M9: what lies aside joins the pool."""
    for rank in range(KINDS):
        for g in range(len(guesses)):
            guesses[g].cards[POOL + rank] += piles[BURIED + rank]
            guesses[g].cards[POOL + PILE] += piles[BURIED + rank]
        piles[BURIED + rank] = 0


def show_card(guesses: list[Guess], count: int, place: int, rank: int, r: list[int]) -> bool:
    """A card leaves its place in each guess; whether that is possible in any."""
    shares = numbers(LOTS)
    heaviest = 0
    for g in range(count):
        guesses[g].weight = guesses[g].weight * move_card(guesses[g].cards, place, rank, r, shares) // FINE
        heaviest = max(heaviest, guesses[g].weight)
    if heaviest == 0:
        return False
    total = 0
    squares = 0
    for g in range(count):
        guesses[g].weight = guesses[g].weight * FINE // heaviest
        total += guesses[g].weight
        squares += guesses[g].weight * guesses[g].weight
    if 2 * total * total < squares * count:  # as uneven as if half of them weighed nothing
        resample(guesses, count, r)
    return True


def move_card(cards: list[int], place: int, rank: int, r: list[int], shares: list[int]) -> int:
    """A card is seen, or goes unseen from the draw pile to the hand; how likely that was, of FINE."""
    there = 0
    total = 0
    for i in range(LOTS):
        lot = LOT * i
        shares[i] = cards[lot + place]
        there += cards[lot + place]
        if rank != HIDDEN and shares[i] > 0:
            unseen = cards[lot + PILE] + cards[lot + HAND] + cards[lot + STOCKS]
            shares[i] = FINE * shares[i] * cards[lot + rank] // unseen
        total += shares[i]
    if total == 0:
        return 0
    lot = LOT * pick(r, shares, LOTS)
    if rank == HIDDEN:
        if lot == POOL:
            lot = part_from_pool(cards)
        cards[lot + PILE] -= 1
        cards[lot + HAND] += 1
        return FINE
    cards[lot + place] -= 1
    cards[lot + rank] -= 1
    if lot > POOL and cards[lot + HAND] == 0:
        move_lot(cards, lot, POOL)
    return total // there


def part_from_pool(cards: list[int]) -> int:
    """The pool becomes a lot of its own, since one of its cards goes to the hand; which one."""
    lot = POOL + LOT
    while cards[lot + HAND] > 0:
        lot += LOT
    move_lot(cards, POOL, lot)
    return lot


def move_lot(cards: list[int], source: int, target: int) -> None:
    """Two lots as one."""
    for i in range(LOT):
        cards[target + i] += cards[source + i]
        cards[source + i] = 0


def resample(guesses: list[Guess], count: int, r: list[int]) -> None:
    """Each guess as often as its weight says, evenly spaced; then all weigh the same."""
    copies = numbers(len(guesses))
    total = 0
    for g in range(count):
        total += guesses[g].weight
    reached = below(r, total)
    for g in range(count):
        before = reached // total
        reached += guesses[g].weight * count
        copies[g] = reached // total - before
    spare = 0
    for g in range(count):
        if copies[g] == 0:
            while copies[spare] < 2:
                spare += 1
            copies[spare] -= 1
            copy_state(guesses, spare, g)
    for g in range(count):
        guesses[g].weight = FINE


# ------------------------------------------------------------------------------------------------------------- worlds


def draw_world(c: Config, v: View, guesses: list[Guess], count: int, r: list[int], s: State) -> None:
    """A state that agrees with the view; `s` is all zeros."""
    copy_seen(c, v, s)
    for rank in range(KINDS):
        add_to_hand(s, v.seat, rank, v.hand[rank])
    cards = guesses[below(r, count)].cards
    left = numbers(KINDS)
    for i in range(LOTS):
        lot = LOT * i
        for rank in range(KINDS):
            left[rank] = cards[lot + rank]
        for _ in range(cards[lot + HAND]):
            rank = pick(r, left, KINDS)
            left[rank] -= 1
            add_to_hand(s, 1 - v.seat, rank, 1)
        for rank in range(KINDS):
            if i == 0:
                s.unseen[rank] += left[rank]
            else:
                s.recycled[rank] += left[rank]
    s.returned = v.pile - cards[PILE]
