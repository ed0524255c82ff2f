"""Felix, rule by rule: F1-F23, the worked positions, the options and the small configurations."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cattery.core.errors import InvalidConfig
from cattery.core.game import CHANCE, HIDDEN, NOBODY, TERMINAL
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone
from cattery.games.felix import rules
from cattery.games.felix.rules import Config, State
from tests.games.felix.setting import (
    FELIX,
    auction,
    begin,
    bought,
    cards_of,
    kind,
    kinds,
    legal,
    mask,
    place_all,
    play,
)

ALL_CARDS = "-8, -5, 3, 5, 8, 11, 15, rabbit, big dog, small dog"


def mice_on_cards(c: Config, s: State) -> int:
    return sum(c.mouse_cards[s.passes : c.players - 1]) if s.filled else 0


def all_mice(c: Config, s: State) -> int:
    return s.bank + sum(s.mice) + sum(s.bids) + mice_on_cards(c, s)


def random_game(c: Config, rng: random.Random) -> Iterator[tuple[State, int, State]]:
    """Every state with the action or outcome that follows, and the state after."""
    s: State = FELIX.new_state(c)
    while (player := FELIX.current_player(s)) != TERMINAL:
        choices = [o for o, _ in FELIX.outcomes(c, s)] if player == CHANCE else FELIX.legal(c, s)
        before, chosen = clone(s), rng.choice(choices)
        FELIX.apply(c, s, chosen)
        yield before, chosen, clone(s)


# ------------------------------------------------------------------------------------------------ material, set-up


def test_F1_a_set_is_seven_cats_a_rabbit_and_two_dogs() -> None:
    assert kinds(ALL_CARDS) == list(range(10))
    assert rules.VALUES == (-8, -5, 3, 5, 8, 11, 15, 0, 0, 0)
    assert (rules.RABBIT, rules.BIG_DOG, rules.SMALL_DOG) == (7, 8, 9)


@pytest.mark.parametrize("players", FELIX.players)
def test_F1_each_player_has_one_set(players: int) -> None:
    c = FELIX.configure(players, dummy="false")
    s = FELIX.new_state(c)
    assert s.hands == [mask(ALL_CARDS)] * players + [0] * (5 - players)


def test_F2_all_tokens_are_108_mice_and_five_players_use_them_all() -> None:
    c = FELIX.configure(5)
    assert 68 * 1 + 8 * 5 == 108 == all_mice(c, FELIX.new_state(c))


def test_F2_any_whole_number_of_mice_can_be_paid_since_change_is_free() -> None:
    c = FELIX.configure(4, rounds=1)
    for price in range(1, 16):
        s = auction(c, "15, 11, 8, 5", [15] * 4)
        play(c, s, f"bid {price}", "pass", "pass", "pass")
        assert (s.mice[0], s.bank) == (15 - price, price)


@pytest.mark.parametrize(
    ("players", "mouse_cards", "row", "bank", "fill", "in_play"),
    [(5, [2, 3, 4, 6], 5, 33, 15, 108), (4, [2, 4, 6], 4, 27, 12, 87), (3, [3, 6], 4, 21, 9, 66)],
)
def test_F3_the_table(players: int, mouse_cards: list[int], row: int, bank: int, fill: int, in_play: int) -> None:
    c = FELIX.configure(players)
    s = FELIX.new_state(c)
    assert c.mouse_cards[: players - 1] == mouse_cards
    assert (c.row, s.bank, c.fill) == (row, bank, fill)
    assert all_mice(c, s) == in_play == players * 15 + bank
    s = begin(c)
    assert (s.bank, s.filled) == (bank - fill, 1)


@pytest.mark.parametrize("players", FELIX.players)
@pytest.mark.parametrize("preset", FELIX.presets)
def test_F3_mice_in_play_are_constant(players: int, preset: str) -> None:
    rng = random.Random(3)
    c = FELIX.configure(players, preset)
    for _ in range(15):
        for before, _, after in random_game(c, rng):
            assert all_mice(c, before) == all_mice(c, after) == {3: 66, 4: 87, 5: 108}[players]


@pytest.mark.parametrize("players", FELIX.players)
def test_F4_one_card_of_each_set_is_drawn_and_nine_are_left(players: int) -> None:
    c = FELIX.configure(players)
    s = FELIX.new_state(c)
    for p in range(players):
        assert FELIX.outcomes(c, s) == [(k, 1) for k in range(10)]
        assert FELIX.chance_pile(c, s) == p
        FELIX.apply(c, s, p)
    assert [cards_of(s.hands[p]) for p in range(players)] == [
        cards_of(mask(ALL_CARDS) & ~(1 << p)) for p in range(players)
    ]
    assert [hand.bit_count() for hand in s.hands[:players]] == [9] * players


def test_F4_only_the_owner_sees_which_card_is_gone() -> None:
    c = FELIX.configure(4)
    before = FELIX.new_state(c)
    after = clone(before)
    FELIX.apply(c, after, kind("11"))
    seen = [FELIX.observe_action(c, before, kind("11"), after, seat) for seat in (0, 1, 2, 3, NOBODY)]
    assert seen[0] == [(rules.SAW_SET_ASIDE, 0, kind("11"))]
    assert seen[1:] == [[(rules.SAW_SET_ASIDE, 0, HIDDEN)]] * 4


def test_F4_a_card_set_aside_never_comes_back() -> None:
    rng = random.Random(4)
    for players in FELIX.players:
        c = FELIX.configure(players)
        aside = {}
        for before, chosen, after in random_game(c, rng):
            if before.phase == rules.SET_ASIDE:
                aside[before.set_aside] = 1 << chosen
            assert all(not (after.hands[p] | after.shown[p]) & gone for p, gone in aside.items())
        assert len(aside) == players


def test_F5_everybody_starts_with_15_mice() -> None:
    for players in FELIX.players:
        assert begin(FELIX.configure(players)).mice == [15] * players + [0] * (5 - players)


def test_F6_the_dummy_s_cards_are_drawn_one_a_round_without_repeating() -> None:
    c = FELIX.configure(3)
    rng = random.Random(6)
    for _ in range(10):
        drawn: list[int] = []
        for before, chosen, _ in random_game(c, rng):
            if before.phase == rules.TURN_UP_DUMMY:
                assert FELIX.outcomes(c, before) == [(k, 1) for k in range(10) if k not in drawn]
                assert FELIX.chance_pile(c, before) == 3
                drawn.append(chosen)
        assert len(drawn) == len(set(drawn)) == 9


def test_F7_the_start_player_is_drawn_among_all_seats() -> None:
    for players in FELIX.players:
        c = FELIX.configure(players)
        s = FELIX.new_state(c)
        for _ in range(players):
            FELIX.apply(c, s, 0)
        assert FELIX.chance_pile(c, s) == rules.PILE_START
        assert FELIX.outcomes(c, s) == [(10 + p, 1) for p in range(players)]
        FELIX.apply(c, s, 10 + players - 1)
        assert (s.phase, s.start, s.player) == (rules.PLACE, players - 1, players - 1)


# ---------------------------------------------------------------------------------------------------------- a round


def test_F8_each_mouse_card_gets_its_mice_from_the_bank() -> None:
    c = FELIX.configure(5)
    s = begin(c)
    assert s.bank == 33 - 15
    place_all(c, s)
    play(c, s, "pass", "pass", "pass", "pass")
    assert s.mice == [17, 18, 19, 21, 15]


def test_F9_each_places_one_card_in_turn_into_the_next_slot() -> None:
    c = FELIX.configure(4)
    s = begin(c, start=2)
    assert legal(c, s) == [f"place {card}" for card in cards_of(mask(ALL_CARDS) & ~mask("rabbit"))]
    for slot, (seat, card) in enumerate([(2, "15"), (3, "-8"), (0, "big-dog"), (1, "15")]):
        assert (s.phase, s.player, s.placed) == (rules.PLACE, seat, slot)
        play(c, s, f"place {card}")
        assert not s.hands[seat] & mask(card)
    assert s.row[:4] == kinds("15, -8, big dog, 15")
    assert [rules.slot_set(c, 2, slot) for slot in range(4)] == [2, 3, 0, 1]


def test_F9_three_players_the_dummy_s_card_lies_in_slot_0_first() -> None:
    c = FELIX.configure(3)
    s = begin(c, start=1)
    assert s.placed == 1
    play(c, s, "place 15")
    assert (s.placed, s.row[1]) == (2, kind("15"))
    assert [rules.slot_set(c, 1, slot) for slot in range(4)] == [3, 1, 2, 0]


def test_F10_slot_0_is_turned_up_when_all_have_placed() -> None:
    c = FELIX.configure(4)
    s = begin(c, start=3)
    play(c, s, "place 3", "place 5", "place 8")
    assert (s.face_up, s.shown) == (0, [0] * 5)
    play(c, s, "place 11")
    assert (s.phase, s.face_up, s.player) == (rules.AUCTION, 1, 3)
    assert s.shown == [0, 0, 0, mask("3"), 0]


def test_F10_three_players_the_dummy_s_card_is_turned_up_after_all_have_placed() -> None:
    c = FELIX.configure(3)
    s = begin(c, start=2)
    for card in ("3", "5", "8"):
        FELIX.apply(c, s, kind(card))
    assert (s.phase, FELIX.current_player(s), s.face_up) == (rules.TURN_UP_DUMMY, CHANCE, 0)
    FELIX.apply(c, s, kind("-8"))
    assert (s.phase, s.player, s.face_up, s.row[:4]) == (rules.AUCTION, 2, 1, kinds("-8, 3, 5, 8"))
    assert s.shown == [0, 0, 0, mask("-8"), 0]


def test_F11_a_bid_is_above_the_highest_and_within_one_s_mice() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [3, 6, 4, 15])
    assert legal(c, s) == ["pass", "bid 1", "bid 2", "bid 3"]
    play(c, s, "bid 2")
    assert legal(c, s) == ["pass", "bid 3", "bid 4", "bid 5", "bid 6"]
    play(c, s, "bid 4")
    assert legal(c, s) == ["pass"]
    play(c, s, "pass")
    assert legal(c, s)[1] == "bid 5"
    assert legal(c, s)[-1] == "bid 15"


def test_F11_a_raise_replaces_the_earlier_bid() -> None:
    """Purse 10, bid 7: then 9 is legal, and 10, but not 11."""
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [10, 20, 0, 0])
    play(c, s, "bid 7", "bid 8", "pass", "pass")
    assert legal(c, s) == ["pass", "bid 9", "bid 10"]
    play(c, s, "bid 9")
    assert (s.mice[0], s.bids[0]) == (1, 9)
    play(c, s, "pass")
    assert (s.mice[0], s.bank) == (1, 9)


def test_F11_the_start_player_may_pass() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, start=1)
    play(c, s, "pass")
    assert (s.mice[1], s.passed[1], s.player) == (17, 1, 2)


def test_F12_who_passes_takes_back_the_bid_and_the_lowest_mouse_card_left() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4)
    play(c, s, "bid 4", "bid 5", "pass", "bid 6", "pass")
    assert (s.mice[:4], s.bids[:4]) == ([19, 10, 17, 9], [0, 5, 0, 6])
    assert (s.face_up, s.passes) == (3, 2)
    assert s.player == 1, "out for this round: seat 0 is not asked again"
    play(c, s, "bid 7", "pass")
    assert s.mice[:4] == [19, 15 - 7, 17, 15 + 6]


def test_F12_each_pass_turns_up_the_leftmost_face_down_card() -> None:
    c = FELIX.configure(5)
    s = auction(c, "15, 8, 5, 3, -8", [15] * 5)
    for face_up in range(1, 5):
        assert s.face_up == face_up
        play(c, s, "pass")
    assert s.face_up == 5
    assert s.shown == [mask(card) for card in ("15", "8", "5", "3", "-8")]


def test_F12_with_unfilled_mouse_cards_the_passer_gets_nothing_and_sees_a_card() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [7] * 4)
    s.filled = 0
    play(c, s, "pass")
    assert (s.mice[0], s.face_up) == (7, 2)


def test_F13_three_players_the_second_pass_turns_up_both_cards() -> None:
    c = FELIX.configure(3)
    s = auction(c, "-5, 15, 8, 5", [15] * 3)
    play(c, s, "pass")
    assert s.face_up == 2
    play(c, s, "pass")
    assert (s.face_up, s.phase) == (4, rules.LAST_CHANCE)
    assert s.shown[:4] == [mask("15"), mask("8"), mask("5"), mask("-5")]


def test_F13_does_not_apply_without_the_dummy() -> None:
    c = FELIX.configure(3, "french")
    s = auction(c, "15, 8, 5", [15] * 3)
    play(c, s, "pass")
    assert s.face_up == 2
    play(c, s, "pass")
    assert s.face_up == c.row == 3


def test_F14_without_mice_one_can_only_pass_and_gets_the_mice() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [0, 15, 0, 15])
    assert legal(c, s) == ["pass"]
    play(c, s, "pass", "bid 1")
    assert legal(c, s) == ["pass"]
    play(c, s, "pass")
    assert s.mice[:4] == [2, 14, 4, 15]


def test_F15_the_last_one_left_pays_the_highest_bid_to_the_bank() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, bank=3)
    play(c, s, "bid 2", "bid 5", "pass", "pass", "pass")
    assert (s.mice[:4], s.bids[:4]) == ([15 + 6, 10, 17, 19], [0] * 4)
    assert (s.bank, s.round, s.start, s.phase) == (8, 1, 1, rules.PLACE)


def test_F15_a_bid_of_all_one_s_mice_wins_and_leaves_none() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [6, 15, 15, 15])
    play(c, s, "bid 6", "pass", "pass", "pass")
    assert (s.mice[0], s.cats[0], s.bank) == (0, 31, 6)


def test_F16_when_nobody_bid_the_last_player_sees_all_and_may_buy_for_one_mouse() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, start=1)
    play(c, s, "pass", "pass", "pass")
    assert s.mice[:4] == [15, 17, 19, 21]
    assert (s.phase, s.player, s.face_up) == (rules.LAST_CHANCE, 0, 4)
    assert legal(c, s) == ["decline", "buy"]
    play(c, s, "buy")
    assert (s.mice[0], s.bank, s.cats[0]) == (14, 1, 31)
    assert (s.start, s.round) == (0, 1)


def test_F16_buying_is_winning_so_dogs_chase() -> None:
    c = FELIX.configure(4)
    s = auction(c, "big dog, 8, 5, 3", [15] * 4)
    play(c, s, "pass", "pass", "pass", "buy")
    assert (s.cats[3], s.start) == (8, 3)


def test_F16_without_a_mouse_one_can_only_decline() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15, 15, 15, 0])
    play(c, s, "pass", "pass", "pass")
    assert legal(c, s) == ["decline"]


def test_F17_a_declined_row_is_nobody_s_and_the_start_player_stays() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, start=2, bank=40)
    play(c, s, "pass", "pass", "pass", "decline")
    assert (s.cats, s.won) == ([0] * 5, [0] * 50)
    assert s.mice[:4] == [21, 15, 17, 19], "the decliner, seat 1, takes nothing"
    assert (s.start, s.round, s.phase) == (2, 1, rules.PLACE)
    assert (s.filled, s.bank) == (0, 40), "the next round's mouse cards get no mice"


def test_F17_after_the_unfilled_round_the_mouse_cards_are_filled_again() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, bank=40)
    play(c, s, "pass", "pass", "pass", "decline")
    place_all(c, s)
    play(c, s, "bid 1", "pass", "pass", "pass")
    assert s.mice[:4] == [16, 19, 21, 15], "passing paid nothing in the second round"
    assert (s.round, s.filled, s.bank) == (2, 1, 41 - 12)


def test_F17_declined_twice_in_a_row_leaves_the_third_round_unfilled_too() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, bank=40)
    for round_ in (1, 2):
        play(c, s, "pass", "pass", "pass", "decline")
        assert (s.round, s.start, s.filled, s.bank) == (round_, 0, 0, 40)
        place_all(c, s)
    play(c, s, "pass", "pass", "pass", "buy")
    assert (s.round, s.start, s.filled, s.bank) == (3, 3, 1, 41 - 12)


def test_F17_a_declined_row_counts_as_a_round() -> None:
    c = FELIX.configure(4, rounds=1)
    s = auction(c, "15, 8, 5, 3", [15] * 4)
    play(c, s, "pass", "pass", "pass", "decline")
    assert FELIX.current_player(s) == TERMINAL


def test_F17_unsold_refill_fills_the_mouse_cards_at_once() -> None:
    c = FELIX.configure(4, unsold_refill="refill")
    s = auction(c, "15, 8, 5, 3", [15] * 4, bank=40)
    play(c, s, "pass", "pass", "pass", "decline")
    assert (s.filled, s.bank) == (1, 28)


# ------------------------------------------------------------------------------------------------------------- dogs


@pytest.mark.parametrize(
    ("row", "taken", "value"),
    [
        ("big dog, small dog, 15, -8", ["-8", "15"], 7),
        ("big dog, big dog, 15, -8", ["-8", "15"], 7),
        ("small dog, small dog, small dog, -8", ["-8"], -8),
        ("big dog, small dog, big dog, small dog", [], 0),
        ("big dog, small dog, rabbit, 3", ["3", "rabbit"], 3),
    ],
)
def test_F18a_two_or_more_dogs_only_leave(row: str, taken: list[str], value: int) -> None:
    assert bought(row) == (taken, value)


def test_F18a_the_dummy_s_dog_counts() -> None:
    c = FELIX.configure(3)
    s = auction(c, "big dog, small dog, 15, -8", [15] * 3)
    play(c, s, "bid 1", "pass", "pass")
    assert s.cats[0] == 7


@pytest.mark.parametrize(
    ("row", "taken", "value"),
    [
        ("15, 8, big dog, -5", ["-5", "8"], 3),
        ("big dog, 3, -8, -8", ["-8", "-8"], -16),
        ("big dog, 15, 15, rabbit", ["15", "rabbit"], 15),
    ],
)
def test_F18b_big_dog_takes_the_highest_positive_cat(row: str, taken: list[str], value: int) -> None:
    assert bought(row) == (taken, value)


def test_F18b_big_dog_takes_the_negative_nearest_zero() -> None:
    assert bought("big dog, -5, -8, rabbit") == (["-8", "rabbit"], -8)
    assert bought("-8, -8, -5, big dog") == (["-8", "-8"], -16)


def test_F18b_big_dog_fallback_most_negative_takes_the_lowest() -> None:
    assert bought("big dog, -5, -8, rabbit", big_dog_fallback="most_negative") == (["-5", "rabbit"], -5)


def test_F18b_a_dog_that_chases_rabbits_takes_the_rabbit_before_a_negative_cat() -> None:
    assert bought("big dog, -5, -8, rabbit", dog_chases_rabbit="true") == (["-8", "-5"], -13)
    assert bought("big dog, -5, 3, rabbit", dog_chases_rabbit="true") == (["-5", "rabbit"], -5)


@pytest.mark.parametrize(
    ("row", "taken", "value"),
    [
        ("-8, -5, small dog, 3", ["-5", "3"], -2),
        ("15, small dog, -5, 11", ["11", "15"], 26),
        ("-5, -5, -8, small dog", ["-5", "-5"], -10),
    ],
)
def test_F18c_small_dog_takes_the_lowest_negative_cat(row: str, taken: list[str], value: int) -> None:
    assert bought(row) == (taken, value)


def test_F18c_small_dog_takes_the_lowest_positive_cat_when_none_is_negative() -> None:
    assert bought("small dog, 3, 5, rabbit") == (["5", "rabbit"], 5)
    assert bought("15, 11, small dog, 8") == (["11", "15"], 26)


def test_F18c_a_dog_that_chases_rabbits_takes_the_rabbit_before_a_positive_cat() -> None:
    assert bought("small dog, 3, 5, rabbit", dog_chases_rabbit="true") == (["3", "5"], 8)
    assert bought("small dog, 3, -5, rabbit", dog_chases_rabbit="true") == (["3", "rabbit"], 3)


def test_F18d_one_dog_and_no_cat_only_the_dog_leaves() -> None:
    assert bought("big dog, rabbit, rabbit, rabbit") == (["rabbit"] * 3, 0)
    assert bought("rabbit, rabbit, rabbit, small dog") == (["rabbit"] * 3, 0)
    assert bought("big dog, rabbit, rabbit, rabbit", dog_chases_rabbit="true") == (["rabbit"] * 2, 0)


@pytest.mark.parametrize(
    ("row", "slot"),
    [("15, 15, big dog, 3", 0), ("3, -8, small dog, -8", 1), ("-5, big dog, -5, -8", 0), ("5, 3, 3, small dog", 1)],
)
def test_F18d_of_two_equal_cards_the_leftmost_leaves(row: str, slot: int) -> None:
    c = FELIX.configure(4)
    dog = next(i for i, k in enumerate(kinds(row)) if k >= rules.BIG_DOG)
    assert rules.leaving(c, kinds(row)) == 1 << slot | 1 << dog


def test_F18d_of_two_rabbits_that_can_be_chased_the_leftmost_leaves() -> None:
    c = FELIX.configure(4, dog_chases_rabbit="true")
    assert rules.leaving(c, kinds("-5, rabbit, rabbit, big dog")) == 0b1010


def test_F18_no_dog_nobody_leaves() -> None:
    assert bought("-8, 15, rabbit, 15") == (["-8", "15", "15", "rabbit"], 22)


def rest_by_the_book(row: list[str], c: Config) -> list[str]:
    """F18 said a second time, with lists and sorting: what the buyer takes, leftmost equals leaving first."""
    dogs = [card for card in row if "dog" in card]
    rest = [card for card in row if "dog" not in card]
    if len(dogs) != 1:
        return rest
    positive = sorted((int(card) for card in rest if card != "rabbit" and int(card) > 0), reverse=True)
    negative = sorted(int(card) for card in rest if card != "rabbit" and int(card) < 0)
    if dogs == ["small-dog"]:
        own, other = negative, positive[::-1]
    else:
        own, other = positive, negative if c.big_dog_fallback else negative[::-1]
    rabbits = ["rabbit"] if c.dog_chases_rabbit and "rabbit" in rest else []
    prey = [*map(str, own[:1]), *rabbits, *map(str, other[:1])]
    if prey:
        rest.remove(prey[0])
    return rest


@pytest.mark.parametrize("rabbit", ["false", "true"])
@pytest.mark.parametrize("fallback", ["least_negative", "most_negative"])
def test_F18_every_row_of_four_under_both_options(rabbit: str, fallback: str) -> None:
    from cattery.games.felix.words import CARDS

    c = FELIX.configure(4, dog_chases_rabbit=rabbit, big_dog_fallback=fallback)
    for row in product(range(10), repeat=4):
        gone = rules.leaving(c, list(row))
        rest = [CARDS[k] for slot, k in enumerate(row) if not gone >> slot & 1]
        assert rest == rest_by_the_book([CARDS[k] for k in row], c)


def test_F19_the_buyer_keeps_the_rest_apart_from_the_hand_and_starts_the_next_round() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, big dog, -5", [15] * 4)
    hand = s.hands[2]
    play(c, s, "pass", "pass", "bid 3", "pass")
    assert Counter({k: n for k, n in enumerate(s.won[20:30]) if n}) == Counter(kinds("8, -5"))
    assert (s.cats[2], s.hands[2]) == (3, hand)
    assert (s.start, s.player) == (2, 2)


# ---------------------------------------------------------------------------------------------------------- the end


def finished(players: int, cats: list[int], mice: list[int]) -> tuple[Config, State]:
    c = FELIX.configure(players)
    s = begin(c)
    s.cats[:players], s.mice[:players] = cats, mice
    s.round = c.rounds - 1
    rules.end_round(c, s)
    assert FELIX.current_player(s) == TERMINAL
    return c, s


def scores(c: Config, s: State) -> list[int]:
    out = [0] * c.players
    FELIX.scores(c, s, out)
    return out


def returns(c: Config, s: State) -> list[float]:
    out = [0.0] * c.players
    FELIX.returns(c, s, out)
    return out


@pytest.mark.parametrize("players", FELIX.players)
def test_F20_the_game_ends_after_nine_rounds(players: int) -> None:
    rng = random.Random(20)
    c = FELIX.configure(players)
    placed: Counter[int] = Counter()
    for before, _, after in random_game(c, rng):
        placed[before.player] += before.phase == rules.PLACE
        assert after.round <= 9
        assert (FELIX.current_player(after) == TERMINAL) == (after.round == 9)
    assert [placed[p] for p in range(players)] == [9] * players


def test_F20_score_is_the_sum_of_the_cats_and_one_a_mouse() -> None:
    c, s = finished(4, [12, -13, 0, 7], [3, 2, 0, 21])
    assert scores(c, s) == [15, -11, 0, 28]


def test_F20_rabbits_and_dogs_count_nothing() -> None:
    assert bought("rabbit, rabbit, 3, -8") == (["-8", "3", "rabbit", "rabbit"], -5)


def test_F20_scores_are_the_won_cards_and_mice_counted_again() -> None:
    rng = random.Random(21)
    for players in FELIX.players:
        c = FELIX.configure(players)
        for _ in range(10):
            *_, (_, _, s) = random_game(c, rng)
            cats = [sum(rules.VALUES[k] * s.won[p * 10 + k] for k in range(10)) for p in range(players)]
            assert scores(c, s) == [cats[p] + s.mice[p] for p in range(players)]


def test_F21_the_highest_score_wins() -> None:
    c, s = finished(4, [12, -13, 0, 7], [3, 2, 0, 21])
    assert returns(c, s) == [-0.25, -0.25, -0.25, 0.75]
    assert FELIX.endings[FELIX.ending(c, s)] == "best-score"


def test_F21_a_tie_goes_to_the_higher_sum_of_cats() -> None:
    c, s = finished(4, [12, 9, 13, 0], [8, 11, 7, 19])
    assert returns(c, s) == [-0.25, -0.25, 0.75, -0.25]
    assert FELIX.endings[FELIX.ending(c, s)] == "most-cats"


def test_F21_a_tie_below_the_winner_decides_nothing() -> None:
    c, s = finished(4, [5, 5, 13, 0], [8, 8, 7, 19])
    assert returns(c, s) == [-0.25, -0.25, 0.75, -0.25]
    c, s = finished(4, [5, 5, 30, 0], [8, 8, 7, 19])
    assert FELIX.endings[FELIX.ending(c, s)] == "best-score"


@pytest.mark.parametrize("tied", [2, 3, 4, 5])
def test_F21_equal_in_both_the_victory_is_shared(tied: int) -> None:
    c, s = finished(5, [10] * tied + [-3] * (5 - tied), [4] * tied + [1] * (5 - tied))
    assert returns(c, s) == pytest.approx([1 / tied - 0.2] * tied + [-0.2] * (5 - tied))
    assert FELIX.endings[FELIX.ending(c, s)] == "shared-victory"


def test_F21_returns_are_zero_sum() -> None:
    rng = random.Random(22)
    for players in FELIX.players:
        for _ in range(20):
            c, s = finished(
                players, [rng.randrange(3) for _ in range(players)], [rng.randrange(3) for _ in range(players)]
            )
            assert sum(returns(c, s)) == pytest.approx(0, abs=1e-12)


# -------------------------------------------------------------------------------------------------------- knowledge


def view(c: Config, s: State, seat: int) -> rules.View:
    v = rules.View()
    FELIX.observe(c, s, seat, v)
    return v


def test_F22_hidden_are_hands_and_face_down_slots() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, start=1)
    play(c, s, "pass")
    assert view(c, s, 1).row == [kind("15"), kind("8"), HIDDEN, HIDDEN, HIDDEN]
    assert view(c, s, 2).row == [kind("15"), kind("8"), HIDDEN, HIDDEN, HIDDEN]
    assert view(c, s, 3).row == [kind("15"), kind("8"), kind("5"), HIDDEN, HIDDEN]
    assert view(c, s, 0).row == [kind("15"), kind("8"), HIDDEN, kind("3"), HIDDEN]
    assert view(c, s, NOBODY).row == view(c, s, 1).row
    assert [view(c, s, seat).hand for seat in range(4)] == s.hands[:4]
    assert view(c, s, NOBODY).hand == 0


def test_F22_the_last_row_s_cards_do_not_show_through_in_the_next_round() -> None:
    c = FELIX.configure(3)
    s = auction(c, "-5, 15, 8, 5", [15] * 3)
    play(c, s, "bid 1", "pass", "pass")
    assert [view(c, s, seat).row for seat in (0, 1, 2, NOBODY)] == [[HIDDEN] * 5] * 4
    play(c, s, "place 3")
    assert [view(c, s, seat).row for seat in (0, 1)] == [[HIDDEN, kind("3"), HIDDEN, HIDDEN, HIDDEN], [HIDDEN] * 5]


def test_F22_public_things_are_in_every_view() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [9, 10, 11, 12], bank=5)
    play(c, s, "bid 3", "pass")
    for seat in (*range(4), NOBODY):
        v = view(c, s, seat)
        assert (v.high, v.bids, v.passed) == (3, [3, 0, 0, 0, 0], [0, 1, 0, 0, 0])
        assert (v.bank, v.passes, v.filled, v.start, v.player) == (5, 1, 1, 0, 2)
        assert (v.mice, v.cats, v.shown) == (s.mice, s.cats, s.shown)


def hidden_pairs(c: Config, s: State, seat: int) -> Iterator[State]:
    """States that differ from s only in what the seat cannot see: two cards of one other set change places."""
    for p in range(c.players):
        if p == seat:
            continue
        unseen = [k for k in range(10) if c.set_mask >> k & 1 and not s.shown[p] >> k & 1]
        for one, two in product(unseen, unseen):
            if one < two:
                yield swapped(c, s, p, one, two)


def swapped(c: Config, s: State, p: int, one: int, two: int) -> State:
    """The same state, after two cards of one player's set have changed names."""
    names = {one: two, two: one}
    t = clone(s)
    has = [s.hands[p] >> k & 1 for k in (one, two)]
    t.hands[p] = s.hands[p] & ~(1 << one) & ~(1 << two) | has[0] << two | has[1] << one
    for slot in range(s.face_up, s.placed):
        if rules.slot_set(c, s.start, slot) == p:
            t.row[slot] = names.get(s.row[slot], s.row[slot])
    return t


