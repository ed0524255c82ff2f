"""The rule of thumb of Cockroach Poker: what it does where one thing is plainly right, and how often it loses."""

import random
from collections import Counter
from math import sqrt

import pytest

from cattery.core import loops
from cattery.core.game import HIDDEN
from cattery.core.playthrough import Playthrough
from cattery.games.cockroach_poker import heuristic, rules
from cattery.games.cockroach_poker.rules import Config, State
from cattery.games.cockroach_poker.words import SPECIES as NAMES
from tests.games.cockroach_poker.setting import POKER, A, B, C, kind, legal, play, table, view

TRIES = 60


def choices(c: Config, s: State) -> Counter[str]:
    """What it does here, over many whims."""
    v = view(c, s, s.player)
    actions = POKER.legal(c, s)
    r = [4]
    chosen = Counter(POKER.action_texts[POKER.choose(c, v, actions, len(actions), r)] for _ in range(TRIES))
    assert set(chosen) <= set(legal(c, s))
    return chosen


def first_words(chosen: Counter[str], count: int) -> set[str]:
    return {" ".join(text.split()[:count]) for text in chosen}


def test_C10_it_offers_the_card_that_would_lose_the_game_for_another() -> None:
    c = POKER.configure(4)
    s = table(c, ["4 bat, toad, 4 fly", "2 rat", "2 rat", "2 rat"], ["", "fly", "3 toad", "bat"])
    assert first_words(choices(c, s), 3) == {"offer toad 2"}


def test_C10_it_keeps_the_card_that_would_lose_the_game_if_it_came_back() -> None:
    c = POKER.configure(4)
    s = table(c, ["2 toad, bat, fly", "2 rat", "2 rat", "2 rat"], ["3 toad", "3 toad", "", ""])
    assert first_words(choices(c, s), 2) == {"offer bat", "offer fly"}


def test_C11_with_one_card_left_it_has_no_choice_but_the_player_and_the_claim() -> None:
    c = POKER.configure(3)
    chosen = choices(c, table(c, ["toad", "2 rat", "2 rat"]))
    assert first_words(chosen, 2) == {"offer toad"}
    assert len(chosen) > 4


def test_claims_are_true_about_half_the_time() -> None:
    c = POKER.configure(2)
    s = table(c, ["5 bat", "5 rat"])
    v, actions, r = view(c, s, A), POKER.legal(c, s), [11]
    told = Counter(POKER.action_texts[POKER.choose(c, v, actions, len(actions), r)] for _ in range(2000))
    assert 0.47 < told["offer bat 1 bat"] / 2000 < 0.57
    assert len(told) == 8


def test_a_lie_never_names_a_species_that_all_lies_face_up() -> None:
    c = POKER.configure(3, copies=4, lose_count=4)
    s = table(c, ["3 bat, 2 fly", "4 rat", "4 spider"], ["2 toad", "2 toad", ""])
    assert not any(text.endswith("toad") for text in choices(c, s))


def test_C5_a_claim_that_cannot_be_true_is_false() -> None:
    """B holds or sees all the toads."""
    c = POKER.configure(2)
    s = table(c, ["2 bat, fly", "5 toad, rat"], ["2 toad", "toad"])
    assert choices(c, play(c, s, "offer bat 1 toad")) == {"false": TRIES}


def test_C5_a_claim_that_must_be_true_is_true() -> None:
    """All that B does not see is toads."""
    c = POKER.configure(2, species=2, copies=8)
    s = table(c, ["5 cockroach", "8 bat"], ["", "cockroach"])
    assert choices(c, play(c, s, "offer cockroach 1 cockroach")) == {"true": TRIES}


def test_C5_answers_are_mixed_where_there_is_little_to_choose() -> None:
    c = POKER.configure(2)
    s = table(c, ["3 bat, 3 fly", "2 bat, 2 rat, 2 scorpion"])
    assert set(choices(c, play(c, s, "offer bat 1 fly"))) == {"true", "false"}


def test_C5_C6_it_looks_where_accepting_may_lose_the_game_and_another_is_in_danger() -> None:
    """B has no card in hand, and nothing speaks for the claim or against it; any card would lose the game for C."""
    c = POKER.configure(3)
    s = table(c, ["bat, fly", "", "rat"], ["", "", ", ".join(f"3 {name}" for name in NAMES)])
    s = play(c, s, "offer bat 1 fly")
    assert choices(c, s) == {"look": TRIES}
    assert first_words(choices(c, play(c, s, "look")), 2) == {"pass 2"}


def test_C5b_it_passes_a_card_on_to_the_one_who_fears_it_most() -> None:
    c = POKER.configure(4)
    s = table(c, ["bat, fly", "2 rat", "2 rat", "2 rat"], ["", "", "fly", "3 bat"])
    s = play(c, s, "offer bat 1 fly", "look")
    assert first_words(choices(c, s), 2) == {"pass 3"}


