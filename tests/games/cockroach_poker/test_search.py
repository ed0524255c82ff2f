"""The searches and the weaker players: legal, pure, deterministic, blind to what the seat cannot know, sane."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cattery.bots.players import UNTRIED
from cattery.core.game import event_rows
from cattery.core.state import clone
from cattery.games.cockroach_poker.persona import PERSONAS
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import ANSWERING, SPECIES, Config, State, View
from cattery.games.cockroach_poker.search import best_gift, search
from cattery.games.cockroach_poker.solve import gift_of, solve_answer, solve_claim
from tests.games import searching
from tests.games.cockroach_poker.setting import POKER, A, B, C, legal, play, table, view
from tests.games.sampling import observed, sample
from tests.games.searching import chosen, dice, untried

CONFIGURATIONS = [
    (players, options)
    for players in POKER.players
    for options in (
        {},
        {"blind_pass": "true", "set_aside": 7},
        {"species": 3, "copies": 4, "lose_on_full_set": "true"},
        {"lose_count": 8},
    )
]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world or two is enough: this is plain Python."""
    monkeypatch.setattr("cattery.games.cockroach_poker.search.FEWEST", 1)
    monkeypatch.setattr("cattery.games.cockroach_poker.solve.WORLDS", 2)


weakly = partial(searching.weakly, POKER)
positions = partial(searching.positions, POKER)


def searched(c: Config, v: View, actions: list[int], seed: int = 1, nodes: int = 300) -> int:
    """What playing on in sampled worlds finds."""
    return chosen(search, c, v, actions, dice(seed), nodes, untried(POKER))


quickly_searched = partial(searched, nodes=1)  # for claims, which are drawn whatever was tried


def solved(c: Config, v: View, actions: list[int], seed: int = 1, nodes: int = 1000) -> int:
    """What regret matching answers, or claims of the gift that was found; it leaves the view as it is."""
    before, r = clone(v), dice(seed)
    if v.phase == ANSWERING:
        action = solve_answer(c, v, event_rows([]), r, nodes, untried(POKER))
    else:
        gift = chosen(search, c, v, actions, r, 100, untried(POKER))
        action = solve_claim(c, v, event_rows([]), gift, r, nodes)
        assert gift_of(action) // SPECIES == gift_of(gift) // SPECIES
    assert v == before
    assert action in actions
    return action


def tried(find: Callable[..., int], c: Config, s: State, *more: Any) -> dict[str, float]:
    """What each action that was tried is worth to who is to act: the chance not to lose."""
    worths = untried(POKER)
    find(c, view(c, s, s.player), event_rows([]), *more, worths)
    return {POKER.action_texts[a]: worth for a, worth in enumerate(worths) if worth > UNTRIED}


def test_C9_C11_an_answer_is_worth_what_is_known_to_come_of_it() -> None:
    """B sees all six flies and has no card; A has none left. Whoever takes the card has none to offer, and loses."""
    c = POKER.configure(2, copies=6)
    s = play(c, table(c, ["bat", ""], ["3 fly", "3 fly"]), "offer bat 1 fly")
    assert tried(solve_answer, c, s, dice(1), 1000) == pytest.approx({"true": 0, "false": 1})


@pytest.mark.parametrize("players", [2, 3])
def test_the_answer_that_is_drawn_is_worth_about_as_much_as_the_best(players: int) -> None:
    """Worths by the last round of regret matching, which goes to and fro, made it up to 85 points in 100 worse."""
    c, asked = POKER.configure(players), 0
    for seed in range(5):
        for s in positions(c, seed=seed, step=5):
            if s.phase == ANSWERING and s.offers == 1:
                worths = untried(POKER)
                answer = solve_answer(c, view(c, s, s.player), event_rows([]), dice(1), 20_000, worths)
                assert worths[answer] > max(worths) - 0.1
                asked += 1
    assert asked > 20


