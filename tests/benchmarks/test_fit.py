"""Fitting a formula's constants: what is a feature, what is kept of games, and that what made them is found."""

from math import log
from typing import Any

import numpy as np
import pytest

from benchmarks.fit import FORMULAS, Formula, Position, features, fit, gain, held, losses, positions, report, softmax
from benchmarks.prospects import decisions
from cattery.core.game import Game
from cattery.games import load
from cattery.games.cat_and_mouse import search as cat
from cattery.games.cockroach_poker.risk import DANGER, danger
from cattery.games.cockroach_poker.rules import OFFERING

CAT, POKER = load("cat_and_mouse"), load("cockroach_poker")
Kept = tuple[Formula, Game, int, list[Position]]


@pytest.fixture(scope="module", params=FORMULAS)
def kept(request: pytest.FixtureRequest) -> Kept:
    """Positions of games that are compiled for this, which takes its time."""
    game = load(request.param)
    formula, players = FORMULAS[game.name], min(3, game.players[-1])
    return formula, game, players, positions(formula, game, game.configure(players), games=40, seed=1)


def test_the_constants_stand_as_in_the_source() -> None:
    missing, kings = cat.MISSING_COST[1:6], cat.KING_WORTH[1:]
    numbers = [cat.CARD_COST, *missing, cat.SHORT_COST, *kings, cat.HELD_COST, cat.TURN_WORTH]
    made = FORMULAS["cat_and_mouse"].constants(2, numbers)
    assert made == {name: getattr(cat, name) for name in made}
    for players in POKER.players:
        assert FORMULAS["cockroach_poker"].constants(players, DANGER[players]) == {"DANGER": DANGER}


def test_the_constants_are_the_old_ones_again_afterwards() -> None:
    formula, old = FORMULAS["cat_and_mouse"], (cat.CARD_COST, cat.KING_WORTH)
    with held(formula, 2, range(12)):
        assert (cat.CARD_COST, cat.KING_WORTH) == (0, (0, 7, 8, 9))
    assert old == (cat.CARD_COST, cat.KING_WORTH)
    with pytest.raises(ZeroDivisionError), held(formula, 2, range(12)):
        divmod(1, cat.CARD_COST)
    assert old == (cat.CARD_COST, cat.KING_WORTH)


@pytest.mark.soak
def test_positions_are_those_the_formula_is_for_and_know_how_their_game_ended(kept: Kept) -> None:
    formula, game, players, found = kept
    c = game.configure(players)
    assert len(found) > 40
    assert len({one.game for one in found}) > 20
    assert all(len(one.part) == players and sum(one.part) == pytest.approx(1) for one in found)
    assert len({one.part for one in found}) >= players
    assert positions(formula, game, c, games=40, seed=1) == found
    assert positions(formula, game, c, games=40, seed=2) != found
    if game is POKER:
        assert {one.state.phase for one in found} == {OFFERING}
        risks = [(danger(c, one.state, p), one.part[p]) for one in found for p in range(players)]
        assert np.mean([risk for risk, lost in risks if lost]) > np.mean([risk for risk, lost in risks if not lost])


def test_what_a_formula_says_is_the_sum_of_constants_times_features(kept: Kept) -> None:
    formula, game, players, found = kept
    check_sums(formula, game.configure(players), found)


def test_what_cat_and_mouse_says_is_such_a_sum() -> None:
    """In the midst of turns too."""
    c = CAT.configure()
    found = [Position(0, one.state, (0.5, 0.5)) for one in decisions(CAT, c, games=4, each=10, seed=1)]
    check_sums(FORMULAS["cat_and_mouse"], c, found)


def check_sums(formula: Formula, c: Any, found: list[Position]) -> None:
    """But for what all players have in common."""
    numbers = [30 * (-1) ** i * i for i in range(formula.count)]
    sums = features(formula, c, found) @ np.array(numbers) / formula.unit
    assert np.ptp(sums) > 0.5
    with held(formula, c.players, numbers):
        said = softmax(np.array([formula.logarithms(c, one.state) for one in found]))
    assert softmax(sums) == pytest.approx(said, abs=1e-6)


def test_the_constants_that_outcomes_were_drawn_by_are_found() -> None:
    rng, true = np.random.default_rng(3), np.array([0.5, -1.0, 2.0])
    made = rng.normal(size=(20_000, 4, 3))
    parts = np.array([rng.multinomial(1, chances) for chances in softmax(made @ true)]).astype(float)
    assert fit(made, parts) == pytest.approx(true, abs=0.06)


def test_a_constant_without_effect_stays_nothing() -> None:
    made = np.zeros((4, 2, 2))
    made[:, 0, 0] = (1, -1, 1, -1)
    parts = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]])
    found = fit(made, parts)
    assert found[0] == pytest.approx(log(3), abs=1e-3)
    assert found[1] == 0


def test_a_gain_is_counted_over_games() -> None:
    found = [Position(number, CAT.State(), (1.0, 0.0)) for number in (0, 0, 1, 1)]
    mean, margin = gain(found, np.array([0.5, 0.5, 0.9, 0.9]), np.array([0.4, 0.4, 0.6, 0.6]))
    assert mean == pytest.approx(0.2)
    assert margin == pytest.approx(1.96 * np.sqrt(0.2**2 + 0.2**2) / 4, rel=1e-3)


def test_a_report_sets_the_fitted_constants_beside_those_of_the_source(kept: Kept) -> None:
    formula, game, players, found = kept
    lines = report(formula, game, players, games=40, seed=1)
    assert lines[0] == f"# {game.name}, {players} players: {len(found):,} positions of 40 games, seed 1"
    first = f"DANGER[3] = {DANGER[3]}" if game is POKER else f"CARD_COST = {cat.CARD_COST}"
    assert lines[1] == f"{first}  # now"
    assert lines[2].startswith(first.partition(" ")[0])
    assert lines[2].endswith("  # fitted")
    c = game.configure(players)
    fresh = positions(formula, game, c, games=40, seed=2)
    assert f"now {losses(formula, c, fresh).mean():.4f}, fitted " in lines[-1]
    assert lines[-1].endswith(f"all alike {log(players):.4f}")
