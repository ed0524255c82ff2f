"""How likely each player is to win Cat and Mouse, seen with all cards open: what turning points go by.

It is the search's formula. That was made for positions between two turns, and does as well in the middle of one, but
for one thing: whoever can play the last stock card at once does so (`benchmarks/prospects.py`).
"""

from cattery.games.cat_and_mouse.heuristic import NONE, nearest
from cattery.games.cat_and_mouse.rules import PLAY, Config, State, View, observe
from cattery.games.cat_and_mouse.search import chance_to_win, kings_to_play

AS_GOOD_AS_WON = 0.99


def prospects(c: Config, s: State) -> tuple[float, ...]:
    """Together 1; a draw is half a victory."""
    view = View()
    won = chance_to_win(c, s, 0, view)
    if s.phase == PLAY and can_win_now(c, s, view):
        won = AS_GOOD_AS_WON if s.turn == 0 else 1 - AS_GOOD_AS_WON
    return won, 1 - won


def can_win_now(c: Config, s: State, v: View) -> bool:
    """Whether the player has all that leads up to the last stock card, kings included (M7, M13)."""
    if s.stock_size[s.turn] > 1:
        return False
    observe(c, s, s.turn, v)
    return nearest(c, v, s.turn, NONE) <= (kings_to_play(c, v) if c.king_as_ace else 0)
