"""`cattery restore`: an empty database filled from a backup."""

from argparse import Namespace
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from cattery.cli.backup import check_place, contents
from cattery.cli.hosting import bytes_in, finish, progress, shown
from cattery.cli.parser import Parser
from cattery.cli.values import add_place, database_url
from cattery.core.errors import UsageError
from cattery.core.words import Message
from cattery.store import Database, copy, open_database
from cattery.store.errors import StoreDamaged, StoreVersion
from cattery.store.migrate import upgrade
from cattery.store.survey import file_of
from cattery.terminal import saves
from cattery.terminal.screen import Screen

BESIDE = ("", "-wal", "-shm")  # the files of one database
TIMES = 3  # the room that is needed, in sizes of the backup: all of it is written ahead first


def arguments(parser: Parser) -> None:
    parser.add_required("file", metavar="meta-file", type=Path, help="arg-restore-file")
    add_place(parser)


def run(args: Namespace, language: str) -> int:
    return finish(restore(args, Screen(language)))


async def restore(args: Namespace, screen: Screen) -> int:
    """All of the backup or nothing; a database that was not there before is not there after a failure."""
    file: Path = args.file.absolute()
    check_readable(file)
    url = database_url(args)
    target = file_of(url)
    is_new = target is not None and not target.exists()
    if target is not None:
        check_place(existing_part(target), TIMES * bytes_in(file))
    try:
        async with open_database(url) as db:
            await db.write(upgrade)
            await fill(db, file, target)
            found = {"file": str(file), "database": shown(db), **await contents(db)}
    except BaseException:
        for ending in BESIDE if is_new else ():
            Path(f"{target}{ending}").unlink(missing_ok=True)
        raise
    screen.tell_whole(Message("host/restored", found))
    return 0


async def fill(db: Database, file: Path, target: Path | None) -> None:
    """What is wrong now is wrong with the backup; raises UsageError that names it."""
    written = (target, Path(f"{target}-wal")) if target else ()
    try:
        async with progress(bytes_in(file) if target else None, lambda: bytes_in(*written)):
            await copy.restore(db, file)
    except (StoreDamaged, StoreVersion) as error:
        raise UsageError("host/error-backup", file=str(file), reason=error.message) from error
    except (SQLAlchemyError, ValueError) as error:  # rows that no Cattery has written
        raise UsageError("host/error-backup-rows", file=str(file)) from error


def existing_part(target: Path) -> Path:
    """A file in that folder, or where the first of its folders that is missing would be made."""
    target = target.absolute()
    while not target.parent.exists():
        target = target.parent
    return target


def check_readable(file: Path) -> None:
    try:
        with file.open("rb") as opened:
            opened.read(1)
    except OSError as error:
        raise saves.file_error(file, error) from error
    except ValueError as error:  # a name with a zero byte
        raise UsageError("error-file-missing", file=str(file)) from error