def test_C8_the_last_one_cannot_look_so_that_is_worth_nothing_that_could_be_told() -> None:
    c = POKER.configure(3)
    s = play(c, table(c, ["2 bat, fly", "2 toad, fly", "rat, fly"]), "offer bat 1 fly")
    assert set(tried(solve_answer, c, s, dice(1), 1000)) == {"true", "false", "look"}
    s = play(c, s, "look", "pass 2 bat")
    assert set(tried(solve_answer, c, s, dice(1), 1000)) == {"true", "false"}


def test_each_card_for_each_receiver_has_one_worth_whatever_is_claimed() -> None:
    """A has three bats face up, and a fourth loses: it is better not to give one away, which may come back."""
    c = POKER.configure(3)
    s = table(c, ["bat, fly", "2 toad, 2 fly", "2 rat, 2 toad"], ["3 bat"])
    actions = POKER.legal(c, s)
    worths = tried(best_gift, c, s, actions, len(actions), dice(1), 3000)
    assert set(worths) == {f"offer {card} {p} {card}" for card in ("bat", "fly") for p in (B, C)}
    assert all(0 <= worth <= 1 for worth in worths.values())
    bats, flies = ([worths[f"offer {card} {p} {card}"] for p in (B, C)] for card in ("bat", "fly"))
    assert max(bats) < min(flies)


Found = Callable[..., int]
BOTH = pytest.mark.parametrize("find", [searched, solved])


def choices(find: Found, c: Config, s: State, tries: int = 5) -> Counter[str]:
    """What it does here with different dice."""
    v = view(c, s, s.player)
    return Counter(POKER.action_texts[find(c, v, POKER.legal(c, s), seed)] for seed in range(tries))


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_legal_in_random_positions_of_every_kind_of_table(players: int, options: dict[str, Any]) -> None:
    c = POKER.configure(players, **options)
    for s in positions(c, seed=players, step=17):
        v, actions = view(c, s, s.player), POKER.legal(c, s)
        searched(c, v, actions, nodes=1)
        solved(c, v, actions, nodes=1)
        for persona in range(len(PERSONAS)):
            assert {weakly(c, s, 1, persona), weakly(c, s, 2, persona)} <= set(legal(c, s))


@pytest.mark.usefixtures("brief")
@BOTH
def test_the_same_view_dice_and_nodes_give_the_same_action_whatever_is_hidden(find: Found) -> None:
    c, r = POKER.configure(3), [8]
    for s in positions(c, seed=4, step=9):
        v, actions = view(c, s, s.player), POKER.legal(c, s)
        action = find(c, v, actions, nodes=100)
        for _ in range(2):
            other = sample(POKER, c, v, [], r)
            assert find(c, observed(POKER, c, other, s.player), actions, nodes=100) == action


@BOTH
def test_C5_a_claim_that_cannot_be_true_is_false(find: Found) -> None:
    """B holds or sees all the toads."""
    c = POKER.configure(2)
    s = play(c, table(c, ["2 bat, fly", "5 toad, rat"], ["2 toad", "toad"]), "offer bat 1 toad")
    assert set(choices(find, c, s)) == {"false"}


@BOTH
def test_C5_C10_the_card_that_loses_is_not_taken_where_an_answer_is_surely_right(find: Found) -> None:
    """All that B does not see are cockroaches, and one more loses; a right answer makes it A's."""
    c = POKER.configure(2, species=2)
    s = table(c, ["2 cockroach", "6 bat"], ["bat", "3 cockroach, bat"])
    s.undealt = [0] * 8  # three cockroaches are nowhere: B cannot know
    for claim, answer in (("cockroach", "true"), ("bat", "false")):
        assert set(choices(find, c, play(c, s, f"offer cockroach 1 {claim}"))) == {answer}


def test_C11_a_card_that_ends_the_game_is_kept_while_another_has_to_use_up_the_hand() -> None:
    """A toad is even odds now. With a bat A wins half of what follows if it comes back, and 5/8 if B takes it.

    Then B has but two rats to offer, of which one each time must come back to A.
    """
    c = POKER.configure(2)
    s = table(c, ["bat, toad", "2 rat"], ["3 toad", "3 toad"])
    assert {text.split()[1] for text in choices(searched, c, s)} == {"bat"}


