"""Advice on Cat and Mouse: what a situation means, and what speaks for a move, counted by hand."""

import re
from typing import Any

import pytest

from cattery.core.view import SeatView, make_view
from cattery.core.words import LANGUAGES, say
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.advice import lesson, plays_until, reasons
from cattery.games.cat_and_mouse.rules import Config, State
from cattery.games.cat_and_mouse.words import ACTION_TEXTS
from tests.games.cat_and_mouse.setting import CAT, A, B, play, rank, table, view

NAMES = ("Ada", "Bo")
THEIRS = "2, 2, 2, 2, 2"
PLAYED = ((rules.SAW_DISCARD, A, 2, 0),)  # Ada has had a turn


def seen(c: Config, s: State, seat: int = A, events: tuple[Any, ...] = PLAYED) -> SeatView:
    return make_view(CAT, c, s, seat, 0, events)


def taught(c: Config, s: State, seat: int = A, events: tuple[Any, ...] = PLAYED, language: str = "en") -> str:
    return say(lesson(seen(c, s, seat, events)), language, NAMES, seat)


def why(c: Config, s: State, action: str, language: str = "en") -> list[str]:
    return [say(reason, language, NAMES, A) for reason in reasons(seen(c, s), ACTION_TEXTS.index(action), {})]


# ------------------------------------------------------------------------------------------------------- the situation


def position(hand: str, top: str, *builds: str, **more: Any) -> tuple[Config, State]:
    """Ada's turn."""
    c = CAT.configure(stock_size=5)
    return c, table(c, (hand, THEIRS), tops=(top, "jack"), builds=builds, **more)


SITUATIONS = {
    "stock": (("9, 9, 10, 10, king", "8", "7"), "The top of your stock (8) fits a build pile."),
    "play": (("8, 9, 10, 10, king", "9", "7"), "Some of your cards fit."),
    "king": (("9, 9, 10, 10, king", "5", "7"), "Only a king fits, which stands for any card."),
    "discard": (("9, 9, 10, 10, jack", "5", "7"), "No card fits a build pile. End your turn:"),
}


