"""Cat and Mouse in words: actions as text, what happened and the table as messages (`locales/<language>.ftl`)."""

from collections.abc import Sequence
from typing import Any

from cattery.core.game import HIDDEN, NOBODY, Event
from cattery.core.words import Message, Seat
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import KINDS, KING, SIDES, Config, View

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SOURCES = ("hand", "side", "stock")


def play_texts(build: int) -> tuple[str, ...]:
    """All plays to one build pile."""
    return (
        *(f"hand {rank} to build {build}" for rank in RANKS),
        *(f"side {side} to build {build}" for side in range(1, SIDES + 1)),
        f"stock to build {build}",
    )


ACTION_TEXTS = (
    *(text for build in range(1, rules.BUILDS + 1) for text in play_texts(build)),
    *(f"discard {rank} to side {side}" for rank in RANKS for side in range(1, SIDES + 1)),
)
OUTCOME_TEXTS = (*RANKS, *(f"{rank} again" for rank in RANKS))

# The log: what is said of an event, and what its numbers are.
EVENTS = {
    rules.SAW_TOP: ("top", ("player", "card")),
    rules.SAW_START: ("start", ("player",)),
    rules.SAW_DRAW: ("draw", ("player", "card")),
    rules.SAW_FILL: ("fill", ("player", "count")),
    rules.SAW_COMPLETE: ("complete", ("pile", "count")),
    rules.SAW_DISCARD: ("discard", ("player", "card", "side")),
    rules.SAW_SHUFFLE: ("shuffle", ("count",)),
    rules.SAW_STOCK_OUT: ("stock-out", ("player",)),
    rules.SAW_PILE_OUT: ("pile-out", ()),
}


def message(name: str, **arguments: Any) -> Message:
    """One of this game's."""
    return Message(f"cat_and_mouse/{name}", arguments)


def card(rank: int) -> Message:
    """A card by name."""
    return message(f"card-{RANKS[rank]}")


def card_as(rank: int, position: int) -> Message:
    """A card on a build pile; of a king, what it stands for (M7)."""
    return message("card-king-as", rank=card(position)) if rank == KING else card(rank)


def cards(ranks: Sequence[int]) -> tuple[Message, ...]:
    """Cards by name."""
    return tuple(card(rank) for rank in ranks)


# -------------------------------------------------------------------------------------------------- what can be done


def action_message(c: Config, v: View, action: int) -> Message:
    """What an action does, as on a button."""
    if action >= rules.DISCARD:
        rank, side = divmod(action - rules.DISCARD, SIDES)
        return message("act-discard", card=card(rank), side=side + 1)
    build, place = divmod(action, rules.PER_BUILD)
    source, rank, said = played(v, place)
    said |= {"card": card_as(rank, v.heights[build]), "pile": build + 1}
    notes = consequences(c, v, source, build)
    if notes:
        return message(f"act-{SOURCES[source]}-notes", **said, notes=notes)
    return message(f"act-{SOURCES[source]}", **said)


def played(v: View, place: int) -> tuple[int, int, dict[str, Any]]:
    """Where a played card comes from, its rank, and from which side pile."""
    if place < KINDS:
        return rules.FROM_HAND, place, {}
    if place < rules.STOCK:
        side = place - rules.SIDE
        return rules.FROM_SIDE, side_pile(v, v.turn, side)[-1], {"side": side + 1}
    return rules.FROM_STOCK, v.stock_top[v.turn], {}


def consequences(c: Config, v: View, source: int, build: int) -> tuple[Message, ...]:
    """M9, M10, M13: what a play brings about."""
    if source == rules.FROM_STOCK and v.stock_size[v.turn] == 1:
        return (message("note-wins"),)
    notes = [message("note-completes")] if v.heights[build] + 1 == c.ranks else []
    if source == rules.FROM_HAND and v.hand_size[v.turn] == 1:
        notes.append(message("note-draws"))
    return tuple(notes)


# ------------------------------------------------------------------------------------------------- what has happened


def event_message(c: Config, event: Event) -> Message | None:
    """One line of the log; of cards that another player draws, how many there are in the end."""
    code, *numbers = event
    if code == rules.SAW_PLAY:
        return play_message(*numbers)
    if code == rules.SAW_CAP:
        return message("saw-cap", actions=c.max_actions)
    if code == rules.SAW_DRAW and numbers[1] == HIDDEN:
        return None
    name, parts = EVENTS[code]
    if code == rules.SAW_COMPLETE and c.recycle:
        name = "complete-aside"
    return message(f"saw-{name}", **{part: argument(part, n) for part, n in zip(parts, numbers, strict=True)})


