"""What a seat sees of the table, ready to be drawn (`table.html`): the cards, and where each of the own can go.

A card keeps its key wherever it goes for as long as this seat can follow it, so that a page can show how it moves. The
key is the number of the event that showed the card to this seat, or that told of a hidden one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from cattery.core.game import HIDDEN, NOBODY, Event
from cattery.core.view import SeatView
from cattery.core.words import Message
from cattery.games.cat_and_mouse import rules, words
from cattery.games.cat_and_mouse.rules import BUILDS, KINDS, KING, NO_CARD, SEATS, SIDES, Config, View
from cattery.games.cat_and_mouse.words import RANKS, message

UNFOLLOWED = ""  # the key of a card that nothing was told of


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it lies there; `rank` is HIDDEN for one that is face down."""

    rank: int
    key: str = UNFOLLOWED
    stands_for: int = NO_CARD  # M7: a king on a build pile

    @property
    def art(self) -> str:
        """The drawing in `cards.svg`."""
        return "back" if self.rank == HIDDEN else f"rank-{RANKS[self.rank]}"

    @property
    def name(self) -> Message:
        return words.card(self.rank) if self.stands_for == NO_CARD else words.card_as(self.rank, self.stands_for)

    @property
    def sign(self) -> Message:
        """What stands in the corner."""
        return sign(self.rank)

    @property
    def stands_for_sign(self) -> Message | None:
        return None if self.stands_for == NO_CARD else sign(self.stands_for)


@dataclass(frozen=True, slots=True)
class Stack:
    """Hand cards of one rank; of another's hand all."""

    card: Card  # the one that leaves first
    count: int

    @property
    def source(self) -> str:
        """The id of the source that it is, in the own hand; none face down."""
        return "" if self.card.rank == HIDDEN else source_id(self.card.rank)


@dataclass(frozen=True, slots=True)
class Side:
    """A side pile, from the bottom."""

    number: int
    cards: tuple[Card, ...]

    @property
    def fact(self) -> Message:
        """The pile in words."""
        return message("table-side", fact=words.side_fact(self.number, [card.rank for card in self.cards]))


@dataclass(frozen=True, slots=True)
class Player:
    """One side of the table."""

    seat: int
    stock: Card | None
    stock_size: int
    stock_fact: Message
    sides: tuple[Side, ...]
    hand: tuple[Stack, ...]
    hand_fact: Message


