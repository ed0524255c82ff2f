"""What is said to someone who has never played: every situation, and reasons with numbers worked out by hand."""

import random
from collections.abc import Sequence
from functools import cache

import pytest

from cattery.core.chance import seed_generator
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView, make_view
from cattery.core.words import LANGUAGES, Message, Seat, say
from cattery.games.felix.advice import lesson, reasons
from cattery.games.felix.rules import Config, State
from tests.games.felix.setting import FELIX, action, auction, begin, mask, play

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def seen(c: Config, s: State, seat: int) -> SeatView:
    return make_view(FELIX, c, s, seat, 0, ())


def lesson_id(c: Config, s: State, seat: int) -> str:
    return lesson(seen(c, s, seat)).id.removeprefix("felix/")


def why(c: Config, s: State, text: str) -> list[str]:
    """The reasons of the player to act for that action, in English."""
    view = seen(c, s, s.player)
    assert action(text) in view.legal_actions
    return [say(message) for message in reasons(view, action(text), {})]


# ------------------------------------------------------------------------------------------------ what is going on


def test_F9_placing_tells_when_the_own_card_will_be_turned_up() -> None:
    for players, start, passes in ((4, 0, [0, 1, 2, 3]), (5, 2, [3, 4, 0, 1, 2]), (3, 0, [1, 2, 2])):
        c = FELIX.configure(players)
        s = begin(c, start)
        for turn in range(players):
            seat = (start + turn) % players
            assert lesson(seen(c, s, seat)) == Message("felix/lesson-place", {"passes": passes[seat]})
            play(c, s, "place 3")


def test_F9_before_and_after_the_own_turn_to_place() -> None:
    c = FELIX.configure(4)
    s = begin(c)
    assert lesson_id(c, s, 1) == "lesson-place-soon"
    play(c, s, "place 3")
    assert lesson_id(c, s, 0) == "lesson-placed"


def test_F11_F12_the_auction_tells_what_passing_pays_and_who_leads() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    assert lesson(seen(c, s, 0)) == Message("felix/lesson-auction", {"mice": 2})
    assert lesson_id(c, s, 1) == "lesson-auction-soon"
    play(c, s, "bid 1", "pass")
    assert lesson_id(c, s, 0) == "lesson-leading"
    assert lesson_id(c, s, 1) == "lesson-passed"
    assert lesson(seen(c, s, 2)) == Message("felix/lesson-auction", {"mice": 4})
    s.filled = 0
    assert lesson(seen(c, s, 2)) == Message("felix/lesson-auction", {"mice": 0})


def test_F16_the_last_chance_and_the_end() -> None:
    c = FELIX.configure(4, rounds=1)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    play(c, s, "pass", "pass", "pass")
    for seat in range(4):
        assert lesson(seen(c, s, seat)) == Message("felix/lesson-last", {"player": Seat(3)})
    play(c, s, "buy")
    assert lesson_id(c, s, 0) == "lesson-over"


