"""Memory and processor time of processes, from /proc; zeros where there is none."""

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
MEBI = 1 << 20


class Usage(NamedTuple):
    """What processes use together."""

    cpu_seconds: float
    rss_mb: float


def usage(*pids: int) -> Usage:
    """Of these processes alone."""
    cpu = rss = 0.0
    for pid in pids:
        with suppress(OSError):
            # After the name, which may hold spaces: state is field 3, utime 14, stime 15, rss 24.
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            cpu += (int(fields[11]) + int(fields[12])) / TICKS
            rss += int(fields[21]) * PAGE / MEBI
    return Usage(cpu, rss)


def descendants(pid: int) -> list[int]:
    """The children of a process, and theirs."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(folder.name))
    found = parents.get(pid, [])
    for child in found:  # which grows meanwhile
        found += parents.get(child, [])
    return found


def idle_share(since: tuple[int, int] | None = None) -> tuple[tuple[int, int], float]:
    """(a mark for the next call, the share of the machine's time that was idle since the mark)."""
    mark = (0, 1)
    with suppress(OSError):
        times = [int(t) for t in Path("/proc/stat").read_text(encoding="utf-8").splitlines()[0].split()[1:9]]
        mark = (times[3] + times[4], sum(times))
    if since is None or mark[1] == since[1]:
        return mark, 0.0
    return mark, (mark[0] - since[0]) / (mark[1] - since[1])


class Meter:
    """What groups of processes, with their descendants, use during a span of time; the generator is this process."""

    def __init__(self, groups: dict[str, list[int]]) -> None:
        self._groups = {"generator": [os.getpid()], **groups}
        self._figures: dict[str, Any] = {}

    async def watch(self, wait: float, seconds: float) -> None:
        """Measure for that many seconds, after having waited."""
        await asyncio.sleep(wait)
        before, (mark, _) = self._read(), idle_share()
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - begun
        for name, (own, others) in self._read().items():
            own_before, others_before = before[name]
            cpu = own.cpu_seconds + others.cpu_seconds - own_before.cpu_seconds - others_before.cpu_seconds
            self._figures[f"{name}_cpu"] = round(cpu / spent, 2)
            self._figures[f"{name}_mb"] = round(own.rss_mb)
            self._figures[f"{name}_children_mb"] = round(others.rss_mb)
        self._figures["machine_idle"] = round(idle_share(mark)[1], 2)

    def _read(self) -> dict[str, tuple[Usage, Usage]]:
        """By group: of the processes themselves, of those they have started."""
        found = {}
        for name, pids in self._groups.items():
            children = [child for pid in pids for child in descendants(pid)] if name != "generator" else []
            found[name] = usage(*pids), usage(*children)
        return found

    def figures(self) -> dict[str, Any]:
        """Cores used, and memory at the end."""
        return self._figures
