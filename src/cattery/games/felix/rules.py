"""Felix: The Cat in the Sack, for three to five players. Rule numbers F1-F23 are those of `cattery rules felix`."""

from cattery.core.chance import below
from cattery.core.errors import InvalidConfig
from cattery.core.game import CHANCE, FLAG, HIDDEN, NOBODY, PUBLISHED, TERMINAL, Event, Option
from cattery.core.state import dataclass, ints

PLAYERS = range(3, 6)
SEATS = 5
SETS = 5  # one a player; the dummy's set comes after the three players'
KINDS = 10
SLOTS = 5

# F1: the ten cards of a set. A hand is a mask of them.
VALUES = (-8, -5, 3, 5, 8, 11, 15, 0, 0, 0)
RABBIT = 7
BIG_DOG = 8
SMALL_DOG = 9
SMALL_SETS = (4, 0, 6, 8, 7, 1, 2, 9, 3, 5)  # the first `cards` of these make a set: 8, -8, 15, big dog, 0, ...

# The action table: place a card, pass, decline or buy what nobody bid for, bid.
PASS = 10
DECLINE = 11
BUY = 12
BID = 12  # bid b is BID + b
MAX_MICE = 5 * 15 + 200
NUM_ACTIONS = BID + MAX_MICE + 1
NUM_OUTCOMES = KINDS + SEATS  # a card, or KINDS + the start player
PILE_START = SETS  # streams of chance: one a set, then the start player
NUM_PILES = SETS + 1

# Phases, in the order of play.
SET_ASIDE = 0
DRAW_START = 1
PLACE = 2
TURN_UP_DUMMY = 3
AUCTION = 4
LAST_CHANCE = 5
OVER = 6

ENDINGS = ("best-score", "most-cats", "shared-victory")

# What a seat sees happen: a code and its numbers.
SAW_SET_ASIDE = 0  # player, card or HIDDEN
SAW_START = 1  # player
SAW_FILL = 2  # round from 1, of how many, mice on the mouse cards (0: not filled)
SAW_PLACE = 3  # player, slot, card or HIDDEN
SAW_TURN_UP = 4  # slot, set it came from, card
SAW_BID = 5  # player, mice
SAW_PASS = 6  # player, mice taken
SAW_BUY = 7  # player, mice paid
SAW_DECLINE = 8  # player
SAW_CHASE = 9  # dog, card that leaves with it
SAW_LEAVE = 10  # a dog that leaves alone
SAW_TAKE = 11  # player, value of the cats taken

OPTIONS = (
    Option("dog_chases_rabbit", "false", FLAG),
    Option("big_dog_fallback", "least_negative", ("least_negative", "most_negative")),
    Option("dummy", "published", FLAG),
    Option("unsold_refill", "skip_next", ("skip_next", "refill")),
    Option("first_start", "random", ("random", "seat0")),
    Option("open_mice", "false", FLAG),
    Option("open_won", "false", FLAG),
    Option("rounds", 9, low=1, high=9),
    Option("cards", 10, low=2, high=10),
    Option("start_mice", 15, low=0, high=15),
    Option("bank", "published", low=0, high=200),
)
PRESETS: dict[str, dict[str, str | int]] = {"standard": {}, "french": {"dog_chases_rabbit": "true", "dummy": "false"}}


@dataclass(slots=True)
class Config:
    """The options by name, and what follows from them."""

    players: int = 4
    dog_chases_rabbit: int = 0
    big_dog_fallback: int = 0
    dummy: int = 0
    unsold_refill: int = 0
    first_start: int = 0
    open_mice: int = 0
    open_won: int = 0
    rounds: int = 9
    cards: int = 10
    start_mice: int = 15
    bank: int = 27
    row: int = 4  # slots in the row, the dummy's included
    fill: int = 12  # mice that one fill takes
    set_mask: int = 1023  # the kinds of card in a set
    mouse_cards: list[int] = ints(4)


