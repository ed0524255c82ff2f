"""Where chance comes from: a stored seed for matches, a fast generator for batches.

A match's outcomes are decided by its seed alone: draw `k` of pile `p` is a function of (seed, p, k) and of the weights
of what is left, so a crash, a save, a replay and a check are one mechanism, and the same pile gives the same cards
however the players' choices interleave the piles.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SEED_BYTES = 16
MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def new_seed() -> bytes:
    """A fresh secret seed from the system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def seeded_draw(seed: bytes, pile: int, k: int, weights: Sequence[int]) -> int:
    """The index that draw `k` of `pile` falls on, with probability proportional to its weight.

    HMAC-SHA256 of (pile, k, attempt) as a 256-bit number; numbers past the last whole multiple of the total are drawn
    again, so no index is favoured. At least one weight must be positive.

    >>> seeded_draw(b"example", 0, 0, [0, 5, 0])
    1
    """
    total = sum(weights)
    limit = (1 << 256) // total * total
    attempt = 0
    while True:
        digest = hmac.new(seed, f"{pile}/{k}/{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest, "big")
        if number < limit:
            return _index_of(number % total, weights)
        attempt += 1


def _index_of(number: int, weights: Sequence[int]) -> int:
    for i, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return i
    raise AssertionError("unreachable: number is below the sum of the weights")


# The fast generator: SplitMix64 (Steele, Lea, Flood 2014, https://doi.org/10.1145/2714064.2660195), one word of state.
# `compiled` replaces `seed_generator` and `below` by twins in machine arithmetic that give the same numbers.


def seed_generator(r: list[int], seed: int, stream: int) -> None:
    """Start generator `r` (a list of one integer) on its own sequence for (seed, stream)."""
    r[0] = (seed * MIX_1 + stream * GOLDEN) & MASK
    below(r, 2)
    r[0] ^= r[0] >> 31
    r[0] = (r[0] * MIX_2) & MASK


def below(r: list[int], n: int) -> int:
    """A number from 0 to n - 1, 1 <= n < 2**31; the bias is below n / 2**32."""
    r[0] = (r[0] + GOLDEN) & MASK
    z = r[0]
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return (z >> 32) * n >> 32


def pick(r: list[int], weights: list[int], n: int) -> int:
    """An index from 0 to n - 1, with probability proportional to its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    number = below(r, total)
    i = 0
    while number >= weights[i]:
        number -= weights[i]
        i += 1
    return i
