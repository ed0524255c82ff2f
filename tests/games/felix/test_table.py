"""The picture of the table: what lies where for positions set up by hand, and nothing that the seat may not know."""

import random
from typing import Any

import pytest

from cattery.core.chance import seed_generator
from cattery.core.game import CHANCE, HIDDEN, NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.view import make_view
from cattery.core.words import LANGUAGES, Message, Seat, say
from cattery.games.felix import rules
from cattery.games.felix.rules import Config, State
from cattery.games.felix.table import Card, Final, Picture, picture
from tests.games.felix import twins
from tests.games.felix.setting import FELIX, auction, begin, cards_of, kind, play


def seen(c: Config, s: State, seat: int) -> Picture:
    """The picture of a position that was not played up to."""
    return picture(make_view(FELIX, c, s, seat, 0, ()))


def game(players: int, *texts: str, start: int = 0, aside: str = "rabbit", **options: Any) -> Playthrough:
    """A game begun with that card set aside of every set; chance takes the lowest outcome wherever it comes in."""
    c = FELIX.configure(players, **options)
    told = Playthrough(FELIX, c, draw=False)
    for _ in range(c.players):
        told.append(CHANCE, kind(aside))
    if told.player == CHANCE:
        told.append(CHANCE, rules.KINDS + start)
    for text in texts:
        told.append(told.player, FELIX.action_texts.index(text))
        while told.player == CHANCE:
            told.append(CHANCE, FELIX.outcomes(c, told.state)[0][0])
    return told


def names(cards: tuple[Card, ...]) -> list[str]:
    """Cards as texts; a back is `?`."""
    return ["?" if card.kind == HIDDEN else FELIX.action_texts[card.kind].removeprefix("place ") for card in cards]


def row(shown: Picture) -> list[str]:
    """The row as texts; an empty place is `-`."""
    return ["-" if slot.card is None else names((slot.card,))[0] for slot in shown.slots]


def english(messages: Any) -> list[str]:
    return [say(message) for message in messages]


# ---------------------------------------------------------------------------------------------------------- the row


def test_F9_the_row_shows_who_placed_and_the_own_face_down_card_to_its_owner_alone() -> None:
    told = game(4, "place 8", "place -5", start=2)
    own, other, watcher = (picture(told.view(seat)) for seat in (3, 0, NOBODY))
    assert [slot.owner for slot in own.slots] == [2, 3, 0, 1]
    assert row(own) == ["?", "-5", "-", "-"]
    assert row(other) == row(watcher) == ["?", "?", "-", "-"]
    assert own.slots[1].card == Card(kind("-5"), "own-1", 3, is_secret=True)
    assert other.slots[1].card == Card(HIDDEN, "row-0-1", 3)
    assert watcher.own is None
    assert watcher.hand == ()


def test_F12_each_mouse_card_lies_above_the_card_that_its_pass_turns_up() -> None:
    c = FELIX.configure(5)
    s = auction(c, "15, 8, big dog, -5, 3", [15] * 5)
    play(c, s, "bid 2", "pass", "pass")
    shown = seen(c, s, 0)
    assert row(shown) == ["15", "8", "big-dog", "?", "?"]
    assert [(m.number, m.mice, m.is_next, m.width) for m in shown.mouse_cards] == [
        (2, 0, False, 1),
        (3, 0, False, 1),
        (4, 4, True, 1),
        (6, 6, False, 1),
    ]


def test_F12_the_players_show_bids_and_what_they_took_for_passing() -> None:
    told = game(4, *["place 8"] * 4, "bid 1", "pass", "bid 3", "pass", start=1)
    shown = picture(told.view(1))
    assert shown.own is not None
    assert (shown.own.seat, shown.own.bid, shown.own.is_leading, shown.own.is_start) == (1, 1, False, True)
    assert [(p.seat, p.bid, p.is_leading, p.has_passed) for p in shown.others] == [
        (2, 0, False, True),
        (3, 3, True, False),
        (0, 0, False, True),
    ]
    assert [p.taken and (p.taken.number, p.taken.name) for p in shown.others] == [
        (2, "mice-0-0"),
        None,
        (4, "mice-0-1"),
    ]
    assert [m.taken_by for m in shown.mouse_cards] == [2, 0, None]


