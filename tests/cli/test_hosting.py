"""What a host does with a database: backups, a look over it, what people may ask for, old matches thrown away."""

import asyncio
import io
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pexpect
import pytest
from sqlalchemy import Connection, select

from cattery.cli import checks, main
from cattery.cli.audit import fault
from cattery.core.words import LANGUAGES
from cattery.store import Database, open_database, survey
from cattery.store.matches import count_matches, create_match, load_match
from cattery.store.migrate import MIGRATIONS
from cattery.store.people import create_user, hash_token
from cattery.store.rows import NewMatch, SeatRow, Stored
from cattery.store.survey import count_users
from cattery.store.tables import METADATA
from tests.cli.hosted import fill
from tests.docs.pages import blocks
from tests.store.disks import as_nobody, disk
from tests.store.postgres import Server
from tests.terminal.test_session import end_of

Captured = pytest.CaptureFixture[str]
T = TypeVar("T")
ROOT = Path(__file__).parents[2]
DAY = 86_400_000_000
COMMANDS_FOR_HOSTS = ("backup", "restore", "doctor", "users", "export-user", "delete-user", "prune")
LEVELS = ("ok", "warning", "problem")


class Place(NamedTuple):
    """A database with some life in it."""

    url: str
    file: Path
    ids: dict[str, str]


