"""Cat and Mouse as people play it who are new to it: now and then they do not look ahead, and then follow a habit.

The habit stays throughout a game: the eager play whatever fits, hoarders keep the cards of their hand, and the careful
watch what they leave the other player. What a discard is worth they judge roughly.
"""

from cattery.core.chance import below
from cattery.core.game import Event
from cattery.games.cat_and_mouse.heuristic import (
    NONE,
    discard_worth,
    next_need,
    side_top,
    stock_play,
    walk_on,
)
from cattery.games.cat_and_mouse.rules import DISCARD, KING, PER_BUILD, SIDE, SIDES, Config, View

ABSENCE = (0, 12, 40)  # by weakness: how often they do not look ahead, in a hundred
ROUGHNESS = (1, 40, 80)  # and by how much what a discard is worth may be misjudged

PERSONAS = ("eager", "hoarder", "careful")
EAGER = 0
CAREFUL = 2
FEW = 2  # cards in the hand: a hoarder plays them too, to draw more


def choose_weakly(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], weakness: int, persona: int
) -> int:
    """The action of a casual player (weakness 1) or a beginner (2)."""
    action = stock_play(c, v, legal, n)
    if action == NONE and below(r, 100) >= ABSENCE[weakness]:
        action = walk_on(c, v)
    elif action == NONE:
        action = whatever_fits(c, v, legal, n, persona)
    if action == NONE:
        action = rough_discard(c, v, legal, n, r, ROUGHNESS[weakness])
    return action


def whatever_fits(c: Config, v: View, legal: list[int], n: int, persona: int) -> int:
    """The first card that may be played and that such a player does not keep; or NONE."""
    for i in range(n):
        if legal[i] < DISCARD and is_played(c, v, legal[i], persona):
            return legal[i]
    return NONE


def is_played(c: Config, v: View, action: int, persona: int) -> bool:
    """Whether such a player plays a card that leads nowhere in particular."""
    source = action % PER_BUILD
    if source == KING or (source >= SIDE and side_top(v, source - SIDE) == KING):
        return False
    if persona == CAREFUL:
        return next_need(c, v.heights[action // PER_BUILD]) != v.stock_top[1 - v.seat]
    return persona == EAGER or source >= SIDE or v.hand_size[v.seat] <= FEW


def rough_discard(c: Config, v: View, legal: list[int], n: int, r: list[int], roughness: int) -> int:
    """A discard that seems best."""
    best = NONE
    most = 0
    for i in range(n):
        discard = legal[i] - DISCARD
        if discard >= 0:
            worth = discard_worth(c, v, discard // SIDES, side_top(v, discard % SIDES)) + below(r, roughness)
            if best == NONE or worth > most:
                best = legal[i]
                most = worth
    return best
