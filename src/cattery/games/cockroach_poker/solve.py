"""What to answer and to claim in Cockroach Poker: the round under way as a game of its own, solved by regret matching.

Who knows a card gives it to one of those who have not had it, with a claim; who gets it answers, or looks and is the
next to give it away. A player's information is who has had the card and the last claim, and the card once it is seen.
Each of these small games is solved after those that a look leads to. `risk` of what lies face up in the end, over
sampled worlds, is what each player wants to be small.

To assume that all others play like that, or none of them, loses to those who do not. Who has given the card to the seat
is taken to play by rule of thumb most of the time, and who is given it later to guess most of the time: that is made
use of as far as the rest cannot punish it (a restricted Nash response). But who answers the seat's own claim is taken
to want nothing but its harm: so neither "true" nor "false" does much better than the other, even if all others agree.
To look is left out there, since it lets the seat off, whatever was claimed.
"""

from math import exp

from cattery.core.chance import below
from cattery.core.game import Event
from cattery.core.state import copy_state, dataclass, decimals, floats, hold, records
from cattery.games.cockroach_poker.heuristic import HONESTY, credit, hidden_cards
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import (
    ANSWERING,
    CARD_BLOCK,
    LOOK,
    OFFER,
    OFFERING,
    PASS,
    SAY_TRUE,
    SEATS,
    SPECIES,
    Config,
    State,
    View,
    apply,
    sample_state,
    take,
    unseen,
)

GIFTS = SEATS * SPECIES  # to whom, and as what
ANSWERS = LOOK + 1
WORLDS = 24
FAITH = 0.8  # the share of those who give the card to the seat by rule of thumb
GUESSING = 0.7  # the share of those who say "true" or "false" by the toss of a coin once the card is passed on
CHOOSY = 40  # a card that raises its offerer's risk by x is offered e to the power of CHOOSY * x times as seldom
SUPPORT = 0.01  # what is done so much less often than something else is left over from the way to the solution
GRAIN = 1 << 20  # of drawn decimals
NO_GIFT = -1


@dataclass(slots=True)
class Round:
    """What is known of the game that is being solved."""

    giver: int = 0
    targets: int = 0  # mask of those whom the card may be given to
    rest: int = 0  # and of those who have not had it
    prior: list[float] = floats(SPECIES)  # of the card, as far as those know who have not seen it
    taken: list[float] = floats(SPECIES * SEATS * SEATS)  # by card and who takes it: everybody's risk
    looked: list[float] = floats((SEATS << SEATS) * SPECIES * SEATS)  # by who looks, mask of the next, card: the same
    gift_regret: list[float] = floats(SPECIES * GIFTS)
    gifts: list[float] = floats(SPECIES * GIFTS)  # how often each was chosen, later rounds counting more
    given: list[float] = floats(SPECIES * GIFTS)  # the same, times how often the giver has the card to give
    answer_regret: list[float] = floats(GIFTS * ANSWERS)
    answers: list[float] = floats(GIFTS * ANSWERS)  # likewise; shares of 1 once it is solved
    shares: list[float] = floats(GIFTS * ANSWERS)  # how often regret chooses each answer in this round
    mixed: list[float] = floats(GIFTS * ANSWERS)  # and how often it is given, since some guess
    rule_gifts: list[float] = floats(SPECIES * GIFTS)
    risks: list[float] = floats(GIFTS * ANSWERS)  # what it means to who answers
    values: list[float] = floats(GIFTS)  # what each gift means to the giver
    value: list[float] = floats(SPECIES)  # what the card means to the giver


def solve_answer(c: Config, v: View, events: list[Event], r: list[int], nodes: int, worths: list[float]) -> int:
    """An answer drawn from the solution; worths are the chance not to lose."""
    games = records(Round, 1)
    g = games[0]
    later = c.everyone & ~v.had & ~(1 << v.seat)
    giver = v.offered_by[v.offers - 1]
    whole = later | 1 << v.seat
    guess_card(c, v, g, v.offers - 1)
    value_ends(c, v, events, r, g, NO_GIFT)
    guess_rule(c, v, g)
    rounds = 1 + nodes // branches(c, later)
    for rest in range(1, whole):
        for p in range(c.players):
            if can_follow(v, p, rest, later):
                begin(g, p, rest, rest)
                solve_gifts(c, v, g, rounds, is_last=False, faith=0.0, guessing=GUESSING)
    begin(g, giver, 1 << v.seat, whole)
    solve_gifts(c, v, g, rounds, is_last=True, faith=FAITH, guessing=0.0)
    asked = v.seat * SPECIES + v.claims[v.offers - 1]
    note_answers(c, v, g, asked, worths)
    answer = SAY_TRUE + draw(g.answers, asked * ANSWERS, answers_to(g, asked), r)
    hold(games)
    return answer


