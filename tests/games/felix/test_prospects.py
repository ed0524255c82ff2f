"""The chances in Felix, worked out by hand; the numbers that were fitted are taken as they are."""

from math import exp

import pytest

from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough
from cattery.core.turning_points import turning_points
from cattery.games.felix import rules
from cattery.games.felix.prospects import SPREAD, prospects
from cattery.games.felix.rules import KINDS, State
from tests.games.felix.setting import FELIX, action, auction, begin, kind, play
from tests.games.turning import check_seats_are_alike, turned


def test_between_two_rounds_a_lead_says_more_the_fewer_rounds_are_left() -> None:
    c = FELIX.configure(4)
    s = begin(c)
    assert prospects(c, s) == (0.25, 0.25, 0.25, 0.25)
    s.mice[:4] = [5, 5, 5, 9]
    s.cats[0] = 10
    for done, left in ((0, 9), (5, 4), (8, 1)):
        s.round = done
        chances = prospects(c, s)
        assert chances[0] / chances[1] == pytest.approx(exp(10 / (SPREAD * left**0.5)))
        assert chances[3] / chances[2] == pytest.approx(exp(4 / (SPREAD * left**0.5)))


def test_a_bid_is_not_spent_yet() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 11, 8, 5", [5, 5, 5, 5])
    play(c, s, "bid 3")
    assert prospects(c, s) == (0.25, 0.25, 0.25, 0.25)


def test_a_shared_victory_is_shared() -> None:
    c = FELIX.configure(3)
    s = begin(c)
    s.phase, s.player = rules.OVER, -4
    s.mice[:3] = [7, 7, 2]
    assert prospects(c, s) == (0.5, 0.5, 0)


def moved_on(s: State, players: int) -> State:
    made: State = turned(s, players, {"mice": 1, "bids": 1, "passed": 1, "cats": 1, "won": KINDS})
    return made


@pytest.mark.parametrize("players", FELIX.players)
def test_it_makes_no_difference_at_which_seat_the_round_begins(players: int) -> None:
    check_seats_are_alike(FELIX, players, moved_on)


def test_the_last_pass_decides_a_game_of_one_round() -> None:
    """Each set is an 8 and a -8, and all lose the -8: the row is worth 32. Those who pass take 2, 4 and 6 for it."""
    c = FELIX.configure(4, rounds=1, cards=2, first_start="seat0")
    game = Playthrough(FELIX, c, draw=False)
    for _ in range(4):
        game.append(CHANCE, kind("-8"))
    for player, text in enumerate(["place 8"] * 4 + ["bid 1"] + ["pass"] * 3):
        game.append(player % 4, action(text))
    assert game.scores() == [46, 17, 19, 21]
    two, four = exp(2 / SPREAD), exp(4 / SPREAD)
    told = [(one.step, one.seat, one.before[one.seat], one.after[one.seat]) for one in turning_points(game)]
    assert told == [
        (6, 1, 0.25, pytest.approx(two / (3 + two))),
        (7, 2, pytest.approx(1 / (3 + two)), pytest.approx(four / (2 + two + four))),
        (8, 0, pytest.approx(1 / (2 + two + four)), 1),
    ]
