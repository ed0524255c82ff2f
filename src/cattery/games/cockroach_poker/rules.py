"""Cockroach Poker, for two to six players. Rule numbers C1-C13 are those of `cattery rules cockroach-poker`."""

from cattery.core.chance import below
from cattery.core.errors import InvalidConfig
from cattery.core.game import CHANCE, FLAG, HIDDEN, NOBODY, PUBLISHED, TERMINAL, Event, Option
from cattery.core.state import dataclass, ints

PLAYERS = range(2, 7)
SEATS = 6
SPECIES = 8  # C1: bat, cockroach, fly, rat, scorpion, spider, stink bug, toad
FULL_COPIES = 8

# The action table: the answers, pass on (player, claim), offer (card, player, claim). The claim runs fastest.
SAY_TRUE = 0
SAY_FALSE = 1
LOOK = 2
PASS = 3
OFFER = PASS + SEATS * SPECIES
CARD_BLOCK = SEATS * SPECIES  # actions that offer one and the same card
NUM_ACTIONS = OFFER + SPECIES * CARD_BLOCK
NUM_OUTCOMES = SPECIES + SEATS  # the species of a card that is dealt, or SPECIES + the start player
PILE_DEAL = 0
PILE_START = 1
NUM_PILES = 2

# Phases, in the order of play.
DRAW_START = 0
DEAL = 1
OFFERING = 2  # the start player is to offer a hand card
ANSWERING = 3  # the player the card was offered to
PASSING = 4  # the same player after looking
OVER = 5

ENDINGS = ("four-alike", "empty-hand", "full-set")
FOUR_ALIKE = 0
EMPTY_HAND = 1
FULL_SET = 2

# What a seat sees happen: a code and its numbers.
SAW_START = 0  # player
SAW_DEAL = 1  # card: the seat's own; what others are dealt is not seen
SAW_OFFER = 2  # player, target, claim, card or HIDDEN
SAW_LOOK = 3  # player, card or HIDDEN
SAW_PASS = 4  # player, target, claim
SAW_ANSWER = 5  # player, 1 for "true" and 0 for "false", claim, card
SAW_TAKE = 6  # player, card, how many alike the player has now
SAW_LOSE = 7  # player, ending

OPTIONS = (
    Option("first_start", "random", ("random", "seat0")),
    Option("lose_count", "published", low=2, high=8),
    Option("set_aside", "published", low=0, high=62),
    Option("blind_pass", "false", FLAG),
    Option("lose_on_full_set", "false", FLAG),
    Option("open_history", "false", FLAG),
    Option("species", 8, low=2, high=SPECIES),
    Option("copies", 8, low=2, high=FULL_COPIES),
)
PRESETS: dict[str, dict[str, str | int]] = {"standard": {}, "seed": {"set_aside": 0, "lose_count": 4}}


@dataclass(slots=True)
class Config:
    """The options by name, and what follows from them."""

    players: int = 4
    first_start: int = 0
    lose_count: int = 4
    set_aside: int = 0
    blind_pass: int = 0
    lose_on_full_set: int = 0
    open_history: int = 0  # a courtesy of page and log; the rules do not ask
    species: int = 8
    copies: int = 8
    everyone: int = 15  # mask of the seats


@dataclass(slots=True)
class State:
    """Everything there is to know, in small integers."""

    phase: int = 0
    player: int = 0
    start: int = 0  # who began the round, and who lost when the game is over
    receiver: int = 0  # who gets the next card of the deal
    left: int = 0  # cards not dealt: at last those set aside
    card: int = 0  # the card under way, HIDDEN between rounds
    had: int = 0  # mask: who has had it this round, the player it is offered to included
    knows: int = 0  # mask: who has seen it
    offers: int = 0  # how often it was offered this round
    offered_by: list[int] = ints(SEATS)
    claims: list[int] = ints(SEATS)
    hand_size: list[int] = ints(SEATS)
    undealt: list[int] = ints(SPECIES, "i1")  # how many of each species
    hands: list[int] = ints(SEATS * SPECIES, "i1")  # by player and species
    face_up: list[int] = ints(SEATS * SPECIES, "i1")


@dataclass(slots=True)
class View:
    """What one seat may know (C13)."""

    seat: int = 0
    phase: int = 0
    player: int = 0
    start: int = 0
    receiver: int = 0
    left: int = 0
    card: int = 0  # HIDDEN unless this seat has seen it
    had: int = 0
    knows: int = 0
    offers: int = 0
    offered_by: list[int] = ints(SEATS)
    claims: list[int] = ints(SEATS)
    hand_size: list[int] = ints(SEATS)
    hand: list[int] = ints(SPECIES, "i1")  # the own one; empty for a spectator
    face_up: list[int] = ints(SEATS * SPECIES, "i1")


