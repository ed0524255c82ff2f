"""What the page of Cockroach Poker draws: the players' piles, the story of the round, what can be done."""

import random
from typing import Any

import pytest

from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView, make_view
from cattery.core.words import LANGUAGES, Message, say
from cattery.games.cockroach_poker.rules import Config, State
from cattery.games.cockroach_poker.table import Offer, Picture, Pile, Round, picture
from tests.games.cockroach_poker.setting import POKER, A, B, C, D, play, seen, table
from tests.games.cockroach_poker.twins import twin

NAMES = ("Ada", "Bo", "Cy", "Dee")
HANDS = ("2 bat, toad", "fly, rat", "rat, spider", "scorpion")


def seat_view(c: Config, s: State, seat: int, *actions: str) -> SeatView:
    """What a seat knows after these actions; it knows no other events."""
    return make_view(POKER, c, play(c, s, *actions), seat, len(actions), tuple(seen(c, s, seat, *actions)))


def said(messages: tuple[Message, ...], reader: int | None = None) -> list[str]:
    return [say(message, "en", NAMES, reader) for message in messages]


def before_a_round(seat: int = A) -> Picture:
    c = POKER.configure(4)
    return picture(seat_view(c, table(c, HANDS, ["", "3 bat, fly"]), seat))


# ------------------------------------------------------------------------------------------------------------- players


def test_the_own_seat_comes_first_and_the_others_clockwise() -> None:
    assert [player.seat for player in before_a_round(C).players] == [C, D, A, B]
    assert [player.seat for player in before_a_round(NOBODY).players] == [A, B, C, D]


def test_C10_each_player_has_a_place_for_every_species_and_three_alike_are_marked() -> None:
    bo = before_a_round().players[1]
    assert [(pile.kind, pile.count) for pile in bo.piles if pile.count] == [("bat", 3), ("fly", 1)]
    assert len(bo.piles) == 8
    assert [pile.kind for pile in bo.piles if pile.is_danger] == ["bat"]
    assert said(bo.warnings) == ["One more loses: bat"]
    assert (bo.hand_size, bo.has_turn, bo.had_it) == (2, False, False)


def test_C10_what_nobody_can_collect_any_more_is_no_danger() -> None:
    """B has three bats; the other five lie face up before others."""
    c = POKER.configure(4)
    s = table(c, ["2 toad", "fly", "rat", "rat"], ["2 bat", "3 bat", "2 bat", "bat"])
    shown = picture(seat_view(c, s, A))
    assert [player.warnings for player in shown.players] == [(), (), (), ()]


def test_C10_option_lose_on_full_set_marks_the_species_that_is_missing() -> None:
    c = POKER.configure(2, lose_on_full_set="true", set_aside=0)
    s = table(c, ["bat", "fly"], ["", "bat, cockroach, fly, rat, scorpion, spider, stink-bug"])
    bo = picture(seat_view(c, s, A)).players[1]
    assert bo.piles[-1] == Pile("toad", 0, is_danger=True)
    assert said(bo.warnings) == ["One more loses: toad"]


def test_C11_whoever_has_an_empty_hand_must_take_nothing() -> None:
    c = POKER.configure(3)
    assert said(picture(seat_view(c, table(c, ["bat", "", "rat"]), A)).players[1].warnings) == [
        "Hand empty: any card taken loses"
    ]


def test_C7_who_had_the_card_is_marked_and_cannot_get_it() -> None:
    c = POKER.configure(4)
    shown = picture(seat_view(c, table(c, HANDS), C, "offer bat 1 fly", "look", "pass 2 bat", "look"))
    assert [(player.seat, player.had_it, player.has_turn) for player in shown.players] == [
        (C, False, True),
        (D, False, False),
        (A, True, False),
        (B, True, False),
    ]
    assert shown.targets == (D,)


# --------------------------------------------------------------------------------------------------------------- round


