"""Backups: a portable SQLite file, made of a live database of either kind, restored into an empty one of either."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, NullPool, create_engine, insert, select, text

from cattery.store.database import Database
from cattery.store.errors import StoreDamaged, StoreOccupied, store_errors
from cattery.store.migrate import upgrade, version
from cattery.store.sqlite import driver_connection
from cattery.store.tables import METADATA

ROWS_AT_ONCE = 1000


async def backup(db: Database, file: Path) -> None:
    """Write one moment of a database to a new file, while others go on writing; raises StoreOccupied."""
    await db.read(_back_up, file)


async def restore(db: Database, file: Path) -> None:
    """Fill an empty database from a backup, of this version or an older one; raises StoreOccupied, StoreDamaged."""
    await db.write(_restore, file)


def check_sound(conn: Connection) -> None:
    """Look through a database file for damage; raises StoreDamaged."""
    if conn.dialect.name == "sqlite":
        found = conn.scalar(text("PRAGMA quick_check(1)"))
        if found != "ok":
            raise StoreDamaged("store/error-damaged", reason=str(found))


def _back_up(conn: Connection, file: Path) -> None:
    if file.exists():
        raise StoreOccupied("store/error-file-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    with store_errors():
        try:
            os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
            if conn.dialect.name == "sqlite":
                _copy_pages(driver_connection(conn), part)
            else:
                _copy_to_file(conn, part)
            _flush(part)
            part.rename(file)
            _flush(file.parent)
        finally:
            part.unlink(missing_ok=True)


def _copy_pages(source: sqlite3.Connection, file: Path) -> None:
    with closing(sqlite3.connect(file)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without the log beside it


def _copy_to_file(source: Connection, file: Path) -> None:
    with _file_opened(file) as target:
        upgrade(target)
        _copy_rows(source, target)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _restore(conn: Connection, file: Path) -> None:
    upgrade(conn)
    for table in METADATA.sorted_tables:
        if conn.execute(select(table).limit(1)).first() is not None:
            raise StoreOccupied("store/error-not-empty", table=table.name)
    with store_errors(), TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as given:
            _copy_pages(given, copied)
        with _file_opened(copied) as source:
            check_sound(source)
            if version(source) is None:
                raise StoreDamaged("store/error-foreign", got=str(file))
            upgrade(source)
            _copy_rows(source, conn)


@contextmanager
def _file_opened(file: Path) -> Iterator[Connection]:
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
    with engine.begin() as conn:
        yield conn


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions():
            target.execute(insert(table), [dict(row) for row in some])