def test_F13_the_last_mouse_card_of_three_lies_above_both_cards_that_the_second_pass_turns_up() -> None:
    told = game(3, "place 8", "place 5", "place 3", start=1)
    shown = picture(told.view(1))
    assert [slot.owner for slot in shown.slots] == [3, 1, 2, 0]
    assert (shown.dummy, row(shown)) == (3, ["-8", "8", "?", "?"])
    assert [(m.number, m.width) for m in shown.mouse_cards] == [(3, 1), (6, 2)]
    assert [m.width for m in picture(game(3, dummy="false").view(0)).mouse_cards] == [1, 1]


def test_F18_the_notes_tell_what_the_dogs_in_sight_would_do() -> None:
    c = FELIX.configure(4)
    s = auction(c, "big dog, 15, 8, -5", [15] * 4)
    assert english(seen(c, s, 0).notes) == ["The big dog has found nothing to chase yet.", worth(0)]
    assert english(seen(c, s, 1).notes) == ["As far as you can see, the big dog chases the 15 away.", worth(0)]
    play(c, s, "bid 1", "pass", "pass")
    assert english(seen(c, s, 0).notes)[1:] == [worth(8)]
    assert english(seen(c, s, 3).notes)[1:] == [worth(3)]
    s = auction(c, "big dog, 15, small dog, -5", [15] * 4)
    play(c, s, "bid 1", "pass", "pass")
    several = "Two or more dogs: they leave the row and chase nobody."
    assert english(seen(c, s, 0).notes) == [several, worth(15)]


def worth(value: int) -> str:
    return f"Worth so far, as you see it: {value}"


def test_F8_F17_the_notes_tell_why_there_are_no_mice_on_the_mouse_cards() -> None:
    poor = picture(game(4, bank=11).view(0))
    assert english(poor.notes) == [
        "No mice for passing this round: the bank has fewer than the 12 that it takes.",
    ]
    assert [(m.number, m.mice) for m in poor.mouse_cards] == [(2, 0), (4, 0), (6, 0)]
    told = game(4, *["place 8"] * 4, "pass", "pass", "pass", "decline")
    assert english(picture(told.view(0)).notes) == [
        "No mice for passing this round, because nobody wanted the last row.",
    ]


# ------------------------------------------------------------------------------------------------ what is one's own


def test_the_own_hand_lies_open_and_the_others_hands_are_counted() -> None:
    shown = picture(game(4, "place 8", "place 8").view(0))
    assert names(shown.hand) == ["-8", "-5", "3", "5", "11", "15", "big-dog", "small-dog"]
    assert [p.hand for p in shown.others] == [8, 9, 9]
    assert [p.hand_name for p in shown.others] == ["", "row-0-2", "row-0-3"]


def test_a_card_keeps_its_name_from_the_hand_into_the_row_and_to_the_last_row() -> None:
    told = game(4)
    in_hand = next(card for card in picture(told.view(0)).hand if card.action == "place 8")
    told = game(4, "place 8", "place 5", "place 3", "place 15")
    in_row = [slot.card.name for slot in picture(told.view(0)).slots if slot.card]
    assert in_row == [in_hand.name, "row-0-1", "row-0-2", "row-0-3"]
    told = game(4, "place 8", "place 5", "place 3", "place 15", "bid 1", "pass", "pass", "pass")
    last = picture(told.view(0)).last_row
    assert last is not None
    assert [card.name for card in last.cards] == in_row


def test_a_card_can_be_chosen_in_advance_until_the_own_turn() -> None:
    told = game(4, "place 8")
    assert [picture(told.view(seat)).can_choose for seat in (0, 1, 2, 3, NOBODY)] == [False, False, True, True, False]
    assert not picture(game(4, *["place 8"] * 4).view(2)).can_choose


def test_F22_mice_and_cats_of_the_others_are_shown_only_where_the_table_is_open() -> None:
    texts = ("place 8", "place 5", "place 3", "place 15", "bid 4", "pass", "pass", "pass", *["place 3"] * 2)
    closed = picture(game(4, *texts, aside="rabbit").view(1))
    assert closed.own is not None
    assert (closed.own.mice, closed.own.cats, closed.own.won) == (17, 0, ())
    assert [(p.mice, p.cats, p.won) for p in closed.others] == [(None, None, None)] * 3
    opened = picture(game(4, *texts, open_mice="true", open_won="true").view(1))
    assert [(p.seat, p.mice, p.cats) for p in opened.others] == [(2, 19, 0), (3, 21, 0), (0, 11, 31)]
    won = opened.others[2].won
    assert won is not None
    assert names(won) == ["15", "8", "5", "3"]


# ------------------------------------------------------------------------------------------------------- the actions


