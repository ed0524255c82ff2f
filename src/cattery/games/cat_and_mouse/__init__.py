"""Cat and Mouse."""

from cattery.core.game import make_game
from cattery.games.cat_and_mouse import belief, heuristic, rules, words

GAME = make_game("cat_and_mouse", 1, rules, belief, heuristic, words)
