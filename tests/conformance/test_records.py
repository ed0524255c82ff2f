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


def not_held(source: str) -> Iterator[int]:
    """The lines in which a record is named, or taken, whose array nobody holds for as long as the record is used."""
    for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        given = list(given_names(function))
        arrays = {name for name, value in given if makes_records(value)}
        for name, value in given:
            array = ast.unparse(value.value) if isinstance(value, ast.Subscript) else ""
            if array in arrays and not is_held(function, array, name):
                yield value.lineno
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and makes_records(node.value):
                yield node.lineno


def makes_records(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "records"


def given_names(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    """Each name with what it is given by `=`, by `:=` or by a loop, those of a tuple one by one."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from one_by_one(target, node.value)
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            yield from one_by_one(node.target, node.value)
        elif isinstance(node, ast.For):
            yield from one_by_one(node.target, one_of(node.iter))


def one_by_one(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if not isinstance(target, ast.Tuple):
        yield ast.unparse(target), value
        return
    values = value.elts if isinstance(value, ast.Tuple) else [one_of(value)] * len(target.elts)
    for part, given in zip(target.elts, values, strict=True):
        yield from one_by_one(part, given)


def one_of(array: ast.expr) -> ast.expr:
    return ast.copy_location(ast.Subscript(array, ast.Constant(0)), array)


def is_held(function: ast.FunctionDef, array: str, name: str) -> bool:
    """Whether on every way out the array is held once its record is used no more."""
    nodes = list(ast.walk(function))
    uses = [end(node) for node in nodes if isinstance(node, ast.Name) and node.id == name]
    holds = [end(node) for node in nodes if isinstance(node, ast.Call) and ast.unparse(node) == f"hold({array})"]
    ways_out = [end(node) for node in nodes if isinstance(node, ast.Return)] + [end(function)]
    for way_out in ways_out:
        used = [use for use in uses if use <= way_out]
        if used and not any(max(used) < held <= way_out for held in holds):
            return False
    return True


def end(node: ast.expr | ast.stmt) -> tuple[int, int]:
    """The line, and where in it."""
    return node.end_lineno or 0, node.end_col_offset or 0


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_record_with_a_name_has_an_array_that_is_held(path: Path) -> None:
    assert list(not_held(path.read_text(encoding="utf-8"))) == []


FORGOTTEN = {
    "at-once": (["g = records(State, 1)[0]", "use(g)"], [2]),
    "at-once-nameless": (["use(records(State, 1)[0])"], [2]),
    "never-held": (["games = records(State, 1)", "g = games[0]", "return g"], [3]),
    "another-is-held": (
        ["games = records(State, 1)", "others = records(View, 1)", "g = games[0]", "hold(others)"],
        [4],
    ),
    "pair-of-names": (["games = records(State, 2)", "g, n = games[0], 1", "use(g)"], [3]),
    "pair-of-arrays": (["games, views = records(State, 1), records(View, 1)", "v = views[0]", "hold(games)"], [3]),
    "pair-unpacked": (["games = records(State, 2)", "g, h = games", "use(g, h)", "return"], [3, 3]),
    "two-targets": (["games = records(State, 1)", "g = h = games[0]", "hold(games)", "use(h)"], [3]),
    "annotated-name": (["games = records(State, 1)", "g: State = games[0]", "use(g)"], [3]),
    "annotated-array": (["games: list[State] = records(State, 1)", "g = games[0]", "use(g)"], [3]),
    "in-an-expression": (["games = records(State, 1)", "use(g := games[0])"], [3]),
    "in-a-loop": (["games = records(State, 2)", "for g in games:", "    use(g)"], [3]),
    "held-too-early": (["games = records(State, 1)", "g = games[0]", "hold(games)", "use(g)"], [3]),
    "held-before-the-result": (["games = records(State, 1)", "g = games[0]", "hold(games)", "return g.bank"], [3]),
    "left-before": (["games = records(State, 1)", "g = games[0]", "if n:", "    return use(g)", "hold(games)"], [3]),
}
KEPT = {
    "held": ["games = records(State, 1)", "g = games[0]", "total = use(g)", "hold(games)", "return total"],
    "no-name": ["games = records(State, 1)", "games[0].bank = 3", "return games[0].bank"],
    "pair": [
        "games, views = records(State, 1), records(View, 1)",
        "g, v = games[0], views[0]",
        "use(g, v)",
        "hold(games), hold(views)",
    ],
    "annotated": ["games: list[State] = records(State, 1)", "g: State = games[0]", "use(g)", "hold(games)"],
    "in-a-loop": ["games = records(State, 2)", "for g in games:", "    use(g)", "hold(games)"],
    "on-both-ways": [
        "games = records(State, 1)",
        "g = games[0]",
        "if use(g):",
        "    hold(games)",
        "    return 1",
        "hold(games)",
    ],
    "of-numbers": ["room = numbers(9)", "n = room[0]", "return n"],
}


def function_of(lines: list[str]) -> str:
    return "def f(n):\n" + "".join(f"    {line}\n" for line in lines)


@pytest.mark.parametrize(("lines", "found"), FORGOTTEN.values(), ids=FORGOTTEN.keys())
def test_one_that_is_not_held_is_found(lines: list[str], found: list[int]) -> None:
    assert list(not_held(function_of(lines))) == found


@pytest.mark.parametrize("lines", KEPT.values(), ids=KEPT.keys())
def test_one_that_is_held_is_let_pass(lines: list[str]) -> None:
    assert list(not_held(function_of(lines))) == []


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