@dataclass(slots=True)
class State:
    """Everything there is to know, in small integers."""

    phase: int = 0
    player: int = 0
    start: int = 0
    round: int = 0  # finished rounds
    bank: int = 0
    high: int = 0  # the highest bid, 0: none
    placed: int = 0  # cards in the row
    face_up: int = 0  # of them turned up, from the left
    passes: int = 0
    filled: int = 0  # whether this round's mouse cards were filled
    unsold: int = 0  # whether the last row was declined
    set_aside: int = 0  # sets that have lost their card (F4)
    hands: list[int] = ints(SETS)  # masks; the dummy's: what has not been turned up, its removed card included
    shown: list[int] = ints(SETS)  # masks: what has been turned up of each set
    mice: list[int] = ints(SEATS)  # the bid not included
    bids: list[int] = ints(SEATS)
    passed: list[int] = ints(SEATS)
    cats: list[int] = ints(SEATS)  # sum of the cats won
    row: list[int] = ints(SLOTS)
    won: list[int] = ints(SEATS * KINDS, "i1")  # cards won, by player and kind


@dataclass(slots=True)
class View:
    """What one seat may know (F22)."""

    seat: int = 0
    phase: int = 0
    player: int = 0
    start: int = 0
    round: int = 0
    bank: int = 0
    high: int = 0
    placed: int = 0
    face_up: int = 0
    passes: int = 0
    filled: int = 0
    unsold: int = 0
    set_aside: int = 0
    hand: int = 0  # own mask; 0 for a spectator
    shown: list[int] = ints(SETS)
    mice: list[int] = ints(SEATS)
    bids: list[int] = ints(SEATS)
    passed: list[int] = ints(SEATS)
    cats: list[int] = ints(SEATS)
    row: list[int] = ints(SLOTS)  # HIDDEN where this seat has not seen the card
    won: list[int] = ints(SEATS * KINDS, "i1")


# ---------------------------------------------------------------------------------------------------- configuration


def resolve(c: Config) -> None:
    """F3, F6: fill in what follows from the options; raises InvalidConfig."""
    if c.dummy == PUBLISHED:
        c.dummy = int(c.players == 3)
    if c.dummy and c.players != 3:
        raise InvalidConfig("felix/error-dummy", got=c.players)
    if c.cards < c.rounds + 1:
        raise InvalidConfig("felix/error-cards", cards=c.cards, rounds=c.rounds)
    c.mouse_cards = {3: [3, 6, 0, 0], 4: [2, 4, 6, 0], 5: [2, 3, 4, 6]}[c.players]
    c.fill = sum(c.mouse_cards)
    if c.bank == PUBLISHED:
        c.bank = {3: 21, 4: 27, 5: 33}[c.players]
    c.row = c.players + c.dummy
    c.set_mask = sum(1 << kind for kind in SMALL_SETS[: c.cards])


