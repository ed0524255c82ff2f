"""`cattery` that cannot let go of what it holds: a thread that hangs with the database, or the loop itself."""

import sys
import time

from cattery.cli import main
from cattery.store.sqlite import SqliteDatabase
from cattery.web.hall import Hall

FOR_EVER = 3600.0


def hang(self: SqliteDatabase) -> None:
    time.sleep(FOR_EVER)


async def hang_in_the_loop(self: Hall) -> None:
    time.sleep(FOR_EVER)


if __name__ == "__main__":  # not once more in each of its processes
    if sys.argv.pop(1) == "thread":
        SqliteDatabase._close = hang  # type: ignore[method-assign]
    else:
        Hall.stop = hang_in_the_loop  # type: ignore[method-assign]
    sys.exit(main())
