"""What the store says: the same in every language."""

import re
from pathlib import Path

import pytest

import cattery.store
from cattery.core.words import LANGUAGES, Message, say, source

SOURCE = "".join(path.read_text() for path in Path(cattery.store.__path__[0]).rglob("*.py"))
ARGUMENTS = {"reason": "r", "got": "g", "expected": "e", "file": "f", "table": "t"}


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the arguments that it names."""
    entries = re.findall(r"^([a-z-]+) = (.*)$", source(language, "store"), re.MULTILINE)
    return {name: set(re.findall(r"\$([a-z]+)", text)) for name, text in entries}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_said_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")
    assert messages(language).keys() == set(re.findall(r"\"store/([a-z-]+)\"", SOURCE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words_of_its_own(language: str) -> None:
    said = {say(Message(f"store/{name}", ARGUMENTS), language) for name in messages(language)}
    assert len(said) == len(messages(language)) == 16
    assert language == "en" or not said & {say(Message(f"store/{name}", ARGUMENTS)) for name in messages("en")}
