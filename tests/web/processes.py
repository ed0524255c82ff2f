"""Several server processes on one database."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.web.server import Server


@contextmanager
def processes(number: int, url: str, folder: Path) -> Iterator[list[Server]]:
    """Started at once, so that all of them find the database as it is."""
    for i in range(number):
        (folder / str(i)).mkdir()
    with ThreadPoolExecutor(number) as starting:
        tasks = [starting.submit(Server, folder / str(i), "--database", url) for i in range(number)]
    servers = [task.result() for task in tasks if task.exception() is None]
    try:
        assert [task.exception() for task in tasks] == [None] * number
        yield servers
        assert [server.stop() for server in servers] == [0] * number
        assert [line for server in servers for line in faults(server)] == []
    finally:
        for server in servers:
            server.close()


def faults(server: Server) -> list[str]:
    """What a server's log says of errors in the program."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [str(line) for line in lines if "where" in line or line["level"] == "critical"]


def failed_requests(server: Server) -> list[str]:
    """What a server's log says of answers of 500 and more."""
    return [line for line in server.log.read_text().splitlines() if '"status"' in line]
