"""Programs from outside: what they are told, and what becomes of those that misbehave."""

import json
import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from cattery.arena.outside import OutsideBot, act_message, action_in, start_message
from cattery.arena.table import LOSS, WIN, BotFault, Table
from cattery.bots.players import mind
from cattery.core.view import view_from_json
from cattery.games import load

FELIX = load("felix")
HERE = Path(__file__).parent
EXAMPLE = shlex.join([sys.executable, str(HERE.parents[1] / "examples" / "outside_bot.py")])


def program(*arguments: str) -> str:
    return shlex.join([sys.executable, str(HERE / "programs.py"), *arguments])


def table_with(command: str, limit: float = 5.0) -> tuple[Table, OutsideBot]:
    """A game in which the program has sat in seat 1."""
    table, bot = Table(FELIX, FELIX.configure(3), 0, 0, 1), OutsideBot(command, limit)
    try:
        regular = mind(FELIX, "regular")
        table.play([regular, bot, regular])
    finally:
        bot.close()
    return table, bot


def test_the_example_plays_a_whole_game() -> None:
    table, _ = table_with(EXAMPLE)
    assert table.faults == {}
    assert table.playthrough().is_over


def test_it_is_told_its_view_and_nothing_else() -> None:
    table = Table(FELIX, FELIX.configure(3), 0, 0, 1)
    view = table.view(table.player)
    message = act_message(view)
    assert set(message) == {"type", "legal", "view"}
    assert view_from_json(FELIX, json.dumps(message["view"])) == view
    assert [one["action"] for one in message["legal"]] == list(view.legal_actions)
    assert [one["text"] for one in message["legal"]] == [FELIX.action_texts[a] for a in view.legal_actions]
    start = start_message(view, 99)
    assert (start["seat"], start["players"], start["seed"], start["game"]) == (view.seat, 3, 99, "felix")


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("ends", "ended"),
        ("babbles", "not an answer: I bid three"),
        ("cheats", "illegal action 100000"),
        ("floods", "answer too long"),
    ],
)
def test_a_program_that_misbehaves_has_lost_and_the_game_goes_on(how: str, told: str) -> None:
    table, bot = table_with(program(how))
    assert table.faults == {1: told}
    assert table.playthrough().is_over
    assert table.figures()[1, [WIN, LOSS]].tolist() == [0, 1]
    assert bot._process is not None
    with pytest.raises(ProcessLookupError):
        os.kill(bot._process.pid, 0)


def test_a_program_that_hangs_is_ended() -> None:
    started = time.monotonic()
    table, bot = table_with(program("hangs"), limit=0.5)
    assert table.faults == {1: "no answer in time"}
    assert time.monotonic() - started < 30
    assert bot._process is not None
    with pytest.raises(ProcessLookupError):
        os.kill(bot._process.pid, 0)


def test_a_program_that_there_is_not() -> None:
    table, _ = table_with("/no/such/program")
    assert table.faults[1].startswith("does not start: ")


@pytest.mark.parametrize("line", [b"", b"3", b"[3]", b'{"action": "3"}', b'{"action": true}', b'{"act": 3}', b"\xff"])
def test_what_is_not_an_answer(line: bytes) -> None:
    with pytest.raises(BotFault, match="not an answer"):
        action_in(line)