@pytest.mark.parametrize("players", FELIX.players)
def test_F22_swapping_two_hidden_cards_changes_no_byte(players: int) -> None:
    rng = random.Random(23)
    c = FELIX.configure(players)
    changed = 0
    for before, _, _ in random_game(c, rng):
        if before.phase in (rules.PLACE, rules.AUCTION) and rng.random() < 0.3:
            for seat in (*range(players), NOBODY):
                for other in hidden_pairs(c, before, seat):
                    changed += other != before
                    assert view(c, other, seat) == view(c, before, seat)
    assert changed > 500


def test_F22_each_seat_sees_only_its_own_placement() -> None:
    c = FELIX.configure(4)
    before = begin(c)
    after = clone(before)
    play(c, after, "place 15")
    seen = [FELIX.observe_action(c, before, kind("15"), after, seat) for seat in (0, 1, 2, 3, NOBODY)]
    assert seen == [[(rules.SAW_PLACE, 0, 0, kind("15"))]] + [[(rules.SAW_PLACE, 0, 0, HIDDEN)]] * 4


def events(c: Config, s: State, text: str, seat: int = NOBODY) -> list[tuple[int, ...]]:
    """Play one action; what a seat sees of it and of what follows."""
    before = clone(s)
    chosen = FELIX.action_texts.index(text)
    FELIX.apply(c, s, chosen)
    return FELIX.observe_action(c, before, chosen, s, seat)


