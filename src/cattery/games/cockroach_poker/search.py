"""Cockroach Poker by search: the round under way is played on in sampled worlds, and what it leads to is valued.

A world is dealt as the offerer's own rule of thumb makes it likely. In each world each action is tried, everybody goes
on by rule of thumb from his own view until the card lies face up, and `risk` says what that means for the game. A look
is worth what the best gift of the seen card is worth, found and valued in different worlds: else it would seem free.
"""

from cattery.core.chance import below, seed_generator
from cattery.core.game import Event
from cattery.core.state import copy_state, decimals, numbers, records
from cattery.games.cockroach_poker.heuristic import choose, choose_offer
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import (
    ANSWERING,
    CARD_BLOCK,
    LOOK,
    OFFER,
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
from cattery.games.cockroach_poker.solve import claim_chance, receiver, solve

STRONG_NODES = 1_500
EXPERT_NODES = 500_000
DEEP = 100_000  # nodes from which on the round is solved

MOST = SPECIES * SEATS * SPECIES  # no player has more actions
GIFTS = SEATS * SPECIES
TRIES = 8  # worlds that are dealt until one fits the offer
DOUBT = 4  # one world in so many takes no offerer for a player by rule of thumb
FEWEST = 8  # worlds that each action is tried in before the first are dropped
ENOUGH = 100  # nodes for one of those; with very few nodes not even they are tried


def search(c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int) -> int:
    """The action with the least risk, or with `nodes` enough to solve the round one drawn from the solution."""
    if nodes >= DEEP:
        return solve(c, v, events, r, nodes)
    if v.phase == ANSWERING:
        return best_answer(c, v, events, legal, n, r, nodes)
    return best_gift(c, v, events, legal, n, r, nodes)


# ------------------------------------------------------------------------------------------------- offers and passes


def best_gift(c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int) -> int:
    """All are tried in the same worlds with the same dice; in each heat the worse half is dropped."""
    states, views = records(State, 3), records(View, 1)  # zeros, the world, one to play on
    room, order, risks = numbers(MOST + 1), numbers(MOST), decimals(MOST)
    for i in range(n):
        order[i] = i
    heats = 1
    while 1 << heats < n:
        heats += 1
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
                apply(c, states[2], legal[order[i]])
                left -= 1 + finish_round(c, states[2], views[0], r, room)
                risks[order[i]] += risk(c, states[2], v.seat)
            world += 1
        sort_by(order, n, risks)
        n = (n + 1) // 2
    return legal[order[0]]


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


# ----------------------------------------------------------------------------------------------------------- answers


def best_answer(c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int) -> int:
    """Accept, look or pass on unseen."""
    states, views = records(State, 4), records(View, 1)  # zeros, the world, after a look, one to play on
    room, gifts = numbers(MOST + 1), numbers(GIFTS)
    risks, gift_risks = decimals(GIFTS), decimals(2 * SPECIES * GIFTS)
    seed = below(r, 1 << 30)
    has_look = v.had != c.everyone
    n_gifts = 0
    world = 0
    left = nodes
    while left > 0 or world < min(FEWEST, nodes // ENOUGH):
        seed_generator(r, seed, 2 * world)
        weight = sample_world(c, v, events, r, states, views[0])
        copy_state(states, 1, 2)
        if has_look:
            apply(c, states[2], LOOK)
            n_gifts = legal_actions(c, states[2], gifts)
        first = (world % 2 * SPECIES + states[1].card) * GIFTS
        s = states[3]
        for i in range(n + n_gifts):
            if i >= n or legal[i] != LOOK:
                seed_generator(r, seed, 2 * world + 1)
                copy_state(states, 1 if i < n else 2, 3)
                apply(c, s, legal[i] if i < n else gifts[i - n])
                left -= 1 + finish_round(c, s, views[0], r, room)
                weighed = weight * risk(c, s, v.seat)
                if i < n:
                    risks[i] += weighed
                else:
                    gift_risks[first + i - n] += weighed
        world += 1
    if has_look:
        risks[2] = look_risk(c, gift_risks, n_gifts)
    best = 0
    for i in range(1, n):
        if risks[i] < risks[best]:
            best = i
    return legal[best]


def look_risk(c: Config, risks: list[float], n: int) -> float:
    """For each card the gift that is best in one half of the worlds, by its risk in the other half."""
    total = 0.0
    for kind in range(c.species):
        for half in range(2):
            first = (half * SPECIES + kind) * GIFTS
            other = ((1 - half) * SPECIES + kind) * GIFTS
            best = 0
            for i in range(1, n):
                if risks[first + i] < risks[first + best]:
                    best = i
            total += risks[other + best]
    return total


# ------------------------------------------------------------------------------------------------------------ worlds


def sample_world(c: Config, v: View, events: list[Event], r: list[int], states: list[State], view: View) -> float:
    """Fill `states[1]`; how likely its card is claimed as it was."""
    s = states[1]
    fits = below(r, DOUBT) == 0
    tries = 1 if fits else TRIES
    while tries > 0:
        copy_state(states, 0, 1)
        sample_state(c, v, events, r, s)
        tries = 0 if fits or redraw_card(c, v, s, view, r) else tries - 1
    likelihood = 1.0
    for i in range(v.offers):
        likelihood *= claim_chance(c, v, s.card, receiver(v, i), v.claims[i])
    return likelihood


def redraw_card(c: Config, v: View, s: State, view: View, r: list[int]) -> bool:
    """The card goes back to who offered it first, who chooses again; whether it goes to the same player."""
    p = v.offered_by[0]
    s.hands[p * SPECIES + s.card] += 1
    s.hand_size[p] += 1
    s.phase = OFFERING
    s.player = p
    observe(c, s, p, view)
    action = choose_offer(c, view, r) - OFFER
    s.card = action // CARD_BLOCK
    s.hands[p * SPECIES + s.card] -= 1
    s.hand_size[p] -= 1
    s.phase = v.phase
    s.player = v.player
    return (action - s.card * CARD_BLOCK) // SPECIES == receiver(v, 0)
