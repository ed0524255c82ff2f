"""Cat and Mouse, rule by rule: M1-M15, the worked positions, the options and the small configurations."""

import random
from collections import Counter
from dataclasses import fields
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from cattery.core.errors import IllegalAction, InvalidConfig
from cattery.core.game import CHANCE, HIDDEN, NOBODY, TERMINAL
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone
from cattery.core.view import make_view
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import KINDS, KING, Config, State, View
from cattery.games.cat_and_mouse.words import RANKS
from tests.games.cat_and_mouse.conserved import conserved
from tests.games.cat_and_mouse.setting import (
    CAT,
    A,
    B,
    after,
    counted,
    deal,
    draw_lowest,
    ending,
    hand,
    lay_aside,
    legal,
    named,
    outcomes,
    play,
    plays,
    random_choice,
    random_game,
    rank,
    return_cards,
    returns,
    side,
    side_is_empty,
    stock_is_face_down,
    table,
    view,
)

STANDARD = CAT.configure()
ON_EMPTY = CAT.configure(recycle="on_empty")
SHORT = CAT.configure(deck_out="short")
SEATS = (A, B, NOBODY)
ALL_RANKS = ", ".join(RANKS)


def configure(**options: Any) -> Config:
    c: Config = CAT.configure(**options)
    return c


# ---------------------------------------------------------------------------------------------------- material, set-up


def test_M1_two_packs_are_eight_of_each_of_thirteen_ranks() -> None:
    """The ace is the lowest, the queen the highest; kings come apart."""
    s = CAT.new_state(STANDARD)
    assert ALL_RANKS == "ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king"
    assert s.unseen == [8] * 13
    assert conserved(STANDARD, s) == sum(s.unseen) == 104


@pytest.mark.parametrize("preset", CAT.presets)
def test_M1_104_cards_after_every_action_of_a_thousand_games_in_one_process(preset: str) -> None:
    """Most of the thousand are small, with piles completed again and again."""
    rng = random.Random(16)
    small = CAT.configure(preset=preset, ranks=4, copies=8, stock_size=4)
    completed = 0
    for c, games in ((CAT.configure(preset=preset), 5), (small, 495)):
        for game in range(games):
            s: State = CAT.new_state(c)
            while (player := CAT.current_player(s)) != TERMINAL:
                CAT.apply(c, s, random_choice(c, s, player, rng, plays_first=game % 2 == 0))
                assert conserved(c, s) == c.cards
            completed += s.shuffled // c.ranks
    assert completed > 1000


def test_M1_the_same_game_twice_in_one_process() -> None:
    logs = [[chosen for _, chosen, _ in random_game(STANDARD, random.Random(17), plays_first=True)] for _ in range(2)]
    assert logs[0] == logs[1]


def test_M2_stock_of_N_top_face_up_hand_of_5_four_empty_side_piles() -> None:
    s = deal(STANDARD, "7", "3")
    assert s.stock_size == [10, 10]
    assert s.stock_top == [rank("7"), rank("3")]
    assert s.hand_size == [5, 5]
    assert all(side_is_empty(s, p, number) for p in (A, B) for number in (1, 2, 3, 4))


def test_M2_nobody_sees_below_the_top_of_a_stock_the_owner_neither() -> None:
    """What lies below is not even in the state: every card not seen may be next."""
    s = deal(STANDARD, "7", "3")
    for seat in SEATS:
        assert view(STANDARD, s, seat).stock_top == [rank("7"), rank("3")]
    s = table(STANDARD, tops=("ace", "9"))
    play(STANDARD, s, "stock to build 1")
    assert outcomes(STANDARD, s) == {RANKS[k]: n for k, n in enumerate(s.unseen) if n}


@pytest.mark.parametrize("stock", range(5, 21))
def test_M3_the_draw_pile_is_the_rest(stock: int) -> None:
    c = CAT.configure(stock_size=stock)
    s = deal(c, "7", "3")
    assert s.pile == 104 - 2 * stock - 10
    assert s.stock_size == [stock, stock]
    assert conserved(c, s) == 104


def test_M3_three_empty_build_piles() -> None:
    s = table(STANDARD, ("ace, 3, 3, 3, 3", "2, 2, 2, 2, 2"))
    assert s.heights == s.kings == [0, 0, 0, 0]
    assert plays(STANDARD, s) == ["hand ace to build 1", "hand ace to build 2", "hand ace to build 3"]


@pytest.mark.parametrize(
    ("tops", "beginner"),
    [
        (("7", "3"), A),
        (("3", "7"), B),
        (("queen", "jack"), A),
        (("ace", "2"), B),
        (("king", "ace"), B),
        (("ace", "king"), A),
        (("king", "queen"), B),
    ],
)
def test_M4_the_higher_top_begins_and_a_king_counts_lowest(tops: tuple[str, str], beginner: int) -> None:
    s = deal(STANDARD, *tops)
    assert (s.phase, s.turn, CAT.current_player(s)) == (rules.PLAY, beginner, beginner)


@pytest.mark.parametrize(("top", "beginner"), [("ace", A), ("queen", A), ("2", A)])
def test_M4_option_king_start_high_a_king_counts_highest(top: str, beginner: int) -> None:
    c = CAT.configure(king_start="high")
    assert deal(c, "king", top).turn == beginner
    assert deal(c, top, "king").turn == 1 - beginner
    assert deal(c, "2", "ace").turn == A


def test_M4_stocks_come_first_then_the_hands() -> None:
    s: State = CAT.new_state(STANDARD)
    assert (CAT.chance_pile(STANDARD, s), outcomes(STANDARD, s)) == (1, dict.fromkeys(RANKS, 8))
    play(STANDARD, s, "7")
    assert CAT.chance_pile(STANDARD, s) == 2
    play(STANDARD, s, "3")
    for dealt in range(10):
        assert (s.phase, sum(s.hand_size), CAT.chance_pile(STANDARD, s)) == (rules.DEAL, dealt, 0)
        play(STANDARD, s, "queen" if dealt < 8 else "ace")
    assert (hand(s, B), hand(s, A)) == ("queen, queen, queen, queen, queen", "ace, ace, queen, queen, queen")


def test_M4_equal_tops_cannot_come_and_would_be_6_8_percent_of_deals() -> None:
    s = after(STANDARD, CAT.new_state(STANDARD), "7")
    assert outcomes(STANDARD, s) == {card: 8 for card in RANKS if card != "7"}
    assert 1 - sum(outcomes(STANDARD, s).values()) / 103 == pytest.approx(7 / 103)
    assert round(100 * 7 / 103, 1) == 6.8