def test_F22_everybody_sees_bids_passes_and_what_becomes_of_the_row() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, big dog, -5", [15] * 4, bank=20)
    assert events(c, s, "bid 4") == [(rules.SAW_BID, 0, 4)]
    assert events(c, s, "pass") == [(rules.SAW_PASS, 1, 2), (rules.SAW_TURN_UP, 1, 1, kind("8"))]
    assert events(c, s, "pass") == [(rules.SAW_PASS, 2, 4), (rules.SAW_TURN_UP, 2, 2, kind("big dog"))]
    assert events(c, s, "pass") == [
        (rules.SAW_PASS, 3, 6),
        (rules.SAW_TURN_UP, 3, 3, kind("-5")),
        (rules.SAW_BUY, 0, 4),
        (rules.SAW_CHASE, kind("big dog"), kind("15")),
        (rules.SAW_TAKE, 0, 3),
        (rules.SAW_FILL, 2, 9, 12),
    ]


def test_F22_everybody_sees_dogs_that_leave_alone_and_a_purchase_for_one_mouse() -> None:
    c = FELIX.configure(4, rounds=1)
    s = auction(c, "big dog, 8, 5, small dog", [15] * 4)
    play(c, s, "pass", "pass", "pass")
    assert events(c, s, "buy") == [
        (rules.SAW_BUY, 3, 1),
        (rules.SAW_LEAVE, kind("big dog")),
        (rules.SAW_LEAVE, kind("small dog")),
        (rules.SAW_TAKE, 3, 13),
    ]


