"""Sampled states agree with the view (F22), and on a small table their frequencies match exact enumeration."""

import random
from collections import Counter
from functools import partial
from itertools import permutations, product
from typing import Any

import pytest

from cattery.core.game import NOBODY
from cattery.games.felix import rules
from cattery.games.felix.rules import Config, State
from tests.games.felix.setting import FELIX, begin, kind, play
from tests.games.sampling import (
    check_samples_of_random_games,
    check_sampling_is_pure,
    drawn,
    fits,
    observed,
    sample,
    slightly_wrong,
)


def check_cards(c: Config, s: State, truth: State) -> None:
    """Each card of each set is in one place: hand, shown, face down in the row, or out of the game."""
    for i in range(c.players + c.dummy):
        face_down = [s.row[slot] for slot in range(s.face_up, s.placed) if rules.slot_set(c, s.start, slot) == i]
        if i == c.players:
            face_down = []  # F6: the dummy's card has no face before it is turned up
        places = [s.hands[i], s.shown[i], *(1 << k for k in face_down)]
        together = places[0]
        for place in places[1:]:
            assert not together & place
            together |= place
        assert not together & ~c.set_mask
        assert together.bit_count() == c.cards - (i < c.players)
        assert s.hands[i].bit_count() == truth.hands[i].bit_count()


@pytest.mark.parametrize("players", FELIX.players)
@pytest.mark.parametrize("preset", FELIX.presets)
def test_F22_sampled_states_reproduce_the_view_byte_for_byte(players: int, preset: str) -> None:
    c = FELIX.configure(players, preset)
    assert check_samples_of_random_games(FELIX, c, players, partial(check_cards, c)) > 100


@pytest.mark.parametrize("players", FELIX.players)
def test_F22_before_the_first_action_chance_can_go_on_from_a_sampled_state(players: int) -> None:
    """F4, F6, F7: while cards are set aside, when the start player is drawn, before the dummy's card is turned up."""
    rng, r = random.Random(players), [8]
    c = FELIX.configure(players)
    s: State = FELIX.new_state(c)
    met = Counter[int]()
    while not (s.phase == rules.AUCTION and s.round == 1):
        for seat in (*range(players), NOBODY):
            v = observed(FELIX, c, s, seat)
            t = sample(FELIX, c, v, [], r)
            assert observed(FELIX, c, t, seat) == v
            if FELIX.current_player(s) < 0:
                met[s.phase] += 1
                assert len(FELIX.outcomes(c, t)) == len(FELIX.outcomes(c, s))
        chosen = [o for o, _ in FELIX.outcomes(c, s)] if FELIX.current_player(s) < 0 else FELIX.legal(c, s)
        FELIX.apply(c, s, rng.choice(chosen))
    assert met.keys() == {rules.SET_ASIDE, rules.DRAW_START} | ({rules.TURN_UP_DUMMY} if c.dummy else set())


# The law: every arrangement of distinct cards that agrees with what was seen is equally likely. The small table below:
# three players and a dummy, sets of 8, -8, 15 and the big dog, three rounds, in the middle of the second.


def small_table() -> tuple[Config, State]:
    """One row has been sold; of the second, the dummy's and seat 1's cards lie open, seats 2's and 0's face down."""
    c = FELIX.configure(3, cards=4, rounds=3, start_mice=3, bank=9)
    s = begin(c, start=0, aside="8")
    play(c, s, "place -8", "place 15", "place big-dog")
    play(c, s, "pass", "bid 1", "pass")
    assert (s.start, s.round) == (1, 1)
    play(c, s, "place -8", "place 15", "place 15", "pass")
    assert (s.face_up, s.placed) == (2, 4)
    return c, s


def arrangements(c: Config, truth: State, seat: int) -> Counter[tuple[Any, ...]]:
    """All orders of each player's set over its places, those kept that agree with what the seat has seen.

    A player's places: set aside, placed in round 1, placed in round 2, in hand.
    """
    kinds = [k for k in range(10) if c.set_mask >> k & 1]
    first = [kind("-8"), kind("15"), kind("big dog")]  # what each placed in round 1
    each = []
    for p in range(3):
        orders = [o for o in permutations(kinds) if o[1] == first[p]]
        if p == 1:
            orders = [o for o in orders if o[2] == kind("-8")]  # turned up in round 2
        if p == seat:
            orders = [o for o in orders if o[0] == kind("8") and 1 << o[3] == truth.hands[p]]
        each.append(orders)
    return Counter(
        tuple((order[2], 1 << order[3]) for order in together)  # face down or shown in round 2; the hand
        for together in product(*each)
    )


def projected(c: Config, s: State) -> tuple[Any, ...]:
    in_row = {rules.slot_set(c, s.start, slot): s.row[slot] for slot in range(1, 4)}
    return tuple((in_row[p], s.hands[p]) for p in range(3))


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_F22_frequencies_match_exact_enumeration(seat: int) -> None:
    c, truth = small_table()
    expected = arrangements(c, truth, seat)
    seen = drawn(FELIX, c, truth, seat, 10_000, projected)
    assert set(seen) == expected.keys()
    assert fits(seen, expected)


def test_F22_a_sampler_that_favours_some_arrangements_a_little_would_be_caught() -> None:
    c, truth = small_table()
    seen = drawn(FELIX, c, truth, 1, 10_000, projected)
    assert not fits(slightly_wrong(seen), arrangements(c, truth, 1))


@pytest.mark.parametrize(("seat", "count"), [(0, 2 * 6), (1, 6 * 6), (2, 6 * 2), (NOBODY, 6 * 2 * 6)])
def test_F22_number_of_arrangements_by_hand(seat: int, count: int) -> None:
    """Seat 1 has shown two of four cards: two orders are left. Seats 0 and 2 have shown one: six. One's own: one."""
    c, truth = small_table()
    assert sum(arrangements(c, truth, seat).values()) == count


def test_sampling_changes_neither_the_view_nor_repeats_itself() -> None:
    check_sampling_is_pure(FELIX, *small_table())