def test_M4_tops_have_the_law_of_dealing_again_until_they_differ() -> None:
    """All orders of the eight cards of a tiny pack, those with equal tops thrown away."""
    c = CAT.configure(ranks=3, copies=2, stock_size=1, hand_size=1)
    pack = [k for k in (0, 1, 2, KING) for _ in range(2)]
    dealt = Counter((first, second) for first, second in permutations(pack, 2) if first != second)
    s: State = CAT.new_state(c)
    found = {}
    for first, weight in CAT.outcomes(c, s):
        t = clone(s)
        CAT.apply(c, t, first)
        total = sum(w for _, w in CAT.outcomes(c, t))
        for second, w in CAT.outcomes(c, t):
            found[first, second] = Fraction(weight, 8) * Fraction(w, total)
    assert found == {pair: Fraction(n, dealt.total()) for pair, n in dealt.items()}


def test_M4_who_begins_is_told_to_everybody() -> None:
    before = after(STANDARD, CAT.new_state(STANDARD), "king")
    s = after(STANDARD, before, "ace")
    for seat in SEATS:
        seen = CAT.observe_action(STANDARD, before, rank("ace"), s, seat)
        assert seen == [(rules.SAW_TOP, B, rank("ace")), (rules.SAW_START, B)]


# -------------------------------------------------------------------------------------------------------------- a turn


def test_M5_the_beginner_does_not_draw_nor_does_the_other_at_his_first_turn() -> None:
    """Both hands were dealt full."""
    s = deal(STANDARD, "7", "3")
    pile = s.pile
    play(STANDARD, s, "discard ace to side 1")
    assert (s.player, s.hand_size, s.pile) == (B, [4, 5], pile)
    play(STANDARD, s, "discard ace to side 1")
    assert (s.phase, s.turn, s.player) == (rules.DRAW, A, CHANCE)
    play(STANDARD, s, "queen")
    assert (s.player, s.hand_size, s.pile) == (A, [5, 4], pile - 1)


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_M5_draw_until_the_hand_holds_5(left: int) -> None:
    s = table(STANDARD, ("2, 2, 2, 2, 2", ", ".join(["3"] * left)), pile=40)
    play(STANDARD, s, "discard 2 to side 1")
    for drawn in range(5 - left):
        assert (s.phase, s.player, s.hand_size[B], s.pile) == (rules.DRAW, CHANCE, left + drawn, 40 - drawn)
        play(STANDARD, s, "queen")
    assert (s.phase, s.player, s.hand_size[B], s.pile) == (rules.PLAY, B, 5, 35 + left)
    assert hand(s, B) == ", ".join(["3"] * left + ["queen"] * (5 - left))


def test_M6_a_hand_card_the_top_of_an_own_side_pile_or_of_the_own_stock() -> None:
    hands = ("4, 4, 2, 2, 2", "ace, ace, ace, ace")
    s = table(STANDARD, hands, tops=("7", "ace"), builds=("3", "5", "6"), sides=("6", "king, 4"))
    assert plays(STANDARD, s) == ["hand 4 to build 1", "side 2 to build 1", "side 1 to build 2", "stock to build 3"]


def test_M6_any_number_of_plays() -> None:
    s = table(STANDARD, ("ace, 2, 3, 5, 9", "2, 2, 2, 2, 2"), tops=("4", "9"), sides=("7, 6",))
    play(STANDARD, s, "hand ace to build 2", "hand 2 to build 2", "hand 3 to build 2", "stock to build 2", "8")
    play(STANDARD, s, "hand 5 to build 2", "side 1 to build 2", "side 1 to build 2", "stock to build 2", "ace")
    play(STANDARD, s, "stock to build 1", "jack", "hand 9 to build 2")
    assert (s.heights, s.hand_size[A], s.turn) == ([1, 9, 0, 0], 0, A)


def test_M6_the_same_face_in_hand_on_stock_and_on_a_side_pile_are_three_actions() -> None:
    """Each takes the card from where it says."""
    s = table(STANDARD, ("ace, 2, 2, 2, 2", "3, 3, 3, 3, 3"), tops=("ace", "9"), sides=("", "", "ace"))
    to_first = [text for text in plays(STANDARD, s) if text.endswith("build 1")]
    assert to_first == ["hand ace to build 1", "side 3 to build 1", "stock to build 1"]
    by_hand, by_side, by_stock = (after(STANDARD, s, text) for text in to_first)
    assert (hand(by_hand, A), side(by_hand, A, 3), by_hand.stock_size[A]) == ("2, 2, 2, 2", "ace", 10)
    assert (hand(by_side, A), side(by_side, A, 3), by_side.stock_size[A]) == ("ace, 2, 2, 2, 2", "", 10)
    assert (hand(by_stock, A), side(by_stock, A, 3), by_stock.stock_size[A]) == ("ace, 2, 2, 2, 2", "ace", 9)
    assert side_is_empty(by_side, A, 3)
    assert stock_is_face_down(by_stock, A)


def test_M7_a_build_pile_is_begun_by_an_ace_and_goes_up_by_one_to_the_queen() -> None:
    c = CAT.configure(build_piles=1)
    for position, card in enumerate(RANKS[:12]):
        builds = (RANKS[position - 1],) if position else ()
        s = table(c, (card, "2"), builds=builds)
        for other in RANKS[:12]:
            t = table(c, (other, "2"), builds=builds, tops=("king", "king"))
            assert (f"hand {other} to build 1" in legal(c, t)) == (other == card)
        play(c, s, f"hand {card} to build 1")
        assert s.heights[0] == (position + 1 if card != "queen" else 0)