@pytest.mark.parametrize(("given", "begins"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_lesson_is_about_what_can_be_played(given: tuple[str, ...], begins: str) -> None:
    assert taught(*position(*given)).startswith(begins)


def test_the_first_lesson_begins_with_what_the_game_is_about() -> None:
    told = taught(*position("9, 9, 10, 10, jack", "5", "7"), events=())
    assert told.startswith(
        "Your stock is the pile on the left, 5 cards high: whoever plays out the stock first wins. No"
    )


def test_who_waits_is_told_what_the_other_wants() -> None:
    c, s = position("9, 9, 10, 10, jack", "5", "7")
    assert taught(c, s, B).startswith("Ada is playing and wants to be rid of the top stock card (5).")


def test_M13_after_the_end_the_lesson_is_over() -> None:
    c, s = position("9, 9, 10, 10, jack", "8", "7", stocks=(1, 4))
    play(c, s, "stock to build 1")
    assert taught(c, s) == "The game is over. In the replay you can look at it step by step."


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_lesson_for_every_situation_in_every_language(language: str) -> None:
    found = {taught(*position(*given), language=language) for given, _ in SITUATIONS.values()}
    found |= {taught(*position(*given), events=(), language=language) for given, _ in SITUATIONS.values()}
    c, s = position("9, 9, 10, 10, jack", "8", "7", stocks=(1, 4))
    found.add(taught(c, s, B, language=language))
    play(c, s, "stock to build 1")
    found.add(taught(c, s, language=language))
    assert len(found) == 10


# ------------------------------------------------------------------------------------------------------ why a play


def test_M13_the_last_stock_card_wins() -> None:
    c, s = position("9, 9, 10, 10, jack", "8", "7", stocks=(1, 4))
    assert why(c, s, "stock to build 1") == ["It is your last stock card: you win."]


def test_M8_the_stock_gets_smaller_and_what_the_pile_then_is_to_the_other() -> None:
    """From the 9 to Bo's jack: 9 and 10, and Bo shows neither; after the 10 he could play it."""
    c, s = position("9, 9, 10, 10, king", "8", "7")
    assert why(c, s, "stock to build 1") == [
        "Your stock is down to 4 cards, and the next one is turned up.",
        "From there Bo shows all but 2 of the cards on the way to the stock card (jack).",
    ]
    c, s = position("9, 9, 10, 2, king", "10", "9")
    assert why(c, s, "stock to build 1")[1:] == ["Bo could then play the stock card (jack) there."]


def test_a_side_pile_is_laid_open_or_emptied() -> None:
    """After the 4 the way to Ada's 8 is 5, 6, 7: she holds the 5, and the 7 comes free under the 4."""
    c, s = position("5, 9, 9, 10, 10", "8", "3", sides=("7, 4",))
    assert why(c, s, "side 1 to build 1")[:2] == [
        "On side pile 1 it frees a 7.",
        "From there you lack 1 card on the way to your stock card (8).",
    ]
    c, s = position("5, 6, 7, 10, 10", "8", "3", sides=("", "4"))
    assert why(c, s, "side 2 to build 1")[:2] == [
        "Side pile 2 is empty then and has room.",
        "From there your own cards lead up to your stock card (8).",
    ]


def test_a_hand_card_that_makes_the_stock_fit() -> None:
    c, s = position("7, 9, 9, 10, 10", "8", "6")
    assert why(c, s, "hand 7 to build 1")[0] == "Then your stock card (8) fits there."


def test_M10_the_last_hand_card_brings_new_ones() -> None:
    c, s = position("7", "9", "6")
    assert why(c, s, "hand 7 to build 1")[:2] == [
        "It is your last hand card: you draw 5 new ones and go on.",
        "From there you lack 1 card on the way to your stock card (9).",
    ]


def test_M7_a_king_stands_for_what_is_missing() -> None:
    """Ada's way from the 7 to the 9 is the 8, which she lacks."""
    c, s = position("2, 2, 3, 3, king", "9", "6")
    assert why(c, s, "hand king to build 1")[:2] == [
        "You have no 7 at hand, so a king stands for it.",
        "From there you lack 1 card on the way to your stock card (9).",
    ]


def test_a_king_does_not_stand_in_for_a_card_that_is_there() -> None:
    c, s = position("2, 2, 3, 7, king", "9", "6")
    assert why(c, s, "hand king to build 1")[0] == "From there you lack 1 card on the way to your stock card (9)."


def test_a_way_too_long_to_be_counted_is_not_told() -> None:
    """From the 2 to the 9 Ada lacks 2, 3, 4, 5, 6, 7 and 8; Bo shows none up to the jack."""
    c, s = position("ace, 10, 10, jack, jack", "9")
    assert why(c, s, "hand ace to build 1") == []


def test_a_play_that_takes_a_pile_from_the_other() -> None:
    c, s = position("jack, 2, 2, 3, 3", "9", "10")
    assert why(c, s, "hand jack to build 1")[-1] == "Bo can then no longer play the stock card (jack) there."


# --------------------------------------------------------------------------------------------------- why a discard


def test_nothing_fits_and_the_card_that_is_needed_last_goes_to_an_empty_pile() -> None:
    """The piles need an 8, a 5 and an ace. A 4 is next after the ace, 2 and 3; a queen after 8, 9, 10, jack."""
    c, s = position("4, 4, 9, 9, queen", "6", "7", "4")
    assert why(c, s, "discard queen to side 2") == [
        "None of your cards fits a build pile.",
        "Side pile 2 is empty: nothing gets covered.",
        "Of your hand cards the queen is needed last: after 4 more cards at the earliest.",
    ]
    assert why(c, s, "discard 4 to side 2")[-1] == "The 4 is needed after 3 more cards at the earliest."


def test_the_plays_until_a_rank_is_needed_are_those_of_the_nearest_pile() -> None:
    c, s = position("4, 4, 9, 9, queen", "6", "7", "4")
    expected = {"ace": 0, "2": 1, "4": 3, "5": 0, "7": 2, "8": 0, "9": 1, "queen": 4}
    assert {name: plays_until(c, view(c, s, A), rank(name)) for name in expected} == expected


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("discard 9 to side 1", "It lies on another 9."),
        ("discard 9 to side 2", "It lies on a jack, which is needed after it."),
        ("discard 9 to side 3", "It covers a 4, which then has to wait."),
        ("discard 9 to side 4", "It covers a king, which then has to wait."),
    ],
)
def test_what_a_card_put_aside_comes_to_lie_on(action: str, text: str) -> None:
    c, s = position("9, 9, 10, 10, queen", "6", "7", sides=("9", "jack", "4", "king"))
    assert text in why(c, s, action)


