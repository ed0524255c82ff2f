"""Whatever a bot or its worker does, there is an action in time, and the next question finds a worker that works."""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from cattery.bots import pool
from cattery.bots.players import Advice, choose_action
from cattery.bots.pool import DEADLINE, BotPool
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView
from cattery.games import load
from tests.bots import bad, failing, searching

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def view() -> SeatView:
    game = load("felix")
    play = Playthrough(game, game.configure(), b"a seed")
    return play.view(play.player)


def workers() -> frozenset[int]:
    """The processes that there are now."""
    return frozenset(child.pid for child in multiprocessing.active_children() if child.pid is not None)


async def until_workers(count: int, without: frozenset[int] = frozenset()) -> frozenset[int]:
    """So many, none of them among some earlier ones."""
    last = time.monotonic() + 10
    while len(found := workers()) != count or found & without:
        assert time.monotonic() < last, found
        await asyncio.sleep(0.01)
    return found


async def started(bots: BotPool, view: SeatView) -> frozenset[int]:
    """The workers, once one of them has answered, however long it took to start: before that it cannot be lost."""
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(pool, "DEADLINE", 60.0)
        assert await bots.choose(view, "regular", b"two") == choose_action(view, "regular", b"two")
    return workers()


def searched(view: SeatView) -> int:
    """What the searches of these tests answer."""
    return view.legal_actions[-1]


async def until_searched(bots: BotPool, view: SeatView) -> None:
    """Until the search answers; before that each answer is that of the rule of thumb."""
    rule = choose_action(view, "regular", b"one")
    assert rule != searched(view), "else nothing could be told apart"
    assert await bots.advise(view, "strong", b"one") == Advice(rule, is_makeshift=True)
    last = time.monotonic() + 180
    while (answer := await bots.choose(view, "strong", b"one")) != searched(view):
        assert answer == rule
        assert time.monotonic() < last
        await asyncio.sleep(0.05)


async def test_bots_answer_as_the_rule_of_thumb_does_here(view: SeatView) -> None:
    bots = BotPool(2)
    assert workers() == set()
    whims = [bytes([i]) for i in range(20)]
    answers = await asyncio.gather(*(bots.choose(view, "regular", whim) for whim in whims))
    assert answers == [choose_action(view, "regular", whim) for whim in whims]
    await until_workers(2)
    bots.close()
    await until_workers(0)


@pytest.mark.parametrize(("level", "told"), [("hangs", "it hangs"), ("dies", "it has ended")])
async def test_a_worker_that_hangs_or_dies_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, view: SeatView, level: str, told: str
) -> None:
    monkeypatch.setattr(pool, "work", bad.work)
    bots = BotPool(1)
    fallback = choose_action(view, "regular", b"one")
    old = await started(bots, view)
    began = time.monotonic()
    assert await bots.choose(view, level, b"one") == fallback
    assert time.monotonic() - began < DEADLINE + 1
    await until_workers(1, without=old)
    assert f"a bot worker is lost and will be replaced: {told}" in caplog.messages
    caplog.clear()
    await started(bots, view)
    assert caplog.records == [], "a worker has answered"
    bots.close()
    await until_workers(0)


async def test_a_worker_that_is_stopped_from_outside_is_replaced(
    caplog: pytest.LogCaptureFixture, view: SeatView
) -> None:
    bots = BotPool(1)
    (old,) = await started(bots, view)
    os.kill(old, signal.SIGSTOP)
    assert await bots.choose(view, "regular", b"one") in view.legal_actions
    await until_workers(1, without=frozenset({old}))
    assert "a bot worker is lost and will be replaced: it hangs" in caplog.messages
    bots.close()
    await until_workers(0)


