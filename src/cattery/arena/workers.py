"""Who plays a tournament's units: this process, several processes, or a Ray cluster."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from cattery.arena.tournament import Logs, Plan, Played, Player, Unit, play_unit
from cattery.core.errors import BackendMissing

Done = tuple[Played, Logs]

QUEUED = 4  # units for each worker that wait for it


def here(plan: Plan, units: list[Unit]) -> Iterator[Done]:
    """One after the other, in this process."""
    return (play_unit(plan, unit) for unit in units)


def processes(workers: int) -> Player:
    """So many processes of this machine."""
    return partial(_in_processes, workers)


def _in_processes(workers: int, plan: Plan, units: list[Unit]) -> Iterator[Done]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Done]] = set()
        for unit in units:
            waiting.add(pool.submit(play_unit, plan, unit))
            if len(waiting) >= QUEUED * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in waiting)


def cluster(address: str) -> Player:
    """The processors of a Ray cluster; `local` is one that is started for this run on this machine."""
    return partial(_on_cluster, address)


def _on_cluster(address: str, plan: Plan, units: list[Unit]) -> Iterator[Done]:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BackendMissing("lab/error-ray") from None
    ray.init(address=address, logging_level="warning", log_to_driver=False)
    try:
        remote: Any = ray.remote(play_unit)
        most = QUEUED * int(ray.cluster_resources()["CPU"])
        waiting: list[Any] = []
        for unit in units:
            waiting.append(remote.remote(plan, unit))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
