import random

import pytest

from cattery.core.account import Account, together
from cattery.core.game import HIDDEN, NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.view import best_first
from cattery.games import load, names
from cattery.games.cat_and_mouse import rules as cat_and_mouse
from cattery.terminal.bots import bots_action
from cattery.terminal.screen import Screen
from cattery.terminal.telling import Teller, seats_of


def random_game(name: str, seed: int = 3) -> Playthrough:
    game, rng = load(name), random.Random(seed)
    play = Playthrough(game, game.configure(), b"telling")
    while not play.is_over:
        play.act(play.player, rng.choice(game.legal(play.config, play.state)))
    return play


def test_two_accounts_of_one_action_are_joined() -> None:
    assert together([], [(1, 2)]) == [(1, 2)]
    assert together([(3, 0, HIDDEN)], [(3, 0, 7)]) == [(3, 0, 7)]
    assert together([(3, 0, 7), (9, 1)], [(3, 0, HIDDEN), (9, 1)]) == [(3, 0, 7), (9, 1)]
    assert together([(3, 0, 7)], [(3, 1, 7)]) == [(3, 1, 7), (3, 0, 7)]


@pytest.mark.parametrize("name", names())
def test_an_account_tells_what_the_seat_itself_has_seen(name: str) -> None:
    play = random_game(name)
    for seat in (NOBODY, 0, 1):
        told = [event for _, seen in Account(play, seats_of(play, seat)).news() for event in seen]
        assert tuple(told) == play.view(seat).events


@pytest.mark.parametrize("name", names())
def test_all_seats_together_see_no_less_than_each(name: str) -> None:
    play = random_game(name)
    everything = [seen for _, seen in Account(play, seats_of(play, None)).news()]
    for seat in range(play.config.players):
        for whole, (_, part) in zip(everything, Account(play, (seat,)).news(), strict=True):
            hidden = sum(event.count(HIDDEN) for event in whole)
            assert len(whole) >= len(part)
            assert hidden <= sum(event.count(HIDDEN) for event in part)


def test_felix_with_everything_open_names_every_card_that_was_placed() -> None:
    play = random_game("felix")
    spectator = [e for _, seen in Account(play, seats_of(play, NOBODY)).news() for e in seen]
    everything = [e for _, seen in Account(play, seats_of(play, None)).news() for e in seen]
    assert any(HIDDEN in event for event in spectator)
    assert len(everything) == len(spectator)
    placed = [event for event in everything if event[0] == 3]
    assert len(placed) == 4 * 9
    assert all(HIDDEN not in event for event in placed)


def test_the_scores_are_told_from_the_best_down_whichever_way_they_count() -> None:
    assert best_first([-1 / 3, 2 / 3, -1 / 3], [30, 38, 36]) == [1, 2, 0]
    assert best_first([1.0, -1.0], [0, 4]) == [0, 1]
    assert best_first([0.0, 0.0], [3, 3]) == [0, 1]


@pytest.mark.parametrize("name", names())
def test_a_bot_knows_its_view_alone(name: str) -> None:
    game = load(name)
    play = Playthrough(game, game.configure(), b"bots")
    while not play.is_over and play.decision < 30:
        view = play.view(play.player)
        before = view.to_json()
        action = bots_action(view, "regular", play.seed)
        assert action in view.legal_actions
        assert view.to_json() == before
        assert bots_action(view, "regular", play.seed) == action
        play.act(play.player, action)


def test_a_row_of_cards_is_one_line() -> None:
    game = load("cat_and_mouse")
    teller = Teller(Screen("en"), game, game.configure(), ("Ada", "Bo"), 0)
    drawn = [(cat_and_mouse.SAW_DRAW, 0, rank) for rank in (1, 2, 3)]
    assert teller.log_lines(drawn[:2]) == ["You draw a 2.", "You draw a 3."]
    assert teller.log_lines(drawn) == ["You draw a 2, a 3, a 4."]
