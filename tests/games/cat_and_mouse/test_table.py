"""The table of Cat and Mouse as a page draws it: what lies where, where each card can go, and nothing hidden."""

import random
from typing import Any

import pytest

from cattery.core.game import HIDDEN, NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.view import make_view
from cattery.core.words import LANGUAGES, PACKAGE, say
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import KING, Config, State
from cattery.games.cat_and_mouse.table import Picture, Side, Source, follow, picture, source_id
from tests.conformance.cases import random_play
from tests.games.cat_and_mouse.setting import CAT, A, B, play, rank, table
from tests.games.cat_and_mouse.twins import twin

NAMES = ("Ada", "Bo")
STYLES = PACKAGE / "games" / "cat_and_mouse" / "table.css"


def seen(c: Config, s: State, seat: int = A) -> Picture:
    """The picture of a position that was set up; nothing was told of how it came about."""
    return picture(make_view(CAT, c, s, seat, 0, ()))


def english(message: Any) -> str:
    return say(message, "en", NAMES, A)


def shown(side: Side) -> list[str]:
    """A side pile as it is drawn, from the bottom."""
    return [english(card.sign) for card in side.cards]


def texts(source: Source) -> list[str]:
    return [offer.text for offer in source.plays]


# ------------------------------------------------------------------------------------------------- what lies where


def middle_game() -> tuple[Config, State]:
    """Ada to play; Bo's last side pile holds what is not said."""
    c = CAT.configure(stock_size=5)
    s = table(
        c,
        ("4, 9, 9, queen, king", "2, 2, 3, 3"),
        tops=("8", "jack"),
        stocks=(3, 5),
        builds=("7", "ace, king, 3"),
        sides=("queen, jack, 4", "", "king"),
        pile=40,
    )
    return c, s


def test_M15_the_players_their_stocks_side_piles_and_hands() -> None:
    made = seen(*middle_game())
    own, other = made.own, made.other
    assert (own.seat, english(own.stock_fact)) == (A, "3 stock cards (top: 8)")
    assert [shown(side) for side in own.sides] == [["Q", "J", "4"], [], ["K"], []]
    assert english(own.sides[0].fact) == "Side pile 1: 4 (below: jack, queen)"
    assert [(english(stack.card.name), stack.count) for stack in own.hand] == [
        ("4", 1),
        ("9", 2),
        ("queen", 1),
        ("king", 1),
    ]
    assert (other.seat, english(other.stock_fact)) == (B, "5 stock cards (top: jack)")
    assert english(other.hand_fact) == "4 cards in hand"
    assert [(stack.card.rank, stack.card.art, stack.count) for stack in other.hand] == [(HIDDEN, "back", 4)]


def test_M7_a_build_pile_shows_its_top_what_a_king_stands_for_and_what_is_next() -> None:
    c, s = middle_game()
    play(c, s, "hand king to build 1")
    first, second, third = seen(c, s).builds
    assert first.top is not None
    assert first.top.stands_for_sign is not None
    assert (first.top.art, english(first.top.sign), english(first.top.stands_for_sign)) == ("rank-king", "K", "8")
    assert english(first.needs) == "needs a 9"
    assert second.top is not None
    assert (second.top.art, second.top.stands_for_sign, english(second.needs)) == ("rank-3", None, "needs a 4")
    assert third.top is None
    assert (third.next.art, english(third.needs)) == ("rank-ace", "begins with an ace")