@pytest.mark.parametrize("position", range(12))
def test_M7_a_king_stands_for_whatever_is_needed_ace_and_queen_included(position: int) -> None:
    c = CAT.configure(build_piles=1)
    builds = (RANKS[position - 1],) if position else ()
    s = table(c, ("king, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=builds, tops=("king", "9"), sides=("king",))
    kings = [text for text in plays(c, s) if text != "hand 2 to build 1"]
    assert kings == ["hand king to build 1", "side 1 to build 1", "stock to build 1"]
    for text in kings:
        t = after(c, s, text)
        assert t.heights[0] == (position + 1 if position < 11 else 0)
        assert t.kings[0] == (1 << position if position < 11 else 0)
        seen = CAT.observe_action(c, s, CAT.action_texts.index(text), t, NOBODY)
        assert seen[0][-3:] == (KING, 0, position)


def test_M7_a_king_on_top_of_the_stock_can_be_played_on_any_build_pile_also_as_an_ace() -> None:
    s = table(STANDARD, tops=("king", "9"), builds=("10", "", "5"))
    assert [text for text in plays(STANDARD, s) if "stock" in text] == [
        "stock to build 1",
        "stock to build 2",
        "stock to build 3",
    ]
    play(STANDARD, s, "stock to build 2")
    assert (s.heights, s.kings) == ([10, 1, 5, 0], [0, 1, 0, 0])


def test_M7_after_a_king_comes_what_it_stands_for_plus_one() -> None:
    s = table(STANDARD, ("king, 4, 5, 6, 7", "2, 2, 2, 2, 2"), builds=("4", "queen", "queen"))
    play(STANDARD, s, "hand king to build 1")
    assert plays(STANDARD, s) == ["hand 6 to build 1"]


def test_M8_the_stock_s_next_card_is_turned_up_at_once() -> None:
    s = table(STANDARD, tops=("ace", "9"))
    play(STANDARD, s, "stock to build 1")
    assert (s.phase, s.player, s.stock_size[A], CAT.chance_pile(STANDARD, s)) == (rules.TURN_UP, CHANCE, 9, 1)
    play(STANDARD, s, "2")
    assert (s.phase, s.player, s.stock_top[A]) == (rules.PLAY, A, rank("2"))
    play(STANDARD, s, "stock to build 1", "5")
    assert (s.stock_size, s.stock_top[A]) == ([8, 10], rank("5"))


def test_M8_the_second_player_s_stock_is_a_stream_of_its_own() -> None:
    s = table(STANDARD, tops=("9", "ace"), turn=B)
    play(STANDARD, s, "stock to build 1")
    assert CAT.chance_pile(STANDARD, s) == 2


def test_M8_a_card_that_was_shuffled_back_never_comes_from_a_stock() -> None:
    s = table(STANDARD, tops=("ace", "9"), pile=30)
    return_cards(s, "queen, queen, king")
    play(STANDARD, s, "stock to build 1")
    assert outcomes(STANDARD, s) == {RANKS[k]: n for k, n in enumerate(s.unseen) if n}


def test_M9_a_pile_at_10_is_completed_by_jack_and_queen_and_the_draw_pile_grows_by_12() -> None:
    s = table(STANDARD, ("jack, queen, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("10",), pile=20)
    play(STANDARD, s, "hand jack to build 1")
    assert (s.heights[0], s.pile) == (11, 20)
    play(STANDARD, s, "hand queen to build 1")
    assert (s.heights[0], s.pile, s.returned, s.player) == (0, 32, 12, A)
    assert named(s.recycled) == "ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen"
    assert conserved(STANDARD, s) == 104


def test_M9_kings_of_a_complete_pile_are_kings_again() -> None:
    built = "king, 2, 3, king, 5, 6, 7, 8, 9, 10, jack"
    s = table(STANDARD, ("king, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("", built), pile=20)
    play(STANDARD, s, "hand king to build 2")
    assert named(s.recycled) == "2, 3, 5, 6, 7, 8, 9, 10, jack, king, king, king"
    assert (s.kings, s.heights, s.returned) == ([0] * 4, [0] * 4, 12)


@pytest.mark.parametrize("source", ["side 1 to build 1", "stock to build 1"])
def test_M9_a_side_pile_or_the_stock_completes_a_pile_too(source: str) -> None:
    s = table(STANDARD, tops=("queen", "9"), builds=("jack",), sides=("queen",), pile=20)
    play(STANDARD, s, source)
    assert (s.heights[0], s.pile, s.recycled[rank("queen")]) == (0, 32, 1)


def test_M9_a_king_shuffled_back_and_drawn_again_is_wild_again() -> None:
    s = table(STANDARD, ("king, 2, 2, 2, 2", "3, 3, 3, 3"), builds=("jack",), pile=20)
    play(STANDARD, s, "hand king to build 1", "discard 2 to side 1", "king again")
    assert hand(s, B) == "3, 3, 3, 3, king"
    assert plays(STANDARD, s) == ["hand king to build 1", "hand king to build 2", "hand king to build 3"]


def test_M9_everybody_is_told_of_the_complete_pile() -> None:
    s = table(STANDARD, ("queen, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("jack",))
    t = after(STANDARD, s, "hand queen to build 1")
    for seat in SEATS:
        seen = CAT.observe_action(STANDARD, s, CAT.action_texts.index("hand queen to build 1"), t, seat)
        assert seen == [(rules.SAW_PLAY, A, rules.FROM_HAND, 0, 11, 0, 11), (rules.SAW_COMPLETE, 0, 12)]


def test_M9_a_draw_comes_from_the_two_lots_by_their_shares_of_the_pile() -> None:
    """18 cards of the first deal and 2 that were shuffled back: a king again has one chance in 20."""
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), pile=20)
    return_cards(s, "5, king")
    play(STANDARD, s, "discard 2 to side 1")
    found = outcomes(STANDARD, s)
    total = sum(found.values())
    assert Fraction(found["king again"], total) == Fraction(found["5 again"], total) == Fraction(1, 20)
    for k in range(KINDS):
        if s.unseen[k]:
            assert Fraction(found[RANKS[k]], total) == Fraction(18, 20) * Fraction(s.unseen[k], sum(s.unseen))


def test_M9_when_only_cards_shuffled_back_are_left_they_alone_are_drawn() -> None:
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), pile=2)
    return_cards(s, RANKS[max(range(KINDS), key=lambda k: s.unseen[k])])
    return_cards(s, RANKS[max(range(KINDS), key=lambda k: s.unseen[k])])
    play(STANDARD, s, "discard 2 to side 1")
    assert {text.partition(" ")[2] for text in outcomes(STANDARD, s)} == {"again"}


def test_M10_an_emptied_hand_is_filled_at_once_and_the_turn_goes_on() -> None:
    s = table(STANDARD, ("ace", "3, 3, 3, 3, 3"), pile=60)
    play(STANDARD, s, "hand ace to build 1")
    assert (s.phase, s.player, s.turn) == (rules.DRAW, CHANCE, A)
    play(STANDARD, s, "4", "4", "4", "4", "5")
    assert (s.player, s.pile, hand(s, A)) == (A, 55, "4, 4, 4, 4, 5")


def test_M10_the_pile_goes_back_first_then_5_are_drawn() -> None:
    """A hand of one card, a queen that completes a pile, a draw pile of 3: 15, then 10, and the turn goes on."""
    s = table(STANDARD, ("queen", "3, 3, 3, 3, 3"), builds=("jack",), pile=3)
    play(STANDARD, s, "hand queen to build 1")
    assert (s.phase, s.pile, s.returned) == (rules.DRAW, 15, 12)
    draw_lowest(STANDARD, s)
    assert (s.phase, s.player, s.pile, s.hand_size[A]) == (rules.PLAY, A, 10, 5)


def test_M10_a_hand_emptied_by_a_discard_is_not_filled_before_the_next_turn() -> None:
    s = table(STANDARD, ("4", "3, 3, 3, 3, 3"), pile=20)
    play(STANDARD, s, "discard 4 to side 1")
    assert (s.player, s.hand_size, s.pile) == (B, [0, 5], 20)
    play(STANDARD, s, "discard 3 to side 1")
    draw_lowest(STANDARD, s)
    assert (s.player, s.hand_size, s.pile) == (A, [5, 4], 15)


def test_M10_plays_of_stock_and_side_piles_do_not_fill_the_hand() -> None:
    s = table(STANDARD, ("4, 4", "3, 3, 3, 3, 3"), tops=("ace", "9"), sides=("2",), pile=20)
    play(STANDARD, s, "stock to build 1", "5", "side 1 to build 1")
    assert (s.player, s.hand_size[A], s.pile) == (A, 2, 20)


@pytest.mark.parametrize("card", ["2", "king"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_M11_the_turn_ends_by_a_hand_card_on_an_own_side_pile(card: str, number: int) -> None:
    s = table(STANDARD, ("2, 2, 2, king, king", "3, 3, 3, 3, 3"), sides=("9, 8", "7", "6", "5"))
    under = side(s, A, number)
    play(STANDARD, s, f"discard {card} to side {number}")
    assert (s.turn, s.player, s.hand_size) == (B, B, [4, 5])
    assert side(s, A, number) == f"{under}, {card}"
    assert conserved(STANDARD, s) == 104


def test_M11_nothing_else_goes_on_side_piles_and_a_turn_cannot_end_otherwise() -> None:
    """All actions are plays to build piles or discards of hand cards, four for each rank in the hand."""
    s = table(STANDARD, ("5, 5, 7, 7, king", "3, 3, 3, 3, 3"), tops=("9", "9"), builds=("3",), sides=("9", "8"))
    assert legal(STANDARD, s) == [
        "hand king to build 1",
        "hand king to build 2",
        "hand king to build 3",
        *(f"discard {card} to side {number}" for card in ("5", "7", "king") for number in (1, 2, 3, 4)),
    ]
    kinds = {tuple(text.split()[0::3][:1] + text.split()[-3:-1]) for text in CAT.action_texts}
    assert kinds == {(word, "to", "build") for word in ("hand", "side", "stock")} | {("discard", "to", "side")}


def test_M11_only_a_side_pile_s_top_can_be_played() -> None:
    s = table(STANDARD, sides=("ace, 5", "5, ace"))
    assert [text for text in plays(STANDARD, s) if "build 1" in text] == ["side 2 to build 1"]
    play(STANDARD, s, "side 2 to build 1")
    assert (side(s, A, 2), s.heights[0]) == ("5", 1)


def test_M11_the_other_s_side_piles_and_stock_cannot_be_played() -> None:
    s = table(STANDARD, tops=("9", "ace"), sides=("ace, ace",), turn=B)
    play(STANDARD, s, "discard 3 to side 2")
    assert (s.turn, plays(STANDARD, s)) == (A, [])


def test_M11_a_discarded_king_stays_a_king_and_is_wild_from_the_side_pile() -> None:
    s = table(STANDARD, ("king, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("5", "jack"))
    play(STANDARD, s, "discard king to side 1", "discard 3 to side 1", "2")
    assert side(s, A, 1) == "king"
    for build, position in ((1, 5), (2, 11), (3, 0)):
        t = after(STANDARD, s, f"side 1 to build {build}")
        assert t.heights[build - 1] == (position + 1) % 12
    assert after(STANDARD, s, "side 1 to build 2").recycled[KING] == 1


def test_M12_nobody_must_play_a_card_that_he_could_play() -> None:
    s = table(STANDARD, ("ace, ace, ace, ace, ace", "3, 3, 3, 3, 3"), tops=("ace", "9"))
    play(STANDARD, s, "discard ace to side 1")
    assert (s.turn, s.heights) == (B, [0, 0, 0, 0])


def test_M12_who_is_to_move_always_has_an_action_and_the_hand_is_never_empty() -> None:
    rng = random.Random(12)
    for c in (STANDARD, CAT.configure(hand_size=1, side_piles=1, build_piles=1, ranks=3, copies=4, stock_size=3)):
        for game in range(6):
            for before, _, _ in random_game(c, rng, plays_first=game % 2 == 0):
                if CAT.current_player(before) >= 0:
                    assert before.hand_size[before.turn] > 0
                    discards = [text for text in legal(c, before) if text.startswith("discard")]
                    assert len(discards) == c.side_piles * before.held[before.turn].bit_count()


# ------------------------------------------------------------------------------------------------------------- the end


def test_M13_who_has_played_his_last_stock_card_wins_at_once() -> None:
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3, 3"), tops=("9", "ace"), stocks=(1, 1), turn=B)
    play(STANDARD, s, "stock to build 1")
    assert (ending(STANDARD, s), returns(STANDARD, s), s.stock_size) == ("stock-out", [-1, 1], [1, 0])
    assert stock_is_face_down(s, B)
    assert legal(STANDARD, s) == []


@pytest.mark.parametrize("pile", [0, 1, 50])
def test_M13_the_last_stock_card_completes_a_pile_and_wins_whatever_the_draw_pile_holds(pile: int) -> None:
    s = table(STANDARD, tops=("queen", "9"), stocks=(1, 5), builds=("jack",), pile=pile)
    play(STANDARD, s, "stock to build 1")
    assert (ending(STANDARD, s), returns(STANDARD, s), s.pile) == ("stock-out", [1, -1], pile + 12)


def test_M13_goes_before_the_cap() -> None:
    c = CAT.configure(max_actions=100)
    s = table(c, tops=("ace", "9"), stocks=(1, 1))
    s.actions = 99
    play(c, s, "stock to build 1")
    assert (ending(c, s), returns(c, s)) == ("stock-out", [1, -1])


@pytest.mark.parametrize(
    ("stocks", "expected", "name"),
    [((3, 3), [0, 0], "pile-out-draw"), ((2, 3), [1, -1], "pile-out"), ((3, 2), [-1, 1], "pile-out")],
)
@pytest.mark.parametrize("turn", [A, B])
def test_M14_a_draw_that_takes_the_last_card_ends_the_game(
    stocks: tuple[int, int], expected: list[float], name: str, turn: int
) -> None:
    """Fewer stock cards win, equal is a draw; whose turn it is does not matter."""
    hands = ("2, 2, 2, 2, 2", "3, 3, 3, 3") if turn == A else ("3, 3, 3, 3", "2, 2, 2, 2, 2")
    s = table(STANDARD, hands, stocks=stocks, pile=1, turn=turn)
    play(STANDARD, s, "discard 2 to side 1")
    assert CAT.current_player(s) == CHANCE
    draw_lowest(STANDARD, s)
    assert (ending(STANDARD, s), returns(STANDARD, s)) == (name, expected)
    assert (s.pile, s.hand_size[1 - turn], s.turn) == (0, 5, 1 - turn)
    scores = [0, 0]
    CAT.scores(STANDARD, s, scores)
    assert scores == list(stocks)


def test_M14_a_draw_that_leaves_one_card_does_not() -> None:
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), pile=2)
    play(STANDARD, s, "discard 2 to side 1")
    draw_lowest(STANDARD, s)
    assert (s.player, s.pile) == (B, 1)


@pytest.mark.parametrize(("pile", "held"), [(2, 2), (3, 3), (5, 5)])
def test_M14_the_draw_of_an_emptied_hand_ends_the_game_too(pile: int, held: int) -> None:
    s = table(STANDARD, ("ace", "3, 3, 3, 3, 3"), stocks=(4, 5), pile=pile)
    play(STANDARD, s, "hand ace to build 1")
    draw_lowest(STANDARD, s)
    assert (ending(STANDARD, s), returns(STANDARD, s), s.hand_size[A]) == ("pile-out", [1, -1], held)


def test_M14_a_draw_is_taken_as_a_whole() -> None:
    """The pile is not over after the first card of several; a hand that needs none leaves the end to the next draw."""
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3"), pile=3)
    play(STANDARD, s, "discard 2 to side 1")
    for left in (3, 2, 1):
        assert (s.phase, s.pile) == (rules.DRAW, left)
        play(STANDARD, s, next(iter(outcomes(STANDARD, s))))
    assert (ending(STANDARD, s), s.hand_size[B]) == ("pile-out-draw", 5)


def test_M14_cards_on_build_piles_do_not_come_back_by_themselves() -> None:
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), builds=("jack", "jack"), pile=1)
    play(STANDARD, s, "discard 2 to side 1")
    draw_lowest(STANDARD, s)
    assert ending(STANDARD, s) == "pile-out-draw"


@pytest.mark.parametrize(
    ("stocks", "expected", "name"), [((3, 3), [0, 0], "cap-draw"), ((2, 3), [1, -1], "cap"), ((3, 2), [-1, 1], "cap")]
)
@pytest.mark.parametrize("last", ["discard 2 to side 1", "hand 4 to build 1", "side 1 to build 1", "stock to build 2"])
def test_M14_the_cap_of_actions_ends_the_game_as_an_empty_draw_pile(
    stocks: tuple[int, int], expected: list[float], name: str, last: str
) -> None:
    """10,000 player actions; the stock play leaves one card fewer."""
    before = (stocks[0] + ("stock" in last), stocks[1])
    s = table(STANDARD, ("2, 2, 2, 2, 4", "3, 3, 3, 3"), tops=("ace", "9"), stocks=before, builds=("3",), sides=("4",))
    s.actions = 9_999
    play(STANDARD, s, last)
    draw_lowest(STANDARD, s)
    assert (s.actions, ending(STANDARD, s), returns(STANDARD, s)) == (10_000, name, expected)


def test_M14_the_end_is_told_to_everybody() -> None:
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), pile=1)
    play(STANDARD, s, "discard 2 to side 1")
    [(outcome, _), *_] = CAT.outcomes(STANDARD, s)
    t = clone(s)
    CAT.apply(STANDARD, t, outcome)
    seen = [CAT.observe_action(STANDARD, s, outcome, t, seat) for seat in SEATS]
    assert seen[A] == seen[2] == [(rules.SAW_DRAW, B, HIDDEN), (rules.SAW_FILL, B, 5), (rules.SAW_PILE_OUT,)]
    assert seen[B] == [(rules.SAW_DRAW, B, outcome), (rules.SAW_PILE_OUT,)]


# ----------------------------------------------------------------------------------------------------------- knowledge


def test_M15_a_view_has_these_fields_and_no_other() -> None:
    """No order of a stock, no draw pile's cards, no hand but one, not how many cards of the pile were there before."""
    assert [f.name for f in fields(View)] == [
        *("seat", "phase", "player", "turn", "pile", "aside_size", "actions", "shuffled", "heights", "kings"),
        *("stock_size", "stock_top", "hand_size", "hand", "aside", "side_heights", "sides"),
    ]


def test_M15_everybody_knows_what_lies_open() -> None:
    hands = ("2, 2, 2, 4, 5", "3, 3, 3, 3")
    s = table(STANDARD, hands, tops=("7", "queen"), builds=("king, 2, king", "", "5"), sides=("9, king", "", "8"))
    for seat in SEATS:
        v = view(STANDARD, s, seat)
        assert (v.seat, v.turn, v.player, v.pile) == (seat, A, A, s.pile)
        assert (v.stock_size, v.stock_top, v.hand_size) == ([10, 10], [rank("7"), rank("queen")], [5, 4])
        assert (v.heights, v.kings) == ([3, 0, 5, 0], [0b101, 0, 0, 0])
        assert v.side_heights == [2, 0, 1, 0, 0, 0, 0, 0]
        assert v.sides[:3] == [rank("9"), KING, rank("8")]
        assert v.hand == (counted(hands[seat]) if seat != NOBODY else [0] * KINDS)


def test_M15_another_hand_draw_pile_or_stock_changes_no_byte_of_what_a_seat_sees() -> None:
    """The other's 3 is exchanged for an unseen queen: the other's view alone differs."""
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3, 3"))
    t = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3, queen"))
    assert s.unseen != t.unseen
    same = [
        make_view(CAT, STANDARD, s, seat, 0, ()).to_json() == make_view(CAT, STANDARD, t, seat, 0, ()).to_json()
        for seat in SEATS
    ]
    assert same == [True, False, True]


def test_M15_which_lot_a_card_was_drawn_from_is_hidden_from_all_the_drawer_too() -> None:
    """A 7 of the first deal and a 7 that was shuffled back: the same views and events."""
    s = table(STANDARD, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), pile=20)
    return_cards(s, "7, 8")
    play(STANDARD, s, "discard 2 to side 1")
    first, again = after(STANDARD, s, "7"), after(STANDARD, s, "7 again")
    assert first.returned != again.returned
    for seat in SEATS:
        assert view(STANDARD, first, seat) == view(STANDARD, again, seat)
        events = [
            CAT.observe_action(STANDARD, s, CAT.outcome_texts.index(text), t, seat)
            for text, t in (("7", first), ("7 again", again))
        ]
        assert events[0] == events[1]
        assert events[0][0] == (rules.SAW_DRAW, B, rank("7") if seat == B else HIDDEN)


def test_M15_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    s = table(STANDARD, ("ace", "3, 3, 3, 3, 3"))
    play(STANDARD, s, "hand ace to build 1", "4", "4", "4", "4")
    t = after(STANDARD, s, "5")
    seen = [CAT.observe_action(STANDARD, s, rank("5"), t, seat) for seat in SEATS]
    assert seen[A] == [(rules.SAW_DRAW, A, rank("5"))]
    assert seen[B] == seen[2] == [(rules.SAW_DRAW, A, HIDDEN), (rules.SAW_FILL, A, 5)]


def test_M15_the_order_of_a_face_down_stock_is_sent_to_nobody() -> None:
    """Two games alike up to a stock's next card: till it is turned up every seat sees the same."""
    s = table(STANDARD, tops=("ace", "9"))
    t = after(STANDARD, s, "stock to build 1")
    texts = [make_view(CAT, STANDARD, t, seat, 1, ()).to_json() for seat in SEATS]
    assert all('"stock_top":[-1,8]' in text for text in texts)
    assert len(outcomes(STANDARD, t)) == 13
    for card in RANKS:
        seen = [CAT.observe_action(STANDARD, t, rank(card), after(STANDARD, t, card), seat) for seat in SEATS]
        assert seen == [[(rules.SAW_TOP, A, rank(card))]] * 3


# ------------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize("build_piles", [1, 2, 3, 4])
def test_option_build_piles(build_piles: int) -> None:
    """M3."""
    c = CAT.configure(build_piles=build_piles)
    s = table(c, ("ace, 3, 3, 3, 3", "2, 2, 2, 2, 2"))
    assert plays(c, s) == [f"hand ace to build {number + 1}" for number in range(build_piles)]


@pytest.mark.parametrize(("value", "expected"), [("true", ["hand", "side", "stock"]), ("false", [])])
def test_option_king_as_ace(value: str, expected: list[str]) -> None:
    """M7: on an empty pile; on others a king is wild in any case."""
    c = CAT.configure(king_as_ace=value, build_piles=2)
    hands = ("king, ace, 2, 2, 2", "3, 3, 3, 3, 3")
    s = table(c, hands, tops=("king", "9"), builds=("", "jack"), sides=("king",))
    on_empty = [text.split()[0] for text in plays(c, s) if text.endswith("build 1") and "ace" not in text]
    on_jack = [text.split()[0] for text in plays(c, s) if text.endswith("build 2")]
    assert (on_empty, on_jack) == (expected, ["hand", "side", "stock"])
    assert "hand ace to build 1" in plays(c, s)


def test_option_recycle_on_empty_complete_piles_lie_aside_open() -> None:
    """M9."""
    s = table(ON_EMPTY, ("queen, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("ace, king, 3, 4, 5, 6, 7, 8, 9, 10, jack",))
    pile = s.pile
    t = after(ON_EMPTY, s, "hand queen to build 1")
    assert (t.pile, t.aside_size, t.returned, t.shuffled) == (pile, 12, 0, 0)
    for seat in SEATS:
        assert named(view(ON_EMPTY, t, seat).aside) == "ace, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king"
    assert conserved(ON_EMPTY, t) == 104


def test_option_recycle_on_empty_they_are_shuffled_in_when_a_draw_needs_a_card() -> None:
    """M9: three cards are needed, one is left; then 12 come back and two of them are drawn."""
    s = table(ON_EMPTY, ("2, 2, 2, 2, 2", "3, 3"), pile=13)
    lay_aside(s, "ace, 2, 4, 5, 6, 7, 8, 9, 10, jack, queen, king")
    play(ON_EMPTY, s, "discard 2 to side 1")
    assert (s.phase, s.pile, s.aside_size) == (rules.DRAW, 1, 12)
    outcome = CAT.outcomes(ON_EMPTY, s)[0][0]
    t = clone(s)
    CAT.apply(ON_EMPTY, t, outcome)
    assert (t.phase, t.pile, t.aside_size, t.returned, t.shuffled) == (rules.DRAW, 12, 0, 12, 12)
    assert CAT.observe_action(ON_EMPTY, s, outcome, t, A) == [(rules.SAW_DRAW, B, HIDDEN), (rules.SAW_SHUFFLE, 12)]
    play(ON_EMPTY, t, "king again", "ace again")
    assert (t.player, t.pile, hand(t, B)[-4:]) == (B, 10, "king")


def test_option_recycle_on_empty_a_draw_that_just_reaches_5_shuffles_nothing_in() -> None:
    """M9, M14: the pile is empty, but the game goes on, for something lies aside."""
    s = table(ON_EMPTY, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), pile=13)
    lay_aside(s, "ace, 2, 4, 5, 6, 7, 8, 9, 10, jack, queen, king")
    play(ON_EMPTY, s, "discard 2 to side 1")
    draw_lowest(ON_EMPTY, s)
    assert (s.player, s.pile, s.aside_size, s.hand_size[B]) == (B, 0, 12, 5)
    t = clone(s)
    action = CAT.action_texts.index("discard 3 to side 1")
    CAT.apply(ON_EMPTY, t, action)
    assert (t.phase, t.pile, t.aside_size, t.returned) == (rules.DRAW, 12, 0, 12)
    assert CAT.observe_action(ON_EMPTY, s, action, t, NOBODY) == [
        (rules.SAW_DISCARD, B, rank("3"), 0),
        (rules.SAW_SHUFFLE, 12),
    ]


def test_option_recycle_on_empty_the_game_is_over_when_nothing_lies_aside() -> None:
    """M14."""
    s = table(ON_EMPTY, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), stocks=(4, 5), pile=1)
    play(ON_EMPTY, s, "discard 2 to side 1")
    draw_lowest(ON_EMPTY, s)
    assert (ending(ON_EMPTY, s), returns(ON_EMPTY, s)) == ("pile-out", [1, -1])


def test_option_recycle_on_empty_the_last_hand_card_that_completes_a_pile() -> None:
    """M10: laid aside, then drawn: 3, and 2 of the 12."""
    s = table(ON_EMPTY, ("queen", "3, 3, 3, 3, 3"), builds=("jack",), pile=3)
    play(ON_EMPTY, s, "hand queen to build 1")
    draw_lowest(ON_EMPTY, s)
    assert (s.player, s.pile, s.returned, s.hand_size[A]) == (A, 10, 10, 5)


def test_option_deck_out_short_a_draw_that_reaches_5_does_not_end_the_game() -> None:
    """M14: the pile is empty and play goes on until a draw falls short."""
    s = table(SHORT, ("2, 2, 2, 2, 2", "3, 3, 3, 3"), stocks=(4, 5), pile=1)
    play(SHORT, s, "discard 2 to side 1")
    draw_lowest(SHORT, s)
    assert (s.player, s.pile, s.hand_size) == (B, 0, [4, 5])
    play(SHORT, s, "discard 3 to side 1")
    assert (ending(SHORT, s), returns(SHORT, s), s.hand_size) == ("pile-out", [1, -1], [4, 4])


def test_option_deck_out_short_a_draw_that_falls_short_takes_what_there_is() -> None:
    """M14, M10."""
    s = table(SHORT, ("ace", "3, 3, 3, 3, 3"), pile=3)
    play(SHORT, s, "hand ace to build 1")
    draw_lowest(SHORT, s)
    assert (ending(SHORT, s), s.hand_size[A], s.pile) == ("pile-out-draw", 3, 0)


def test_option_deck_out_short_a_full_hand_needs_no_draw_and_ends_nothing() -> None:
    """M5: the second player's first turn, the beginner having emptied the pile by drawing."""
    s = table(SHORT, ("ace", "3, 3, 3, 3, 3"), pile=5)
    play(SHORT, s, "hand ace to build 1")
    draw_lowest(SHORT, s)
    assert (s.player, s.pile) == (A, 0)
    play(SHORT, s, legal(SHORT, s)[-1])
    assert (s.player, s.turn) == (B, B)


def test_options_on_empty_and_short_what_lies_aside_is_drawn_before_a_draw_falls_short() -> None:
    """M9, M14."""
    c = CAT.configure(recycle="on_empty", deck_out="short", ranks=3, copies=8)
    s = table(c, ("2", "3, 3"), tops=("ace", "ace"), pile=4)
    lay_aside(s, "2, 3, king")
    play(c, s, "discard 2 to side 1")
    draw_lowest(c, s)
    assert (s.player, s.hand_size[B], s.pile, s.aside_size, s.returned) == (B, 5, 1, 0, 1)


@pytest.mark.parametrize("max_actions", [100, 101, 1_000_000])
def test_option_max_actions(max_actions: int) -> None:
    """M14."""
    c = CAT.configure(max_actions=max_actions)
    assert CAT.max_length(c) == max_actions
    s = table(c, ("2, 2, 2, 2, 2", "3, 3, 3, 3, 3"))
    s.actions = max_actions - 2
    play(c, s, "discard 2 to side 1")
    assert CAT.current_player(s) == B
    play(c, s, "discard 3 to side 1")
    assert (ending(c, s), s.actions) == ("cap-draw", max_actions)


def test_option_max_actions_default_is_10_000() -> None:
    assert CAT.max_length(STANDARD) == STANDARD.max_actions == 10_000


def test_option_max_actions_an_endless_turn_is_stopped() -> None:
    """M9, M10: a hand of one card and a pack of which every card that is played comes back: one turn can be endless."""
    c = CAT.configure(ranks=3, copies=2, hand_size=1, stock_size=1, build_piles=1, max_actions=100)
    s = table(c, ("ace", "ace"), tops=("3", "3"))
    while CAT.current_player(s) != TERMINAL:
        play(c, s, next(text for text in plays(c, s) if text.startswith("hand")))
        if CAT.current_player(s) == CHANCE:
            play(c, s, next(o for o in outcomes(c, s) if o.split()[0] in (RANKS[s.heights[0]], "king")))
    assert (s.turn, s.actions, ending(c, s)) == (A, 100, "cap-draw")


def test_presets_standard_is_all_defaults_and_four_piles_has_four() -> None:
    assert CAT.configure(preset="standard") == STANDARD
    assert CAT.configure(preset="four-piles") == CAT.configure(build_piles=4)
    assert (STANDARD.build_piles, STANDARD.stock_size, STANDARD.king_start, STANDARD.king_as_ace) == (3, 10, 0, 1)
    assert (STANDARD.recycle, STANDARD.deck_out, STANDARD.ranks, STANDARD.copies) == (0, 0, 12, 8)
    assert (STANDARD.hand_size, STANDARD.side_piles, STANDARD.cards) == (5, 4, 104)
    assert {option.name for option in CAT.options} == {*OUT_OF_RANGE, "king_start", "king_as_ace"} | {
        "recycle",
        "deck_out",
    }


OUT_OF_RANGE: dict[str, tuple[int, int]] = {
    "build_piles": (0, 5),
    "stock_size": (0, 21),
    "max_actions": (99, 1_000_001),
    "ranks": (2, 13),
    "copies": (1, 9),
    "hand_size": (0, 6),
    "side_piles": (0, 5),
}


@pytest.mark.parametrize("name", OUT_OF_RANGE)
@pytest.mark.parametrize("at", [0, 1])
def test_values_out_of_range_are_refused_with_what_is_expected(name: str, at: int) -> None:
    low, high = OUT_OF_RANGE[name]
    with pytest.raises(InvalidConfig, match=f"{OUT_OF_RANGE[name][at]}.*{low + 1}-{high - 1}.*{name}"):
        configure(**{name: OUT_OF_RANGE[name][at]})


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("king_start", "low, high"),
        ("king_as_ace", "false, true"),
        ("recycle", "at_once, on_empty"),
        ("deck_out", "empty, short"),
    ],
)
def test_choices_that_do_not_exist_are_refused_with_those_that_do(name: str, expected: str) -> None:
    with pytest.raises(InvalidConfig, match=f"“maybe” .*{expected}.*{name}"):
        configure(**{name: "maybe"})


