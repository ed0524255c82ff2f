"""The deal that nobody chose: the seed is committed before anybody sits down, and players add to it.

The host's program draws a secret seed when a match is made and shows its hash. Until the start each player may add
entropy of his own. What decides the cards is the hash of both; all of it is shown after the end, so that anybody can
work out each card again. It shows that nobody changed the cards after the commitment; it cannot show that the host did
not look at them.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

SEED_BYTES = 32
MOST_ENTROPY = 64  # characters a player


@dataclass(frozen=True, slots=True)
class Fairness:
    """What shows, after the end, that nobody chose the cards."""

    commitment: str
    secret: str = field(repr=False)
    entropy: tuple[tuple[int, str], ...]

    def lines(self) -> list[str]:
        """As a playthrough tells it, before its seed."""
        added = [f"entropy {seat} {text}" for seat, text in sorted(self.entropy)]
        return [f"commitment {self.commitment}", f"secret {self.secret}", *added]


def new_match_seed() -> str:
    """A fresh secret, as hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is shown in the lobby: SHA-256 of the seed's hexadecimal digits.

    >>> commitment("00")[:16]
    'f1534392279bddbf'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def dealing_seed(seed: str, entropy: Sequence[tuple[int, str]]) -> bytes:
    """What decides the cards: SHA-256 of the word `deal`, the seed and a line `seat text` for each player's entropy.

    The seats are in order. The word keeps it apart from the commitment, which everybody knows: with no entropy the
    two would be the same.

    >>> dealing_seed("00", [(1, "b"), (0, "a")]) == dealing_seed("00", [(0, "a"), (1, "b")])
    True
    """
    lines = ["deal", seed, *(f"{seat} {text}" for seat, text in sorted(entropy))]
    return hashlib.sha256("\n".join(lines).encode()).digest()
