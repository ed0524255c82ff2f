"""`docs/coverage.md` says what is so, and nothing that should be tested is left out."""

import random

import pytest

from cattery.core.game import Game
from tests.conformance.cases import ALL_GAMES, random_play, table_id
from tests.docs.coverage import PAGE, golden_games, page, rules_tested, values_tried
from tests.docs.pages import read
from tests.secrecy.channels import channels
from tests.secrecy.test_indistinguishable import PLANTED

WRITE = "out of date; write it anew: .venv/bin/python -m tests.docs.coverage"


def test_the_page_is_up_to_date() -> None:
    now, written = page().splitlines(), read(PAGE).splitlines() if PAGE.exists() else []
    missing, old = [line for line in now if line not in written], [line for line in written if line not in now]
    assert (missing, old) == ([], []), f"{PAGE.name}: {WRITE}"
    assert now == written, f"{PAGE.name}: {WRITE}"


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_every_rule_has_a_test_and_every_number_a_rule(game: Game) -> None:
    tested = rules_tested(game)
    letter = next(iter(tested))[0]
    numbers = [int(number[1:]) for number in tested if number[0] == letter]
    assert {number for number, tests in tested.items() if not tests} == set(), "rules without a test"
    assert list(tested) == [f"{letter}{i}" for i in range(1, len(numbers) + 1)], "numbers without a rule"


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_every_ending_has_a_golden_game_and_no_other(game: Game) -> None:
    golden = golden_games(game)
    assert list(golden) == list(game.endings)
    assert [ending for ending, files in golden.items() if not files] == []


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_a_leak_is_planted_on_every_channel(game: Game) -> None:
    play = random_play(game, game.configure(), random.Random(1), actions=3)
    assert set(PLANTED) == set(channels(play, 0))


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_every_choice_of_every_option_is_played(game: Game) -> None:
    tried = values_tried(game)
    assert {(o.name, value) for o in game.options for value in o.choices if value not in tried[o.name]} == set()
    assert [o.name for o in game.options if not o.choices and len(tried[o.name]) < 2] == []
