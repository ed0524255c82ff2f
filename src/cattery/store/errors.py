"""Every error of the store, and how those of the drivers become one of them.

::

    CatteryError
    +-- StoreError
        +-- StoreUnavailable   the database cannot be reached or opened; of a write it says nothing: read again
        |   +-- StoreBusy      somebody else has held it for too long; nothing was written
        +-- StoreFull          no space left
        +-- StoreReadOnly      it can be read and not written
        +-- StoreDamaged       the file is damaged, or something else than a database of Cattery
        +-- StoreVersion       made by a newer Cattery
        +-- StoreOccupied      a backup or a restore would write over something
        +-- StoreServed        another server has the file
        +-- UnknownMatch       no match of that id
        +-- SeqTaken           the match has moved on: somebody was first, or it does not run
        +-- CommandKnown       a repeated command: it was carried out when it came first
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, StatementError

from cattery.core.errors import CatteryError


class StoreError(CatteryError):
    """What the database refuses, or cannot do now."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or opened."""


class StoreBusy(StoreUnavailable):
    """Somebody else has held the database for too long; nothing was written."""


class StoreFull(StoreError):
    """No space is left for the database."""


class StoreReadOnly(StoreError):
    """The database can be read and not written."""


class StoreDamaged(StoreError):
    """The file is damaged, or something else than a database of Cattery."""


class StoreVersion(StoreError):
    """The database was made by a newer Cattery."""


class StoreOccupied(StoreError):
    """A backup or a restore would write over something."""


class StoreServed(StoreError):
    """Another server has the file."""


class UnknownMatch(StoreError):
    """No match of that id."""


class SeqTaken(StoreError):
    """The match has moved on: somebody was first, or it does not run."""


class CommandKnown(StoreError):
    """A repeated command: it was carried out when it came first."""


Known = tuple[type[StoreError], str]

UNAVAILABLE: Known = (StoreUnavailable, "store/error-unavailable")
BUSY: Known = (StoreBusy, "store/error-busy")
FULL: Known = (StoreFull, "store/error-full")
READ_ONLY: Known = (StoreReadOnly, "store/error-read-only")
DAMAGED: Known = (StoreDamaged, "store/error-damaged")

FAULTS = (IntegrityError, ProgrammingError, DataError, NotSupportedError)  # of the program: shown as they are
BY_SQLITE_CODE: dict[int, Known | None] = {
    sqlite3.SQLITE_ERROR: None,  # a fault as well: no such table
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
# https://www.postgresql.org/docs/current/errcodes-appendix.html
BY_SQLSTATE: dict[str, Known] = {
    "25006": READ_ONLY,
    "40001": BUSY,
    "40P01": BUSY,
    "55P03": BUSY,
    "53100": FULL,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
ROLLED_BACK = frozenset({"40001", "40P01"})
BY_ERRNO: dict[int | None, Known] = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}


@contextmanager
def store_errors() -> Iterator[None]:
    """Inside, errors of the drivers and of the file system become StoreErrors."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        known = _known(error)
        if known is None:
            raise
        kind, message_id = known
        reason = {} if kind is StoreBusy else {"reason": _reason(error)}
        raise kind(message_id, **reason) from error


def _known(error: Exception) -> Known | None:
    if isinstance(error, FAULTS):
        return None
    if isinstance(error, OSError):
        return BY_ERRNO.get(error.errno, UNAVAILABLE)
    code = getattr(_cause(error), "sqlite_errorcode", None)
    if code is not None:
        return BY_SQLITE_CODE.get(code & 0xFF, UNAVAILABLE)
    return BY_SQLSTATE.get(sqlstate(error), UNAVAILABLE)


def sqlstate(error: Exception) -> str:
    """PostgreSQL's code of an error, empty if the server did not say one."""
    return getattr(_cause(error), "sqlstate", None) or ""


def _cause(error: Exception) -> BaseException:
    """The driver's own error."""
    return error.orig or error if isinstance(error, StatementError) else error


def _reason(error: Exception) -> str:
    """The first line of what the driver says, which names neither statements nor values."""
    cause = _cause(error)
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0]
