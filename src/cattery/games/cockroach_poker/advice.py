"""What a situation of Cockroach Poker means, and why an action is recommended: from a SeatView alone.

The numbers are those of the rule of thumb (`heuristic.py`): what can still be out there, what taking it would cost; and
what the search has found (`search.py`).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from cattery.core.game import HIDDEN
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat
from cattery.core.worths import runners_up
from cattery.games.cockroach_poker import rules
from cattery.games.cockroach_poker.heuristic import DARING, TRUST, harm, hidden_cards, size
from cattery.games.cockroach_poker.rules import Config, View
from cattery.games.cockroach_poker.solve import card_given, receiver_of, with_claim
from cattery.games.cockroach_poker.table import would_lose
from cattery.games.cockroach_poker.words import action_message, card

UNLIKELY = 35  # times in 100
MANY = 3  # cards of a species of which a lie can be believed

# -------------------------------------------------------------------------------------------------------------- lesson


def lesson(view: SeatView) -> Message:
    """What is going on and what can be done, for someone who has never played."""
    c, v = view.config, view.snapshot
    if v.phase == rules.OVER:
        return Message("cockroach_poker/lesson-over", {"player": Seat(v.start)})
    if v.player != v.seat:
        return watching(v)
    if v.phase == rules.OFFERING:
        return Message("cockroach_poker/lesson-offer", {"count": c.lose_count})
    if v.phase == rules.PASSING:
        return Message("cockroach_poker/lesson-pass")
    name = "answer-last" if v.had == c.everyone else "answer"
    said = {"player": Seat(v.offered_by[v.offers - 1]), "claim": card(v.claims[v.offers - 1])}
    return Message(f"cockroach_poker/lesson-{name}", said)


def watching(v: View) -> Message:
    """While somebody else is to act."""
    said: dict[str, Any] = {"player": Seat(v.player)}
    if v.phase == rules.ANSWERING:
        return Message("cockroach_poker/lesson-watch-answer", {**said, "teller": Seat(v.offered_by[v.offers - 1])})
    return Message(f"cockroach_poker/lesson-watch-{'offer' if v.phase == rules.OFFERING else 'pass'}", said)


# ------------------------------------------------------------------------------------------------------------- reasons


def reasons(view: SeatView, action: int, worths: Mapping[int, float]) -> list[Message]:
    """Why that action: what was counted, what the card would mean for whom, and how often one loses with it."""
    is_against = action in worths and speaks_against(view.config, view.snapshot, action)
    against = [Message("cockroach_poker/why-yet")] if is_against else []
    return [*counted(view, action), *against, *tried(view, action, worths)]


def speaks_against(c: Config, v: View, action: int) -> bool:
    """Whether an answer says the contrary of what is clearly likelier."""
    if action not in (rules.SAY_TRUE, rules.SAY_FALSE) or left(c, v, v.claims[v.offers - 1]) == 0:
        return False
    percent = belief(c, v)
    return percent < UNLIKELY if action == rules.SAY_TRUE else percent > 100 - UNLIKELY


def tried(view: SeatView, action: int, worths: Mapping[int, float]) -> list[Message]:
    """How often one has lost with the action and with the best of the others; gifts count whatever is claimed."""
    chosen = truthful(view.snapshot, action)
    if chosen not in worths:
        return []
    told = [Message("cockroach_poker/why-tried", {"often": often(1 - worths[chosen])})]
    for other, worth in runners_up(worths, chosen):
        said = {"action": without_claim(view, other), "often": often(1 - worth)}
        told.append(Message("cockroach_poker/why-instead", said))
    return told


def often(chance: float) -> Message:
    return Message("cockroach_poker/often", {"percent": round(100 * chance)})


def truthful(v: View, action: int) -> int:
    """The action that stands for the card and the receiver of a gift in a search's worths; an answer is its own."""
    return with_claim(action, card_given(v, action)) if action >= rules.PASS else action


