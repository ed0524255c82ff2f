"""The search and the weaker players: legal, pure, deterministic, blind to what the seat cannot know, sane."""

from functools import partial
from typing import Any

import pytest

from cattery.bots.players import UNTRIED
from cattery.core.game import event_rows
from cattery.games.felix.persona import PERSONAS, REMEMBERED, dim_worth
from cattery.games.felix.rules import Config, State, View
from cattery.games.felix.search import add_others, lead_of, search
from tests.games import searching
from tests.games.felix.setting import FELIX, auction, begin, legal, mask, play
from tests.games.sampling import observed, sample
from tests.games.searching import chosen, dice, untried

CONFIGURATIONS = [
    (players, options)
    for players in FELIX.players
    for options in (
        {},
        {"preset": "french"},
        {"cards": 5, "rounds": 4, "start_mice": 3, "bank": 0},
        {"cards": 2, "rounds": 1, "start_mice": 0, "unsold_refill": "refill", "first_start": "seat0"},
    )
]


weakly = partial(searching.weakly, FELIX)
positions = partial(searching.positions, FELIX, first=4)


def searched(c: Config, v: View, actions: list[int], seed: int = 1, nodes: int = 300) -> int:
    """What the search does in a view."""
    return chosen(search, c, v, actions, dice(seed), nodes, untried(FELIX))


def found(c: Config, s: State, seed: int = 1, nodes: int = 300) -> str:
    """What the player to act finds, in words."""
    return FELIX.action_texts[searched(c, observed(FELIX, c, s, s.player), FELIX.legal(c, s), seed, nodes)]


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_legal_in_random_positions_of_every_kind_of_table(players: int, options: dict[str, Any]) -> None:
    c = FELIX.configure(players, **options)
    for s in positions(c, seed=players, step=5):
        assert found(c, s, nodes=60) in legal(c, s)
        for weakness, persona in ((1, 0), (2, 1), (2, 2)):
            assert weakly(c, s, weakness, persona) in legal(c, s)


@pytest.mark.parametrize("players", FELIX.players)
def test_the_same_view_dice_and_nodes_give_the_same_action_and_more_nodes_another_now_and_then(players: int) -> None:
    c = FELIX.configure(players)
    few, again, many = [], [], []
    for s in positions(c, seed=players, step=9):
        few.append(found(c, s, 1, nodes=60))
        again.append(found(c, s, 1, nodes=60))
        many.append(found(c, s, 1, nodes=400))
    assert few == again
    assert few != many


@pytest.mark.parametrize("players", FELIX.players)
def test_F22_what_the_seat_cannot_know_makes_no_difference(players: int) -> None:
    """Other hands, other cards face down: the same action, as long as the view is the same."""
    c, r, differ = FELIX.configure(players), dice(players), 0
    for s in positions(c, seed=players + 10, step=6):
        v = observed(FELIX, c, s, s.player)
        other = sample(FELIX, c, v, [], r)
        differ += (other.hands, other.row) != (s.hands, s.row)
        assert found(c, other, nodes=60) == found(c, s, nodes=60)
        for weakness in (1, 2):
            assert weakly(c, other, weakness, 1) == weakly(c, s, weakness, 1)
    assert differ > 5


def test_the_dice_are_moved_on() -> None:
    c = FELIX.configure(4)
    s = begin(c)
    r = dice(1)
    before = r[0]
    actions = FELIX.legal(c, s)
    search(c, observed(FELIX, c, s, 0), event_rows([]), actions, len(actions), r, 60, untried(FELIX))
    assert r[0] != before


def test_F16_F21_worths_are_the_lead_that_an_action_is_as_good_as() -> None:
    """The last auction, all cards known. Passing has paid 2, 4 and 6: 17, 19 and 21 mice, and 15 of one's own.

    Bought, the row's 15 + 11 + 8 + 3 points make 15 - 1 + 37 = 51, 30 ahead; left, one is 6 behind.
    """
    c = FELIX.configure(4, cards=4, rounds=1)
    s = auction(c, "15, 11, 8, 3", [15] * 4)
    play(c, s, "pass", "pass", "pass")
    worths = untried(FELIX)
    chosen(search, c, observed(FELIX, c, s, 3), FELIX.legal(c, s), dice(1), 60, worths)
    found = {FELIX.action_texts[a]: lead_of(worth) for a, worth in enumerate(worths) if worth > UNTRIED}
    assert found == pytest.approx({"buy": 30, "decline": -6})


