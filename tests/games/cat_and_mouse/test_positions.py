"""Counts of positions of tiny configurations (`tests/games/positions.py`), confirmed by hand."""

from itertools import permutations

import pytest

from tests.games.positions import find, tiny_configurations


def deals() -> list[tuple[str, str, str, str]]:
    """The deals of two aces, twos, threes and kings (K): the beginner's top and hand card, then the other's."""
    found = {order for order in set(permutations("AA2233KK", 4)) if order[0] != order[2]}
    return [order for order in found if "KA23".index(order[0]) > "KA23".index(order[2])]


def test_counts_confirmed_by_hand_the_deal() -> None:
    """Two copies of four ranks, hands of one card.

    Any top, another of a different rank: 4 and 4 * 3. Two hands of one card: 4 ranks each, but not both a rank of which
    one lies open: 4, then 16 - 2 = 14 for each pair of tops.
    """
    for game, tiny in tiny_configurations():
        if game == "cat_and_mouse" and tiny["options"]["hand_size"] == 1:
            assert tiny["counts"][:5] == [1, 4, 12, 12 * 4, 12 * 14]
    assert 2 * len(deals()) == 12 * 14


def test_counts_confirmed_by_hand_the_first_two_actions() -> None:
    """One build pile, one side pile, kings are no aces.

    First: 168 discards; an ace in the beginner's hand, in 6 * 4 deals without an ace on top and 6 * 3 with one; an ace
    on top, which begins against a king only, in 2 * 14 deals.

    Then, after a discard, the other: the same, but an ace loses against 2 and 3, so it is his top in 4 * 14 deals.
    After an ace there are as many draws, or cards to turn up, as there are ranks among the four cards unseen. With both
    tops ace and king: of 14 pairs of hands 6 take the other ace, 6 the other king, one each both twos and both threes,
    so 14 * 4 - 14 ranks. With an ace from the hand: 13 ranks for the 4 hands of the other without an ace on top (one
    rank is gone, unless his is the rank that has not been seen), 3 + 3 + 2 for the 3 with one.
    """
    tiny = find("cat_and_mouse", "kings are no aces")
    first = 168 + (6 * 4 + 6 * 3) + 2 * 14
    second = (168 + (6 * 4 + 6 * 3) + 4 * 14) + 2 * (14 * 4 - 14) + (6 * 13 + 6 * 8)
    assert tiny["counts"][5:7] == [first, second] == [238, 476]


def test_counts_confirmed_by_enumeration_of_deals_stocks_of_one_card() -> None:
    """An ace or a king that is on top is played to win."""
    wins = 2 * sum(top in "AK" for top, *_ in deals())
    assert find("cat_and_mouse", "stocks of one, laid aside")["games"][:6] == [0] * 5 + [wins]


@pytest.mark.parametrize(("name", "piles"), [("stocks of one, laid aside", 1), ("two build and two side piles", 2)])
def test_counts_confirmed_by_enumeration_of_deals_the_first_action(name: str, piles: int) -> None:
    """As many as there are build piles for each ace or king, and as there are side piles for the hand card."""
    playable = sum(card in "AK" for top, hand, *_ in deals() for card in (top, hand))
    assert find("cat_and_mouse", name)["counts"][5] == 2 * piles * (len(deals()) + playable)