def test_C5b_it_never_passes_on_unseen() -> None:
    rng = random.Random(5)
    c = POKER.configure(5, blind_pass="true")
    game = Playthrough(POKER, c, seed=b"5")
    r = [5]
    while not game.is_over:
        v, actions = game.view(game.player).snapshot, POKER.legal(c, game.state)
        chosen = POKER.choose(c, v, actions, len(actions), r)
        assert chosen in actions
        assert not (v.phase == rules.ANSWERING and chosen >= rules.PASS)
        game.act(game.player, chosen if rng.random() < 0.8 else rng.choice(actions))


@pytest.mark.parametrize(("has", "harm"), [(0, 5), (1, 25), (2, 110), (3, 1000)])
def test_C10_harm_grows_with_what_lies_there(has: int, harm: int) -> None:
    c = POKER.configure(4)
    v = view(c, table(c, ["8 bat", "8 fly", "rat", "rat"], ["", f"{has} toad"]), A)
    assert heuristic.harm(c, v, B, kind("toad"), 8 - has) == harm


def test_C10_what_can_no_longer_be_collected_does_no_harm() -> None:
    """B has a toad and needs three more: of eight toads six lie face up elsewhere."""
    c = POKER.configure(4)
    v = view(c, table(c, ["8 bat", "8 fly", "rat", "rat"], ["2 toad", "toad", "2 toad", "2 toad"]), A)
    hidden = heuristic.hidden_cards(c, v, kind("toad"))
    assert hidden == 1
    assert heuristic.harm(c, v, B, kind("toad"), hidden) == 0


def test_C11_any_card_loses_the_game_for_who_has_an_empty_hand() -> None:
    c = POKER.configure(4)
    s = table(c, ["bat", "", "rat", "rat"])
    v = view(c, s, A)
    assert heuristic.harm(c, v, B, kind("toad"), 8) == 1000
    assert heuristic.harm(c, v, A, kind("toad"), 8) == 1000  # the last card is about to be offered
    assert heuristic.harm(c, v, C, kind("toad"), 8) < 100


def test_C10_option_lose_on_full_set_makes_the_missing_species_dangerous() -> None:
    shown = ["", "bat, cockroach, fly, rat, scorpion, spider, stink-bug"]
    for option, harm in (("false", 5), ("true", 1000)):
        c = POKER.configure(4, lose_on_full_set=option)
        v = view(c, table(c, ["6 bat", "6 fly", "6 rat", "rat"], shown), A)
        assert heuristic.harm(c, v, B, kind("toad"), 8) == harm
        assert heuristic.harm(c, v, B, kind("fly"), 7) == 25


def test_it_needs_no_more_than_its_own_view() -> None:
    """The same view, whatever the card and the other hands are: the same choice."""
    c = POKER.configure(3)
    one = play(c, table(c, ["bat, fly", "toad, rat", "4 rat"]), "offer bat 1 fly")
    two = play(c, table(c, ["bat, fly", "toad, rat", "4 spider"]), "offer fly 1 fly")
    assert view(c, one, B).card == HIDDEN
    assert one.hands != two.hands
    assert choices(c, one) == choices(c, two)


def losses(players: int, games: int, seed: int) -> int:
    """How many games it loses in one seat, all others playing at random."""
    c = POKER.configure(players)
    play_games = loops.bind(loops.play_games, POKER)
    results = [loops.Result() for _ in range(games)]
    states = [POKER.new_state(c), POKER.new_state(c)]
    policies = [loops.HEURISTIC] + [loops.RANDOM] * (players - 1)
    room = [0] * POKER.room
    play_games(c, states, POKER.View(), results, 0, seed, policies, POKER.num_actions, [0], room, list(room))
    return sum(result.returns[0] == -1.0 for result in results)


@pytest.mark.parametrize("players", POKER.players)
def test_against_random_players_it_loses_less_than_half_as_often(players: int) -> None:
    """A small sample; the fair share is one in `players`, and for two players one loss in ten is allowed."""
    games = 150
    allowed = min(0.1, 0.5 / players) if players == 2 else 0.5 / players
    assert losses(players, games, seed=1) < games * allowed + 2 * sqrt(games * allowed * (1 - allowed))


@pytest.mark.soak
@pytest.mark.parametrize("players", POKER.players)
def test_against_random_players_at_full_counts(players: int) -> None:
    """The upper end of the 95 % interval of 20,000 games."""
    games = 20_000
    share = losses(players, games, seed=2) / games
    upper = share + 1.96 * sqrt(share * (1 - share) / games)
    assert upper < (0.1 if players == 2 else 0.5 / players)