def test_F22_everybody_sees_a_row_declined_and_the_mouse_cards_left_empty() -> None:
    c = FELIX.configure(3)
    s = auction(c, "15, 8, 5, 3", [15] * 3, bank=20)
    assert events(c, s, "pass") == [(rules.SAW_PASS, 0, 3), (rules.SAW_TURN_UP, 1, 0, kind("8"))]
    assert events(c, s, "pass") == [
        (rules.SAW_PASS, 1, 6),
        (rules.SAW_TURN_UP, 2, 1, kind("5")),
        (rules.SAW_TURN_UP, 3, 2, kind("3")),
    ]
    assert events(c, s, "decline") == [(rules.SAW_DECLINE, 2), (rules.SAW_FILL, 2, 9, 0)]


def test_F22_the_dummy_s_card_is_seen_when_it_is_turned_up() -> None:
    c = FELIX.configure(3)
    s = begin(c)
    for card in ("3", "5", "8"):
        FELIX.apply(c, s, kind(card))
    before = clone(s)
    FELIX.apply(c, s, kind("-8"))
    assert FELIX.observe_action(c, before, kind("-8"), s, NOBODY) == [(rules.SAW_TURN_UP, 0, 3, kind("-8"))]


def test_F22_the_events_of_a_seat_tell_every_card_that_its_snapshot_shows() -> None:
    rng = random.Random(24)
    for players in FELIX.players:
        play_ = Playthrough(FELIX, FELIX.configure(players), seed=rng.randbytes(16))
        while not play_.is_over:
            play_.act(play_.player, rng.choice(FELIX.legal(play_.config, play_.state)))
        for seat in (*range(players), NOBODY):
            v = play_.view(seat)
            shown = Counter(event[2:] for event in v.events if event[0] == rules.SAW_TURN_UP)
            assert shown == Counter((i, k) for i in range(5) for k in range(10) if v.snapshot.shown[i] >> k & 1)