@dataclass(frozen=True, slots=True)
class Build:
    """A build pile: its top, and what comes next."""

    number: int
    top: Card | None
    next: Card
    needs: Message
    fact: Message


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action: the pile that it goes to, what is sent, what stands on its button."""

    pile: int
    text: str
    label: Message


@dataclass(frozen=True, slots=True)
class Source:
    """An own card that could be played or put aside: where it can go, and why not elsewhere."""

    id: str  # `hand-7`, `side-2`, `stock`
    card: Card
    plays: tuple[Offer, ...]
    discards: tuple[Offer, ...]
    refusals: tuple[tuple[int, Message], ...]  # by build pile
    told: Message

    @property
    def only(self) -> Offer | None:
        """The one build pile that it fits."""
        return self.plays[0] if len(self.plays) == 1 else None

    @property
    def texts(self) -> list[str]:
        """All that can be done with it."""
        return [offer.text for offer in (*self.plays, *self.discards)]


@dataclass(frozen=True, slots=True)
class Picture:
    """The table from one seat; a spectator sits behind seat 0."""

    own: Player
    other: Player
    builds: tuple[Build, ...]
    pile: int
    aside: int
    sources: dict[str, Source]  # empty unless it is this seat's turn
    prompt: Message | None  # what to do now


def picture(view: SeatView) -> Picture:
    """What the page draws for this seat."""
    c, v = view.config, view.snapshot
    keys = follow(view.events)
    own = 0 if view.seat == NOBODY else view.seat
    sources = {source.id: source for source in own_sources(c, v, view.legal_actions, keys)}
    return Picture(
        own=player(c, v, own, keys),
        other=player(c, v, 1 - own, keys),
        builds=tuple(build_pile(v, build, keys) for build in range(c.build_piles)),
        pile=v.pile,
        aside=v.aside_size,
        sources=sources,
        prompt=prompt(sources) if sources else None,
    )


# ---------------------------------------------------------------------------------------------------- which card it is


@dataclass(slots=True)
class Keys:
    """The keys of the cards by the places where they lie, the newest last."""

    hands: list[list[tuple[int, str]]] = field(default_factory=lambda: [[] for _ in range(SEATS)])  # with the rank
    stocks: list[str] = field(default_factory=lambda: [UNFOLLOWED] * SEATS)
    sides: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS * SIDES)])
    builds: list[str] = field(default_factory=lambda: [UNFOLLOWED] * BUILDS)  # of the tops

    def in_hand(self, p: int, rank: int) -> str:
        """The card of that rank that leaves the hand first: the newest."""
        return next((key for known, key in reversed(self.hands[p]) if known == rank), UNFOLLOWED)

    def on_side(self, p: int, side: int, height: int) -> str:
        """The card at that height of a side pile."""
        pile = self.sides[SIDES * p + side]
        return pile[height] if height < len(pile) else UNFOLLOWED

    def leave_hand(self, p: int, rank: int) -> str:
        """A card is played or put aside; of a hidden hand it may be any, so the newest is taken."""
        hand = self.hands[p]
        found = next(i for i in reversed(range(len(hand))) if hand[i][0] in (rank, HIDDEN))
        return hand.pop(found)[1]

    def leave(self, p: int, source: int, side: int, rank: int) -> str:
        """A card is played."""
        if source == rules.FROM_HAND:
            return self.leave_hand(p, rank)
        return self.sides[SIDES * p + side].pop() if source == rules.FROM_SIDE else self.stocks[p]


def follow(events: Iterable[Event]) -> Keys:
    """Where the cards lie after these events."""
    keys = Keys()
    for number, event in enumerate(events):
        match event:
            case (rules.SAW_TOP, p, _):
                keys.stocks[p] = f"c{number}"
            case (rules.SAW_DRAW, p, rank):
                keys.hands[p].append((rank, f"c{number}"))
            case (rules.SAW_PLAY, p, source, side, rank, build, _):
                keys.builds[build] = keys.leave(p, source, side, rank)
            case (rules.SAW_DISCARD, p, rank, side):
                keys.sides[SIDES * p + side].append(keys.leave_hand(p, rank))
    return keys


# ---------------------------------------------------------------------------------------------------- what lies there


def sign(rank: int) -> Message:
    """A rank as in the corner of a card."""
    return message("sign", rank=RANKS[rank])


def player(c: Config, v: View, p: int, keys: Keys) -> Player:
    """The cards of one player, as far as they are seen."""
    return Player(
        seat=p,
        stock=stock_top(v, p, keys),
        stock_size=v.stock_size[p],
        stock_fact=words.stock_fact(v, p),
        sides=tuple(Side(side + 1, side_cards(v, p, side, keys)) for side in range(c.side_piles)),
        hand=tuple(hand_stacks(v, p, keys)),
        hand_fact=message("at-hand-size", count=v.hand_size[p]),
    )


def stock_top(v: View, p: int, keys: Keys) -> Card | None:
    """None: the stock is played out."""
    return None if v.stock_top[p] == NO_CARD else Card(v.stock_top[p], keys.stocks[p])


def side_cards(v: View, p: int, side: int, keys: Keys) -> tuple[Card, ...]:
    """A side pile from the bottom."""
    return tuple(Card(rank, keys.on_side(p, side, i)) for i, rank in enumerate(words.side_pile(v, p, side)))


def hand_stacks(v: View, p: int, keys: Keys) -> list[Stack]:
    """The own hand by rank; of another's hand the number of cards."""
    counts = {rank: v.hand[rank] for rank in range(KINDS)} if p == v.seat else {HIDDEN: v.hand_size[p]}
    return [Stack(Card(rank, keys.in_hand(p, rank)), count) for rank, count in counts.items() if count]