def test_C13_who_knows_the_card_sees_it_and_what_is_a_lie() -> None:
    c = POKER.configure(4)
    actions = ("offer bat 1 fly", "look", "pass 2 bat")
    for seat, card, truth in ((A, "bat", (False, True)), (B, "bat", (False, True)), (C, None, (None, None))):
        shown = picture(seat_view(c, table(c, HANDS), seat, *actions))
        assert shown.round == Round(
            number=1,
            offers=(Offer(A, B, "fly", truth[0]), Offer(B, C, "bat", truth[1])),
            card=card,
            said=None,
            taker=None,
            verdict=(),
        )
        assert (shown.claimed, shown.round_is_over, shown.next_round) == ("bat", False, 2)


def test_C9_how_a_round_came_out_stays_until_the_next_card_is_offered() -> None:
    c = POKER.configure(4)
    s = table(c, HANDS, ["", "2 bat"])
    round_ended = ("offer bat 1 fly", "true")
    shown = picture(seat_view(c, s, B, *round_ended))
    assert shown.round is not None
    assert (shown.round.card, shown.round.said, shown.round.taker) == ("bat", True, B)
    assert said(shown.round.verdict, B) == ["Ada lied: it is a bat.", "You take the card and now have 3 bats."]
    assert (shown.claimed, shown.round_is_over) == (None, True)
    after = picture(seat_view(c, s, A, *round_ended, "offer rat 0 rat"))
    assert [told.number for told in after.rounds] == [2]
    assert after.rounds[0].offers == (Offer(B, A, "rat", None),)


def test_C13_option_open_history_keeps_the_rounds_and_so_does_the_end() -> None:
    actions = ("offer bat 1 fly", "true", "offer rat 0 rat")
    c = POKER.configure(4, open_history="true")
    assert [told.number for told in picture(seat_view(c, table(c, HANDS), D, *actions)).rounds] == [1, 2]
    c = POKER.configure(4)
    s = table(c, HANDS, ["3 rat"])
    over = picture(seat_view(c, s, D, *actions, "false"))
    assert [told.number for told in over.rounds] == [1, 2]
    assert said(over.rounds[1].verdict) == [
        "Bo told the truth: it is a rat.",
        "Ada takes the card and now has 4 rats.",
        "Ada has 4 of a kind and loses.",
    ]
    ada = over.players[1]
    assert (ada.seat, said(ada.warnings)) == (A, ["Ada has 4 of a kind and loses."])
    assert [pile for pile in ada.piles if pile.is_danger] == [Pile("rat", 4, is_danger=True)]
    assert [player.warnings for player in over.players if player.seat != A] == [(), (), ()]


# --------------------------------------------------------------------------------------------------- what can be done


def test_C4_an_offer_is_one_sentence_and_everybody_else_can_get_the_card() -> None:
    shown = before_a_round()
    assert shown.hand == (Pile("bat", 2, is_danger=False), Pile("toad", 1, is_danger=False))
    assert shown.targets == (B, C, D)
    assert shown.offer is not None
    assert said((shown.offer,)) == ["Give |card| to |target|, saying “|claim|”"]
    assert (shown.answers, before_a_round(B).offer) == ((), None)


def test_C5_each_answer_says_who_would_take_the_card() -> None:
    """A has three toads, B two."""
    c = POKER.configure(4)
    shown = picture(seat_view(c, table(c, HANDS, ["3 toad", "2 toad"]), B, "offer bat 1 toad"))
    assert [(a.said, *said((a.right, a.wrong), B)) for a in shown.answers] == [
        (True, "Ada takes it and loses", "you take it"),
        (False, "Ada takes it", "you take it and have 3 toads"),
    ]
    assert shown.targets == (C, D)
    assert shown.offer is None


def test_C11_who_has_an_empty_hand_loses_with_any_card() -> None:
    """A has offered his last one."""
    c = POKER.configure(3)
    shown = picture(seat_view(c, table(c, ["bat", "fly", "rat"]), B, "offer bat 1 toad"))
    assert [said((a.right, a.wrong), B) for a in shown.answers] == [
        ["Ada takes it and loses", "you take it"],
        ["Ada takes it and loses", "you take it and have 1 toad"],
    ]


