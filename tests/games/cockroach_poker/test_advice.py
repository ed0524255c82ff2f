"""What a page of Cockroach Poker teaches: the lesson of every phase, and why an action is recommended."""

import pytest

from cattery.core.view import SeatView, make_view
from cattery.core.words import LANGUAGES, say, source
from cattery.games.cockroach_poker.advice import lesson, reasons
from cattery.games.cockroach_poker.rules import Config, State
from tests.games.cockroach_poker.setting import POKER, A, B, C, action, play, seen, table

NAMES = ("Ada", "Bo", "Cy", "Dee")
HANDS = ("2 bat, toad", "fly, 2 rat", "rat, spider", "scorpion")


def seat_view(c: Config, s: State, seat: int, *actions: str) -> SeatView:
    return make_view(POKER, c, play(c, s, *actions), seat, len(actions), tuple(seen(c, s, seat, *actions)))


LESSONS = [
    ("lesson-offer", A, ()),
    ("lesson-watch-offer", B, ()),
    ("lesson-answer", B, ("offer bat 1 fly",)),
    ("lesson-watch-answer", C, ("offer bat 1 fly",)),
    ("lesson-pass", B, ("offer bat 1 fly", "look")),
    ("lesson-watch-pass", A, ("offer bat 1 fly", "look")),
    ("lesson-answer-last", C, ("offer bat 1 fly", "look", "pass 3 bat", "look", "pass 2 bat")),
    ("lesson-over", B, ("offer bat 1 fly", "true")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seat", "actions"), LESSONS, ids=[name for name, *_ in LESSONS])
def test_every_phase_has_its_lesson_in_every_language(
    name: str, seat: int, actions: tuple[str, ...], language: str
) -> None:
    c = POKER.configure(4)
    message = lesson(seat_view(c, table(c, HANDS, ["", "3 bat"]), seat, *actions))
    assert message.id == f"cockroach_poker/{name}"
    assert say(message, language, NAMES, seat)
    assert f"\n{name} =" in source(language, "cockroach_poker")


def test_the_lesson_of_an_answer_says_who_takes_the_card() -> None:
    c = POKER.configure(4)
    taught = lesson(seat_view(c, table(c, HANDS), B, "offer bat 1 fly"))
    assert say(taught, "en", NAMES, B) == (
        "Ada says that this card is a fly. Say “true” or “false”: if you are right, Ada takes it, if you are wrong, "
        "you do. Or look at it in secret and pass it on with a claim of your own."
    )


def test_the_lesson_of_watching_ones_own_card() -> None:
    c = POKER.configure(4)
    taught = lesson(seat_view(c, table(c, HANDS), A, "offer bat 1 fly"))
    assert say(taught, "en", NAMES, A) == (
        "You have offered Bo a card. If Bo guesses right whether your claim is true, you take it; if not, Bo does."
    )


def why(c: Config, s: State, seat: int, recommended: str, *actions: str) -> list[str]:
    """The reasons for an action, to the seat that is to act."""
    return [say(m, "en", NAMES, seat) for m in reasons(seat_view(c, s, seat, *actions), action(recommended), {})]


def test_an_answer_counts_what_can_be_out_there_and_what_it_would_mean() -> None:
    """B sees 3 bats face up and holds 2 of the 8: 3 are left. Of 16 cards B does not see 16 - 3 - 3 = 10.

    B has 3 cards in hand (harm 8). A bat would be the third of four (125), a cockroach the first (6). Odds: a bat
    3 x (64 + 8 + 125) x 9 = 5319, a cockroach 7 x (64 + 8 + 6) = 546; 5319 of 5865 are 90 %.
    """
    c = POKER.configure(2, species=2, lose_count=4)
    s = table(c, ["3 bat", "2 bat, cockroach"], ["bat", "2 bat"])
    told = why(c, s, B, "false", "offer bat 1 bat")
    assert told[0] == (
        "Cards of this kind (bat): 8 in all, 3 face up, 2 in your hand. "
        "So it can be one of 3, out of 10 cards that you do not see."
    )
    assert told[1].startswith(
        "By the rule of thumb the claim is true 90 times in 100: a kind that is claimed is 9 times"
    )
    assert told[2:] == [
        "With a bat you would have 3 of the 4 that lose.",
        "With a bat Ada would have 2 of the 4 that lose.",
    ]


def test_an_answer_knows_what_is_impossible() -> None:
    """B holds or sees all the toads."""
    c = POKER.configure(2)
    s = table(c, ["2 bat, fly", "5 toad, rat"], ["2 toad", "toad"])
    assert why(c, s, B, "false", "offer bat 1 toad") == ["It cannot be a toad: you see all 8 of them."]


def test_a_look_says_who_can_still_get_the_card() -> None:
    c = POKER.configure(4)
    s = table(c, HANDS, ["", "3 fly"])
    assert why(c, s, B, "look", "offer bat 1 fly")[1:] == [
        "With a fly you would lose the game.",
        "2 players have not had the card. When you have seen it, you decide who gets it and as what.",
    ]


def test_an_offer_weighs_what_the_card_would_mean_for_both() -> None:
    c = POKER.configure(4)
    s = table(c, HANDS, ["bat", "3 bat", "fly"])
    assert why(c, s, A, "offer bat 1 fly") == [
        "With a bat Bo would lose the game.",
        "With a bat you would have 2 of the 4 that lose.",
        "7 of the 8 cards of this kind (fly) do not lie face up, so the lie can be believed.",
    ]
    mixed = "Tell the truth about as often as you lie: then nobody can read you."
    assert why(c, s, A, "offer bat 1 bat")[2] == mixed
    s = table(c, ["bat, 2 fly"], ["3 fly", "2 fly", "fly"])
    assert why(c, s, A, "offer bat 1 fly")[2] == mixed, "of two flies that are left nobody believes much"


def test_C11_the_last_card_of_a_hand_must_not_come_back() -> None:
    c = POKER.configure(3)
    s = table(c, ["bat", "fly", "rat"])
    assert why(c, s, A, "offer bat 1 bat")[:2] == [
        "With a bat Bo would have 1 of the 4 that lose.",
        "With a bat you would lose the game.",
    ]


def test_passing_on_speaks_of_the_card_that_was_seen() -> None:
    c = POKER.configure(4)
    s = table(c, HANDS, ["", "", "2 bat"])
    assert why(c, s, B, "pass 2 bat", "offer bat 1 fly", "look")[:2] == [
        "With a bat Cy would have 3 of the 4 that lose.",
        "With a bat you would have 1 of the 4 that lose.",
    ]


def test_passing_on_unseen_speaks_of_the_claim_only() -> None:
    c = POKER.configure(4, blind_pass="true")
    told = why(c, table(c, HANDS), B, "pass 2 toad", "offer bat 1 fly")
    assert told == ["8 of the 8 cards of this kind (toad) do not lie face up, so the lie can be believed."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(language: str) -> None:
    c = POKER.configure(4)
    s = table(c, HANDS, ["bat", "3 bat", "fly"])
    told = reasons(seat_view(c, s, A), action("offer bat 1 fly"), {}) + reasons(
        seat_view(c, s, A), action("offer bat 1 bat"), {}
    )
    for answer in ("true", "look"):
        told += reasons(seat_view(c, s, B, "offer bat 1 bat"), action(answer), {})
    assert {message.id.partition("/")[2] for message in told} == {
        "why-losing",
        "why-taking",
        "why-lie",
        "why-mixed",
        "why-left",
        "why-odds",
        "why-look",
    }
    for message in told:
        assert say(message, language, NAMES, A)


# ------------------------------------------------------------------------------------------------------ what was tried


def tried(c: Config, s: State, seat: int, recommended: str, worths: dict[str, float], *actions: str) -> list[str]:
    """What is said of actions that lose so seldom, when one of them is recommended."""
    known = {action(text): worth for text, worth in worths.items()}
    told = reasons(seat_view(c, s, seat, *actions), action(recommended), known)
    return [say(m, "en", NAMES, seat) for m in told if m.id.partition("/")[2] in ("why-tried", "why-instead")]


FIRST = "With the hidden cards dealt in many ways, this loses you the game about "


def test_C5_worths_of_answers_are_told_as_the_risk_to_lose() -> None:
    c = POKER.configure(4)
    s = table(c, HANDS)
    assert tried(c, s, B, "false", {"true": 0.7, "false": 0.74, "look": 0.72}, "offer bat 1 bat") == [
        FIRST + "26 times in 100.",
        "Look at the card and pass it on – about 28 times in 100.",
        "“True”: it is a bat – about 30 times in 100.",
    ]


def test_an_answer_against_what_is_likelier_says_so_if_it_was_tried() -> None:
    """Each of 8 bats counts eight times, beside 3 other species of which some are seen: true 3 times of 4."""
    c = POKER.configure(4, species=4)
    s = table(c, ["2 bat, cockroach", "fly, 2 rat", "rat, fly", "cockroach"])
    yet = "By that count something else looks better. Tried out, it does not."
    for answer, is_against in (("false", True), ("true", False), ("look", False)):
        known = {action(answer): 0.7}
        told = reasons(seat_view(c, s, B, "offer bat 1 bat"), action(answer), known)
        assert (yet in [say(m, "en", NAMES, B) for m in told]) == is_against
        assert yet not in why(c, s, B, answer, "offer bat 1 bat")


def test_C3_C6_worths_of_gifts_are_told_without_a_claim() -> None:
    c = POKER.configure(4)
    s = table(c, HANDS)
    worths = {"offer bat 1 bat": 0.8, "offer bat 2 bat": 0.75, "offer toad 2 toad": 0.7}
    assert tried(c, s, A, "offer bat 1 toad", worths) == [
        FIRST + "20 times in 100.",
        "Offer a bat to Cy – about 25 times in 100.",
        "Offer a toad to Cy – about 30 times in 100.",
    ]
    assert tried(c, s, A, "offer toad 1 toad", worths) == [], "that one was not tried"
    passed = {"pass 2 bat": 0.6, "pass 3 bat": 0.5}
    assert tried(c, s, B, "pass 2 fly", passed, "offer bat 1 bat", "look") == [
        FIRST + "40 times in 100.",
        "Pass it on to Dee – about 50 times in 100.",
    ]
