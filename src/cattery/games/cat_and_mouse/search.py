"""Cat and Mouse by search: other actions than the rule of thumb's are tried in many worlds that the seat may be in.

From there on both play by rule of thumb until the own next turn is over; then a formula says who will win. All actions
are tried in the same worlds, with the same draws; those that do worse are given up, half of them at a time. The one
that is left is taken only if its gain over the rule of thumb's is more than the gain's standard error: the best looking
of many that are about as good is often worse. Two things are settled beforehand: a stock card that can be played is
played, and of the discards only those are tried that the rule of thumb thinks best.

The formula was fitted to 43 positions between turns of each of 20,000 games between rules of thumb (a logistic
regression): how far a player is from the end, in cards, over the square root of all stock cards that are left.
"""

from math import exp, sqrt

from cattery.core.chance import pick
from cattery.core.game import CHANCE, TERMINAL, Event
from cattery.core.halving import (
    count_gains,
    is_better,
    keep_best,
    next_round,
    note_gains,
    note_worths,
    rounds_for,
)
from cattery.core.state import copy_state, decimals, numbers, records
from cattery.games.cat_and_mouse.heuristic import NONE, choose, discard_worth, nearest, side_top
from cattery.games.cat_and_mouse.rules import (
    DISCARD,
    KING,
    NO_CARD,
    NUM_ACTIONS,
    PER_BUILD,
    SEATS,
    SIDES,
    STOCK,
    Config,
    State,
    View,
    apply,
    chance_outcomes,
    legal_actions,
    observe,
)
from cattery.games.cat_and_mouse.worlds import Guess, draw_world, guess

STRONG_NODES = 2_000
EXPERT_NODES = 12_000

TURNS = 3  # that are played out: the own, the other player's, the own
DISCARDS = 8  # that are tried
GUESSES = 64  # of which cards were shuffled back
PLAYED = 1 << 20  # more than any discard is worth
SAME = -PLAYED

# How far a player is from the end, in thousandths of the formula's unit.
CARD_COST = 1276  # for each card of the stock
MISSING_COST = (0, 1345, 2051, 2534, 2815, 3193, 3193, 3193)  # by how many ranks are missing on the way to its top
SHORT_COST = 248  # if there are fewer kings than that
KING_WORTH = (0, 1420, 2311, 2589)  # by how many can be played
HELD_COST = 230  # for each card in the hand: one less is drawn
TURN_WORTH = 234  # for whose turn it is


def search(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int, worths: list[float]
) -> int:
    """The action that does best; `nodes` is about how many actions are tried out. A worth is the chance to win."""
    plans = numbers(NUM_ACTIONS)
    gains = decimals(NUM_ACTIONS)
    squares = decimals(NUM_ACTIONS)
    values = decimals(NUM_ACTIONS)
    plans[0] = choose(c, v, legal, n, r)
    tried = add_others(c, v, legal, n, plans, gains, squares)
    if tried == 0:
        return plans[0]
    guesses = records(Guess, GUESSES)
    count = guess(c, v, events, r, guesses)
    states = records(State, 3)  # zeros, the world, and where a plan leads
    views = records(View, 1)
    out = numbers(NUM_ACTIONS + 1)
    weights = numbers(NUM_ACTIONS + 1)
    worlds = 0
    first = 0.0
    left = nodes
    others = tried
    for rounds in range(rounds_for(tried), 0, -1):
        others = next_round(plans, gains, squares, others, worlds)
        stop = left - left // rounds
        while left > stop:
            copy_state(states, 0, 1)
            draw_world(c, v, guesses, count, r, states[1])
            worlds += 1
            start = r[0]
            for i in range(others + 1):
                r[0] = start
                copy_state(states, 1, 2)
                left -= play_on(c, states[2], plans[i], views[0], r, out, weights)
                values[i] = chance_to_win(c, states[2], v.seat, views[0])
            first += values[0]
            count_gains(values, others, gains, squares)
        note_gains(plans, gains, others, worlds, worths)
    note_worths(plans, tried, first / worlds, 0.0, 1.0, worths)
    return plans[1] if is_better(gains[1], squares[1], worlds) else plans[0]