# ---------------------------------------------------------------------------------------------------- configuration


def resolve(c: Config) -> None:
    """C2, C3, C10: fill in what follows from the options; raises InvalidConfig."""
    is_full = c.species == SPECIES and c.copies == FULL_COPIES
    is_duel = is_full and c.players == 2
    if c.set_aside == PUBLISHED:
        c.set_aside = 10 if is_duel else 0
    if c.lose_count == PUBLISHED:
        c.lose_count = 5 if is_duel else min(4, c.copies)
    if c.lose_count > c.copies:
        raise InvalidConfig("cockroach_poker/error-lose-count", lose_count=c.lose_count, copies=c.copies)
    dealt = c.species * c.copies - c.set_aside
    if dealt < c.players:
        raise InvalidConfig(
            "cockroach_poker/error-deal",
            species=c.species,
            copies=c.copies,
            set_aside=c.set_aside,
            dealt=dealt,
            players=c.players,
        )
    c.everyone = (1 << c.players) - 1


def max_length(c: Config) -> int:
    """A round turns one card up, after one offer, one answer and a look and a pass of each other player (C4-C8)."""
    dealt = c.species * c.copies - c.set_aside
    rounds = min(dealt, c.players * c.species * (c.lose_count - 1) + 1)
    return rounds * (2 + 2 * (c.players - 2))


# --------------------------------------------------------------------------------------------------------- the deal


def set_up(c: Config, s: State) -> None:
    """C1: every card still undealt."""
    for kind in range(c.species):
        s.undealt[kind] = c.copies
    s.left = c.species * c.copies
    s.card = HIDDEN
    s.player = CHANCE
    s.phase = DRAW_START if c.first_start == 0 else DEAL


def current_player(s: State) -> int:
    """A seat, CHANCE or TERMINAL."""
    return s.player


def chance_outcomes(c: Config, s: State, out: list[int], weights: list[int]) -> int:
    """C2: the next card is any of the undealt ones; C4: the start player."""
    n = 0
    if s.phase == DRAW_START:
        for p in range(c.players):
            out[n] = SPECIES + p
            weights[n] = 1
            n += 1
        return n
    for kind in range(c.species):
        if s.undealt[kind] > 0:
            out[n] = kind
            weights[n] = s.undealt[kind]
            n += 1
    return n


def chance_pile(c: Config, s: State) -> int:
    """The stream: one for the deal, one for the start player."""
    return PILE_START if s.phase == DRAW_START else PILE_DEAL


def draw_start(s: State, player: int) -> None:
    """C4, option `first_start`."""
    s.start = player
    s.receiver = player
    s.phase = DEAL


def deal(c: Config, s: State, kind: int) -> None:
    """C2, C3: one card to the next player; what is set aside is what stays undealt."""
    p = s.receiver
    s.undealt[kind] -= 1
    s.hands[p * SPECIES + kind] += 1
    s.hand_size[p] += 1
    s.left -= 1
    s.receiver = p + 1 if p + 1 < c.players else 0
    if s.left == c.set_aside:
        s.receiver = 0
        s.player = s.start
        s.phase = OFFERING


# ---------------------------------------------------------------------------------------------------------- a round


def legal_actions(c: Config, s: State, out: list[int]) -> int:
    """Lowest first: the answers, then passing on or offers by card, player and claim."""
    if s.phase == OFFERING:
        return offer_actions(c, s, out)
    if s.phase == ANSWERING:
        return answer_actions(c, s, out)
    return pass_actions(c, s, out, 0)


def offer_actions(c: Config, s: State, out: list[int]) -> int:
    """C4, C7: any card of the hand, any other player, any claim."""
    n = 0
    own = s.player * SPECIES
    for kind in range(c.species):
        if s.hands[own + kind] > 0:
            first = OFFER + kind * CARD_BLOCK
            n = claims_to(c, out, n, first, first + own)
            n = claims_to(c, out, n, first + own + SPECIES, first + c.players * SPECIES)
    return n


def claims_to(c: Config, out: list[int], n: int, first: int, last: int) -> int:
    """Every claim to the players whose actions are `first` to `last`; with all species that is one run of numbers."""
    if c.species == SPECIES:
        for action in range(first, last):
            out[n] = action
            n += 1
        return n
    for target in range(first, last, SPECIES):
        for action in range(target, target + c.species):
            out[n] = action
            n += 1
    return n


