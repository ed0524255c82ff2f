"""Cat and Mouse in words: every position, action and event can be said, and some of it by example."""

import random
import re
from typing import Any

import pytest

from cattery.core.errors import InvalidConfig
from cattery.core.game import HIDDEN, NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.words import LANGUAGES, Message, say, source
from cattery.games import load
from cattery.games.cat_and_mouse import rules, words
from cattery.games.cat_and_mouse.rules import KING, NO_CARD, Config, View

GAME = load("cat_and_mouse")
NAMES = ("Ada", "Bo")
JACK, QUEEN = 10, 11


def table(**fields: Any) -> tuple[Config, View]:
    """What Ada sees at her turn; all that is not given is empty."""
    c = GAME.configure()
    v = View(seat=0, phase=rules.PLAY, player=0, turn=0, pile=60, stock_size=[7, 10], stock_top=[4, QUEEN])
    v.hand_size = [5, 5]
    for name, value in fields.items():
        setattr(v, name, value)
    return c, v


def button(text: str, language: str = "en", **fields: Any) -> str:
    """The words of an action, given as its text."""
    c, v = table(**fields)
    return say(words.action_message(c, v, words.ACTION_TEXTS.index(text)), language, NAMES, 0)


def lines(reader: int | None = 0, **fields: Any) -> list[str]:
    """The table in English."""
    c, v = table(**fields)
    return [say(message, "en", NAMES, reader) for message in words.position(c, v)]


def told(event: tuple[int, ...], language: str = "en", reader: int | None = None, **options: Any) -> str | None:
    """A line of the log."""
    message = words.event_message(GAME.configure(**options), event)
    return None if message is None else say(message, language, NAMES, reader)


# -------------------------------------------------------------------------------------------------- texts of the tables


def test_every_action_and_outcome_has_a_text_of_its_own() -> None:
    assert len(set(words.ACTION_TEXTS)) == len(words.ACTION_TEXTS) == rules.NUM_ACTIONS == 124
    assert len(set(words.OUTCOME_TEXTS)) == len(words.OUTCOME_TEXTS) == rules.NUM_OUTCOMES == 26


def test_the_texts_stand_where_the_tables_have_them() -> None:
    second = rules.PER_BUILD
    assert words.ACTION_TEXTS[6] == "hand 7 to build 1"
    assert words.ACTION_TEXTS[second + rules.SIDE + 3] == "side 4 to build 2"
    assert words.ACTION_TEXTS[second + rules.STOCK] == "stock to build 2"
    assert words.ACTION_TEXTS[rules.DISCARD + rules.SIDES * KING + 3] == "discard king to side 4"
    assert (words.OUTCOME_TEXTS[6], words.OUTCOME_TEXTS[rules.KINDS + 6]) == ("7", "7 again")


# ------------------------------------------------------------------------------------------------------------- actions


KING_AS_JACK = {
    "en": "Play a king as a jack from your hand to build pile 2",
    "fr": "Jouer un roi (pour un valet) de votre main sur la pile centrale 2",
    "de": "König als Bube aus der Hand auf Aufbaustapel 2",
    "pl": "Zagraj króla jako waleta z ręki na stos wspólny 2",
    "zh": "手牌 K 当 J 出到接龙堆 2",
}
QUEEN_COMPLETES = {
    "en": "Play a queen from side pile 3 to build pile 1 (completes the pile)",
    "fr": "Jouer une dame de la défausse 3 sur la pile centrale 1 (complète la pile)",
    "de": "Dame von Hilfsstapel 3 auf Aufbaustapel 1 (macht den Stapel voll)",
    "pl": "Zagraj damę ze stosu pomocniczego 3 na stos wspólny 1 (zamykasz stos)",
    "zh": "弃牌堆 3 的 Q 出到接龙堆 1（接满此堆）",
}


