"""Another game of Cockroach Poker that one seat cannot tell from the given one."""

import random

from cattery.core.game import CHANCE, HIDDEN
from cattery.core.playthrough import Playthrough
from cattery.games.cockroach_poker.rules import CARD_BLOCK, OFFER, SPECIES


def twin(play: Playthrough, seat: int, rng: random.Random) -> list[tuple[int, int]] | None:
    """The log with a hidden card changed: one under way, or two that are still in the hands they were dealt to."""
    return card_under_way(play, seat, rng) or hand_cards(play, seat, rng)


def card_under_way(play: Playthrough, seat: int, rng: random.Random) -> list[tuple[int, int]] | None:
    """C13: the card that is offered, where the seat has not looked, is another one of its first owner's hand."""
    s = play.state
    is_known = seat >= 0 and s.knows >> seat & 1
    if play.is_over or s.card == HIDDEN or is_known or rng.random() < 0.5:
        return None
    at = max(i for i, (player, action) in enumerate(play.log) if player != CHANCE and action >= OFFER)
    owner, offer = play.log[at]
    others = [k for k in range(SPECIES) if k != s.card and s.hands[owner * SPECIES + k]]
    if not others:
        return None
    changed = offer + (rng.choice(others) - s.card) * CARD_BLOCK
    return [*play.log[:at], (owner, changed), *play.log[at + 1 :]]


def hand_cards(play: Playthrough, seat: int, rng: random.Random) -> list[tuple[int, int]] | None:
    """Two others' cards are exchanged, or one with a card set aside."""
    c, s = play.config, play.state
    deals = dealt_to(play)
    held = [(i, p, k) for i, (p, k) in deals.items() if p != seat and s.hands[p * SPECIES + k]]
    rng.shuffle(held)
    for i, p, k in held:
        for j, q, m in held:
            if p != q and k != m:
                return exchanged(play.log, i, j)
        for m in range(c.species):
            if m != k and s.undealt[m]:
                return [*play.log[:i], (CHANCE, m), *play.log[i + 1 :]]
    return None


def dealt_to(play: Playthrough) -> dict[int, tuple[int, int]]:
    """For each entry of the log that deals a card: to whom, and which."""
    c, follow = play.config, play.game.new_state(play.config)
    found = {}
    for i, (player, action) in enumerate(play.log):
        if player == CHANCE and action < SPECIES:
            found[i] = (follow.receiver, action)
        play.game.apply(c, follow, action)
    return found


def exchanged(log: list[tuple[int, int]], i: int, j: int) -> list[tuple[int, int]]:
    changed = list(log)
    changed[i], changed[j] = log[j], log[i]
    return changed
