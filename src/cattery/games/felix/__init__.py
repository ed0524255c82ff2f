"""Felix: The Cat in the Sack."""

from cattery.core.game import make_game
from cattery.games.felix import advice, heuristic, persona, prospects, rules, search, study, table, words

GAME = make_game("felix", 1, rules, heuristic, persona, search, words, study, table, advice, prospects)
