"""The players of one habit have it; who knows what is answered to a claim makes use of it."""

from dataclasses import dataclass

import pytest

from benchmarks.bots.field import HABITS
from benchmarks.bots.reader import Reader
from benchmarks.tune import Dials, single_values
from cattery.bots.players import mind
from cattery.core.view import SeatView, make_view
from cattery.games.cockroach_poker import heuristic
from cattery.games.cockroach_poker.rules import SAY_FALSE, SAY_TRUE, Config, State
from tests.games.cockroach_poker.setting import POKER, play, table, view

DIALS = Dials(heuristic, list(heuristic.DIALS))


def choices(habit: str, c: Config, s: State) -> list[str]:
    """What somebody with this habit does here, many times."""
    DIALS.set({**DIALS.start, **single_values(HABITS[habit])})
    v, actions, r = view(c, s, s.player), POKER.legal(c, s), [3]
    return [POKER.action_texts[DIALS.space["choose"](c, v, actions, len(actions), r)] for _ in range(100)]


@pytest.mark.parametrize(
    ("habit", "answers"),
    [("answers true", {"true"}), ("answers false", {"false"}), ("tosses a coin", {"true", "false"})],
)
def test_how_they_answer(habit: str, answers: set[str]) -> None:
    """Where nothing is certain."""
    c = POKER.configure(2)
    s = play(c, table(c, ["3 bat, 3 fly", "2 bat, 2 rat, 2 scorpion"]), "offer bat 1 fly")
    assert set(choices(habit, c, s)) == answers


@pytest.mark.parametrize(("habit", "truths"), [("tells the truth and believes", 100), ("lies", 0)])
def test_what_they_claim(habit: str, truths: int) -> None:
    c = POKER.configure(2)
    told = [text.split() for text in choices(habit, c, table(c, ["3 bat, 3 fly", "2 bat, 2 rat, 2 scorpion"]))]
    assert sum(card == claim for _, card, _, claim in told) == truths


@dataclass(frozen=True)
class Always:
    """Gives one answer."""

    answer: int

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        return self.answer


@pytest.mark.parametrize(("answer", "is_told_the_truth"), [(SAY_TRUE, False), (SAY_FALSE, True)])
def test_who_knows_the_answer_claims_what_makes_it_wrong(answer: int, is_told_the_truth: bool) -> None:
    c, rule = POKER.configure(2), mind(POKER, "regular")
    s = table(c, ["3 bat, 3 fly", "2 bat, 2 rat, 2 scorpion"])
    seen = make_view(POKER, c, s, s.player, 0, ())
    told = [POKER.action_texts[Reader(Always(answer), rule, rule).choose(seen, [seed], 0)] for seed in range(10)]
    assert {card == claim for _, card, _, claim in map(str.split, told)} == {is_told_the_truth}
