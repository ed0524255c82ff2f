"""Games kept in files: read whole or refused in one line, written so that a crash loses nothing.

A save is a playthrough with its secret seed, so only its owner may read it. Who sits where stands in remarks::

    # seat 0 person Ada
    # seat 1 casual Minka
"""

import contextlib
import errno
import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from cattery.bots.players import DEFAULT_LEVEL, LEVELS
from cattery.core.errors import CatteryError, InvalidRequest, UsageError
from cattery.core.playthrough import FORMAT, MAX_TEXT, Playthrough, from_text, seat_remark
from cattery.core.texts import clean_name
from cattery.core.words import seat_name
from cattery.games import load

REASONS = {
    errno.ENOENT: "error-file-missing",
    errno.EISDIR: "error-file-directory",
    errno.ENOTDIR: "error-file-missing",
    errno.EACCES: "error-file-permission",
    errno.EPERM: "error-file-permission",
    errno.ENOSPC: "error-file-full",
    errno.EDQUOT: "error-file-full",
    errno.EROFS: "error-file-permission",
    errno.ENAMETOOLONG: "error-file-missing",
}
UNFINISHED, FINISHED = "unfinished", "finished"


def folder() -> Path:
    """Where this user's games are kept."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "cattery"


def new_place(game: str) -> Path:
    """A file for a game that begins now, of a name nobody else will take."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder() / UNFINISHED / f"{game}-{stamp}-{secrets.token_hex(2)}.txt"


def unfinished(game: str | None = None) -> list[Path]:
    """The games to go on with, newest first; of one game, or of all."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        for path in (folder() / UNFINISHED).glob(f"{game or ''}*.txt"):
            with contextlib.suppress(OSError):
                found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def when(path: Path) -> str:
    """When a game was last played, by the clock on the user's wall."""
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")


def read_text(path: Path) -> str:
    """The text of a file; raises UsageError for what cannot be read."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_TEXT + 1)
    except OSError as error:
        raise file_error(path, error) from error
    except ValueError as error:  # not UTF-8, or a name with a zero byte
        raise UsageError("error-file-text", file=str(path)) from error


def file_error(path: Path, error: OSError) -> UsageError:
    """What went wrong with a file, in words."""
    known = REASONS.get(error.errno or 0)
    if known:
        return UsageError(known, file=str(path))
    return UsageError("error-file-other", file=str(path), reason=error.strerror or type(error).__name__)


def read(path: Path) -> tuple[Playthrough, str]:
    """The playthrough in a file and its text; raises UsageError that names the file and the first bad line."""
    text = read_text(path)
    try:
        return from_text(text, load), text
    except CatteryError as error:
        raise UsageError("error-in-file", file=str(path), reason=error.message) from error


class Seats(NamedTuple):
    """Who sits at a table: people, and bots with a level each."""

    people: frozenset[int]
    names: tuple[str, ...]
    levels: tuple[str, ...]  # of people's seats as well, where they say nothing


def seats_in(text: str, players: int, language: str) -> Seats:
    """Who sits where, as far as the remarks tell; what is not well formed there is passed over."""
    people: set[int] = set()
    names = [seat_name(seat, language) for seat in range(players)]
    levels = [DEFAULT_LEVEL] * players
    for line in text.split("\n", 64)[:64]:
        words = line.split(" ", 4)
        if len(words) != 5 or words[:2] != ["#", "seat"] or words[2] not in map(str, range(players)):
            continue
        seat = int(words[2])
        with contextlib.suppress(InvalidRequest):
            names[seat] = clean_name(words[4])
            if words[3] == "person":
                people.add(seat)
            elif words[3] in LEVELS:
                levels[seat] = words[3]
    return Seats(frozenset(people), tuple(names), tuple(levels))


def to_text(play: Playthrough, seats: Seats) -> str:
    """A playthrough with its seats as remarks."""
    who = ["person" if seat in seats.people else level for seat, level in enumerate(seats.levels)]
    return play.to_text(seat_remark(seat, who[seat], name) for seat, name in enumerate(seats.names))


def write(path: Path, text: str) -> None:
    """All of the text or nothing of it, readable by its owner alone; raises UsageError."""
    beside = path.with_name(f".{path.name[:200]}.{secrets.token_hex(4)}")
    try:
        if path.is_relative_to(folder()):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write_through(beside, text)
        beside.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise file_error(path, error) from error


def _write_through(path: Path, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(path: Path) -> None:
    """The new name survives a power cut too, where folders can be synced."""
    with contextlib.suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_copy(path: Path, text: str) -> None:
    """As `write`, but never over a file that is not a playthrough."""
    if _is_foreign(path):
        raise UsageError("error-file-other-content", file=str(path))
    write(path, text)


def _is_foreign(path: Path) -> bool:
    """Whether the file exists and is something else than a playthrough."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(len(FORMAT)) != FORMAT
    except FileNotFoundError:
        return False
    except OSError as error:
        raise file_error(path, error) from error


def finish(path: Path) -> Path:
    """Put the file of a game that is over among the finished ones, if it was kept by the program."""
    if path.parent != folder() / UNFINISHED:
        return path
    place = folder() / FINISHED / path.name
    with contextlib.suppress(OSError):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.replace(place)
        return place
    return path
