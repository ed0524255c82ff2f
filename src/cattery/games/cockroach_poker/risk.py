"""How likely each player of Cockroach Poker loses the game, seen between two rounds: what a search hopes to change.

The numbers were fitted to the outcomes of 20,000 games between rules of thumb, by maximum likelihood.
"""

from math import exp

from cattery.games.cockroach_poker.rules import OVER, SPECIES, Config, State

# By number of players, in hundredths: how much the danger of losing grows (its logarithm) with each species of which
# 1, 2, ... 5 more would lose; with each card of it that is elsewhere; that is in the own hand; and by how many cards
# are in the hand (0, 1, ... 5), for who does not and who does start the next round.
REACH = 5
NEAR = 0
ELSEWHERE = 5
HELD = 10
WAITING = 15
STARTING = 21
FULL_HAND = 5
NONE = (0,) * 27
# fmt: off
DANGER = (
    NONE,
    NONE,
    (-22, -4, 3, 6, -5, 59, 19, 12, 9, 8, -6, -11, -14, -13, -10,
     -68, -27, -11, 5, 3, -2, 0, -33, 29, 36, 51, 16),
    (7, -18, -32, -26, 0, 42, 20, 17, 15, 0, -18, -8, -8, -12, 0,
     -63, -79, -66, -61, 11, 27, 0, -96, 128, 70, 67, 62),
    (16, -15, -28, -8, 0, 53, 27, 18, 10, 0, 21, 14, 0, -13, 0,
     87, -23, -52, -61, -47, -45, 0, 63, 61, 21, 10, -14),
    (12, -33, -28, -10, 0, 57, 33, 18, 10, 0, 30, 18, -7, -21, 0,
     134, -2, -55, -54, -74, -84, 0, 136, 63, -5, -17, -41),
    (-16, -29, -23, -10, 0, 60, 34, 18, 10, 0, 71, 13, -12, -26, 0,
     124, -21, -43, -68, -76, -75, 0, 134, 50, 3, -8, -22),
)
# fmt: on


def risk(c: Config, s: State, out: list[float]) -> None:
    """How likely each player loses the game, by what lies face up between two rounds and the true hands."""
    total = 0.0
    for p in range(c.players):
        if s.phase == OVER:
            out[p] = 1.0 if s.start == p else 0.0
        else:
            out[p] = exp(danger(c, s, p) / 100)
        total += out[p]
    for p in range(c.players):
        out[p] /= total


def danger(c: Config, s: State, p: int) -> int:
    """A hundred times the logarithm of a player's share of the risk."""
    table = DANGER[c.players]
    at = p * SPECIES
    total = table[(STARTING if s.start == p else WAITING) + min(s.hand_size[p], FULL_HAND)]
    for kind in range(c.species):
        missing = c.lose_count - s.face_up[at + kind]
        held = s.hands[at + kind]
        hidden = c.copies
        for q in range(c.players):
            hidden -= s.face_up[q * SPECIES + kind]
        if hidden >= missing:
            near = min(missing, REACH) - 1
            total += table[NEAR + near] + (hidden - held) * table[ELSEWHERE + near] + held * table[HELD + near]
    return total