@pytest.mark.parametrize(("language", "text"), KING_AS_JACK.items())
def test_M7_a_king_says_what_it_will_stand_for(language: str, text: str) -> None:
    assert button("hand king to build 2", language, heights=[0, JACK, 0, 0]) == text


@pytest.mark.parametrize(("language", "text"), QUEEN_COMPLETES.items())
def test_M9_a_queen_says_that_it_completes_the_pile(language: str, text: str) -> None:
    """Ada's third side pile, below her queen, holds a 5."""
    sides = [4, QUEEN, *[0] * (rules.CARDS - 2)]
    fields = {"heights": [QUEEN, 0, 0, 0], "side_heights": [0, 0, 2, 0, 0, 0, 0, 0], "sides": sides}
    assert button("side 3 to build 1", language, **fields) == text


def test_M10_M13_a_last_card_says_what_follows() -> None:
    assert button("hand ace to build 1", hand_size=[1, 5]) == (
        "Play an ace from your hand to build pile 1 (then you draw a new hand)"
    )
    assert button("hand king to build 1", hand_size=[1, 5], heights=[QUEEN, 0, 0, 0]) == (
        "Play a king as a queen from your hand to build pile 1 (completes the pile, then you draw a new hand)"
    )
    assert button("stock to build 1", heights=[4, 0, 0, 0]) == "Play a 5 from your stock to build pile 1"
    assert button("stock to build 3", stock_size=[1, 5], stock_top=[KING, 2]) == (
        "Play a king as an ace from your stock to build pile 3 (wins the game)"
    )


def test_M11_a_discard_says_that_it_ends_the_turn() -> None:
    assert button("discard king to side 2") == "Put a king on side pile 2 (ends the turn)"
    assert button("discard 8 to side 2", "pl") == "Odłóż ósemkę na stos pomocniczy 2 (koniec tury)"


# ------------------------------------------------------------------------------------------------------------- the log


def test_M7_the_log_says_where_a_card_comes_from_and_what_a_king_stands_for() -> None:
    from_side = (rules.SAW_PLAY, 1, rules.FROM_SIDE, 2, KING, 0, 7)
    assert told(from_side) == "Bo plays a king as an 8 from side pile 3 to build pile 1."
    assert told(from_side, "pl", 1) == "Zagrywasz króla jako ósemkę ze stosu pomocniczego 3 na stos wspólny 1."
    assert told((rules.SAW_PLAY, 0, rules.FROM_STOCK, 0, 7, 1, 7), "de", 0) == (
        "Du spielst eine 8 von deinem Vorrat auf Aufbaustapel 2."
    )
    assert told((rules.SAW_PLAY, 0, rules.FROM_HAND, 0, 7, 1, 7), "fr") == (
        "Ada joue un 8 de sa main sur la pile centrale 2."
    )


def test_M15_of_cards_that_another_draws_only_their_number_is_told() -> None:
    assert told((rules.SAW_DRAW, 1, HIDDEN), reader=0) is None
    assert told((rules.SAW_FILL, 1, 5), reader=0) == "Bo draws and now has 5 cards in hand."
    assert told((rules.SAW_DRAW, 1, JACK), reader=1) == "You draw a jack."


def test_M9_a_complete_pile_is_shuffled_in_or_laid_aside_by_the_option() -> None:
    complete = (rules.SAW_COMPLETE, 1, 12)
    assert told(complete) == "Build pile 2 is complete: its 12 cards are shuffled into the draw pile."
    assert told(complete, recycle="on_empty") == "Build pile 2 is complete: its 12 cards are laid aside."


def test_the_cap_is_told_as_the_language_writes_numbers() -> None:
    assert told((rules.SAW_CAP,)) == "After 10,000 actions the game is stopped."
    assert told((rules.SAW_CAP,), "de") == "Nach 10.000 Aktionen wird das Spiel abgebrochen."


