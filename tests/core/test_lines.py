import random
from collections.abc import Iterator
from functools import partial

import pytest

from cattery.core.game import Event, Game
from cattery.core.lines import Lines
from cattery.core.playthrough import Playthrough
from cattery.core.words import LANGUAGES, say
from cattery.games import load, names
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import KING
from cattery.games.felix import rules as felix

NAMES = ("Ada", "Bo", "Cy", "Dee")


def lines_of(game: Game, language: str = "en", reader: int | None = None) -> Lines:
    message_of = partial(game.event_message, game.configure())
    return Lines(message_of, partial(say, language=language, names=NAMES, reader=reader))


def played(rank: int, build: int = 0, source: int = rules.FROM_HAND, player: int = 1, position: int = 0) -> Event:
    return (rules.SAW_PLAY, player, source, 0, rank, build, position or rank)


DRAWN = [(rules.SAW_DRAW, 0, rank) for rank in (0, 7, 10)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You draw an ace, an 8, a jack."),
        ("fr", "Vous piochez un as, un 8, un valet."),
        ("de", "Du ziehst ein Ass, eine 8, einen Buben."),
        ("pl", "Dobierasz asa, ósemkę, waleta."),
        ("zh", "你抽到 A、8、J。"),
    ],
)
def test_a_row_of_cards_that_somebody_draws_is_one_line(language: str, line: str) -> None:
    lines = lines_of(load("cat_and_mouse"), language, reader=0)
    assert [one.text for one in lines.of(DRAWN)] == [line]
    assert len(lines.of(DRAWN[:2])) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_other_forms_than_the_first_stand_in_one_line(language: str) -> None:
    """A king says what it stands for (M7), and has fewer cases than others."""
    lines = lines_of(load("cat_and_mouse"), language)
    row = [played(1), played(KING, position=2), played(3)]
    assert len(lines.of(row)) == 1
    assert len(lines.of([row[1], row[0], row[2]])) == 1


def test_what_differs_in_more_than_a_card_has_lines_of_its_own() -> None:
    lines = lines_of(load("cat_and_mouse"))
    assert [one.text for one in lines.of([played(1), played(2), played(3)])] == [
        "Bo plays a 2, a 3, a 4 from the hand to build pile 1."
    ]
    for other in (played(3, build=1), played(3, source=rules.FROM_STOCK), played(3, player=0)):
        assert len(lines.of([played(1), other, played(2)])) == 3
        assert len(lines.of([played(0), played(1), other])) == 3


def test_the_same_again_and_what_nobody_does_have_lines_of_their_own() -> None:
    """“The big dog, the small dog leaves” would be wrong."""
    lines = lines_of(load("felix"))
    assert len(lines.of([(felix.SAW_BID, 1, 3)] * 3)) == 3
    assert len(lines.of([(felix.SAW_LEAVE, kind) for kind in (0, 1, 2)])) == 3


def test_a_line_counts_what_has_been_told() -> None:
    lines = lines_of(load("cat_and_mouse"))
    told = [*DRAWN, played(1), (rules.SAW_DRAW, 1, -1), played(2)]
    assert [one.told for one in lines.of(told)] == [3, 4, 5]
    assert [one.told for one in lines.of(told, 40)] == [43, 44, 45]
    assert [one.told for one in lines.of([*told, played(3)])] == [3, 6], "the line has become longer"
    assert lines.count(told) == 5
    assert lines.of([]) == []


def random_events(game: Game) -> Iterator[tuple[Event, ...]]:
    rng = random.Random(5)
    play = Playthrough(game, game.configure(), b"lines")
    while not play.is_over and play.decision < 200:
        play.act(play.player, rng.choice(game.legal(play.config, play.state)))
    for seat in range(-1, play.config.players):
        yield play.view(seat).events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_row_can_be_said(name: str, language: str) -> None:
    game = load(name)
    lines = lines_of(game, language)
    for events in random_events(game):
        told = lines.of(events)
        assert told[-1].told == lines.count(events)
        assert all(line.text.strip() for line in told)
        assert [line.told for line in told] == sorted({line.told for line in told})
