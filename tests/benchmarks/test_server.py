"""The server's benchmark on a small scale: it plays, and what it says of the log is true."""

import asyncio
from pathlib import Path

from benchmarks.server import report
from benchmarks.server.check import check_log
from benchmarks.server.runs import Load, Setting, run
from benchmarks.server.tally import Tally, quantiles
from cattery.store import matches as store
from cattery.store import open_database
from cattery.store.migrate import upgrade
from cattery.store.rows import ActionRow, NewMatch, SeatRow


def test_two_tables_play_unpaced_and_all_that_was_acknowledged_is_in_the_log() -> None:
    figures = run(Setting("SQLite", "sqlite"), Load(2, 0), seconds=1.0, warmup=0.3)
    assert report.wrong(figures) == {}
    assert figures["log"]["acknowledged"] > 10
    assert figures["actions_per_second"] > 5
    assert figures["view_bytes"] > 500
    assert 0 < figures["to_view_ms"]["p50"] <= figures["to_view_ms"]["p99"]


def test_the_check_finds_what_is_lost_doubled_unexpected_or_missing_between(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    new = NewMatch("felix", 1, {}, {}, False, None, "s", "h")

    async def fill() -> str:
        async with open_database(url) as db:
            await db.write(upgrade)
            made = await db.write(store.create_match, new, [SeatRow(0)], 1)
            await db.write(store.start_match, made, [], 1)
            for seq, (seat, name) in enumerate(((0, "a"), (0, "b"), (1, "b"), (0, "c")), start=1):
                await db.write(
                    store.append_action, made, ActionRow(seq, seat, "x", [], f"{seat} {name}", "person", seq)
                )
            return made

    made = asyncio.run(fill())
    found = asyncio.run(check_log(url, [(made, "a"), (made, "b"), (made, "d")], []))
    assert found == {"acknowledged": 3, "lost": 1, "doubled": 1, "unexpected": 1, "gaps": 0}
    found = asyncio.run(check_log(url, [(made, "a"), (made, "b")], [(made, "c"), (made, "e")]))
    assert (found["lost"], found["unexpected"]) == (0, 0)


def test_figures_count_what_happened_between_warm_up_and_end() -> None:
    tally = Tally(10.0, 12.0, actions=6, to_view=[3.0, 1.0, 2.0])
    assert [tally.is_counted(at) for at in (9.9, 10.0, 11.9, 12.0)] == [False, True, True, False]
    assert tally.figures()["actions_per_second"] == 3.0
    assert tally.figures()["to_view_ms"] == {"p50": 2.0, "p95": 3.0, "p99": 3.0}
    assert quantiles([float(n) for n in range(100, 0, -1)]) == {"p50": 51.0, "p95": 96.0, "p99": 100.0}


def test_a_report_names_what_is_wrong_and_sets_servers_beside_each_other() -> None:
    good = {"server": "SQLite", "load": "50 unpaced", "actions_per_second": 500.0, "errors": {}, "locked": 0}
    other = {**good, "server": "boardgame.io, FlatFile", "actions_per_second": 400.0, "errors": {"act: 409": 2}}
    assert report.wrong(good) == {}
    assert report.wrong({**other, "log": {"acknowledged": 9, "lost": 1, "gaps": 0}}) == {"act: 409": 2, "lost": 1}
    assert report.ratios([good, other]) == {"SQLite / boardgame.io, FlatFile": 1.25}
    assert report.summary({"p50": 1.234, "p95": 12.34, "p99": 123.4}) == "1.23 / 12.3 / 123"