def test_F11_the_bid_runs_from_one_more_than_the_highest_to_all_own_mice() -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [9, 15, 15, 15])
    assert (seen(c, s, 0).lowest, seen(c, s, 0).highest) == (1, 9)
    play(c, s, "bid 2", "bid 5", "pass", "pass")
    shown = seen(c, s, 0)
    assert (shown.lowest, shown.highest) == (6, 9), "the two mice that are bid already count"
    assert shown.pass_ is not None
    assert (shown.pass_.mice, shown.pass_.back) == (6, 2)
    assert seen(c, s, 1).pass_ is None


@pytest.mark.parametrize(
    ("texts", "then"),
    [
        (["bid 1"], Message("felix/pass-then")),
        (["bid 1", "pass", "pass"], Message("felix/pass-sold", {"player": Seat(0), "mice": 1})),
        (["pass", "pass"], Message("felix/pass-last", {"player": Seat(3)})),
    ],
)
def test_F12_F15_F16_passing_says_what_it_leads_to(texts: list[str], then: Message) -> None:
    c = FELIX.configure(4)
    s = auction(c, "15, 8, 5, 3", [15] * 4)
    play(c, s, *texts)
    shown = seen(c, s, s.player)
    assert shown.pass_ is not None
    assert shown.pass_.then == then


def test_F17_declining_says_whether_the_next_round_pays() -> None:
    for options, said in (
        ({}, "felix/decline-empty"),
        ({"unsold_refill": "refill"}, "felix/decline-then"),
        ({"rounds": 1}, "felix/decline-then"),
    ):
        c = FELIX.configure(4, **options)
        s = auction(c, "15, 8, 5, 3", [15] * 4)
        play(c, s, "pass", "pass", "pass")
        assert seen(c, s, 3).decline == Message(said)
        assert seen(c, s, 2).decline is None


# ------------------------------------------------------------------------------------------------------ the last row


def test_F18_the_last_row_stays_to_be_seen_with_what_the_dogs_took_until_the_next_auction() -> None:
    texts = ("place 15", "place 8", "place big-dog", "place -5", "bid 3", "pass", "pass", "pass")
    shown = picture(game(4, *texts).view(1))
    last = shown.last_row
    assert last is not None
    assert names(last.cards) == ["15", "8", "big-dog", "-5"]
    assert [card.is_gone for card in last.cards] == [True, False, True, False]
    assert [card.owner for card in last.cards] == [0, 1, 2, 3]
    assert (last.buyer, last.value) == (0, 3)
    assert english(last.told) == [
        "Player 1 buys the row for 3 mice.",
        "The big dog chases the 15 away. Both leave the row.",
        "Player 1 takes the rest of the row: 3 points.",
    ]
    later = picture(game(4, *texts, *["place 3"] * 4).view(1))
    assert later.last_row is None
    assert [p.pile for p in later.others] == [(), (), ("own-4", "row-0-3")]


def test_F18a_several_dogs_leave_the_last_row_in_one_sentence() -> None:
    texts = ("place big-dog", "place 8", "place big-dog", "place small-dog", "bid 3", "pass", "pass", "pass")
    last = picture(game(4, *texts).view(1)).last_row
    assert last is not None
    assert english(last.told) == [
        "Player 1 buys the row for 3 mice.",
        "Two or more dogs: they leave the row and chase nobody.",
        "Player 1 takes the rest of the row: 8 points.",
    ]


def test_F17_a_declined_row_has_no_buyer_and_loses_no_card_to_dogs() -> None:
    last = picture(game(4, "place big-dog", *["place 8"] * 3, "pass", "pass", "pass", "decline").view(0)).last_row
    assert last is not None
    assert last.buyer is None
    assert not any(card.is_gone for card in last.cards)
    assert english(last.told) == ["Player 4 does not want the row either: it goes out of the game."]


# ---------------------------------------------------------------------------------------------------------- the end


def test_F4_F20_at_the_end_everything_lies_open() -> None:
    told = game(4, "place 15", "place 8", "place big-dog", "place -5", "bid 3", "pass", "pass", "pass", rounds=1)
    shown = picture(told.view(2))
    assert shown.phase == "over"
    assert (shown.slots, shown.mouse_cards) == ((), ())
    assert [(f.seat, f.cats, f.mice, names(f.won)) for f in shown.finals] == [
        (3, 0, 21, []),
        (2, 0, 19, []),
        (1, 0, 17, []),
        (0, 3, 12, ["8", "-5"]),
    ]
    assert told.view(2).scores == (15, 17, 19, 21)
    assert names(shown.unseen[0][1]) == ["-8", "-5", "3", "5", "8", "11", "rabbit", "big-dog", "small-dog"]
    assert shown.last_row is not None
    assert shown.last_row.value == 3