def without_claim(view: SeatView, action: int) -> Message:
    """An answer; of a gift the card and the receiver."""
    v = view.snapshot
    if action < rules.PASS:
        return action_message(view.config, v, action)
    said = {"card": card(card_given(v, action)), "target": Seat(receiver_of(action))}
    return Message(f"cockroach_poker/give-{'own' if v.phase == rules.OFFERING else 'on'}", said)


def counted(view: SeatView, action: int) -> list[Message]:
    """The numbers of the rule of thumb."""
    c, v = view.config, view.snapshot
    if action >= rules.OFFER:
        kind, to = divmod(action - rules.OFFER, rules.CARD_BLOCK)
        return list(why_give(c, v, kind, *divmod(to, rules.SPECIES)))
    if action >= rules.PASS:
        return list(why_give(c, v, v.card, *divmod(action - rules.PASS, rules.SPECIES)))
    return list(why_look(c, v) if action == rules.LOOK else why_answer(c, v))


def why_give(c: Config, v: View, kind: int, target: int, claim: int) -> Iterator[Message]:
    """What the card would mean for who gets it and for who gives it, and why the claim is a good one."""
    if kind != HIDDEN:
        yield with_card(c, v, target, kind)
        yield with_card(c, v, v.seat, kind)
    hidden = hidden_cards(c, v, claim)
    if claim == kind or hidden < MANY:
        yield Message("cockroach_poker/why-mixed")
    else:
        yield Message("cockroach_poker/why-lie", {"claim": card(claim), "left": hidden, "copies": c.copies})


def why_answer(c: Config, v: View) -> Iterator[Message]:
    """How likely the claim is, and what the claimed card would mean for both."""
    claim = v.claims[v.offers - 1]
    yield where_they_are(c, v, claim)
    if left(c, v, claim) > 0:
        yield Message("cockroach_poker/why-odds", {"percent": belief(c, v), "trust": TRUST[size(c)]})
        yield with_card(c, v, v.seat, claim)
        yield with_card(c, v, v.offered_by[v.offers - 1], claim)


def why_look(c: Config, v: View) -> Iterator[Message]:
    """What a guess would be worth, and who else can get the card."""
    claim = v.claims[v.offers - 1]
    yield where_they_are(c, v, claim)
    if left(c, v, claim) > 0:
        yield with_card(c, v, v.seat, claim)
    yield Message("cockroach_poker/why-look", {"count": c.players - v.had.bit_count()})


def where_they_are(c: Config, v: View, kind: int) -> Message:
    """Where the cards of a species are, as far as the seat sees."""
    said = {"claim": card(kind), "copies": c.copies}
    if left(c, v, kind) == 0:
        return Message("cockroach_poker/why-none-left", said)
    where = {
        "shown": c.copies - hidden_cards(c, v, kind),
        "own": v.hand[kind],
        "left": left(c, v, kind),
        "unseen": sum(left(c, v, k) for k in range(c.species)),
    }
    return Message("cockroach_poker/why-left", {**said, **where})


def left(c: Config, v: View, kind: int) -> int:
    """The cards of a species that the seat does not see: those that the card under way can be."""
    return hidden_cards(c, v, kind) - v.hand[kind]


def belief(c: Config, v: View) -> int:
    """How often in a hundred the claim is true, as the rule of thumb weighs it: players offer what hurts."""
    claim = v.claims[v.offers - 1]
    odds = [
        left(c, v, kind) * (DARING + harm(c, v, v.seat, kind, hidden_cards(c, v, kind))) for kind in range(c.species)
    ]
    odds[claim] *= TRUST[size(c)]
    return 100 * odds[claim] // sum(odds)


def with_card(c: Config, v: View, p: int, kind: int) -> Message:
    """What one more card of a species would mean for a player."""
    said = {"player": Seat(p), "card": card(kind)}
    if v.hand_size[p] - (v.phase == rules.OFFERING and p == v.seat) == 0 or would_lose(c, v, p, kind):
        return Message("cockroach_poker/why-losing", said)
    has = v.face_up[p * rules.SPECIES + kind] + 1
    return Message("cockroach_poker/why-taking", {**said, "has": has, "limit": c.lose_count})