@pytest.mark.parametrize("players", [0, 1, 3])
def test_two_players_and_no_other_number(players: int) -> None:
    with pytest.raises(InvalidConfig, match=f"{players}.*2"):
        CAT.configure(players)


# ------------------------------------------------------------------------------------------------ small configurations


@pytest.mark.parametrize("ranks", range(3, 13))
def test_small_packs_leave_out_the_highest_ranks(ranks: int) -> None:
    """M1, M7, M9 in small: a pile of `ranks` cards is complete."""
    c = CAT.configure(ranks=ranks, stock_size=1, hand_size=2, build_piles=1, king_start="high")
    assert CAT.new_state(c).unseen == [8] * ranks + [0] * (12 - ranks) + [8]
    last = RANKS[ranks - 1]
    s = table(c, (f"{last}, {last}", "ace, ace"), tops=("ace", "ace"), builds=(RANKS[ranks - 2],), pile=4)
    play(c, s, f"hand {last} to build 1")
    assert (s.heights[0], s.pile, s.returned) == (0, 4 + ranks, ranks)
    assert conserved(c, s) == c.cards == (ranks + 1) * 8


@pytest.mark.parametrize("copies", range(2, 9))
def test_small_packs_have_so_many_copies_of_each_card(copies: int) -> None:
    """M1 in small."""
    c = CAT.configure(copies=copies, stock_size=1)
    assert CAT.new_state(c).unseen == [copies] * 13
    assert c.cards == 13 * copies


