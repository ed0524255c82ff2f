"""Cockroach Poker as a page draws it: who has what before him, the round under way or the last one, what can be done.

Everything is taken from a SeatView. Where claims of earlier rounds are left to memory (C13, `recall`), they are left
out here too. Species are named as in `words.SPECIES`; the drawings and the words have the same names.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cattery.core.game import HIDDEN, NOBODY, Event
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat
from cattery.games.cockroach_poker import rules, words
from cattery.games.cockroach_poker.heuristic import hidden_cards
from cattery.games.cockroach_poker.rules import Config, View
from cattery.games.cockroach_poker.words import SPECIES, card, counted

SLOTS = {name: f"|{name}|" for name in ("card", "target", "claim")}  # what a sentence leaves open for the form to fill


@dataclass(frozen=True)
class Pile:
    """One species in front of a player."""

    kind: str
    count: int
    is_danger: bool  # one more loses the game; in the end: it has lost it


@dataclass(frozen=True)
class Player:
    """A seat at the table."""

    seat: int
    hand_size: int
    has_turn: bool
    had_it: bool  # had the card this round and has handed it on
    piles: tuple[Pile, ...]
    warnings: tuple[Message, ...]  # the same in words


@dataclass(frozen=True)
class Offer:
    """One link of the chain: who gave the card to whom as what."""

    player: int
    target: int
    claim: str
    is_truth: bool | None  # None for those who do not know the card


@dataclass(frozen=True)
class Round:
    """A card on its way, from its first offer; `said` is None until it is turned up."""

    number: int  # from 1
    offers: tuple[Offer, ...]
    card: str | None  # for those who know it
    said: bool | None  # the answer: true or false
    taker: int | None
    verdict: tuple[Message, ...]  # truth or lie, who took it, who lost


@dataclass(frozen=True)
class Answer:
    """True or false, and what follows from being right and from being wrong."""

    said: bool
    right: Message
    wrong: Message


@dataclass(frozen=True)
class Picture:
    """The whole table, for one seat."""

    players: tuple[Player, ...]  # clockwise; the own seat is the first one
    kinds: tuple[str, ...]
    hand: tuple[Pile, ...]  # the own one, what there is of it
    rounds: tuple[Round, ...]  # those that may be told, the newest last
    next_round: int
    status: Message  # what is happening, or how the game ended
    answers: tuple[Answer, ...]  # empty unless the own seat is to answer
    offer: Message | None  # the sentence of the form that gives a card away, with its slots; None where there is none
    targets: tuple[int, ...]  # who may be given the card
    limit: Message  # how many alike lose
    set_aside: int

    @property
    def round(self) -> Round | None:
        """The round under way, or the last one until the next card is offered."""
        return self.rounds[-1] if self.rounds else None

    @property
    def round_is_over(self) -> bool:
        """No card is under way."""
        return self.round is None or self.round.said is not None

    @property
    def claimed(self) -> str | None:
        """What the card under way is said to be."""
        return None if self.round is None or self.round_is_over else self.round.offers[-1].claim


def picture(view: SeatView) -> Picture:
    """All that the page shows beside the shared parts."""
    c, v = view.config, view.snapshot
    rounds = tuple(rounds_told(view))
    return Picture(
        players=tuple(player(view, p) for p in seats_from(c, v.seat)),
        kinds=SPECIES[: c.species],
        hand=tuple(Pile(kind, n, is_danger=False) for kind, n in zip(SPECIES, v.hand, strict=True) if n),
        rounds=rounds,
        next_round=sum(event[0] == rules.SAW_OFFER for event in view.events) + 1,
        status=status(view),
        answers=answers(c, v) if v.phase == rules.ANSWERING and v.player == v.seat else (),
        offer=sentence(c, v),
        targets=tuple(p for p in seats_from(c, v.seat) if p != v.seat and not v.had >> p & 1),
        limit=Message(f"cockroach_poker/table-limit{'-set' if c.lose_on_full_set else ''}", {"count": c.lose_count}),
        set_aside=c.set_aside,
    )


def seats_from(c: Config, seat: int) -> list[int]:
    """Clockwise from a seat; a spectator sees them from the first one."""
    return [(max(seat, 0) + i) % c.players for i in range(c.players)]


# ------------------------------------------------------------------------------------------------------------- players


def player(view: SeatView, p: int) -> Player:
    """What lies before a player."""
    c, v = view.config, view.snapshot
    counts = v.face_up[p * rules.SPECIES : p * rules.SPECIES + c.species]
    return Player(
        seat=p,
        hand_size=v.hand_size[p],
        has_turn=v.player == p,
        had_it=v.had >> p & 1 == 1 and v.player != p,
        piles=tuple(Pile(SPECIES[kind], n, is_dangerous(c, v, p, kind)) for kind, n in enumerate(counts)),
        warnings=tuple(warnings(view, p)),
    )


def is_dangerous(c: Config, v: View, p: int, kind: int) -> bool:
    """C10: whether one more would lose the game, or these have lost it."""
    if v.phase == rules.OVER:
        return v.face_up[p * rules.SPECIES + kind] >= c.lose_count
    return would_lose(c, v, p, kind)


def would_lose(c: Config, v: View, p: int, kind: int) -> bool:
    """C10: whether one more card of the species, if there still is one, loses the game for the player."""
    if hidden_cards(c, v, kind) == 0:
        return False
    count = v.face_up[p * rules.SPECIES + kind]
    is_last_missing = count == 0 and rules.missing_species(c, v.face_up, p) == 1
    return count == c.lose_count - 1 or (c.lose_on_full_set == 1 and is_last_missing)


def warnings(view: SeatView, p: int) -> Iterator[Message]:
    """C10, C11 in words: what the player must not take any more; in the end, why the game is lost."""
    c, v = view.config, view.snapshot
    kinds = tuple(card(kind) for kind in range(c.species) if is_dangerous(c, v, p, kind))
    if v.phase == rules.OVER:
        lost = words.event_message(c, (rules.SAW_LOSE, p, view.ending)) if p == v.start else None
        if lost is not None:
            yield lost
    elif v.hand_size[p] == 0:
        yield Message("cockroach_poker/table-danger-hand")
    elif kinds:
        yield Message("cockroach_poker/table-danger", {"cards": kinds})


# -------------------------------------------------------------------------------------------------------------- rounds


def rounds_told(view: SeatView) -> Iterator[Round]:
    """The rounds whose claims may be told: the last one, or all of them (`open_history`, or when the game is over)."""
    events = words.recall(view.config, view.events) if view.ending < 0 else list(view.events)
    starts = [i for i, event in enumerate(events) if event[0] == rules.SAW_OFFER]
    earlier = sum(event[0] == rules.SAW_OFFER for event in view.events) - len(starts)
    for i, (start, end) in enumerate(pairwise([*starts, len(events)])):
        yield round_of(view.config, events[start:end], earlier + i + 1)


def round_of(c: Config, events: list[Event], number: int) -> Round:
    """One round from its events."""
    kind = max(map(card_seen, events))
    offers = tuple(
        Offer(p, to, SPECIES[claim], None if kind == HIDDEN else claim == kind)
        for p, to, claim in (event[1:4] for event in events if event[0] in HAND_ONS)
    )
    answer = next((event for event in events if event[0] == rules.SAW_ANSWER), None)
    return Round(
        number=number,
        offers=offers,
        card=None if kind == HIDDEN else SPECIES[kind],
        said=None if answer is None else answer[2] == 1,
        taker=next((event[1] for event in events if event[0] == rules.SAW_TAKE), None),
        verdict=() if answer is None else (told(offers[-1], kind), *outcome(c, events)),
    )


HAND_ONS = (rules.SAW_OFFER, rules.SAW_PASS)
OUTCOMES = (rules.SAW_TAKE, rules.SAW_LOSE)
CARD_PLACES = {rules.SAW_OFFER: 4, rules.SAW_LOOK: 2, rules.SAW_ANSWER: 4}  # where an event names the card


def card_seen(event: Event) -> int:
    """The card as this seat saw it, HIDDEN where it did not."""
    return event[CARD_PLACES[event[0]]] if event[0] in CARD_PLACES else HIDDEN


def told(offer: Offer, kind: int) -> Message:
    """Whether the last claim was true."""
    name = "truth" if offer.is_truth else "lie"
    return Message(f"cockroach_poker/table-told-{name}", {"player": Seat(offer.player), "card": card(kind)})


def outcome(c: Config, events: list[Event]) -> list[Message]:
    """Who took the card and who lost, as the log says it."""
    said = [words.event_message(c, event) for event in events if event[0] in OUTCOMES]
    return [message for message in said if message is not None]


# --------------------------------------------------------------------------------------------------- what can be done


def status(view: SeatView) -> Message:
    """What is happening, in one line."""
    c, v = view.config, view.snapshot
    if v.phase == rules.OVER:
        return Message("cockroach_poker/at-over")
    if v.phase == rules.OFFERING:
        return Message("cockroach_poker/at-offering", {"player": Seat(v.player)})
    if v.phase == rules.PASSING:
        return Message("cockroach_poker/table-passes", {"player": Seat(v.player)})
    name = "must-answer" if v.had == c.everyone else "answers"
    return Message(f"cockroach_poker/table-{name}", {"player": Seat(v.player)})


def answers(c: Config, v: View) -> tuple[Answer, Answer]:
    """C5a: who would take the card; which one it is then is known only where the claim turns out true."""
    last, claim = v.offered_by[v.offers - 1], v.claims[v.offers - 1]
    return (
        Answer(said=True, right=taking(c, v, last, claim), wrong=taking(c, v, v.seat)),
        Answer(said=False, right=taking(c, v, last), wrong=taking(c, v, v.seat, claim)),
    )


def taking(c: Config, v: View, p: int, kind: int = HIDDEN) -> Message:
    """What it would mean for a player to take the card under way, of this species or of one not known yet."""
    said = {"player": Seat(p)}
    if v.hand_size[p] == 0 or (kind != HIDDEN and would_lose(c, v, p, kind)):
        return Message("cockroach_poker/table-takes-and-loses", said)
    if kind == HIDDEN:
        return Message("cockroach_poker/table-takes", said)
    count = v.face_up[p * rules.SPECIES + kind] + 1
    return Message("cockroach_poker/table-takes-counted", {**said, "cards": counted(kind, count)})


def sentence(c: Config, v: View) -> Message | None:
    """What the own seat is about to say, where it may give a card away; its slots are filled by the form."""
    if v.seat == NOBODY or v.player != v.seat:
        return None
    if v.phase == rules.OFFERING:
        return Message("cockroach_poker/table-offer", dict(SLOTS))
    is_blind = v.phase == rules.ANSWERING and c.blind_pass == 1 and v.had != c.everyone
    if v.phase == rules.PASSING or is_blind:
        return Message("cockroach_poker/table-pass", {name: SLOTS[name] for name in ("target", "claim")})
    return None