# --------------------------------------------------------------------------------------------------------- the bank


@pytest.mark.parametrize(("bank", "filled", "left", "purses"), [(11, 0, 11, [15, 15, 15]), (12, 1, 0, [17, 19, 21])])
def test_F23_exactly_enough_is_enough(bank: int, filled: int, left: int, purses: list[int]) -> None:
    c = FELIX.configure(4, bank=bank)
    s = begin(c)
    assert (s.filled, s.bank) == (filled, left)
    place_all(c, s)
    play(c, s, "pass", "pass", "pass")
    assert s.mice[:3] == purses


def test_F23_the_payment_is_in_the_bank_before_the_next_fill() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4, bank=8)
    play(c, s, "bid 4", "pass", "pass", "pass")
    assert (s.filled, s.bank) == (1, 0)
    s = auction(c, "15, 8, 5, 3", [15] * 4, bank=8)
    play(c, s, "bid 3", "pass", "pass", "pass")
    assert (s.filled, s.bank) == (0, 11)


# ------------------------------------------------------------------------------------------------- facts for tests


@pytest.mark.parametrize("players", FELIX.players)
@pytest.mark.parametrize("preset", FELIX.presets)
def test_each_round_has_n_minus_1_passes_and_nobody_outbids_himself(players: int, preset: str) -> None:
    """F12, F15: who has passed or holds the highest bid is not asked; afterwards every mouse card is empty."""
    rng = random.Random(25)
    c = FELIX.configure(players, preset)
    for _ in range(20):
        passes: Counter[int] = Counter()
        paid: Counter[int] = Counter()
        for before, chosen, after in random_game(c, rng):
            if before.phase != rules.AUCTION:
                continue
            assert not before.passed[before.player]
            assert not before.high or before.bids[before.player] < before.high
            if chosen == rules.PASS:
                passes[before.round] += 1
                paid[before.round] += (
                    after.mice[before.player] - before.mice[before.player] - before.bids[before.player]
                )
                assert paid[before.round] in ((0, sum(c.mouse_cards[: before.passes + 1])))
        assert passes == Counter(dict.fromkeys(range(9), players - 1))
        assert set(paid.values()) <= {0, c.fill}


