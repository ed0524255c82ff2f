"""What `cattery analyse` counts in Cockroach Poker: how often claims are true, and how often they come off."""

from collections.abc import Sequence

from cattery.core.game import Event, Sample
from cattery.games.cockroach_poker import rules
from cattery.games.cockroach_poker.rules import Config

STUDIES: dict[str, tuple[str, ...]] = {"truth": (), "success": ()}


def study(c: Config, events: Sequence[Event]) -> list[Sample]:
    """By how often the card has been offered: whether the claim was true; whether the answer was wrong."""
    found: list[Sample] = []
    claims: list[int] = []
    for event in events:
        match event:
            case (rules.SAW_OFFER, _, _, claim, _):
                claims = [claim]
            case (rules.SAW_PASS, _, _, claim):
                claims.append(claim)
            case (rules.SAW_ANSWER, _, says_true, claim, card):
                found += [("truth", 0, i, float(made == card)) for i, made in enumerate(claims, 1)]
                is_true = int(claim == card)
                found.append(("success", is_true, len(claims), float(says_true != is_true)))
    return found
