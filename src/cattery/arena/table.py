"""One game between thinkers: chance acts from its block's own streams, and each sees its own view."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cattery.bots.players import DEFAULT_LEVEL, Thinker, mind
from cattery.core.chance import below
from cattery.core.game import CHANCE, TERMINAL, Event, Game
from cattery.core.loops import bind, draw_from_pile, seed_block
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone
from cattery.core.view import SeatView, make_view

Figures = NDArray[np.float64]  # the last axis is what is counted:
WIN, LOSS, POINTS, BEATEN = range(4)  # share of the victory, of the last place; score; share of the others beaten


class BotFault(Exception):
    """A bot that gave no answer, or one that the rules do not allow."""


class Table:
    """A game under way; `(block, rotation, seed)` decide what chance does and the players' dice."""

    def __init__(self, game: Game, c: Any, block: int, rotation: int, seed: int) -> None:
        self.game, self.c = game, c
        self.state = game.new_state(c)
        self.decision = 0
        self.log: list[tuple[int, int]] = []
        self.faults: dict[int, str] = {}  # of a seat: what it did
        self._piles = [[0] for _ in range(game.num_piles)]
        self._dice = [[0] for _ in range(c.players)]
        bind(seed_block, game)(self._piles, self._dice, seed, block, rotation)
        self._personas = [below(list(r), len(game.personas)) for r in self._dice]
        self._events: list[list[Event]] = [[] for _ in range(c.players)]
        self._draw = bind(draw_from_pile, game)
        self._out, self._weights = [0] * game.room, [0] * game.room
        self._draw_chance()

    @property
    def player(self) -> int:
        """Whose turn: a seat or TERMINAL."""
        return self.game.current_player(self.state)

    def view(self, seat: int) -> SeatView:
        """What the seat knows."""
        return make_view(self.game, self.c, self.state, seat, self.decision, tuple(self._events[seat]))

    def play(self, seated: Sequence[Thinker]) -> None:
        """To the end; a bot at fault is replaced by the rule of thumb."""
        substitute = mind(self.game, DEFAULT_LEVEL)
        while (seat := self.player) != TERMINAL:
            thinker = substitute if seat in self.faults else seated[seat]
            try:
                self.act(self._asked(thinker, seat))
            except BotFault as fault:
                self.faults[seat] = str(fault)

    def _asked(self, thinker: Thinker, seat: int) -> int:
        view = self.view(seat)
        action = thinker.choose(view, self._dice[seat], self._personas[seat])
        if action not in view.legal_actions:
            raise BotFault(f"illegal action {action}")
        return action

    def act(self, action: int) -> None:
        """A player's action, then chance until a player is to act."""
        self.decision += 1
        self._apply(self.player, action)
        self._draw_chance()

    def _draw_chance(self) -> None:
        while self.player == CHANCE:
            self._apply(CHANCE, self._draw(self.c, self.state, self._piles, self._out, self._weights))

    def _apply(self, player: int, action: int) -> None:
        before = clone(self.state)
        self.log.append((player, action))
        self.game.apply(self.c, self.state, action)
        for seat, seen in enumerate(self._events):
            seen.extend(self.game.observe_action(self.c, before, action, self.state, seat))

    def figures(self) -> Figures:
        """How each seat did, (seats, what is counted); one at fault has lost."""
        returns, scores = [0.0] * self.c.players, [0] * self.c.players
        self.game.returns(self.c, self.state, returns)
        self.game.scores(self.c, self.state, scores)
        found = figures_of(np.array(returns), np.array(scores))
        for seat in self.faults:
            found[seat, [WIN, LOSS, BEATEN]] = 0, 1, 0
        return found

    def playthrough(self) -> Playthrough:
        """The game as a log that can be kept and replayed."""
        made = Playthrough(self.game, self.c, draw=False)
        for player, action in self.log:
            made.append(player, action)
        return made


def figures_of(returns: Any, scores: Any) -> Figures:
    """What is counted, from arrays whose last axis is the seats; ties are split."""
    best = returns == returns.max(axis=-1, keepdims=True)
    worst = returns == returns.min(axis=-1, keepdims=True)
    seats = returns.shape[-1]
    lower = (returns[..., :, None] > returns[..., None, :]).sum(axis=-1)
    equal = (returns[..., :, None] == returns[..., None, :]).sum(axis=-1) - 1
    return np.stack(
        [
            best / best.sum(axis=-1, keepdims=True),
            worst / worst.sum(axis=-1, keepdims=True),
            scores.astype(np.float64),
            (lower + equal / 2) / (seats - 1),
        ],
        axis=-1,
    )
