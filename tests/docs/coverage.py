"""What is tested where: the text of `docs/coverage.md`, made from the rules, the options and the tests themselves.

`python -m tests.docs.coverage` writes the page; `test_coverage.py` compares it.
"""

import ast
import inspect
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cattery.core.game import Game, Option
from cattery.core.rulebook import rule_numbers
from tests.conformance.cases import ALL_GAMES, pairwise_configs
from tests.conformance.test_playthrough import GOLDEN
from tests.docs.pages import ROOT
from tests.secrecy import test_indistinguishable as secrecy
from tests.secrecy.test_indistinguishable import PLANTED
from tests.web import leaks
from tests.web import test_secrecy as wire

PAGE = ROOT / "docs" / "coverage.md"
CITED = re.compile(r"test_((?:[A-Z]\d+[a-z]?_)+)")
THUMB = "/test_heuristic.py"
MOST_NAMES = 3  # tests that are named for one value of an option
EVERY_PAIR = "every pair"
VARIOUS = "others"  # values that a test works out

HEAD = """# Coverage

What is tested where. This page is made by `tests/docs/coverage.py`, and a test compares it. To write it anew:

```sh
.venv/bin/python -m tests.docs.coverage
```
"""


class Case(NamedTuple):
    """A test function as it is written."""

    name: str
    file: str  # from the root of the project
    tree: ast.AST

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers in its name: F15 and F19 of `test_F15_F19a_...`."""
        cited = CITED.match(self.name)
        return tuple(number.rstrip("abcdefgh") for number in cited[1].split("_") if number) if cited else ()


@cache
def tests_of(game: str) -> tuple[Case, ...]:
    """The test functions under `tests/games/<game>`, in the order in which they stand."""
    found: list[Case] = []
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        functions = [
            node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)
        ]
        found += [Case(f.name, _from_root(path), f) for f in functions if f.name.startswith("test_")]
    return tuple(found)


def _from_root(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def rules_tested(game: Game) -> dict[str, list[Case]]:
    """The tests by the number of the rule, for every rule and every number cited; the rule of thumb's show no rule."""
    found: dict[str, list[Case]] = {number: [] for number in rule_numbers(game.name)}
    for test in tests_of(game.name):
        for number in () if test.file.endswith(THUMB) else test.rules:
            found.setdefault(number, []).append(test)
    return found


