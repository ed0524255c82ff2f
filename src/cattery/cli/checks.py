"""What `cattery doctor` looks at, one after the other: each check says what it found and, if need be, what to do."""

import platform
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from cattery.cli.audit import is_known
from cattery.cli.hosting import SECOND, instant, megabytes, now
from cattery.core.words import Message
from cattery.store import survey
from cattery.store.matches import count_matches

OK, WARNING, PROBLEM = "ok", "warning", "problem"
OLDEST_PYTHON = (3, 11)
OLDEST_SQLITE = (3, 35)  # the first that can say what a statement has changed
LITTLE, VERY_LITTLE = 500_000_000, 50_000_000  # bytes free
LARGE_LOG = 64_000_000  # bytes: sixteen times what SQLite lets it grow to by itself
MOST_AHEAD = 60 * SECOND
MOST_APART = 5 * SECOND


class Finding(NamedTuple):
    """One line of the report; what to do is `host/do-<advice>`."""

    name: str
    level: str
    said: Message
    advice: str | None = None
    file: str = ""


# ------------------------------------------------------------------------------------------------------- the machine


def python() -> Finding:
    said = Message("host/python", {"version": platform.python_version(), "sqlite": sqlite3.sqlite_version})
    is_old = sys.version_info < OLDEST_PYTHON or sqlite3.sqlite_version_info < OLDEST_SQLITE
    return Finding("python", PROBLEM, said, "python") if is_old else Finding("python", OK, said)


def packages(name: str = "cattery") -> Finding:
    """Whether all that a package needs is installed and new enough."""
    try:
        needs = [need for need in distribution(name).requires or () if "extra ==" not in need]
        lacking = sorted(filter(None, map(lack, needs)))
        version = distribution(name).version
    except PackageNotFoundError:
        return Finding("packages", WARNING, Message("host/packages-unknown"), "packages")
    if lacking:
        return Finding("packages", PROBLEM, Message("host/packages-lacking", {"packages": tuple(lacking)}), "packages")
    return Finding("packages", OK, Message("host/packages", {"version": version, "count": len(needs)}))


def lack(need: str) -> str:
    """What there is instead of a package that is needed, `name>=1.2`; empty if it is there."""
    name, _, least = re.sub(r"\[.*?\]", "", need.partition(";")[0]).replace(" ", "").partition(">=")
    try:
        version = distribution(name).version
    except PackageNotFoundError:
        return need
    return f"{need} ({version})" if numbers(version) < numbers(least) else ""


def numbers(version: str) -> list[int]:
    """A version so that it can be compared.

    >>> numbers("2.0.40") < numbers("2.1.0rc1")
    True
    """
    return [int(part) for part in re.findall(r"\d+", version.partition("rc")[0])]


# --------------------------------------------------------------------------------------------------- folder and files


def folder(path: Path) -> Iterator[Finding]:
    """Whether the data folder is there and can be written, is its owner's alone, and has room."""
    said = {"folder": str(path)}
    if not path.is_dir():
        yield Finding("folder", WARNING, Message("host/folder-missing", said), "serve")
        return
    try:
        with tempfile.TemporaryFile(dir=path):
            yield _private("folder", path, Message("host/folder", said))
    except OSError as error:
        reason = error.strerror or ""
        yield Finding("folder", PROBLEM, Message("host/folder-unwritable", {**said, "reason": reason}), "folder")
    free = shutil.disk_usage(path).free
    level = OK if free >= LITTLE else WARNING if free >= VERY_LITTLE else PROBLEM
    yield Finding("space", level, Message("host/space", {"size": megabytes(free)}), None if level == OK else "space")


def _private(name: str, path: Path, said: Message) -> Finding:
    """Seeds are in there: a warning where others on the machine may look."""
    if path.stat().st_mode & 0o077:
        file = str(path)
        return Finding(name, WARNING, Message("host/others-may-look", {"file": file}), "private", file)
    return Finding(name, OK, said)


def database_file(path: Path) -> Iterator[Finding]:
    """The file itself and the log of writes beside it, which SQLite folds into it from time to time."""
    yield _private("file", path, Message("host/file", {"file": str(path)}))
    log = Path(f"{path}-wal")
    size = log.stat().st_size if log.exists() else 0
    said = Message("host/wal", {"size": megabytes(size)})
    yield Finding("wal", WARNING, said, "wal") if size > LARGE_LOG else Finding("wal", OK, said)


# ------------------------------------------------------------------------------------------------------ the database


def size(conn: Connection) -> Finding:
    database = {"kind": conn.dialect.name, "size": megabytes(survey.size(conn))}
    return Finding("database", OK, Message("host/database", database))


def migrations(found: str) -> Finding:
    """Which version the tables have; a newer one than this program knows is raised as StoreVersion."""
    to_come = survey.pending(found)
    if to_come:
        said = Message("host/migrations-pending", {"version": found, "pending": to_come})
        return Finding("migrations", WARNING, said, "migrate")
    return Finding("migrations", OK, Message("host/migrations", {"version": found}))


def soundness(conn: Connection) -> Finding:
    faults = survey.damage(conn)
    if faults:
        said = Message("host/unsound", {"count": len(faults), "first": faults[0]})
        return Finding("sound", PROBLEM, said, "damaged")
    return Finding("sound", OK, Message("host/sound" if conn.dialect.name == "sqlite" else "host/sound-server"))


def statuses(conn: Connection) -> Finding:
    counts = {"lobby": 0, "running": 0, "asleep": 0, "over": 0, **count_matches(conn)}
    return Finding("matches", OK, Message("host/matches", {**counts, "users": survey.count_users(conn)}))


def rules(conn: Connection) -> Iterator[Finding]:
    """Matches that this program cannot go on with; those that are over are only lost to replays."""
    unknown = {kind: counts for kind, counts in survey.rules_in_use(conn).items() if not is_known(*kind)}
    for (game, version), counts in unknown.items():
        unfinished = sum(counts.values()) - counts.get("over", 0)
        said = {"game": game, "version": version, "count": sum(counts.values()), "unfinished": unfinished}
        level = PROBLEM if unfinished else WARNING
        yield Finding("rules", level, Message("host/rules-unknown", said), "rules")
    if not unknown:
        yield Finding("rules", OK, Message("host/rules"))


def clock(conn: Connection) -> Finding:
    """Whether this clock is behind what is written already, or apart from the database's own."""
    here, last, there = now(), survey.last_change(conn), survey.server_time(conn)
    if last > here + MOST_AHEAD:
        said = Message("host/clock-behind", {"here": instant(here), "last": instant(last)})
        return Finding("clock", PROBLEM, said, "clock")
    if there is not None and abs(there - here) > MOST_APART:
        said = Message("host/clock-apart", {"here": instant(here), "there": instant(there)})
        return Finding("clock", WARNING, said, "clock")
    return Finding("clock", OK, Message("host/clock", {"here": instant(here)}))