def build_pile(v: View, build: int, keys: Keys) -> Build:
    """A build pile; an empty one says what begins it."""
    height = v.heights[build]
    return Build(
        number=build + 1,
        top=build_top(v, build, keys) if height else None,
        next=Card(height),
        needs=message("needs" if height else "begins", next=words.card(height)),
        fact=words.build_line(v, build),
    )


def build_top(v: View, build: int, keys: Keys) -> Card:
    """M7: the card of its height, or a king that stands for it."""
    position = v.heights[build] - 1
    if v.kings[build] >> position & 1:
        return Card(KING, keys.builds[build], stands_for=position)
    return Card(position, keys.builds[build])


# ------------------------------------------------------------------------------------------------- where each can go


def own_sources(c: Config, v: View, legal: tuple[int, ...], keys: Keys) -> list[Source]:
    """M6, M11: the stock, the side piles, the hand, while it is this seat's turn."""
    if not legal:
        return []
    places = [(rules.STOCK, stock_top(v, v.seat, keys))]
    places += [(rules.SIDE + i, cards[-1]) for i in range(c.side_piles) if (cards := side_cards(v, v.seat, i, keys))]
    places += [(stack.card.rank, stack.card) for stack in hand_stacks(v, v.seat, keys)]
    return [source_at(c, v, legal, place, card) for place, card in places if card is not None]


def source_at(c: Config, v: View, legal: tuple[int, ...], place: int, card: Card) -> Source:
    """A source by its number among the plays to a build pile."""
    playable = [build for build in range(c.build_piles) if rules.PER_BUILD * build + place in legal]
    plays = tuple(offer(c, v, build, rules.PER_BUILD * build + place) for build in playable)
    discards: tuple[Offer, ...] = ()
    if place < KINDS:
        actions = [rules.DISCARD + SIDES * place + side for side in range(c.side_piles)]
        discards = tuple(offer(c, v, side, action) for side, action in enumerate(actions) if action in legal)
    return Source(
        id=source_id(place),
        card=card,
        plays=plays,
        discards=discards,
        refusals=tuple(
            (build + 1, refusal(v, build, card.rank)) for build in range(c.build_piles) if build not in playable
        ),
        told=told(card.rank, [build + 1 for build in playable]),
    )


def source_id(place: int) -> str:
    """`hand-7`, `side-2` or `stock`."""
    if place < KINDS:
        return f"hand-{RANKS[place]}"
    return "stock" if place == rules.STOCK else f"side-{place - rules.SIDE + 1}"


def offer(c: Config, v: View, pile: int, action: int) -> Offer:
    """A legal action to a pile, counted from 0."""
    return Offer(pile + 1, words.ACTION_TEXTS[action], words.action_message(c, v, action))


def refusal(v: View, build: int, rank: int) -> Message:
    """Why the card does not go there."""
    return message("refusal", next=words.card(v.heights[build]), card=words.card(rank))


def told(rank: int, builds: list[int]) -> Message:
    """Where a chosen card can be played."""
    if not builds:
        return message("told-none", card=words.card(rank))
    if len(builds) == 1:
        return message("told-one", card=words.card(rank), pile=builds[0])
    return message("told-some", card=words.card(rank), piles=tuple(builds))


def prompt(sources: dict[str, Source]) -> Message:
    """What to do now, in a line."""
    stock = sources.get("stock")
    if stock is not None and stock.plays:
        return message("prompt-stock", card=stock.card.name)
    if any(source.plays for source in sources.values()):
        return message("prompt-play")
    return message("prompt-discard")