def golden_games(game: Game) -> dict[str, list[str]]:
    """The golden games by the way in which they end."""
    found: dict[str, list[str]] = {ending: [] for ending in game.endings}
    for file in GOLDEN:
        if file.parent.parent.name == game.name:
            for ending in re.findall(r"^end (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
                found.setdefault(ending, []).append(file.stem)
    return found


def values_tried(game: Game) -> dict[str, set[str]]:
    """The values of each option in the configurations that conformance plays, the default among them."""
    found = {option.name: {str(option.default)} for option in game.options}
    for players in game.players:
        for c in pairwise_configs(game, players):
            for name, text in game.option_texts(c).items():
                found[name].add(text)
    return found


def values_named(game: Game) -> dict[str, dict[str, list[Case]]]:
    """The tests of a game by option and by the value that they set, presets taken apart."""
    found: dict[str, dict[str, list[Case]]] = {option.name: defaultdict(list) for option in game.options}
    for test in tests_of(game.name):
        for name, value in dict.fromkeys(settings(game, test.tree)):
            found[name][value].append(test)
    return found


def settings(game: Game, tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The options that a function names, as keywords or as keys, and what it sets them to; and those of a preset."""
    known = {option.name for option in game.options}
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in known:
            yield node.arg, _value(node.value)
        elif isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value in known:
                    yield str(key.value), _value(value)
        elif isinstance(node, ast.Constant) and node.value in game.presets:
            for name, given in game.presets[str(node.value)].items():
                yield name, str(given)


def _value(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else VARIOUS


# --------------------------------------------------------------------------------------------------------- the page


def page() -> str:
    """The whole text."""
    sections = [HEAD, "## Rules and their tests", "\n\n".join(rules_section(game) for game in ALL_GAMES)]
    sections += ["## What a seat is given, and a leak planted there", leaks_section()]
    sections += ["## Ways to end and their golden games", endings_section()]
    sections += ["## Options and where their values are tried", OPTIONS_HEAD, options_section()]
    return "\n\n".join(section.strip("\n") for section in sections) + "\n"


OPTIONS_HEAD = f"""\
Conformance plays random games under every pair of values of two options, for every number of players that can play
them ("{EVERY_PAIR}"): all choices, or the default and the ends of the range. The tests in the last column set the value
themselves, some by a preset; at most {MOST_NAMES} are named."""


SENT = """\
And what the server sends: answers, pages, log, metrics; the lengths of its answers are looked at by themselves. The
leaks are in `tests/web/leaks.py`."""


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def rules_section(game: Game) -> str:
    """One row for each rule and file."""
    rows = []
    for number, tests in rules_tested(game).items():
        by_file: dict[str, list[str]] = defaultdict(list)
        for test in tests:
            by_file[test.file].append(f"`{test.name}`")
        rows += [(number, "<br>".join(names), f"`{file}`") for file, names in by_file.items()]
    return f"### `{game.name}`\n\n{table(('rule', 'tests', 'file'), rows)}"


def leaks_section() -> str:
    """Each channel with the leak that is planted on it: of what a game tells a seat, then of what the server sends."""
    at_the_seat = leaks_table(
        secrecy.test_a_leak_planted_on_a_channel_is_caught,
        {channel: f"`Leak.{plant.__name__}`" for channel, plant in PLANTED.items()},
    )
    on_the_wire = leaks_table(
        wire.test_a_leak_planted_in_the_server_is_caught_on_its_channels_and_no_other,
        {
            channel: ", ".join(f"`{plant.__name__}`" for plant, places in leaks.PLANTED.items() if channel in places)
            for channel in sorted(set().union(*leaks.PLANTED.values()))
        },
    )
    return f"{at_the_seat}\n\n{SENT}\n\n{on_the_wire}"


def leaks_table(test: Callable[..., None], planted: dict[str, str]) -> str:
    """The leaks by the channels on which this test finds them."""
    where, caught = _from_root(Path(inspect.getfile(test))), f"`{test.__name__}`"
    rows = [(channel, plants, caught) for channel, plants in planted.items()]
    return f"In `{where}`.\n\n{table(('channel', 'leak', 'caught by'), rows)}"


def endings_section() -> str:
    rows = [
        (f"`{game.name}`", ending, ", ".join(f"`{name}`" for name in sorted(files)))
        for game in ALL_GAMES
        for ending, files in golden_games(game).items()
    ]
    return table(("game", "ending", "golden games"), rows)


def options_section() -> str:
    """One row for each value that is tried anywhere."""
    rows = []
    for game in ALL_GAMES:
        tried, named = values_tried(game), values_named(game)
        for option in game.options:
            for value in sorted(tried[option.name] | named[option.name].keys(), key=lambda text: order(option, text)):
                where = EVERY_PAIR if value in tried[option.name] else ""
                rows.append((f"`{game.name}`", f"`{option.name}`", value, where, shortened(named[option.name][value])))
    return table(("game", "option", "value", "conformance", "tests that set it"), rows)


def order(option: Option, text: str) -> tuple[int, int, str]:
    """Choices as they are declared, numbers by size, then what is worked out."""
    if text in option.choices:
        return 0, option.choices.index(text), ""
    return (0, int(text), "") if text.isdigit() else (1, 0, text)


def shortened(tests: list[Case]) -> str:
    """Some names, and how many more there are."""
    names = [f"`{test.name}`" for test in tests[:MOST_NAMES]]
    more = len(tests) - len(names)
    return "<br>".join([*names, f"and {more} more"] if more else names)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{_from_root(PAGE)}: written")
