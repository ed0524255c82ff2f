"""What the page of Felix draws: the table as one seat sees it, made from its SeatView alone."""

from dataclasses import dataclass

from cattery.core.game import HIDDEN, NOBODY, Event
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat
from cattery.games.felix import rules, words
from cattery.games.felix.rules import Config, View

SIGNS = ("−8", "−5", "3", "5", "8", "11", "15", "0", "", "")  # as printed on the card; dogs have their name
PHASES = ("set-up", "set-up", "place", "place", "auction", "last-chance", "over")


@dataclass(frozen=True)
class Card:
    """A card as it lies there. Its name is the same wherever the reader may know that it is the same card."""

    kind: int  # HIDDEN: only the back is seen
    name: str = ""
    owner: int = HIDDEN  # whose set it is of; the dummy's comes after the players'
    is_secret: bool = False  # face down, and the reader's own
    is_gone: bool = False  # left the row with the dogs

    @property
    def face(self) -> str:
        """The drawing in `cards.svg`."""
        return f"card-{words.CARD_IDS[self.kind]}" if self.kind != HIDDEN else "back"

    @property
    def sign(self) -> str:
        return SIGNS[self.kind] if self.kind != HIDDEN else ""

    @property
    def label(self) -> Message:
        """The card by name."""
        return words.card(self.kind)

    @property
    def action(self) -> str:
        """What places it."""
        return words.ACTION_TEXTS[self.kind]


@dataclass(frozen=True)
class MouseCard:
    """What passing pays, lying above the card that the pass turns up."""

    number: int
    mice: int  # that lie on it
    name: str
    taken_by: int | None = None
    is_next: bool = False
    width: int = 1  # slots; the dummy's round turns up two with the last


@dataclass(frozen=True)
class Slot:
    """A place of the row."""

    owner: int
    card: Card | None  # None: nobody has placed there yet


@dataclass(frozen=True)
class Player:
    """What the table shows of a player; None where the table leaves it to memory (F22)."""

    seat: int
    is_start: bool
    hand: int  # cards
    hand_name: str  # of the card that will go from the hand into the row
    bid: int
    is_leading: bool
    has_passed: bool
    taken: MouseCard | None  # for passing, this round
    pile: tuple[str, ...]  # names of the cards of the last row that this player has bought and put away
    mice: int | None
    cats: int | None
    won: tuple[Card, ...] | None


@dataclass(frozen=True)
class LastRow:
    """How the last auction came out."""

    cards: tuple[Card, ...]
    buyer: int | None
    value: int
    told: tuple[Message, ...]


@dataclass(frozen=True)
class Pass:
    """What passing brings, and what it leads to."""

    mice: int
    back: int  # the own bid
    then: Message


@dataclass(frozen=True)
class Final:
    """What a player's score is made of."""

    seat: int
    cats: int
    mice: int
    won: tuple[Card, ...]


@dataclass(frozen=True)
class Picture:
    """The table."""

    phase: str
    round: int
    rounds: int
    bank: int
    dummy: int  # the number of its set, whether it plays or not
    slots: tuple[Slot, ...]
    mouse_cards: tuple[MouseCard, ...]
    notes: tuple[Message, ...]  # what is to be known about the row
    others: tuple[Player, ...]  # clockwise from the reader
    own: Player | None
    hand: tuple[Card, ...]
    can_choose: bool  # a card in advance
    lowest: int  # bid
    highest: int
    pass_: Pass | None
    decline: Message | None  # what comes of it
    last_row: LastRow | None  # until the next auction
    finals: tuple[Final, ...]
    unseen: tuple[tuple[int, tuple[Card, ...]], ...]  # by set, at the end


def picture(view: SeatView) -> Picture:
    """The table as this seat sees it."""
    c, v = view.config, view.snapshot
    told = rounds_told(view.events)
    mouse = mouse_cards(c, v, told[-1])
    last = last_row(c, v, told)
    players = tuple(player(c, v, p, mouse, last) for p in clockwise(c, v))
    is_mine = v.seat != NOBODY and v.player == v.seat
    in_auction = is_mine and v.phase == rules.AUCTION
    is_over = v.phase == rules.OVER
    return Picture(
        phase=PHASES[v.phase],
        round=min(v.round + 1, c.rounds),
        rounds=c.rounds,
        bank=v.bank,
        dummy=c.players,
        slots=() if is_over else slots(c, v),
        mouse_cards=() if is_over else mouse,
        notes=tuple(notes(c, v)),
        others=players if v.seat == NOBODY else players[1:],
        own=None if v.seat == NOBODY else players[0],
        hand=tuple(Card(kind, f"own-{kind}", v.seat) for kind in range(rules.KINDS) if v.hand >> kind & 1),
        can_choose=v.phase == rules.PLACE and not is_mine and v.seat != NOBODY and not has_placed(c, v, v.seat),
        lowest=v.high + 1 if in_auction else 0,
        highest=v.mice[v.seat] + v.bids[v.seat] if in_auction else 0,
        pass_=pass_(c, v) if in_auction else None,
        decline=decline(c, v) if is_mine and v.phase == rules.LAST_CHANCE else None,
        last_row=last if v.phase in (rules.PLACE, rules.OVER) else None,
        finals=tuple(final(c, v, p) for p in ranking(view)) if is_over else (),
        unseen=unseen(c, v) if is_over else (),
    )


