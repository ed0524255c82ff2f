"""Analyses: means and intervals worked out by hand, what each game's study finds, and the report as files."""

import csv
import json
from pathlib import Path

import pytest

from cattery import cli
from cattery.arena.analyse import LENGTH, START, Chart, Counts, Mean, Point, length_chart, variants
from cattery.arena.report import COLOURS, colours, svg, table
from cattery.arena.simulate import Estimate
from cattery.core.words import LANGUAGES
from cattery.games import load
from cattery.games.cockroach_poker import rules as poker
from cattery.games.felix import rules as felix


def test_the_mean_of_bunches_is_that_of_all_values() -> None:
    """Games with values (1, 2, 3) and (6): mean 3; errors by game 6 - 9 = -3 and 6 - 3 = 3, so 2 * 18 / 4 ** 2."""
    mean = Mean()
    mean.add(3, 6)
    mean.add(1, 6)
    found = mean.estimate()
    assert found.mean == 3
    assert found.high - 3 == pytest.approx(1.959964 * (2 * 18 / 16) ** 0.5)


def test_values_that_come_alone_have_the_usual_interval() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample deviation sqrt(32 / 7)."""
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(1, value)
    found = mean.estimate()
    assert found.high - 5 == pytest.approx(1.959964 * (32 / 7) ** 0.5 / 8**0.5)


def test_points_of_few_games_are_left_out() -> None:
    counts = Counts()
    for i in range(40):
        counts.add_game([("a", 0, 1, 1.0), ("a", 0, 2, 5.0)] if i < 20 else [("a", 0, 1, 1.0)])
    assert counts.chart("a", str, str).points == [Point("0", "1", Estimate(1, 0, 1, 1), 40)]


def test_lengths_fall_into_classes_and_sum_to_one() -> None:
    chart = length_chart([10, 11, 100, 101, 55])
    assert [(point.x, point.count) for point in chart.points] == [("8", 2), ("52", 1), ("100", 2)]
    assert sum(point.estimate.mean for point in chart.points) == pytest.approx(1)


def test_felix_tells_what_rows_cost_and_what_their_cards_brought() -> None:
    game = load("felix")
    c = game.configure(4)
    events = [
        (felix.SAW_FILL, 7, 9, 12),
        (felix.SAW_TURN_UP, 0, 0, 6),
        (felix.SAW_TURN_UP, 1, 1, 0),
        (felix.SAW_BUY, 2, 4),
        (felix.SAW_TAKE, 2, 7),
    ]
    assert game.study(c, events) == [("price", 0, 5, 4), ("card", 2, 6, 3), ("card", 2, 0, 3)]


def test_cockroach_poker_tells_whose_claims_were_true_and_came_off() -> None:
    game = load("cockroach_poker")
    events = [
        (poker.SAW_OFFER, 0, 1, 3, -1),
        (poker.SAW_PASS, 1, 2, 5),
        (poker.SAW_ANSWER, 2, 0, 5, 5),  # "false" to a true claim
    ]
    expected = [("truth", 0, 1, 0.0), ("truth", 0, 2, 1.0), ("success", 1, 2, 1.0)]
    assert game.study(game.configure(3), events) == expected


def test_cat_and_mouse_is_compared_by_the_size_of_the_stocks() -> None:
    game = load("cat_and_mouse")
    found = variants(game, game.configure(2))
    assert [(name, c.stock_size) for name, c in found] == [("10", 10), ("2", 2), ("5", 5), ("15", 15), ("20", 20)]


CHART = Chart("start", [Point("", "2", Estimate(0.5, 1, 0.4, 0.6), 9), Point("", "10", Estimate(0.25, 1, 0.2, 0.3), 8)])


def test_series_have_an_order_whichever_was_met_first() -> None:
    points = [Point(name, "1", Estimate(0.5, 1, 0.4, 0.6), 9) for name in ("10", "5", "20", "5")]
    for chart in (Chart("start", points), Chart("start", points[::-1])):
        assert list(colours(chart).items()) == [("5", COLOURS[0]), ("10", COLOURS[1]), ("20", COLOURS[2])]


def test_a_chart_as_a_table() -> None:
    assert list(csv.reader(table(CHART).splitlines())) == [
        ["series", "x", "mean", "low", "high", "count"],
        ["", "2", "0.5", "0.4", "0.6", "9"],
        ["", "10", "0.25", "0.2", "0.3", "8"],
    ]


def test_a_chart_as_a_picture_repeats_itself_and_has_text_as_text() -> None:
    pytest.importorskip("matplotlib")
    drawn = svg(CHART)
    assert drawn == svg(CHART)
    assert drawn.startswith("<svg")
    assert ">2</text>" in drawn
    assert ">10</text>" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_report(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    given = ["analyse", "felix", "--players", "3", "--games", "40", "--blocks", "2", "--seed", "3", "--lang", language]
    assert cli.main([*given, "--out", str(tmp_path / "one")]) == 0
    assert str(tmp_path / "one" / "report.html") in capsys.readouterr().out
    page = (tmp_path / "one" / "report.html").read_text()
    assert page.count("<h2>") == page.count("</svg>") >= 4
    assert f'<html lang="{language}">' in page
    assert "src=" not in page
    assert "<script" not in page
    figures = json.loads((tmp_path / "one" / "figures.json").read_text())
    charts = {chart["name"]: chart["points"] for chart in figures["charts"]}
    assert sum(point["estimate"]["mean"] for point in charts[START]) == pytest.approx(1)
    assert sum(point["count"] for point in charts[LENGTH]) == 40
    with (tmp_path / "one" / "start.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 3