def test_no_row_changes_hands_for_nothing() -> None:
    """Cats are won only by a payment to the bank of at least one mouse."""
    rng = random.Random(26)
    c = FELIX.configure(4, start_mice=1)
    for _ in range(30):
        for before, _, after in random_game(c, rng):
            if after.won != before.won:
                paid = after.bank + (c.fill if after.filled and after.round < c.rounds else 0) - before.bank
                assert paid >= 1


# ----------------------------------------------------------------------------------------------------- configuration


def test_options_first_start_seat0() -> None:
    """F7 by choice instead of by lot."""
    c = FELIX.configure(4, first_start="seat0")
    s = FELIX.new_state(c)
    for _ in range(4):
        FELIX.apply(c, s, 0)
    assert (s.phase, s.start, s.player) == (rules.PLACE, 0, 0)


def test_options_dummy_true_is_what_three_players_have_by_default() -> None:
    assert FELIX.configure(3) == FELIX.configure(3, dummy="true")
    assert FELIX.configure(3).dummy == 1
    assert [FELIX.configure(n).dummy for n in (4, 5)] == [0, 0]


@pytest.mark.parametrize("players", [4, 5])
def test_options_dummy_is_refused_with_more_than_three_players(players: int) -> None:
    with pytest.raises(InvalidConfig, match=f"Only three players have a dummy, and this game has {players}"):
        FELIX.configure(players, dummy="true")
    assert FELIX.configure(players, dummy="false") == FELIX.configure(players)


