"""Turning points of a game whose chances a test makes up, by the number of actions so far."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from cattery.core.account import Account
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.turning_points import turning_points
from cattery.games import load
from tests.conformance.cases import random_play

CAT = load("cat_and_mouse")


def told(chances: Mapping[int, float]) -> Playthrough:
    """A game that is over, in which seat 0's chance is this from these actions on."""

    def prospects(c: Any, s: Any) -> tuple[float, ...]:
        known = [chance for actions, chance in sorted(chances.items()) if actions <= s.actions]
        return known[-1], 1 - known[-1]

    game = replace(CAT, prospects=prospects)
    return random_play(game, CAT.configure(max_actions=100), Random(1))


def steps(chances: Mapping[int, float]) -> list[int]:
    return [one.step for one in turning_points(told(chances))]


def last() -> int:
    return told({0: 0.5}).decision


def test_the_three_actions_that_changed_most_in_the_order_of_play() -> None:
    points = turning_points(told({0: 0.5, 7: 0.7, 11: 0.55, 20: 0.95, 31: 0.65}))
    assert [(one.step, one.before[0], one.after[0]) for one in points] == [
        (7, 0.5, 0.7), (20, 0.55, 0.95), (31, 0.95, 0.65),
    ]  # fmt: skip


def test_of_equal_changes_the_earlier_ones_count() -> None:
    assert steps({0: 0.5, 7: 0.3, 11: 0.5, 20: 0.7, 31: 0.9}) == [7, 11, 20]
    assert steps({0: 0.5, 7: 0.3, 11: 0.5, 20: 0.7, 31: 0.95}) == [7, 11, 31]


def test_the_first_action_can_be_one() -> None:
    assert steps({0: 0.5, 1: 0.7}) == [1]


def test_small_changes_are_none() -> None:
    assert steps({0: 0.5, 7: 0.59, 11: 0.68}) == []
    assert steps({0: 0.5, 7: 0.6}) == [7]


def test_the_last_action_is_one_only_if_much_was_open() -> None:
    assert last() > 30
    assert steps({0: 0.6, last(): 0.84}) == []
    assert steps({0: 0.6, last(): 0.85}) == [last()]


def test_of_two_whose_chances_change_alike_it_is_told_of_who_acted() -> None:
    chances = {0: 0.5, **{step: 0.5 + 0.3 * (step % 2) for step in range(1, 20)}}
    play = told(chances)
    actors = [player for player, _ in play.log if player >= 0]
    points = turning_points(play)
    assert [one.seat for one in points] == [actors[one.step - 1] for one in points]
    assert {one.change for one in points} == {0.3}


def test_what_chance_answers_belongs_to_the_action() -> None:
    play = told({0: 0.5, **{step: 0.5 + 0.3 * (step % 2) for step in range(1, 100)}})
    seen: dict[int, list[Any]] = {}
    for step, events in Account(play, (0, 1)).news():
        seen.setdefault(step, []).extend(events)
    for one in turning_points(play):
        assert list(one.events) == seen[one.step]


def test_nothing_is_told_before_the_end() -> None:
    whole = told({0: 0.5, 7: 0.9})
    part = Playthrough(whole.game, whole.config, draw=False)
    for player, action in whole.log[:-1]:
        part.append(player, action)
    assert turning_points(part) == []
    part.append(*whole.log[-1])
    assert [one.step for one in turning_points(part)] == [7]


def test_a_game_without_prospects_has_none() -> None:
    play = told({0: 0.5, 7: 0.9})
    assert turning_points(from_text(play.to_text(), lambda _: replace(CAT, prospects=None))) == []