@pytest.mark.parametrize("hand_size", range(1, 6))
def test_small_hands(hand_size: int) -> None:
    """M2, M5, M10 in small."""
    c = CAT.configure(hand_size=hand_size, stock_size=1)
    s = deal(c, "7", "3")
    assert (s.hand_size, s.pile) == ([hand_size] * 2, 104 - 2 - 2 * hand_size)
    t = table(c, ("ace", "ace"), stocks=(1, 1), pile=20)
    play(c, t, "hand ace to build 1")
    draw_lowest(c, t)
    assert (t.hand_size[A], t.pile) == (hand_size, 20 - hand_size)


@pytest.mark.parametrize("side_piles", [1, 2, 3, 4])
def test_small_numbers_of_side_piles(side_piles: int) -> None:
    """M2, M11 in small."""
    c = CAT.configure(side_piles=side_piles)
    s = table(c)
    assert legal(c, s) == [f"discard 2 to side {number + 1}" for number in range(side_piles)]
    for number in range(side_piles):
        assert side(after(c, s, f"discard 2 to side {number + 1}"), A, number + 1) == "2"


@pytest.mark.parametrize("stock_size", range(1, 21))
def test_small_and_large_stocks(stock_size: int) -> None:
    """M2, M13."""
    c = CAT.configure(stock_size=stock_size)
    s = table(c, tops=("ace", "9"))
    assert s.stock_size == [stock_size] * 2
    play(c, s, "stock to build 1")
    assert (CAT.current_player(s) == TERMINAL) == (stock_size == 1)


