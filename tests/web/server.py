"""A real server in a process of its own, and the people who play on it over HTTP."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import httpx

SOON = 10.0
API = "/api/v1"
QUICK = {"pace_ms": 0}
BY_CHANCE, ALIKE = ["-m", "cattery"], ["-m", "tests.web.dealt_alike"]
PORTS = count(11_000 + os.getpid() % 200 * 100)


def own_port() -> int:
    """A free port that nobody else takes while its server is away.

    Only this test process tries it, and it is below those that the system gives to whoever asks for any. Above 10,080
    there is none that browsers refuse.
    """
    while True:
        port = next(PORTS)
        with socket.socket() as tried, suppress(OSError):
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(("127.0.0.1", port))
            return port


class Server:
    """`cattery serve` on a port of its own, its matches in a folder; what it runs is covered if it `is_measured`."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        port: int | None = None,
        deals: list[str] = BY_CHANCE,
        is_measured: bool = False,
        **environment: str,
    ) -> None:
        self.folder = folder
        self.arguments = arguments
        self.environment = environment
        self.deals = deals
        self.is_measured = is_measured
        self.log = folder / "log.jsonl"
        self.port = own_port() if port is None else port
        self.people: list[Person] = []
        self.start()

    def start(self) -> None:
        """Start, or start again on the same port; until the address is told."""
        command = [sys.executable, *self.deals, "serve", "--port", str(self.port), "--data", str(self.folder)]
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "CATTERY_RATE": "0", **self.environment}
        if not self.is_measured:
            environment.pop("COVERAGE_PROCESS_CONFIG", None)
        began = time.perf_counter()
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments], stdout=subprocess.PIPE, stderr=log, env=environment, text=True
            )
        assert self.process.stdout is not None
        self.told = self.process.stdout.readline()
        self.ready_seconds = time.perf_counter() - began
        found = re.search(r":(\d+)$", self.told)
        assert self.told, self.log.read_text()
        self.port = int(found[1]) if found else self.port
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self, kind: signal.Signals = signal.SIGTERM) -> int:
        """Stop; the exit code."""
        self.process.send_signal(kind)
        code = self.process.wait(SOON)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def close(self) -> None:
        for person in self.people:
            person.close()
        if self.process.poll() is None:
            self.stop()

    def person(self, name: str = "Ada", **headers: str) -> "Person":
        self.people.append(Person(self.url, name, **headers))
        return self.people[-1]


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, url: str, name: str, **headers: str) -> None:
        self.name = name
        self.client = httpx.Client(base_url=url + API, headers=headers, timeout=SOON)
        self.match_id = ""
        self.token = ""
        self.received: list[bytes] = []  # every byte that came

    def ask(self, method: str, path: str, **content: Any) -> httpx.Response:
        answer = self.client.request(method, path, **content)
        self.received.append(b"\n".join(b"%b: %b" % pair for pair in answer.headers.raw) + b"\n\n" + answer.content)
        return answer

    def get(self, path: str = "", **content: Any) -> Any:
        answer = self.ask("GET", f"/matches/{self.match_id}{path}", **content)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, content: Any = None) -> Any:
        answer = self.try_post(path, content)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def try_post(self, path: str, content: Any = None) -> httpx.Response:
        return self.ask("POST", f"/matches/{self.match_id}{path}", json={} if content is None else content)

    def create(self, game: str, **wishes: Any) -> Any:
        """A new match, without a pause before a bot acts."""
        asked = {"game": game, "name": self.name, "settings": QUICK, **wishes}
        answer = self.ask("POST", "/matches", json=asked)
        assert answer.status_code == 201, answer.text
        return self._sit(answer.json())

    def join(self, match_id: str, seat: int | None = None) -> Any:
        self.match_id = match_id
        return self._sit(self.post("/join", {"name": self.name, "seat": seat}))

    def _sit(self, seated: Any) -> Any:
        self.match_id, self.token = seated["id"], seated["token"] or ""
        return seated

    def act(self, choose: Any = None) -> Any:
        """Take the first legal action if it is the own turn; the newest state."""
        state = self.get()
        table = state["table"]
        if table["player"] != state["seat"] or not table["actions"]:
            return state
        action = table["actions"][0 if choose is None else choose(len(table["actions"]))]["action"]
        return self.post("/act", {"decision": table["decision"], "action": action})

    @contextmanager
    def stream(self, **content: Any) -> Iterator["Stream"]:
        """An open stream, read by a thread of its own."""
        with self.client.stream("GET", f"/matches/{self.match_id}/stream", **content) as answer:
            stream = Stream(answer)
            try:
                yield stream
            finally:
                self.received.append(bytes(stream.received))
                stream.leave()

    def close(self) -> None:
        self.client.close()


class Stream:
    """Events as they come."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.received = bytearray()
        self.has_ended = threading.Event()
        self._events: SimpleQueue[Any] = SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with suppress(httpx.HTTPError, RuntimeError, OSError, ValueError):
            text = b""
            for chunk in self.answer.iter_raw():
                self.received += chunk
                text += chunk
                *whole, text = text.split(b"\n\n")
                for event in whole:
                    data = re.search(rb"^data: (.*)$", event, re.MULTILINE)
                    if data:
                        self._events.put(json.loads(data[1]))
        self.has_ended.set()

    def leave(self) -> None:
        """Close the connection under the reading thread."""
        network = self.answer.extensions.get("network_stream")
        if network is not None and not self.has_ended.is_set():
            with suppress(OSError):
                network.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self._thread.join(2)

    def next(self, seconds: float = SOON) -> Any:
        """The next state that comes."""
        return self._events.get(timeout=seconds)

    def until(self, condition: Any, seconds: float = SOON) -> Any:
        """The first state that fits."""
        last = time.monotonic() + seconds
        while True:
            state = self.next(max(0.01, last - time.monotonic()))
            if condition(state):
                return state

    def is_silent(self, seconds: float) -> bool:
        try:
            self._events.get(timeout=seconds)
        except Empty:
            return True
        return False
