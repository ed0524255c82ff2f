"""Counts of positions of tiny configurations (`tests/games/positions.py`), confirmed by hand."""

from math import factorial

from tests.games.positions import find


def test_counts_confirmed_by_hand_one_mouse_each() -> None:
    """Three players and a dummy, sets of two cards, one round, one mouse each, an empty bank.

    Chance sets a card of two aside for each player, draws one start player of three, and after the three forced
    placements turns up one of the dummy's two cards: 2 * 2 * 2 * 3 * 2 = 48 auctions. An auction is always three
    actions: bid, pass, pass; or pass, bid, pass; or pass, pass and then buy or decline. So 2, 3 and 4 ways.
    """
    chance = [1, 2, 4, 8, 24, 24, 24, 24, 48]
    assert find("felix", "one mouse each")["counts"] == [*chance, 48 * 2, 48 * 3, 48 * 4]


def test_counts_confirmed_by_hand_no_mice_at_all() -> None:
    """Without mice there are no choices but the cards: passes all round, and the row is declined in every round.

    Four players with three cards each and the first two rounds: 3 ** 4 for the cards set aside, then each player has
    two cards for the first round and one for the second.
    """
    after_deal = 3**4
    placed = [after_deal * 2**n for n in range(1, 5)]
    rest = [placed[-1]] * (3 + 1 + 4 + 3 + 1)  # passes, declined, forced cards, passes, declined
    tiny = find("felix", "no mice at all")
    assert tiny["counts"] == [3**n for n in range(5)] + placed + rest
    assert tiny["games"][-1] == sum(tiny["games"]) == (factorial(3) // factorial(1)) ** 4


def test_counts_confirmed_by_recursion_four_mice_each() -> None:
    """Five players with equal purses of 4: who bids may bid any more up to 4, and who has passed does not come back.

    2 ** 5 for the cards set aside, the placements are forced; then the number of auctions depends only on the highest
    bid and on how many are left.
    """

    def auctions(high: int, left: int) -> int:
        if left == 1:
            return 1 if high else 2  # buy or decline
        return auctions(high, left - 1) + sum(auctions(bid, left) for bid in range(high + 1, 5))

    assert auctions(0, 5) == 193
    assert sum(find("felix", "four mice each")["games"]) == 2**5 * 193
