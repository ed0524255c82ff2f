"""What a game's bots do compiled is what they do in plain Python, draw by draw, and no index leaves its array."""

from dataclasses import replace
from pathlib import Path

import pytest

from cattery.arena.table import Table
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import RULE, SEARCH, Mind, levels, mind
from cattery.core.game import TERMINAL, Game
from tests.bots.test_players import LITTLE
from tests.conformance.bounds import check_bounds
from tests.conformance.cases import ALL_GAMES, table_id

# A mind of each kind that the game has; levels of one kind are one function.
KINDS = {(game.name, (own := mind(game, level)).kind): (game, own) for game in ALL_GAMES for level in levels(game)}
MINDS = [(game, replace(own, amount=min(own.amount, LITTLE))) for game, own in KINDS.values() if own.kind != RULE]


def name_of(value: object) -> str:
    return value.kind if isinstance(value, Mind) else table_id(value)


def actions(game: Game, players: int, own: Mind, most: int) -> None:
    """The first actions of a game, each asked of both forms with the same dice."""
    c = game.configure(players)
    table, compiled = Table(game, c, 0, 0, seed=players), CompiledMind(game, own)
    for i in range(most):
        if table.player == TERMINAL:
            break
        view, plain_r, packed_r = table.view(table.player), [i], [i]
        action = own.choose(view, plain_r, i % len(game.personas))
        assert compiled.choose(view, packed_r, i % len(game.personas)) == action
        assert packed_r == plain_r
        table.act(action)


# A search takes a minute to compile: one of them is enough for the small tests.
SMALL = [(game, own) for game, own in MINDS if own.kind != SEARCH or game.name == "felix"]


@pytest.mark.parametrize(("game", "own"), SMALL, ids=name_of)
def test_both_forms_choose_the_same(game: Game, own: Mind) -> None:
    for players in game.players:
        actions(game, players, own, most=40)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "own"), MINDS, ids=name_of)
def test_both_forms_choose_the_same_through_whole_games(game: Game, own: Mind) -> None:
    for players in game.players:
        actions(game, players, replace(own, amount=own.amount * 10), most=1000)


BOUNDS_PROGRAM = """
import sys
from cattery.arena.blocks import play_block
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import levels, mind
from cattery.games import load
game = load(sys.argv[1])
minds = [CompiledMind(game, mind(game, level)) for level in levels(game) if level != "expert"]
for players in game.players:
    for preset in game.presets:
        c = game.configure(players, preset)
        play_block(game, c, [minds[(seat + players) % len(minds)] for seat in range(players)], 0, 1)
print("within bounds")
"""


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_no_index_leaves_its_array(game: Game, tmp_path: Path) -> None:
    check_bounds(BOUNDS_PROGRAM, game.name, tmp_path)
