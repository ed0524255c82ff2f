"""Records that a search makes for itself live as long as they are used, in the compiled form too."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from cattery.core.compiled import Compiled
from cattery.core.state import hold, records
from cattery.games import load
from cattery.games.felix.rules import State

SOURCES = sorted(Path(str(files("cattery") / "games")).glob("*/*.py"))


def makes_records(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "records"


def not_held(source: str) -> Iterator[int]:
    """The lines in which a record gets a name whose array nobody holds."""
    for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        held = {ast.unparse(call.args[0]) for call in calls if ast.unparse(call.func) == "hold"}
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and makes_records(node.value):
                yield node.lineno
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                array = ast.unparse(node.value.value)
                made = any(
                    isinstance(other, ast.Assign)
                    and makes_records(other.value)
                    and ast.unparse(other.targets[0]) == array
                    for other in ast.walk(function)
                )
                if made and array not in held:
                    yield node.lineno


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_record_with_a_name_has_an_array_that_is_held(path: Path) -> None:
    assert list(not_held(path.read_text(encoding="utf-8"))) == []


def test_one_that_is_not_held_is_found() -> None:
    assert list(not_held("def f():\n    g = records(State, 1)[0]\n")) == [2]
    assert list(not_held("def f():\n    games = records(State, 1)\n    g = games[0]\n    return g\n")) == [3]
    assert list(not_held("def f():\n    games = records(State, 1)\n    g = games[0]\n    hold(games)\n")) == []


def sum_of_two(first: int, second: int) -> int:
    games = records(State, 1)
    game = games[0]
    game.bank = first
    others = records(State, 1)  # would lie where the first one was
    others[0].bank = second
    total = game.bank + others[0].bank
    hold(games)
    return total


def test_a_held_record_keeps_what_was_written_to_it() -> None:
    assert sum_of_two(3, 40) == 43
    assert Compiled(load("felix"), is_trial=True).function(sum_of_two)(3, 40) == 43