def offer(s: State, action: int) -> None:
    """C4: a hand card goes face down to another player."""
    p = s.player
    kind = action // CARD_BLOCK
    s.hands[p * SPECIES + kind] -= 1
    s.hand_size[p] -= 1
    s.card = kind
    s.had = 1 << p
    s.knows = 1 << p
    hand_on(s, action - kind * CARD_BLOCK)


def hand_on(s: State, action: int) -> None:
    """C4, C5b: the card lies before its next player, with a claim."""
    target = action // SPECIES
    s.offered_by[s.offers] = s.player
    s.claims[s.offers] = action - target * SPECIES
    s.offers += 1
    s.had |= 1 << target
    s.player = target
    s.phase = ANSWERING


def answer_actions(c: Config, s: State, out: list[int]) -> int:
    """C5: accept, or look at the card to pass it on; C8: the last one must accept."""
    out[0] = SAY_TRUE
    out[1] = SAY_FALSE
    if s.had == c.everyone:
        return 2
    out[2] = LOOK
    return 3 if c.blind_pass == 0 else pass_actions(c, s, out, 3)


def answer(c: Config, s: State, action: int) -> None:
    """C5a: whoever is wrong takes the card, the accepter or the player who offered it last."""
    said_true = action == SAY_TRUE
    is_true = s.card == s.claims[s.offers - 1]
    take(c, s, s.offered_by[s.offers - 1] if said_true == is_true else s.player)


def look(s: State) -> None:
    """C6: whoever has looked must pass it on."""
    s.knows |= 1 << s.player
    s.phase = PASSING


def pass_actions(c: Config, s: State, out: list[int], n: int) -> int:
    """C5b, C7: to any player who has not had it, with any claim."""
    for target in range(c.players):
        if s.had >> target & 1 == 0:
            first = PASS + target * SPECIES
            for action in range(first, first + c.species):
                out[n] = action
                n += 1
    return n


def take(c: Config, s: State, player: int) -> None:
    """C9-C11: the taker starts the next round, or has lost."""
    place = player * SPECIES + s.card
    s.face_up[place] += 1
    s.start = player
    s.player = player
    s.phase = OFFERING
    s.card = HIDDEN
    s.had = 0
    s.knows = 0
    for i in range(s.offers):
        s.offered_by[i] = 0
        s.claims[i] = 0
    s.offers = 0
    if s.face_up[place] == c.lose_count or s.hand_size[player] == 0 or is_full_set(c, s, player):
        s.phase = OVER
        s.player = TERMINAL


def is_full_set(c: Config, s: State, player: int) -> bool:
    """Option `lose_on_full_set`: one face-up card of each species."""
    return c.lose_on_full_set == 1 and missing_species(c, s.face_up, player) == 0


def missing_species(c: Config, face_up: list[int], player: int) -> int:
    """How many species do not lie face up before a player."""
    missing = 0
    for kind in range(c.species):
        if face_up[player * SPECIES + kind] == 0:
            missing += 1
    return missing


def apply(c: Config, s: State, action: int) -> None:
    """A player's action or an outcome of chance, which must be legal."""
    if s.phase == DEAL:
        deal(c, s, action)
    elif action >= OFFER:
        offer(s, action - OFFER)
    elif s.phase == DRAW_START:
        draw_start(s, action - SPECIES)
    elif action >= PASS:
        hand_on(s, action - PASS)
    elif action == LOOK:
        look(s)
    else:
        answer(c, s, action)


# ---------------------------------------------------------------------------------------------------------- the end


def scores(c: Config, s: State, out: list[int]) -> None:
    """The face-up cards in front of each player; they decide nothing by their number alone."""
    for p in range(c.players):
        out[p] = 0
        for kind in range(c.species):
            out[p] += s.face_up[p * SPECIES + kind]


def returns(c: Config, s: State, out: list[float]) -> None:
    """C12: one loser, all the others win."""
    for p in range(c.players):
        out[p] = 1 / (c.players - 1)
    out[s.start] = -1.0


def ending(c: Config, s: State) -> int:
    """C10, C11: four alike is looked at first, then a full set, then the empty hand."""
    for kind in range(c.species):
        if s.face_up[s.start * SPECIES + kind] >= c.lose_count:
            return FOUR_ALIKE
    return FULL_SET if is_full_set(c, s, s.start) else EMPTY_HAND


# -------------------------------------------------------------------------------------------------------- knowledge


