"""Counts of positions of tiny configurations (`tests/games/positions.py`), confirmed by hand."""

import pytest

from tests.games.positions import find


def test_counts_confirmed_by_hand_one_card_each_for_two() -> None:
    """Two of each of two species, two set aside: any two cards can be dealt, 2 * 2 ways.

    Seat 0 has one card, one player to offer it to, two claims; "true" and "false" are one right and one wrong. Right:
    the card comes back to an empty hand, the game is over. Wrong: seat 1 starts with its one card, two claims, two
    answers, and whoever takes it has an empty hand.
    """
    tiny = find("cockroach_poker", "one card each for two")
    assert tiny["counts"] == [1, 2, 4, 4 * 2, 4 * 4, 4 * 2 * 2, 4 * 2 * 4]
    assert tiny["games"] == [0, 0, 0, 0, 4 * 2, 0, 4 * 2 * 4]


@pytest.mark.parametrize(("name", "ways_to_pass"), [("one card each for three", 1), ("one card each, blind pass", 2)])
def test_counts_confirmed_by_recursion_one_card_each_for_three(name: str, ways_to_pass: int) -> None:
    """Three of the cards of two species, two of each, are dealt: not three of one species, so 2 ** 3 - 2 = 6 ways.

    A start player has one card, and loses by taking it back. Each of the two others may be offered it, with two
    claims: of "true" and "false" one gives it to the taker and one back; passed on to the third player, with two
    claims and after a look (or without one, if that is allowed), one gives it to the third and one to the second.
    Nobody can lose by two alike before that: whoever takes a card starts, and with the next one the hand is empty.
    """

    def games(others: tuple[bool, bool]) -> int:
        """Whole games from here; `others` says which of the other two still have their card."""
        total = 0
        for second, third in (others, others[::-1]):
            second_takes = games((False, third)) if second else 1
            third_takes = games((False, second)) if third else 1
            total += 2 * (1 + second_takes + ways_to_pass * 2 * (second_takes + third_takes))
        return total

    assert games((False, False)) == (24 if ways_to_pass == 1 else 40)
    assert sum(find("cockroach_poker", name)["games"]) == 6 * games((True, True))


def test_counts_confirmed_by_hand_the_first_round_of_all_dealt() -> None:
    """Two start players; four cards in 6 orders, of which 2 give each player two alike.

    Those hands offer one species with two claims, the 4 mixed ones two species with two claims; two answers.
    """
    orders = [1, 2, 4, 8, 12, 12]  # start player, then 2, 4, 6 and 6 beginnings of the 6 orders, twice each
    offers = 2 * (2 * 2 + 4 * 4)
    assert find("cockroach_poker", "all dealt")["counts"][:8] == [*orders, offers, offers * 2]