# ---------------------------------------------------------------------------------------------------------- the row


def card_name(v: View, round_: int, owner: int, slot: int, kind: int) -> str:
    """One's own card is the same in the hand and in the row; another's is known by its place alone."""
    return f"own-{kind}" if owner == v.seat else f"row-{round_}-{slot}"


def slots(c: Config, v: View) -> tuple[Slot, ...]:
    """The places from the left, with what lies there."""
    return tuple(Slot(rules.slot_set(c, v.start, i), slot_card(c, v, i)) for i in range(c.row))


def slot_card(c: Config, v: View, slot: int) -> Card | None:
    if slot >= v.placed:
        return None
    owner, kind = rules.slot_set(c, v.start, slot), v.row[slot]
    is_secret = slot >= v.face_up and kind != HIDDEN
    return Card(kind, card_name(v, v.round, owner, slot, kind), owner, is_secret)


def mouse_cards(c: Config, v: View, told: list[Event]) -> tuple[MouseCard, ...]:
    """The n-th lies above the card that the n-th pass turns up (F12, F13)."""
    takers = [event[1] for event in told if event[0] == rules.SAW_PASS]
    return tuple(
        MouseCard(
            number=c.mouse_cards[i],
            mice=c.mouse_cards[i] if v.filled and i >= v.passes else 0,
            name=f"mice-{v.round}-{i}",
            taken_by=takers[i] if i < len(takers) else None,
            is_next=v.phase == rules.AUCTION and i == v.passes,
            width=2 if c.dummy and i == c.players - 2 else 1,
        )
        for i in range(c.players - 1)
    )


def notes(c: Config, v: View) -> list[Message]:
    """Why there are no mice to be had; what the dogs in sight are about to do."""
    if not rules.PLACE <= v.phase < rules.OVER:
        return []
    said = []
    if not v.filled and v.bank < c.fill:
        said.append(Message("felix/table-bank-low", {"mice": c.fill}))
    elif not v.filled:
        said.append(Message("felix/table-declined"))
    if v.phase > rules.PLACE:
        said += [*dog_notes(c, v), Message("felix/table-in-sight", {"value": worth_in_sight(c, v)})]
    return said


def dog_notes(c: Config, v: View) -> list[Message]:
    """F18, as far as the reader sees the row."""
    dogs = [kind for kind in v.row[: c.row] if kind >= rules.BIG_DOG]
    if not dogs:
        return []
    if len(dogs) > 1:
        return [Message("felix/table-dogs")]
    victim = rules.prey(c, v.row, dogs[0])
    dog = words.card(dogs[0])
    if victim < 0:
        return [Message("felix/table-dog-alone", {"dog": dog})]
    return [Message("felix/table-dog", {"dog": dog, "prey": words.card(v.row[victim])})]


def worth_in_sight(c: Config, v: View) -> int:
    """What the cards that the reader sees would bring, the dogs among them heeded."""
    gone = rules.leaving(c, v.row)
    seen = [kind for i, kind in enumerate(v.row[: c.row]) if kind != HIDDEN and not gone >> i & 1]
    return sum(rules.VALUES[kind] for kind in seen)


# ------------------------------------------------------------------------------------------------------ the players


def clockwise(c: Config, v: View) -> list[int]:
    """Everybody, the reader first."""
    first = max(v.seat, 0)
    return [(first + i) % c.players for i in range(c.players)]


def player(c: Config, v: View, p: int, mouse: tuple[MouseCard, ...], last: LastRow | None) -> Player:
    is_own = p == v.seat
    in_round = rules.PLACE <= v.phase < rules.OVER
    bought = v.phase in (rules.AUCTION, rules.LAST_CHANCE) and last is not None and last.buyer == p
    return Player(
        seat=p,
        is_start=in_round and p == v.start,
        hand=c.cards - 1 - v.round - (in_round and has_placed(c, v, p)),
        hand_name="" if is_own or not in_round or has_placed(c, v, p) else f"row-{v.round}-{slot_of(c, v, p)}",
        bid=v.bids[p],
        is_leading=v.bids[p] > 0 and v.bids[p] == v.high,
        has_passed=in_round and bool(v.passed[p]),
        taken=next((m for m in mouse if m.taken_by == p), None) if v.filled and in_round else None,
        pile=tuple(card.name for card in last.cards if not card.is_gone) if last and bought else (),
        mice=v.mice[p] + v.bids[p] if is_own or c.open_mice else None,
        cats=v.cats[p] if is_own or c.open_won else None,
        won=won(v, p) if is_own or c.open_won else None,
    )


