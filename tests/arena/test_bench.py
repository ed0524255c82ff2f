"""The benchmark measures what it says; how fast is not tested."""

from pathlib import Path

import pytest

from cattery.arena import bench, c_yardstick
from cattery.arena.rate import Rate, rate
from cattery.games import load, names


def test_rates_are_counts_a_second() -> None:
    assert rate(2, 100, 10, 4.0) == Rate(steps_per_second=25, games_per_second=0.5, chance_steps_per_second=2.5)


def test_the_median_is_the_middle_by_steps() -> None:
    rates = [rate(1, steps, 0, 1.0) for steps in (5, 1, 3)]
    assert bench.median(rates)["steps_per_second"] == 3


def test_ratios_of_what_was_measured_only() -> None:
    rates = {
        "felix/compiled_as_c": rate(1, 30, 0, 1.0),
        "c/felix": rate(1, 40, 0, 1.0),
        "felix/compiled": rate(1, 20, 0, 1.0),
        "felix/compiled_2_threads": rate(1, 39, 0, 1.0),
    }
    assert bench.ratios(rates) == {"felix compiled / C": 0.75, "felix two threads / one": 1.95}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak) if name == "cat_and_mouse" else name for name in names()]
)
def test_compiled_step_by_step_every_game_has_its_own_code(name: str) -> None:
    """The calls from Python take bytes whatever the game: what is compiled for one must not be taken for another."""
    game = load(name)
    step_by_step, batch = bench.compiled_loop(game), bench.compiled_batch(game, threads=1)
    step_by_step(0)  # compiles
    by_step, by_batch = step_by_step(0.3), batch(0.2)
    lengths = [found["steps_per_second"] / found["games_per_second"] for found in (by_step, by_batch)]
    assert lengths[0] == pytest.approx(lengths[1], rel=0.15)


@pytest.mark.parametrize("way", [bench.plain_loop, bench.compiled_loop])
def test_a_game_of_felix_has_5_draws_of_chance_and_about_90_actions(way: object) -> None:
    """Four players: four cards set aside and a start player; 36 cards, 27 passes and the bids."""
    found = way(load("felix"))(0.2)  # type: ignore[operator]
    assert found["chance_steps_per_second"] / found["games_per_second"] == pytest.approx(5)
    assert 80 < found["steps_per_second"] / found["games_per_second"] < 100


def test_the_c_yardstick_plays_the_same_felix(tmp_path: Path) -> None:
    """Random bids at most 8 above the highest: as many actions a game in C as here."""
    in_c = c_yardstick.measure(1, tmp_path)
    if in_c is None:
        pytest.skip("no C compiler")
    here = bench.compiled_batch(load("felix"), threads=1, width=bench.YARDSTICK_WIDTH)
    c_rate, our_rate = in_c(0.1), here(0.3)
    c_length = c_rate["steps_per_second"] / c_rate["games_per_second"]
    our_length = our_rate["steps_per_second"] / our_rate["games_per_second"]
    assert our_length == pytest.approx(c_length, rel=0.005)


def test_copying_a_state_and_starting_are_measured() -> None:
    times = bench.clone_times(load("felix"))
    assert 0 < times["compiled"] < times["plain"]
