"""A server that cannot start says why in one line, and nothing else; a file has one server at a time."""

import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cattery.core.words import Message, say
from cattery.store.migrate import NEWEST, VERSION_TABLE
from tests.store.disks import IS_ROOT
from tests.web.server import Server

ERROR = 2


def failed_start(*arguments: str) -> list[str]:
    """What a server that does not start says on standard error, line by line."""
    command = [sys.executable, "-m", "cattery", "serve", "--port", "0", *arguments]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (answer.returncode, answer.stdout) == (ERROR, "")
    return answer.stderr.splitlines()


def no_address(folder: Path) -> str:
    return "mysql://ada:hunter2@localhost/cats"


def nobody_there(folder: Path) -> str:
    return "postgresql://ada:hunter2@127.0.0.1:1/cats"


def damaged(folder: Path) -> str:
    (folder / "cattery.db").write_bytes(b"hunter2 " * 1000)
    return f"sqlite:///{folder}/cattery.db"


def foreign(folder: Path) -> str:
    return made(folder, "CREATE TABLE cheese (kind TEXT)")


def newer(folder: Path) -> str:
    return made(folder, f"CREATE TABLE {VERSION_TABLE} (version_num TEXT); INSERT INTO {VERSION_TABLE} VALUES ('v999')")


def in_no_folder(folder: Path) -> str:
    (folder / "file").touch()
    return f"sqlite:///{folder}/file/cattery.db"


def made(folder: Path, statements: str) -> str:
    with closing(sqlite3.connect(folder / "cattery.db")) as database:
        database.executescript(statements)
    return f"sqlite:///{folder}/cattery.db"


STARTS: list[tuple[Callable[[Path], str], str, str]] = [
    (no_address, "en", "cattery: “mysql://ada:***@localhost/cats” is not the address of a database."),
    (nobody_there, "de", "cattery: Die Datenbank ist nicht erreichbar: "),
    (damaged, "fr", "cattery: La base de données est abîmée"),
    (foreign, "en", "cattery: This is not a database of Cattery: cheese."),
    (
        newer,
        "en",
        f"cattery: The database was made by a newer Cattery (version v999 of its tables, expected at most {NEWEST}",
    ),
    (in_no_folder, "en", "cattery: The database cannot be reached: "),
]


@pytest.mark.parametrize(("database", "language", "expected"), STARTS, ids=[row[0].__name__ for row in STARTS])
def test_a_failed_start_is_told_in_one_line(
    tmp_path: Path, database: Callable[[Path], str], language: str, expected: str
) -> None:
    (line,) = failed_start("--database", database(tmp_path), "--lang", language)
    assert line.startswith(expected)
    assert "hunter2" not in line


def test_a_fault_at_the_start_is_told_by_its_place_and_not_by_its_text(tmp_path: Path) -> None:
    """Tables that the version knows nothing of are in the way of its successor."""
    old = f"CREATE TABLE {VERSION_TABLE} (version_num TEXT); INSERT INTO {VERSION_TABLE} VALUES ('v1')"
    url = made(tmp_path, f"{old}; CREATE TABLE devices (hunter2 TEXT)")
    *lines, said = failed_start("--database", url, "--lang", "en")
    (logged,) = [json.loads(line) for line in lines]
    assert (logged["level"], logged["logger"]) == ("critical", "cattery.web")
    assert any("v2.py:" in place for place in logged["where"])
    assert said == "cattery: " + say(Message("web/error-failed", {"reason": logged["error"]}), "en")
    assert "CREATE TABLE" not in "".join(lines)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    if IS_ROOT:
        pytest.skip("root may write everywhere; see test_disks.py")
    tmp_path.chmod(0o500)
    (line,) = failed_start("--data", str(tmp_path), "--lang", "en")
    assert line.startswith("cattery: The database can be read but not written")


# ------------------------------------------------------------------------------------------------------- one at a time


def test_a_second_server_on_a_file_is_refused_in_one_line(own_server: Server, tmp_path: Path) -> None:
    """By whatever path it comes; it is told which file, and what to do."""
    file, other = own_server.folder / "cattery.db", tmp_path / "other"
    other.symlink_to(own_server.folder)
    for place in (own_server.folder, other):
        (line,) = failed_start("--data", str(place), "--lang", "de")
        assert line == "cattery: " + say(Message("store/error-served", {"file": str(file)}), "de")
    assert own_server.person().ask("GET", "/games").status_code == 200
    assert Path(f"{file}.lock").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_the_file_is_free_as_soon_as_its_server_has_ended(
    own_server: Server, tmp_path: Path, end: signal.Signals
) -> None:
    own_server.stop(end)
    (tmp_path / "next").mkdir()
    following = Server(tmp_path / "next", "--database", f"sqlite:///{own_server.folder}/cattery.db")
    assert following.person().ask("GET", "/games").status_code == 200
    following.close()
