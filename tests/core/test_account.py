"""A game told once more by its steps: nothing lost, nothing twice, the deal before all."""

import random

import pytest

from cattery.core.account import Account
from cattery.games import load, names
from tests.conformance.cases import random_play


@pytest.mark.parametrize("game", names())
def test_steps_hold_what_was_seen_in_its_order(game: str) -> None:
    rules = load(game)
    play = random_play(rules, rules.configure(), random.Random(3), actions=60)
    for seats in (tuple(range(play.config.players)), (0,)):
        steps = list(Account(play, seats).steps())
        news = list(Account(play, seats).news())
        assert [event for _, seen in steps for event in seen] == [event for _, seen in news for event in seen]
        assert [number for number, _ in steps] == sorted({number for number, _ in news})
        assert steps[-1][0] == play.decision > 0


def test_an_account_goes_on_where_it_was() -> None:
    felix = load("felix")
    play = random_play(felix, felix.configure(4), random.Random(3), actions=4)
    account = Account(play, (0,))
    assert [number for number, _ in account.steps()] == [0, 1, 2, 3, 4]
    play.act(play.player, play.view(play.player).legal_actions[0])
    assert [number for number, _ in account.steps()] == [5]
    assert list(account.steps()) == []
