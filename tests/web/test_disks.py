"""Disks that fill up or fail under a running server: it is said, nothing acknowledged is lost, play goes on after it.

A disk is made read-only between two runs only: the kernel refuses it while a server holds its file open for writing.
"""

import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cattery.core.words import Message, say
from tests.store.disks import disk
from tests.web.evening import LONG, Evening
from tests.web.processes import faults
from tests.web.server import Server

PATIENCE = 30.0


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """Room for a few thousand actions, and for the log of writes."""
    with disk("16m") as folder:
        yield folder


def fill(folder: Path) -> Path:
    """A file that takes all that is left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    return ballast


def wait_for_refusals(evening: Evening, number: int) -> None:
    last = time.monotonic() + PATIENCE
    while len(evening.unavailable) < number:
        assert time.monotonic() < last
        time.sleep(0.02)


def check_told(evening: Evening, code: str, message_id: str) -> None:
    """Everybody who was refused was told the same, and nothing else."""
    assert {(said["code"], said["message"]) for said in evening.unavailable} == {(code, say(Message(message_id), "en"))}


def play_through_failures(server: Server, url: str, times: int, fail: Callable[[], Callable[[], None]]) -> Evening:
    """Everybody plays while nothing can be written for a while, so many times; `fail` gives back what ends it."""
    evening = Evening.begin([server], LONG * times)
    looker = evening.clients[0].person
    looker.match_id = evening.match_ids[0]
    try:
        evening.start()
        with looker.stream(timeout=PATIENCE) as stream:
            for _ in range(times):
                time.sleep(0.3)
                before = len(evening.unavailable)
                mend = fail()
                try:
                    wait_for_refusals(evening, before + 4)
                    assert looker.get()["status"] in ("running", "over"), "what is stored can be seen"
                    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
                finally:
                    mend()
            evening.finish()
            assert stream.until(lambda state: state["status"] == "over")["seq"] == looker.get()["seq"]
    finally:
        evening.end()
    assert evening.check(url) > 100
    assert server.stop() == 0
    assert faults(server) == []
    return evening


def fill_and_empty(server: Server, folder: Path, times: int) -> None:
    def fail() -> Callable[[], None]:
        return fill(folder).unlink

    evening = play_through_failures(server, f"sqlite:///{folder}/cattery.db", times, fail)
    check_told(evening, "store-full", "web/error-store")


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_space_again(small_disk: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, "--data", str(small_disk))
    try:
        fill_and_empty(server, small_disk, times=1)
    finally:
        server.close()


@pytest.mark.soak
def test_a_disk_that_is_full_again_and_again(tmp_path: Path) -> None:
    for evening in range(10):
        (tmp_path / str(evening)).mkdir()
        with disk("16m") as folder:
            server = Server(tmp_path / str(evening), "--data", str(folder))
            try:
                fill_and_empty(server, folder, times=5)
            finally:
                server.close()


def test_a_file_that_cannot_be_written_any_more_is_said_and_play_goes_on(own_server: Server) -> None:
    """No write of the server succeeds for a while, to its log neither."""

    process, largest = own_server.process.pid, resource.RLIMIT_FSIZE
    before = resource.prlimit(process, largest)

    def mend() -> None:
        resource.prlimit(process, largest, before)

    def fail() -> Callable[[], None]:
        resource.prlimit(process, largest, (1, before[1]))
        return mend

    url = f"sqlite:///{own_server.folder}/cattery.db"
    evening = play_through_failures(own_server, url, 2, fail)
    check_told(evening, "store-unavailable", "web/error-database")


def test_a_disk_that_is_read_only_is_said_at_the_start(small_disk: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, "--data", str(small_disk))
    try:
        ada = server.person("Ada")
        ada.create("felix", bots=["regular"] * 3)
        remount(small_disk, "ro", refused=True)
        before = ada.post("/start")["seq"]
        assert server.stop() == 0
        remount(small_disk, "ro")
        command = [sys.executable, "-m", "cattery", "serve", "--port", "0", "--data", str(small_disk), "--lang", "en"]
        answer = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (answer.returncode, answer.stdout) == (2, "")
        (line,) = answer.stderr.splitlines()
        assert line.startswith("cattery: The database can be read but not written")
        remount(small_disk, "rw")
        server.start()
        assert ada.get()["seq"] >= before
    finally:
        server.close()


def remount(folder: Path, how: str, *, refused: bool = False) -> None:
    done = subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=False, capture_output=True)
    assert (done.returncode != 0) == refused, done.stderr