def test_M3_the_draw_pile_and_what_lies_aside_are_counted() -> None:
    c = CAT.configure(stock_size=5, recycle="on_empty")
    s = table(c, ("queen, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("jack",), pile=30)
    assert (seen(c, s).pile, seen(c, s).aside) == (30, 0)
    play(c, s, "hand queen to build 1")
    assert (seen(c, s).pile, seen(c, s).aside) == (30, 12)


# ---------------------------------------------------------------------------------------------- where each can go


def test_M6_each_own_card_knows_the_build_piles_that_it_fits() -> None:
    """The piles need an 8, a 4 and an ace."""
    sources = seen(*middle_game()).sources
    assert {name: texts(source) for name, source in sources.items()} == {
        "stock": ["stock to build 1"],
        "side-1": ["side 1 to build 2"],
        "side-3": ["side 3 to build 1", "side 3 to build 2", "side 3 to build 3"],
        "hand-4": ["hand 4 to build 2"],
        "hand-9": [],
        "hand-queen": [],
        "hand-king": ["hand king to build 1", "hand king to build 2", "hand king to build 3"],
    }
    assert sources["stock"].only == sources["stock"].plays[0]
    assert (sources["hand-9"].only, sources["hand-king"].only) == (None, None)


def test_M7_a_card_that_does_not_fit_says_why() -> None:
    sources = seen(*middle_game()).sources
    assert [(pile, english(why)) for pile, why in sources["hand-9"].refusals] == [
        (1, "needs an 8, not a 9"),
        (2, "needs a 4, not a 9"),
        (3, "needs an ace, not a 9"),
    ]
    assert [pile for pile, _ in sources["hand-4"].refusals] == [1, 3]
    c = CAT.configure(king_as_ace="false")
    king = seen(c, table(c, ("king, 2, 2, 2, 2", "3, 3, 3, 3, 3"), builds=("7", "7"))).sources["hand-king"]
    assert [(pile, english(why)) for pile, why in king.refusals] == [(3, "needs an ace, not a king")]


def test_M11_only_hand_cards_can_be_put_aside_and_it_says_what_that_means() -> None:
    sources = seen(*middle_game()).sources
    assert [offer.text for offer in sources["hand-9"].discards] == [f"discard 9 to side {i}" for i in (1, 2, 3, 4)]
    assert english(sources["hand-9"].discards[1].label) == "Put a 9 on side pile 2 (ends the turn)"
    assert sources["side-1"].discards == sources["stock"].discards == ()


@pytest.mark.parametrize(("turn", "seat"), [(A, B), (B, A), (A, NOBODY)])
def test_only_the_seat_to_play_can_do_anything(turn: int, seat: int) -> None:
    c = CAT.configure()
    made = seen(c, table(c, turn=turn), seat)
    assert (made.sources, made.prompt) == ({}, None)


def test_every_legal_action_is_offered_once_and_nothing_else() -> None:
    rng = random.Random(5)
    for _ in range(60):
        match = random_play(CAT, CAT.configure(preset=rng.choice(list(CAT.presets))), rng, actions=rng.randrange(120))
        for seat in (A, B):
            view = match.view(seat)
            offered = [text for source in picture(view).sources.values() for text in source.texts]
            assert sorted(offered) == sorted(CAT.action_texts[a] for a in view.legal_actions)


PROMPTS = {
    "stock": ("7", "6, 6, 9, 9, 9", "Your stock card (8) fits. Play it!"),
    "play": ("6", "7, 6, 9, 9, 9", "Choose a card: the piles that it fits light up."),
    "discard": ("4", "7, 6, 9, 9, 9", "Nothing fits. Choose a hand card to put on a side pile."),
}


@pytest.mark.parametrize(("build", "hand", "text"), PROMPTS.values(), ids=PROMPTS)
def test_the_prompt_says_what_to_do_first(build: str, hand: str, text: str) -> None:
    c = CAT.configure()
    made = seen(c, table(c, (hand, "3, 3, 3, 3, 3"), tops=("8", "9"), builds=(build, build, build)))
    assert made.prompt is not None
    assert english(made.prompt) == text


TOLD = {
    "hand-9": "9: fits no build pile now.",
    "hand-4": "4: fits build pile 2. Choose it again to play it there.",
    "hand-king": "king: fits build piles 1, 2, 3. Choose one.",
}


@pytest.mark.parametrize(("source", "text"), TOLD.items())
def test_a_chosen_card_says_where_it_fits(source: str, text: str) -> None:
    assert english(seen(*middle_game()).sources[source].told) == text


@pytest.mark.parametrize("place", range(rules.PER_BUILD))
def test_what_belongs_to_a_choice_is_shown_without_a_script(place: int) -> None:
    name = source_id(place)
    assert f'.match:has(#from-{name}:checked) [data-for="{name}"]' in STYLES.read_text()


# --------------------------------------------------------------------------------------------- which card it is


DEAL = [(rules.SAW_TOP, A, 8), (rules.SAW_TOP, B, 3), *[(rules.SAW_DRAW, A, k) for k in (5, 5, KING)]]


def test_a_hand_card_keeps_its_key_on_the_way_to_a_build_pile() -> None:
    before = follow(DEAL)
    assert (before.in_hand(A, 5), before.in_hand(A, KING), before.stocks) == ("c3", "c4", ["c0", "c1"])
    after = follow([*DEAL, (rules.SAW_PLAY, A, rules.FROM_HAND, 0, 5, 1, 5)])
    assert (after.builds[1], after.in_hand(A, 5)) == ("c3", "c2")


def test_a_card_keeps_its_key_over_a_side_pile() -> None:
    aside = [*DEAL, (rules.SAW_DISCARD, A, 5, 2)]
    assert follow(aside).on_side(A, 2, 0) == "c3"
    assert follow([*aside, (rules.SAW_PLAY, A, rules.FROM_SIDE, 2, 5, 0, 5)]).builds[0] == "c3"


def test_M8_the_next_stock_card_is_another_card() -> None:
    played = follow([*DEAL, (rules.SAW_PLAY, A, rules.FROM_STOCK, 0, 8, 0, 8), (rules.SAW_TOP, A, 2)])
    assert (played.builds[0], played.stocks[A]) == ("c0", "c6")


def test_M15_a_card_from_a_hidden_hand_is_the_back_that_lay_on_top() -> None:
    drawn = [*DEAL, (rules.SAW_DRAW, B, HIDDEN), (rules.SAW_DRAW, B, HIDDEN)]
    assert follow(drawn).in_hand(B, HIDDEN) == "c6"
    played = follow([*drawn, (rules.SAW_PLAY, B, rules.FROM_HAND, 0, 0, 2, 0)])
    assert (played.builds[2], played.in_hand(B, HIDDEN)) == ("c6", "c5")


def keys(made: Picture) -> list[str]:
    """The keys of all cards that a page would draw."""
    cards = [build.top for build in made.builds]
    for player in (made.own, made.other):
        cards += [player.stock, *(stack.card for stack in player.hand)]
        cards += [card for side in player.sides for card in side.cards]
    return [card.key for card in cards if card is not None]


def test_in_whole_games_every_card_on_the_table_has_a_key_of_its_own() -> None:
    rng = random.Random(7)
    for _ in range(25):
        match = random_play(CAT, CAT.configure(stock_size=5), rng, actions=rng.randrange(150))
        for seat in (A, B, NOBODY):
            found = keys(picture(match.view(seat)))
            assert "" not in found
            assert len(set(found)) == len(found)


# -------------------------------------------------------------------------------------------------- nothing hidden


def refolded(match: Playthrough, log: list[tuple[int, int]]) -> Playthrough:
    made = Playthrough(CAT, match.config, draw=False)
    for entry in log:
        made.append(*entry)
    return made


def test_M15_two_games_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    rng = random.Random(11)
    compared = 0
    for _ in range(60):
        match = random_play(CAT, CAT.configure(), rng, actions=rng.randrange(100))
        for seat in (A, B, NOBODY):
            log = twin(match, seat, rng)
            if log is None or match.is_over:
                continue
            other = refolded(match, log)
            assert other.state != match.state
            assert repr(picture(other.view(seat))) == repr(picture(match.view(seat)))
            compared += 1
    assert compared > 100


def test_M15_what_lies_below_the_own_stocks_top_is_not_in_the_picture() -> None:
    """The same position with another card coming up next: the pictures differ from then on only."""
    c = CAT.configure(stock_size=5)
    pictures = []
    for coming in ("2", "queen"):
        s = table(c, ("9, 9, 10, 10, 10", "3, 3, 3, 3, 3"), tops=("8", "jack"), builds=("7",))
        before = repr(seen(c, s))
        play(c, s, "stock to build 1", coming)
        pictures.append((before, seen(c, s).own.stock))
    assert pictures[0][0] == pictures[1][0]
    tops = [top for _, top in pictures]
    assert [top.rank for top in tops if top is not None] == [rank("2"), rank("queen")]


def test_a_spectator_sees_both_hands_from_the_back() -> None:
    c = CAT.configure()
    made = seen(c, table(c), NOBODY)
    assert (made.own.seat, made.other.seat) == (A, B)
    assert [stack.card.rank for player in (made.own, made.other) for stack in player.hand] == [HIDDEN, HIDDEN]


# ------------------------------------------------------------------------------------------------------- languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_shown_can_be_said(language: str) -> None:
    made = seen(*middle_game())
    said = [made.prompt, *(build.needs for build in made.builds), *(build.fact for build in made.builds)]
    for source in made.sources.values():
        said += [source.told, source.card.sign, *(why for _, why in source.refusals)]
        said += [offer.label for offer in (*source.plays, *source.discards)]
    for player in (made.own, made.other):
        said += [player.stock_fact, player.hand_fact, *(side.fact for side in player.sides)]
    assert all(say(message, language, NAMES, A) for message in said if message is not None)


SIGNS = {"en": "A 10 J Q K", "fr": "A 10 V D R", "de": "A 10 B D K", "pl": "A 10 W D K", "zh": "A 10 J Q K"}


@pytest.mark.parametrize(("language", "signs"), SIGNS.items())
def test_court_cards_have_the_signs_of_the_language(language: str, signs: str) -> None:
    c = CAT.configure()
    made = seen(c, table(c, ("ace, jack, queen, king, 10", "3, 3, 3, 3, 3")))
    assert " ".join(say(stack.card.sign, language) for stack in made.own.hand) == signs
