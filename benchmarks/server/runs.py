"""The runs: which server, which database, how many matches at which rate; and what each one has shown."""

import asyncio
import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server import servers
from benchmarks.server.check import check_log
from benchmarks.server.load import load
from benchmarks.server.report import Figures
from benchmarks.server.servers import BOARDGAME, Server
from benchmarks.server.tally import Tally
from benchmarks.server.usage import Meter

SEATS = 4
WARMUP = 3.0  # seconds
POSTGRES = "max_connections = 100\n"


@dataclass(frozen=True)
class Load:
    """How many matches, and how many actions a second each; 0: as fast as can be."""

    matches: int
    rate: float

    @property
    def name(self) -> str:
        return f"{self.matches} at {self.rate:g}/s" if self.rate else f"{self.matches} unpaced"


LOADS = (Load(50, 1), Load(200, 1), Load(1000, 1), Load(50, 0))


@dataclass(frozen=True)
class Setting:
    """A server on a database.

    `spread` says whether all seats of a match are at one process or at different ones.
    """

    name: str
    database: str  # sqlite, postgresql, memory, files
    processes: int = 1
    spread: str = "matches"
    query: str = ""  # what seats ask for beside their state

    @property
    def is_cattery(self) -> bool:
        return self.database in ("sqlite", "postgresql")


SETTINGS = (
    Setting("SQLite", "sqlite"),
    Setting("SQLite, no words", "sqlite", query="?words=none"),
    Setting("PostgreSQL", "postgresql"),
    Setting("PostgreSQL, 2 processes", "postgresql", 2),
    Setting("PostgreSQL, 2 processes, seats apart", "postgresql", 2, "seats"),
    Setting("boardgame.io, memory", "memory"),
    Setting("boardgame.io, FlatFile", "files"),
)


def run(setting: Setting, wanted: Load, seconds: float, warmup: float = WARMUP) -> Figures:
    """One run, in a folder of its own that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="cattery-bench-") as name:
        measured = _run_cattery if setting.is_cattery else _run_boardgame
        figures = measured(setting, wanted, seconds, warmup, Path(name))
    return {"server": setting.name, "load": wanted.name, **figures}


def _run_cattery(setting: Setting, wanted: Load, seconds: float, warmup: float, folder: Path) -> Figures:
    with _database(setting, folder) as (url, others):
        with servers.cattery(url, setting.processes, folder) as found:
            ports = [server.port for server in found]
            meter = Meter({"server": [server.pid for server in found], "database": others})
            playing = load(_seats(setting, wanted.matches, ports), seconds, warmup, wanted.rate, meter, setting.query)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                tally = runner.run(playing)
            ready = max(server.ready_seconds for server in found)
        log = asyncio.run(check_log(url, tally.acknowledged, tally.unanswered))
        return {**tally.figures(), **meter.figures(), "ready_seconds": round(ready, 2), "log": log, **_locked(found)}


def _seats(setting: Setting, matches: int, ports: list[int]) -> list[list[int]]:
    """By match and seat, the port of the process it is connected to."""
    if setting.spread == "seats":
        return [[ports[seat % len(ports)] for seat in range(SEATS)] for _ in range(matches)]
    return [[ports[i % len(ports)]] * SEATS for i in range(matches)]


def _locked(found: list[Server]) -> Figures:
    """What the servers complained of: lines of their logs that speak of a lock or show a traceback."""
    lines = [line for server in found for line in server.log.read_text(errors="replace").splitlines()]
    return {
        "locked": sum("locked" in line for line in lines),
        "tracebacks": sum("Traceback" in line for line in lines),
    }


@contextmanager
def _database(setting: Setting, folder: Path) -> Iterator[tuple[str, list[int]]]:
    """(URL, the database's own processes)."""
    if setting.database == "sqlite":
        yield f"sqlite:///{folder / 'cattery.db'}", []
    else:
        with servers.postgres(POSTGRES) as (url, pid):
            yield url, [pid]


def _run_boardgame(setting: Setting, wanted: Load, seconds: float, warmup: float, folder: Path) -> Figures:
    store = folder / "matches" if setting.database == "files" else None
    with servers.boardgame(store, folder) as server:
        asked = {"port": server.port, "matches": wanted.matches, "seconds": seconds, "warmup": warmup}
        asked["rate"] = wanted.rate
        command = ["node", str(BOARDGAME / "load.js"), json.dumps(asked)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as seats:
            try:
                heard, meter = _play(seats, server, seconds, warmup)
            finally:
                seats.kill()
        counts = {name: heard[name] for name in ("actions", "awaited", "late")}
        tally = Tally(0.0, seconds, to_view=heard["latencies"], **counts)
        figures = {**tally.figures(), "view_bytes": round(heard["viewBytes"])}
        return {**figures, **meter.figures(), "ready_seconds": round(server.ready_seconds, 2)}


def _play(
    seats: "subprocess.Popen[str]", server: Server, seconds: float, warmup: float
) -> tuple[dict[str, Any], Meter]:
    if seats.stdin is None or seats.stdout is None or seats.stdout.readline() != "ready\n":
        raise RuntimeError("boardgame.io's seats did not sit down")
    meter = Meter({"server": [server.pid], "database": [], "generator": [seats.pid]})
    seats.stdin.write("go\n")
    seats.stdin.flush()
    asyncio.run(meter.watch(warmup, seconds))
    return json.loads(seats.stdout.readline()), meter
