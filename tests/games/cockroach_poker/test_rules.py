"""Cockroach Poker, rule by rule: C1-C13, the worked positions, the options and the small configurations."""

import random
from collections import defaultdict
from itertools import product
from typing import Any

import pytest

from cattery.core.errors import IllegalAction, InvalidConfig, NotYourTurn
from cattery.core.game import CHANCE, HIDDEN, NOBODY, TERMINAL
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.state import clone
from cattery.games import load
from cattery.games.cockroach_poker import rules
from cattery.games.cockroach_poker.rules import SPECIES, Config, State
from cattery.games.cockroach_poker.words import SPECIES as NAMES
from cattery.games.cockroach_poker.words import recall
from tests.games.cockroach_poker.conserved import conserved
from tests.games.cockroach_poker.setting import (
    POKER,
    A,
    B,
    C,
    D,
    cards_of,
    counts,
    deal,
    face_up,
    hand,
    is_between_rounds,
    kind,
    legal,
    play,
    seen,
    table,
    view,
)

BAT, COCKROACH, FLY, RAT, TOAD = 0, 1, 2, 3, 7
SIZES = {
    2: [27, 27],
    3: [22, 21, 21],
    4: [16] * 4,
    5: [13, 13, 13, 13, 12],
    6: [11, 11, 11, 11, 10, 10],
}


def claims(verb: str, *targets: int, species: int = SPECIES) -> list[str]:
    return [f"{verb} {target} {name}" for target in targets for name in NAMES[:species]]


def lone_cards(players: int, **options: Any) -> tuple[Config, State]:
    """Everybody has a bat and a fly; seat 0 is to offer."""
    c = POKER.configure(players, **options)
    return c, table(c, ["bat, fly"] * players)


# --------------------------------------------------------------------------------------------------------- the deal


def test_C1_eight_cards_of_each_of_eight_species() -> None:
    assert NAMES == ("bat", "cockroach", "fly", "rat", "scorpion", "spider", "stink-bug", "toad")
    c = POKER.configure(4, first_start="seat0")
    s = POKER.new_state(c)
    assert POKER.outcomes(c, s) == [(k, 8) for k in range(8)]
    assert (sum(s.undealt), s.left) == (64, 64)


