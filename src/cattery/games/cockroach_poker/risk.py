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
DANGER = (
    NONE,
    NONE,
    (-21, -5, 8, 0, -3, 68, 20, 10, 10, 8, -4, -9, -16, -12, -11, -93, -16, 0, 17, -23, 1, 0, -13, 9, 31, 66, 20),
    (17, 8, -2, 9, 0, 34, 13, 11, 7, 0, -14, -11, -11, -15, 0, 0, 1, -8, -23, -40, 6, 0, 0, -3, -2, 29, 38),
    (15, -12, -13, 6, 0, 50, 22, 12, 6, 0, 9, 4, -9, -21, 0, 1, -7, -24, -36, -28, -32, 0, 21, 25, 39, 37, 3),
    (13, -2, -12, -3, 0, 61, 26, 12, 5, 0, 40, 10, -11, -25, 0, 68, 23, -34, -54, -53, -64, 0, 31, 57, 47, -1, -20),
    (22, -8, 2, 19, 0, 48, 28, 8, 0, 0, 19, 2, -24, -38, 0, 122, 0, -52, -67, -89, -91, 0, 92, 82, 43, -3, -36),
)


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
