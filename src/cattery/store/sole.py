"""One server for one database file: what a server knows of it and has claimed in it is nobody else's business."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cattery.store.database import Database
from cattery.store.errors import StoreServed, store_errors

ENDING = ".lock"


@contextmanager
def sole_server(db: Database) -> Iterator[None]:
    """Inside, no other server has the same file; raises StoreServed. PostgreSQL may have as many as one likes.

    The lock is of a file of its own, beside the database, as SQLite's own locks end when any descriptor of its file is
    closed. The system lets go of it when the process ends, however it ends; the file stays, and is empty.
    """
    if db.url.get_backend_name() != "sqlite":
        yield
        return
    file = Path(db.url.database or "").resolve()
    with store_errors():
        held = os.open(f"{file}{ENDING}", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    try:
        with store_errors():
            _lock(held, file)
        yield
    finally:
        os.close(held)


def _lock(held: int, file: Path) -> None:
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreServed("store/error-served", file=str(file)) from None
