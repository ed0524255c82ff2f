"""A small search for Felix, as games' own searches are written: each action tried on sampled deals, by playouts."""

from cattery.core.chance import below, pick
from cattery.core.game import CHANCE, TERMINAL, Event
from cattery.core.state import copy_state, decimals, numbers, records
from cattery.games.felix.heuristic import choose
from cattery.games.felix.rules import (
    Config,
    State,
    View,
    apply,
    chance_outcomes,
    current_player,
    legal_actions,
    observe,
    returns,
    sample_state,
)

DEALS = 4


def search(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int, worths: list[float]
) -> int:
    states = records(State, 3)  # zeros, the deal, the playout
    views = records(View, 1)
    room, weights = numbers(200), numbers(200)
    sums, results = decimals(200), decimals(8)
    left = nodes
    while left > 0:
        copy_state(states, 0, 1)
        sample_state(c, v, events, r, states[1])
        for i in range(n):
            copy_state(states, 1, 2)
            apply(c, states[2], legal[i])
            left -= 1 + playout(c, states[2], views[0], r, room, weights)
            returns(c, states[2], results)
            sums[i] += results[v.seat]
    best = 0
    for i in range(n):
        worths[legal[i]] = sums[i]
        if sums[i] > sums[best]:
            best = i
    return legal[best]


def playout(c: Config, s: State, v: View, r: list[int], room: list[int], weights: list[int]) -> int:
    steps = 0
    while current_player(s) != TERMINAL:
        if current_player(s) == CHANCE:
            apply(c, s, room[pick(r, weights, chance_outcomes(c, s, room, weights))])
        else:
            n = legal_actions(c, s, room)
            observe(c, s, s.player, v)
            apply(c, s, choose(c, v, room, n, r))
            steps += 1
    return steps


def choose_weakly(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], weakness: int, persona: int
) -> int:
    if (3 * persona + events[0][0]) % 8 < weakness:
        return legal[below(r, n)]
    return choose(c, v, legal, n, r)
