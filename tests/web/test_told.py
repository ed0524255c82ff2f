"""What was once put into words is kept for the next who asks, and no more of it than there is room for."""

import gc
import random

import pytest

from cattery.games import load
from cattery.web import tables
from tests.conformance.cases import random_play

ROOM = 300  # events


def kept() -> int:
    """Events whose words are in memory, of all readers together."""
    gc.collect()
    return sum(len(one) for one in gc.get_objects() if type(one) is tables.Told)


@pytest.mark.usefixtures("little_room")
def test_words_of_events_take_no_more_room_than_there_is() -> None:
    game, most = load("felix"), 0
    play = random_play(game, game.configure(4), random.Random(1))
    events = play.view(0).events
    assert 30 * len(set(events)) > 10 * ROOM
    for evening in range(30):
        names = (f"Ada {evening}", "Bo", "Cy", "Dee")
        lines = tables.log_lines(play.view(0), events, names, tables.Reader(1, "en"))
        assert sum(line.startswith(names[0]) for line in lines) > 20
        if evening % 7 == 6:
            most = max(most, kept())
    assert ROOM / 2 < most <= ROOM + 1


@pytest.mark.usefixtures("little_room")
def test_what_was_forgotten_is_said_again_in_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TOLD", 40)
    game = load("cat_and_mouse")
    play = random_play(game, game.configure(2), random.Random(1), actions=400)
    first, again = (
        tables.log_lines(play.view(0), play.view(0).events, ("A", "B"), tables.Reader(0, "de")) for _ in "ab"
    )
    assert first == again
    assert len(set(play.view(0).events)) > 80


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    tables._told.cache_clear()
    monkeypatch.setattr(tables, "MOST_TOLD", ROOM)
    monkeypatch.setattr(tables.Told, "kept", 0)
