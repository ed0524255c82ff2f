"""Cockroach Poker by rule of thumb: count what lies open, weigh what each player has to fear, and do not be read.

Harm is what taking a card costs its taker; LOST is the game. One player's loss is a gain that all the others share, so
the own harm counts once for each. The numbers were found by `python -m benchmarks.tune cockroach_poker`, against
honest, lying, believing, doubting and like-minded players, and where there are pairs (for two players, for more) by
hand from there (docs/bots.md).
"""

from cattery.core.chance import below
from cattery.games.cockroach_poker.rules import (
    ANSWERING,
    CARD_BLOCK,
    LOOK,
    OFFER,
    OFFERING,
    PASS,
    SAY_FALSE,
    SAY_TRUE,
    SPECIES,
    Config,
    View,
    missing_species,
)

LOST = 1000
ALIKE_HARM = ((LOST, 125, 0, 6, 0, 0, 0, 0), (LOST, 110, 25, 5, 3, 2, 2, 1))  # by how many more alike would lose
HAND_HARM = (LOST, 15, 12, 8, 4, 2, 0)  # by how many cards the taker has left to start rounds with
CAUTION = 5  # in offers the own harm counts this much more: a card that comes back was a gift to the others
WHIM = 500  # up to so much worth is overlooked, so that an offer does not tell which card it is
DARING = 64  # players offer what hurts: a card of harm h is (DARING + h) / DARING times as likely
TRUST = (9, 8)  # and a claimed species this much likelier than another
HONESTY = 52  # how often in a hundred the own claim is true
LOOK_ODDS = 46  # in a hundred: what passing a card on keeps of its worth when one already knows it
SURENESS = 4  # how fast a difference in what is at stake makes an answer certain

BY_PLAYERS = ("ALIKE_HARM", "TRUST")
DIALS = ("ALIKE_HARM", "HAND_HARM", "CAUTION", "WHIM", "DARING", "TRUST", "HONESTY", "LOOK_ODDS", "SURENESS")


def size(c: Config) -> int:
    """The place of a table of this size in `BY_PLAYERS`: 0 for two, 1 for more."""
    return min(c.players - 2, 1)


def choose(c: Config, v: View, legal: list[int], n: int, r: list[int]) -> int:
    """The action of a player who counts; `legal[:n]` are the legal ones."""
    if v.phase == OFFERING:
        return choose_offer(c, v, r)
    if v.phase == ANSWERING:
        return choose_answer(c, v, n, r)
    target = choose_target(c, v, r)
    return PASS + target * SPECIES + choose_claim(c, v, v.card, target, r)


# ------------------------------------------------------------------------------------------------------------- harm


def hidden_cards(c: Config, v: View, kind: int) -> int:
    """The cards of a species that do not lie face up."""
    n = c.copies
    for p in range(c.players):
        n -= v.face_up[p * SPECIES + kind]
    return n


def harm(c: Config, v: View, p: int, kind: int, hidden: int) -> int:
    """What it costs a player to take a card of this species, of which `hidden` do not lie face up (C10, C11)."""
    hand = v.hand_size[p]
    if v.phase == OFFERING and p == v.seat:
        hand -= 1
    cost = HAND_HARM[min(hand, 6)]
    has = v.face_up[p * SPECIES + kind]
    missing = c.lose_count - 1 - has
    alike = ALIKE_HARM[size(c)]
    if missing < hidden:
        cost += alike[missing]
    if has == 0 and c.lose_on_full_set == 1:
        cost += alike[missing_species(c, v.face_up, p) - 1]
    return min(cost, LOST)


# ----------------------------------------------------------------------------------------------------------- offers


def choose_offer(c: Config, v: View, r: list[int]) -> int:
    """The card and the player with most to gain and least to fear, give or take a whim."""
    best = 0
    best_worth = -CAUTION * c.players * LOST
    for kind in range(c.species):
        if v.hand[kind] > 0:
            hidden = hidden_cards(c, v, kind)
            fear = CAUTION * (c.players - 1) * harm(c, v, v.seat, kind, hidden)
            for p in range(c.players):
                if p != v.seat:
                    worth = harm(c, v, p, kind, hidden) - fear + below(r, WHIM)
                    if worth > best_worth:
                        best_worth = worth
                        best = kind * CARD_BLOCK + p * SPECIES
    kind = best // CARD_BLOCK
    return OFFER + best + choose_claim(c, v, kind, (best - kind * CARD_BLOCK) // SPECIES, r)


def choose_target(c: Config, v: View, r: list[int]) -> int:
    """For a card that must be passed on: who has most to fear from it, give or take a whim."""
    hidden = hidden_cards(c, v, v.card)
    best = 0
    best_worth = -1
    for p in range(c.players):
        if v.had >> p & 1 == 0:
            worth = harm(c, v, p, v.card, hidden) + below(r, WHIM)
            if worth > best_worth:
                best_worth = worth
                best = p
    return best


def choose_claim(c: Config, v: View, card: int, target: int, r: list[int]) -> int:
    """The truth about half the time, else a lie by its credit."""
    total = 0
    for kind in range(c.species):
        if kind != card:
            total += credit(c, v, target, kind)
    if total == 0 or below(r, 100) < HONESTY:
        return card
    number = below(r, total)
    for kind in range(c.species):
        if kind != card:
            number -= credit(c, v, target, kind)
            if number < 0:
                return kind
    return card


def credit(c: Config, v: View, target: int, kind: int) -> int:
    """How good a lie is: there are many of the species, and calling the truth a lie would hurt."""
    hidden = hidden_cards(c, v, kind)
    return hidden * (10 + harm(c, v, target, kind, hidden))


# ---------------------------------------------------------------------------------------------------------- answers


def choose_answer(c: Config, v: View, n: int, r: list[int]) -> int:
    """Accept, or look at it to pass it on: whichever is worth more, by the odds."""
    claim = v.claims[v.offers - 1]
    last = v.offered_by[v.offers - 1]
    trust = TRUST[size(c)]
    if_true = 0  # what the offerer may take if this player says "true", less what comes back; likewise the others
    if_false = 0
    at_stake = 0
    passed_on = 0
    for kind in range(c.species):
        hidden = hidden_cards(c, v, kind)
        own = harm(c, v, v.seat, kind, hidden)
        odds = (hidden - v.hand[kind]) * (DARING + own)
        gain = odds * harm(c, v, last, kind, hidden)
        loss = odds * own * (c.players - 1)
        if kind == claim:
            gain *= trust
            loss *= trust
            odds *= trust
            if_true += gain
            if_false -= loss
        else:
            if_false += gain
            if_true -= loss
        at_stake += gain + loss
        if n > 2:
            passed_on += odds * most_harm(c, v, kind, hidden) - loss
    if n > 2 and passed_on * LOOK_ODDS > 100 * max(if_true, if_false):
        return LOOK
    return mixed_answer(if_true - if_false, at_stake, r)


def most_harm(c: Config, v: View, kind: int, hidden: int) -> int:
    """What the card would cost whoever has most to fear from it, of those who have not had it."""
    most = 0
    for p in range(c.players):
        if v.had >> p & 1 == 0:
            most = max(most, harm(c, v, p, kind, hidden))
    return most


def mixed_answer(difference: int, at_stake: int, r: list[int]) -> int:
    """The better "true" is, the oftener it is said; certain only when the difference is large."""
    if at_stake == 0:
        return SAY_FALSE
    chance = 50 + SURENESS * 50 * difference // at_stake
    return SAY_TRUE if below(r, 100) < chance else SAY_FALSE