def solve_claim(c: Config, v: View, events: list[Event], gift: int, r: list[int], nodes: int) -> int:
    """The same gift with a claim drawn from the solution against one who must answer and wants the seat to lose."""
    games = records(Round, 1)
    g = games[0]
    target = receiver_of(gift)
    guess_card(c, v, g, v.offers)
    value_ends(c, v, events, r, g, gift)
    make_foe(c, v, g, target)
    begin(g, v.seat, 1 << target, 1 << target)
    solve_gifts(c, v, g, 1 + nodes // branches(c, 0), is_last=True, faith=0.0, guessing=0.0)
    claim = draw(g.gifts, card_given(v, gift) * GIFTS + target * SPECIES, c.species, r)
    hold(games)
    return with_claim(gift, claim)


def can_follow(v: View, p: int, rest: int, later: int) -> bool:
    """Whether player p may come to give the card away when just those of `rest` have not had it."""
    if p == v.seat:
        return rest == later
    return rest & ~later == 0 and (later & ~rest) >> p & 1 == 1


def branches(c: Config, later: int) -> int:
    """Ends that one round of regret matching goes through, about."""
    n = 0
    for p in range(c.players):
        n += later >> p & 1
    return c.species * c.species * ANSWERS * (1 + (n << n))


def gift_of(action: int) -> int:
    """Card, receiver and claim in one number; a card that is passed on is not in it."""
    return action - OFFER if action >= OFFER else action - PASS


def claimed(action: int) -> int:
    return gift_of(action) % SPECIES


def with_claim(action: int, claim: int) -> int:
    return action - claimed(action) + claim


def receiver_of(action: int) -> int:
    return gift_of(action) % CARD_BLOCK // SPECIES


def card_given(v: View, action: int) -> int:
    return gift_of(action) // CARD_BLOCK if v.phase == OFFERING else v.card


# ----------------------------------------------------------------------------------------------- what is to be solved


def guess_card(c: Config, v: View, g: Round, claims: int) -> None:
    """How likely the card is which, to who answers; the first `claims` count as the rule of thumb's."""
    total = 0.0
    for kind in range(c.species):
        g.prior[kind] = unseen(c, v, kind) if v.phase == ANSWERING else hidden_cards(c, v, kind)
        for i in range(claims):
            g.prior[kind] *= claim_chance(c, v, kind, receiver(v, i), v.claims[i])
        total += g.prior[kind]
    for kind in range(c.species):
        g.prior[kind] /= total


def claim_chance(c: Config, v: View, card: int, target: int, claim: int) -> float:
    """How often the rule of thumb claims that of a card."""
    if claim == card:
        return HONESTY / 100
    total = 1
    for kind in range(c.species):
        if kind != card:
            total += credit(c, v, target, kind)
    return (1 - HONESTY / 100) * (1 + credit(c, v, target, claim)) / total


def value_ends(c: Config, v: View, events: list[Event], r: list[int], g: Round, gift: int) -> None:
    """Everybody's risk when a player takes a card, in the mean of some worlds; after a gift, if one is to be made."""
    states, lost = records(State, 3), decimals(SEATS)
    for _ in range(WORLDS):
        copy_state(states, 0, 1)
        sample_state(c, v, events, r, states[1])
        if gift != NO_GIFT:
            apply(c, states[1], gift)
        for kind in range(c.species):
            if g.prior[kind] > 0:
                for taker in range(c.players):
                    copy_state(states, 1, 2)
                    states[2].card = kind
                    take(c, states[2], taker)
                    risk(c, states[2], lost)
                    for p in range(c.players):
                        g.taken[(kind * SEATS + taker) * SEATS + p] += lost[p] / WORLDS


def make_foe(c: Config, v: View, g: Round, p: int) -> None:
    """Player p wants the seat to lose, and nothing else."""
    for end in range(c.species * SEATS):
        g.taken[end * SEATS + p] = 1 - g.taken[end * SEATS + v.seat]


def guess_rule(c: Config, v: View, g: Round) -> None:
    """How often a rule of thumb gives this seat each card with each claim."""
    for kind in range(c.species):
        for claim in range(c.species):
            g.rule_gifts[kind * GIFTS + v.seat * SPECIES + claim] = claim_chance(c, v, kind, v.seat, claim)


# ---------------------------------------------------------------------------------------------------- regret matching


def begin(g: Round, giver: int, targets: int, rest: int) -> None:
    """Another of the small games: who gives, to one of whom, and who has not had the card so far."""
    g.giver = giver
    g.targets = targets
    g.rest = rest
    for i in range(SPECIES * GIFTS):
        g.gift_regret[i] = 0.0
        g.gifts[i] = 0.0
        g.given[i] = 0.0
    for i in range(GIFTS * ANSWERS):
        g.answer_regret[i] = 0.0
        g.answers[i] = 0.0
    for kind in range(SPECIES):
        g.value[kind] = 0.0


def solve_gifts(c: Config, v: View, g: Round, rounds: int, is_last: bool, faith: float, guessing: float) -> None:
    """All cards that may be given; the last of these games is the one that the seat is in.

    `faith` is the share of givers who play by rule of thumb, `guessing` that of receivers who guess.
    """
    for weight in range(1, rounds + 1):
        for gift in range(c.players * SPECIES):
            if is_open(c, g, gift):
                match_answers(g, gift, weight, guessing)
        least = least_value(c, g)
        for kind in range(c.species):
            if g.prior[kind] > 0:
                chance = g.prior[kind] * (choosiness(v, least - g.value[kind]) if is_last else 1.0)
                match_gifts(c, g, kind, weight, chance, faith)
        for gift in range(c.players * SPECIES):
            if is_open(c, g, gift):
                regret_answers(g, gift)
    note_values(c, g)


def is_open(c: Config, g: Round, gift: int) -> bool:
    """Whether the card may be given so."""
    return g.targets >> (gift // SPECIES) & 1 == 1 and gift % SPECIES < c.species


def answers_to(g: Round, gift: int) -> int:
    """How many there are: the last one may not look (C8)."""
    return LOOK if g.rest == 1 << (gift // SPECIES) else ANSWERS


def match_answers(g: Round, gift: int, weight: int, guessing: float) -> None:
    """Each answer as often as it is regretted not to have been given; who guesses does not look."""
    n = answers_to(g, gift)
    first = gift * ANSWERS
    total = 0.0
    for i in range(first, first + n):
        total += g.answer_regret[i]
    for i in range(first, first + n):
        g.shares[i] = g.answer_regret[i] / total if total > 0 else 1 / n
        g.mixed[i] = (1 - guessing) * g.shares[i] + (guessing / LOOK if i < first + LOOK else 0.0)
        g.answers[i] += weight * g.mixed[i]
        g.risks[i] = 0.0


def match_gifts(c: Config, g: Round, kind: int, weight: int, chance: float, faith: float) -> None:
    """Likewise each gift of a card, which the giver has so often."""
    total = 0.0
    n = 0
    for gift in range(c.players * SPECIES):
        if is_open(c, g, gift):
            total += g.gift_regret[kind * GIFTS + gift]
            n += 1
    g.value[kind] = 0.0
    for gift in range(c.players * SPECIES):
        if is_open(c, g, gift):
            at = kind * GIFTS + gift
            share = g.gift_regret[at] / total if total > 0 else 1 / n
            mixed = faith * g.rule_gifts[at] + (1 - faith) * share
            g.gifts[at] += weight * mixed
            g.given[at] += weight * chance * mixed
            g.values[gift] = value_gift(g, kind, gift, chance * mixed)
            g.value[kind] += share * g.values[gift]
    for gift in range(c.players * SPECIES):
        if is_open(c, g, gift):
            at = kind * GIFTS + gift
            g.gift_regret[at] = max(0.0, g.gift_regret[at] + g.value[kind] - g.values[gift])


def value_gift(g: Round, kind: int, gift: int, chance: float) -> float:
    """What a gift means to the giver; what each answer to it means to the other is added up."""
    value = 0.0
    for answer in range(answers_to(g, gift)):
        at = gift * ANSWERS + answer
        value += g.mixed[at] * risk_after(g, kind, gift, answer, g.giver)
        g.risks[at] += chance * risk_after(g, kind, gift, answer, gift // SPECIES)
    return value


def risk_after(g: Round, kind: int, gift: int, answer: int, whose: int) -> float:
    """A player's risk after a card has been given and it was answered so."""
    target = gift // SPECIES
    if answer == LOOK:
        return g.looked[((target << SEATS | g.rest & ~(1 << target)) * SPECIES + kind) * SEATS + whose]
    is_right = (answer == SAY_TRUE) == (kind == gift % SPECIES)
    return g.taken[(kind * SEATS + (g.giver if is_right else target)) * SEATS + whose]


def regret_answers(g: Round, gift: int) -> None:
    """By how much each answer would have been better than what was done; never below nothing."""
    n = answers_to(g, gift)
    first = gift * ANSWERS
    mean = 0.0
    for i in range(first, first + n):
        mean += g.shares[i] * g.risks[i]
    for i in range(first, first + n):
        g.answer_regret[i] = max(0.0, g.answer_regret[i] + mean - g.risks[i])


def least_value(c: Config, g: Round) -> float:
    """What the best card means to the giver."""
    least = 1.0
    for kind in range(c.species):
        if g.prior[kind] > 0:
            least = min(least, g.value[kind])
    return least


def note_values(c: Config, g: Round) -> None:
    """Everybody's risk, card by card, when the card is given as the solution says."""
    for gift in range(c.players * SPECIES):
        if is_open(c, g, gift):
            first = gift * ANSWERS
            n = answers_to(g, gift)
            total = 0.0
            for i in range(first, first + n):
                total += g.answers[i]
            for i in range(first, first + n):
                g.answers[i] /= total
    for kind in range(c.species):
        if g.prior[kind] > 0:
            note_value(c, g, kind)


def note_value(c: Config, g: Round, kind: int) -> None:
    """The same of one card."""
    first = ((g.giver << SEATS | g.rest) * SPECIES + kind) * SEATS
    total = 0.0
    for gift in range(c.players * SPECIES):
        if is_open(c, g, gift):
            total += g.gifts[kind * GIFTS + gift]
    for whose in range(c.players):
        g.looked[first + whose] = 0.0
    for gift in range(c.players * SPECIES):
        if is_open(c, g, gift):
            g.gifts[kind * GIFTS + gift] /= total
            for answer in range(answers_to(g, gift)):
                chance = g.gifts[kind * GIFTS + gift] * g.answers[gift * ANSWERS + answer]
                for whose in range(c.players):
                    g.looked[first + whose] += chance * risk_after(g, kind, gift, answer, whose)


# ------------------------------------------------------------------------------------------------- what is to be done


def note_answers(c: Config, v: View, g: Round, asked: int, worths: list[float]) -> None:
    """How likely the seat does not lose, answer by answer, by how often each card was given so."""
    safe = decimals(ANSWERS)
    total = 0.0
    for kind in range(c.species):
        if g.prior[kind] > 0:
            chance = g.given[kind * GIFTS + asked]
            total += chance
            for answer in range(answers_to(g, asked)):
                safe[answer] += chance * (1 - risk_after(g, kind, asked, answer, v.seat))
    for answer in range(answers_to(g, asked)):
        worths[SAY_TRUE + answer] = safe[answer] / total


def draw(weights: list[float], first: int, n: int, r: list[int]) -> int:
    """One of `n`, as often as the solution has it."""
    most = 0.0
    for i in range(n):
        most = max(most, weights[first + i])
    chosen = 0
    total = 0.0
    for i in range(n):
        weight = weights[first + i]
        if weight >= SUPPORT * most:
            total += weight
            if below(r, GRAIN) * total < weight * GRAIN:
                chosen = i
    return chosen


def choosiness(v: View, gain: float) -> float:
    """How much less often a card is offered by which the offerer loses (a gain below nothing); no choice in passing."""
    return exp(CHOOSY * gain) if v.offers == (1 if v.phase == ANSWERING else 0) else 1.0


def receiver(v: View, i: int) -> int:
    """To whom the card under way was offered as number `i`."""
    return v.offered_by[i + 1] if i + 1 < v.offers else v.player
