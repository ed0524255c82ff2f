"""What is measured of the bots: its figures, and the page that is made of them."""

import json
import re
from itertools import islice
from typing import Any

import pytest

from benchmarks.bots import __main__ as quickness
from benchmarks.bots.strength import PAGE, Duel, page, speed_lines
from cattery.arena.simulate import Estimate
from cattery.arena.table import LOSS, WIN
from cattery.arena.tournament import Meeting
from cattery.bots.players import mind
from cattery.core.compiled import cache_folder
from cattery.games import load, names

FELIX, POKER = load("felix"), load("cockroach_poker")
FAIR = Estimate(0.25, 0.1, 0.2, 0.3)


def met(share: Estimate) -> tuple[Meeting, int]:
    return Meeting("strong", "regular", share, share, FAIR), 240


def figures(**changed: Any) -> dict[str, Any]:
    level = {
        "table": "felix, 4 seats",
        "level": "strong",
        "p50": 0.0001,
        "p99": 0.0002,
        "mean": 0.00015,
        "growth": 10_000,
    }
    level |= {"actions_per_second": 3e6, **changed}
    return {"date": "2026-05-04", "machine": {"processor": "a processor"}, "levels": [level], "open_spiel": {}}


def without_figures(lines: list[str]) -> list[str]:
    return [re.sub(r"\d[\d,.-]*", "0", line) for line in lines]


def test_a_duel_is_won_where_the_bar_is_reached_and_a_fair_share_excluded() -> None:
    felix = Duel(FELIX, FELIX.configure(4), "strong", "regular", WIN, 0.2875)
    poker = Duel(POKER, POKER.configure(4), "strong", "regular", LOSS, 0.2125)
    found = [(felix, met(Estimate(0.3, 1, 0.26, 0.34))), (felix, met(Estimate(0.3, 1, 0.24, 0.36)))]
    found += [(poker, met(Estimate(0.21, 1, 0.19, 0.23))), (poker, met(Estimate(0.22, 1, 0.2, 0.24)))]
    rows = [line.split(" | ") for line in page(found, None).splitlines() if " | strong | " in line]
    assert [row[3] for row in rows[:1] + rows[2:3]] == ["30.0 % (26.0-34.0)", "21.0 % (19.0-23.0) of losses"]
    assert [row[5:7] for row in rows] == [
        ["at least 28.7 %", "yes"],
        ["at least 28.7 %", "**no**"],
        ["at most 21.2 %", "yes"],
        ["at most 21.2 %", "**no**"],
    ]


def test_how_quickly_they_answer_is_told_with_day_and_machine() -> None:
    lines = speed_lines(figures())
    assert "`make bench-bots` on 2026-05-04, one core of a processor." in lines
    assert "| felix, 4 seats | strong | 0.10 ms | 0.20 ms | 0.15 ms | +0.01 MB | 3,000,000 |" in lines
    assert speed_lines(figures(actions_per_second=0.0))[-2].endswith(" | +0.01 MB |  |")


def test_the_page_says_what_would_be_written_today() -> None:
    """But for its figures and the name of the processor: whoever changes words must change them in both places."""
    speed = {**figures(), "levels": [], "open_spiel": {"simulations_per_second": 1.0, "actions_per_second": 1.0}}
    lines = [*page([], None).splitlines(), *speed_lines(speed)]
    written = without_figures(PAGE.read_text(encoding="utf-8").splitlines())
    missing = [line for line in without_figures(lines) if line not in written]
    assert missing == ["`make bench-bots` on 0 one core of a processor."]


def test_figures_stand_beside_the_day_the_machine_and_the_compiled_code_they_are_of() -> None:
    found = json.loads(json.dumps(quickness.about("felix")))
    assert found["compiled"] == {"felix": cache_folder("felix").name}
    assert set(quickness.about("")["compiled"]) == set(names())
    assert found["machine"]["cores"] >= 1
    assert found["date"].count("-") == 2


def test_the_rate_of_a_search_is_its_budget_by_its_median_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quickness, "MOVES", 10)
    found = quickness.measure(FELIX, FELIX.configure(4), "strong", moves=9)
    assert found["actions_per_second"] == FELIX.strong_nodes / found["p50"]
    assert 0 < found["p50"] <= found["p99"]
    assert quickness.measure(FELIX, FELIX.configure(4), "regular", moves=3)["actions_per_second"] == 0


def test_views_are_of_those_who_have_a_choice() -> None:
    asked = list(islice(quickness.views(FELIX, FELIX.configure(3), seed=1), 40))
    assert all(len(view.legal_actions) > 1 for view in asked)
    assert {view.seat for view in asked} == {0, 1, 2}
    assert mind(FELIX, "regular").choose(asked[0], [1], 0) in asked[0].legal_actions
