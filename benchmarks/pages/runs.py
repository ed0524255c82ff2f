"""What is measured: with two browsers at one table, while others play at theirs."""

import asyncio
import multiprocessing
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server import servers
from benchmarks.server.load import load
from benchmarks.server.tally import quantiles
from benchmarks.server.usage import Meter
from tests.browser.chromium import chromium
from tests.browser.player import Player, play, seat

SEATS = 4
WATCH = Path(__file__).with_name("watch.js").read_text(encoding="utf-8")
LONG: dict[str, Any] = {"option.stock_size": "20"}  # of Cat and Mouse
PAUSE = 0.3  # seconds between two clicks


def first_page() -> float:
    """From the start of a server in a new folder until its first page is drawn, with a browser that runs."""
    with tempfile.TemporaryDirectory(prefix="cattery-bench-") as name, chromium() as browser:
        page = browser.new_page()
        begun = time.perf_counter()
        with servers.cattery(f"sqlite:///{name}/cattery.db", 1, Path(name)) as (server,):
            page.goto(f"http://127.0.0.1:{server.port}/", wait_until="load")
            return round(time.perf_counter() - begun, 2)


def clicks(count: int, tables: int) -> dict[str, Any]:
    """From a click to the other browser's changed screen, in milliseconds."""
    folder = tempfile.TemporaryDirectory(prefix="cattery-bench-")
    with folder as name, servers.cattery(f"sqlite:///{name}/cattery.db", 1, Path(name)) as (server,):
        others = multiprocessing.get_context("spawn").Process(
            target=play_beside, args=(server.port, tables, count * 3.0), daemon=True
        )
        others.start()
        try:
            return {"tables": tables + 1, "clicks": count, **measured(server.port, count)}
        finally:
            others.terminate()
            others.join()


def play_beside(port: int, tables: int, seconds: float) -> None:
    """Other people's tables, in a process of their own."""
    if tables:
        playing = load([[port] * SEATS] * tables, seconds, 3.0, 1.0, Meter({}))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(playing)


def measured(port: int, count: int) -> dict[str, Any]:
    """Two people in two browser contexts play Cat and Mouse."""
    to_other: list[float] = []
    to_own: list[float] = []
    with chromium() as browser:
        pair = [
            Player(browser, f"http://127.0.0.1:{port}", name, reduced_motion="no-preference") for name in ("Ada", "Bo")
        ]
        for player in pair:
            player.context.add_init_script(WATCH)
        while len(to_other) < count:
            seat(pair, "cat_and_mouse", **LONG)
            while len(to_other) < count and not pair[0].is_over:
                time.sleep(PAUSE)
                actor = next(player for player in pair if player.has_turn)
                other = next(player for player in pair if player is not actor)
                play(pair, most=1)
                revision = str(actor.revision)
                begun = float(actor.page.evaluate("clicked"))
                to_own.append(seen(actor, revision) - begun)
                to_other.append(seen(other, revision) - begun)
    return {"to_other_ms": quantiles(to_other), "to_own_ms": quantiles(to_own)}


def seen(player: Player, revision: str) -> float:
    """When that state was on the screen."""
    while not (at := player.page.evaluate("(revision) => seen[revision] ?? 0", revision)):
        time.sleep(0.01)
    return float(at)
