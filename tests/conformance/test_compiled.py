"""The compiled rules and the plain ones are the same game, step by step."""

import dataclasses
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cattery.arena.simulate import simulate
from cattery.core.chance import below, pick, seed_generator
from cattery.core.compiled import Compiled, unpack
from cattery.core.game import CHANCE, NOBODY, TERMINAL, Game
from tests.conformance.bounds import check_bounds
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, soaked_but, table_id


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_batches_of_games_have_the_same_results(game: Game, players: int, policy: str) -> None:
    c = game.configure(players)
    policies = [policy] + ["random"] * (players - 1)
    plain = simulate(game, c, policies, 60, seed=3, compiled=False)
    compiled = simulate(game, c, policies, 60, seed=3, threads=2)
    assert dataclasses.replace(plain, seconds=1.0) == dataclasses.replace(compiled, seconds=1.0)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_the_number_of_threads_and_the_size_of_a_run_change_no_game(game: Game) -> None:
    c = game.configure()
    policies = ["heuristic"] * c.players
    one = simulate(game, c, policies, 9000, seed=11, threads=1)
    two = simulate(game, c, policies, 9000, seed=11, threads=2)
    assert dataclasses.replace(one, seconds=1.0) == dataclasses.replace(two, seconds=1.0)


class Pair:
    """One game held twice, as a plain and as a packed state."""

    def __init__(self, game: Game, compiled: Compiled, c: Any, seed: int) -> None:
        self.game, self.compiled, self.c = game, compiled, c
        self.s = game.new_state(c)
        self.packed_c, self.packed_s = compiled.packed(c), compiled.packed(self.s)
        self.out, self.weights = [0] * game.room, [0] * game.room
        self.packed_out = np.zeros(game.room, np.int16)
        self.packed_weights = np.zeros(game.room, np.int16)
        self.r, self.packed_r = [0], np.zeros(1, np.uint64)
        seed_generator(self.r, seed, 1)
        self.packed_r[0] = self.r[0]

    def call(self, function: Any, *arguments: Any) -> Any:
        return self.compiled.function(function)(*arguments)

    def unpacked(self, packed: Any, record: type) -> Any:
        made = record()
        unpack(packed, made)
        return made

    def legal(self) -> list[int]:
        """The legal actions, the same from both."""
        game = self.game
        n = game.legal_actions(self.c, self.s, self.out)
        assert self.call(game.legal_actions, self.packed_c, self.packed_s, self.packed_out) == n
        assert self.packed_out[:n].tolist() == self.out[:n]
        return self.out[:n]

    def outcomes(self) -> tuple[list[int], list[int]]:
        game = self.game
        n = game.chance_outcomes(self.c, self.s, self.out, self.weights)
        packed = (self.packed_out, self.packed_weights)
        assert self.call(game.chance_outcomes, self.packed_c, self.packed_s, *packed) == n
        assert self.packed_out[:n].tolist() == self.out[:n]
        assert self.packed_weights[:n].tolist() == self.weights[:n]
        return self.out[:n], self.weights[:n]

    def look(self, seat: int, plain_v: Any, packed_v: Any) -> None:
        """What a seat sees, the same from both, whatever the view held before."""
        self.game.observe(self.c, self.s, seat, plain_v)
        self.call(self.game.observe, self.packed_c, self.packed_s, seat, packed_v)
        assert self.unpacked(packed_v, self.game.View) == plain_v
        fresh = self.game.View()
        self.game.observe(self.c, self.s, seat, fresh)
        assert fresh == plain_v, "observe writes every field"

    def choice(self, v: Any, packed_v: Any) -> None:
        """The rule of thumb chooses the same, with the same draws."""
        n = len(self.legal())
        chosen = self.game.choose(self.c, v, self.out, n, self.r)
        assert chosen in self.out[:n]
        assert self.call(self.game.choose, self.packed_c, packed_v, self.packed_out, n, self.packed_r) == chosen
        assert int(self.packed_r[0]) == self.r[0]

    def apply(self, action: int) -> None:
        self.game.apply(self.c, self.s, action)
        self.call(self.game.apply, self.packed_c, self.packed_s, action)
        assert self.unpacked(self.packed_s, self.game.State) == self.s
        assert self.call(self.game.current_player, self.packed_s) == self.game.current_player(self.s)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_every_step_is_the_same(game: Game) -> None:
    rng = random.Random(12)
    compiled = Compiled(game)
    for players in game.players:
        for preset in game.presets:
            step_through(Pair(game, compiled, game.configure(players, preset), seed=players), rng)


def step_through(pair: Pair, rng: random.Random, most: int = 400) -> None:
    game = pair.game
    v, packed_v = game.View(), pair.compiled.array(game.View, 1)[0]
    for _ in range(most):
        player = game.current_player(pair.s)
        if player == TERMINAL:
            break
        if player == CHANCE:
            outcomes, weights = pair.outcomes()
            pair.apply(rng.choices(outcomes, weights)[0])
            continue
        pair.look(rng.choice([NOBODY, *range(pair.c.players)]), v, packed_v)
        pair.look(player, v, packed_v)
        pair.choice(v, packed_v)
        pair.apply(rng.choice(pair.legal()))


def test_the_generator_s_twin_draws_the_same_numbers() -> None:
    compiled = Compiled(ALL_GAMES[0])
    seed, draw = compiled.function(seed_generator), compiled.function(below)
    plain, packed = [0], np.zeros(1, np.uint64)
    for stream in (0, 1, 2**31, 2**62):
        seed_generator(plain, 2**63 - 1, stream)
        seed(packed, 2**63 - 1, stream)
        for n in (1, 2, 3, 10, 2**31 - 1):
            for _ in range(50):
                assert draw(packed, n) == below(plain, n) < n
                assert int(packed[0]) == plain[0]


def test_the_twin_that_picks_by_weight_picks_the_same() -> None:
    picking = Compiled(ALL_GAMES[0]).function(pick)
    plain, packed = [99], np.array([99], np.uint64)
    for weights in ([1], [0, 0, 7], [3, 1, 0, 2], list(range(26))):
        for _ in range(200):
            chosen = pick(plain, weights, len(weights))
            assert picking(packed, np.array(weights, np.int16), len(weights)) == chosen
            assert weights[chosen] > 0


BOUNDS_PROGRAM = """
import sys
from cattery.arena.simulate import simulate
from cattery.games import load
game = load(sys.argv[1])
for players in game.players:
    for preset in game.presets:
        c = game.configure(players, preset)
        for policy in ("random", "heuristic"):
            simulate(game, c, [policy] * players, 300, seed=players)
print("within bounds")
"""


@pytest.mark.parametrize("game", soaked_but("cat_and_mouse"), ids=table_id)
def test_no_index_leaves_its_array(game: Game, tmp_path: Path) -> None:
    """Compiled code does not check bounds; one run with NUMBA_BOUNDSCHECK=1 and an empty cache does."""
    check_bounds(BOUNDS_PROGRAM, game.name, tmp_path)