# ------------------------------------------------------------------------------------------------------------ plans


def add_others(
    c: Config, v: View, legal: list[int], n: int, plans: list[int], gains: list[float], squares: list[float]
) -> int:
    """What is worth trying beside the first plan, the plays first; how many there are."""
    has_stock = is_stock_play(plans[0])
    m = 0
    plays = 0
    for i in range(n):
        if legal[i] != plans[0] and (is_stock_play(legal[i]) or not has_stock):
            worth = promise(c, v, legal[i])
            if worth != SAME:
                m += 1
                plans[m] = legal[i]
                gains[m] = float(worth)
            if worth == PLAYED:
                plays += 1
    m = keep_best(plans, gains, squares, m, min(m, plays + DISCARDS))
    for i in range(m):
        gains[i + 1] = 0.0
    return m


def is_stock_play(action: int) -> bool:
    return action < DISCARD and action % PER_BUILD == STOCK


def promise(c: Config, v: View, action: int) -> int:
    """PLAYED, or what a discard is worth by rule of thumb; SAME if another action comes to the same."""
    if action < DISCARD:
        build = action // PER_BUILD
        return PLAYED if build == first_build(v, v.heights[build]) else SAME
    side = (action - DISCARD) % SIDES
    top = side_top(v, side)
    if top == NO_CARD and side != first_empty(v):
        return SAME
    return discard_worth(c, v, (action - DISCARD) // SIDES, top)


def first_build(v: View, need: int) -> int:
    """The first build pile that needs this rank, which one must: on the others it is the same play."""
    build = 0
    while v.heights[build] != need:
        build += 1
    return build


def first_empty(v: View) -> int:
    """The first own side pile that is empty; NONE if there is none."""
    for side in range(SIDES):
        if side_top(v, side) == NO_CARD:
            return side
    return NONE


# --------------------------------------------------------------------------------------------------------- playing on


def play_on(c: Config, s: State, plan: int, v: View, r: list[int], out: list[int], weights: list[int]) -> int:
    """The plan, then both by rule of thumb until so many turns are over; how many actions that were."""
    turns = TURNS
    steps = 0
    action = plan
    while s.player != TERMINAL and turns > 0:
        if s.player == CHANCE:
            n = chance_outcomes(c, s, out, weights)
            apply(c, s, out[pick(r, weights, n)])
            continue
        if steps > 0:
            n = legal_actions(c, s, out)
            observe(c, s, s.player, v)
            action = choose(c, v, out, n, r)
        apply(c, s, action)
        steps += 1
        if action >= DISCARD:
            turns -= 1
    return steps


def chance_to_win(c: Config, s: State, seat: int, v: View) -> float:
    """Between two turns, or at the end; a draw is half a victory."""
    cards = s.stock_size[0] + s.stock_size[1]
    if s.player == TERMINAL:
        ahead = s.stock_size[1 - seat] - s.stock_size[seat]
        return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    lead = 0
    for p in range(SEATS):
        observe(c, s, p, v)
        cost = cost_to_end(c, v)
        lead += -cost if p == seat else cost
    lead += TURN_WORTH if s.turn == seat else -TURN_WORTH
    return 1.0 / (1.0 + exp(-0.001 * lead / sqrt(cards)))


def cost_to_end(c: Config, v: View) -> int:
    """How far the player of this view is from the end."""
    kings = kings_to_play(c, v)
    far = nearest(c, v, v.seat, -1)
    cost = CARD_COST * v.stock_size[v.seat] + MISSING_COST[far] + HELD_COST * v.hand_size[v.seat]
    return cost - KING_WORTH[min(kings, 3)] + (SHORT_COST if far > kings else 0)


def kings_to_play(c: Config, v: View) -> int:
    """How many kings the player of this view has in the hand and on top of the side piles."""
    kings = v.hand[KING]
    for side in range(c.side_piles):
        if side_top(v, side) == KING:
            kings += 1
    return kings
