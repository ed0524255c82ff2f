"""The command line's and the terminal's words: complete in five languages, and nothing in them that no code says."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cattery
from cattery.core import words
from cattery.core.words import LANGUAGES, Message, say, source
from cattery.games import names

DOMAINS = ("", "cli", "terminal", "host")
CODE = Path(cattery.__file__).parent


class Parts(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, domain: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(source(language, domain)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry


@cache
def shapes(language: str, domain: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Each message with its arguments and its attributes for the reader's own seat."""
    found = {}
    for message in messages(language, domain):
        assert message.id.name not in found, message.id.name
        parts = Parts()
        parts.visit(message)
        own = frozenset(a.id.name for a in message.attributes if a.id.name.startswith("you-"))
        found[message.id.name] = (frozenset(parts.found), own)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_language_says_the_same_with_the_same_arguments(domain: str, language: str) -> None:
    assert shapes(language, domain) == shapes("en", domain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", [*DOMAINS, *names()])
def test_what_is_read_without_fluent_is_what_fluent_says(domain: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, domain)))
    ready, _ = words._split(language, domain)
    assert ready
    for name, text in ready.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert bundle.format_pattern(pattern) == (text, [])


def test_polish_counts_one_few_and_many() -> None:
    said = [say(Message("terminal/not-over", {"actions": n}), "pl") for n in (1, 2, 5, 12, 22, 25)]
    assert [re.findall(r"akcj\w+", text)[0] for text in said] == ["akcja", "akcje", "akcji", "akcji", "akcje", "akcji"]


@pytest.mark.parametrize("domain", ["cli", "terminal", "host"])
def test_no_message_is_left_that_no_code_says(domain: str) -> None:
    code = "\n".join(path.read_text() for room in ("cli", "terminal") for path in (CODE / room).glob("*.py"))
    computed = re.compile(r"(about|help|examples|policy|do|head|level)-")
    for name in shapes("en", domain):
        assert computed.match(name) or re.search(rf'["\x27/]{name}["\x27]', code), name


def test_every_message_that_the_code_says_exists() -> None:
    for room in ("cli", "terminal"):
        for path in (CODE / room).glob("*.py"):
            for domain, name in re.findall(r'"(cli|terminal|host)/([a-z-]+)"', path.read_text()):
                assert name in shapes("en", domain), (path.name, name)
            for name in re.findall(r'Error\(\s*"(error-[a-z-]+)"', path.read_text()):
                assert name in shapes("en", ""), (path.name, name)


def test_the_help_names_every_language() -> None:
    for language in LANGUAGES:
        assert re.findall(r"\b(en|fr|de|pl|zh)\b", say(Message("cli/opt-lang"), language)) == list(LANGUAGES)
