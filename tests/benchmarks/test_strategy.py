"""The page of what decides the games: tables worked out by hand, and the whole of it on a small scale."""

from datetime import date
from pathlib import Path

import pytest

from benchmarks import strategy
from benchmarks.strategy import MARKER, length_table, over_within, page, section, table
from cattery.arena.analyse import START, Chart, Point, length_chart
from cattery.arena.simulate import Estimate
from cattery.cli.analyse import words_of
from cattery.games import load, names

SHARES = Chart(
    START,
    [
        Point("10", "1", Estimate(0.5, 1, 0.41, 0.59), 1000),
        Point("2", "1", Estimate(0.25, 1, 0.2, 0.3), 40),
        Point("2", "2", Estimate(0.75, 1, 0.7, 0.8), 40),
    ],
)


def test_a_row_for_each_x_and_a_column_for_each_series() -> None:
    assert table(SHARES, {"start-2": "two", "start-10": "ten"}.__getitem__) == [
        "|  | two | ten |",
        "| --- | --- | --- |",
        "| 1 | 25.0 % (20.0-30.0), 40 | 50.0 % (41.0-59.0), 1,000 |",
        "| 2 | 75.0 % (70.0-80.0), 40 |  |",
    ]


def test_what_is_paid_is_told_in_mice() -> None:
    paid = Chart("price", [Point("0", "-5", Estimate(-0.5, 1, -1, 0.25), 30)])
    assert table(paid, str) == ["|  | mice |", "| --- | --- |", "| -5 | -0.50 (-1.00 to 0.25), 30 |"]


def test_lengths_are_told_by_the_end_of_the_class_in_which_a_share_is_reached() -> None:
    """Classes of four: 8-11 (50 games), 48-51 (25), 52-55 (5), 100-103 (20); margins 4.3, 8.5, 9.8, 8.5 and 4.3 %."""
    chart = length_chart([10] * 50 + [50] * 25 + [55] * 5 + [100] * 20)
    assert [over_within(chart, wanted) for wanted in (0.1, 0.5, 0.51, 0.76, 0.81, 1)] == [11, 11, 51, 55, 103, 103]
    told, *cells = length_table(chart)[2].strip("| ").split(" | ")
    assert told == "over within so many actions, in classes of 4"
    assert cells == ["11 (11-11)", "11 (11-11)", "11 (11-51)", "51 (51-103)", "103 (103-103)"]


@pytest.mark.parametrize("of", [["felix"], pytest.param(list(names()), marks=pytest.mark.soak)], ids=len)
def test_the_page_has_every_chart_of_every_game_and_is_the_same_for_the_same_seed(of: list[str]) -> None:
    whole = page([load(name) for name in of], 40, 1, 3, date(2026, 5, 4))
    assert "Measured on 2026-05-04" in whole
    assert "--games 40 --blocks 1 --seed 3" in whole
    for game in map(load, of):
        words = words_of(game, {"games": 40, "players": game.default_players(), "blocks": 1, "seed": 3}, "en")
        part = whole.partition(f"## {words('title')}\n")[2].partition("\n## ")[0]
        titles = [words(chart) for chart in ("start", "length", *game.studies, "skill")]
        assert [line[4:] for line in part.splitlines() if line.startswith("### ")] == titles
        assert part.count("\n| --- ") == len(titles)
        assert "| strong / regular | " in part
    felix = load("felix")
    assert "\n".join(section(felix, 40, 1, 3)) in whole
    assert "\n".join(section(felix, 40, 1, 4)) not in whole


def test_what_is_written_by_hand_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "strategy.md"
    file.write_text(f"By hand.\n\n{MARKER}\n\nold figures\n")
    monkeypatch.setattr(strategy, "PAGE", file)
    strategy.write("new figures\n")
    assert file.read_text() == f"By hand.\n\n{MARKER}\n\nnew figures\n"
