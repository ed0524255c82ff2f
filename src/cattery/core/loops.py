"""Whole games in a loop, for any game: the same source plain and compiled.

The functions named like a game's own (`apply`, `observe`, ...) are placeholders: `bind` puts a game's functions in
their place, and `core.compiled` does the same with the compiled ones.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from cattery.core.chance import below, pick, seed_generator
from cattery.core.game import CHANCE, TERMINAL, Game
from cattery.core.state import copy_state, dataclass, floats, int32, int64, ints

RANDOM = 0  # a policy: any legal action
HEURISTIC = 1  # a policy: the game's rule of thumb
POLICIES = ("random", "heuristic")
MAX_SEATS = 6
MAX_PILES = 16
MAX_ENDINGS = 8
SHARES = 60  # parts of a victory: 1 to 6 players share it without a remainder


@dataclass(slots=True)
class Result:
    """How one game went."""

    steps: int = int32()  # the players' actions
    chance_steps: int = int32()
    ending: int = 0
    scores: list[int] = ints(MAX_SEATS, "i4")
    returns: list[float] = floats(MAX_SEATS)


@dataclass(slots=True)
class Tally:
    """Sums over games; a victory shared by k counts SHARES / k for each, and so does a last place."""

    games: int = int64()
    steps: int = int64()
    chance_steps: int = int64()
    step_squares: int = int64()
    shortest: int = int64()
    longest: int = int64()
    endings: list[int] = ints(MAX_ENDINGS, "i8")
    scores: list[int] = ints(MAX_SEATS, "i8")
    score_squares: list[int] = ints(MAX_SEATS, "i8")
    wins: list[int] = ints(MAX_SEATS, "i8")
    losses: list[int] = ints(MAX_SEATS, "i8")


def current_player(s: Any) -> int:
    """A game's own function stands here once `bind` has been called; so for the ones that follow."""
    raise NotImplementedError


def legal_actions(c: Any, s: Any, out: Any) -> int:
    raise NotImplementedError


def chance_outcomes(c: Any, s: Any, out: Any, weights: Any) -> int:
    raise NotImplementedError


def apply(c: Any, s: Any, action: int) -> None:
    raise NotImplementedError


def chance_pile(c: Any, s: Any) -> int:
    raise NotImplementedError


def observe(c: Any, s: Any, seat: int, v: Any) -> None:
    raise NotImplementedError


def choose(c: Any, v: Any, legal: Any, n: int, r: Any) -> int:
    raise NotImplementedError


def choose_weakly(c: Any, v: Any, events: Any, legal: Any, n: int, r: Any, weakness: int, persona: int) -> int:
    raise NotImplementedError


def search(c: Any, v: Any, events: Any, legal: Any, n: int, r: Any, nodes: int, worths: Any) -> int:
    raise NotImplementedError


def challenge(c: Any, v: Any, legal: Any, n: int, r: Any) -> int:
    """A rule of thumb that is measured against the game's own; `choose` unless another is given."""
    raise NotImplementedError


def scores(c: Any, s: Any, out: Any) -> None:
    raise NotImplementedError


def returns(c: Any, s: Any, out: Any) -> None:
    raise NotImplementedError


def ending(c: Any, s: Any) -> int:
    raise NotImplementedError


PLACEHOLDERS = (
    current_player,
    legal_actions,
    chance_outcomes,
    chance_pile,
    apply,
    observe,
    choose,
    choose_weakly,
    search,
    challenge,
    scores,
    returns,
    ending,
)


def draw_chance(c: Any, s: Any, r: Any, out: Any, weights: Any) -> None:
    """One outcome of chance, drawn by generator `r`."""
    n = chance_outcomes(c, s, out, weights)
    apply(c, s, out[pick(r, weights, n)])


def act(c: Any, s: Any, player: int, policy: int, width: int, v: Any, r: Any, out: Any) -> None:
    """One action of the player by its policy; `width` limits random choice to that many of the lowest actions."""
    n = legal_actions(c, s, out)
    if policy == HEURISTIC:
        observe(c, s, player, v)
        apply(c, s, choose(c, v, out, n, r))
    else:
        apply(c, s, out[below(r, min(n, width))])


def play_games(
    c: Any,
    states: Any,  # two: the initial state, and one to play on
    v: Any,
    results: Any,  # filled, one a game
    first: int,  # the number of the first game; what happens in game g depends on (seed, g) and the policies only
    seed: int,
    policies: Any,  # one a seat
    width: int,
    r: Any,
    out: Any,
    weights: Any,
) -> None:
    """Play `len(results)` games from the first to the last action."""
    s = states[1]
    for g in range(len(results)):
        result = results[g]
        result.steps = 0
        result.chance_steps = 0
        seed_generator(r, seed, first + g)
        copy_state(states, 0, 1)
        player = current_player(s)
        while player != TERMINAL:
            if player == CHANCE:
                draw_chance(c, s, r, out, weights)
                result.chance_steps += 1
            else:
                act(c, s, player, policies[player], width, v, r, out)
                result.steps += 1
            player = current_player(s)
        result.ending = ending(c, s)
        scores(c, s, result.scores)
        returns(c, s, result.returns)


