"""The search of Cat and Mouse: worlds that agree with the belief, and what it does where one thing is plainly right."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

from cattery.bots.players import UNTRIED
from cattery.core.chance import seed_generator
from cattery.core.game import CHANCE, Event, event_rows
from cattery.core.view import make_view
from cattery.games.cat_and_mouse import belief
from cattery.games.cat_and_mouse.rules import DISCARD, KINDS, PER_BUILD, STOCK, Config, State
from cattery.games.cat_and_mouse.search import GUESSES, search
from cattery.games.cat_and_mouse.worlds import HAND, PILE, STOCKS, Guess, draw_world, guess, guess_blindly
from tests.games.cat_and_mouse.conserved import conserved
from tests.games.cat_and_mouse.physical import Law
from tests.games.cat_and_mouse.setting import CAT, table, view
from tests.games.cat_and_mouse.test_sample import TINY, TINY_CASES, games_with_a_shuffle, key, masks, richest, watched
from tests.games.searching import untried

THEIRS = "2, 4, 6, 8, 10"


def tried(
    c: Config, s: State, events: list[Event] | None = None, nodes: int = 150, seed: int = 1
) -> tuple[str, dict[str, float]]:
    """What the player to act chooses, from the own view and events; and what each action that was tried is worth."""
    legal, worths = CAT.legal(c, s), untried(CAT)
    action = search(c, view(c, s, s.player), event_rows(events or []), legal, len(legal), [seed], nodes, worths)
    assert action in legal
    return CAT.action_texts[action], {CAT.action_texts[a]: worth for a, worth in enumerate(worths) if worth > UNTRIED}


def chosen(c: Config, s: State, events: list[Event] | None = None, nodes: int = 150, seed: int = 1) -> str:
    return tried(c, s, events, nodes, seed)[0]


# ----------------------------------------------------------------------------------------------------------- worlds


def guessed(c: Config, s: State, seat: int, events: list[Event], r: list[int], most: int = GUESSES) -> list[Guess]:
    """The guesses of a seat."""
    guesses = [Guess() for _ in range(most)]
    return guesses[: guess(c, view(c, s, seat), event_rows(events), r, guesses)]


def world(c: Config, s: State, seat: int, guesses: list[Guess], r: list[int]) -> State:
    made = State()
    draw_world(c, view(c, s, seat), guesses, len(guesses), r, made)
    return made


def check_world(c: Config, s: State, seat: int, made: State) -> None:
    """It gives the view byte for byte, and all cards are there."""
    assert make_view(CAT, c, made, seat, 0, ()).to_json() == make_view(CAT, c, s, seat, 0, ()).to_json()
    assert conserved(c, made) == c.cards
    assert (made.held, made.tops, made.ends, made.sides) == (masks(made), s.tops, s.ends, s.sides)


@pytest.mark.parametrize("options", [{"stock_size": 5}, {"stock_size": 20, "recycle": "on_empty"}, *TINY_CASES])
@pytest.mark.parametrize("seat", [0, 1])
def test_M15_worlds_reproduce_the_view_byte_for_byte(options: dict[str, Any], seat: int) -> None:
    c, rng, r = CAT.configure(**options), random.Random(seat), [seat]
    shuffled = 0
    for seed in [1] if c.cards == 104 else games_with_a_shuffle(c, 3):
        for s, events in watched(c, seed, seat):
            if s.player != CHANCE and rng.random() < (0.05 if c.cards == 104 else 0.5):
                check_world(c, s, seat, world(c, s, seat, guessed(c, s, seat, events, r, most=4), r))
                shuffled += s.shuffled > 0
    assert shuffled > 3


@pytest.mark.parametrize("seat", [0, 1])
def test_M15_frequencies_of_worlds_match_all_arrangements(seat: int) -> None:
    """The guesses of a run hang together, which makes their frequencies less even than those of single draws."""
    c, runs = CAT.configure(**TINY), 60
    s, events = richest(c, seat, is_shuffled=True)
    law = Law(c, seat)
    for event in events:
        law.see(event)
    expected, found = law.states(), Counter[Any]()
    for run in range(runs):
        r = [0]
        seed_generator(r, 1, run)
        found.update(key(world(c, s, seat, [one], r)) for one in guessed(c, s, seat, events, r))
    draws = runs * GUESSES
    assert set(found) <= set(expected)
    assert len(expected) >= 3
    for state, chance in expected.items():
        assert abs(found[state] - draws * chance) < 6 * sqrt(draws * chance * (1 - chance)) + 1


def test_M15_before_anything_is_shuffled_back_all_is_of_the_first_deal() -> None:
    c = CAT.configure(stock_size=5)
    for seat in range(2):
        for s, events in watched(c, 3, seat):
            if s.shuffled == 0 and s.player >= 0:
                (only,) = guessed(c, s, seat, events, [1])
                lot = belief.only_lot(c, view(c, s, seat))
                assert [only.cards[PILE], only.cards[HAND], only.cards[STOCKS]] == [lot[0], lot[2 - seat], lot[3]]
                assert sum(only.cards[rank] << 4 * rank for rank in range(KINDS)) == lot[4]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_whose_guesses_were_all_wrong_still_has_a_world(seat: int) -> None:
    c = CAT.configure(stock_size=5)
    s, _ = [(s, events) for s, events in watched(c, 1, seat) if s.shuffled > 0][10]
    made = Guess()
    assert guess_blindly(c, view(c, s, seat), made) == 1
    check_world(c, s, seat, world(c, s, seat, [made], [1]))


# ------------------------------------------------------------------------------------------------------------ choices


@pytest.mark.parametrize("hand", ["6", "6, 7, 8, 9, 10", "king, king, king, king, king", "ace, 5, 6, 7, 8"])
@pytest.mark.parametrize("nodes", [1, 20, 200])
def test_M13_the_last_stock_card_is_never_declined(hand: str, nodes: int) -> None:
    c = CAT.configure()
    s = table(c, (hand, THEIRS), tops=("5", "9"), stocks=(1, 1), builds=("8", "4", "3"))
    assert {chosen(c, s, nodes=nodes, seed=seed) for seed in range(5)} == {"stock to build 2"}
    s = table(c, (hand, THEIRS), tops=("king", "9"), stocks=(1, 1), builds=("8", "4", "3"))
    assert {chosen(c, s, nodes=nodes, seed=seed).split()[0] for seed in range(5)} == {"stock"}


def test_M6_in_whole_games_the_stock_is_played_whenever_it_can_be() -> None:
    c = CAT.configure()
    found = 0
    for s, events in watched(c, 1, 0):
        if s.player == 0 and any(a < DISCARD and a % PER_BUILD == STOCK for a in CAT.legal(c, s)):
            assert chosen(c, s, events, nodes=1).startswith("stock ")
            found += 1
    assert found > 5


def test_M12_the_opponent_is_not_given_his_last_card() -> None:
    c = CAT.configure()
    hand = "5, 9, 9, jack, jack"
    s = table(c, (hand, "ace, 2, 2, 3, 3"), tops=("queen", "6"), stocks=(5, 1), builds=("4", "9", "9"))
    assert {chosen(c, s, seed=seed).split()[0] for seed in range(3)} == {"discard"}


def test_M7_a_king_is_spent_to_keep_the_opponent_from_his_last_card() -> None:
    """The rule of thumb keeps it, and loses: kings are worth more to it than what one pile gives the opponent."""
    c = CAT.configure()
    hand = "king, 9, 9, 8, 8"
    s = table(c, (hand, "ace, 2, 2, 3, 3"), tops=("queen", "6"), stocks=(5, 1), builds=("5", "3", "3"))
    legal = CAT.legal(c, s)
    assert CAT.choose(c, view(c, s, s.player), legal, len(legal), [1]) >= DISCARD
    assert {chosen(c, s, seed=seed) for seed in range(3)} == {"hand king to build 1"}
    _, worths = tried(c, s)
    assert worths.pop("hand king to build 1") > 0
    others = {text: worth for text, worth in worths.items() if text.startswith("discard")}
    assert len(others) == 3, "a king, a nine, an eight; each side pile is as empty as the others"
    assert set(others.values()) == {0}, "the opponent wins, whatever is hidden"


def test_it_repeats_itself_with_the_same_dice() -> None:
    c = CAT.configure(stock_size=5)
    for s, events in list(watched(c, 1, 0))[20::15]:
        if s.player == 0:
            assert chosen(c, s, events, nodes=60, seed=9) == chosen(c, s, events, nodes=60, seed=9)


def test_M15_what_the_seat_cannot_see_changes_nothing() -> None:
    """Of the same view, with other cards in the other hand, in the stocks and in the draw pile."""
    c, r = CAT.configure(stock_size=5), [5]
    differ = 0
    for s, events in list(watched(c, 1, 0))[20::15]:
        if s.player == 0:
            other = State()
            CAT.sample_state(c, view(c, s, 0), events, r, other)
            assert chosen(c, other, events, nodes=60, seed=9) == chosen(c, s, events, nodes=60, seed=9)
            differ += other.hands != s.hands
    assert differ > 3