@pytest.mark.parametrize(
    ("ranks", "copies", "hand_size", "largest"),
    [
        (3, 2, 1, 2),  # 8 cards, 5 left when two hands and the one card are taken off
        (3, 2, 2, 1),
        (3, 3, 2, 3),
        (4, 2, 1, 3),
        (3, 8, 5, 10),
        (12, 2, 5, 7),
        (12, 3, 5, 14),
        (5, 8, 5, 18),
    ],
)
def test_small_packs_that_are_too_small_are_refused_with_the_formula_and_the_largest_stock(
    ranks: int, copies: int, hand_size: int, largest: int
) -> None:
    """M3: the largest stock can be dealt and leaves a draw pile, one more is refused."""
    options = {"ranks": ranks, "copies": copies, "hand_size": hand_size}
    c = configure(stock_size=largest, **options)
    s = deal(c, "2", "ace")
    assert s.pile == (ranks + 1) * copies - 2 * largest - 2 * hand_size
    assert s.pile in (1, 2)
    cards, needed = (ranks + 1) * copies, 2 * (largest + 1) + 2 * hand_size + 1
    with pytest.raises(InvalidConfig) as refused:
        configure(stock_size=largest + 1, **options)
    assert str(refused.value) == (
        f"A stock of {largest + 1} cards is too large. There are ({ranks} + 1) × {copies} = {cards} cards, but two "
        f"stocks, two hands and one card to draw are 2 × {largest + 1} + 2 × {hand_size} + 1 = {needed}. "
        f"The largest stock that fits has {largest}."
    )


