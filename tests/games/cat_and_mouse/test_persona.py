"""The weaker players of Cat and Mouse: what even they do, and how they differ."""

from random import Random

import pytest

from cattery.core.game import CHANCE
from cattery.games.cat_and_mouse.heuristic import NONE
from cattery.games.cat_and_mouse.persona import PERSONAS, choose_weakly, whatever_fits
from cattery.games.cat_and_mouse.rules import DISCARD, KINDS, KING, PER_BUILD, STOCK, Config, State
from tests.games.cat_and_mouse.setting import CAT, random_game, table, view

THEIRS = "2, 4, 6, 8, 10"
every_weakness = pytest.mark.parametrize("weakness", [1, 2])
every_persona = pytest.mark.parametrize("persona", range(len(PERSONAS)))


def fitting(c: Config, s: State, persona: str) -> str:
    """What is played without looking ahead."""
    legal = CAT.legal(c, s)
    action = whatever_fits(c, view(c, s, s.player), legal, len(legal), PERSONAS.index(persona))
    return "nothing" if action == NONE else CAT.action_texts[action]


@every_weakness
@every_persona
def test_the_stock_is_played_whenever_it_can_be_and_a_king_is_put_aside_only_among_kings(
    weakness: int, persona: int
) -> None:
    c, r = CAT.configure(), [persona]
    stock_plays = discards = 0
    for s, _, _ in random_game(c, Random(1), plays_first=True):
        if s.player == CHANCE:
            continue
        legal = CAT.legal(c, s)
        action = choose_weakly(c, view(c, s, s.player), [(0,) * 8], legal, len(legal), r, weakness, persona)
        assert action in legal
        if any(a < DISCARD and a % PER_BUILD == STOCK for a in legal):
            assert action < DISCARD
            assert action % PER_BUILD == STOCK
            stock_plays += 1
        elif action >= DISCARD:
            held = s.hands[KINDS * s.player : KINDS * s.player + KINDS]
            assert (action - DISCARD >> 2 == KING) == (sum(held) == held[KING])
            discards += 1
    assert stock_plays > 5
    assert discards > 20


@pytest.mark.parametrize(
    ("persona", "played"), [("eager", "hand 5 to build 1"), ("hoarder", "nothing"), ("careful", "nothing")]
)
def test_only_the_eager_give_the_opponent_the_rank_on_his_stock(persona: str, played: str) -> None:
    c = CAT.configure()
    s = table(c, ("5, 9, 9, jack, jack", THEIRS), tops=("queen", "6"), builds=("4",))
    assert fitting(c, s, persona) == played


@pytest.mark.parametrize(
    ("persona", "played"), [("eager", "hand 5 to build 1"), ("hoarder", "nothing"), ("careful", "hand 5 to build 1")]
)
def test_hoarders_keep_a_full_hand(persona: str, played: str) -> None:
    c = CAT.configure()
    s = table(c, ("5, 9, 9, jack, jack", THEIRS), tops=("queen", "2"), builds=("4",))
    assert fitting(c, s, persona) == played


@pytest.mark.parametrize("persona", PERSONAS)
def test_hoarders_too_play_from_side_piles_and_their_last_cards(persona: str) -> None:
    c = CAT.configure()
    s = table(c, ("4, 9, 9, jack, jack", THEIRS), tops=("queen", "2"), builds=("4",), sides=["5"])
    assert fitting(c, s, persona) == "side 1 to build 1"
    s = table(c, ("5, 9", THEIRS), tops=("queen", "2"), builds=("4",))
    assert fitting(c, s, persona) == "hand 5 to build 1"


@pytest.mark.parametrize("persona", PERSONAS)
def test_M7_kings_are_kept_for_the_way_to_the_stock(persona: str) -> None:
    c = CAT.configure()
    s = table(c, ("king, 9, 9, jack, jack", THEIRS), tops=("queen", "2"), builds=("4",), sides=["king"])
    assert fitting(c, s, persona) == "nothing"