def seed_block(piles: Any, dice: Any, seed: int, block: int, seat: int) -> None:
    """Start what decides a game: chance is the same in all games of a block, each player's dice are their own."""
    for pile in range(len(piles)):
        seed_generator(piles[pile], seed, 2 * (block * MAX_PILES + pile))
    for p in range(len(dice)):
        seed_generator(dice[p], seed, 2 * ((block * MAX_SEATS + seat) * MAX_SEATS + p) + 1)


def draw_from_pile(c: Any, s: Any, piles: Any, out: Any, weights: Any) -> int:
    """The outcome that the pile's own generator decides, so that its cards are the same whatever the players do."""
    n = chance_outcomes(c, s, out, weights)
    outcome: int = out[pick(piles[chance_pile(c, s)], weights, n)]
    return outcome


def play_blocks(
    c: Any,
    states: Any,  # two: the initial state, and one to play on
    v: Any,
    results: Any,  # filled, one a game: a block is as many games as seats, with the challenger in each seat once
    first: int,  # the number of the first block
    seed: int,
    piles: Any,  # generators
    dice: Any,
    out: Any,
    weights: Any,
) -> None:
    """Play whole blocks, the challenger against the game's own rule of thumb."""
    s = states[1]
    for g in range(len(results)):
        result = results[g]
        result.steps = 0
        seat = g % c.players
        seed_block(piles, dice, seed, first + g // c.players, seat)
        copy_state(states, 0, 1)
        player = current_player(s)
        while player != TERMINAL:
            if player == CHANCE:
                apply(c, s, draw_from_pile(c, s, piles, out, weights))
            else:
                n = legal_actions(c, s, out)
                observe(c, s, player, v)
                if player == seat:
                    apply(c, s, challenge(c, v, out, n, dice[player]))
                else:
                    apply(c, s, choose(c, v, out, n, dice[player]))
                result.steps += 1
            player = current_player(s)
        result.ending = ending(c, s)
        scores(c, s, result.scores)
        returns(c, s, result.returns)


def tally_results(c: Any, results: Any, t: Any) -> None:
    """Add the results of some games to a tally."""
    for g in range(len(results)):
        result = results[g]
        t.shortest = result.steps if t.games == 0 else min(t.shortest, result.steps)
        t.longest = max(t.longest, result.steps)
        t.games += 1
        t.steps += result.steps
        t.chance_steps += result.chance_steps
        t.step_squares += result.steps * result.steps
        t.endings[result.ending] += 1
        best = result.returns[0]
        worst = result.returns[0]
        for p in range(1, c.players):
            best = max(best, result.returns[p])
            worst = min(worst, result.returns[p])
        winners = count_of(result.returns, c.players, best)
        losers = count_of(result.returns, c.players, worst)
        for p in range(c.players):
            t.scores[p] += result.scores[p]
            t.score_squares[p] += result.scores[p] * result.scores[p]
            t.wins[p] += SHARES // winners if result.returns[p] == best else 0
            t.losses[p] += SHARES // losers if result.returns[p] == worst else 0


def count_of(values: Any, n: int, value: float) -> int:
    """How many of the first n have that value."""
    count = 0
    for i in range(n):
        if values[i] == value:
            count += 1
    return count


def bind(function: Callable[..., Any], game: Game, challenger: Callable[..., int] | None = None) -> Callable[..., Any]:
    """The plain form of one of these loops for one game."""
    own = {f.__name__: own_function(f, game, challenger) for f in PLACEHOLDERS}
    space: dict[str, Any] = {**globals(), **own}
    for inner in (draw_chance, act, seed_block, draw_from_pile):
        space[inner.__name__] = FunctionType(inner.__code__, space)
    return FunctionType(function.__code__, space)


def own_function(placeholder: Callable[..., Any], game: Game, challenger: Callable[..., int] | None) -> Any:
    """What stands for a placeholder in one game."""
    if placeholder is challenge:
        return challenger or game.choose
    return getattr(game, placeholder.__name__)


def varied(function: Callable[..., int], **constants: Any) -> Callable[..., int]:
    """A function as it would be if these constants of its module, in capitals, had other values; for tuning."""
    space = {**function.__globals__, **constants}
    for name, value in function.__globals__.items():
        if isinstance(value, FunctionType) and value.__globals__ is function.__globals__:
            space[name] = FunctionType(value.__code__, space, name)
    made: Callable[..., int] = space[function.__name__]
    return made
