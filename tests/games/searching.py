"""What the tests of bots share: positions to ask about, and what weak players and searches answer there."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from cattery.bots.players import UNTRIED
from cattery.core.chance import seed_generator
from cattery.core.game import CHANCE, TERMINAL, Game, event_rows
from cattery.core.state import clone
from tests.games.sampling import observed


def dice(seed: int) -> list[int]:
    """A generator of a bot's own."""
    r = [0]
    seed_generator(r, seed, 1)
    return r


def chosen(find: Callable[..., int], c: Any, v: Any, actions: list[int], *more: Any) -> int:
    """What a bot does in a view: something legal, and the view stays as it is."""
    before = clone(v)
    action = find(c, v, event_rows([]), list(actions), len(actions), *more)
    assert v == before
    assert action in actions
    return action


def untried(game: Game) -> list[float]:
    """A place for what each action is worth."""
    return [UNTRIED] * game.num_actions


def weakly(game: Game, c: Any, s: Any, weakness: int, persona: int, seed: int = 1) -> str:
    """What a weak player does who is to act, in words."""
    assert game.choose_weakly is not None
    v = observed(game, c, s, s.player)
    return game.action_texts[chosen(game.choose_weakly, c, v, game.legal(c, s), dice(seed), weakness, persona)]


def positions(game: Game, c: Any, seed: int, step: int, first: int | None = None) -> Iterator[Any]:
    """Every so manieth decision of a random game, in which only the first few legal actions are taken, if so asked."""
    rng, s, at = random.Random(seed), game.new_state(c), 0
    while (player := game.current_player(s)) != TERMINAL:
        if player == CHANCE:
            game.apply(c, s, rng.choice(game.outcomes(c, s))[0])
            continue
        if at % step == 0:
            yield s
        at += 1
        game.apply(c, s, rng.choice(game.legal(c, s)[:first]))
