"""The arena: the same results whoever plays, and however often it was stopped; games that can be replayed."""

import json
import shlex
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cattery import cli
from cattery.arena import tournament, workers
from cattery.arena.tournament import Logs, Plan, Played, Unit, quantile
from cattery.core.errors import UsageError
from cattery.core.playthrough import from_text
from cattery.games import load
from tests.arena.test_outside import EXAMPLE, program

FELIX = load("felix")
PLAN = Plan("felix", 3, tuple(FELIX.option_texts(FELIX.configure(3)).items()), ("regular", f"cmd:{EXAMPLE}"), 2, 7)


def silently(done: int, whole: int) -> None:
    pass


def figures(played: list[Played]) -> list[Any]:
    """All but how long it took."""
    return [(one.pairing, one.block, one.figures, one.faults) for one in played]


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return tournament.run(PLAN, workers.here, None, None, silently)


def test_every_pairing_plays_every_block(played: list[Played]) -> None:
    assert [(one.pairing, one.block) for one in played] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert all(one.faults == [0, 0] for one in played)


def test_other_processes_give_the_same(played: list[Played]) -> None:
    again = tournament.run(PLAN, workers.processes(2), None, None, silently)
    assert figures(again) == figures(played)


@pytest.mark.soak
def test_two_nodes_of_a_ray_cluster_give_the_same(played: list[Played]) -> None:
    pytest.importorskip("ray")
    nodes = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        nodes.add_node(num_cpus=1)
        again = tournament.run(PLAN, workers.cluster(nodes.address), None, None, silently)
    finally:
        nodes.shutdown()
    assert figures(again) == figures(played)


class Interrupted(Exception):
    pass


def test_a_run_that_was_cut_off_goes_on_where_it_was(tmp_path: Path, played: list[Played]) -> None:
    state = tmp_path / "state.jsonl"

    def two_units(plan: Plan, units: list[Unit]) -> Iterable[tuple[Played, Logs]]:
        yield from workers.here(plan, units[:2])
        raise Interrupted

    with pytest.raises(Interrupted):
        tournament.run(PLAN, two_units, state, None, silently)
    with state.open("a") as file:
        file.write('{"pairing": 1, "block": 1, "fig')  # it lost its power in the middle of a line
    asked: list[Unit] = []

    def rest(plan: Plan, units: list[Unit]) -> Iterable[tuple[Played, Logs]]:
        asked.extend(units)
        return workers.here(plan, units)

    again = tournament.run(PLAN, rest, state, None, silently)
    assert asked == [(0, 1), (1, 1)]
    assert figures(again) == figures(played)
    assert figures(tournament.run(PLAN, workers.here, state, None, silently)) == figures(played)


def test_a_state_file_of_another_run_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    state.write_text('{"arena": 1, "game": "another"}\n')
    with pytest.raises(UsageError, match="of another run"):
        tournament.run(PLAN, workers.here, state, None, silently)
    assert state.read_text() == '{"arena": 1, "game": "another"}\n'


def test_every_game_is_kept_and_follows_the_rules(tmp_path: Path, played: list[Played]) -> None:
    tournament.run(PLAN, workers.here, None, tmp_path / "logs", silently)
    logs = sorted((tmp_path / "logs").iterdir())
    assert len(logs) == 2 * 2 * 3  # pairings, blocks, rotations
    points = [from_text(path.read_text(), load).scores() for path in logs]
    first = [points[rotation][rotation] for rotation in range(3)]  # the challenger's of pairing 0, block 0
    assert sum(first) / 3 == pytest.approx(played[0].figures[0][2])


def test_a_crash_costs_its_own_game_only() -> None:
    bots = ("regular", f"cmd:{program('ends', 'sometimes')}")
    plan = Plan(PLAN.game, PLAN.players, PLAN.options, bots, 3, 7)
    found = tournament.run(plan, workers.here, None, None, silently)
    (others, _), (_, mine) = (
        [sum(one.faults[side] for one in found if one.pairing == pairing) for side in (1, 0)] for pairing in (0, 1)
    )
    seats = 3 * 3 * (1 + 2)
    assert 0 < others + mine < seats
    faults = {standing.bot: standing.faults for standing in tournament.standings(plan, found)}
    assert faults == {"regular": 0, bots[1]: others + mine}


def test_the_quantile_of_latencies_is_right_to_a_class() -> None:
    """99 decisions of about a millisecond and one of about a second; a class is 5 % wide."""
    from collections import Counter

    classes = Counter({141: 99, 283: 1})
    assert quantile(classes, 0.5) == pytest.approx(1.02e-3, rel=0.06)
    assert quantile(classes, 0.99) == pytest.approx(1.02e-3, rel=0.06)
    assert quantile(classes, 1.0) == pytest.approx(1.04, rel=0.06)


def test_two_players_meet_once_and_are_told_from_both_sides() -> None:
    plan = Plan("cat_and_mouse", 2, (), ("a", "b", "c"), 4, 1)
    assert plan.pairings() == [(0, 1), (0, 2), (1, 2)]
    played = [
        Played(pairing, block, [[0.75, 0.25, 3, 0.75], [0.25, 0.75, 1, 0.25]], [0, 0], [{"100": 1}, {"100": 1}])
        for pairing in range(3)
        for block in range(4)
    ]
    table = {(entry.bot, entry.others): entry.win.mean for entry in tournament.meetings(plan, played)}
    assert table["a", "b"] == 0.75
    assert table["b", "a"] == 0.25
    order = [standing.bot for standing in tournament.standings(plan, played)]
    assert order == ["a", "b", "c"]


def test_the_command_gives_the_same_figures_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["arena", "felix", "--players", "3", "--bots", "regular", "--bot", f"cmd:{EXAMPLE}", "--blocks", "2"]
    found = []
    for more in (["--json"], ["--json", "--workers", "2"]):
        assert cli.main([*given, "--seed", "7", *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    one, two = found
    assert one.pop("latency_seconds").keys() == two.pop("latency_seconds").keys() == {"regular", f"cmd:{EXAMPLE}"}
    assert one == two
    assert one["standings"][0]["rating"]["rank"] == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--bots", "regular,genius"], "no bot “genius”"),
        (["--bots", "regular"], "two different bots"),
        (["--bots", "regular", "--bot", "cmd:x", "--ray", "local", "--workers", "2"], "--workers"),
    ],
)
def test_what_the_command_refuses(given: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "felix", "--lang", "en", *given]) == cli.ERROR
    assert told in capsys.readouterr().err


def test_it_tells_the_standings_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:{shlex.quote(sys.executable)} nowhere.py"
    given = ["arena", "felix", "--players", "3", "--bots", "regular", "--bot", bot, "--blocks", "1", "--lang", "en"]
    assert cli.main(given) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "1. regular (rank 1-1): strength" in said
    assert "gave no proper answer in 9 of its games" in said