def test_C8_the_last_one_has_nobody_to_pass_the_card_on_to() -> None:
    c = POKER.configure(2)
    shown = picture(seat_view(c, table(c, ["bat, fly", "rat"]), B, "offer bat 1 bat"))
    assert (shown.targets, shown.offer, len(shown.answers)) == ((), None, 2)
    assert said((shown.status,), B) == ["Is that true? You must say so: everybody else has had the card."]


def test_C5_option_blind_pass_offers_both_the_answers_and_the_sentence() -> None:
    for option, sentence in (("true", "Pass it on to |target|, saying “|claim|”"), ("false", None)):
        c = POKER.configure(4, blind_pass=option)
        shown = picture(seat_view(c, table(c, HANDS), B, "offer bat 1 toad"))
        assert len(shown.answers) == 2
        assert (shown.offer and say(shown.offer)) == sentence


def test_C6_who_has_looked_can_only_pass_it_on() -> None:
    c = POKER.configure(4)
    shown = picture(seat_view(c, table(c, HANDS), B, "offer bat 1 toad", "look"))
    assert (shown.answers, shown.targets) == ((), (C, D))
    assert shown.offer is not None
    assert said((shown.status,), B) == ["You have looked at the card. Now pass it on."]


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, "4 of a kind lose the game"),
        ({"lose_count": 3}, "3 of a kind lose the game"),
        ({"lose_on_full_set": "true"}, "4 of a kind, or one of every kind, lose the game"),
    ],
)
def test_C10_the_limit_of_this_table_is_told(options: dict[str, Any], limit: str) -> None:
    c = POKER.configure(4, **options)
    assert say(picture(seat_view(c, table(c, HANDS), A)).limit) == limit


def test_small_packs_show_their_species_only() -> None:
    c = POKER.configure(2, species=3, copies=4, set_aside=2)
    shown = picture(seat_view(c, table(c, ["bat, fly", "cockroach"]), A))
    assert shown.kinds == ("bat", "cockroach", "fly")
    assert [len(player.piles) for player in shown.players] == [3, 3]
    assert shown.set_aside == 2


# ------------------------------------------------------------------------------------------------ whatever is the case


def random_games(count: int) -> list[Playthrough]:
    rng = random.Random(7)
    games = []
    for i in range(count):
        c = POKER.configure(
            2 + i % 5, blind_pass=rng.choice(["true", "false"]), open_history=rng.choice(["true", "false"])
        )
        game = Playthrough(POKER, c, seed=rng.randbytes(16))
        for _ in range(rng.randrange(60)):
            if not game.is_over:
                game.act(game.player, rng.choice(POKER.legal(c, game.state)))
        games.append(game)
    return games


def test_C13_two_games_that_a_seat_cannot_tell_apart_give_it_the_same_picture() -> None:
    rng, compared = random.Random(3), 0
    for game in random_games(150):
        seat = rng.choice([NOBODY, *range(game.config.players)])
        other = twin(game, seat, rng)
        if other is not None:
            again = Playthrough(POKER, game.config, draw=False)
            for player, action in other:
                again.append(player, action)
            assert again.state != game.state
            assert picture(again.view(seat)) == picture(game.view(seat))
            compared += 1
    assert compared > 60


def test_everything_in_a_picture_can_be_said_in_every_language() -> None:
    for i, game in enumerate(random_games(60)):
        seat = max(game.player, 0)
        shown = picture(game.view(seat))
        told = [message for each in shown.rounds for message in each.verdict]
        told += [message for player in shown.players for message in player.warnings]
        told += [message for answer in shown.answers for message in (answer.right, answer.wrong)]
        told += [shown.status, shown.limit, *filter(None, [shown.offer])]
        for message in told:
            assert say(message, LANGUAGES[i % len(LANGUAGES)], (), seat)
