"""Somebody who knows how a bot of Cockroach Poker answers: what such a player wins is lost to being read.

Card and receiver are those of `strong`. Each claim is tried in some worlds: there the bot is asked itself what it would
answer. What is claimed is whatever leaves the least risk. Answers are given by rule of thumb.
"""

from cattery.arena.blocks import thinker
from cattery.bots.players import mind
from cattery.core.game import event_rows
from cattery.core.state import clone
from cattery.core.view import SeatView, make_view
from cattery.games import load
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import (
    ANSWERING,
    CARD_BLOCK,
    LOOK,
    SEATS,
    SPECIES,
    State,
    apply,
    sample_state,
)
from cattery.games.cockroach_poker.solve import claimed, gift_of

WORLDS = 12
GAME = load("cockroach_poker")


class Reader:
    """Reads one level."""

    def __init__(self, level: str) -> None:
        self.read, self.strong, self.rule = (thinker(GAME, mind(GAME, name)) for name in (level, "strong", "regular"))

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        """The claim that the other falls for."""
        if view.snapshot.phase == ANSWERING:
            return self.rule.choose(view, r, persona)
        chosen = self.strong.choose(view, r, persona)
        gift = chosen - claimed(chosen)
        risks = [0.0] * view.config.species
        for _ in range(WORLDS):
            world = State()
            sample_state(view.config, view.snapshot, event_rows(view.events), r, world)
            for claim in range(view.config.species):
                risks[claim] += self.after(view, world, gift + claim, r)
        return gift + risks.index(min(risks))

    def after(self, view: SeatView, world: State, gift: int, r: list[int]) -> float:
        """The own risk when the gift has been answered; a look leaves it as it was."""
        c, s = view.config, clone(world)
        apply(c, s, gift)
        target = gift_of(gift) % CARD_BLOCK // SPECIES
        answer = self.read.choose(make_view(GAME, c, s, target, view.decision + 1, view.events), r, 0)
        if answer != LOOK:
            apply(c, s, answer)
        shares = [0.0] * SEATS
        risk(c, s, shares)
        return shares[view.seat]
