"""What a game's bots do compiled is what they do in plain Python, draw by draw, and no index leaves its array."""

from pathlib import Path

import pytest

from cattery.arena.table import Table
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import SEARCH, WEAK, Mind, mind
from cattery.core.game import TERMINAL, Game
from tests.bots.thinking import DEEP, LITTLE, THINKERS, with_amount
from tests.conformance.bounds import check_bounds
from tests.conformance.cases import ALL_GAMES, table_id


def minds(game: Game, kind: str, amount: int = LITTLE) -> list[Mind]:
    """Those of a kind, which are one function; a search has so much to try out, or as much as an expert needs."""
    found = [
        with_amount(mind(game, level), DEEP[game.name] if level == "expert" else amount)
        for known, level in THINKERS
        if known is game
    ]
    return [own for own in found if own.kind == kind]


def actions(game: Game, players: int, own: Mind, most: int) -> None:
    """The first actions of a game, each asked of both forms with the same dice."""
    c = game.configure(players)
    table, compiled = Table(game, c, 0, 0, seed=players), CompiledMind(game, own)
    for i in range(most):
        if table.player == TERMINAL:
            break
        view, plain_r, packed_r = table.view(table.player), [i], [i]
        advice = own.advise(view, plain_r, i % len(game.personas))
        same = compiled.advise(view, packed_r, i % len(game.personas))
        assert (same.action, packed_r) == (advice.action, plain_r)
        assert same.worths == pytest.approx(advice.worths)
        assert set(advice.worths) <= set(view.legal_actions)
        table.act(advice.action)


KINDS = [(game, kind) for game in ALL_GAMES for kind in (WEAK, SEARCH) if minds(game, kind)]
# A search takes a minute to compile: one of them is enough for the small tests.
SMALL = [(game, kind) for game, kind in KINDS if kind != SEARCH or game.name == "felix"]


@pytest.mark.parametrize(("game", "kind"), SMALL, ids=table_id)
def test_both_forms_choose_the_same(game: Game, kind: str) -> None:
    for own in minds(game, kind):
        for players in game.players:
            actions(game, players, own, most=40)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=table_id)
def test_both_forms_choose_the_same_through_whole_games(game: Game, kind: str) -> None:
    for own in minds(game, kind, 10 * LITTLE):
        for players in game.players:
            actions(game, players, own, most=1000)


# Every level at every table; an expert thinks in its way, but no longer than that needs.
BOUNDS_PROGRAM = f"""
import sys
from cattery.arena.blocks import play_block
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import levels, mind
from cattery.games import load
from tests.bots.thinking import with_amount
game = load(sys.argv[1])
own = [mind(game, level) for level in levels(game)]
minds = [CompiledMind(game, with_amount(one, min(one.amount, {max(DEEP.values())}))) for one in own]
for players in game.players:
    for preset in game.presets:
        c = game.configure(players, preset)
        for first in range(0, len(minds), players):
            play_block(game, c, [minds[(first + seat) % len(minds)] for seat in range(players)], 0, 1)
print("within bounds")
"""


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_no_index_leaves_its_array(game: Game, tmp_path: Path) -> None:
    check_bounds(BOUNDS_PROGRAM, game.name, tmp_path)
