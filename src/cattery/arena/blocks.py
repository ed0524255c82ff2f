"""Duplicate blocks: one deal played as many times as there are seats, each player in each seat once.

What chance does depends on the seed and the block only, a stream for each pile, so luck in the deal is the same for
all. Intervals are over blocks, never over games. From a script::

    felix = load("felix")
    print(measure(felix, felix.configure(4), "expert", "regular", blocks=1000, seed=1))
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from cattery.arena.simulate import Estimate, mean_estimate
from cattery.arena.table import LOSS, POINTS, WIN, BotFault, Figures, Table, figures_of
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import RULE, Mind, Thinker, mind
from cattery.core.compiled import Compiled
from cattery.core.game import Game
from cattery.core.loops import Result, play_blocks

BATCH = 256  # blocks between two reports of progress, where whole blocks are compiled

Challenger = str | Mind | Thinker  # a level, a mind, or anything that chooses from a view


@dataclass(frozen=True, slots=True)
class Measured:
    """How one player of a line-up did."""

    blocks: int
    players: int
    win: Estimate
    loss: Estimate
    points: Estimate

    def __str__(self) -> str:
        win, loss, points = self.win, self.loss, self.points
        return (
            f"{self.blocks} blocks of {self.players}: "
            f"win {win.mean:.2%} [{win.low:.2%}, {win.high:.2%}] = {win.mean * self.players:.3f} x fair; "
            f"loss {loss.mean:.2%} [{loss.low:.2%}, {loss.high:.2%}] = {loss.mean * self.players:.3f} x fair; "
            f"points {points.mean:.2f} [{points.low:.2f}, {points.high:.2f}]"
        )


def measure(
    game: Game,
    c: Any,
    challenger: Challenger,
    others: Challenger,
    blocks: int,
    seed: int,
    *,
    first: int = 0,
    on_progress: Callable[[int], object] = lambda done: None,
) -> Measured:
    """The challenger in one seat, the others' kind in all other seats; blocks `first` to `first + blocks - 1`."""
    parts: list[Figures] = []
    done = 0
    for part in duel(game, c, given(game, challenger), given(game, others), range(first, first + blocks), seed):
        parts.append(part)
        done += len(part)
        on_progress(done)
    return measured(np.concatenate(parts), 0)


def duel(game: Game, c: Any, one: Mind | Thinker, other: Mind | Thinker, blocks: range, seed: int) -> Iterator[Figures]:
    """Figures (blocks, line-up, what is counted), some blocks after the other; the challenger is first."""
    if isinstance(one, Mind) and isinstance(other, Mind) and one.kind == other.kind == RULE:
        player = RulePlayer(game, c, one, other)
        for start in range(blocks.start, blocks.stop, BATCH):
            yield player(start, min(BATCH, blocks.stop - start), seed)
    else:
        line_up = [thinker(game, one), *[thinker(game, other)] * (c.players - 1)]
        for block in blocks:
            yield play_block(game, c, line_up, block, seed)


def given(game: Game, challenger: Challenger) -> Mind | Thinker:
    """A level by its name, all else as it is."""
    return mind(game, challenger) if isinstance(challenger, str) else challenger


def thinker(game: Game, one: Mind | Thinker) -> Thinker:
    """Minds are compiled."""
    return CompiledMind(game, one) if isinstance(one, Mind) else one


def measured(figures: Figures, place: int) -> Measured:
    """What was counted of one player of the line-up, and how sure that is."""
    blocks, players, _ = figures.shape
    win, loss, points = (over_blocks(figures[:, place, kind]) for kind in (WIN, LOSS, POINTS))
    return Measured(blocks, players, win, loss, points)


def over_blocks(values: Figures) -> Estimate:
    """The mean of a value a block."""
    return mean_estimate(values.sum(), (values**2).sum(), len(values))


def by_line_up(by_seat: Figures) -> Figures:
    """Means over a block's games, from (..., rotations, seats, counted).

    In rotation k player i of the line-up sits in seat i + k.
    """
    rotations = by_seat.shape[-3]
    by_player = np.stack([np.roll(by_seat[..., k, :, :], -k, axis=-2) for k in range(rotations)])
    figures: Figures = by_player.mean(axis=0)
    return figures


class RulePlayer:
    """Plays blocks between two rules of thumb, all compiled."""

    def __init__(self, game: Game, c: Any, challenger: Mind, others: Mind) -> None:
        own = replace(game, choose=others.function)
        is_trial = not game.choose is others.function is challenger.function
        self.game, self.players = own, c.players
        self.compiled = Compiled(own, challenger.function, is_trial=is_trial)
        self.c, self.initial = self.compiled.packed(c), self.compiled.packed(game.new_state(c))
        self.play = self.compiled.function(play_blocks)

    def __call__(self, first: int, count: int, seed: int) -> Figures:
        """The figures of some blocks."""
        array, room, n = self.compiled.array, self.game.room, self.players
        states = array(self.game.State, 2)
        states[0] = self.initial
        view, results = array(self.game.View, 1)[0], array(Result, count * n)
        piles, dice = np.zeros((self.game.num_piles, 1), np.uint64), np.zeros((n, 1), np.uint64)
        out, weights = np.zeros(room, np.int16), np.zeros(room, np.int16)
        self.play(self.c, states, view, results, first, seed, piles, dice, out, weights)
        returns, scores = (results[name][:, :n].reshape(count, n, n) for name in ("returns", "scores"))
        return by_line_up(figures_of(returns, scores))


def play_block(game: Game, c: Any, line_up: Sequence[Thinker], block: int, seed: int) -> Figures:
    """The figures of one block, (1, line-up, what is counted); raises BotFault."""
    games = []
    for k in range(c.players):
        table = Table(game, c, block, k, seed)
        table.play([line_up[(seat - k) % c.players] for seat in range(c.players)])
        for seat, fault in table.faults.items():
            raise BotFault(f"block {block}, rotation {k}, seat {seat}: {fault}")
        games.append(table.figures())
    return by_line_up(np.stack(games))[None]
