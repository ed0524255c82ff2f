"""Cockroach Poker in words: actions as text, what happened and the table as messages (`locales/<language>.ftl`)."""

from collections.abc import Sequence
from typing import Any

from cattery.core.game import HIDDEN, NOBODY, Event
from cattery.core.words import Message, Seat
from cattery.games.cockroach_poker import rules
from cattery.games.cockroach_poker.rules import Config, View

SPECIES = ("bat", "cockroach", "fly", "rat", "scorpion", "spider", "stink-bug", "toad")

ACTION_TEXTS = (
    "true",
    "false",
    "look",
    *(f"pass {seat} {claim}" for seat in range(rules.SEATS) for claim in SPECIES),
    *(f"offer {card} {seat} {claim}" for card in SPECIES for seat in range(rules.SEATS) for claim in SPECIES),
)
OUTCOME_TEXTS = (*SPECIES, *(f"start {seat}" for seat in range(rules.SEATS)))

# The log: what is said of an event, and what its numbers are; "" is not said.
EVENTS = {
    rules.SAW_START: ("start", ("player",)),
    rules.SAW_OFFER: ("offer", ("player", "target", "claim", "card")),
    rules.SAW_LOOK: ("look", ("player", "card")),
    rules.SAW_PASS: ("pass", ("player", "target", "claim")),
    rules.SAW_ANSWER: ("answer", ("player", "", "claim", "card")),
    rules.SAW_LOSE: ("lose", ("player", "")),
}
ROUND_EVENTS = (rules.SAW_OFFER, rules.SAW_LOOK, rules.SAW_PASS, rules.SAW_ANSWER)


def card(kind: int) -> Message:
    """A species by name."""
    return Message(f"cockroach_poker/card-{SPECIES[kind]}")


def counted(kind: int, count: int) -> Message:
    """`2 bats`."""
    return Message(f"cockroach_poker/cards-{SPECIES[kind]}", {"count": count})


def action_message(c: Config, v: View, action: int) -> Message:
    """What an action does, as on a button."""
    if action >= rules.OFFER:
        kind, to = divmod(action - rules.OFFER, rules.CARD_BLOCK)
        return Message("cockroach_poker/act-offer", {"card": card(kind), **addressed(to)})
    if action >= rules.PASS:
        return Message("cockroach_poker/act-pass", addressed(action - rules.PASS))
    if action == rules.LOOK:
        return Message("cockroach_poker/act-look")
    name = "true" if action == rules.SAY_TRUE else "false"
    return Message(f"cockroach_poker/act-{name}", {"claim": card(v.claims[v.offers - 1])})


def addressed(to: int) -> dict[str, Seat | Message]:
    """To whom, and as what."""
    target, claim = divmod(to, rules.SPECIES)
    return {"target": Seat(target), "claim": card(claim)}


def event_message(c: Config, event: Event) -> Message | None:
    """One line of the log; the own hand says what was dealt."""
    code, *numbers = event
    if code == rules.SAW_DEAL:
        return None
    if code == rules.SAW_TAKE:
        player, kind, count = numbers
        return Message("cockroach_poker/saw-take", {"player": Seat(player), "cards": counted(kind, count)})
    name, parts = EVENTS[code]
    said = {part: argument(part, n) for part, n in zip(parts, numbers, strict=True) if part and n != HIDDEN}
    if code == rules.SAW_LOSE:
        return losing(c, said, numbers[1])
    if code == rules.SAW_ANSWER:
        name = "true" if numbers[1] else "false"
    elif "card" in said:
        name += "-known"
    return Message(f"cockroach_poker/saw-{name}", said)


def losing(c: Config, said: dict[str, Any], ending: int) -> Message:
    """Who lost, and why (C10, C11)."""
    count = {"count": c.lose_count} if ending == rules.FOUR_ALIKE else {}
    return Message(f"cockroach_poker/saw-lose-{rules.ENDINGS[ending]}", {**said, **count})


def argument(part: str, number: int) -> Seat | Message:
    """A number of an event as an argument of its message."""
    return Seat(number) if part in ("player", "target") else card(number)


def recall(c: Config, events: Sequence[Event]) -> list[Event]:
    """C13, option `open_history`: of rounds before the last one a running log shows only who took which card.

    The last round stays whole until the next card is offered: how it came out has to be seen by everybody.
    """
    if c.open_history:
        return list(events)
    offered = max((i for i, event in enumerate(events) if event[0] == rules.SAW_OFFER), default=0)
    return [event for i, event in enumerate(events) if i >= offered or event[0] not in ROUND_EVENTS]


def position(c: Config, v: View) -> list[Message]:
    """The table, line by line: the card under way, the players and what lies before them, own hand."""
    lines = [*under_way(c, v), *(player_line(c, v, p) for p in range(c.players))]
    if c.set_aside:
        lines.append(Message("cockroach_poker/at-set-aside", {"count": c.set_aside}))
    if v.seat == NOBODY or v.phase < rules.OFFERING:
        return lines
    hand = cards(v.hand)
    name = "at-hand" if hand else "at-empty-hand"
    return [*lines, Message(f"cockroach_poker/{name}", {"cards": hand} if hand else {})]


def under_way(c: Config, v: View) -> list[Message]:
    """Who is to offer a card, or how it has come so far, and which it is for those who know it."""
    if v.phase == rules.OVER:
        return [Message("cockroach_poker/at-over")]
    if v.phase == rules.OFFERING:
        return [Message("cockroach_poker/at-offering", {"player": Seat(v.player)})]
    if not v.offers:
        return []
    targets = [*v.offered_by[1 : v.offers], v.player]
    lines = [
        Message("cockroach_poker/at-offer", {"player": Seat(p), "target": Seat(to), "claim": card(claim)})
        for p, to, claim in zip(v.offered_by, targets, v.claims, strict=False)
    ]
    if v.card != HIDDEN:
        lines.append(Message("cockroach_poker/at-card", {"card": card(v.card)}))
    return lines


def cards(counts: Sequence[int]) -> tuple[Message, ...]:
    """Counts by species as `2 bats` and so on."""
    return tuple(counted(kind, count) for kind, count in enumerate(counts) if count)


def player_line(c: Config, v: View, p: int) -> Message:
    """A player: how many cards in hand, and which lie face up."""
    face_up = cards(v.face_up[p * rules.SPECIES : (p + 1) * rules.SPECIES])
    said: dict[str, Any] = {"player": Seat(p), "count": v.hand_size[p]}
    if not face_up:
        return Message("cockroach_poker/at-player-bare", said)
    return Message("cockroach_poker/at-player", {**said, "cards": face_up})
