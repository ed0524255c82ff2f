"""Chance: exact, unbiased, decided by the seed alone."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cattery.core.chance import below, new_seed, pick, seed_generator, seeded_draw


def test_a_draw_is_what_hmac_sha256_says() -> None:
    """Worked out apart from the code: HMAC-SHA256(key 00, "2/5/0") mod 10 and mod 3."""
    import hashlib
    import hmac

    number = int(hmac.new(b"\0", b"2/5/0", hashlib.sha256).hexdigest(), 16)
    assert seeded_draw(b"\0", 2, 5, [1] * 10) == number % 10
    assert seeded_draw(b"\0", 2, 5, [2, 1]) == (0 if number % 3 < 2 else 1)


@given(st.lists(st.integers(0, 8), min_size=1, max_size=13).filter(any), st.integers(0, 3), st.integers(0, 200))
def test_only_what_is_left_can_be_drawn(weights: list[int], pile: int, k: int) -> None:
    assert weights[seeded_draw(b"seed", pile, k, weights)] > 0


def test_draws_follow_the_weights() -> None:
    """20,000 draws with weights 1 : 2 : 0 : 5: chi-square with 2 degrees of freedom below 13.8 (p = 0.001)."""
    weights = [1, 2, 0, 5]
    counts = Counter(seeded_draw(b"weights", 0, k, weights) for k in range(20_000))
    expected = {i: 20_000 * w / 8 for i, w in enumerate(weights) if w}
    assert sum((counts[i] - e) ** 2 / e for i, e in expected.items()) < 13.8
    assert counts[2] == 0


def test_piles_and_draws_are_streams_of_their_own() -> None:
    sequences = {
        tuple(seeded_draw(seed, pile, k, [1] * 104) for k in range(20)) for seed in (b"a", b"b") for pile in range(4)
    }
    assert len(sequences) == 8


def test_new_seeds_differ_and_are_long() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {16}


def test_the_fast_generator_is_splitmix64() -> None:
    """Published values: from state 1234567 the first two outputs are 6457827717110365317 and 3203168211198807973."""
    r = [1234567]
    assert below(r, 1 << 32) == 6457827717110365317 >> 32
    assert below(r, 1 << 32) == 3203168211198807973 >> 32


@pytest.mark.parametrize("n", [2, 3, 10, 104])
def test_the_fast_generator_is_even(n: int) -> None:
    """Chi-square over 1,000 draws a value: within six standard deviations of its mean n - 1."""
    r = [0]
    seed_generator(r, 42, 0)
    counts = Counter(below(r, n) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    assert abs(sum((k - 1000) ** 2 / 1000 for k in counts.values()) - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


def test_pick_follows_the_weights() -> None:
    r = [0]
    seed_generator(r, 1, 1)
    counts = Counter(pick(r, [0, 3, 0, 1], 4) for _ in range(8000))
    assert set(counts) == {1, 3}
    assert abs(counts[1] - 6000) < 5 * (8000 * 0.75 * 0.25) ** 0.5


def test_games_of_a_batch_have_streams_of_their_own() -> None:
    starts = set()
    for stream in range(10_000):
        r = [0]
        seed_generator(r, 7, stream)
        starts.add(r[0])
    assert len(starts) == 10_000