def play_message(player: int, source: int, side: int, rank: int, build: int, position: int) -> Message:
    """M6, M7."""
    from_side = {"side": side + 1} if source == rules.FROM_SIDE else {}
    said = {"player": Seat(player), **from_side, "card": card_as(rank, position), "pile": build + 1}
    return message(f"saw-{SOURCES[source]}", **said)


def argument(part: str, number: int) -> Any:
    """A number of an event as an argument of its message; piles count from 1."""
    if part == "player":
        return Seat(number)
    if part == "card":
        return card(number)
    return number + 1 if part in ("pile", "side") else number


# --------------------------------------------------------------------------------------------------------- the table


def position(c: Config, v: View) -> list[Message]:
    """The table, line by line: the other player, what lies between, the reader; at last the reader's hand."""
    own = max(v.seat, 0)
    lines = [*whose_turn(v), *player_lines(c, v, 1 - own)]
    lines += [build_line(v, build) for build in range(c.build_piles)]
    lines.append(message("at-pile", count=v.pile))
    if v.aside_size:
        lines.append(message("at-aside", count=v.aside_size, kings=v.aside[KING]))
    lines += player_lines(c, v, own)
    return [*lines, hand_line(v)] if v.seat != NOBODY else lines


def whose_turn(v: View) -> list[Message]:
    """Nobody's while the cards are dealt."""
    if v.phase == rules.OVER:
        return [message("at-over")]
    return [] if v.phase in (rules.TOPS, rules.DEAL) else [message("at-turn", player=Seat(v.turn))]


def player_lines(c: Config, v: View, p: int) -> list[Message]:
    """M15: the stock, how many cards in hand, the side piles."""
    facts = (stock_fact(v, p), message("at-hand-size", count=v.hand_size[p]))
    return [message("at-player", player=Seat(p), facts=facts), sides_line(c, v, p)]


def stock_fact(v: View, p: int) -> Message:
    """How many cards, and the top if it is turned up."""
    if v.stock_size[p] == 0:
        return message("at-stock-empty")
    if v.stock_top[p] == rules.NO_CARD:
        return message("at-stock-closed", count=v.stock_size[p])
    return message("at-stock", count=v.stock_size[p], card=card(v.stock_top[p]))


def sides_line(c: Config, v: View, p: int) -> Message:
    """The side piles of a player, whole, from the top."""
    piles = [side_pile(v, p, side) for side in range(c.side_piles)]
    if not any(piles):
        return message("at-sides-empty", player=Seat(p))
    return message("at-sides", player=Seat(p), piles=tuple(side_fact(i, pile) for i, pile in enumerate(piles, 1)))


def side_fact(number: int, pile: Sequence[int]) -> Message:
    """The top of a side pile, and what lies below it."""
    if not pile:
        return message("at-side-empty", side=number)
    *below, top = pile
    if not below:
        return message("at-side", side=number, card=card(top))
    return message("at-side-deep", side=number, card=card(top), cards=cards(below[::-1]))


def side_pile(v: View, p: int, side: int) -> list[int]:
    """The ranks of a side pile from the bottom."""
    pile = SIDES * p + side
    first = sum(v.side_heights[:pile])
    return v.sides[first : first + v.side_heights[pile]]


def build_line(v: View, build: int) -> Message:
    """A build pile: its top, what it needs next, and what the kings below the top stand for."""
    height = v.heights[build]
    if height == 0:
        return message("at-build-empty", pile=build + 1, next=card(0))
    *below, is_king = [v.kings[build] >> i & 1 for i in range(height)]
    said = {"pile": build + 1, "card": card_as(KING if is_king else height - 1, height - 1), "next": card(height)}
    kings = cards([i for i, king in enumerate(below) if king])
    return message("at-build-kings", **said, kings=kings) if kings else message("at-build", **said)


def hand_line(v: View) -> Message:
    """The reader's hand by rank."""
    hand = cards([rank for rank, count in enumerate(v.hand) for _ in range(count)])
    return message("at-hand", cards=hand) if hand else message("at-empty-hand")
