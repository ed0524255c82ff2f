"""The law of what a seat cannot see, by brute force: every arrangement of distinct physical cards is followed.

Nothing here is shared with the belief that it checks. A card is a number, `copies` of each rank; an arrangement says
where each lies. Each event of the seat keeps the arrangements that agree with it.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from cattery.core.game import HIDDEN, Event
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import BUILDS, KINDS, KING, SIDES, Config

Cards = frozenset[int]
Key = tuple[tuple[int, ...], ...]  # what a state knows: the hands, `unseen` and `recycled`, each as a count of ranks


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the cards are; stocks and draw pile have no order, since any card of them is as likely to be next."""

    stocks: tuple[Cards, Cards]  # below the tops
    tops: tuple[int, int]
    pile: Cards
    fresh: Cards  # never drawn or turned up
    hands: tuple[Cards, Cards] = (frozenset(), frozenset())
    sides: tuple[tuple[int, ...], ...] = ((),) * 2 * SIDES
    builds: tuple[tuple[int, ...], ...] = ((),) * BUILDS
    aside: tuple[int, ...] = ()


class Law:
    """The arrangements that agree with a seat's events, with their probabilities."""

    def __init__(self, c: Config, seat: int) -> None:
        self.c, self.seat = c, seat
        pack = frozenset(range(c.cards))
        self.likely: dict[Arrangement, float] = {}
        for first in map(frozenset, combinations(pack, c.stock_size)):
            for second in map(frozenset, combinations(pack - first, c.stock_size)):
                self.likely[Arrangement((first, second), (-1, -1), pack - first - second, pack)] = 1.0

    def rank(self, card: int) -> int:
        kind = card // self.c.copies
        return KING if kind == self.c.ranks else kind

    def see(self, event: Event) -> None:
        """Keep what agrees; choices of a player say nothing, so each card he may have chosen counts alike."""
        found: dict[Arrangement, float] = defaultdict(float)
        for arrangement, chance in self.likely.items():
            for after, share in self.after(arrangement, event):
                found[after] += chance * share
        total = sum(found.values())
        self.likely = {arrangement: chance / total for arrangement, chance in found.items()}

    def after(self, a: Arrangement, event: Event) -> Iterator[tuple[Arrangement, float]]:
        """What the arrangement may be after the event, with the share of each."""
        match event:
            case (rules.SAW_TOP, p, k):
                for card in self.of_rank(a.stocks[p], k):
                    left = replace(a, stocks=put(a.stocks, p, a.stocks[p] - {card}), tops=put(a.tops, p, card))
                    yield replace(left, fresh=a.fresh - {card}), 1 / len(a.stocks[p])
            case (rules.SAW_DRAW, p, k):
                for card in a.pile if k == HIDDEN else self.of_rank(a.pile, k):
                    held = replace(a, pile=a.pile - {card}, hands=put(a.hands, p, a.hands[p] | {card}))
                    yield replace(held, fresh=a.fresh - {card}), 1 / len(a.pile)
            case (rules.SAW_DISCARD, p, k, side):
                for card in self.of_rank(a.hands[p], k):
                    pile = SIDES * p + side
                    sides = put(a.sides, pile, (*a.sides[pile], card))
                    yield replace(a, hands=put(a.hands, p, a.hands[p] - {card}), sides=sides), 1.0
            case (rules.SAW_PLAY, p, source, side, k, build, _):
                for card, rest in self.played(a, p, source, side, k):
                    yield replace(rest, builds=put(a.builds, build, (*a.builds[build], card))), 1.0
            case _:
                yield self.tidied(a, event), 1.0

    def tidied(self, a: Arrangement, event: Event) -> Arrangement:
        """Complete piles, shuffled in or laid aside; other events move no card."""
        match event:
            case (rules.SAW_COMPLETE, build, _):
                cleared = replace(a, builds=put(a.builds, build, ()), aside=(*a.aside, *a.builds[build]))
                return cleared if self.c.recycle else shuffled_in(cleared)
            case (rules.SAW_SHUFFLE, _):
                return shuffled_in(a)
        return a

    def played(self, a: Arrangement, p: int, source: int, side: int, k: int) -> Iterator[tuple[int, Arrangement]]:
        if source == rules.FROM_HAND:
            for card in self.of_rank(a.hands[p], k):
                yield card, replace(a, hands=put(a.hands, p, a.hands[p] - {card}))
        elif source == rules.FROM_SIDE:
            pile = SIDES * p + side
            yield a.sides[pile][-1], replace(a, sides=put(a.sides, pile, a.sides[pile][:-1]))
        else:
            yield a.tops[p], a

    def of_rank(self, cards: Cards, k: int) -> Iterator[int]:
        return (card for card in cards if self.rank(card) == k)

    def counts(self, cards: Cards) -> tuple[int, ...]:
        found = [self.rank(card) for card in cards]
        return tuple(found.count(k) for k in range(KINDS))

    def states(self) -> dict[Key, float]:
        """The probability of each state, as far as states tell arrangements apart."""
        found: dict[Key, float] = defaultdict(float)
        for a, chance in self.likely.items():
            hands = (self.counts(a.hands[0]), self.counts(a.hands[1]))
            unseen = self.counts(a.fresh)
            found[*hands, unseen, self.counts(a.pile - a.fresh)] += chance
        return found

    def next_top(self, p: int) -> list[float]:
        """How likely each rank is to be the next card of a stock."""
        found = [0.0] * KINDS
        for a, chance in self.likely.items():
            for card in a.stocks[p]:
                found[self.rank(card)] += chance / len(a.stocks[p])
        return found

    def in_hand(self, p: int) -> list[float]:
        """How many cards of each rank a hand holds on average."""
        found = [0.0] * KINDS
        for a, chance in self.likely.items():
            for card in a.hands[p]:
                found[self.rank(card)] += chance
        return found


def put(items: tuple[Any, ...], i: int, item: Any) -> tuple[Any, ...]:
    return (*items[:i], item, *items[i + 1 :])


def shuffled_in(a: Arrangement) -> Arrangement:
    return replace(a, pile=a.pile | frozenset(a.aside), aside=())
