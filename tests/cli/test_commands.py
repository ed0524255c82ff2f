import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cattery.cli import COMMANDS, main
from cattery.core.playthrough import from_text
from cattery.core.words import LANGUAGES
from cattery.games import load
from cattery.terminal.layout import width

PROGRAM = [sys.executable, "-c", "import sys; from cattery.cli import main; sys.exit(main())"]
Captured = pytest.CaptureFixture[str]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PROGRAM, *arguments], input=typed, capture_output=True, text=True, timeout=60, check=False)


def called(capsys: Captured, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture
def finished(capsys: Captured, monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> Path:
    """A whole game of Felix in a file."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 100))
    assert main(["play", "felix", "--players", "3", "--option", "rounds=2", "--seed", "77", "--name", "Ada"]) == 0
    capsys.readouterr()
    return next((own_folder / "finished").iterdir())


def test_help_comes_at_once_as_it_loads_little() -> None:
    heavy = ("alembic", "jinja2", "matplotlib", "numba", "numpy", "sqlalchemy", "starlette", "uvicorn")
    code = (
        "import sys; from cattery.cli import main; main(['--help']); "
        f"sys.exit(any(name in sys.modules for name in {heavy}))"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_playing_needs_no_numeric_libraries() -> None:
    code = (
        "import sys; from cattery.cli import main; main(['play', 'felix']); "
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'llvmlite', 'tqdm')))"
    )
    done = subprocess.run([sys.executable, "-c", code], input="1\nq\n", capture_output=True, text=True, check=False)
    assert "Round 1 of 9" in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["80", "40"])
def test_help_of_every_command_fits_and_has_examples(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for command in COMMANDS:
        code, out, err = called(capsys, command, "--help", "--lang", language)
        assert (code, err) == (0, "")
        assert f"cattery {command}" in out
        assert all(width(line) <= int(columns) for line in out.splitlines() if len(line.split()) > 2)
    assert called(capsys, "--lang", language, "--help") == called(capsys, f"--lang={language}")


def test_no_word_of_argparse_is_left_in_another_language(capsys: Captured) -> None:
    for arguments in (["--help"], ["play", "--help"], ["play", "--players"], ["verify"], ["rules", "felix", "--foo"]):
        code, out, err = called(capsys, *arguments, "--lang", "pl")
        assert code in (0, 2)
        assert not re.search(r"usage|optional|argument\b|expected|required|show this|unrecognized", out + err)


def test_version(capsys: Captured) -> None:
    assert called(capsys, "--version") == (0, "cattery 0.1.0\n", "")


BAD = {
    ("fly",): "cattery: There is no command “fly”. Commands: play, watch",
    ("play", "chess"): "cattery: There is no game “chess”. Games: cat_and_mouse",
    ("play", ""): "There is no game “”",
    ("play", "felix\x1b[2J"): "There is no game “felix\\x1b[2J”",
    ("play", "felix", "--lang", "xx"): "There is no language “xx”. Languages: en, fr, de, pl, zh.",
    ("--lang=",): "There is no language “”",
    ("play", "felix", "--lang"): "Option --lang needs a value.",
    ("play", "felix", "--players", "2"): "Felix: The Cat in the Sack cannot be played by 2. Players: 3-5.",
    ("play", "felix", "--players", "NaN"): "--players cannot be “NaN”. Expected: 1-99.",
    ("play", "felix", "--players", str(10**30)): f"--players cannot be “{10**30}”",
    ("play", "felix", "--players", "-1"): "--players cannot be “-1”",
    ("play", "felix", "--players", ""): "--players cannot be “”",
    ("play", "felix", "--players", "٣"): "--players cannot be “٣”",
    ("play", "felix", "--players"): "Option --players needs a value.",
    ("play", "felix", "--seat", "0"): "--seat cannot be “0”. Expected: 1-4.",
    ("play", "felix", "--seat", "5"): "--seat cannot be “5”. Expected: 1-4.",
    ("play", "felix", "--seat", "x"): "--seat cannot be “x”",
    ("play", "felix", "--hotseat", "1,9"): "--hotseat cannot be “9”",
    ("play", "felix", "--hotseat", "1", "--seat", "1"): "--seat cannot be combined with --hotseat.",
    ("play", "felix", "--option", "foo=1"): "The Cat in the Sack has no option “foo”. Options: dog_chases_rabbit",
    ("play", "felix", "--option", "players=3"): "has no option “players”",
    ("play", "felix", "--option", "rounds"): "--option cannot be “rounds”. Expected: name=value.",
    (
        "play",
        "felix",
        "--option",
        "rounds=NaN",
    ): "“NaN” does not fit here: How many rounds are played. Expected: 1-9 (option rounds).",
    ("play", "felix", "--option", f"rounds={10**30}"): "does not fit here: How many rounds are played.",
    ("play", "felix", "--option", "rounds=-1"): "“-1” does not fit here: How many rounds are played.",
    ("play", "felix", "--option", "dummy=true"): "Only three players have a dummy, and this game has 4.",
    ("play", "felix", "--preset", "x"): "The Cat in the Sack has no preset “x”. Presets: standard, french.",
    ("play", "felix", "--seed", "xyz"): "“xyz” is not a seed.",
    ("play", "felix", "--seed", "0" * 65): "is not a seed",
    ("play", "felix", "--seed", ""): "“” is not a seed",
    ("play", "felix", "--pace", "NaN"): "--pace cannot be “NaN”. Expected: 0-60.",
    ("play", "felix", "--pace", "inf"): "--pace cannot be “inf”",
    ("play", "felix", "--pace", "61"): "--pace cannot be “61”",
    ("play", "felix", "--name", "a\u202eb"): "The name “ab” cannot be used.",
    ("play", "felix", "--name", "\u3164"): "The name “” cannot be used.",
    ("play", "felix", *["--name", "a"] * 5): "5 names for 4 players",
    (
        "play",
        "felix",
        "--bots",
        "divine",
    ): "no bot of the level “divine”. Levels: beginner, casual, regular, strong, exp",
    ("play", "felix", "--bots", "casual,casual,casual,casual"): "Too many bots: 4. Expected: at most 3.",
    ("play", "felix", "--hotseat", "--bots", "casual"): "Too many bots: 1. Expected: at most 0.",
    ("watch", "felix", "--bots", "a"): "no bot of the level “a”",
    ("play", "felix", "--colour"): "“--colour” is not understood. See: cattery play --help",
    ("play", "felix", "extra"): "“extra” is not understood.",
    ("play", "--load", "/nowhere/x.txt"): "/nowhere/x.txt: there is no such file.",
    ("play", "--load", "x", "--players", "3"): "--load cannot be combined with",
    ("watch",): "GAME is missing. See: cattery watch --help",
    ("watch", "felix", "--seat", "9"): "--seat cannot be “9”. Expected: 1-4, all.",
    ("watch", "felix", "--json=1"): "Option --json takes no value.",
    ("verify",): "FILE is missing.",
    ("verify", "/"): "/ is a folder. A file was expected.",
    ("verify", "a\x00b"): "is not a text",
    ("replay", "/dev/null"): "/dev/null, the file ends before line 1",
    ("rules", "felix", "--players", "9"): "cannot be played by 9",
    ("options",): "GAME is missing.",
}


@pytest.mark.parametrize("arguments", BAD, ids=lambda a: " ".join(a)[:50].encode("ascii", "replace").decode())
def test_bad_arguments_get_one_line_and_exit_code_2(capsys: Captured, arguments: tuple[str, ...]) -> None:
    code, out, err = called(capsys, *arguments)
    assert (code, out) == (2, "")
    assert BAD[arguments] in err
    assert err.startswith("cattery: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_said_in_every_language(capsys: Captured, language: str) -> None:
    for arguments in BAD:
        if not any("--lang" in argument for argument in arguments):
            code, out, err = called(capsys, "--lang", language, *arguments)
            assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_bad_language_is_refused_in_the_locale_s_own(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert (
        called(capsys, "--lang", "xx")[2] == "cattery: Eine Sprache „xx“ gibt es nicht. Sprachen: en, fr, de, pl, zh.\n"
    )


def test_a_reader_who_leaves_is_no_error() -> None:
    program = " ".join(f"'{part}'" for part in PROGRAM)
    for command in ("rules felix", "watch felix --json", "options felix"):
        done = subprocess.run(
            f"{program} {command} | head -1", shell=True, capture_output=True, text=True, timeout=60, check=False
        )
        assert done.stdout
        assert done.stderr == ""


def test_a_terminal_that_knows_no_chinese_gets_question_marks() -> None:
    done = subprocess.run(
        [*PROGRAM, "rules", "felix", "--lang", "zh"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert b"F23" in done.stdout


def test_verify_says_ok_with_the_result(capsys: Captured, finished: Path) -> None:
    code, out, err = called(capsys, "verify", str(finished))
    assert (code, err) == (0, "")
    assert re.fullmatch(r"In order: felix, \d+ actions, ended by best-score, scores -?\d+, -?\d+, -?\d+\.\n", out)
    data = json.loads(called(capsys, "verify", str(finished), "--json")[1])
    play = from_text(finished.read_text(), load)
    assert data == {
        "file": str(finished),
        "ok": True,
        "game": "felix",
        "players": 3,
        "actions": play.decision,
        "over": True,
        "ending": "best-score",
        "scores": play.scores(),
        "returns": play.returns(),
    }


def test_verify_names_the_first_bad_line(capsys: Captured, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("2 place"))
    lines[at] = "2 bid 275"
    finished.write_text("\n".join(lines))
    code, out, err = called(capsys, "verify", str(finished))
    assert (code, out) == (2, "")
    assert f"line {at + 1}: “bid 275” is not possible now. Expected: place" in err
    code, out, err = called(capsys, "verify", str(finished), "--json")
    data = json.loads(out)
    assert (code, data["ok"], data["line"]) == (2, False, at + 1)


def test_replay_tells_what_a_seat_saw_and_no_more(capsys: Captured, finished: Path) -> None:
    spectator = called(capsys, "replay", str(finished))[1]
    assert "Ada places a card face down." in spectator
    assert "face down" in spectator
    assert not re.search(r"places the", spectator)
    assert "out of the game" not in spectator
    own = called(capsys, "replay", str(finished), "--seat", "1")[1]
    assert "You place the -8 face down." in own or "You place the" in own
    assert not re.search(r"(Minka|Tiger) places the", own)
    everything = called(capsys, "replay", str(finished), "--seat", "all")[1]
    assert len(re.findall(r"places the .* face down", everything)) == 6
    assert everything.count("is out of the game") >= 3


def test_replay_as_data_holds_what_the_words_say(capsys: Captured, finished: Path) -> None:
    lines = called(capsys, "replay", str(finished), "--json")[1].splitlines()
    events, result = [json.loads(line) for line in lines[:-1]], json.loads(lines[-1])
    told = called(capsys, "replay", str(finished))[1]
    assert all(event["text"] in told for event in events if len(event["text"]) < 70)
    assert result["over"]
    assert result["actions"] == events[-1]["decision"]


def test_a_game_under_way_is_not_opened(capsys: Captured, finished: Path) -> None:
    lines = [line for line in finished.read_text().splitlines() if not re.match(r"end|scores|returns", line)][:-4]
    finished.write_text("\n".join(lines) + "\n")
    assert called(capsys, "replay", str(finished), "--seat", "all")[0] == 2
    code, out, _ = called(capsys, "replay", str(finished))
    assert code == 0
    assert "The game is not over yet" in out
    assert not re.search(r"places the", out)
    assert "not over yet" in called(capsys, "verify", str(finished))[1]


def test_watch_is_the_same_for_the_same_seed(capsys: Captured) -> None:
    first, second = (called(capsys, "watch", "felix", "--seed", "5", "--players", "3")[1] for _ in range(2))
    assert first == second
    assert "wins!" in first
    assert not re.search(r"places the", first)
    other = called(capsys, "watch", "felix", "--seed", "6", "--players", "3")[1]
    assert other != first


def test_watch_from_a_seat_and_with_everything_open(capsys: Captured) -> None:
    seat = called(capsys, "watch", "felix", "--seed", "5", "--seat", "2")[1]
    assert len(re.findall(r"You place the", seat)) == 9
    assert not re.search(r"\w+ places the", seat)
    assert len(re.findall(r"places the", called(capsys, "watch", "felix", "--seed", "5", "--seat", "all")[1])) == 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_every_number_and_this_games_options(capsys: Captured, language: str) -> None:
    code, out, err = called(capsys, "rules", "felix", "--players", "3", "--option", "rounds=5", "--lang", language)
    assert (code, err) == (0, "")
    assert re.findall(r"^F\d+", out, re.MULTILINE) == [f"F{i}" for i in range(1, 24)]
    assert "rounds = 5" in out
    assert "dummy = true" in out
    assert all(width(line) <= 80 for line in out.splitlines())


def test_options_for_programs(capsys: Captured) -> None:
    data = json.loads(called(capsys, "options", "felix", "--json")[1])
    options = {option["name"]: option for option in data["options"]}
    assert data["players"] == [3, 4, 5]
    assert list(options["dummy"]["values"]) == ["published", "false", "true"]
    assert (options["bank"]["low"], options["bank"]["high"], options["bank"]["default"]) == (0, 200, "published")
    assert set(data["presets"]) == {"standard", "french"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_in_words_name_every_value(capsys: Captured, language: str) -> None:
    code, out, _ = called(capsys, "options", "felix", "--lang", language)
    assert code == 0
    for word in ("dog_chases_rabbit", "least_negative", "skip_next", "published", "0-200", "french"):
        assert word in out