def test_only_what_is_worth_trying_is_given_a_worth_and_nothing_where_there_is_no_choice() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 11, 8, 3", [15] * 4)
    for purse, tried in ((15, {"pass", "bid 1", "bid 2", "bid 4"}), (0, set())):
        s.mice[0] = purse
        worths = untried(FELIX)
        chosen(search, c, observed(FELIX, c, s, 0), FELIX.legal(c, s), dice(1), 60, worths)
        found = {FELIX.action_texts[a] for a, worth in enumerate(worths) if worth > UNTRIED}
        assert found == tried


def test_F11_no_bid_is_tried_that_cannot_be_paid() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 15, 15, 15", [15, 2, 15, 15])
    play(c, s, "bid 1")
    v = observed(FELIX, c, s, 1)
    for first, others in (("pass", ["bid 2"]), ("bid 2", ["pass"])):
        plans = [FELIX.action_texts.index(first), *[0] * 20]
        n = add_others(v, FELIX.legal(c, s), 2, plans)
        assert [FELIX.action_texts[a] for a in plans[1 : n + 1]] == others
    play(c, s, "bid 2", "pass", "pass", "bid 3")
    assert legal(c, s) == ["pass"]
    assert found(c, s, nodes=0) == "pass"


def test_F16_a_good_row_is_bought_for_a_mouse_and_a_bad_one_is_declined() -> None:
    c = FELIX.configure(4)
    for row, answer in (("15, 11, 8, 3", "buy"), ("-8, -5, -8, 3", "decline")):
        s = auction(c, row, [15] * 4)
        play(c, s, "pass", "pass", "pass")
        assert {found(c, s, seed) for seed in range(5)} == {answer}


def test_F18_a_row_seen_whole_is_left_to_others_when_it_costs_points_and_bought_when_it_is_cheap() -> None:
    c = FELIX.configure(4)
    for row, bids in (("-8, -5, -8, 3", False), ("15, 15, 11, 15", True)):
        s = auction(c, row, [15] * 4)
        play(c, s, "bid 1", "pass", "pass")
        assert {found(c, s, seed) != "pass" for seed in range(5)} == {bids}


def test_F20_in_the_last_round_a_row_that_costs_more_than_it_brings_is_not_bid_for() -> None:
    """A row of 12 seen whole at 12, with nothing more to win by mice."""
    c = FELIX.configure(4)
    for high, bids in ((12, False), (5, True)):
        s = auction(c, "3, 3, 3, 3", [30] * 4)
        s.round = 8
        play(c, s, f"bid {high}", "pass", "pass")
        assert {found(c, s, seed) != "pass" for seed in range(5)} == {bids}


@pytest.mark.parametrize("weakness", [1, 2])
def test_the_weaker_forget_what_was_shown_but_not_their_manners(weakness: int) -> None:
    """The 15 and the dogs are remembered by the first, nothing by the second; the guess differs by just that."""
    c = FELIX.configure(4)
    s = auction(c, "3, 3, 3, 3", [15] * 4)
    v = observed(FELIX, c, s, 0)
    fresh = dim_worth(c, v, REMEMBERED[weakness])
    v.shown[2] |= mask("15")
    assert (dim_worth(c, v, REMEMBERED[weakness]) < fresh) == (weakness == 1)
    fresh = dim_worth(c, v, REMEMBERED[weakness])
    v.shown[2] |= mask("11")
    assert dim_worth(c, v, REMEMBERED[weakness]) == fresh
    assert v.shown[2] == mask("11, 15")


def test_the_weaker_bid_for_a_good_row_and_not_for_a_bad_one() -> None:
    """However unsure of it: never a move far below one's best."""
    c = FELIX.configure(4)
    good, bad = auction(c, "15, 11, 15, 11", [15] * 4), auction(c, "-8, -5, -8, -5", [15] * 4)
    for s in good, bad:
        play(c, s, "pass", "pass")
    for weakness in (1, 2):
        for persona in range(len(PERSONAS)):
            assert {weakly(c, good, weakness, persona, seed) for seed in range(20)} == {"bid 1"}
            assert {weakly(c, bad, weakness, persona, seed) for seed in range(20)} == {"pass"}


def test_each_persona_places_in_a_way_of_its_own() -> None:
    c = FELIX.configure(4)
    s = begin(c)
    play(c, s, "place 3")
    placed = [[weakly(c, s, 2, persona, seed) for seed in range(60)] for persona in range(len(PERSONAS))]
    dogs = [sum("dog" in card for card in cards) for cards in placed]
    assert dogs.index(max(dogs)) == PERSONAS.index("bluffer")
    best = [sum(card in ("place 11", "place 15") for card in cards) for cards in placed]
    assert best.index(max(best)) == PERSONAS.index("honest")