def test_C2_the_next_card_is_any_of_those_that_are_left() -> None:
    c = POKER.configure(4, first_start="seat0")
    s = POKER.new_state(c)
    for card, left in ((TOAD, 7), (TOAD, 6), (TOAD, 5)):
        POKER.apply(c, s, card)
        assert POKER.outcomes(c, s) == [*((k, 8) for k in range(7)), (TOAD, left)]
    for _ in range(5):
        POKER.apply(c, s, TOAD)
    assert POKER.outcomes(c, s) == [(k, 8) for k in range(7)]
    assert [hand(s, p) for p in range(4)] == ["2 toad"] * 4


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("start", [0, 1])
def test_C2_C3_hands_are_as_even_as_can_be_and_the_start_player_has_the_first_card(players: int, start: int) -> None:
    c = POKER.configure(players)
    s = deal(c, start)
    from_start = [s.hand_size[(start + i) % players] for i in range(players)]
    assert from_start == SIZES[players]
    assert sum(from_start) == c.species * c.copies - c.set_aside
    assert (s.player, s.start, s.phase, s.receiver) == (start, start, rules.OFFERING, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_C2_no_card_is_left_over(players: int) -> None:
    """Five or six players: a deal that rounds down would lose four cards."""
    s = deal(POKER.configure(players))
    assert (sum(s.hands), sum(s.undealt), s.left) == (64, 0, 0)


def test_C2_cards_go_round_one_at_a_time() -> None:
    c = POKER.configure(3)
    s = POKER.new_state(c)
    POKER.apply(c, s, SPECIES + 2)
    for card, receiver in ((BAT, 2), (FLY, 0), (RAT, 1), (TOAD, 2)):
        assert s.receiver == receiver
        POKER.apply(c, s, card)
    assert [hand(s, p) for p in range(3)] == ["fly", "rat", "bat, toad"]


@pytest.mark.parametrize("players", SIZES)
def test_C1_C2_all_64_cards_are_accounted_for_after_every_action(players: int) -> None:
    rng = random.Random(players)
    for _ in range(10):
        game = Playthrough(POKER, POKER.configure(players), seed=rng.randbytes(16))
        while not game.is_over:
            assert conserved(game.config, game.state) == (8,) * 8
            game.act(game.player, rng.choice(POKER.legal(game.config, game.state)))
        assert conserved(game.config, game.state) == (8,) * 8


def test_C3_two_players_set_ten_cards_aside_that_never_come_back() -> None:
    c = POKER.configure(2)
    s = deal(c)
    assert (c.set_aside, s.left, sum(s.undealt), sum(s.hands)) == (10, 10, 10, 54)
    aside = list(s.undealt)
    rng = random.Random(1)
    while s.phase != rules.OVER:
        POKER.apply(c, s, rng.choice(POKER.legal(c, s)))
        assert s.undealt == aside


@pytest.mark.parametrize(
    ("players", "aside", "sizes"), [(4, 2, [16, 16, 15, 15]), (2, 0, [32, 32]), (3, 61, [1, 1, 1])]
)
def test_C3_option_set_aside_for_any_number_of_players(players: int, aside: int, sizes: list[int]) -> None:
    c = POKER.configure(players, set_aside=aside)
    s = deal(c)
    assert s.hand_size[:players] == sizes
    assert (s.left, sum(s.undealt)) == (aside, aside)


def test_C3_cards_set_aside_are_any_cards_with_a_seed() -> None:
    asides = set()
    for seed in range(20):
        game = Playthrough(POKER, POKER.configure(2), seed=bytes([seed]))
        asides.add(tuple(game.state.undealt))
        assert sum(game.state.undealt) == 10
    assert len(asides) > 15


# ---------------------------------------------------------------------------------------------------------- a round


def test_C4_the_start_player_is_drawn_by_lot() -> None:
    c = POKER.configure(5)
    s = POKER.new_state(c)
    assert (POKER.current_player(s), POKER.chance_pile(c, s)) == (CHANCE, rules.PILE_START)
    assert [(POKER.outcome_texts[o], w) for o, w in POKER.outcomes(c, s)] == [(f"start {p}", 1) for p in range(5)]
    POKER.apply(c, s, SPECIES + 3)
    assert (s.start, s.receiver, POKER.chance_pile(c, s)) == (3, 3, rules.PILE_DEAL)


def test_C4_option_first_start_seat0() -> None:
    c = POKER.configure(5, first_start="seat0")
    s = POKER.new_state(c)
    assert (s.phase, POKER.chance_pile(c, s)) == (rules.DEAL, rules.PILE_DEAL)
    assert deal(c).player == 0
    assert deal(POKER.configure(5, first_start="random"), start=4).player == 4


def test_C4_an_offer_is_any_hand_card_any_other_player_any_claim() -> None:
    c = POKER.configure(4)
    s = table(c, ["bat", "3 fly, toad", "rat", "rat"], start=B)
    assert legal(c, s) == claims("offer fly", A, C, D) + claims("offer toad", A, C, D)
    assert len(legal(c, s)) == 2 * 3 * 8


def test_C4_the_card_leaves_the_hand_face_down() -> None:
    c = POKER.configure(4)
    s = play(c, table(c, ["2 bat, fly", "rat", "rat", "rat"]), "offer bat 2 toad")
    assert (hand(s, A), s.hand_size[A], s.card) == ("bat, fly", 2, BAT)
    assert (s.offers, s.offered_by[0], s.claims[0], s.player) == (1, A, TOAD, C)
    assert (s.had, s.knows) == (0b101, 0b001)


@pytest.mark.parametrize(
    ("claim", "said", "taker"), [("toad", "false", B), ("toad", "true", A), ("fly", "false", A), ("fly", "true", B)]
)
def test_C5a_whoever_is_wrong_takes_the_card(claim: str, said: str, taker: int) -> None:
    """The worked position, a toad offered as a toad, and the same toad as a fly."""
    c = POKER.configure(4)
    s = play(c, table(c, ["toad, bat"] * 4), f"offer toad 1 {claim}", said)
    assert [face_up(s, p) for p in range(4)] == ["toad" if p == taker else "" for p in range(4)]
    assert (s.start, s.player, s.phase) == (taker, taker, rules.OFFERING)
    assert is_between_rounds(s)


@pytest.mark.parametrize(("said", "taker"), [("false", C), ("true", B)])
def test_C5a_of_a_card_passed_on_the_last_offerer_is_right_or_wrong(said: str, taker: int) -> None:
    """A offers a bat to B as a fly, B looks and offers it to C as a bat: never A's any more."""
    c = POKER.configure(4)
    s = play(c, table(c, ["bat, rat"] * 4), "offer bat 1 fly", "look", "pass 2 bat", said)
    assert [face_up(s, p) for p in range(4)] == ["bat" if p == taker else "" for p in range(4)]
    assert hand(s, A) == "rat"


def test_C5_accept_or_look_and_pass_on_with_the_same_or_another_claim() -> None:
    c, s = lone_cards(4)
    s = play(c, s, "offer bat 1 fly")
    assert legal(c, s) == ["true", "false", "look"]
    s = play(c, s, "look")
    assert legal(c, s) == claims("pass", C, D)
    for claim in ("fly", "toad"):
        assert play(c, s, f"pass 3 {claim}").claims[:2] == [FLY, kind(claim)]


def test_C5b_option_blind_pass_lets_a_card_go_on_unseen() -> None:
    c, s = lone_cards(4, blind_pass="true")
    s = play(c, s, "offer bat 1 fly")
    assert legal(c, s) == ["true", "false", "look", *claims("pass", C, D)]
    blind = play(c, s, "pass 2 rat")
    assert (blind.knows, view(c, blind, B).card, blind.had) == (0b0001, HIDDEN, 0b0111)
    assert legal(c, blind) == ["true", "false", "look", *claims("pass", D)]
    assert legal(c, play(c, blind, "pass 3 bat")) == ["true", "false"]
    looked = play(c, s, "look")
    assert legal(c, looked) == claims("pass", C, D)
    assert view(c, play(c, looked, "pass 2 rat"), B).card == BAT


def test_C5b_without_the_option_blind_pass_one_must_look_first() -> None:
    c, s = lone_cards(4, blind_pass="false")
    assert legal(c, play(c, s, "offer bat 1 fly")) == ["true", "false", "look"]


def test_C6_whoever_has_looked_can_no_longer_accept_not_even_after_saving() -> None:
    c = POKER.configure(4)
    game = Playthrough(POKER, c, seed=b"a card to look at")
    start = game.player
    game.act(start, POKER.legal(c, game.state)[0])
    game.act(game.player, rules.LOOK)
    again = from_text(game.to_text(), load)
    for one in (game, again):
        assert min(POKER.legal(c, one.state)) >= rules.PASS
        for answer in (rules.SAY_TRUE, rules.SAY_FALSE, rules.LOOK):
            with pytest.raises(IllegalAction, match="Expected: pass "):
                one.act(one.player, answer)
    assert again.state == game.state


def test_C7_not_to_oneself_and_not_to_anyone_who_has_had_it() -> None:
    c, s = lone_cards(5)
    assert not any(text.split()[2] == "0" for text in legal(c, s))
    s = play(c, s, "offer bat 3 fly", "look")
    assert legal(c, s) == claims("pass", B, C, 4)
    s = play(c, s, "pass 1 fly", "look")
    assert legal(c, s) == claims("pass", C, 4)
    s = play(c, s, "pass 4 fly", "look")
    assert legal(c, s) == claims("pass", C)


def test_C7_an_offer_to_the_wrong_player_or_out_of_turn_is_refused_by_name() -> None:
    game = Playthrough(POKER, POKER.configure(3, first_start="seat0"), seed=b"7")
    card = NAMES[next(k for k in range(SPECIES) if game.state.hands[k])]
    before = clone(game.state)
    with pytest.raises(IllegalAction, match=f"offer {card} 0 bat"):
        game.act(A, POKER.action_texts.index(f"offer {card} 0 bat"))
    with pytest.raises(NotYourTurn):
        game.act(B, POKER.action_texts.index(f"offer {card} 2 bat"))
    assert game.state == before
    game.act(A, POKER.action_texts.index(f"offer {card} 1 bat"))
    game.act(B, rules.LOOK)
    for seen_it in (A, B):
        with pytest.raises(IllegalAction, match="pass 2 bat"):
            game.act(B, POKER.action_texts.index(f"pass {seen_it} bat"))


def test_C8_three_players_the_third_must_accept() -> None:
    """A to B, B passes on: only C is left."""
    c, s = lone_cards(3)
    s = play(c, s, "offer bat 1 fly", "look", "pass 2 fly")
    assert (s.player, s.had, legal(c, s)) == (C, c.everyone, ["true", "false"])


def test_C8_six_players_only_the_last_of_six_must_accept() -> None:
    c, s = lone_cards(6)
    s = play(c, s, "offer bat 5 fly")
    for target in (4, 3, 2, 1):
        s = play(c, s, "look", f"pass {target} fly")
        assert legal(c, s) == (["true", "false"] if target == 1 else ["true", "false", "look"])
    assert (s.offered_by, s.offers) == ([0, 5, 4, 3, 2, 0], 5)


@pytest.mark.parametrize("blind", ["false", "true"])
def test_C8_two_players_never_pass_on(blind: str) -> None:
    c, s = lone_cards(2, blind_pass=blind)
    assert legal(c, play(c, s, "offer bat 1 fly")) == ["true", "false"]


@pytest.mark.parametrize(("said", "starter"), [("true", B), ("false", A)])
def test_C9_whoever_takes_the_card_starts_the_next_round(said: str, starter: int) -> None:
    c, s = lone_cards(4)
    s = play(c, s, "offer bat 1 fly", said)
    assert (POKER.current_player(s), s.start) == (starter, starter)
    assert all(text.startswith("offer") for text in legal(c, s))


def test_C9_a_player_with_an_empty_hand_can_be_offered_a_card_and_pass_it_on() -> None:
    c = POKER.configure(3)
    s = table(c, ["bat, fly", "", "rat"])
    assert legal(c, s) == claims("offer bat", B, C) + claims("offer fly", B, C)
    s = play(c, s, "offer bat 1 bat")
    assert legal(c, s) == ["true", "false", "look"]
    accepted = play(c, s, "true")
    assert (accepted.player, accepted.phase, hand(accepted, B)) == (A, rules.OFFERING, "")
    passed = play(c, s, "look", "pass 2 fly", "true")
    assert (passed.player, passed.phase, face_up(passed, C)) == (C, rules.OFFERING, "bat")


# ---------------------------------------------------------------------------------------------------------- the end


def lose_by(c: Config, has: int) -> State:
    """B has so many toads face up and is made to take another; everybody has cards left."""
    s = table(c, ["toad, bat"] + ["bat"] * (c.players - 1), ["", f"{has} toad"])
    return play(c, s, "offer toad 1 fly", "true")


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_C10_so_many_alike_lose_at_once(players: int, count: int) -> None:
    c = POKER.configure(players)
    assert c.lose_count == count
    s = lose_by(c, count - 2)
    assert (s.phase, s.player, face_up(s, B)) == (rules.OFFERING, B, f"{count - 1} toad")
    s = lose_by(c, count - 1)
    assert (s.phase, POKER.current_player(s), s.start) == (rules.OVER, TERMINAL, B)
    assert POKER.endings[POKER.ending(c, s)] == "four-alike"
    assert POKER.legal(c, s) == []


@pytest.mark.parametrize("count", range(2, 9))
def test_C10_option_lose_count(count: int) -> None:
    c = POKER.configure(4, lose_count=count)
    assert lose_by(c, count - 2).phase == rules.OFFERING
    assert lose_by(c, count - 1).phase == rules.OVER


def test_C10_four_of_different_species_do_not_lose() -> None:
    c = POKER.configure(4)
    s = table(c, ["rat, bat", "bat", "bat", "bat"], ["", "3 toad, 3 fly, 3 bat, 2 rat"])
    assert play(c, s, "offer rat 1 fly", "true").phase == rules.OFFERING


FULL_BUT_TOAD = "bat, 2 cockroach, fly, rat, scorpion, spider, 3 stink-bug"


@pytest.mark.parametrize(("option", "phase"), [("false", rules.OFFERING), ("true", rules.OVER)])
def test_C10_option_lose_on_full_set(option: str, phase: int) -> None:
    c = POKER.configure(4, lose_on_full_set=option)
    s = table(c, ["toad, bat", "bat", "bat", "bat"], ["", FULL_BUT_TOAD])
    s = play(c, s, "offer toad 1 fly", "true")
    assert s.phase == phase
    if phase == rules.OVER:
        assert (s.start, POKER.endings[POKER.ending(c, s)]) == (B, "full-set")


def test_C10_with_lose_on_full_set_seven_species_and_four_alike_still_mean_what_they_mean() -> None:
    c = POKER.configure(4, lose_on_full_set="true")
    s = table(c, ["rat, toad", "bat", "bat", "bat"], ["", FULL_BUT_TOAD.replace(" rat", " 2 rat")])
    assert play(c, s, "offer rat 1 fly", "true").phase == rules.OFFERING  # seven species, three rats
    s = table(c, ["rat, toad", "bat", "bat", "bat"], ["", FULL_BUT_TOAD.replace(" rat", " 3 rat")])
    s = play(c, s, "offer rat 1 fly", "true")
    assert POKER.endings[POKER.ending(c, s)] == "four-alike"


def test_C10_a_full_set_of_a_small_pack_is_all_its_species() -> None:
    c = POKER.configure(3, species=2, copies=4, lose_on_full_set="true")
    s = table(c, ["bat", "cockroach", "cockroach"], ["", "cockroach"])
    s = play(c, s, "offer bat 1 cockroach", "true")
    assert (s.phase, POKER.endings[POKER.ending(c, s)]) == (rules.OVER, "full-set")


def test_C11_a_taker_with_an_empty_hand_must_start_and_loses() -> None:
    """A holds no card and takes one as accepter, no four alike."""
    c = POKER.configure(4)
    s = table(c, ["", "bat, fly", "rat", "rat"], ["3 toad"], start=B)
    s = play(c, s, "offer bat 0 fly", "true")
    assert (s.phase, s.start, POKER.endings[POKER.ending(c, s)]) == (rules.OVER, A, "empty-hand")


def test_C11_the_offerer_of_a_last_card_who_takes_it_back_loses() -> None:
    c = POKER.configure(4)
    s = play(c, table(c, ["bat", "fly", "rat", "rat"]), "offer bat 1 fly", "false")
    assert (s.phase, s.start, POKER.endings[POKER.ending(c, s)]) == (rules.OVER, A, "empty-hand")


def test_C11_four_alike_is_looked_at_before_the_empty_hand() -> None:
    c = POKER.configure(4)
    s = play(c, table(c, ["bat", "fly", "rat", "rat"], ["3 bat"]), "offer bat 1 fly", "false")
    assert (s.phase, s.start, POKER.endings[POKER.ending(c, s)]) == (rules.OVER, A, "four-alike")


def test_C11_only_the_taker_is_looked_at() -> None:
    """C and D have no cards and do not lose by it, in whatever order they sit."""
    c = POKER.configure(4)
    s = table(c, ["bat, fly", "rat", "", ""], ["3 fly", "", "3 toad", "3 rat"])
    s = play(c, s, "offer bat 1 fly", "true")
    assert (s.phase, s.player) == (rules.OFFERING, B)


@pytest.mark.parametrize("players", SIZES)
def test_C12_one_loser_and_all_the_others_win(players: int) -> None:
    c = POKER.configure(players)
    s = lose_by(c, c.lose_count - 1)
    returns, scores = [0.0] * players, [9] * players
    POKER.returns(c, s, returns)
    POKER.scores(c, s, scores)
    others = {2: 1.0, 3: 0.5, 4: 1 / 3, 5: 0.25, 6: 0.2}[players]
    assert returns == [others, -1.0, *[others] * (players - 2)]
    assert sum(returns) == pytest.approx(0)
    assert scores == [0, c.lose_count, *[0] * (players - 2)]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("policy", ["answers", "passes on"])
def test_C11_C12_every_game_ends_within_its_bound(players: int, policy: str) -> None:
    """Never passing on, and always: the longest rounds."""
    rng = random.Random(players)
    for lose_count in (2, 4, 8):
        c = POKER.configure(players, lose_count=lose_count)
        game = Playthrough(POKER, c, seed=rng.randbytes(16))
        while not game.is_over:
            actions = POKER.legal(c, game.state)
            wanted = [a for a in actions if (a == rules.LOOK) == (policy == "passes on")]
            game.act(game.player, rng.choice(wanted or actions))
        assert game.decision <= POKER.max_length(c)
        assert min(game.returns()) == -1.0


# -------------------------------------------------------------------------------------------------------- knowledge


def test_C13_all_know_face_up_cards_hand_sizes_offers_and_claims() -> None:
    c = POKER.configure(4)
    s = table(c, ["bat, fly", "2 rat", "rat", "3 rat"], ["toad", "fly", "", "bat"])
    s = play(c, s, "offer bat 3 fly", "look", "pass 1 toad")
    for seat in (A, B, C, D, NOBODY):
        v = view(c, s, seat)
        assert v.hand_size == [1, 2, 1, 3, 0, 0]
        assert [cards_of(v.face_up[p * SPECIES : (p + 1) * SPECIES]) for p in range(4)] == ["toad", "fly", "", "bat"]
        assert (v.offers, v.offered_by[:2], v.claims[:2], v.player) == (2, [A, D], [FLY, TOAD], B)


def test_C13_the_card_under_way_is_known_to_its_first_owner_and_to_who_looked() -> None:
    c, s = lone_cards(4)
    offered = play(c, s, "offer bat 3 fly")
    assert [view(c, offered, seat).card for seat in (A, B, C, D, NOBODY)] == [BAT, *[HIDDEN] * 4]
    passed = play(c, offered, "look", "pass 1 toad")
    assert [view(c, passed, seat).card for seat in (A, B, C, D, NOBODY)] == [BAT, HIDDEN, HIDDEN, BAT, HIDDEN]
    assert [view(c, play(c, passed, "true"), seat).card for seat in (A, D)] == [HIDDEN, HIDDEN]


def test_C13_each_sees_the_own_hand_only_and_a_spectator_none() -> None:
    c = POKER.configure(3)
    s = table(c, ["bat, fly", "2 rat", "toad"])
    assert [cards_of(view(c, s, seat).hand) for seat in (A, B, C, NOBODY)] == ["bat, fly", "2 rat", "toad", ""]


@pytest.mark.parametrize("seat", [B, C, D, NOBODY])
def test_C13_exchanging_two_hidden_cards_changes_nothing_for_those_who_have_not_seen_them(seat: int) -> None:
    """A's card under way and A's hand card; and B's hand card with one set aside."""
    c = POKER.configure(4)
    one = play(c, table(c, ["bat, fly", "toad", "rat", "rat"]), "offer bat 1 fly")
    two = play(c, table(c, ["bat, fly", "toad", "rat", "rat"]), "offer fly 1 fly")
    assert view(c, one, seat) == view(c, two, seat)
    assert view(c, one, A) != view(c, two, A)
    assert POKER.legal(c, one) == POKER.legal(c, two)
    three = play(c, table(c, ["bat, fly", "scorpion", "rat", "rat"]), "offer bat 1 fly")
    assert (view(c, one, seat) == view(c, three, seat)) == (seat != B)


def test_C13_what_each_seat_sees_of_a_round() -> None:
    c, s = lone_cards(4)
    actions = ("offer bat 1 fly", "look", "pass 3 toad", "true")
    for seat in (A, B, C, D, NOBODY):
        assert seen(c, s, seat, *actions) == [
            (rules.SAW_OFFER, A, B, FLY, BAT if seat == A else HIDDEN),
            (rules.SAW_LOOK, B, BAT if seat == B else HIDDEN),
            (rules.SAW_PASS, B, D, TOAD),
            (rules.SAW_ANSWER, D, 1, TOAD, BAT),
            (rules.SAW_TAKE, D, BAT, 1),
        ]


def test_C13_what_each_seat_sees_of_the_deal_and_of_the_end() -> None:
    c = POKER.configure(3, species=2, copies=2, set_aside=1)
    game = Playthrough(POKER, c, draw=False)
    for outcome in (SPECIES + 1, COCKROACH, BAT, COCKROACH):  # seat 1 starts
        game.append(CHANCE, outcome)
    for player, text in ((1, "offer cockroach 2 bat"), (2, "look"), (2, "pass 0 bat"), (0, "false")):
        game.append(player, POKER.action_texts.index(text))
    dealt = {0: (rules.SAW_DEAL, COCKROACH), 1: (rules.SAW_DEAL, COCKROACH), 2: (rules.SAW_DEAL, BAT)}
    for seat in (0, 1, 2, NOBODY):
        events = [event for event in game.view(seat).events if event[0] in (rules.SAW_START, rules.SAW_DEAL)]
        assert events == [(rules.SAW_START, 1), *([dealt[seat]] if seat != NOBODY else [])]
    assert (game.player, face_up(game.state, 2)) == (2, "cockroach")
    game.append(2, POKER.action_texts.index("offer bat 1 bat"))
    game.append(1, rules.SAY_FALSE)
    assert game.is_over
    for seat in (0, 2, NOBODY):
        assert game.view(seat).events[-3:] == (
            (rules.SAW_ANSWER, 1, 0, BAT, BAT),
            (rules.SAW_TAKE, 1, BAT, 1),
            (rules.SAW_LOSE, 1, rules.EMPTY_HAND),
        )


def two_rounds(**options: Any) -> tuple[Config, list[tuple[int, ...]]]:
    c, s = lone_cards(3, **options)
    first = ("offer bat 1 fly", "true")
    events = seen(c, s, C, *first)
    return c, [*events, *seen(c, play(c, s, *first), C, "offer fly 2 rat", "look")]


def test_C13_option_open_history_false_leaves_the_claims_of_finished_rounds_to_memory() -> None:
    c, events = two_rounds(open_history="false")
    assert [event[0] for event in events] == [
        rules.SAW_OFFER,
        rules.SAW_ANSWER,
        rules.SAW_TAKE,
        rules.SAW_OFFER,
        rules.SAW_LOOK,
    ]
    assert recall(c, events) == events[2:]
    assert recall(c, events[:3]) == events[:3], "how a round came out is told until the next card is offered"
    assert recall(c, events[:1]) == events[:1]
    assert recall(c, []) == []


def test_C13_option_open_history_true_keeps_them() -> None:
    c, events = two_rounds(open_history="true")
    assert recall(c, events) == events


def test_C13_the_snapshot_has_this_round_s_claims_only_whatever_the_option() -> None:
    for option in ("false", "true"):
        c, s = lone_cards(3, open_history=option)
        v = view(c, play(c, s, "offer bat 1 toad", "true"), C)
        assert (v.offers, v.offered_by, v.claims) == (0, [0] * 6, [0] * 6)


# --------------------------------------------------------------------------------- options and small configurations


@pytest.mark.parametrize("players", SIZES)
def test_preset_standard_is_the_published_game(players: int) -> None:
    texts = POKER.option_texts(POKER.configure(players, "standard"))
    assert texts == {
        "first_start": "random",
        "lose_count": "5" if players == 2 else "4",
        "set_aside": "10" if players == 2 else "0",
        "blind_pass": "false",
        "lose_on_full_set": "false",
        "open_history": "false",
        "species": "8",
        "copies": "8",
    }


@pytest.mark.parametrize("players", SIZES)
def test_preset_seed_deals_all_cards_and_four_alike_lose(players: int) -> None:
    c = POKER.configure(players, "seed")
    assert (c.set_aside, c.lose_count) == (0, 4)
    assert sum(deal(c).hand_size) == 64
    assert lose_by(c, 3).phase == rules.OVER


@pytest.mark.parametrize(
    ("species", "copies", "lose_count"), [(8, 7, 4), (7, 8, 4), (2, 2, 2), (3, 3, 3), (4, 4, 4), (2, 8, 4), (8, 2, 2)]
)
@pytest.mark.parametrize("players", [2, 4])
def test_published_figures_of_small_packs(players: int, species: int, copies: int, lose_count: int) -> None:
    c = POKER.configure(players, species=species, copies=copies, set_aside="published", lose_count="published")
    assert (c.set_aside, c.lose_count) == (0, lose_count)


@pytest.mark.parametrize(("lose_count", "copies"), [(3, 2), (8, 7), (5, 4)])
def test_refused_lose_count_above_copies(lose_count: int, copies: int) -> None:
    with pytest.raises(InvalidConfig) as caught:
        POKER.configure(3, lose_count=lose_count, copies=copies)
    wanted = f"Nobody can collect {lose_count} cards of a species that has only {copies} in the pack."
    assert str(caught.value).startswith(wanted)
    assert POKER.configure(3, lose_count=copies, copies=copies).lose_count == copies


@pytest.mark.parametrize(
    ("players", "species", "copies", "set_aside", "dealt"),
    [(5, 2, 2, 0, 4), (2, 2, 2, 3, 1), (3, 2, 2, 62, -58), (3, 8, 8, 62, 2), (6, 3, 2, 1, 5)],
)
def test_refused_when_some_get_no_card(players: int, species: int, copies: int, set_aside: int, dealt: int) -> None:
    with pytest.raises(InvalidConfig) as caught:
        POKER.configure(players, species=species, copies=copies, set_aside=set_aside)
    counted = f"{species} species × {copies} cards - {set_aside} set aside = {dealt} cards for {players} players."
    assert str(caught.value) == f"The pack is too small: {counted} Each needs at least one."
    fewer = set_aside - (players - dealt)
    if fewer >= 0:
        assert deal(POKER.configure(players, species=species, copies=copies, set_aside=fewer)).hand_size[:players] == (
            [1] * players
        )


@pytest.mark.parametrize(
    ("option", "low", "high"), [("lose_count", 2, 8), ("set_aside", 0, 62), ("species", 2, 8), ("copies", 2, 8)]
)
def test_option_ranges(option: str, low: int, high: int) -> None:
    options: dict[str, Any]
    for value in (low, high):
        options = {option: value, **({"lose_count": 2} if option == "copies" else {})}
        assert getattr(POKER.configure(2, **options), option) == value
    for value in (low - 1, high + 1):
        options = {option: value}
        with pytest.raises(InvalidConfig, match=option):
            POKER.configure(2, **options)


def test_option_species_and_copies_leave_the_first_species_and_their_claims() -> None:
    c = POKER.configure(3, species=3, copies=2)
    s = deal(c)
    assert cards_of([sum(s.hands[k::SPECIES]) for k in range(SPECIES)]) == "2 bat, 2 cockroach, 2 fly"
    s = table(c, ["fly", "bat", "bat"])
    assert legal(c, s) == claims("offer fly", B, C, species=3)
    s = play(c, s, "offer fly 1 cockroach", "look")
    assert legal(c, s) == claims("pass", C, species=3)


@pytest.mark.parametrize("species", range(2, 9))
@pytest.mark.parametrize("players", SIZES)
def test_offers_are_all_triples_of_card_player_and_claim(players: int, species: int) -> None:
    c = POKER.configure(players, species=species)
    for start in range(players):
        hands = ["bat"] * players
        hands[start] = cards_of([1, *[0] * (species - 2), 2, *[0] * (8 - species)])
        s = table(c, hands, start=start)
        own = [NAMES[k] for k, n in enumerate(counts(hands[start])) if n]
        others = [p for p in range(players) if p != start]
        expected = [f"offer {card} {p} {claim}" for card, p, claim in product(own, others, NAMES[:species])]
        assert legal(c, s) == expected


def test_every_deal_of_a_tiny_pack_has_its_exact_probability() -> None:
    """Two of each of two species to two players: three hands of seat 0, with 1/6, 2/3 and 1/6."""
    c = POKER.configure(2, species=2, copies=2, first_start="seat0")
    found: dict[str, float] = defaultdict(float)

    def follow(s: State, chance: float) -> None:
        if s.phase != rules.DEAL:
            found[hand(s, A)] += chance
            return
        outcomes = POKER.outcomes(c, s)
        for outcome, weight in outcomes:
            after = clone(s)
            POKER.apply(c, after, outcome)
            follow(after, chance * weight / sum(w for _, w in outcomes))

    follow(POKER.new_state(c), 1.0)
    assert found == pytest.approx({"2 bat": 1 / 6, "bat, cockroach": 2 / 3, "2 cockroach": 1 / 6})
