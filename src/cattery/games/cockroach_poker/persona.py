"""Cockroach Poker as people play it who are not so good yet: they see danger late, go by feeling, and each in a way."""

from cattery.core.chance import below
from cattery.core.game import Event
from cattery.games.cockroach_poker.heuristic import choose_answer, harm, hidden_cards
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
)

PERSONAS = ("honest", "bluffer", "suspicious")

# By weakness, from 1: what harm is seen at all (all, the last card but one, the very last), how often in a hundred an
# answer is thought through, and how much whim there is in choosing card and player.
NOTICED = (0, 60, 900)
CARE = (100, 55, 15)
WHIM = (500, 800, 1500)

# By persona: how often in a hundred a claim is true, and how often a claim is believed without much thought.
HONESTY = (80, 20, 50)
TRUST = (75, 50, 20)
LOOKS = 15  # how often in a hundred a card is looked at out of curiosity


def choose_weakly(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], weakness: int, persona: int
) -> int:
    """The action of a player of that weakness, 1 or 2, who stays the same persona all the game."""
    if v.phase != ANSWERING:
        return give_weakly(c, v, r, weakness, persona)
    if below(r, 100) < CARE[weakness]:
        return choose_answer(c, v, n, r)
    return answer_by_feeling(c, v, n, r, persona)


def answer_by_feeling(c: Config, v: View, n: int, r: list[int], persona: int) -> int:
    """Only what cannot be otherwise is seen."""
    claim = v.claims[v.offers - 1]
    others = 0
    for kind in range(c.species):
        if kind != claim:
            others += hidden_cards(c, v, kind) - v.hand[kind]
    if hidden_cards(c, v, claim) == v.hand[claim]:
        return SAY_FALSE
    if others == 0:
        return SAY_TRUE
    if n > LOOK and below(r, 100) < LOOKS:
        return LOOK
    return SAY_TRUE if below(r, 100) < TRUST[persona] else SAY_FALSE


def give_weakly(c: Config, v: View, r: list[int], weakness: int, persona: int) -> int:
    """The card that looks worst for another and least bad for oneself, give or take much whim."""
    best = 0
    most = -10_000
    for kind in range(c.species):
        if (v.hand[kind] > 0) if v.phase == OFFERING else (v.card == kind):
            hidden = hidden_cards(c, v, kind)
            fear = seen_harm(c, v, v.seat, kind, hidden, weakness)
            for p in range(c.players):
                if p != v.seat and v.had >> p & 1 == 0:
                    liked = seen_harm(c, v, p, kind, hidden, weakness) - 2 * fear + below(r, WHIM[weakness])
                    if liked > most:
                        most = liked
                        best = kind * CARD_BLOCK + p * SPECIES
    card = best // CARD_BLOCK
    claim = claim_weakly(c, v, card, r, persona)
    return (OFFER + best if v.phase == OFFERING else PASS + best - card * CARD_BLOCK) + claim


def seen_harm(c: Config, v: View, p: int, kind: int, hidden: int, weakness: int) -> int:
    """What it costs a player to take such a card, where that is great enough to be noticed."""
    cost = harm(c, v, p, kind, hidden)
    return cost if cost >= NOTICED[weakness] else 0


def claim_weakly(c: Config, v: View, card: int, r: list[int], persona: int) -> int:
    """The truth as often as the persona tells it, or any other species that is not all face up."""
    total = 0
    for kind in range(c.species):
        if kind != card:
            total += hidden_cards(c, v, kind)
    if total == 0 or below(r, 100) < HONESTY[persona]:
        return card
    number = below(r, total)
    for kind in range(c.species):
        if kind != card:
            number -= hidden_cards(c, v, kind)
            if number < 0:
                return kind
    return card