def observe(c: Config, s: State, seat: int, v: View) -> None:
    """C13: everything but the other hands, the cards set aside, and the card under way for who has not seen it."""
    v.seat = seat
    v.phase = s.phase
    v.player = s.player
    v.start = s.start
    v.receiver = s.receiver
    v.left = s.left
    v.card = s.card if seat != NOBODY and s.knows >> seat & 1 == 1 else HIDDEN
    v.had = s.had
    v.knows = s.knows
    v.offers = s.offers
    for i in range(SEATS):
        v.offered_by[i] = s.offered_by[i]
        v.claims[i] = s.claims[i]
        v.hand_size[i] = s.hand_size[i]
    for kind in range(SPECIES):
        v.hand[kind] = s.hands[seat * SPECIES + kind] if seat != NOBODY else 0
    for i in range(SEATS * SPECIES):
        v.face_up[i] = s.face_up[i]


def observe_action(c: Config, s: State, action: int, after: State, seat: int) -> list[Event]:
    """What a seat sees of one action or outcome and of what follows from it; `s` is the state before."""
    if s.phase == DRAW_START:
        return [(SAW_START, action - SPECIES)]
    if s.phase == DEAL:
        return [(SAW_DEAL, action)] if s.receiver == seat else []
    if action >= OFFER:
        kind = after.card if s.player == seat else HIDDEN
        return [(SAW_OFFER, s.player, after.player, after.claims[0], kind)]
    if action >= PASS:
        return [(SAW_PASS, s.player, after.player, after.claims[s.offers])]
    if action == LOOK:
        return [(SAW_LOOK, s.player, s.card if s.player == seat else HIDDEN)]
    return card_turned_up(c, s, action, after)


def card_turned_up(c: Config, s: State, action: int, after: State) -> list[Event]:
    """C5a, C10, C11: the answer, who takes the card, and whether that loses the game."""
    taker = after.start
    seen: list[Event] = [
        (SAW_ANSWER, s.player, int(action == SAY_TRUE), s.claims[s.offers - 1], s.card),
        (SAW_TAKE, taker, s.card, after.face_up[taker * SPECIES + s.card]),
    ]
    if after.phase == OVER:
        seen.append((SAW_LOSE, taker, ending(c, after)))
    return seen


# --------------------------------------------------------------------------------------------- what may be hidden


def sample_state(c: Config, v: View, events: list[Event], r: list[int], s: State) -> None:
    """A state that agrees with the view, every arrangement of the unseen cards equally likely (C13); `s` is all zeros.

    The view says all that the events do: a card that was turned up lies face up, any other is anywhere it can be.
    """
    s.phase = v.phase
    s.player = v.player
    s.start = v.start
    s.receiver = v.receiver
    s.left = v.left
    s.card = v.card
    s.had = v.had
    s.knows = v.knows
    s.offers = v.offers
    for i in range(SEATS):
        s.offered_by[i] = v.offered_by[i]
        s.claims[i] = v.claims[i]
        s.hand_size[i] = v.hand_size[i]
    for i in range(SEATS * SPECIES):
        s.face_up[i] = v.face_up[i]
    if v.seat != NOBODY:
        for kind in range(c.species):
            s.hands[v.seat * SPECIES + kind] = v.hand[kind]
    for kind in range(c.species):
        s.undealt[kind] = unseen(c, v, kind)
    if v.offers > 0 and v.card == HIDDEN:
        s.card = draw_unseen(c, r, s.undealt, unseen_total(c, s.undealt))
    sample_hands(c, v, r, s)


def unseen(c: Config, v: View, kind: int) -> int:
    """How many cards of a species this seat does not see."""
    n = c.copies - v.hand[kind]
    if v.card == kind:
        n -= 1
    for p in range(c.players):
        n -= v.face_up[p * SPECIES + kind]
    return n


def unseen_total(c: Config, counts: list[int]) -> int:
    """The sum over the species."""
    total = 0
    for kind in range(c.species):
        total += counts[kind]
    return total


def sample_hands(c: Config, v: View, r: list[int], s: State) -> None:
    """The other hands, card by card from what is unseen; the rest is what was not dealt."""
    total = unseen_total(c, s.undealt)
    for p in range(c.players):
        if p != v.seat:
            for _ in range(v.hand_size[p]):
                s.hands[p * SPECIES + draw_unseen(c, r, s.undealt, total)] += 1
                total -= 1


def draw_unseen(c: Config, r: list[int], counts: list[int], total: int) -> int:
    """Take one of the `total` cards out of the counts."""
    number = below(r, total)
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