@pytest.mark.parametrize(
    ("ranks", "copies", "hand_size", "largest"), [(3, 2, 3, 2), (3, 2, 5, 2), (3, 3, 5, 4), (4, 2, 4, 3)]
)
def test_small_packs_with_hands_that_never_fit_are_refused_with_the_largest_hand(
    ranks: int, copies: int, hand_size: int, largest: int
) -> None:
    """M3: not even a stock of one card fits."""
    with pytest.raises(InvalidConfig, match="however small the stock is") as refused:
        CAT.configure(ranks=ranks, copies=copies, hand_size=hand_size, stock_size=1)
    assert str(refused.value).endswith(f"The largest hand that fits, with a stock of 1, has {largest}.")
    c = CAT.configure(ranks=ranks, copies=copies, hand_size=largest, stock_size=1)
    assert deal(c, "2", "ace").pile == (ranks + 1) * copies - 2 - 2 * largest


# ---------------------------------------------------------------------------------------------------- what is refused


def test_M11_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    game = Playthrough(CAT, STANDARD, seed=bytes(16))
    before = clone(game.state)
    allowed = CAT.legal(STANDARD, game.state)
    for number in sorted(set(range(rules.NUM_ACTIONS)) - set(allowed)):
        with pytest.raises(IllegalAction):
            game.act(game.player, number)
    assert game.state == before
    assert game.decision == 0
