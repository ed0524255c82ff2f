"""Cockroach Poker by search: which card to give to whom, from the round played on in sampled worlds.

In each world each gift is tried, everybody goes on by rule of thumb from his own view until the card lies face up, and
`risk` says what that means for the game. Claims are those of the rule of thumb, and so are answers; with nodes enough
both are drawn from the round solved as a game of its own (`solve`).
"""

from cattery.core.chance import below, seed_generator
from cattery.core.game import Event
from cattery.core.halving import rounds_for
from cattery.core.state import copy_state, decimals, numbers, records
from cattery.games.cockroach_poker.heuristic import choose, choose_claim
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import (
    ANSWERING,
    OFFERING,
    OVER,
    SEATS,
    SPECIES,
    Config,
    State,
    View,
    apply,
    legal_actions,
    observe,
    sample_state,
)
from cattery.games.cockroach_poker.solve import card_given, claimed, receiver_of, solve_answer, solve_claim, with_claim

STRONG_NODES = 1_500
EXPERT_NODES = 500_000
DEEP = 100_000  # nodes from which on the round is solved for answers and claims
MOST_FOR_A_GIFT = 20_000  # more were no better

MOST = SPECIES * SEATS * SPECIES  # no player has more actions
FEWEST = 8  # worlds that each action is tried in before the first are dropped
ENOUGH = 100  # nodes for one of those; with very few nodes not even they are tried


def search(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int, worths: list[float]
) -> int:
    """The gift with the least risk; claims and answers by rule of thumb, or with `nodes` enough from the solution.

    Worths are the chance not to lose: of each answer, or of each card for each receiver (that of the true claim).
    """
    if v.phase == ANSWERING:
        return solve_answer(c, v, events, r, nodes, worths) if nodes >= DEEP else choose(c, v, legal, n, r)
    gift = best_gift(c, v, events, legal, n, r, min(nodes, MOST_FOR_A_GIFT), worths)
    return solve_claim(c, v, events, gift, r, nodes) if nodes >= DEEP else gift


def best_gift(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int, worths: list[float]
) -> int:
    """Which card and to whom: all are tried in the same worlds with the same dice; each heat drops the worse half.

    What is claimed is drawn by rule of thumb: whoever claims what promises most can be read, and lies all the time.
    """
    states, views = records(State, 3), records(View, 1)  # zeros, the world, one to play on
    room, order, risks, lost = numbers(MOST + 1), numbers(MOST), decimals(MOST), decimals(SEATS)
    truths = 0
    for i in range(n):
        if claimed(legal[i]) == card_given(v, legal[i]):
            order[truths] = i
            truths += 1
    n = truths
    heats = rounds_for(n) - 1  # the one that is left in the end need not be tried
    seed = below(r, 1 << 30)
    world = 0
    while n > 1:
        left = nodes // heats
        fewest = world + min(FEWEST, nodes // ENOUGH)
        while left > 0 or world < fewest:
            seed_generator(r, seed, 2 * world)
            copy_state(states, 0, 1)
            sample_state(c, v, events, r, states[1])
            for i in range(n):
                seed_generator(r, seed, 2 * world + 1)
                copy_state(states, 1, 2)
                apply(c, states[2], as_by_rule(c, v, legal[order[i]], r))
                left -= 1 + finish_round(c, states[2], views[0], r, room)
                risk(c, states[2], lost)
                risks[order[i]] += lost[v.seat]
            world += 1
        sort_by(order, n, risks)
        for i in range(n if world > 0 else 0):  # beside the best so far: both in the same worlds
            worths[legal[order[i]]] = (risks[order[0]] - risks[order[i]]) / world
        n = (n + 1) // 2
    for i in range(truths if world > 0 else 0):
        worths[legal[order[i]]] = max(0.0, worths[legal[order[i]]] + 1 - risks[order[0]] / world)
    return as_by_rule(c, v, legal[order[0]], r)


def as_by_rule(c: Config, v: View, gift: int, r: list[int]) -> int:
    """The same gift with a claim as the rule of thumb draws it."""
    return with_claim(gift, choose_claim(c, v, card_given(v, gift), receiver_of(gift), r))


def sort_by(order: list[int], n: int, values: list[float]) -> None:
    """The first n of an order, the least value first."""
    for i in range(1, n):
        j = i
        moved = order[i]
        while j > 0 and values[order[j - 1]] > values[moved]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = moved


def finish_round(c: Config, s: State, v: View, r: list[int], room: list[int]) -> int:
    """Everybody by rule of thumb from his own view until the card lies face up; how many actions that took."""
    steps = 0
    while s.phase != OFFERING and s.phase != OVER:
        n = legal_actions(c, s, room)
        observe(c, s, s.player, v)
        apply(c, s, choose(c, v, room, n, r))
        steps += 1
    return steps