async def test_whoever_waits_too_long_behind_others_costs_no_worker(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, view: SeatView
) -> None:
    """A question that nobody waits for any more is not asked."""
    monkeypatch.setattr(pool, "work", bad.work)
    bots = BotPool(1)
    (old,) = await started(bots, view)
    os.kill(old, signal.SIGSTOP)
    monkeypatch.setattr(pool, "DEADLINE", 0.3)
    asked = [bots.choose(view, "hangs", bytes([i])) for i in range(5)]
    assert set(await asyncio.gather(*asked)) <= set(view.legal_actions)
    await until_workers(1, without=frozenset({old}))
    monkeypatch.setattr(pool, "DEADLINE", DEADLINE)
    await started(bots, view)
    assert caplog.messages.count("a bot worker is lost and will be replaced: it hangs") == 1
    bots.close()
    await until_workers(0)


@pytest.mark.parametrize(
    ("level", "told"), [("cheats", "answered with an illegal action"), ("fails", "failed: KeyError at ")]
)
async def test_a_bot_that_fails_or_cheats_costs_no_worker(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, view: SeatView, level: str, told: str
) -> None:
    monkeypatch.setattr(pool, "work", bad.work)
    bots = BotPool(1)
    old = await started(bots, view)
    assert await bots.choose(view, level, b"one") == choose_action(view, "regular", b"one")
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert f"a bot of level {level} {told}" in caplog.messages[0]
    assert "secret" not in caplog.text
    assert await bots.choose(view, "regular", b"two") == choose_action(view, "regular", b"two")
    assert workers() == old
    bots.close()
    await until_workers(0)


async def test_the_rule_of_thumb_answers_until_the_search_is_compiled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, view: SeatView
) -> None:
    """Which takes seconds; meanwhile every answer comes in time, from the same worker."""
    monkeypatch.setattr(pool, "work", searching.work)
    bots = BotPool(1)
    await started(bots, view)
    await until_searched(bots, view)
    assert await bots.choose(view, "expert", b"one") == searched(view), "what one level has compiled is the other's too"
    worths = {action: 1 / (1 + i) for i, action in enumerate(reversed(view.legal_actions))}
    assert await bots.advise(view, "strong", b"one") == Advice(searched(view), worths)
    assert await bots.advise(view, "regular", b"one") == Advice(choose_action(view, "regular", b"one"))
    assert caplog.records == []
    await until_workers(1)
    bots.close()
    await until_workers(0)


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was told as an error: a worker may be slow to start besides."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@asynccontextmanager
async def pool_of(
    work: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> AsyncIterator[BotPool]:
    """A pool whose one worker runs this; whatever fails in it, nothing is written beside the log."""
    monkeypatch.setattr(pool, "work", work)
    bots = BotPool(1)
    yield bots
    bots.close()
    await until_workers(0)
    assert "Exception in thread" not in capfd.readouterr().err


async def test_a_search_that_cannot_be_compiled_is_told_and_tried_again(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    view: SeatView,
) -> None:
    """By its place and without its text; the rule of thumb answers meanwhile, from the same worker."""
    async with pool_of(failing.work_once, monkeypatch, capfd) as bots:
        await until_searched(bots, view)
        (told,) = failures(caplog)
        assert told.startswith("a bot of level strong failed: MemoryError at ")
        assert "failing.py:" in told
        assert "secret" not in caplog.text


async def test_a_search_that_can_never_be_compiled_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    view: SeatView,
) -> None:
    rule = choose_action(view, "regular", b"one")
    async with pool_of(failing.work, monkeypatch, capfd) as bots:
        last = time.monotonic() + 60
        while len(failures(caplog)) < failing.TRIES:
            assert time.monotonic() < last
            assert await bots.choose(view, "strong", b"one") == rule
            await asyncio.sleep(0.02)
        for _ in range(10):
            await asyncio.sleep(failing.AGAIN)
            assert await bots.choose(view, "strong", b"one") == rule
        assert len(failures(caplog)) == failing.TRIES
        assert "failed: ModuleNotFoundError at " in caplog.text
