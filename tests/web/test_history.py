"""What the page of one's own games counts: who came out before whom."""

import dataclasses
from types import SimpleNamespace
from typing import Any

import pytest

from cattery.core.playthrough import Playthrough
from cattery.core.view import places
from cattery.games import load
from cattery.matches.room import Caller
from cattery.store.rows import SeatRow, Stored
from cattery.web.pages.mine import by_game, by_opponent
from tests.web.channels import room_of

# Felix has a winner, and the others have their scores; in Cockroach Poker one loses and the others are level.
FELIX = {"returns": [-0.25, 0.75, -0.25, -0.25], "scores": [30, 38, 36, 30]}
SHARED = {"returns": [0.25, 0.25, -0.25, -0.25], "scores": [38, 38, 20, 31]}
POKER = {"returns": [1 / 3, -1.0, 1 / 3, 1 / 3], "scores": [2, 4, 9, 0]}
RACE = {"returns": [-1.0, 1.0], "scores": [7, 0]}  # stock cards that are left
LEVEL = {"returns": [0.0, 0.0], "scores": [3, 3]}


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (FELIX, [2, 0, 1, 2]),
        (SHARED, [0, 0, 3, 2]),
        (POKER, [0, 3, 0, 0]),
        (RACE, [1, 0]),
        (LEVEL, [0, 0]),
    ],
)
def test_places_follow_the_victory_and_among_those_without_it_the_score(result: Any, expected: list[int]) -> None:
    assert places(result["returns"], result["scores"]) == expected


def over(game: str, result: dict[str, Any], *names: str) -> Stored:
    """A match that ended so, of people called like this; bots are called after their level."""
    play = Playthrough(load(game), load(game).configure(len(names)), b"history")
    match = dataclasses.replace(room_of(play).match, status="over", result=result)
    rows = [
        SeatRow(seat, "bot", level=name) if name == "casual" else SeatRow(seat, "person", f"id of {name}", name)
        for seat, name in enumerate(names)
    ]
    return Stored(match, tuple(rows), ())


def counted(matches: list[Stored]) -> tuple[list[Any], list[Any]]:
    """What Ada's page says: by game, and by opponent."""
    call: Any = SimpleNamespace(caller=Caller("id of Ada"), language="en")
    rows = [[(t.name, t.won, t.drawn, t.lost) for t in tally(call, matches)] for tally in (by_game, by_opponent)]
    return rows[0], rows[1]


def test_two_who_did_not_win_are_compared_with_each_other() -> None:
    games, people = counted([over("felix", FELIX, "Ada", "Bo", "Cy", "Dee")])
    assert games == [("Felix: The Cat in the Sack", 0, 0, 1)]
    assert people == [("Bo", 0, 0, 1), ("Cy", 0, 0, 1), ("Dee", 0, 1, 0)]
    _, people = counted([over("felix", FELIX, "Bo", "Cy", "Ada", "Dee")])
    assert people == [("Bo", 1, 0, 0), ("Cy", 0, 0, 1), ("Dee", 1, 0, 0)]


def test_who_won_together_is_level_and_everybody_is_before_the_one_who_lost() -> None:
    assert counted([over("felix", SHARED, "Ada", "Bo", "Cy", "Dee")])[1] == [
        ("Bo", 0, 1, 0),
        ("Cy", 1, 0, 0),
        ("Dee", 1, 0, 0),
    ]
    assert counted([over("cockroach_poker", POKER, "Ada", "Bo", "Cy", "casual")])[1] == [
        ("Bo", 1, 0, 0),
        ("Cy", 0, 1, 0),
        ("Bots", 0, 1, 0),
    ]
    assert counted([over("cockroach_poker", POKER, "Bo", "Ada", "Cy", "casual")])[1] == [
        ("Bo", 0, 0, 1),
        ("Cy", 0, 0, 1),
        ("Bots", 0, 0, 1),
    ]


def test_several_games_add_up_and_the_most_frequent_opponent_stands_first() -> None:
    matches = [
        over("felix", FELIX, "Ada", "Bo", "Cy", "casual"),
        over("cat_and_mouse", RACE, "Ada", "Cy"),
        over("cat_and_mouse", RACE, "Cy", "Ada"),
        over("cat_and_mouse", LEVEL, "Ada", "Cy"),
    ]
    games, people = counted(matches)
    assert games == [("Felix: The Cat in the Sack", 0, 0, 1), ("Cat and Mouse", 1, 1, 1)]
    assert people == [("Cy", 1, 1, 2), ("Bo", 0, 0, 1), ("Bots", 0, 1, 0)]


def test_somebody_who_was_forgotten_is_counted_with_nobody() -> None:
    match = over("cat_and_mouse", RACE, "Ada", "Bo")
    gone = dataclasses.replace(match, seats=(match.seats[0], SeatRow(1, "person")))
    assert counted([gone]) == ([("Cat and Mouse", 0, 0, 1)], [])