def test_a_king_that_fits_is_better_kept() -> None:
    c, s = position("9, 9, 10, 10, king", "5", "7")
    assert why(c, s, "discard 10 to side 1")[0] == "Only a king would fit, and it is worth keeping."


def test_a_card_that_fits_is_kept_where_it_would_help_the_other() -> None:
    """The piles need a 7, a 2 and an ace. With the 7 Bo would lack nothing but the 8 on the way to his 9."""
    c = CAT.configure(stock_size=5)
    s = table(c, ("7, 7, jack, jack, jack", THEIRS), tops=("4", "9"), builds=("6", "ace"))
    assert CAT.choose(c, view(c, s, A), [*CAT.legal(c, s), *[0] * 200], len(CAT.legal(c, s)), [1]) >= rules.DISCARD
    assert why(c, s, "discard jack to side 1")[0] == "Playing on would help Bo more than you."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(language: str) -> None:
    c, s = position("9, 9, 10, 10, king", "8", "7", sides=("9", "jack", "4", "8"))
    said = [line for a in CAT.legal(c, s) for line in why(c, s, ACTION_TEXTS[a], language)]
    assert len(set(said)) == 14


# ------------------------------------------------------------------------------------------------------ what was tried


def tried(c: Config, s: State, action: str, worths: dict[str, float], language: str = "en") -> list[str]:
    """What is said of actions that win so often, when one of them is recommended, after all else."""
    known = {ACTION_TEXTS.index(text): worth for text, worth in worths.items()}
    plain, told = (
        [say(one, language, NAMES, A) for one in reasons(seen(c, s), ACTION_TEXTS.index(action), given)]
        for given in ({}, known)
    )
    assert told[: len(plain)] == plain
    return told[len(plain) :]


WORTHS = {
    "discard jack to side 1": 0.574,
    "discard 9 to side 1": 0.6,
    "hand 5 to build 1": 0.0,
    "discard 5 to side 1": 0.31,
}


def test_M14_worths_are_told_as_chances_to_win_the_best_of_the_others_first() -> None:
    c = CAT.configure()
    s = table(c, ("5, 9, 9, jack, jack", THEIRS), tops=("queen", "6"), stocks=(5, 1), builds=("4", "9", "9"))
    assert tried(c, s, "discard jack to side 1", WORTHS) == [
        "With the hidden cards dealt in many ways, it wins about 57 times in 100.",
        "Put a 9 on side pile 1 (ends the turn) – about 57 times in 100.",  # what only looks better is as good
        "Put a 5 on side pile 1 (ends the turn) – about 31 times in 100.",
        "Play a 5 from your hand to build pile 1 – less than once in 100 times.",
    ]
    assert tried(c, s, "discard jack to side 2", WORTHS) == [], "that one was not tried"


@pytest.mark.parametrize("language", LANGUAGES)
def test_worths_have_words_in_every_language(language: str) -> None:
    c = CAT.configure()
    s = table(c, ("5, 9, 9, jack, jack", THEIRS), tops=("queen", "6"), stocks=(5, 1), builds=("4", "9", "9"))
    told = tried(c, s, "discard jack to side 1", WORTHS, language)
    assert [re.findall(r"57|31|100|$", line)[0] for line in told[:3]] == (
        ["57", "57", "31"] if language != "zh" else ["100", "57", "31"]
    )
    assert len(told) == 4


def test_a_king_that_is_put_aside_is_not_said_to_be_worth_keeping() -> None:
    c = CAT.configure()
    s = table(c, ("3, 3, king, king, king", THEIRS), tops=("queen", "6"), stocks=(5, 1), builds=("5", "9", "9"))
    kept = "Only a king would fit, and it is worth keeping."
    assert kept in why(c, s, "discard 3 to side 1")
    assert kept not in why(c, s, "discard king to side 1")
