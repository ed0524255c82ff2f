"""The games to learn by: real games, said about at their own moments in every language."""

import re

import pytest

from cattery.core.example import NAMES, NOTE, SEAT, Example, read_example
from cattery.core.words import LANGUAGES, PACKAGE, say, source
from cattery.games import load
from tests.games.examples import EXAMPLES

every_example = pytest.mark.parametrize("name", EXAMPLES)


def example(name: str) -> Example:
    return read_example(load(name))


def test_the_games_that_come_with_the_program_have_examples() -> None:
    assert {"felix", "cockroach_poker", "cat_and_mouse"} <= set(EXAMPLES)


@every_example
def test_an_example_is_a_short_game_to_its_end(name: str) -> None:
    """That it keeps the rules and its seed's deal, and ends as it says, is found out by reading it."""
    play = example(name).play
    assert play.is_over
    assert play.seed is not None
    assert 15 <= play.decision <= 45
    own = sum(player == SEAT for player, _ in play.log)
    assert own * play.config.players >= play.decision * 2 // 3, "the reader has too little to do"


@every_example
def test_every_note_has_its_moment_and_every_moment_its_words(name: str) -> None:
    told = example(name)
    lines = (PACKAGE / "games" / name / "example.txt").read_text(encoding="utf-8").splitlines()
    written = [line.removeprefix(NOTE) for line in lines if line.startswith(NOTE)]
    assert len(told.notes) == len(written) == len(set(written)), "two notes at one moment, or one at two"
    assert 8 <= len(written) <= 20
    assert {0, told.play.decision} <= told.notes.keys(), "the deal and the end"
    for language in LANGUAGES:
        assert re.findall(r"^example-(\S+) =", source(language, name), re.MULTILINE) == written, language
        for message in told.notes.values():
            assert len(say(message, language)) > 15


@every_example
def test_the_notes_speak_of_the_same_players_in_every_language(name: str) -> None:
    told = example(name)
    others = set(told.names) - {NAMES[SEAT]}
    for message in told.notes.values():
        spoken = {language: set(re.findall(r"[A-Z][a-z]+", say(message, language))) for language in LANGUAGES}
        found = {language: names_in & set(NAMES) for language, names_in in spoken.items()}
        assert all(found[language] == found["en"] for language in LANGUAGES), (message.id, found)
        assert found["en"] <= others | {NAMES[SEAT]}, message.id
