"""What no action of Cockroach Poker may change."""

from cattery.core.game import HIDDEN
from cattery.games.cockroach_poker.rules import SPECIES, Config, State


def conserved(c: Config, s: State) -> tuple[int, ...]:
    """C1, C2: the cards of each species, in hands, face up, under way or set aside."""
    for p in range(c.players):
        assert sum(s.hands[p * SPECIES : (p + 1) * SPECIES]) == s.hand_size[p]
    return tuple(
        s.undealt[k] + sum(s.hands[k::SPECIES]) + sum(s.face_up[k::SPECIES]) + (s.card == k != HIDDEN)
        for k in range(SPECIES)
    )
