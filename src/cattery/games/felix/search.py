"""Felix by search: each action is tried on deals that agree with the view, and played out by the rule of thumb.

In a playout everybody acts by the rule of thumb from what that seat itself would see, so nobody bids by cards that they
cannot know. The deals take nothing for granted of how others place: to expect of them what the rule of thumb would do
wins more against the rule of thumb itself (69 % instead of 52 % of games of four, 3,000 nodes) and less against
anyone else (29 % instead of 37 % against small searches).
"""

from cattery.core.chance import pick
from cattery.core.game import CHANCE, TERMINAL, Event
from cattery.core.halving import count_gains, is_better, next_round, note_gains, note_worths, rounds_for
from cattery.core.state import copy_state, decimals, numbers, records
from cattery.games.felix.heuristic import choose
from cattery.games.felix.rules import (
    AUCTION,
    BID,
    NUM_OUTCOMES,
    PASS,
    Config,
    State,
    View,
    apply,
    chance_outcomes,
    current_player,
    legal_actions,
    observe,
    sample_state,
)

STRONG_NODES = 300
EXPERT_NODES = 60_000

RAISES = (1, 2, 4)  # above the highest bid: those that are tried
ROUNDS = 2  # that are played out, this one included
LEAD = 15  # points ahead that are worth half of all that can be had
UTMOST = 0.9  # worth 135 points ahead, and all that is more


def search(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int, worths: list[float]
) -> int:
    """The best of the actions worth trying; the rule of thumb's own if none is surely better. Worths are `value`."""
    plans = numbers(NUM_OUTCOMES)
    gains = decimals(NUM_OUTCOMES)
    squares = decimals(NUM_OUTCOMES)
    values = decimals(NUM_OUTCOMES)
    plans[0] = choose(c, v, legal, n, r)
    tried = add_others(v, legal, n, plans)
    if tried == 0:
        return plans[0]
    states = records(State, 3)  # zeros, a deal, a playout
    views = records(View, 1)
    room = numbers(NUM_OUTCOMES)
    weights = numbers(NUM_OUTCOMES)
    deals = 0
    first = 0.0
    left = nodes
    others = tried
    for rounds in range(rounds_for(tried), 0, -1):
        others = next_round(plans, gains, squares, others, deals)
        stop = left - left // rounds
        while left > stop:
            copy_state(states, 0, 1)
            sample_state(c, v, events, r, states[1])
            deals += 1
            start = r[0]
            for i in range(others + 1):
                r[0] = start
                copy_state(states, 1, 2)
                apply(c, states[2], plans[i])
                left -= 1 + play_out(c, states[2], v.round + ROUNDS, views[0], r, room, weights)
                values[i] = value(c, states[2], v.seat)
            first += values[0]
            count_gains(values, others, gains, squares)
        note_gains(plans, gains, others, deals, worths)
    note_worths(plans, tried, first / deals, -1.0, 1.0, worths)
    return plans[1] if is_better(gains[1], squares[1], deals) else plans[0]


def add_others(v: View, legal: list[int], n: int, plans: list[int]) -> int:
    """What is worth trying beside the first plan: every action, but of the bids a few, all low; how many there are."""
    m = 0
    if v.phase != AUCTION:
        for i in range(n):
            m = add(plans, m, legal[i])
        return m
    m = add(plans, m, PASS)
    for raised in RAISES:
        if v.high + raised <= v.mice[v.seat] + v.bids[v.seat]:
            m = add(plans, m, BID + v.high + raised)
    return m


def add(plans: list[int], m: int, action: int) -> int:
    """One more, unless it is the first plan."""
    if action == plans[0]:
        return m
    plans[m + 1] = action
    return m + 1


def play_out(c: Config, s: State, last: int, view: View, r: list[int], room: list[int], weights: list[int]) -> int:
    """The rest of the game or of some rounds by the rule of thumb; how many actions that took."""
    steps = 0
    player = current_player(s)
    while player != TERMINAL and s.round < last:
        if player == CHANCE:
            apply(c, s, room[pick(r, weights, chance_outcomes(c, s, room, weights))])
        else:
            n = 0 if s.phase == AUCTION else legal_actions(c, s, room)  # it asks for no list of bids
            observe(c, s, player, view)
            apply(c, s, choose(c, view, room, n, r))
            steps += 1
        player = current_player(s)
    return steps


def value(c: Config, s: State, seat: int) -> float:
    """How far ahead of the best of the others a seat is, the more the less it matters."""
    best = -1000
    for p in range(c.players):
        if p != seat:
            best = max(best, s.cats[p] + s.mice[p] + s.bids[p])
    lead = s.cats[seat] + s.mice[seat] + s.bids[seat] - best
    return lead / (LEAD + abs(lead))


def lead_of(worth: float) -> float:
    """How many points ahead a seat must be for sure to be as well off as with a mean `value`.

    >>> lead_of(0.25), lead_of(-0.25), round(lead_of(1))
    (5.0, -5.0, 135)
    """
    worth = max(-UTMOST, min(UTMOST, worth))
    return LEAD * worth / (1 - abs(worth))