def test_options_open_mice_and_open_won_change_nothing_but_what_the_table_shows() -> None:
    """F22: the view is the same; the lines of the position tell more."""
    texts = {}
    for mice, won in product(("false", "true"), repeat=2):
        c = FELIX.configure(4, open_mice=mice, open_won=won)
        s = auction(c, "15, 8, 5, 3", [15] * 4)
        lines = FELIX.position(c, view(c, s, 2))
        said = [m.arguments["facts"] for m in lines if m.id == "felix/at-player"]
        texts[mice, won] = [{fact.id.removeprefix("felix/at-") for fact in facts} for facts in said]
        assert view(c, s, 2) == view(FELIX.configure(4), s, 2)
    known = {"bid", "mice", "cats"}
    assert texts["false", "false"] == [{"starts", "bid"}, {"bid"}, known, {"bid"}]
    assert texts["true", "false"] == [{"starts", "bid", "mice"}, {"bid", "mice"}, known, {"bid", "mice"}]
    assert texts["false", "true"] == [{"starts", "bid", "cats"}, {"bid", "cats"}, known, {"bid", "cats"}]
    assert texts["true", "true"] == [{"starts", *known}, known, known, known]


def test_presets_french_is_the_french_text_to_the_letter() -> None:
    """Row of three, mouse cards 3 and 6, no dummy (F6, F9, F13), rabbits are chased (F18)."""
    c = FELIX.configure(3, "french")
    assert (c.dummy, c.row, c.mouse_cards[:2], c.bank, c.dog_chases_rabbit) == (0, 3, [3, 6], 21, 1)
    assert FELIX.new_state(c).hands == [1023] * 3 + [0, 0]
    for players in (4, 5):
        assert FELIX.configure(players, "french") == FELIX.configure(players, dog_chases_rabbit="true")


