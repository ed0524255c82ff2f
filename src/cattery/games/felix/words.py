"""Felix in words: actions as text, what happened and the table as messages (`locales/<language>.ftl`)."""

from functools import cache
from typing import Any

from cattery.core.game import HIDDEN, NOBODY, Event
from cattery.core.words import Message, Seat
from cattery.games.felix import rules
from cattery.games.felix.rules import Config, View

CARDS = ("-8", "-5", "3", "5", "8", "11", "15", "rabbit", "big-dog", "small-dog")
CARD_IDS = ("m8", "m5", "3", "5", "8", "11", "15", "rabbit", "big-dog", "small-dog")

ACTION_TEXTS = (
    *(f"place {card}" for card in CARDS),
    "pass",
    "decline",
    "buy",
    *(f"bid {mice}" for mice in range(1, rules.MAX_MICE + 1)),
)
OUTCOME_TEXTS = (*CARDS, *(f"start {seat}" for seat in range(rules.SEATS)))

# The log: what is said of an event, and what its numbers are; "" is not said.
EVENTS = {
    rules.SAW_SET_ASIDE: ("set-aside", ("player", "card")),
    rules.SAW_START: ("start", ("player",)),
    rules.SAW_FILL: ("fill", ("round", "rounds", "mice")),
    rules.SAW_PLACE: ("place-known", ("player", "", "card")),
    rules.SAW_TURN_UP: ("turn-up", ("", "owner", "card")),
    rules.SAW_BID: ("bid", ("player", "mice")),
    rules.SAW_PASS: ("pass", ("player", "mice")),
    rules.SAW_BUY: ("buy", ("player", "mice")),
    rules.SAW_DECLINE: ("decline", ("player",)),
    rules.SAW_CHASE: ("chase", ("dog", "prey")),
    rules.SAW_LEAVE: ("leave", ("card",)),
    rules.SAW_TAKE: ("take", ("player", "value")),
}


@cache
def card(kind: int) -> Message:
    """A card by name; of one that this seat has not seen, that it lies face down."""
    return Message("felix/card-hidden" if kind == HIDDEN else f"felix/card-{CARD_IDS[kind]}")


def owner(c: Config, number: int) -> Seat | Message:
    """Whose set it is: a player's, or the dummy's."""
    return Seat(number) if number < c.players else Message("felix/dummy")


def action_message(c: Config, v: View, action: int) -> Message:
    """What an action does, as on a button."""
    if action < rules.PASS:
        return Message("felix/act-place", {"card": card(action)})
    if action == rules.PASS:
        return Message("felix/act-pass", {"mice": c.mouse_cards[v.passes] if v.filled else 0})
    if action in (rules.DECLINE, rules.BUY):
        return Message("felix/act-decline" if action == rules.DECLINE else "felix/act-buy")
    return Message("felix/act-bid", {"mice": action - rules.BID})


def event_message(c: Config, event: Event) -> Message | None:
    """One line of the log."""
    code, *numbers = event
    name, kinds = EVENTS[code]
    if code == rules.SAW_SET_ASIDE and numbers[1] == HIDDEN:
        return None
    if code == rules.SAW_PLACE and numbers[2] == HIDDEN:
        name, kinds = "place", ("player", "", "")
    said = {kind: argument(c, kind, number) for kind, number in zip(kinds, numbers, strict=True) if kind}
    return Message(f"felix/saw-{name}", said)


def argument(c: Config, kind: str, number: int) -> Any:
    """A number of an event as an argument of its message."""
    if kind == "player":
        return Seat(number)
    if kind == "owner":
        return owner(c, number)
    return card(number) if kind in ("card", "dog", "prey") else number


def position(c: Config, v: View) -> list[Message]:
    """The table, line by line: round and bank, mouse cards, row, players, own hand."""
    if v.phase == rules.OVER:
        return [Message("felix/at-over"), *player_lines(c, v)]
    lines = [Message("felix/at-round", {"round": v.round + 1, "rounds": c.rounds, "bank": v.bank})]
    if v.phase >= rules.PLACE:
        left = c.mouse_cards[v.passes : c.players - 1] if v.filled else []
        lines.append(Message("felix/at-mouse-cards", {"mice": tuple(left)}) if left else Message("felix/at-no-mice"))
        lines.append(Message("felix/at-row", {"cards": row(c, v)}) if v.placed else Message("felix/at-empty-row"))
    lines += player_lines(c, v)
    if v.seat != NOBODY:
        lines.append(Message("felix/at-hand", {"cards": cards(v.hand)}) if v.hand else Message("felix/at-empty-hand"))
    return lines


def row(c: Config, v: View) -> tuple[Message, ...]:
    """The slots from the left, with who placed each; a card that only its owner knows is marked."""
    slots = []
    for slot in range(v.placed):
        is_secret = slot >= v.face_up and v.row[slot] != HIDDEN
        placed_by = owner(c, rules.slot_set(c, v.start, slot))
        name = "felix/at-slot-secret" if is_secret else "felix/at-slot"
        slots.append(Message(name, {"card": card(v.row[slot]), "owner": placed_by}))
    return tuple(slots)


@cache
def cards(mask: int) -> tuple[Message, ...]:
    """The cards of a hand in order of value."""
    return tuple(card(kind) for kind in range(rules.KINDS) if mask >> kind & 1)


def player_lines(c: Config, v: View) -> list[Message]:
    """One for each player of whom there is something to say."""
    facts = {p: (*standing(v, p), *belongings(c, v, p)) for p in range(c.players)}
    return [Message("felix/at-player", {"player": Seat(p), "facts": said}) for p, said in facts.items() if said]


def standing(v: View, p: int) -> list[Message]:
    """Who starts; in an auction the bid, or that there is none."""
    said = [Message("felix/at-starts")] if p == v.start and rules.PLACE <= v.phase < rules.OVER else []
    if v.phase not in (rules.AUCTION, rules.LAST_CHANCE):
        return said
    if v.passed[p]:
        return [*said, Message("felix/at-passed")]
    return [*said, Message("felix/at-bid", {"mice": v.bids[p]})]


def belongings(c: Config, v: View, p: int) -> list[Message]:
    """F22: mice, the bid among them, and cats won, where they may be shown."""
    is_open = p == v.seat or v.phase == rules.OVER
    said = []
    if is_open or c.open_mice:
        said.append(Message("felix/at-mice", {"mice": v.mice[p] + v.bids[p]}))
    if is_open or c.open_won:
        said.append(Message("felix/at-cats", {"value": v.cats[p]}))
    return said
