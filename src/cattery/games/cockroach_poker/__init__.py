"""Cockroach Poker."""

from cattery.core.game import make_game
from cattery.games.cockroach_poker import advice, heuristic, persona, prospects, rules, search, study, table, words

GAME = make_game("cockroach_poker", 1, rules, heuristic, persona, search, words, study, table, advice, prospects)