def test_presets_standard_is_all_defaults() -> None:
    for players in FELIX.players:
        assert FELIX.configure(players, "standard") == FELIX.configure(players)


SMALL = ["8", "-8", "15", "big dog", "rabbit", "-5", "3", "small dog", "5", "11"]


@pytest.mark.parametrize("cards", range(2, 11))
def test_small_sets_are_the_first_cards_of_the_list(cards: int) -> None:
    """F1 in small, for the players' sets and the dummy's."""
    c = FELIX.configure(3, cards=cards, rounds=1)
    assert FELIX.new_state(c).hands == [mask(", ".join(SMALL[:cards]))] * 4 + [0]


@pytest.mark.parametrize("rounds", range(1, 10))
def test_small_games_have_so_many_rounds(rounds: int) -> None:
    """F4, F6, F20 in small: cards >= rounds + 1 is enough, for the dummy too."""
    rng = random.Random(27)
    for players in FELIX.players:
        c = FELIX.configure(players, cards=rounds + 1, rounds=rounds)
        *_, (_, _, s) = random_game(c, rng)
        assert s.round == rounds
        assert [hand.bit_count() for hand in s.hands] == [0, 0, 0, c.dummy, 0]


@pytest.mark.parametrize("rounds", range(2, 10))
def test_small_sets_with_too_few_cards_are_refused_with_the_formula(rounds: int) -> None:
    message = f"{rounds} cards in a set are too few for {rounds} rounds: there must be at least one card more"
    with pytest.raises(InvalidConfig, match=message):
        FELIX.configure(4, cards=rounds, rounds=rounds)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("rounds", 0, "1-9"),
        ("rounds", 10, "1-9"),
        ("cards", 1, "2-10"),
        ("cards", 11, "2-10"),
        ("start_mice", 16, "0-15"),
        ("start_mice", -1, "0-15"),
        ("bank", 201, "published, 0-200"),
        ("bank", "-1", "published, 0-200"),
        ("dummy", "maybe", "published, false, true"),
    ],
)
def test_values_out_of_range_are_refused_with_what_is_expected(option: str, value: Any, expected: str) -> None:
    with pytest.raises(InvalidConfig, match=f"“{value}” does not fit here: .* Expected: {expected} .option {option}."):
        FELIX.configure(4, **{option: value})


@pytest.mark.parametrize(("start_mice", "bank"), [(0, 0), (0, 200), (15, 200), (1, 12), (7, 11)])
def test_small_purses_and_banks_keep_the_mice_in_play(start_mice: int, bank: int) -> None:
    """F3: players x start_mice + bank."""
    rng = random.Random(28)
    for players in FELIX.players:
        c = FELIX.configure(players, start_mice=start_mice, bank=bank)
        for _, _, after in random_game(c, rng):
            assert all_mice(c, after) == players * start_mice + bank


def test_largest_purse_has_an_action_for_every_bid() -> None:
    """F11: no more mice are ever in play than the action table has bids."""
    c = FELIX.configure(5, bank=200)
    s = auction(c, "15, 8, 5, 3, -5", [275, 0, 0, 0, 0])
    s.filled = 0
    assert legal(c, s)[-1] == "bid 275" == FELIX.action_texts[-1]
    play(c, s, "bid 275", "pass", "pass", "pass", "pass")
    assert s.cats[0] == 26


# ------------------------------------------------------------------------------------------------------- max_length


def longest(c: Config, s: State, known: dict[str, int]) -> int:
    """The most player actions that can follow, by trying everything."""
    player = FELIX.current_player(s)
    if player == TERMINAL:
        return 0
    key = repr(s)
    if key not in known:
        choices = FELIX.legal(c, s) if player >= 0 else [o for o, _ in FELIX.outcomes(c, s)]
        best = 0
        for chosen in choices:
            after = clone(s)
            FELIX.apply(c, after, chosen)
            best = max(best, longest(c, after, known))
        known[key] = best + (player >= 0)
    return known[key]


@pytest.mark.parametrize(
    ("start_mice", "bank", "rounds", "most"),
    [
        (0, 0, 1, 3 + 2 + 1),  # three cards, two passes, declined
        (1, 0, 1, 3 + 2 + 1),  # or a bid of 1
        (2, 0, 1, 3 + 2 + 2),
        (3, 9, 1, 3 + 2 + 3),  # the mice on the mouse cards come too late to be bid
        (2, 9, 2, 6 + 4 + 2 + 6),  # but in the second round two purses of 2 + 3 and 2 + 6 bid 1 to 6
    ],
)
def test_no_game_is_longer_than_max_length(start_mice: int, bank: int, rounds: int, most: int) -> None:
    """F9, F11, F15, F16: the longest game, found by trying all, is within the bound."""
    small = {"cards": rounds + 1, "rounds": rounds, "start_mice": start_mice, "bank": bank}
    c = FELIX.configure(3, "standard", dummy="false", **small)
    assert longest(c, begin(c, aside="8"), {}) == most <= FELIX.max_length(c)


def test_max_length_is_reached_by_two_players_who_share_all_mice_and_bid_by_ones() -> None:
    """F11: 15 mice in play, purses of 7 and 8: eight bids, three cards, two passes."""
    c = FELIX.configure(3, dummy="false", rounds=1, cards=2, start_mice=5, bank=0)
    s = auction(c, "8, 8, 8", [7, 8, 0])
    s.filled = 0
    play(c, s, "bid 1", "bid 2", "pass", *[f"bid {mice}" for mice in range(3, 9)])
    assert legal(c, s) == ["pass"]
    play(c, s, "pass")
    assert FELIX.current_player(s) == TERMINAL
    assert FELIX.max_length(c) == 3 + 2 + 8
