"""`docs/adding-a-game.md` is carried out: its blocks go into a copy of the project, its commands are run there."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from cattery.core.words import LANGUAGES
from tests.docs.pages import ROOT, blocks, named_blocks, read

TEXT = read(ROOT / "docs" / "adding-a-game.md")
FILES = named_blocks(TEXT)
COMMANDS = [line.split() for block in blocks(TEXT, "sh") for line in block.splitlines()]
GOLDEN = {path: text for path, text in FILES.items() if "/playthroughs/" in path}
SPEEDS = ("form", "seconds", "steps_per_second", "games_per_second")


def copied(folder: Path) -> Path:
    """The project's source and tests, and the settings of its tools."""
    leave_out = shutil.ignore_patterns("__pycache__", "docs")
    for name in ("src/cattery", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def write_files(folder: Path) -> None:
    """What the page shows, but for the golden games, which its script must find; no file is there already."""
    for path, text in FILES.items():
        place = folder / path
        assert not place.exists(), "the page changes no file of the project"
        place.parent.mkdir(parents=True, exist_ok=True)
        if path not in GOLDEN:
            place.write_text(text, encoding="utf-8")


def run(folder: Path, command: list[str]) -> str:
    """A command of the page, by this interpreter, in the copy; what it printed."""
    program = command[0].removeprefix(".venv/bin/")
    words = [sys.executable, *([] if program == "python" else ["-m", program]), *command[1:]]
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTEST", "NUMBA", "COV", "LC_", "LANG"))
    }
    place = {"PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache"), "LANG": "C.UTF-8"}
    done = subprocess.run(
        words, cwd=folder, env={**kept, **place}, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def results(printed: str) -> dict[str, Any]:
    """What `simulate --json` found, without what differs from run to run."""
    found: dict[str, Any] = json.loads(printed)
    return {key: value for key, value in found.items() if key not in SPEEDS}


def test_the_page_makes_a_fourth_game(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    write_files(folder)
    printed = {" ".join(command): run(folder, command) for command in COMMANDS}
    said = {command.removeprefix(".venv/bin/"): text for command, text in printed.items()}
    assert {path: (folder / path).read_text(encoding="utf-8") for path in GOLDEN} == GOLDEN
    assert all(f"\nH{number}  " in said["cattery rules high-mouse"] for number in range(1, 6))
    assert "came by a swap" in said["cattery watch high-mouse --seed 04"]
    assert " passed" in said["pytest tests/conformance tests/secrecy tests/core tests/games -k high_mouse"]
    compiled, plain = (results(text) for command, text in said.items() if command.startswith("cattery simulate"))
    assert compiled == plain
    assert compiled["games"] == 1000
    for language in LANGUAGES:
        assert run(folder, [".venv/bin/cattery", "rules", "high-mouse", "--lang", language]).count("\nH") == 5


def test_the_page_runs_what_shows_that_a_game_is_whole() -> None:
    programs = {(command[0].removeprefix(".venv/bin/"), *command[1:2]) for command in COMMANDS}
    commands = {("cattery", name) for name in ("rules", "options", "watch", "simulate")}
    assert commands | {("mypy", "--strict"), ("ruff", "check"), ("pytest", "tests/conformance")} <= programs