POLISH_CARDS = {0: "pusta ręka", 1: "1 karta na ręce", 2: "2 karty na ręce", 4: "4 karty na ręce", 5: "5 kart na ręce"}
POLISH_STOCKS = {1: "1 karta", 3: "3 karty", 5: "5 kart", 12: "12 kart", 14: "14 kart", 20: "20 kart"}
POLISH_PILES = {
    1: "1 karta",
    21: "21 kart",
    22: "22 karty",
    25: "25 kart",
    34: "34 karty",
    73: "73 karty",
    84: "84 karty",
}


@pytest.mark.parametrize(("count", "text"), POLISH_CARDS.items())
def test_polish_hands_are_counted_right(count: int, text: str) -> None:
    assert say(Message("cat_and_mouse/at-hand-size", {"count": count}), "pl") == text


@pytest.mark.parametrize(("count", "text"), POLISH_STOCKS.items())
def test_polish_stocks_are_counted_right(count: int, text: str) -> None:
    top = Message("cat_and_mouse/card-queen")
    said = say(Message("cat_and_mouse/at-stock", {"count": count, "card": top}), "pl")
    assert said == (f"{text} w zapasie (dama)" if count == 1 else f"{text} w zapasie (na wierzchu dama)")


@pytest.mark.parametrize(("count", "text"), POLISH_PILES.items())
def test_polish_draw_piles_are_counted_right(count: int, text: str) -> None:
    assert say(Message("cat_and_mouse/at-pile", {"count": count}), "pl") == f"Stos dobierania: {text}"


def test_polish_verbs_go_with_the_number_of_cards() -> None:
    said = {n: told((rules.SAW_COMPLETE, 0, n), "pl") for n in (3, 5, 12)}
    assert said == {
        3: "Stos wspólny 1 jest pełny: 3 karty zostają wtasowane w stos dobierania.",
        5: "Stos wspólny 1 jest pełny: 5 kart zostaje wtasowanych w stos dobierania.",
        12: "Stos wspólny 1 jest pełny: 12 kart zostaje wtasowanych w stos dobierania.",
    }


# ----------------------------------------------------------------------------------------------------------- the table


def test_M15_the_table_line_by_line() -> None:
    """Kings on the first build pile stand for 2 and 4, on the second for its top, 1."""
    sides = [KING, 8, 2, 5, *[0] * (rules.CARDS - 4)]
    hand = [0] * rules.KINDS
    hand[6], hand[KING] = 2, 1
    fields: dict[str, Any] = {
        "heights": [5, 1, 0, 0],
        "kings": [0b01010, 1, 0, 0],
        "hand_size": [3, 5],
        "hand": hand,
        "side_heights": [0, 3, 0, 1, 0, 0, 0, 0],
        "sides": sides,
    }
    assert lines(**fields) == [
        "It is your turn.",
        "Bo: 10 stock cards (top: queen), 5 cards in hand",
        "Bo, side piles: empty",
        "Build pile 1: 5 on top, needs a 6 (kings below as 2, 4)",
        "Build pile 2: king as ace on top, needs a 2",
        "Build pile 3: empty, needs an ace",
        "Draw pile: 60 cards",
        "You: 7 stock cards (top: 5), 3 cards in hand",
        "Your side piles: 1: empty, 2: 3 (below: 9, king), 3: empty, 4: 6",
        "Hand: 7, 7, king",
    ]


def test_M13_the_table_when_it_is_over() -> None:
    aside = [0] * rules.KINDS
    aside[KING] = 2
    fields: dict[str, Any] = {
        "phase": rules.OVER,
        "stock_size": [0, 1],
        "stock_top": [NO_CARD, 3],
        "hand_size": [0, 1],
        "pile": 0,
    }
    found = lines(aside_size=24, aside=aside, **fields)
    assert found[:2] == ["The game is over.", "Bo: 1 stock card (4), 1 card in hand"]
    assert found[6:] == [
        "Draw pile: empty",
        "Laid aside: 24 cards (kings: 2)",
        "You: no stock cards left, no cards in hand",
        "Your side piles: empty",
        "Hand: empty",
    ]


