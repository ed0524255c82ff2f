"""The game to learn Cat and Mouse by says what is so."""

from cattery.core.example import SEAT
from cattery.core.view import SeatView
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.words import RANKS
from tests.games.cat_and_mouse.setting import CAT, B
from tests.games.examples import Fact, check_numbers, moments


def top(view: SeatView, player: int) -> int:
    """The stock's top as it is called: 1 for an ace."""
    return int(view.snapshot.stock_top[player]) + 1


def needs(view: SeatView, build: int) -> int:
    """What build pile 1 or 2 needs."""
    return int(view.snapshot.heights[build - 1]) + 1


def moved(action: str) -> int:
    """The card of an action from the hand."""
    return RANKS.index(action.split(" ")[1]) + 1


FACTS: dict[str, Fact] = {
    "deal": lambda view, then: [
        view.config.stock_size,
        CAT.configure(2).stock_size,
        top(view, SEAT),
        view.config.build_piles,
    ],
    "keep-king": lambda view, then: [1, needs(view, 1), moved(then)],
    "their-stock": lambda view, then: [top(view, B), view.snapshot.stock_size[B]],
    "draw": lambda view, then: [view.config.hand_size, moved(then), 1, top(view, SEAT)],
    "stop": lambda view, then: [*(needs(view, 1) + i for i in range(3)), top(view, B), moved(then), moved(then)],
    "king": lambda view, then: [needs(view, 1) - 1],
    "opened": lambda view, then: [*(needs(view, 1) - i for i in range(4)), 1],
    "stock": lambda view, then: [top(view, SEAT)],
    "next": lambda view, then: [top(view, SEAT)],
    "last-card": lambda view, then: [top(view, SEAT), 1, needs(view, 1), top(view, SEAT), moved(then), 2],
    "hold": lambda view, then: [needs(view, 2), top(view, B), moved(then)],
    "side-piles": lambda view, then: [needs(view, 1) - 2],
    "complete": lambda view, then: [1, view.config.ranks],
    "way": lambda view, then: [*(needs(view, 2) + i for i in range(4)), 1, top(view, SEAT)],
    "wild": lambda view, then: [needs(view, 2), top(view, B)],
    "end": lambda view, then: [view.snapshot.hand_size[SEAT], view.snapshot.stock_size[B], view.config.hand_size],
}


def test_the_notes_say_the_numbers_of_the_game() -> None:
    check_numbers(CAT, FACTS)


def test_the_notes_say_what_is_done_and_what_has_happened() -> None:
    known = moments(CAT)
    actions = {name: then for name, (_, then) in known.items()}
    assert actions["deal"] == "hand ace to build 1"
    assert actions["keep-king"] == actions["stop"] == "discard 5 to side 1"
    assert actions["stock"] == actions["next"] == "stock to build 1"
    assert actions["last-card"] == "hand 2 to build 2"
    assert actions["hold"] == "discard 9 to side 2"
    assert actions["wild"] == "hand king to build 2"
    at = {name: view for name, (view, _) in known.items()}
    assert at["keep-king"].snapshot.hand[rules.KING] == 1
    assert needs(at["opened"], 1) == top(at["opened"], SEAT)
    assert at["last-card"].snapshot.stock_size == [1, 1]
    assert at["king"].snapshot.kings[0] >> 3 & 1, "the king lies where a 4 would"
    assert (rules.SAW_COMPLETE, 0, 12) in at["complete"].events
    assert at["way"].snapshot.hand[3] == at["way"].snapshot.hand[5] == 1
    assert at["wild"].snapshot.hand[6] == 0
    assert at["end"].returns == (1.0, -1.0)