def cattery(capsys: Captured, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


def megabytes(file: Path) -> str:
    """How large it is, which depends on how long the games in it have been."""
    return f"{file.stat().st_size / 1e6:.1f}"


def within(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def opened() -> T:
        async with open_database(url) as db:
            return await work(db)

    return asyncio.run(opened())


def read(url: str, unit: Callable[[Connection], T]) -> T:
    return within(url, lambda db: db.read(unit))


def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    def everything(conn: Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {t.name: sorted((tuple(r) for r in conn.execute(select(t))), key=repr) for t in METADATA.sorted_tables}

    return read(url, everything)


def stored(url: str, match_id: str) -> Stored:
    return read(url, lambda conn: load_match(conn, match_id))


def change(place: Place, statement: str) -> None:
    """As somebody might who tinkers with the file."""
    with closing(sqlite3.connect(place.file)) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Filled once; each test has its own copy."""
    file = tmp_path_factory.mktemp("filled") / "cattery.db"
    url = f"sqlite:///{file}"
    return Place(url, file, asyncio.run(fill(url)))


@pytest.fixture
def place(filled: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """The database in the data folder of this test."""
    folder = tmp_path / "host"
    folder.mkdir(mode=0o700)
    file = folder / "cattery.db"
    file.write_bytes(filled.file.read_bytes())
    file.chmod(0o600)
    monkeypatch.setenv("CATTERY_DATA", str(folder))
    monkeypatch.delenv("CATTERY_DATABASE", raising=False)
    return Place(f"sqlite:///{file}", file, filled.ids)


# ------------------------------------------------------------------------------------------------- backup and restore


def test_a_backup_restored_is_equal_and_sound(capsys: Captured, place: Place, tmp_path: Path) -> None:
    copy, new = tmp_path / "monday.db", tmp_path / "new"
    code, out, err = cattery(capsys, "backup", str(copy))
    assert (code, err) == (0, "")
    assert out == f"{copy}: a backup of 9 matches and 2 users, {megabytes(copy)} MB, read back and sound.\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    code, out, err = cattery(capsys, "restore", str(copy), "--data", str(new))
    assert (code, err) == (0, "")
    size = megabytes(new / "cattery.db")
    assert out == f"sqlite:///{new}/cattery.db: restored from {copy}, 9 matches and 2 users, {size} MB.\n"
    assert rows(f"sqlite:///{new}/cattery.db") == rows(place.url)
    assert cattery(capsys, "doctor", "--data", str(new))[0] == 0


def test_a_backup_under_load_holds_every_action_stored_before(capsys: Captured, tmp_path: Path) -> None:
    """Another process plays on and is killed; each backup is whole, and has what was acknowledged before it began."""
    url = f"sqlite:///{tmp_path}/live.db"
    command = [sys.executable, "-m", "tests.cli.hosted", url]
    copies: list[tuple[Path, dict[str, int]]] = []
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        for n in range(3):
            for _ in range(120):
                match_id, seq = player.stdout.readline().split()
                acknowledged[match_id] = int(seq)
            copies.append((tmp_path / f"{n}.db", dict(acknowledged)))
            assert cattery(capsys, "backup", str(copies[-1][0]), "--database", url)[0] == 0
        player.kill()
    for file, before in copies:
        target = tmp_path / f"restored-{file.name}"
        assert cattery(capsys, "restore", str(file), "--database", f"sqlite:///{target}")[0] == 0
        code, out, _ = cattery(capsys, "doctor", "--database", f"sqlite:///{target}", "--matches", "1000")
        assert (code, "at fault: 0." in " ".join(out.split())) == (0, True)
        for match_id, last in before.items():
            assert stored(f"sqlite:///{target}", match_id).match.seq >= last
    assert len(acknowledged) > 1
    assert cattery(capsys, "doctor", "--database", url, "--matches", "1000")[0] == 0  # after kill -9


def test_from_postgresql_and_back(
    capsys: Captured, postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, other = postgres.new_url(), postgres.new_url()
    ids = asyncio.run(fill(url))
    copy = str(tmp_path / "copy.db")
    assert cattery(capsys, "backup", copy, "--database", url)[0] == 0
    assert cattery(capsys, "restore", copy, "--database", other)[0] == 0
    assert rows(other) == rows(url) == rows(f"sqlite:///{copy}")
    code, out, _ = cattery(capsys, "doctor", "--database", other, "--json")
    found = json.loads(out)
    assert (code, found["ok"], {check["level"] for check in found["checks"]} <= {"ok", "warning"}) == (0, True, True)
    assert {"database", "sound", "logs", "clock"} <= {check["name"] for check in found["checks"]}
    assert cattery(capsys, "restore", copy, "--database", other)[0] == 2
    assert ids["bo"] in cattery(capsys, "users", "BO", "--database", other)[1]
    assert (
        len(json.loads(cattery(capsys, "export-user", "--json", "--database", other, "--", ids["bo"])[1])["seats"]) == 9
    )
    assert cattery(capsys, "delete-user", "--yes", "--database", other, "--", ids["bo"])[0] == 0
    assert "Bo" not in repr({name: rows(other)[name] for name in ("users", "seats", "chats")})
    assert cattery(capsys, "doctor", "--database", other)[0] == 0
    assert "0 matches and 0 users" in cattery(capsys, "prune", "--days", "1", "--database", other)[1]
    monkeypatch.setattr(survey, "MIGRATIONS", with_later_versions(tmp_path))
    code, out, err = cattery(capsys, "backup", str(tmp_path / "old.db"), "--database", other)
    assert (code, out, "has tables of an older version" in err) == (2, "", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_said_in_one_line(capsys: Captured, place: Place, tmp_path: Path, language: str) -> None:
    foreign, empty, newer = tmp_path / "foreign.db", tmp_path / "empty.db", tmp_path / "newer.db"
    foreign.write_text("cattery playthrough 1\n" * 100)
    empty.touch()
    newer.write_bytes(place.file.read_bytes())
    change(Place("", newer, {}), "UPDATE cattery_version SET version_num = 'v999'")
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE bookmarks (id INTEGER)")
    new = ("--database", f"sqlite:///{tmp_path}/new/cattery.db")
    refused = {
        ("backup", str(foreign)): "exists already",
        ("backup", str(tmp_path / "no" / "folder.db")): "no: there is no such file",
        ("backup", str(tmp_path / "b.db"), "--data", str(tmp_path / "nowhere")): "there is no database",
        ("backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{empty}"): "holds no tables of Cattery yet",
        ("backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{foreign}"): "file is not a database",
        ("backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{other}"): "not a database of Cattery: bookmarks",
        ("backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{newer}"): "made by a newer Cattery",
        (
            "backup",
            str(tmp_path / "b.db"),
            "--database",
            "mysql://root:secret@host/db",
        ): "not the address of a database",
        ("backup",): "FILE is missing",
        ("restore", str(tmp_path / "none.db"), *new): "there is no such file",
        ("restore", str(tmp_path), *new): "is a folder",
        ("restore", "a\0b", *new): "there is no such file",
        ("restore", str(foreign), *new): "cannot be restored. The database is damaged, or it is not",
        ("restore", str(empty), *new): "cannot be restored. This is not a database of Cattery",
        ("restore", str(other), *new): "cannot be restored. This is not a database of Cattery: bookmarks",
        ("restore", str(newer), *new): "cannot be restored. The database was made by a newer Cattery",
        ("restore", str(place.file)): "not empty: there are rows in “users”",
        ("users", "--database", f"sqlite:///{newer}"): "made by a newer Cattery",
        ("export-user", "nobody"): "There is no user “nobody”. “cattery users” lists them.",
        ("export-user", "' OR 1=1 --\x1b[2J"): "There is no user “' OR 1=1 --\\x1b[2J”",
        ("export-user",): "ID is missing",
        ("delete-user", "nobody", "--yes"): "There is no user “nobody”",
        ("prune",): "--days N is missing",
        ("prune", "--days", "0"): "--days cannot be “0”. Expected: 1-36500",
        ("prune", "--days", "NaN"): "--days cannot be “NaN”",
        ("doctor", "--database", "x"): "not the address of a database",
        ("doctor", "--matches", "-1"): "--matches cannot be “-1”",
    }
    before = rows(place.url)
    for arguments, words in refused.items():
        code, out, err = cattery(capsys, *arguments, "--lang", language)
        assert (code, out, err.count("\n")) == (2, "", 1), arguments
        assert err.startswith("cattery: ")
        assert language != "en" or words in err, arguments
        assert "secret" not in err
    assert rows(place.url) == before
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".db") == [
        "empty.db",
        "foreign.db",
        "newer.db",
        "other.db",
    ]
    assert not list(tmp_path.glob("new/*"))


def test_rows_that_no_cattery_has_written_are_not_restored(capsys: Captured, place: Place, tmp_path: Path) -> None:
    for number, statement in enumerate(
        ("UPDATE seats SET user_id = 'nobody' WHERE seat = 0", "UPDATE matches SET config = '{'", "DROP TABLE seats")
    ):
        copy = tmp_path / f"{number}.db"
        copy.write_bytes(place.file.read_bytes())
        change(Place("", copy, {}), statement)
        code, out, err = cattery(capsys, "restore", str(copy), "--data", str(tmp_path / "new"))
        assert (code, out, err.count("\n")) == (2, "", 1), err
        assert not list(tmp_path.glob("new/*"))


@pytest.fixture
def small_disk() -> Iterator[Path]:
    with disk("128k") as folder:
        yield folder


def test_a_full_disk_leaves_nothing_half_done(capsys: Captured, place: Place, small_disk: Path, tmp_path: Path) -> None:
    (small_disk / "ballast").write_bytes(bytes(96 * 1024))
    code, out, err = cattery(capsys, "backup", str(small_disk / "b.db"))
    assert (code, out, err) == (2, "", f"cattery: {small_disk}/b.db: no space left.\n")
    assert cattery(capsys, "backup", str(tmp_path / "b.db"))[0] == 0
    code, out, err = cattery(capsys, "restore", str(tmp_path / "b.db"), "--data", str(small_disk))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "no space left" in err
    assert [path.name for path in small_disk.iterdir()] == ["ballast"]
    assert [path.name for path in place.file.parent.iterdir()] == ["cattery.db"]


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that every user of the machine can reach, and nobody but its owner can write."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        yield Path(folder)
        Path(folder).chmod(0o755)


def test_a_folder_that_cannot_be_written(capsys: Captured, place: Place, public_folder: Path, tmp_path: Path) -> None:
    copy = public_folder / "copy.db"
    copy.write_bytes(place.file.read_bytes())
    copy.chmod(0o444)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    data = str(public_folder)
    with as_nobody():
        backup = cattery(capsys, "backup", f"{data}/b.db", "--database", f"sqlite:///{copy}")
        restore = cattery(capsys, "restore", str(copy), "--data", data)
        prune = cattery(capsys, "prune", "--days", "1", "--database", f"sqlite:///{copy}")
        delete = cattery(capsys, "delete-user", "--yes", "--database", f"sqlite:///{copy}", "--", place.ids["bo"])
        doctor = cattery(capsys, "doctor", "--database", f"sqlite:///{copy}")
    assert backup == (2, "", f"cattery: {data}: no permission.\n")
    for code, out, err in (restore, delete):
        assert (code, out, err.count("\n")) == (2, "", 1)
    assert prune[0] == 0 or "can be read but not written" in prune[2]
    assert doctor[0] == 1
    assert f"problem  Data folder {data} cannot be written: Permission denied." in doctor[1]
    assert "problem  The database can be read but not written" in doctor[1]
    assert [path.name for path in public_folder.iterdir()] == ["copy.db"]


# ------------------------------------------------------------------------------------------------------------- doctor


def doctor(capsys: Captured, *arguments: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit code, and the checks by name, the worst of each."""
    code, out, err = cattery(capsys, "doctor", "--json", *arguments)
    assert err == ""
    found: dict[str, dict[str, Any]] = {}
    for check in json.loads(out)["checks"]:
        rank = LEVELS.index(check["level"])
        if check["name"] not in found or rank > LEVELS.index(found[check["name"]]["level"]):
            found[check["name"]] = check
    assert json.loads(out)["ok"] == (code == 0)
    return code, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_well_in_every_language(capsys: Captured, place: Place, language: str) -> None:
    code, out, err = cattery(capsys, "doctor", "--lang", language)
    assert (code, err) == (0, "")
    good = {"en": "ok", "de": "gut", "fr": "bon", "pl": "dobrze", "zh": "正常"}[language]
    assert out.count(f"\n{good} ") + out.startswith(good) == 14
    code, found = doctor(capsys, "--lang", language)
    assert {check["level"] for check in found.values()} == {"ok"}
    assert list(found) == [
        "python",
        "packages",
        "folder",
        "space",
        "database",
        "file",
        "wal",
        "migrations",
        "sound",
        "writable",
        "matches",
        "rules",
        "logs",
        "clock",
    ]


def test_it_counts_what_is_there(capsys: Captured, place: Place) -> None:
    found = doctor(capsys)[1]
    assert found["matches"]["text"] == "Matches: 3 not started, 3 running, 0 asleep, 3 over; 2 users."
    assert found["logs"]["text"] == "The newest 9 matches were played again from the log and compared; at fault: 0."
    assert "The newest 2 matches" in doctor(capsys, "--matches", "2")[1]["logs"]["text"]


def test_before_the_first_start_there_is_nothing_wrong(capsys: Captured, tmp_path: Path) -> None:
    code, found = doctor(capsys, "--data", str(tmp_path / "nowhere"))
    assert code == 0
    assert {name: check["level"] for name, check in found.items()} == {
        "python": "ok",
        "packages": "ok",
        "folder": "warning",
        "database": "warning",
    }
    assert "“cattery serve” makes it." in found["database"]["advice"]
    assert not (tmp_path / "nowhere").exists()
    (tmp_path / "empty.db").touch(mode=0o600)
    code, found = doctor(capsys, "--database", f"sqlite:///{tmp_path}/empty.db")
    assert (code, found["migrations"]["level"]) == (0, "warning")


def newest_over(place: Place) -> str:
    return f"id = '{place.ids['felix-over']}'"


MATCH_FAULTS = {
    "its seed is not the one that was promised": "UPDATE matches SET seed = '00' WHERE {match}",
    "row 3 of its log is missing": "DELETE FROM actions WHERE {of_match} AND seq = 3",
    "row 2 of its log is against the rules. “sing” is not an action": (
        "UPDATE actions SET action = 'sing' WHERE {of_match} AND seq = 2"
    ),
    "row 2 of its log is against the rules. “bid 40” is not possible now": (
        "UPDATE actions SET action = 'bid 40' WHERE {of_match} AND seq = 2"
    ),
    "row 2 of its log is against the rules. It is not": (
        "UPDATE actions SET seat = 3 - seat WHERE {of_match} AND seq = 2"
    ),
    "row 0 of its log holds cards that its seed does not give": (
        "UPDATE actions SET outcomes = '[]' WHERE {of_match} AND seq = 0"
    ),
    "it says 7 as its last row, the log": "UPDATE matches SET seq = 7 WHERE {match}",
    "its status is “asleep”, which its log is not": "UPDATE matches SET status = 'asleep' WHERE {match}",
    "its status is “lobby”, which its log is not": "UPDATE matches SET status = 'lobby' WHERE {match}",
    "its result is not the one of its log": (
        "UPDATE matches SET result = replace(result, 'ending', 'beginning') WHERE {match}"
    ),
    "it cannot be set up. Felix: The Cat in the Sack cannot be played by 9": (
        "UPDATE matches SET config = replace(config, '\"players\":4', '\"players\":9') WHERE {match}"
    ),
    "it cannot be read": "UPDATE matches SET config = '[]' WHERE {match}",
    "it cannot be read.": "UPDATE matches SET config = '{{' WHERE {match}",
}


@pytest.mark.parametrize("reason", MATCH_FAULTS)
def test_a_match_that_does_not_agree_with_its_log_is_named(capsys: Captured, place: Place, reason: str) -> None:
    match_id = place.ids["felix-over"]
    statement = MATCH_FAULTS[reason].format(match=f"id = '{match_id}'", of_match=f"match_id = '{match_id}'")
    change(place, statement)
    code, out, err = cattery(capsys, "doctor")
    said = " ".join(out.split())
    assert (code, err) == (1, "")
    assert f"problem Match {match_id}: {reason}" in said
    assert "Keep a copy of the database and report it." in said
    assert "The newest 9 matches were played again from the log and compared; at fault: 1." in said


def test_entropy_that_was_changed_gives_other_cards(capsys: Captured, place: Place) -> None:
    change(place, f"UPDATE matches SET entropy = '[]' WHERE id = '{place.ids['cat_and_mouse-running']}'")
    assert "row 0 of its log holds cards that its seed does not give" in doctor(capsys)[1]["log"]["text"]


def test_many_faults_are_counted_and_ten_are_told(capsys: Captured, place: Place) -> None:
    within(place.url, lambda db: db.write(lambda conn: [in_lobby(conn, 1) for _ in range(20)]))
    change(place, "UPDATE matches SET seed = '00'")
    code, out, _ = cattery(capsys, "doctor")
    assert (code, out.count("problem  Match ")) == (1, 10)
    assert "at fault: 29." in " ".join(out.split())


def test_rules_that_the_program_does_not_know(capsys: Captured, place: Place) -> None:
    change(place, f"UPDATE matches SET rules_version = 99 WHERE id = '{place.ids['felix-over']}'")
    code, found = doctor(capsys)
    assert (code, found["rules"]["level"]) == (0, "warning")
    assert found["rules"]["text"] == "1 match of felix, rules 99, which this program does not know; 0 not over."
    change(place, f"UPDATE matches SET game = 'chess' WHERE id = '{place.ids['felix-running']}'")
    code, found = doctor(capsys)
    assert (code, found["rules"]["level"]) == (1, "problem")
    assert "newest 7 matches" in found["logs"]["text"]


def flood_pages(place: Place) -> None:
    content = bytearray(place.file.read_bytes())
    for page in range(12, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    place.file.write_bytes(content)


def break_reference(place: Place) -> None:
    change(place, "UPDATE seats SET user_id = 'nobody' WHERE seat = 0")


def other_program(place: Place) -> None:
    place.file.unlink()
    change(place, "CREATE TABLE bookmarks (id INTEGER)")


PLANTED: dict[str, tuple[Callable[[Place], object], str, str]] = {
    "sound": (break_reference, "The file is damaged in 9 places or more, first: seats", "restore the last backup"),
    "database": (lambda p: p.file.write_text("miaow" * 1000), "file is not a database", "restore the last backup"),
    "database foreign": (other_program, "not a database of Cattery: bookmarks", "restore the last backup"),
    "database newer": (
        lambda p: change(p, "UPDATE cattery_version SET version_num = 'v999'"),
        "made by a newer Cattery (version v999",
        "Install the newer Cattery",
    ),
    "database pages": (flood_pages, "damaged", "restore the last backup"),
    "clock": (lambda p: change(p, f"UPDATE users SET seen_at = {DAY * 40_000}"), "is behind", "Set the clock"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_wrong_with_the_database_is_a_problem(capsys: Captured, place: Place, name: str) -> None:
    plant, text, advice = PLANTED[name]
    plant(place)
    code, out, err = cattery(capsys, "doctor", "--json")
    wrong = [check for check in json.loads(out)["checks"] if check["level"] == "problem"]
    assert (code, err) == (1, "")
    assert any(text in check["text"] and advice in check["advice"] for check in wrong), wrong


def with_later_versions(folder: Path) -> Path:
    """Where a later program would have two more migrations."""
    (folder / "versions").mkdir()
    known = [path.stem for path in (MIGRATIONS / "versions").glob("v*.py")]
    for version in (*known, "v998", "v1000"):
        (folder / "versions" / f"{version}.py").touch()
    return folder


def test_migrations_that_are_to_come(
    capsys: Captured, place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(survey, "MIGRATIONS", with_later_versions(tmp_path))
    code, found = doctor(capsys)
    assert (code, found["migrations"]["level"]) == (0, "warning")
    assert found["migrations"]["text"].endswith("still to come: v998, v1000.")
    assert "Make a backup, then restart the server" in found["migrations"]["advice"]
    assert list(found)[-1] == "writable"


def test_what_others_may_read_is_a_warning_and_the_advice_helps(capsys: Captured, place: Place) -> None:
    place.file.chmod(0o644)
    place.file.parent.chmod(0o750)
    code, found = doctor(capsys)
    assert (code, found["file"]["level"], found["folder"]["level"]) == (0, "warning", "warning")
    assert found["file"]["advice"] == f"chmod go= {place.file}"
    for name in ("file", "folder"):
        subprocess.run(found[name]["advice"].split(), check=True)
    found = doctor(capsys)[1]
    assert (found["file"]["level"], found["folder"]["level"]) == ("ok", "ok")


def test_a_log_of_writes_that_has_grown(capsys: Captured, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody reads, so that what is written meanwhile cannot be folded into the file."""
    with closing(sqlite3.connect(place.file)) as reader, closing(sqlite3.connect(place.file)) as writer:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM matches").fetchone()
        writer.execute("CREATE TABLE ballast (content BLOB)")
        writer.execute("INSERT INTO ballast VALUES (zeroblob(3000000))")
        writer.commit()
        assert doctor(capsys)[1]["wal"]["level"] == "ok"
        monkeypatch.setattr(checks, "LARGE_LOG", 2_000_000)
        code, found = doctor(capsys)
    assert (code, found["wal"]["level"]) == (0, "warning")
    assert re.fullmatch(r"Log of writes beside the database: 3(\.\d)? MB\.", found["wal"]["text"])
    assert "Somebody has been reading for very long." in found["wal"]["advice"]


def test_little_space_and_very_little(capsys: Captured, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LITTLE", 1 << 60)
    code, found = doctor(capsys)
    assert (code, found["space"]["level"]) == (0, "warning")
    monkeypatch.setattr(checks, "VERY_LITTLE", 1 << 60)
    code, found = doctor(capsys)
    assert (code, found["space"]["level"]) == (1, "problem")
    assert "Make room" in found["space"]["advice"]


def test_somebody_holds_the_database(capsys: Captured, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cattery.store.sqlite.BUSY_SECONDS", 0.2)
    with closing(sqlite3.connect(place.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        code, found = doctor(capsys)
        assert (code, found["database"]["level"]) == (1, "problem")
        assert "Another program holds the database." in found["database"]["advice"]
        code, out, err = cattery(capsys, "delete-user", "--yes", "--", place.ids["bo"])
        assert (code, out) == (2, "")
        assert err == "cattery: The database has been busy for too long. Nothing was changed; try again.\n"


def test_a_server_that_is_not_there(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cattery.store.postgres.PAUSES", (0.01,))
    url = f"postgresql://ada:secret@/cattery?host={tmp_path}"
    code, out, err = cattery(capsys, "doctor", "--database", url)
    assert (code, err) == (1, "")
    assert "problem  The database cannot be reached" in out
    assert "Is the address right, does the server run" in out
    assert "secret" not in out
    code, out, err = cattery(capsys, "backup", str(tmp_path / "b.db"), "--database", url)
    assert (code, out, err.count("\n"), "secret" in err) == (2, "", 1, False)


def test_packages_that_are_missing_or_old() -> None:
    assert checks.lack("tqdm>=1.0") == ""
    assert checks.lack("psycopg[binary]>=3.2") == ""
    assert checks.lack("no-such-package>=1.0") == "no-such-package>=1.0"
    assert re.fullmatch(r"tqdm>=9999 \(4\..*\)", checks.lack("tqdm>=9999"))
    assert checks.packages("no-such-package").level == "warning"
    assert checks.packages().level == "ok"


# ------------------------------------------------------------------------------------------------------- user's data


def test_users_are_listed_and_found_by_name(capsys: Captured, place: Place) -> None:
    code, out, err = cattery(capsys, "users")
    assert (code, err) == (0, "")
    head, *lines = out.splitlines()
    assert head.split() == ["ID", "NAME", "LAST", "SEEN", "MATCHES"]
    assert {(line.split()[0], line.split()[1], line.split()[-1]) for line in lines} == {
        (place.ids["ada"], "Ada", "9"),
        (place.ids["bo"], "Bo", "9"),
    }
    (line,) = cattery(capsys, "users", "aD", "--json")[1].splitlines()
    assert (json.loads(line)["id"], json.loads(line)["matches"]) == (place.ids["ada"], 9)
    assert cattery(capsys, "users", "%") == (0, "There are no such users.\n", "")


def test_a_name_cannot_move_the_cursor(capsys: Captured, place: Place) -> None:
    change(place, "UPDATE users SET name = 'a' || char(27) || '[2J' || char(8238) || 'b'")
    assert "a\\x1b[2J\\u202eb" in cattery(capsys, "users")[1]
    assert "\x1b" not in cattery(capsys, "export-user", "--", place.ids["ada"])[1]
    assert "\x1b" not in cattery(capsys, "delete-user", "--yes", "--", place.ids["ada"])[1]


def test_an_export_holds_all_of_a_users_own_and_no_secret_of_others(capsys: Captured, place: Place) -> None:
    change(place, "UPDATE seats SET advance = '\"place 7\"', token_hash = 'T' || match_id WHERE seat = 1")
    change(place, "UPDATE seats SET advance = '\"place -8\"' WHERE seat = 0")
    code, out, err = cattery(capsys, "export-user", "--json", "--", place.ids["bo"])
    assert (code, err) == (0, "")
    kept, all_rows = json.loads(out), rows(place.url)
    ((_, cookie_hash, *_),) = [row for row in all_rows["users"] if row[0] == place.ids["bo"]]
    assert [user["name"] for user in kept["user"]] == ["Bo"]
    assert {seat["match_id"] for seat in kept["seats"]} == {row[0] for row in all_rows["matches"]}
    assert {seat["advance"] for seat in kept["seats"]} == {"place 7"}
    assert [line["text"] for line in kept["chats"]] == ["Bo says woof"] * 6
    own = {(row[0], row[1], row[3]) for row in all_rows["actions"] if row[2] == 1 and row[6] == "person"}
    assert {(action["match_id"], action["seq"], action["action"]) for action in kept["actions"]} == own
    assert len(own) > 10
    text = cattery(capsys, "export-user", "--", place.ids["bo"])[1]
    secrets = [row[8] for row in all_rows["matches"]] + [place.ids["ada"], "Ada", "miaow", "place -8", cookie_hash]
    secrets += [f"T{row[0]}" for row in all_rows["matches"]]
    assert all(len(row[8]) == 64 for row in all_rows["matches"])
    for secret in secrets:
        assert secret not in out + text, secret
    assert all(f"text={line['text']}" in text for line in kept["chats"])
    assert re.search(r'"created_at": "20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ"', out)


def test_deleting_leaves_games_that_can_be_replayed(capsys: Captured, place: Place) -> None:
    before = rows(place.url)
    assert cattery(capsys, "delete-user", "--yes", "--", place.ids["ada"]) == (
        0,
        f"Ada ({place.ids['ada']}) is deleted. 9 games stay, without the name.\n",
        "",
    )
    after = rows(place.url)
    for name in after:
        assert place.ids["ada"] not in repr(after[name]), name
        assert "Ada" not in repr(after[name]), name
    assert after["actions"] == before["actions"]
    assert len(after["matches"]) == 9
    for name, match_id in place.ids.items():
        if "-" in name and match_id not in (place.ids["ada"], place.ids["bo"]):
            assert fault(stored(place.url, match_id)) is None
    assert cattery(capsys, "doctor")[0] == 0
    assert len(json.loads(cattery(capsys, "export-user", "--json", "--", place.ids["bo"])[1])["seats"]) == 9


def test_nobody_waits_for_who_was_deleted(capsys: Captured, place: Place) -> None:
    """A bot has the seat at running tables, and in the lobby it is open."""
    cattery(capsys, "delete-user", "--yes", "--", place.ids["ada"])
    for game in ("felix", "cat_and_mouse", "cockroach_poker"):
        running = stored(place.url, place.ids[f"{game}-running"])
        assert (running.seats[0].is_taken_over, running.seats[0].name) == (True, "")
        assert stored(place.url, place.ids[f"{game}-lobby"]).seats[0].kind == "open"
        assert running.match.due_what == "bot"
        assert running.match.due_at is not None


@pytest.mark.parametrize(("typed", "is_gone"), [("y\n", True), ("YES\n", True), ("n\n", False), ("\n", False)])
def test_it_asks_before_it_deletes(
    capsys: Captured, place: Place, monkeypatch: pytest.MonkeyPatch, typed: str, is_gone: bool
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code, out, err = cattery(capsys, "delete-user", "--", place.ids["bo"])
    assert (code, err) == (0, "")
    assert f"Bo ({place.ids['bo']}) sits at 9 tables." in out
    assert ("Nothing was changed." in out) != is_gone
    assert read(place.url, count_users) == (1 if is_gone else 2)


def test_nobody_there_to_ask(capsys: Captured, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    code, _, err = cattery(capsys, "delete-user", "--", place.ids["bo"])
    assert (code, err) == (2, "cattery: Nobody answered, and nothing was deleted. --yes deletes without asking.\n")
    assert read(place.url, count_users) == 2


# ----------------------------------------------------------------------------------------------------------- pruning


def in_lobby(conn: Connection, at: int, host: str | None = None) -> str:
    new = NewMatch("felix", 1, {"players": 4, "options": {}}, {}, True, host, "5eed", "5eedha54")
    return create_match(conn, new, [SeatRow(0, "person", host, "Cy") if host else SeatRow(0)], at)


def plant_old(conn: Connection) -> None:
    """Old matches, of somebody who has no other and of somebody who has been here since."""
    now = time.time_ns() // 1000
    cy = create_user(conn, hash_token("Cy"), "Cy", "de", now - 100 * DAY).id
    dee = create_user(conn, hash_token("Dee"), "Dee", "de", now - DAY).id
    create_user(conn, hash_token("Eve"), "Eve", "de", now - 99 * DAY)
    for n in range(1100):
        in_lobby(conn, now - 91 * DAY, cy if n == 0 else dee if n == 1 else None)


def test_old_matches_go_and_nothing_else(capsys: Captured, place: Place) -> None:
    change(place, f"UPDATE matches SET updated_at = 1 WHERE id = '{place.ids['felix-over']}'")
    change(place, f"UPDATE matches SET updated_at = 1 WHERE id = '{place.ids['felix-running']}'")
    within(place.url, lambda db: db.write(plant_old))
    before = rows(place.url)
    code, out, err = cattery(capsys, "prune", "--days", "90", "--dry-run")
    said = " ".join(out.split())
    assert (code, err) == (0, "")
    assert said.startswith("Untouched for 90 days: 1,101 matches and 2 users without any would be thrown away.")
    assert rows(place.url) == before
    out = " ".join(cattery(capsys, "prune", "--days", "90")[1].split())
    assert out == "Untouched for 90 days: 1,101 matches and 2 users without any were thrown away."
    after = rows(place.url)
    gone = {row[0] for row in before["matches"]} - {row[0] for row in after["matches"]}
    assert (len(gone), place.ids["felix-over"] in gone) == (1101, True)
    for table in ("seats", "actions", "chats"):
        assert [row for row in before[table] if row[0] not in gone] == after[table]
    assert {row[2] for row in after["users"]} == {"Ada", "Bo", "Dee"}
    assert "0 matches and 0 users" in cattery(capsys, "prune", "--days", "90")[1]
    assert read(place.url, count_matches) == {"lobby": 3, "running": 3, "over": 2}


# ---------------------------------------------------------------------------------------------------------- all of them


def test_the_environment_names_the_database(capsys: Captured, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CATTERY_DATA")
    assert cattery(capsys, "users")[0] == 2
    monkeypatch.setenv("CATTERY_DATABASE", place.url)
    assert cattery(capsys, "users", "Ada")[0] == 0
    nowhere = ("--database", f"sqlite:///{place.file}.not")
    said = f"cattery: {place.file}.not: there is no database. See --data and --database.\n"
    assert cattery(capsys, "users", *nowhere) == (2, "", said)


def test_a_folder_of_any_name(capsys: Captured, place: Place, tmp_path: Path) -> None:
    folder = tmp_path / "100% Katzen? #1 “猫”"
    copy = tmp_path / "copy?.db"
    assert cattery(capsys, "backup", str(copy))[0] == 0
    assert cattery(capsys, "restore", str(copy), "--data", str(folder))[0] == 0
    assert [path.name for path in folder.iterdir()] == ["cattery.db"]
    assert cattery(capsys, "users", "--data", str(folder))[1] == cattery(capsys, "users")[1]


def safe_id(place: Place) -> str:
    """Ada's id, or where that begins with a hyphen, another that she is given."""
    if place.ids["ada"].startswith("-"):
        change(place, f"UPDATE users SET id = 'x' || id WHERE id = '{place.ids['ada']}'")
        for table, column in (("seats", "user_id"), ("chats", "user_id"), ("matches", "host_id")):
            change(place, f"UPDATE {table} SET {column} = 'x' || {column} WHERE {column} = '{place.ids['ada']}'")
        return f"x{place.ids['ada']}"
    return place.ids["ada"]


def test_the_page_for_hosts_says_commands_that_work(
    place: Place, postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In order, in one folder, as they are written: only the id and the address of PostgreSQL are filled in."""
    page = (
        (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("\n## Keeping it\n")[2].split("\n## ")[0]
    )
    script = "".join(blocks(page, "sh"))
    assert {line.split()[1] for line in script.splitlines()} >= set(COMMANDS_FOR_HOSTS)
    address = "postgresql://cattery@localhost/cattery"
    script = script.replace("-user ID", f"-user {safe_id(place)}").replace(address, f"'{postgres.new_url()}'")
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    done = subprocess.run(
        ["sh", "-eu", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    assert json.loads((tmp_path / "ada.json").read_text(encoding="utf-8"))["user"][0]["name"] == "Ada"
    assert (tmp_path / "restored" / "cattery.db").exists()
    assert read(place.url, count_users) == 1


def test_on_a_terminal_a_bar_is_shown(place: Place) -> None:
    program = [sys.executable, "-m", "cattery", "doctor"]
    terminal = pexpect.spawn(program[0], program[1:], encoding="utf-8", env=dict(os.environ), timeout=30)
    terminal.expect("0%\\|")
    terminal.expect(r"at\s+fault:\s+0\.")
    terminal.expect(pexpect.EOF)
    assert end_of(terminal) == 0