def test_F4_after_a_whole_game_the_cards_set_aside_are_shown() -> None:
    told = random_game(3, "whole")
    assert told.is_over
    aside = [cards_of(1 << outcome) for player, outcome in told.log[:3] if player == CHANCE]
    shown = picture(told.view(NOBODY))
    assert [names(cards) for _, cards in shown.unseen[:3]] == aside
    assert [len(cards) for _, cards in shown.unseen] == [1, 1, 1, 1], "one of the dummy's set as well"


# ------------------------------------------------------------------------------------------------ nothing is given away


def random_game(players: int, name: str, actions: int = 1000, **options: Any) -> Playthrough:
    """A game by the rule of thumb, whole or only begun."""
    rng = random.Random(f"{players} {name}")
    told = Playthrough(FELIX, FELIX.configure(players, **options), seed=rng.randbytes(16))
    r = [0]
    seed_generator(r, rng.getrandbits(30), 1)
    while not told.is_over and told.decision < actions:
        view = told.view(told.player)
        legal = list(view.legal_actions)
        rule = FELIX.choose(told.config, view.snapshot, legal, len(legal), r)
        told.act(told.player, rng.choice(legal[:10]) if rng.random() < 0.3 else rule)
    return told


@pytest.mark.parametrize("players", FELIX.players)
def test_F22_two_games_that_a_seat_cannot_tell_apart_give_it_the_same_picture(players: int) -> None:
    rng = random.Random(players)
    compared = 0
    for number in range(40):
        told = random_game(players, str(number), actions=rng.randrange(1, 60))
        for seat in range(players):
            log = twins.twin(told, seat, rng)
            if log is None:
                continue
            other = Playthrough(FELIX, told.config, draw=False)
            for player, action in log:
                other.append(player, action)
            assert other.state != told.state
            assert picture(other.view(seat)) == picture(told.view(seat))
            compared += 1
    assert compared > 50


def test_F22_what_is_hidden_stands_nowhere_in_the_picture() -> None:
    """No kind of another's face-down card, no purse: the fields that hold them are empty."""
    for number in range(30):
        told = random_game(4, f"hidden {number}", actions=5 * number)
        if told.is_over:
            continue
        for seat in (0, NOBODY):
            view = told.view(seat)
            shown = picture(view)
            for index, slot in enumerate(shown.slots):
                if slot.card is not None and index >= view.snapshot.face_up and slot.owner != seat:
                    assert slot.card.kind == HIDDEN
                    assert slot.card.name == f"row-{view.snapshot.round}-{index}"
            assert {(p.mice, p.cats, p.won) for p in shown.others} == {(None, None, None)}
            assert (shown.unseen, shown.finals) == ((), ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_picture_says_can_be_said_in_every_language(language: str) -> None:
    said: set[str] = set()
    for players in FELIX.players:
        for number in range(6):
            told = random_game(players, f"said {number}", actions=17 * number, bank=20)
            for seat in (*range(players), NOBODY):
                for message in messages(picture(told.view(seat))):
                    assert say(message, language, ("Ada", "Bo", "Cy", "Di", "Ed"), seat)
                    said.add(message.id)
    assert len(said) > 10


def messages(shown: Picture) -> list[Message]:
    found = [*shown.notes]
    found += [shown.pass_.then] if shown.pass_ else []
    found += [shown.decline] if shown.decline else []
    found += shown.last_row.told if shown.last_row else []
    return found + [card.label for card in shown.hand]


def test_a_view_before_the_first_round_has_a_picture_too() -> None:
    c = FELIX.configure(4)
    shown = seen(c, FELIX.new_state(c), 0)
    assert (shown.phase, shown.bank, shown.round) == ("set-up", 27, 1)


def test_a_final_is_what_the_score_is_made_of() -> None:
    told = random_game(5, "final")
    shown = picture(told.view(1))
    assert {f.seat: f.cats + f.mice for f in shown.finals} == dict(enumerate(told.view(1).scores))
    assert all(isinstance(f, Final) for f in shown.finals)
    assert [f.cats for f in shown.finals] == [sum(rules.VALUES[card.kind] for card in f.won) for f in shown.finals]


def test_the_row_of_a_new_round_is_empty() -> None:
    c = FELIX.configure(4)
    assert row(seen(c, begin(c), 0)) == ["-", "-", "-", "-"]
