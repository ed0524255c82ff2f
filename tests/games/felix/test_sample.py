"""Sampled states agree with the view (F22), and on a small table their frequencies match exact enumeration."""

import random
from collections import Counter
from itertools import permutations, product
from math import sqrt
from typing import Any

import pytest

from cattery.core.chance import seed_generator
from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone
from cattery.core.view import SeatView, make_view
from cattery.games.felix import rules
from cattery.games.felix.rules import Config, State
from tests.games.felix.setting import FELIX, begin, kind, play


def sample(view: SeatView, r: list[int]) -> State:
    s = State()
    FELIX.sample_state(view.config, view.snapshot, list(view.events), r, s)
    return s


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
    """At every decision of random games, for every seat and the spectator."""
    rng, r = random.Random(players), [7]
    c = FELIX.configure(players, preset)
    differ = 0
    for _ in range(2):
        game = Playthrough(FELIX, c, seed=rng.randbytes(16))
        while True:
            for seat in (*range(players), NOBODY):
                view = game.view(seat)
                s = sample(view, r)
                again = make_view(FELIX, c, s, seat, view.decision, view.events)
                assert again.to_json() == view.to_json()
                check_cards(c, s, game.state)
                differ += s.hands != game.state.hands
            if game.is_over:
                break
            game.act(game.player, rng.choice(FELIX.legal(c, game.state)))
    assert differ > 100


@pytest.mark.parametrize("players", FELIX.players)
def test_F22_before_the_first_action_chance_can_go_on_from_a_sampled_state(players: int) -> None:
    """F4, F6, F7: while cards are set aside, when the start player is drawn, before the dummy's card is turned up."""
    rng, r = random.Random(players), [8]
    c = FELIX.configure(players)
    s: State = FELIX.new_state(c)
    met = Counter[int]()
    while not (s.phase == rules.AUCTION and s.round == 1):
        for seat in (*range(players), NOBODY):
            v = rules.View()
            FELIX.observe(c, s, seat, v)
            t = State()
            FELIX.sample_state(c, v, [], r, t)
            w = rules.View()
            FELIX.observe(c, t, seat, w)
            assert w == v
            if FELIX.current_player(s) < 0:
                met[s.phase] += 1
                assert len(FELIX.outcomes(c, t)) == len(FELIX.outcomes(c, s))
        chosen = [o for o, _ in FELIX.outcomes(c, s)] if FELIX.current_player(s) < 0 else FELIX.legal(c, s)
        FELIX.apply(c, s, rng.choice(chosen))
    assert met.keys() == {rules.SET_ASIDE, rules.DRAW_START} | ({rules.TURN_UP_DUMMY} if c.dummy else set())


@pytest.mark.parametrize("players", FELIX.players)
def test_sampled_states_can_be_played_to_the_end(players: int) -> None:
    rng, r = random.Random(players), [9]
    c = FELIX.configure(players)
    for actions in (0, 1, 5, 20, 40):
        game = Playthrough(FELIX, c, seed=rng.randbytes(16))
        while not game.is_over and game.decision < actions:
            game.act(game.player, rng.choice(FELIX.legal(c, game.state)))
        s = sample(game.view(game.player), r)
        while (player := FELIX.current_player(s)) != -4:
            chosen = FELIX.legal(c, s) if player >= 0 else [o for o, _ in FELIX.outcomes(c, s)]
            FELIX.apply(c, s, rng.choice(chosen))
        assert s.round == 9
        assert all(s.hands[p] == 0 for p in range(players))


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


def chi_square(seen: Counter[tuple[Any, ...]], expected: Counter[tuple[Any, ...]]) -> float:
    share = seen.total() / expected.total()
    return sum((seen[key] - share * n) ** 2 / (share * n) for key, n in expected.items())


def chi_square_limit(degrees: int) -> float:
    """What chi-square exceeds once in about 30,000 times (Wilson and Hilferty)."""
    return degrees * (1 - 2 / (9 * degrees) + 4 * sqrt(2 / (9 * degrees))) ** 3


def drawn(c: Config, truth: State, seat: int, draws: int) -> list[tuple[Any, ...]]:
    v = rules.View()
    FELIX.observe(c, truth, seat, v)
    r = [0]
    seed_generator(r, 2024, seat + 1)
    seen = []
    for _ in range(draws):
        s = State()
        FELIX.sample_state(c, v, [], r, s)
        seen.append(projected(c, s))
    return seen


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_F22_frequencies_match_exact_enumeration(seat: int) -> None:
    c, truth = small_table()
    expected = arrangements(c, truth, seat)
    seen = Counter(drawn(c, truth, seat, 10_000))
    assert seen.keys() == expected.keys()
    assert chi_square(seen, expected) < chi_square_limit(len(expected) - 1)


def test_F22_a_sampler_that_favours_some_arrangements_a_little_would_be_caught() -> None:
    """One draw in six is compared with the one before, and the lower of the two kept."""
    c, truth = small_table()
    expected = arrangements(c, truth, 1)
    draws = drawn(c, truth, 1, 10_000)
    planted = [min(draws[i], draws[i - 1]) if i % 6 == 0 else draws[i] for i in range(len(draws))]
    assert chi_square(Counter(planted), expected) > chi_square_limit(len(expected) - 1)


@pytest.mark.parametrize(("seat", "count"), [(0, 2 * 6), (1, 6 * 6), (2, 6 * 2), (NOBODY, 6 * 2 * 6)])
def test_F22_number_of_arrangements_by_hand(seat: int, count: int) -> None:
    """Seat 1 has shown two of four cards: two orders are left. Seats 0 and 2 have shown one: six. One's own: one."""
    c, truth = small_table()
    assert sum(arrangements(c, truth, seat).values()) == count


def test_sampling_changes_neither_the_view_nor_repeats_itself() -> None:
    c, truth = small_table()
    v = rules.View()
    FELIX.observe(c, truth, NOBODY, v)
    before = clone(v)
    r = [3]
    states = set()
    for _ in range(60):
        s = State()
        FELIX.sample_state(c, v, [], r, s)
        states.add(repr(s))
    assert v == before
    assert len(states) > 30