def test_M15_a_spectator_is_told_what_everybody_sees() -> None:
    """The same lines as a player's but for the hand, in whatever order."""
    own = lines(None)
    assert sorted(lines(None, seat=NOBODY)) == sorted(own[:-1])
    assert "Ada is to play." in own


def test_M4_before_a_top_is_turned_up_the_stock_is_face_down() -> None:
    found = lines(phase=rules.TOPS, stock_top=[NO_CARD, NO_CARD], hand_size=[0, 0])
    assert found[0] == "Bo: 10 stock cards (face down), no cards in hand"


# ---------------------------------------------------------------------------------------------------------- everything


def spoken(game: Playthrough, seat: int) -> list[Message]:
    """All that a seat is told at this point."""
    v = game.view(seat)
    said = [words.action_message(v.config, v.snapshot, action) for action in v.legal_actions]
    events = (words.event_message(v.config, event) for event in v.events)
    return [*words.position(v.config, v.snapshot), *said, *(message for message in events if message is not None)]


OPTIONS: tuple[dict[str, Any], ...] = (
    {"stock_size": 2, "ranks": 4, "copies": 5, "recycle": "on_empty"},
    {"stock_size": 3, "ranks": 3, "copies": 4, "hand_size": 2, "recycle": "on_empty", "deck_out": "short"},
    {"stock_size": 6, "ranks": 3, "copies": 4, "hand_size": 1},
    {"stock_size": 20, "max_actions": 120},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told_without_a_gap(language: str) -> None:
    """Every message of actions, log and table comes up in some games of plays rather than discards."""
    rng = random.Random("mouse")
    said: set[str] = set()
    for options in OPTIONS * 8:
        game = Playthrough(GAME, GAME.configure(**options), seed=rng.randbytes(16))
        while not game.is_over:
            legal = GAME.legal(game.config, game.state)
            plays = [action for action in legal if action < rules.DISCARD]
            game.act(game.player, rng.choice(plays or legal))
            if game.decision % 4 == 0 or game.is_over:
                seat = rng.choice([NOBODY, 0, 1])
                for message in spoken(game, seat):
                    text = say(message, language, NAMES, None if seat == NOBODY else seat)
                    assert text
                    assert not re.search(r"[{}]|\?\?|None", text)
                    said.add(message.id.partition("/")[2])
    wanted = set(re.findall(r"^((?:act|saw|at)-[\w-]+) =", source(language, "cat_and_mouse"), re.MULTILINE))
    facts = {name for name in wanted if re.match(r"at-(stock|hand-size|side($|-))", name)}  # inside of other lines
    assert wanted - facts <= said


def test_M3_a_refusal_names_the_formula_and_the_largest_that_fits() -> None:
    with pytest.raises(InvalidConfig) as refused:
        GAME.configure(ranks=3, copies=3, hand_size=2, stock_size=5)
    assert say(refused.value.message) == (
        "A stock of 5 cards is too large. There are (3 + 1) × 3 = 12 cards, but two stocks, two hands and one card "
        "to draw are 2 × 5 + 2 × 2 + 1 = 15. The largest stock that fits has 3."
    )
    with pytest.raises(InvalidConfig) as refused:
        GAME.configure(ranks=3, copies=2, hand_size=5, stock_size=1)
    assert say(refused.value.message, "pl").endswith("Największa możliwa ręka, przy zapasie równym 1, to 2.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_ending_has_its_words(language: str) -> None:
    text = source(language, "cat_and_mouse")
    assert re.findall(r"^rule-(\w+) =", text, re.MULTILINE) == [f"M{n}" for n in range(1, 16)]
    assert re.findall(r"^ending-([\w-]+) =", text, re.MULTILINE) == list(GAME.endings)
    assert re.findall(r"^option-(\w+) =", text, re.MULTILINE) == [option.name for option in GAME.options]
