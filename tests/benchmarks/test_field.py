"""The players of one habit have it."""

import pytest

from benchmarks.bots.field import HABITS
from benchmarks.tune import Dials, single_values
from cattery.games.cockroach_poker import heuristic
from cattery.games.cockroach_poker.rules import Config, State
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
