"""The chances in Cockroach Poker, worked out by hand; the risk between two rounds is taken as it is."""

import pytest

from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough
from cattery.core.turning_points import turning_points
from cattery.games.cockroach_poker.prospects import prospects
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import SPECIES, State
from tests.games.cockroach_poker.setting import POKER, A, B, action, kind, play, table
from tests.games.turning import check_seats_are_alike, turned


def test_between_two_rounds_it_is_what_the_risk_leaves() -> None:
    c = POKER.configure(3)
    s = table(c, ["2 bat", "fly", "rat, toad"], ["3 bat", "fly", ""])
    lost = [0.0] * 3
    risk(c, s, lost)
    assert prospects(c, s) == pytest.approx([1 - one for one in lost])
    assert sum(prospects(c, s)) == pytest.approx(2)


def test_who_offers_and_who_is_asked_are_as_likely_to_take_the_card() -> None:
    """A and B have three bats each: whoever takes the fourth has lost, and nobody else."""
    c = POKER.configure(4)
    s = play(c, table(c, ["bat, rat"] + ["rat"] * 3, ["3 bat", "3 bat", "", ""]), "offer bat 1 bat")
    assert prospects(c, s) == (0.5, 0.5, 1, 1)
    assert prospects(c, play(c, s, "true")) == (0, 1, 1, 1)
    assert prospects(c, play(c, s, "false")) == (1, 0, 1, 1)


def test_after_a_look_it_is_who_has_looked_or_one_of_those_who_can_still_be_asked() -> None:
    c = POKER.configure(4)
    s = play(c, table(c, ["bat, rat"] + ["rat"] * 3, ["2 bat", "3 bat", "bat", "rat"]), "offer bat 1 bat", "look")
    calm = {p: prospects(c, play(c, s, f"pass {p} bat", "false")) for p in (2, 3)}
    expected = [0.25 * calm[2][p] + 0.25 * calm[3][p] + (0.5 if p != B else 0) for p in range(4)]
    assert prospects(c, s) == pytest.approx(expected)


def moved_on(s: State, players: int) -> State:
    """Everybody by a seat; those who have offered the card are named by theirs."""
    made: State = turned(s, players, {"hand_size": 1, "hands": SPECIES, "face_up": SPECIES}, masks=("had", "knows"))
    for i in range(s.offers):
        made.offered_by[i] = (s.offered_by[i] + 1) % players
    return made


@pytest.mark.parametrize("players", POKER.players)
def test_it_makes_no_difference_who_sits_where(players: int) -> None:
    check_seats_are_alike(POKER, players, moved_on)


def test_the_last_card_decides_where_it_would_lose_the_game_for_either() -> None:
    """Two bats, two cockroaches, two alike lose. In the end A has no card and B one bat before him and one to offer."""
    c = POKER.configure(2, species=2, copies=2, lose_count=2, first_start="seat0")
    game = Playthrough(POKER, c, draw=False)
    for card in ("bat", "bat", "cockroach", "cockroach"):
        game.append(CHANCE, kind(card))
    said = [
        (A, "offer bat 1 bat"), (B, "false"),
        (B, "offer cockroach 0 bat"), (A, "true"),
        (A, "offer cockroach 1 bat"), (B, "true"),
        (B, "offer bat 0 bat"), (A, "true"),
    ]  # fmt: skip
    for player, text in said:
        game.append(player, action(text))
    last = turning_points(game)[-1]
    assert (last.step, last.seat, last.before, last.after) == (8, A, (0.5, 0.5), (1, 0))
