"""Who somebody is on a server: the cookie that stands for a person, kept so that the same name has the same seats.

One file a server and name in the user's data folder, which its owner alone may read.
"""

import contextlib
import fcntl
import hashlib
import os
from pathlib import Path

import msgspec
from msgspec import Struct, field

from cattery.terminal import saves

FOLDER = "online"
MOST_MATCHES = 50


class Keepsake(Struct):
    """A person on a server, and the matches of the last time."""

    url: str
    name: str
    cookie: str = ""
    matches: list[str] = field(default_factory=list)

    @property
    def path(self) -> Path:
        """Its file; what is in the name does not matter."""
        key = hashlib.sha256(f"{self.url}\n{self.name}".encode()).hexdigest()[:24]
        return saves.folder() / FOLDER / f"{key}.json"

    def keep(self, cookie: str, match_id: str) -> None:
        """Remember the person at this match; raises UsageError."""
        others = [known for known in self.matches if known != match_id]
        self.cookie, self.matches = cookie, [*others, match_id][-MOST_MATCHES:]
        saves.write(self.path, msgspec.json.encode(self).decode() + "\n")


def find(url: str, name: str) -> Keepsake:
    """What is known of somebody; a new one for whoever has not been there."""
    return _read(Keepsake(url, name).path) or Keepsake(url, name)


def who_played(url: str, match_id: str) -> Keepsake | None:
    """The one person who sat at this match from here and is not there from another terminal now."""
    found = []
    with contextlib.suppress(OSError):
        for path in (saves.folder() / FOLDER).glob("*.json"):
            one = _read(path)
            if one is not None and one.url == url and match_id in one.matches and not is_in_use(one):
                found.append(one)
    return found[0] if len(found) == 1 else None


def _read(path: Path) -> Keepsake | None:
    """The person in a file; what cannot be read is nobody."""
    with contextlib.suppress(OSError, ValueError):
        one = msgspec.json.decode(path.read_bytes(), type=Keepsake)
        if one.path == path and one.cookie.isascii() and one.cookie.isprintable():
            return one
    return None


def is_in_use(one: Keepsake) -> bool:
    """Whether somebody is there under this name from another terminal."""
    lock = Lock(one)
    lock.release()
    return not lock.is_held


class Lock:
    """Says to other terminals of the same user that this person is taken; the system ends it with the program."""

    def __init__(self, one: Keepsake) -> None:
        self.is_held = True
        self._descriptor = -1
        path = one.path.with_suffix(".lock")
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.is_held = False
        except OSError as error:
            raise saves.file_error(path, error) from error

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
        self._descriptor = -1