@pytest.mark.parametrize(("find", "players"), [(quickly_searched, 2), (quickly_searched, 4), (solved, 2)])
def test_what_is_claimed_is_true_and_false_so_that_it_cannot_be_read(find: Found, players: int) -> None:
    c = POKER.configure(players)
    s = table(c, ["2 bat, 2 fly, 2 toad", *["2 rat, 2 spider, 2 bat"] * (players - 1)])
    told = [text.split() for text in choices(find, c, s, tries=100).elements()]
    assert 40 <= sum(card == claim for _, card, _, claim in told) <= 64
    passed = play(c, s, "offer bat 1 bat", "look") if players > 2 else s
    claims = Counter(text.split()[-1] for text in choices(find, c, passed, tries=100).elements())
    assert len(claims) == 8


def test_C10_who_loses_by_any_card_tells_the_truth_half_the_time() -> None:
    """Two bats and two cockroaches are hidden, and whoever takes one loses: B must not learn which from the claim.

    With other odds of the truth, to believe or to doubt would be right more than half the time.
    """
    c = POKER.configure(2, species=2)
    s = table(c, ["bat, cockroach"] * 2, ["3 bat, 3 cockroach"] * 2)
    told = [text.split() for text in choices(solved, c, s, tries=200).elements()]
    assert 80 <= sum(card == claim for _, card, _, claim in told) <= 120


def test_solved_answers_are_mixed_where_there_is_little_to_choose() -> None:
    c = POKER.configure(2)
    s = play(c, table(c, ["3 bat, 3 fly", "2 bat, 2 rat, 2 scorpion"]), "offer bat 1 fly")
    assert set(choices(solved, c, s, tries=40)) == {"true", "false"}


def test_risk_is_shared_out_among_the_players() -> None:
    c = POKER.configure(4)
    s = table(c, ["2 bat", "2 rat", "2 fly", "2 toad"], ["", "3 spider", "", "rat"])
    shares, after = [0.0] * 4, [0.0] * 4
    risk(c, s, shares)
    assert sum(shares) == pytest.approx(1)
    assert max(shares) == shares[B]
    risk(c, play(c, s, "offer bat 1 bat", "false"), after)
    assert max(after) == after[B] < 1
    over = play(c, table(c, ["bat, spider", "2 rat"], ["", "3 spider"]), "offer spider 1 rat", "true")
    risk(c, over, after)
    assert after[:2] == [0, 1]


@pytest.mark.parametrize("weakness", [1, 2])
def test_weak_players_keep_to_their_personas(weakness: int) -> None:
    c = POKER.configure(3)
    s = table(c, ["4 bat, 4 fly", "5 rat", "5 toad"])
    asked = play(c, s, "offer bat 1 fly")
    truths, believed = {}, {}
    for persona, name in enumerate(PERSONAS):
        told = [weakly(c, s, weakness, persona, seed).split() for seed in range(200)]
        truths[name] = sum(card == claim for _, card, _, claim in told)
        believed[name] = sum(weakly(c, asked, weakness, persona, seed) == "true" for seed in range(200))
    assert truths["honest"] > truths["suspicious"] + 20 > truths["bluffer"] + 40
    assert believed["honest"] > believed["bluffer"] > believed["suspicious"]


@pytest.mark.parametrize("weakness", [1, 2])
def test_weak_players_see_what_is_plain(weakness: int) -> None:
    c = POKER.configure(3)
    impossible = play(c, table(c, ["2 bat, fly", "5 toad, rat", "rat"], ["2 toad", "toad"]), "offer bat 1 toad")
    at_stake = table(c, ["toad, bat", "2 rat", "2 rat"], ["", "", "3 toad"], start=A)
    for seed in range(40):
        for persona in range(len(PERSONAS)):
            assert weakly(c, impossible, weakness, persona, seed) == "false"
    given = Counter(weakly(c, at_stake, 1, 0, seed).split()[2] for seed in range(200))
    assert given[str(C)] > given[str(B)]
