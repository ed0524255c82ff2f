"""Duplicate blocks: the same deal for every seat, the same games in every form, figures worked out by hand."""

from typing import Any

import numpy as np
import pytest

from cattery.arena.blocks import by_line_up, measure, play_block
from cattery.arena.table import BEATEN, LOSS, POINTS, WIN, BotFault, Table, figures_of
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import RULE, SEARCH, WEAK, Mind, mind
from cattery.core.game import CHANCE, Game
from cattery.core.loops import Result, bind, play_blocks, varied
from cattery.core.state import clone
from cattery.core.view import SeatView
from cattery.games import load
from tests.bots import toy
from tests.conformance.cases import ALL_GAMES, table_id

FELIX = load("felix")


def test_shares_are_split_among_those_who_tie() -> None:
    found = figures_of(np.array([2.0, -1.0, 2.0, -1.0, 0.0]), np.array([9, 1, 9, 1, 5]))
    assert found[:, WIN].tolist() == [0.5, 0, 0.5, 0, 0]
    assert found[:, LOSS].tolist() == [0, 0.5, 0, 0.5, 0]
    assert found[:, POINTS].tolist() == [9, 1, 9, 1, 5]
    assert found[:, BEATEN].tolist() == [3.5 / 4, 0.5 / 4, 3.5 / 4, 0.5 / 4, 2 / 4]


def test_a_line_up_moves_on_by_one_seat_a_rotation() -> None:
    """Player 0 sits in seat 0, then 1, then 2; each figure names rotation and seat."""
    by_seat = np.array([[[10.0 * k + seat] for seat in range(3)] for k in range(3)])
    assert by_line_up(by_seat)[:, 0].tolist() == [(0 + 11 + 22) / 3, (1 + 12 + 20) / 3, (2 + 10 + 21) / 3]


class Watching:
    """The rule of thumb, remembering what it saw."""

    def __init__(self, game: Game) -> None:
        self.mind = mind(game, "regular")
        self.seen: list[SeatView] = []

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        self.seen.append(view)
        return self.mind.choose(view, r, persona)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_all_games_of_a_block_have_the_same_deal_and_no_other_block_has(game: Game) -> None:
    c = game.configure()

    def first_outcomes(block: int, rotation: int) -> list[int]:
        log = Table(game, c, block, rotation, seed=5).log
        assert {player for player, _ in log} <= {CHANCE}
        return [outcome for _, outcome in log]

    deals = [[first_outcomes(block, rotation) for rotation in range(c.players)] for block in range(20)]
    assert all(deal == of_block[0] for of_block in deals for deal in of_block)
    assert len({str(of_block[0]) for of_block in deals}) > 10


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_each_of_a_line_up_sits_in_each_seat_once(game: Game) -> None:
    c = game.configure()
    line_up = [Watching(game) for _ in range(c.players)]
    play_block(game, c, line_up, block=3, seed=1)
    for player in line_up:
        assert {view.seat for view in player.seen} == set(range(c.players))


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_blocks_are_the_same_game_by_game_and_all_at_once(game: Game) -> None:
    """In Python a view at a time, and in one loop; compiled the loop is the same (see test_compiled)."""
    c = game.configure(min(game.players))
    one_by_one = np.concatenate([play_block(game, c, [mind(game, "regular")] * c.players, b, 7) for b in (2, 3)])
    assert one_by_one.tolist() == plain_blocks(game, c, 2, 2, 7).tolist()


def plain_blocks(game: Game, c: Any, first: int, count: int, seed: int) -> Any:
    """What `RulePlayer` does, in plain Python."""
    n = c.players
    initial = game.new_state(c)
    results = [Result() for _ in range(count * n)]
    piles, dice = [[0] for _ in range(game.num_piles)], [[0] for _ in range(n)]
    out, weights = [0] * game.room, [0] * game.room
    play = bind(play_blocks, game)
    play(c, [initial, clone(initial)], game.View(), results, first, seed, piles, dice, out, weights)
    returns, scores = (np.array([getattr(r, name)[:n] for r in results]) for name in ("returns", "scores"))
    return by_line_up(figures_of(returns.reshape(count, n, n), scores.reshape(count, n, n)))


def test_the_compiled_loop_plays_the_same_blocks() -> None:
    c = FELIX.configure(3)
    plain = plain_blocks(FELIX, c, 0, 30, 9)
    found = measure(FELIX, c, "regular", "regular", 30, 9)
    assert found.win.mean == pytest.approx(plain[:, 0, WIN].mean())
    assert found.points.mean == pytest.approx(plain[:, 0, POINTS].mean())
    assert found.blocks == 30


@pytest.mark.parametrize(
    "one",
    [Mind(WEAK, toy.choose_weakly, 2), pytest.param(Mind(SEARCH, toy.search, 200), marks=pytest.mark.soak)],
    ids=["weak", "search"],
)
def test_minds_choose_the_same_plain_and_compiled(one: Mind) -> None:
    c = FELIX.configure(3)
    compiled = play_block(FELIX, c, [CompiledMind(FELIX, one)] * 3, 0, 1)
    assert compiled.tolist() == play_block(FELIX, c, [one] * 3, 0, 1).tolist()


def test_a_varied_constant_changes_what_is_chosen_and_nothing_else() -> None:
    c = FELIX.configure(4)
    bold = varied(FELIX.choose, WHIM=400)
    same = measure(FELIX, c, Watching(FELIX), "regular", 3, 1)
    assert same == measure(FELIX, c, "regular", "regular", 3, 1)
    found = [play_block(FELIX, c, [Mind(RULE, f), *[mind(FELIX, "regular")] * 3], 0, 1) for f in (bold, FELIX.choose)]
    assert found[0].tolist() != found[1].tolist()


class Illegal:
    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        return -1


def test_a_bot_of_ones_own_that_breaks_the_rules_is_no_result() -> None:
    with pytest.raises(BotFault, match="illegal action -1"):
        measure(FELIX, FELIX.configure(3), Illegal(), "regular", 1, 1)
