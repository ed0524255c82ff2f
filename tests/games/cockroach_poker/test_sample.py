"""Sampled states agree with the view (C13), and on a small table their frequencies match exact enumeration."""

import random
from collections import Counter
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from cattery.core.game import NOBODY
from cattery.games.cockroach_poker import rules
from cattery.games.cockroach_poker.rules import SPECIES, Config, State
from tests.games.cockroach_poker.conserved import conserved
from tests.games.cockroach_poker.setting import POKER, A, B, C, kind, play, table, view
from tests.games.sampling import (
    check_samples_of_random_games,
    check_sampling_is_pure,
    drawn,
    fits,
    sample,
    slightly_wrong,
)

TABLES = [
    *((players, {}) for players in POKER.players),
    (2, {"preset": "seed"}),
    (4, {"blind_pass": "true", "set_aside": 7}),
    (3, {"species": 3, "copies": 4, "lose_on_full_set": "true"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_C13_sampled_states_reproduce_the_view_byte_for_byte(players: int, options: dict[str, Any]) -> None:
    c = POKER.configure(players, **options)

    def check(s: State, truth: State) -> None:
        assert conserved(c, s) == conserved(c, truth)

    assert check_samples_of_random_games(POKER, c, players, check) > 20


@pytest.mark.parametrize("players", POKER.players)
def test_C2_C13_during_the_deal_chance_can_go_on_from_a_sampled_state(players: int) -> None:
    rng, r = random.Random(players), [8]
    c = POKER.configure(players)
    s: State = POKER.new_state(c)
    while s.phase <= rules.DEAL:
        for seat in (*range(players), NOBODY):
            v = view(c, s, seat)
            sampled = sample(POKER, c, v, [], r)
            assert view(c, sampled, seat) == v
            assert conserved(c, sampled) == conserved(c, s)
            assert sum(w for _, w in POKER.outcomes(c, sampled)) == sum(w for _, w in POKER.outcomes(c, s))
        POKER.apply(c, s, rng.choice([o for o, _ in POKER.outcomes(c, s)]))


def test_C13_after_a_look_the_card_under_way_is_no_longer_sampled() -> None:
    c = POKER.configure(3)
    s = play(c, table(c, ["toad, bat", "fly", "rat"]), "offer toad 1 bat")
    looked = play(c, s, "look")
    r = [9]
    cards = {name: Counter[int]() for name in ("unknown", "known", "own")}
    for _ in range(50):
        for name, state, seat in (("unknown", s, B), ("known", looked, B), ("own", s, A)):
            t = State()
            POKER.sample_state(c, view(c, state, seat), [], r, t)
            cards[name][t.card] += 1
    assert cards["known"] == cards["own"] == {kind("toad"): 50}
    assert len(cards["unknown"]) >= 6


# The law: every arrangement of distinct cards that agrees with what was seen is equally likely. The small table below:
# three species of three cards, three players, one card set aside, a card under way that B and C have not seen.


def small_table() -> tuple[Config, State]:
    c = POKER.configure(3, species=3, copies=3, set_aside=1)
    s = table(c, ["bat, cockroach", "bat, cockroach", "2 fly"], ["", "fly", "bat"])
    return c, play(c, s, "offer bat 2 fly")


def arrangements(c: Config, truth: State, seat: int) -> Counter[tuple[int, ...]]:
    """All orders of the unseen cards, each card distinct, over the places where they may lie, by what they make.

    The places: the card under way unless the seat knows it, the other hands, and what is set aside.
    """
    known = [0] * SPECIES
    for k in range(SPECIES):
        known[k] = sum(truth.face_up[k::SPECIES]) + (truth.hands[seat * SPECIES + k] if seat != NOBODY else 0)
    is_known = seat != NOBODY and truth.knows >> seat & 1
    if is_known:
        known[truth.card] += 1
    cards = [k for k in range(c.species) for _ in range(c.copies - known[k])]
    places = [] if is_known else ["card"]
    places += [str(p) for p in range(c.players) if p != seat for _ in range(truth.hand_size[p])]
    places += ["aside"] * truth.left
    assert len(places) == len(cards)
    return Counter(made(c, truth, seat, places, order) for order in permutations(cards))


def made(c: Config, truth: State, seat: int, places: list[str], order: tuple[int, ...]) -> tuple[int, ...]:
    hands = [0] * (c.players * SPECIES)
    if seat != NOBODY:
        hands[seat * SPECIES : (seat + 1) * SPECIES] = truth.hands[seat * SPECIES : (seat + 1) * SPECIES]
    card = truth.card
    for place, k in zip(places, order, strict=True):
        if place == "card":
            card = k
        elif place != "aside":
            hands[int(place) * SPECIES + k] += 1
    return (card, *hands)


def projected(c: Config, s: State) -> tuple[int, ...]:
    return (s.card, *s.hands[: c.players * SPECIES])


@pytest.mark.parametrize("seat", [A, B, C, NOBODY])
def test_C13_frequencies_match_exact_enumeration(seat: int) -> None:
    c, truth = small_table()
    expected = arrangements(c, truth, seat)
    seen = drawn(POKER, c, truth, seat, 12_000, projected)
    assert set(seen) <= expected.keys()
    assert min(expected.values()) * 12_000 / expected.total() > 4  # else chi-square would mean little
    assert fits(seen, expected)


def test_C13_a_sampler_that_favours_some_arrangements_a_little_would_be_caught() -> None:
    c, truth = small_table()
    seen = drawn(POKER, c, truth, B, 12_000, projected)
    assert not fits(slightly_wrong(seen), arrangements(c, truth, B))


@pytest.mark.parametrize(("seat", "unseen", "different"), [(A, 5, 11), (B, 5, 18), (C, 5, 7), (NOBODY, 7, 81)])
def test_C13_number_of_arrangements_by_hand(seat: int, unseen: int, different: int) -> None:
    """Nine cards, of which a bat and a fly lie face up.

    A has a cockroach and knows the bat under way: a bat, two cockroaches and two flies are left for the two cards of B,
    the two of C and the one aside. A bat aside leaves B 3 hands, a cockroach 4, a fly 4. B has a bat and a cockroach:
    the card, A's hand and the one aside are any three of the same five, 27 - 7 with two bats or more - 2. C has the
    other two flies: any three of two bats and three cockroaches, 8 - 1. A spectator: 9 + 6 + 12 + 6 + 24 + 3 + 12 + 9
    by how many bats and cockroaches are among those three.
    """
    c, truth = small_table()
    expected = arrangements(c, truth, seat)
    assert expected.total() == factorial(unseen)
    assert len(expected) == different


def test_sampling_changes_neither_the_view_nor_repeats_itself() -> None:
    check_sampling_is_pure(POKER, *small_table())
