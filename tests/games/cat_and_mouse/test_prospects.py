"""The chances in Cat and Mouse, worked out by hand from the formula's numbers."""

from math import exp, sqrt

import pytest

from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough
from cattery.core.turning_points import turning_points
from cattery.games.cat_and_mouse.prospects import AS_GOOD_AS_WON, prospects
from cattery.games.cat_and_mouse.search import CARD_COST, MISSING_COST, TURN_WORTH
from tests.games.cat_and_mouse.setting import CAT, A, B, after, rank, table

HANDS = ("3, 4, 5, 6, 7", "3, 4, 5, 6, 7")


def chance(lead: float, cards: int) -> float:
    """By how far one is nearer to the end, and how many stock cards are left."""
    return 1 / (1 + exp(-lead / 1000 / sqrt(cards)))


def test_with_all_else_equal_it_is_better_to_be_on_turn() -> None:
    c = CAT.configure()
    s = table(c, HANDS, tops=("9", "9"), stocks=(8, 8))
    assert prospects(c, s) == pytest.approx((chance(TURN_WORTH, 16), chance(-TURN_WORTH, 16)))
    assert prospects(c, s)[A] > 0.5


def test_stock_cards_and_ranks_that_are_missing_count() -> None:
    c = CAT.configure()
    fewer = table(c, HANDS, tops=("9", "9"), stocks=(3, 6))
    assert prospects(c, fewer)[A] == pytest.approx(chance(3 * CARD_COST + TURN_WORTH, 9))
    nearer = table(c, HANDS, tops=("9", "2"), stocks=(8, 8))  # A misses ace, 2 and 8; B the ace
    assert prospects(c, nearer)[A] == pytest.approx(chance(TURN_WORTH - MISSING_COST[3] + MISSING_COST[1], 16))


def test_who_can_play_the_last_stock_card_has_as_good_as_won() -> None:
    c = CAT.configure()
    for hand, builds, won in (
        ("3, 4, 5, 6, 7", ("2", "8"), True),  # the 9 fits
        ("4, 6, 7, 8, 8", ("3", "jack"), False),  # the 5 is missing
        ("4, king, 6, 7, 8", ("3", "jack"), True),  # the king is the 5
        ("4, king, 7, 7, 8", ("3", "jack"), False),  # it cannot be the 6 too
    ):
        s = table(c, (hand, "2, 2, 2, 2, 2"), tops=("9", "9"), stocks=(1, 5), builds=builds)
        assert (prospects(c, s)[A] == AS_GOOD_AS_WON) == won
        s.stock_size[A] = 2
        assert prospects(c, s)[A] < AS_GOOD_AS_WON


def test_the_end_is_the_result() -> None:
    c = CAT.configure()
    s = after(c, table(c, HANDS, tops=("ace", "9"), stocks=(1, 4)), "stock to build 1")
    assert prospects(c, s) == (1, 0)


def test_it_makes_no_difference_who_sits_where() -> None:
    c = CAT.configure()
    hands, sides = ("ace, 4, 5, king, 7", "2, 2, 9"), ("8, 7", "queen")
    one = table(c, hands, tops=("9", "jack"), stocks=(4, 7), builds=("5", "jack"), sides=sides)
    other = table(c, hands[::-1], tops=("jack", "9"), stocks=(7, 4), builds=("5", "jack"), sides=sides, turn=B)
    assert prospects(c, other) == pytest.approx(prospects(c, one)[::-1])


def test_who_can_win_and_does_not_turns_the_game() -> None:
    """B could play the ace and then the last stock card. He puts the ace away, and A plays hers."""
    c = CAT.configure(stock_size=1)
    game = Playthrough(CAT, c, draw=False)
    dealt = ["3", "4", "5", "6", "7", "ace", "4", "5", "6", "7"]  # A first, since B begins
    for card in ("ace", "2", *dealt):
        game.append(CHANCE, rank(card))
    for player, text in ((B, "discard ace to side 1"), (A, "stock to build 1")):
        game.append(player, CAT.action_texts.index(text))
    assert game.returns() == [1, -1]
    (only,) = turning_points(game)
    assert (only.step, only.seat) == (1, B)
    assert only.before[B] == AS_GOOD_AS_WON
    assert only.after[B] == pytest.approx(1 - AS_GOOD_AS_WON)