def max_length(c: Config) -> int:
    """A round: a card a player, all but one pass (F15, F16); then the bids of the auction, or buying or declining.

    Two bids in a row lie on the table at once, and are of different players. So the b-th bid, of at least b mice, finds
    at least b - 1 beside it, and 2b - 1 mice are in play.
    """
    mice = c.players * c.start_mice + c.bank
    return c.rounds * (2 * c.players - 1 + max(1, (mice + 1) // 2))


# ----------------------------------------------------------------------------------------------------------- set-up


def set_up(c: Config, s: State) -> None:
    """F1, F5, F6: whole sets and full purses; chance then takes a card from each set (F4)."""
    for i in range(c.players + c.dummy):
        s.hands[i] = c.set_mask
    for p in range(c.players):
        s.mice[p] = c.start_mice
    s.bank = c.bank
    s.phase = SET_ASIDE
    s.player = CHANCE


def current_player(s: State) -> int:
    """A seat, CHANCE or TERMINAL."""
    return s.player


def chance_outcomes(c: Config, s: State, out: list[int], weights: list[int]) -> int:
    """F4: one of a set's cards; F7: the start player; F10: the dummy's next card."""
    n = 0
    if s.phase == DRAW_START:
        for p in range(c.players):
            out[n] = KINDS + p
            weights[n] = 1
            n += 1
        return n
    cards = s.hands[chance_set(c, s)]
    for kind in range(KINDS):
        if cards >> kind & 1:
            out[n] = kind
            weights[n] = 1
            n += 1
    return n


def chance_set(c: Config, s: State) -> int:
    """The set that chance draws from now."""
    return c.players if s.phase == TURN_UP_DUMMY else s.set_aside


def chance_pile(c: Config, s: State) -> int:
    """The stream: one for each set, one for the start player."""
    return PILE_START if s.phase == DRAW_START else chance_set(c, s)


def set_card_aside(c: Config, s: State, kind: int) -> None:
    """F4: a card of the set is out of the game. F7 follows."""
    s.hands[s.set_aside] &= ~(1 << kind)
    s.set_aside += 1
    if s.set_aside < c.players:
        return
    if c.first_start == 0:
        s.phase = DRAW_START
    else:
        start_round(c, s)


def draw_start(c: Config, s: State, player: int) -> None:
    """F7."""
    s.start = player
    start_round(c, s)


# ---------------------------------------------------------------------------------------------------------- a round


def start_round(c: Config, s: State) -> None:
    """F8, F17, F23: fill the mouse cards if the bank can fill them all and the last row was not declined."""
    s.phase = PLACE
    s.player = s.start
    s.placed = c.dummy  # F9: the dummy's card lies in slot 0; it gets its face when it is turned up
    s.face_up = 0
    s.passes = 0
    s.high = 0
    for p in range(c.players):
        s.passed[p] = 0
    skip = s.unsold == 1 and c.unsold_refill == 0
    s.unsold = 0
    s.filled = 0
    if not skip and s.bank >= c.fill:
        s.bank -= c.fill
        s.filled = 1


def next_seat(c: Config, player: int) -> int:
    """The left neighbour."""
    return player + 1 if player + 1 < c.players else 0


def legal_actions(c: Config, s: State, out: list[int]) -> int:
    """Lowest first: cards by kind, then pass, then bids."""
    if s.phase == PLACE:
        return placements(s.hands[s.player], out)
    if s.phase == AUCTION:
        return auction_actions(s.high, s.mice[s.player] + s.bids[s.player], out)
    return last_chance_actions(s.mice[s.player], out)


def placements(hand: int, out: list[int]) -> int:
    """F9: any card of the hand."""
    n = 0
    for kind in range(KINDS):
        out[n] = kind  # without a branch: the processor cannot guess which cards a hand holds
        n += hand >> kind & 1
    return n


def place(c: Config, s: State, kind: int) -> None:
    """F9, F10: into the next slot, face down; when all have placed, slot 0 is turned up."""
    s.hands[s.player] &= ~(1 << kind)
    s.row[s.placed] = kind
    s.placed += 1
    s.player = next_seat(c, s.player)
    if s.placed < c.row:
        return
    if c.dummy == 1:
        s.phase = TURN_UP_DUMMY
        s.player = CHANCE
    else:
        s.phase = AUCTION
        turn_up(c, s)


def turn_up_dummy(c: Config, s: State, kind: int) -> None:
    """F10: the dummy's card is slot 0."""
    s.hands[c.players] &= ~(1 << kind)
    s.row[0] = kind
    s.phase = AUCTION
    s.player = s.start
    turn_up(c, s)


def slot_set(c: Config, start: int, slot: int) -> int:
    """F9: the set that the card of a slot comes from."""
    if c.dummy == 1:
        if slot == 0:
            return c.players
        slot -= 1
    owner = start + slot
    return owner if owner < c.players else owner - c.players


def turn_up(c: Config, s: State) -> None:
    """The leftmost face-down slot."""
    s.shown[slot_set(c, s.start, s.face_up)] |= 1 << s.row[s.face_up]
    s.face_up += 1


def auction_actions(high: int, purse: int, out: list[int]) -> int:
    """F11, F12, F14: pass, or a bid above the highest, up to all own mice."""
    out[0] = PASS
    n = 1
    for mice in range(high + 1, purse + 1):
        out[n] = BID + mice
        n += 1
    return n


def bid(c: Config, s: State, mice: int) -> None:
    """F11: a raise replaces the earlier bid. F15: nobody is left to raise against when all others have passed."""
    p = s.player
    s.mice[p] += s.bids[p] - mice
    s.bids[p] = mice
    s.high = mice
    next_bidder(c, s)


def next_bidder(c: Config, s: State) -> None:
    """The next player clockwise who has not passed."""
    p = next_seat(c, s.player)
    while s.passed[p] == 1:
        p = next_seat(c, p)
    s.player = p


def pass_(c: Config, s: State) -> None:
    """F12-F16: take back the bid, take the mice of the next mouse card, turn up the next slot."""
    p = s.player
    s.mice[p] += s.bids[p]
    s.bids[p] = 0
    if s.filled == 1:
        s.mice[p] += c.mouse_cards[s.passes]
    s.passed[p] = 1
    s.passes += 1
    turn_up(c, s)
    if s.passes == c.players - 1 and s.face_up < c.row:
        turn_up(c, s)  # F13
    next_bidder(c, s)
    if s.passes == c.players - 1:
        if s.high > 0:
            take_row(c, s, s.player, s.high)
        else:
            s.phase = LAST_CHANCE


def last_chance_actions(mice: int, out: list[int]) -> int:
    """F16: decline, or buy for exactly one mouse."""
    out[0] = DECLINE
    if mice == 0:
        return 1
    out[1] = BUY
    return 2


def buy(c: Config, s: State) -> None:
    """F16: buying is winning the auction with a bid of 1."""
    s.mice[s.player] -= 1
    s.bids[s.player] = 1
    take_row(c, s, s.player, 1)


def decline(c: Config, s: State) -> None:
    """F17: the row is out of the game, the start player stays."""
    s.unsold = 1
    end_round(c, s)


def take_row(c: Config, s: State, player: int, price: int) -> None:
    """F15, F18, F19, F23: pay the bank, dogs chase, the rest of the row is won."""
    s.bank += price
    s.bids[player] = 0
    gone = leaving(c, s.row)
    for slot in range(c.row):
        if not gone >> slot & 1:
            kind = s.row[slot]
            s.cats[player] += VALUES[kind]
            s.won[player * KINDS + kind] += 1
    s.start = player
    end_round(c, s)


def leaving(c: Config, row: list[int]) -> int:
    """F18: a mask of the slots whose cards leave the row before the buyer takes it."""
    dogs = 0
    gone = 0
    dog = 0
    for slot in range(c.row):
        if row[slot] >= BIG_DOG:
            dogs += 1
            gone |= 1 << slot
            dog = row[slot]
    if dogs == 1:  # F18a: several dogs only leave
        victim = prey(c, row, dog)
        if victim >= 0:
            gone |= 1 << victim
    return gone


def prey(c: Config, row: list[int], dog: int) -> int:
    """F18b-d: the slot of the card that a lone dog chases, -1 for none."""
    slot = extreme_cat(c, row, 1, 1) if dog == BIG_DOG else extreme_cat(c, row, -1, -1)
    if slot < 0 and c.dog_chases_rabbit == 1:
        slot = leftmost_rabbit(c, row)
    if slot >= 0:
        return slot
    if dog == BIG_DOG:
        return extreme_cat(c, row, -1, 1 if c.big_dog_fallback == 0 else -1)
    return extreme_cat(c, row, 1, -1)


def extreme_cat(c: Config, row: list[int], sign: int, way: int) -> int:
    """The leftmost slot with the highest (way 1) or lowest (way -1) cat of that sign, -1 for none."""
    best = -1
    for slot in range(c.row):
        value = VALUES[row[slot]]
        if value * sign > 0 and (best < 0 or value * way > VALUES[row[best]] * way):
            best = slot
    return best


def leftmost_rabbit(c: Config, row: list[int]) -> int:
    """The slot, -1 for none."""
    for slot in range(c.row):
        if row[slot] == RABBIT:
            return slot
    return -1


def end_round(c: Config, s: State) -> None:
    """F20: after the last round the game is over."""
    s.round += 1
    if s.round < c.rounds:
        start_round(c, s)
    else:
        s.phase = OVER
        s.player = TERMINAL


def apply(c: Config, s: State, action: int) -> None:
    """A player's action or an outcome of chance, which must be legal."""
    if s.phase == AUCTION:
        if action == PASS:
            pass_(c, s)
        else:
            bid(c, s, action - BID)
    elif s.phase == PLACE:
        place(c, s, action)
    elif s.phase == LAST_CHANCE:
        if action == BUY:
            buy(c, s)
        else:
            decline(c, s)
    elif s.phase == TURN_UP_DUMMY:
        turn_up_dummy(c, s, action)
    elif s.phase == SET_ASIDE:
        set_card_aside(c, s, action)
    else:
        draw_start(c, s, action - KINDS)


# ---------------------------------------------------------------------------------------------------------- the end


def scores(c: Config, s: State, out: list[int]) -> None:
    """F20: the cats won and a point a mouse."""
    for p in range(c.players):
        out[p] = s.cats[p] + s.mice[p] + s.bids[p]


def is_behind(s: State, p: int, q: int) -> bool:
    """F21: whether q beats p, by score and then by cats."""
    p_score = s.cats[p] + s.mice[p] + s.bids[p]
    q_score = s.cats[q] + s.mice[q] + s.bids[q]
    return q_score > p_score or (q_score == p_score and s.cats[q] > s.cats[p])


def is_winner(c: Config, s: State, p: int) -> bool:
    """F21: nobody beats p."""
    is_best = True
    for q in range(c.players):
        is_best = is_best and not is_behind(s, p, q)
    return is_best


def returns(c: Config, s: State, out: list[float]) -> None:
    """F21: the own share of the victory minus 1/n."""
    winners = 0
    for p in range(c.players):
        if is_winner(c, s, p):
            winners += 1
    for p in range(c.players):
        out[p] = -1 / c.players
        if is_winner(c, s, p):
            out[p] += 1 / winners


def ending(c: Config, s: State) -> int:
    """F21: 0 best score alone, 1 tie of scores broken by cats, 2 shared victory."""
    winners = 0
    best = 0
    for p in range(c.players):
        if is_winner(c, s, p):
            winners += 1
            best = p
    if winners > 1:
        return 2
    for p in range(c.players):
        if p != best and s.cats[p] + s.mice[p] + s.bids[p] == s.cats[best] + s.mice[best] + s.bids[best]:
            return 1
    return 0


# -------------------------------------------------------------------------------------------------------- knowledge


def observe(c: Config, s: State, seat: int, v: View) -> None:
    """F22: everything but the other hands, the face-down slots and the removed cards."""
    v.seat = seat
    v.phase = s.phase
    v.player = s.player
    v.start = s.start
    v.round = s.round
    v.bank = s.bank
    v.high = s.high
    v.placed = s.placed
    v.face_up = s.face_up
    v.passes = s.passes
    v.filled = s.filled
    v.unsold = s.unsold
    v.set_aside = s.set_aside
    v.hand = s.hands[seat] if seat != NOBODY else 0
    for i in range(SETS):
        v.shown[i] = s.shown[i]
    for p in range(SEATS):
        v.mice[p] = s.mice[p]
        v.bids[p] = s.bids[p]
        v.passed[p] = s.passed[p]
        v.cats[p] = s.cats[p]
    for slot in range(SLOTS):
        is_open = slot < s.face_up or (slot < s.placed and slot_set(c, s.start, slot) == seat)
        v.row[slot] = s.row[slot] if is_open else HIDDEN
    for i in range(SEATS * KINDS):
        v.won[i] = s.won[i]


def observe_action(c: Config, s: State, action: int, after: State, seat: int) -> list[Event]:
    """What a seat sees of one action or outcome and of what follows from it; `s` is the state before."""
    return own_event(c, s, action, seat) + turned_up(c, s, after) + round_end(c, s, action, after) + fill(c, s, after)


def own_event(c: Config, s: State, action: int, seat: int) -> list[Event]:
    """The action itself; a purchase and the dummy's card show in what follows."""
    if s.phase == SET_ASIDE:
        return [(SAW_SET_ASIDE, s.set_aside, action if s.set_aside == seat else HIDDEN)]
    if s.phase == DRAW_START:
        return [(SAW_START, action - KINDS)]
    if s.phase == PLACE:
        return [(SAW_PLACE, s.player, s.placed, action if s.player == seat else HIDDEN)]
    if s.phase == AUCTION and action == PASS:
        return [(SAW_PASS, s.player, c.mouse_cards[s.passes] if s.filled else 0)]
    if s.phase == AUCTION:
        return [(SAW_BID, s.player, action - BID)]
    return []


def turned_up(c: Config, s: State, after: State) -> list[Event]:
    """F10, F12, F13: the cards of this row that were turned up between two states."""
    if s.phase not in (PLACE, TURN_UP_DUMMY, AUCTION):
        return []
    last = after.face_up if after.round == s.round else c.row
    return [(SAW_TURN_UP, slot, slot_set(c, s.start, slot), after.row[slot]) for slot in range(s.face_up, last)]


def round_end(c: Config, s: State, action: int, after: State) -> list[Event]:
    """F15-F19: who paid what for the row, what left it and what the rest is worth; or that nobody wanted it."""
    if after.round == s.round:
        return []
    if s.phase == LAST_CHANCE and action == DECLINE:
        return [(SAW_DECLINE, s.player)]
    buyer = after.start
    value = after.cats[buyer] - s.cats[buyer]
    return [(SAW_BUY, buyer, max(s.high, 1)), *left_row(c, after.row), (SAW_TAKE, buyer, value)]


def left_row(c: Config, row: list[int]) -> list[Event]:
    """F18: the dogs that left the row, a lone one perhaps with its prey."""
    dogs = [kind for kind in row[: c.row] if kind >= BIG_DOG]
    victim = prey(c, row, dogs[0]) if len(dogs) == 1 else -1
    return [(SAW_CHASE, dogs[0], row[victim])] if victim >= 0 else [(SAW_LEAVE, dog) for dog in dogs]


def fill(c: Config, s: State, after: State) -> list[Event]:
    """F8: a round begins, with or without mice on the mouse cards."""
    if after.phase != PLACE or s.phase == PLACE:
        return []
    return [(SAW_FILL, after.round + 1, c.rounds, c.fill if after.filled else 0)]


# --------------------------------------------------------------------------------------------- what may be hidden


def sample_state(c: Config, v: View, events: list[Event], r: list[int], s: State) -> None:
    """A state that agrees with the view, every arrangement of the unseen cards equally likely (F22); `s` is all zeros.

    The view says all that the events do: a set's removed card and face-down slot are any of what was not shown of it.
    """
    s.phase = v.phase
    s.player = v.player
    s.start = v.start
    s.round = v.round
    s.bank = v.bank
    s.high = v.high
    s.placed = v.placed
    s.face_up = v.face_up
    s.passes = v.passes
    s.filled = v.filled
    s.unsold = v.unsold
    s.set_aside = v.set_aside
    for p in range(SEATS):
        s.mice[p] = v.mice[p]
        s.bids[p] = v.bids[p]
        s.passed[p] = v.passed[p]
        s.cats[p] = v.cats[p]
    for i in range(SETS):
        s.shown[i] = v.shown[i]
    for i in range(SEATS * KINDS):
        s.won[i] = v.won[i]
    for i in range(c.players + c.dummy):
        s.hands[i] = c.set_mask & ~v.shown[i]
    for slot in range(SLOTS):
        s.row[slot] = 0 if v.row[slot] == HIDDEN else v.row[slot]
    sample_row(c, v, r, s)
    for p in range(v.set_aside):
        if p != v.seat:
            s.hands[p] &= ~(1 << random_kind(r, s.hands[p]))  # F4
    if v.seat != NOBODY:
        s.hands[v.seat] = v.hand


def sample_row(c: Config, v: View, r: list[int], s: State) -> None:
    """The face-down slots this seat has not filled: any card of its set that was not shown."""
    for slot in range(c.dummy, v.placed):
        owner = slot_set(c, v.start, slot)
        if slot >= v.face_up and owner != v.seat:
            s.row[slot] = random_kind(r, s.hands[owner])
            s.hands[owner] &= ~(1 << s.row[slot])


def random_kind(r: list[int], mask: int) -> int:
    """One of the kinds of a mask that is not empty."""
    n = 0
    for kind in range(KINDS):
        n += mask >> kind & 1
    nth = below(r, n)
    for kind in range(KINDS):
        nth -= mask >> kind & 1
        if nth < 0:
            return kind
    return HIDDEN
