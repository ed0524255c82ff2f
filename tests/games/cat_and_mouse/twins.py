"""Another game of Cat and Mouse that one seat cannot tell from the given one."""

import random

from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough
from cattery.games.cat_and_mouse.rules import DEAL, DRAW, KINDS, State


def twin(play: Playthrough, seat: int, rng: random.Random) -> list[tuple[int, int]] | None:
    """The log with one hidden hand card of another player drawn as another rank that nobody has seen (M15)."""
    s = play.state
    draws = last_draws(play)
    held = [(i, p, k) for (p, k), i in draws.items() if p != seat and s.hands[p * KINDS + k] and play.log[i][1] < KINDS]
    rng.shuffle(held)
    for i, _, k in held:
        others = [rank for rank in range(KINDS) if rank != k and s.unseen[rank]]
        if others:
            return [*play.log[:i], (CHANCE, rng.choice(others)), *play.log[i + 1 :]]
    return None


def last_draws(play: Playthrough) -> dict[tuple[int, int], int]:
    """Where in the log each player drew each rank for the last time."""
    c = play.config
    follow: State = play.game.new_state(c)
    found = {}
    for i, (player, action) in enumerate(play.log):
        if player == CHANCE and follow.phase in (DEAL, DRAW):
            found[follow.turn, action % KINDS] = i
        play.game.apply(c, follow, action)
    return found
