"""What the games to learn by say in numbers, and what was so at the time."""

import re
from collections.abc import Callable, Mapping

from cattery.core.example import SEAT, Example, has_example, read_example
from cattery.core.game import CHANCE, Game
from cattery.core.view import SeatView
from cattery.core.words import LANGUAGES, say
from cattery.games import names
from cattery.web.pages.replay import after

EXAMPLES = [name for name in names() if has_example(name)]

Fact = Callable[[SeatView, str], list[int]]  # (what the reader knew, what was played next)
PL_RANKS = ("", "", "dwój", "trój", "czwór", "piąt", "szóst", "siódem", "ósem", "dziewiąt", "dziesiąt")  # stems


def moments(game: Game) -> dict[str, tuple[SeatView, str]]:
    """By the name of each note what the reader knew then, and which action followed."""
    told = read_example(game)
    return {
        message.id.partition("/example-")[2]: (after(told.play, actions).view(SEAT), action_after(told, actions))
        for actions, message in told.notes.items()
    }


def action_after(told: Example, actions: int) -> str:
    """The text of the following action, "" at the end."""
    played = [entry for entry in told.play.log if entry[0] != CHANCE]
    return told.play.action_text(*played[actions]) if actions < len(played) else ""


def numbers(text: str, language: str) -> list[int]:
    """Those of a text in their order of size; Polish calls cards by words."""
    found = [int(number) for number in re.findall(r"-?\d+", text)]
    if language == "pl":
        found += [rank for rank, word in enumerate(PL_RANKS) if word for _ in re.findall(rf"\b{word}", text.lower())]
    return sorted(found)


def check_numbers(game: Game, facts: Mapping[str, Fact]) -> None:
    """Every note says the numbers of its fact, and no other, in every language."""
    told = read_example(game)
    by_name = moments(game)
    assert facts.keys() <= by_name.keys()
    for message in told.notes.values():
        name = message.id.partition("/example-")[2]
        wanted = sorted(facts[name](*by_name[name])) if name in facts else []
        for language in LANGUAGES:
            assert numbers(say(message, language), language) == wanted, (name, language)
