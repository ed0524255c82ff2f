"""The chances in Cockroach Poker, worked out by hand; the risk between two rounds is taken as it is."""

import pytest

from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone
from cattery.core.turning_points import turning_points
from cattery.games.cockroach_poker.prospects import prospects
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import SPECIES, Config, State
from tests.games.cockroach_poker.setting import POKER, A, B, action, kind, play, table
from tests.games.searching import positions


def test_between_two_rounds_it_is_what_the_risk_leaves() -> None:
    c = POKER.configure(3)
    s = table(c, ["2 bat", "fly", "rat, toad"], ["3 bat", "fly", ""])
    assert prospects(c, s) == pytest.approx([1 - risk(c, s, p) for p in range(3)])
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


def turned(c: Config, s: State) -> State:
    """Everybody moves on by a seat."""
    n, made = c.players, clone(s)
    for name, width in (("hand_size", 1), ("hands", SPECIES), ("face_up", SPECIES)):
        old = getattr(s, name)
        getattr(made, name)[: n * width] = [*old[(n - 1) * width : n * width], *old[: (n - 1) * width]]
    for i in range(s.offers):
        made.offered_by[i] = (s.offered_by[i] + 1) % n
    made.had = sum(1 << (p + 1) % n for p in range(n) if s.had >> p & 1)
    made.knows = sum(1 << (p + 1) % n for p in range(n) if s.knows >> p & 1)
    made.player, made.start = (s.player + 1) % n, (s.start + 1) % n
    return made


@pytest.mark.parametrize("players", POKER.players)
def test_it_makes_no_difference_who_sits_where(players: int) -> None:
    c = POKER.configure(players)
    for s in positions(POKER, c, seed=players, step=7):
        *others, last = prospects(c, s)
        assert prospects(c, turned(c, s)) == pytest.approx((last, *others))


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
