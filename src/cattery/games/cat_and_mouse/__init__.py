"""Cat and Mouse."""

from cattery.core.game import make_game
from cattery.games.cat_and_mouse import (
    advice,
    belief,
    heuristic,
    persona,
    prospects,
    rules,
    search,
    study,
    table,
    words,
)

GAME = make_game("cat_and_mouse", 1, rules, belief, heuristic, persona, search, words, study, table, advice, prospects)
