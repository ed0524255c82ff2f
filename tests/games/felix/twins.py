"""Another game of Felix that one seat cannot tell from the given one."""

import random

from cattery.core.playthrough import Playthrough
from cattery.games.felix.rules import KINDS, PASS, SET_ASIDE, State


def twin(play: Playthrough, seat: int, rng: random.Random) -> list[tuple[int, int]] | None:
    """The log with two cards of another player's set exchanged that were never shown (F4, F9, F22)."""
    c, s = play.config, play.state
    other = rng.choice([p for p in range(c.players) if p != seat])
    hidden = [kind for kind in range(KINDS) if c.set_mask >> kind & 1 and not s.shown[other] >> kind & 1]
    one = play.log[other][1]  # the first outcomes set the players' cards aside, seat by seat
    hidden.remove(one)
    if not hidden:
        return None
    two = rng.choice(hidden)
    exchanged = {one: two, two: one}
    log = []
    follow: State = play.game.new_state(c)
    for player, action in play.log:
        is_own_card = follow.set_aside == other if follow.phase == SET_ASIDE else player == other and action < PASS
        log.append((player, exchanged.get(action, action) if is_own_card else action))
        play.game.apply(c, follow, action)
    return log
