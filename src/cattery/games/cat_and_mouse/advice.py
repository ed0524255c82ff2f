"""Cat and Mouse for those who learn it: what a situation means, and what speaks for a move.

The counts are those that the rule of thumb goes by (`heuristic.py`): how many cards are missing on the way to a stock's
top, and what a card put aside comes to lie on. With them comes what the search has found (`search.py`).
"""

from collections.abc import Mapping
from typing import Any

from cattery.core.view import SeatView
from cattery.core.words import Message, Seat
from cattery.core.worths import runners_up
from cattery.games.cat_and_mouse import heuristic, rules, words
from cattery.games.cat_and_mouse.rules import DISCARD, KINDS, KING, NO_CARD, PER_BUILD, SIDE, SIDES, STOCK, Config, View
from cattery.games.cat_and_mouse.words import card, message

# ------------------------------------------------------------------------------------------------------- the situation


def lesson(view: SeatView) -> Message:
    """What is going on, and what can be done."""
    v: View = view.snapshot
    if view.ending >= 0:
        return message("lesson-over")
    if view.player != view.seat:
        return message("lesson-wait", player=Seat(v.turn), card=card(v.stock_top[v.turn]))
    now = lesson_of_turn(v, view.legal_actions)
    if has_acted(view):
        return now
    return message("lesson-first", count=v.stock_size[v.seat], now=now)


def lesson_of_turn(v: View, legal: tuple[int, ...]) -> Message:
    """By what can be played: the stock's top, something, nothing but a king, nothing."""
    ranks = [words.played(v, action % PER_BUILD)[1] for action in legal if action < DISCARD]
    top = card(v.stock_top[v.seat])
    if any(action % PER_BUILD == STOCK for action in legal if action < DISCARD):
        return message("lesson-stock", card=top)
    if not ranks:
        return message("lesson-discard")
    return message("lesson-king" if set(ranks) == {KING} else "lesson-play", card=top)


def has_acted(view: SeatView) -> bool:
    """Whether this seat has played or put aside a card in this game."""
    return any(event[0] in (rules.SAW_PLAY, rules.SAW_DISCARD) and event[1] == view.seat for event in view.events)


# ------------------------------------------------------------------------------------------------------ why this move


def reasons(view: SeatView, action: int, worths: Mapping[int, float]) -> list[Message]:
    """What speaks for an action, what it would give the opponent, and how often it wins beside others."""
    return [*counted(view, action), *tried(view, action, worths)]


def tried(view: SeatView, action: int, worths: Mapping[int, float]) -> list[Message]:
    """How often the action and the best of the others have won."""
    if action not in worths:
        return []
    told = [message("why-tried", often=often(worths[action]))]
    for other, worth in runners_up(worths, action):
        said = words.action_message(view.config, view.snapshot, other)
        told.append(message("why-instead", action=said, often=often(worth)))
    return told


def often(chance: float) -> Message:
    return message("often", percent=round(100 * chance))


def counted(view: SeatView, action: int) -> list[Message]:
    """The counts of the rule of thumb."""
    c, v = view.config, view.snapshot
    if action >= DISCARD:
        rank, side = divmod(action - DISCARD, SIDES)
        return [*why_stop(c, v, view.legal_actions, rank), why_there(v, rank, side), *why_card(c, v, rank)]
    build, place = divmod(action, PER_BUILD)
    if place == STOCK and v.stock_size[v.seat] == 1:
        return [message("why-wins")]
    return [*why_source(c, v, build, place), *why_own(c, v, build, place), *why_theirs(c, v, build)]


def why_source(c: Config, v: View, build: int, place: int) -> list[Message]:
    """What becomes of the place that the card leaves."""
    if place == STOCK:
        return [message("why-stock", count=v.stock_size[v.seat] - 1)]
    if place >= SIDE:
        side = place - SIDE
        *below, _ = words.side_pile(v, v.seat, side)
        if below:
            return [message("why-frees", side=side + 1, card=card(below[-1]))]
        return [message("why-empties", side=side + 1)]
    need = v.heights[build]
    is_missing = heuristic.natural_source(c, v, need, 0) == heuristic.NONE and v.stock_top[v.seat] != need
    found = [message("why-king", card=card(need))] if place == KING and is_missing else []
    return [*found, message("why-refill", count=c.hand_size)] if v.hand_size[v.seat] == 1 else found


def why_own(c: Config, v: View, build: int, place: int) -> list[Message]:
    """How near the pile then is to the own stock's top."""
    top = v.stock_top[v.seat]
    if place == STOCK or top == KING:
        return []
    need = heuristic.next_need(c, v.heights[build])
    if need == top:
        return [message("why-fits", card=card(top))]
    depths = 1 << 8 * (place - SIDE) if place >= SIDE else 0
    return way("why-way", heuristic.missing(c, v, v.seat, need, depths), card=card(top))


def why_theirs(c: Config, v: View, build: int) -> list[Message]:
    """What the pile then is to the opponent, as far as his cards are seen."""
    other = 1 - v.seat
    top = v.stock_top[other]
    if top == KING:
        return []
    need = heuristic.next_need(c, v.heights[build])
    said = {"player": Seat(other), "card": card(top)}
    if need == top:
        return [message("why-gives", **said)]
    if v.heights[build] == top:
        return [message("why-blocks", **said)]
    return way("why-their-way", heuristic.missing(c, v, other, need, 0), **said)


def way(name: str, count: int, **said: Any) -> list[Message]:
    """How many cards are missing on a way; nothing of one so long that they are not counted."""
    return [message(name, count=count, **said)] if count < heuristic.FARTHEST else []


def why_stop(c: Config, v: View, legal: tuple[int, ...], rank: int) -> list[Message]:
    """Why nothing is played any more, and that card put aside."""
    ranks = {words.played(v, action % PER_BUILD)[1] for action in legal if action < DISCARD}
    if not ranks:
        return [message("why-nothing-fits")]
    if ranks == {KING}:
        return [message("why-keep-king")] if rank != KING else []
    if heuristic.walk_on(c, v) == heuristic.NONE:
        return [message("why-stay", player=Seat(1 - v.seat))]
    return []


def why_there(v: View, rank: int, side: int) -> Message:
    """What the card comes to lie on."""
    top = heuristic.side_top(v, side)
    if top == NO_CARD:
        return message("why-on-empty", side=side + 1)
    if top == rank:
        return message("why-on-equal", card=card(top))
    return message("why-on-higher" if rank < top != KING else "why-covers", card=card(top))


def why_card(c: Config, v: View, rank: int) -> list[Message]:
    """How soon the card could be played, beside the others of the hand."""
    if rank == KING:
        return []
    count = plays_until(c, v, rank)
    others = [plays_until(c, v, k) for k in range(KINDS) if v.hand[k] and k not in (rank, KING)]
    name = "why-latest" if others and count > max(others) else "why-later"
    return [message(name, card=card(rank), count=count)]


def plays_until(c: Config, v: View, rank: int) -> int:
    """How many cards must be played on the nearest build pile before it needs the rank."""
    return min((rank - v.heights[build]) % c.ranks for build in range(c.build_piles))
