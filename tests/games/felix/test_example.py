"""The game to learn Felix by says what is so."""

from cattery.core.example import SEAT
from cattery.core.view import SeatView
from cattery.games.felix import rules
from tests.games.examples import Fact, check_numbers, moments
from tests.games.felix.setting import FELIX, kind


def last(view: SeatView, code: int) -> int:
    """The last number of the newest event of a kind."""
    return [event[-1] for event in view.events if event[0] == code][-1]


def own_card(view: SeatView) -> int:
    """The value of the reader's card in the row."""
    v = view.snapshot
    slots = range(v.placed)
    return next(rules.VALUES[v.row[i]] for i in slots if rules.slot_set(view.config, v.start, i) == SEAT)


def named(action: str) -> int:
    """The value of the card that is placed, or the bid."""
    verb, _, what = action.partition(" ")
    return rules.VALUES[kind(what)] if verb == "place" else int(what)


def hand(view: SeatView) -> list[int]:
    return [value for k, value in enumerate(rules.VALUES) if view.snapshot.hand >> k & 1]


def bought(view: SeatView) -> list[int]:
    """The cats that the last buyer got."""
    v, buyer = view.snapshot, view.snapshot.start
    return [rules.VALUES[k] for k in range(rules.KINDS) for _ in range(v.won[buyer * rules.KINDS + k])]


FACTS: dict[str, Fact] = {
    "deal": lambda view, then: [view.config.cards, max(hand(view))],
    "secret": lambda view, then: [own_card(view)],
    "dummy": lambda view, then: [
        view.config.players,
        rules.VALUES[view.snapshot.row[0]],
        own_card(view),
        view.snapshot.mice[SEAT],
        named(then),
    ],
    "pass": lambda view, then: [last(view, rules.SAW_PASS), own_card(view)],
    "sure": lambda view, then: [
        view.snapshot.high,
        view.snapshot.high + 1,
        view.config.mouse_cards[view.snapshot.passes],
        view.snapshot.bids[SEAT],
    ],
    "chase": lambda view, then: [
        rules.VALUES[last(view, rules.SAW_CHASE)],
        last(view, rules.SAW_BUY),
        last(view, rules.SAW_TAKE),
        *bought(view),
    ],
    "dog": lambda view, then: [max(view.snapshot.mice)],
    "two-dogs": lambda view, then: [view.config.mouse_cards[view.snapshot.passes]],
    "last-one": lambda view, then: [1, rules.VALUES[view.snapshot.row[3]]],
    "bargain": lambda view, then: [
        last(view, rules.SAW_TAKE),
        last(view, rules.SAW_BUY),
        view.snapshot.bank,
        view.config.fill,
    ],
    "last-round": lambda view, then: [
        view.config.rounds,
        FELIX.configure(3).rounds,
        view.snapshot.mice[SEAT],
        named(then),
    ],
    "small-dog": lambda view, then: [value for value in rules.VALUES if value < 0],
    "raise": lambda view, then: [own_card(view), named(then)],
    "price": lambda view, then: [view.snapshot.high - 1, view.snapshot.high, own_card(view), named(then)],
    "end": lambda view, then: [
        last(view, rules.SAW_TAKE),
        view.snapshot.cats[SEAT],
        view.snapshot.mice[SEAT],
        *view.scores,
    ],
}


def test_the_notes_say_the_numbers_of_the_game() -> None:
    check_numbers(FELIX, FACTS)


def test_the_notes_say_what_has_happened() -> None:
    at = {name: view for name, (view, _) in moments(FELIX).items()}
    assert kind("small dog") not in [k for k in range(rules.KINDS) if at["deal"].snapshot.hand >> k & 1]
    assert at["dog"].snapshot.mice.index(max(at["dog"].snapshot.mice)) == SEAT
    assert at["two-dogs"].snapshot.row[:3].count(kind("big dog")) == 2
    assert at["last-one"].snapshot.phase == rules.LAST_CHANCE
    assert rules.slot_set(at["last-one"].config, at["last-one"].snapshot.start, 3) == at["last-one"].player == 1
    assert at["bargain"].snapshot.filled == 0
    assert at["small-dog"].snapshot.row[0] == kind("small dog")
    assert at["nothing"].snapshot.row[:2] == [kind("small dog")] * 2
    leaving = [event for event in at["end"].events if event == (rules.SAW_LEAVE, kind("small dog"))]
    assert len(leaving) == 3
    assert max(at["end"].scores) == at["end"].scores[SEAT]