LESSONS = {
    "lesson-place",
    "lesson-place-soon",
    "lesson-placed",
    "lesson-auction",
    "lesson-auction-soon",
    "lesson-leading",
    "lesson-passed",
    "lesson-last",
    "lesson-over",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_and_every_reason_has_words_in_every_language(language: str) -> None:
    lessons, told = set(), set()
    for view, choice in moments():
        message = lesson(view)
        assert 20 <= len(say(message, language, NAMES, view.seat)) <= 400
        lessons.add(message.id.removeprefix("felix/"))
        for reason in reasons(view, choice, {}) if choice is not None else ():
            assert say(reason, language, NAMES, view.seat)
            told.add(reason.id)
    assert lessons == LESSONS
    assert len(told) == 15, "all of them have come up"


@cache
def moments() -> Sequence[tuple[SeatView, int | None]]:
    """Every seat at every decision of some games by the rule of thumb; with what it would do where it is to act."""
    found: list[tuple[SeatView, int | None]] = []
    for players in FELIX.players:
        rng = random.Random(players)
        told = Playthrough(FELIX, FELIX.configure(players, start_mice=4), seed=rng.randbytes(16))
        r = [0]
        seed_generator(r, players, 1)
        while not told.is_over:
            view = told.view(told.player)
            legal = list(view.legal_actions)
            choice = FELIX.choose(told.config, view.snapshot, legal, len(legal), r)
            if rng.random() < 0.2:
                choice = rng.choice(legal)
            found += [(told.view(seat), choice if seat == told.player else None) for seat in range(players)]
            told.act(told.player, choice)
        found += [(told.view(seat), None) for seat in range(players)]
    return found


# ------------------------------------------------------------------------------------------------ why such a move


def test_the_opener_sees_one_card() -> None:
    """15 in sight; three face down at 3, the mean of a rich player's cards; one of them a big dog, now and then."""
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    assert why(c, s, "bid 1") == [
        "In sight: 15. Together 15.",
        "3 cards that you do not know: on average about 9 together.",
        "What dogs may take away or spare: about -3.2.",
        "So the row is worth about 20.8. Paying 1 leaves 19.8; passing pays 2.",
    ]


def test_the_own_face_down_card_is_in_sight() -> None:
    """15 and the own 3; two face down at 3."""
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    play(c, s, "bid 1")
    assert why(c, s, "pass") == [
        "In sight: 15, 3. Together 18.",
        "2 cards that you do not know: on average about 6 together.",
        "What dogs may take away or spare: about -2.8.",
        "So the row is worth about 21.2. Paying 2 leaves 19.2; passing pays 2.",
    ]


def test_cards_that_lay_open_are_counted() -> None:
    """With the -8 and the -5 of one player gone the mean of the rest is 4.9 instead of 3."""
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    play(c, s, "bid 1")
    s.shown[2] |= mask("-8, -5")
    assert why(c, s, "bid 2")[1:] == [
        "2 cards that you do not know: on average about 7.9 together.",
        "What dogs may take away or spare: about -2.9.",
        "So the row is worth about 23. Paying 2 leaves 21; passing pays 2.",
    ]


def test_a_big_dog_in_sight_takes_much_away() -> None:
    """15 in sight, two at 3; unless another dog keeps the big one company, the 15 is gone."""
    c = FELIX.configure(4)
    s = auction(c, "big dog, 15, 3, 3", [15] * 4)
    play(c, s, "bid 1")
    assert why(c, s, "bid 2") == [
        "In sight: big dog, 15. Together 15.",
        "2 cards that you do not know: on average about 6 together.",
        "What dogs may take away or spare: about -5.6.",
        "So the row is worth about 15.4. Paying 2 leaves 13.4; passing pays 2.",
    ]


def test_F18_two_dogs_in_sight_take_nothing_away() -> None:
    c = FELIX.configure(5)
    s = auction(c, "big dog, small dog, 15, 3, 3", [15] * 5)
    play(c, s, "bid 1", "pass")
    assert why(c, s, "bid 2") == [
        "In sight: big dog, small dog, 15. Together 15.",
        "2 cards that you do not know: on average about 6.8 together.",
        "So the row is worth about 21.8. Paying 2 leaves 19.8; passing pays 3.",
    ]


def test_F18_a_row_seen_whole_is_worth_what_the_buyer_gets() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, big dog, -5", [15] * 4)
    play(c, s, "bid 1", "pass", "pass")
    assert why(c, s, "pass") == [
        "You know every card: the buyer gets 3.",
        "So the row is worth about 3. Paying 2 leaves 1; passing pays 6.",
    ]


def test_F11_who_cannot_bid_more_is_told_so() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 15, 15, 15", [8, 4, 15, 15])
    play(c, s, "bid 4")
    assert why(c, s, "pass")[-1] == "The next bid would be 5, and you have 4."


@pytest.mark.parametrize("text", ["buy", "decline"])
def test_F16_the_last_chance_sets_the_worth_against_one_mouse(text: str) -> None:
    c = FELIX.configure(4)
    s = auction(c, "-8, -5, small dog, 3", [15] * 4)
    play(c, s, "pass", "pass", "pass")
    assert why(c, s, text) == ["The row is worth -2 and costs 1 mouse."]


OPENS = "Your card is turned up at once, and everybody bids by it. What tempts nobody keeps the price low."


def test_F10_the_first_card_is_chosen_for_being_seen() -> None:
    c = FELIX.configure(4)
    assert why(c, begin(c), "place big-dog") == [
        OPENS,
        "A single dog chases a card out of the row, so nobody can count on what lies there.",
    ]


def test_the_other_cards_are_chosen_by_who_can_win_the_row() -> None:
    """Ada has 5 and the others 15, 16 and 20: 14 on average."""
    c = FELIX.configure(4)
    s = begin(c, start=3)
    s.mice[: c.players] = [5, 15, 16, 20]
    play(c, s, "place 3")
    poor = "You have 5 mice, all of you on average 14. Others are more likely to win this row."
    assert why(c, s, "place -8") == [poor, "It costs points, and whoever buys the row has to take it."]
    play(c, s, "place 3")
    rich = "You have 15 mice, all of you on average 14. You can win this row, so make it a good one."
    assert why(c, s, "place 15") == [rich, "It makes the row worth bidding for."]
    assert why(c, s, "place 8")[1] == why(c, s, "place 11")[1] == why(c, s, "place 15")[1]
    assert why(c, s, "place 3")[1] == "It is worth little, so little is lost if somebody else gets it."


def test_the_average_purse_is_what_everybody_can_work_out() -> None:
    """F22: mice in play, less those in the bank and on the mouse cards; so the average tells no purse."""
    c = FELIX.configure(4)
    s = begin(c, start=3)
    play(c, s, "place 3")
    assert 87 - s.bank - sum(c.mouse_cards) == 4 * 15
    for mice in ([15, 25, 10, 10], [15, 10, 10, 25]):
        s.mice[: c.players] = mice
        assert why(c, s, "place 15")[0].startswith("You have 15 mice, all of you on average 15.")


def test_no_reason_is_given_from_what_the_seat_has_not_seen() -> None:
    c = FELIX.configure(4)
    told = set()
    for hidden in ("3, 3, 3", "15, big dog, -8", "rabbit, 5, 11"):
        s = auction(c, f"8, {hidden}", [15] * 4)
        told.add(tuple(why(c, s, "bid 1")))
    assert len(told) == 1


# ------------------------------------------------------------------------------------------------ what was tried


def tried(c: Config, s: State, text: str, leads: dict[str, float], language: str = "en") -> list[str]:
    """What is said of actions that are as good as these leads, when one of them is recommended."""
    worths = {action(name): lead / (15 + abs(lead)) for name, lead in leads.items()}
    view = seen(c, s, s.player)
    return [say(message, language) for message in reasons(view, action(text), worths) if message.id in TRIED]


TRIED = ("felix/why-tried", "felix/why-instead")
FIRST = "Against the best of the others, with the hidden cards dealt in many ways, it is as good as being "


def test_F21_worths_are_told_as_leads_the_best_of_the_others_first() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    assert tried(c, s, "bid 2", {"bid 2": 3.44, "pass": -2, "bid 1": 1, "bid 4": -7}) == [
        FIRST + "3.4 points ahead.",
        "Bid 1 mouse – as good as being 1 point ahead.",
        "Pass and take 2 mice – as good as being 2 points behind.",
        "Bid 4 mice – as good as being 7 points behind.",
    ]
    assert tried(c, s, "bid 2", {}) == tried(c, s, "bid 2", {"bid 1": 3}) == []


def test_what_only_looks_better_than_what_is_recommended_is_told_as_as_good() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    assert tried(c, s, "bid 1", {"bid 1": 0.04, "bid 2": 0.3}) == [
        FIRST.removesuffix("being ") + "being level.",
        "Bid 2 mice – as good as being level.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worths_have_words_in_every_language(language: str) -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 3, 3, 3", [15] * 4)
    told = tried(c, s, "bid 1", {"bid 1": 2.5, "bid 2": -2.5}, language)
    assert len(told) == 2
    assert all(("2.5" if language in ("en", "zh") else "2,5") in line for line in told)


@pytest.mark.parametrize(
    ("row", "text", "is_against"),
    [
        ("15, 3, 3, 3", "pass", True),
        ("15, 3, 3, 3", "bid 1", False),
        ("-8, 3, 3, 3", "bid 15", True),
        ("-8, 3, 3, 3", "pass", False),
    ],
)
def test_F12_what_the_price_speaks_against_is_said_to_have_been_tried(row: str, text: str, is_against: bool) -> None:
    """With a 15 in sight a row is worth more than a bid of 1 and the 2 mice for passing; with a -8 it is not."""
    c = FELIX.configure(4)
    s = auction(c, row, [15] * 4)
    told = [m.id for m in reasons(seen(c, s, 0), action(text), {action(text): 0.5})]
    assert ("felix/why-yet" in told) == is_against
    assert "felix/why-yet" not in [m.id for m in reasons(seen(c, s, 0), action(text), {})]


def test_only_a_good_card_is_said_to_make_a_good_row() -> None:
    c = FELIX.configure(4)
    s = begin(c, aside="5")
    assert why(c, s, "place 15") == ["It makes the row worth bidding for."]
    assert len(why(c, s, "place 3")) == 1
    assert why(c, s, "place -8")[0].startswith("Your card is turned up at once")
    play(c, s, "place 3")
    assert why(c, s, "place 15")[0].startswith("You have 15 mice, all of you on average 15. You can win this row")
    assert why(c, s, "place rabbit")[0].startswith("A rabbit is worth nothing")