def slot_of(c: Config, v: View, p: int) -> int:
    """Where a player's card goes this round."""
    return (p - v.start) % c.players + c.dummy


def has_placed(c: Config, v: View, p: int) -> bool:
    return slot_of(c, v, p) < v.placed


def won(v: View, p: int) -> tuple[Card, ...]:
    """The cards that a player has won, the best cats first."""
    kinds = sorted(range(rules.KINDS), key=lambda kind: (kind >= rules.RABBIT, -rules.VALUES[kind]))
    return tuple(Card(kind) for kind in kinds for _ in range(v.won[p * rules.KINDS + kind]))


def pass_(c: Config, v: View) -> Pass:
    """F12-F16: what the reader gets for passing now, and what comes next."""
    left = [p for p in range(c.players) if p != v.seat and not v.passed[p]]
    if len(left) > 1:
        then = Message("felix/pass-then")
    elif v.high:
        then = Message("felix/pass-sold", {"player": Seat(left[0]), "mice": v.high})
    else:
        then = Message("felix/pass-last", {"player": Seat(left[0])})
    return Pass(c.mouse_cards[v.passes] if v.filled else 0, v.bids[v.seat], then)


def decline(c: Config, v: View) -> Message:
    """F17: what comes of nobody's buying the row."""
    is_paid_for = v.round + 1 < c.rounds and not c.unsold_refill
    return Message("felix/decline-empty" if is_paid_for else "felix/decline-then")


# -------------------------------------------------------------------------------------------------- what has happened


def rounds_told(events: tuple[Event, ...]) -> list[list[Event]]:
    """The events round by round; before the first there is an empty one."""
    told: list[list[Event]] = [[]]
    for event in events:
        if event[0] == rules.SAW_FILL:
            told.append([])
        told[-1].append(event)
    return told


def last_row(c: Config, v: View, told: list[list[Event]]) -> LastRow | None:
    """The row of the round before, from what was told of it; at the end that of the last round."""
    events = told[-1 if v.phase == rules.OVER else -2] if len(told) > 1 else []
    row = [event[1:] for event in events if event[0] == rules.SAW_TURN_UP]
    if not row:
        return None
    buyers = [event[1] for event in events if event[0] == rules.SAW_BUY]
    gone = rules.leaving(c, [kind for _, _, kind in row]) if buyers else 0
    cards = tuple(
        Card(kind, card_name(v, v.round - 1, owner, slot, kind), owner, is_gone=bool(gone >> slot & 1))
        for slot, owner, kind in row
    )
    return LastRow(
        cards=cards,
        buyer=buyers[0] if buyers else None,
        value=sum(rules.VALUES[card.kind] for card in cards if not card.is_gone),
        told=tuple(row_told(c, events)),
    )


def row_told(c: Config, events: list[Event]) -> list[Message]:
    """The end of an auction in words; several dogs leave in one sentence."""
    several = sum(event[0] == rules.SAW_LEAVE for event in events) > 1
    said: list[Message | None] = []
    for event in events:
        if event[0] == rules.SAW_BUY and several:
            said += [words.event_message(c, event), Message("felix/table-dogs")]
        elif event[0] in ENDS_ROUND and not (several and event[0] == rules.SAW_LEAVE):
            said.append(words.event_message(c, event))
    return [message for message in said if message is not None]


ENDS_ROUND = (rules.SAW_BUY, rules.SAW_DECLINE, rules.SAW_CHASE, rules.SAW_LEAVE, rules.SAW_TAKE)


# ---------------------------------------------------------------------------------------------------------- the end


def ranking(view: SeatView) -> list[int]:
    """The best first (F21)."""
    return sorted(range(view.config.players), key=lambda p: (-view.scores[p], -view.snapshot.cats[p], p))


def final(c: Config, v: View, p: int) -> Final:
    return Final(p, v.cats[p], v.mice[p], won(v, p))


def unseen(c: Config, v: View) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    """F4: what was set aside, and in a short game never played: the cards of each set that never came up."""
    return tuple(
        (owner, tuple(Card(kind) for kind in range(rules.KINDS) if (c.set_mask & ~v.shown[owner]) >> kind & 1))
        for owner in range(c.players + c.dummy)
    )
