"""The game to learn Cockroach Poker by says what is so."""

from cattery.core.example import SEAT
from cattery.core.view import SeatView
from cattery.games.cockroach_poker import rules
from tests.games.cockroach_poker.setting import POKER, B, C, kind
from tests.games.examples import Fact, check_numbers, moments


def before(view: SeatView, player: int, name: str) -> int:
    """How many cards of a species lie face up before a player."""
    return int(view.snapshot.face_up[player * rules.SPECIES + kind(name)])


FACTS: dict[str, Fact] = {
    "deal": lambda view, then: [
        view.config.species,
        view.config.copies,
        view.config.lose_count,
        POKER.configure(3).lose_count,
    ],
    "guess": lambda view, then: [
        view.snapshot.hand[kind("toad")],
        view.config.copies,
        view.config.copies - view.snapshot.hand[kind("toad")],
    ],
    "look": lambda view, then: [view.config.copies],
    "two-bats": lambda view, then: [before(view, B, "bat")],
    "even": lambda view, then: [before(view, B, "stink-bug")],
    "bluff": lambda view, then: [before(view, B, "bat"), before(view, B, "stink-bug")],
    "end": lambda view, then: [before(view, B, "bat")],
}

# What is done after a note that speaks of it.
ACTIONS = {
    "deal": f"offer stink-bug {C} stink-bug",
    "believed": f"offer bat {B} bat",
    "guess": "false",
    "look": "look",
    "pass": f"pass {B} toad",
    "danger": f"offer bat {B} stink-bug",
    "safe": "true",
    "again": "true",
    "bluff": f"offer bat {B} stink-bug",
}


def test_the_notes_say_the_numbers_of_the_game() -> None:
    check_numbers(POKER, FACTS)


def test_the_notes_say_what_is_done_and_what_has_happened() -> None:
    known = moments(POKER)
    assert {name: known[name][1] for name in ACTIONS} == ACTIONS
    at = {name: view for name, (view, _) in known.items()}
    assert [event[1] for event in at["believed"].events if event[0] == rules.SAW_TAKE] == [SEAT]
    assert (rules.SAW_TAKE, B, kind("bat"), 1) in at["doubted"].events
    assert sum(before(at["guess"], p, "toad") for p in range(3)) == 0
    assert at["look"].snapshot.hand[kind("fly")] == before(at["look"], SEAT, "fly") == 0
    assert at["pass"].snapshot.card == kind("stink-bug")
    assert at["last-one"].snapshot.had == at["last-one"].config.everyone
    assert before(at["danger"], SEAT, "stink-bug") == before(at["even"], SEAT, "stink-bug") == 2
    others = [k for k in range(rules.SPECIES) if k != kind("stink-bug")]
    assert [at["safe"].snapshot.face_up[k] for k in others] == [0] * len(others), "any other is the first of its kind"
    assert (rules.SAW_ANSWER, SEAT, 1, kind("stink-bug"), kind("rat")) in at["bluff"].events
    assert at["end"].returns.index(-1.0) == B
