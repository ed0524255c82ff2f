"""Somebody who knows how a bot of Cockroach Poker answers: what such a player wins is lost to being read.

Card and receiver are those of `strong`. Each claim is tried in some worlds: there the bot is asked itself what it would
answer. What is claimed is whatever leaves the least risk. Answers are given by rule of thumb.
"""

from dataclasses import dataclass

from cattery.arena.blocks import thinker
from cattery.bots.players import Thinker, mind
from cattery.core.game import event_rows
from cattery.core.state import clone
from cattery.core.view import SeatView, make_view
from cattery.games import load
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import (
    ANSWERING,
    LOOK,
    SEATS,
    State,
    apply,
    sample_state,
)
from cattery.games.cockroach_poker.solve import receiver_of, with_claim

WORLDS = 12
GAME = load("cockroach_poker")


@dataclass(frozen=True)
class Reader:
    """Reads one player."""

    read: Thinker
    giver: Thinker  # who chooses card and receiver
    rule: Thinker

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        """The claim that the other falls for."""
        if view.snapshot.phase == ANSWERING:
            return self.rule.choose(view, r, persona)
        gift = self.giver.choose(view, r, persona)
        risks = [0.0] * view.config.species
        for _ in range(WORLDS):
            world = State()
            sample_state(view.config, view.snapshot, event_rows(view.events), r, world)
            for claim in range(view.config.species):
                risks[claim] += self.after(view, world, with_claim(gift, claim), r)
        return with_claim(gift, risks.index(min(risks)))

    def after(self, view: SeatView, world: State, gift: int, r: list[int]) -> float:
        """The own risk when the gift has been answered; a look leaves it as it was."""
        c, s = view.config, clone(world)
        apply(c, s, gift)
        # No level of this game asks what was seen before: the view says it all (`sample_state`).
        answer = self.read.choose(make_view(GAME, c, s, receiver_of(gift), view.decision + 1, ()), r, 0)
        if answer != LOOK:
            apply(c, s, answer)
        shares = [0.0] * SEATS
        risk(c, s, shares)
        return shares[view.seat]


def reader(level: str) -> Reader:
    """Who reads a level."""
    return Reader(*(thinker(GAME, mind(GAME, name)) for name in (level, "strong", "regular")))
