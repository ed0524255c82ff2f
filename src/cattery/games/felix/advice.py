"""For someone who has never played Felix: what the situation means, and why a move is a good one.

Both are told from a player's own SeatView. The reasons are the numbers of the rule of thumb (`heuristic.py`), and what
the search has found (`search.py`).
"""

from collections.abc import Mapping

from cattery.core.game import HIDDEN
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat
from cattery.core.worths import runners_up
from cattery.games.felix import heuristic, rules, words
from cattery.games.felix.rules import Config, View
from cattery.games.felix.search import lead_of
from cattery.games.felix.table import has_placed, slot_of

TENTHS = 10  # the rule of thumb counts in tenths of a point


# ------------------------------------------------------------------------------------------------ what it all means


def lesson(view: SeatView) -> Message:
    """What the situation means and what can be done."""
    c, v = view.config, view.snapshot
    if v.phase == rules.OVER:
        return Message("felix/lesson-over")
    if v.phase == rules.LAST_CHANCE:
        return Message("felix/lesson-last", {"player": Seat(v.player)})
    if v.phase == rules.AUCTION:
        return auction_lesson(c, v)
    return placing_lesson(c, v)


def placing_lesson(c: Config, v: View) -> Message:
    if has_placed(c, v, v.seat):
        return Message("felix/lesson-placed")
    if v.player != v.seat:
        return Message("felix/lesson-place-soon")
    return Message("felix/lesson-place", {"passes": min(slot_of(c, v, v.seat), c.players - 1)})


def auction_lesson(c: Config, v: View) -> Message:
    if v.passed[v.seat]:
        return Message("felix/lesson-passed")
    if v.player == v.seat:
        return Message("felix/lesson-auction", {"mice": passing_pays(c, v)})
    if v.high and v.bids[v.seat] == v.high:
        return Message("felix/lesson-leading")
    return Message("felix/lesson-auction-soon")


def passing_pays(c: Config, v: View) -> int:
    """F12: the lowest mouse card that is left."""
    return c.mouse_cards[v.passes] if v.filled else 0


# ------------------------------------------------------------------------------------------------ why such a move


def reasons(view: SeatView, action: int, worths: Mapping[int, float]) -> list[Message]:
    """What was counted, what it says of the action and of the other way, and what they are worth."""
    is_against = action in worths and speaks_against(view.config, view.snapshot, action)
    against = [Message("felix/why-yet")] if is_against else []
    return [*counted(view, action), *against, *tried(view, action, worths)]


def speaks_against(c: Config, v: View, action: int) -> bool:
    """Whether by the price alone one would pass instead, or not pass."""
    if v.phase != rules.AUCTION:
        return False
    price = v.high + 1 if action == rules.PASS else action - rules.BID
    is_affordable = price <= v.mice[v.seat] + v.bids[v.seat]
    gain = heuristic.row_worth(c, v) - TENTHS * (price + passing_pays(c, v))
    return is_affordable and gain != 0 and (gain > 0) == (action == rules.PASS)


def tried(view: SeatView, action: int, worths: Mapping[int, float]) -> list[Message]:
    """How good the action and the best of the others have proved."""
    if action not in worths:
        return []
    told = [Message("felix/why-tried", {"lead": lead(worths[action])})]
    for other, worth in runners_up(worths, action):
        said = words.action_message(view.config, view.snapshot, other)
        told.append(Message("felix/why-instead", {"action": said, "lead": lead(worth)}))
    return told


def lead(worth: float) -> Message:
    """As good as which lead of points."""
    points = round(lead_of(worth), 1)
    name = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return Message(f"felix/lead-{name}", {"points": abs(points)})


def counted(view: SeatView, action: int) -> list[Message]:
    """The numbers of the rule of thumb."""
    c, v = view.config, view.snapshot
    if v.phase == rules.PLACE:
        return placing_reasons(c, v, action)
    if v.phase == rules.LAST_CHANCE:
        return [Message("felix/why-last", {"value": heuristic.known_worth(c, v) // TENTHS})]
    return [*worth_reasons(c, v), price_reason(c, v, action)]


def placing_reasons(c: Config, v: View, kind: int) -> list[Message]:
    """Whether the row is to be won or to be spoilt, and what the card does for that."""
    if v.placed == 0:  # a card that tempts nobody keeps the price low
        return [card_reason(kind)] if is_good(kind) else [Message("felix/why-first"), card_reason(kind)]
    is_rich = heuristic.is_rich(c, v, v.seat)
    if is_rich and not is_good(kind):  # which is told of a card that makes a good row
        return [card_reason(kind)]
    average = sum(v.mice[: c.players]) / c.players
    said = {"mice": v.mice[v.seat], "average": round(average, 1)}
    return [Message("felix/why-rich" if is_rich else "felix/why-poor", said), card_reason(kind)]


def is_good(kind: int) -> bool:
    """A cat that is worth something."""
    return kind < rules.RABBIT and rules.VALUES[kind] > 0


def card_reason(kind: int) -> Message:
    if kind >= rules.BIG_DOG:
        return Message("felix/why-dog")
    if kind == rules.RABBIT:
        return Message("felix/why-rabbit")
    if rules.VALUES[kind] < 0:
        return Message("felix/why-bad-cat")
    return Message("felix/why-good-cat" if rules.VALUES[kind] >= 8 else "felix/why-small-cat")


def worth_reasons(c: Config, v: View) -> list[Message]:
    """The cards in sight, those face down, and the dogs: the parts of what the row should bring."""
    row = v.row[: c.row]
    seen = tuple(kind for kind in row if kind != HIDDEN)
    if len(seen) == c.row:
        return [Message("felix/why-known", {"value": heuristic.known_worth(c, v) // TENTHS})]
    sight = sum(rules.VALUES[kind] for kind in seen)
    guessed = sum(
        heuristic.hidden_worth(c, v, rules.slot_set(c, v.start, slot)) for slot in range(c.row) if row[slot] == HIDDEN
    )
    dogs = heuristic.row_worth(c, v) - TENTHS * sight - guessed
    told = [
        Message("felix/why-sight", {"cards": tuple(words.card(kind) for kind in seen), "value": sight}),
        Message("felix/why-hidden", {"count": c.row - len(seen), "value": guessed / TENTHS}),
    ]
    return [*told, Message("felix/why-dogs", {"value": dogs / TENTHS})] if dogs else told


def price_reason(c: Config, v: View, action: int) -> Message:
    """What is left of the row's worth after paying for it, against what passing pays."""
    worth = heuristic.row_worth(c, v)
    price = v.high + 1 if action == rules.PASS else action - rules.BID
    own = v.mice[v.seat] + v.bids[v.seat]
    if price > own:
        return Message("felix/why-broke", {"price": price, "own": own})
    left = round(worth / TENTHS - price, 1)
    return Message(
        "felix/why-price", {"worth": worth / TENTHS, "price": price, "left": left, "mice": passing_pays(c, v)}
    )
