"""Cockroach Poker in words: all messages in every language, and nothing in them that no code says."""

import random
import re
from collections.abc import Iterator

import pytest

from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.words import LANGUAGES, Message, Seat, say, source
from cattery.games.cockroach_poker import rules, words
from tests.games.cockroach_poker.setting import POKER, A, B, C, play, seen, table, view

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")


def spoken(game: Playthrough, seat: int) -> Iterator[Message]:
    """All that a seat is told at this point."""
    v = game.view(seat)
    yield from POKER.position(v.config, v.snapshot)
    yield from (POKER.action_message(v.config, v.snapshot, action) for action in v.legal_actions)
    yield from (message for event in v.events if (message := POKER.event_message(v.config, event)) is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_action_and_event_can_be_said(language: str) -> None:
    rng = random.Random(language)
    said: set[str] = set()
    for players in POKER.players:
        c = POKER.configure(players, blind_pass="true", lose_on_full_set="true", set_aside=3)
        game = Playthrough(POKER, c, seed=rng.randbytes(16))
        while not game.is_over:
            game.act(game.player, rng.choice(POKER.legal(c, game.state)))
            if game.decision % 5 == 0 or game.is_over:
                seat = rng.choice([NOBODY, *range(players)])
                for message in spoken(game, seat):
                    text = say(message, language, NAMES, None if seat == NOBODY else seat)
                    assert text
                    assert not re.search(r"[{}]|\?\?|None", text)
                    said.add(message.id.partition("/")[2])
    wanted = re.findall(r"^((?:act|saw|at|cards|card)-[\w-]+) =", source(language, "cockroach_poker"), re.MULTILINE)
    rare = {"saw-lose-four-alike", "saw-lose-empty-hand", "saw-lose-full-set", "at-empty-hand"}
    nested = {name for name in wanted if name.startswith("card")}
    assert set(wanted) - nested - rare == said - rare


def told(seat: int | None, language: str, *actions: str) -> list[str]:
    """What is said of a round of three players, seat A being the start player."""
    c = POKER.configure(3)
    s = table(c, ["toad, bat", "stink-bug", "rat"], ["", "3 toad"])
    events = seen(c, s, NOBODY if seat is None else seat, *actions)
    messages = [POKER.event_message(c, event) for event in events]
    return [say(message, language, NAMES, seat) for message in messages if message is not None]


ROUND = ("offer toad 2 fly", "look", "pass 1 toad", "false")


def test_a_round_in_english_as_each_reader_is_told_it() -> None:
    assert told(None, "en", *ROUND) == [
        "Ada offers Cy a card: “A fly!”",
        "Cy looks at the card.",
        "Cy passes the card on to Bo: “A toad!”",
        "Bo says “false” to the toad. It is turned up: a toad.",
        "Bo takes the card and now has 4 toads.",
        "Bo has 4 of a kind and loses.",
    ]
    assert told(A, "en", *ROUND)[0] == "You offer Cy a toad: “A fly!”"
    assert told(B, "en", *ROUND)[2:] == [
        "Cy passes the card on to you: “A toad!”",
        "You say “false” to the toad. It is turned up: a toad.",
        "You take the card and now have 4 toads.",
        "You have 4 of a kind and lose.",
    ]
    assert told(C, "en", *ROUND)[:2] == ["Ada offers you a card: “A fly!”", "You look at the card: it is a toad."]


@pytest.mark.parametrize(
    ("language", "first", "fifth"),
    [
        (
            "fr",
            "Ada vous propose une carte\u202f: «\u202fUne mouche\u202f!\u202f»",
            "Bo prend la carte et a maintenant 4 crapauds.",
        ),
        ("de", "Ada schiebt dir eine Karte zu: „Eine Fliege!“", "Bo nimmt die Karte und hat jetzt 4 Kröten."),
        ("pl", "Ada podsuwa ci kartę: „Mucha!”", "Bo bierze kartę i ma teraz 4 ropuchy."),
        ("zh", "Ada 推给你一张牌：“苍蝇！”", "Bo 收下这张牌，面前现有 4 张蟾蜍。"),
    ],
)
def test_a_round_in_the_other_languages(language: str, first: str, fifth: str) -> None:
    lines = told(C, language, *ROUND)
    assert (lines[0], lines[4]) == (first, fifth)


def test_what_one_is_dealt_shows_in_the_hand_and_not_in_the_log() -> None:
    assert POKER.event_message(POKER.configure(4), (rules.SAW_DEAL, 0)) is None


def test_C13_the_table_in_words_for_who_knows_the_card_and_who_does_not() -> None:
    c = POKER.configure(3, set_aside=10)
    s = play(c, table(c, ["toad, 2 bat", "rat", "rat"], ["", "2 fly, toad"]), "offer toad 2 fly", "look", "pass 1 rat")
    lines = {seat: [say(m, "en", NAMES, seat) for m in POKER.position(c, view(c, s, seat))] for seat in (A, B)}
    assert lines[A] == [
        "You to Cy: “A fly!”",
        "Cy to Bo: “A rat!”",
        "The card is a toad.",
        "You: 2 cards in hand, none face up",
        "Bo: 1 card in hand, face up 2 flies, 1 toad",
        "Cy: 1 card in hand, none face up",
        "Set aside unseen: 10 cards",
        "Hand: 2 bats",
    ]
    assert lines[B][:2] == ["Ada to Cy: “A fly!”", "Cy to you: “A rat!”"]
    assert "The card is a toad." not in lines[B]


def test_polish_counts_of_each_species_have_their_four_forms() -> None:
    """1, 2-4, 5 and more; 12-14 like 5, 22 like 2."""
    for name in words.SPECIES:
        message = {n: Message(f"cockroach_poker/cards-{name}", {"count": n}) for n in (1, 2, 4, 5, 8, 12, 22)}
        noun = {n: say(m, "pl").partition(" ")[2] for n, m in message.items()}
        assert noun[1] == say(Message(f"cockroach_poker/card-{name}"), "pl")
        assert noun[2] == noun[4] == noun[22]
        assert noun[5] == noun[8] == noun[12]
        assert len({noun[1], noun[2], noun[5]}) == 3
    assert say(Message("cockroach_poker/cards-stink-bug", {"count": 5}), "pl") == "5 pluskiew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_choice_preset_and_ending_has_its_words(language: str) -> None:
    text = source(language, "cockroach_poker")
    assert re.findall(r"^rule-(\w+) =", text, re.MULTILINE) == [f"C{n}" for n in range(1, 14)]
    assert re.findall(r"^ending-([\w-]+) =", text, re.MULTILINE) == list(POKER.endings)
    assert re.findall(r"^preset-(\w+) =", text, re.MULTILINE) == list(POKER.presets)
    options = re.split(r"^option-", text.partition("\n# ")[2], flags=re.MULTILINE)[1:]
    found = {o.partition(" ")[0]: re.findall(r"^    \.is-(\w+) =", o, re.MULTILINE) for o in options}
    published = {o.name: ["published"] if o.default == "published" else [] for o in POKER.options}
    assert found == {o.name: [*published[o.name], *o.choices] for o in POKER.options}


def test_the_reader_is_addressed_wherever_somebody_acts() -> None:
    """Every language has the same messages, with the same forms for the reader's own seat and the same arguments."""
    shapes = {language: shape(source(language, "cockroach_poker")) for language in LANGUAGES}
    for language in LANGUAGES:
        assert shapes[language] == shapes["en"], language
    for name, (arguments, own) in shapes["en"].items():
        if name.startswith(("saw-", "at-")):
            assert own == {f"you-{part}" for part in ("player", "target") if part in arguments}, name


def shape(text: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Each message with its arguments and its forms for the reader; cases and articles do not count."""
    found = {}
    for entry in re.split(r"\n(?=[a-z#])", text):
        name, equals, body = entry.partition(" =")
        if equals and not name.startswith("#"):
            arguments = {argument.partition("-")[0] for argument in re.findall(r"\$([\w-]+)", body)}
            own = re.findall(r"^    \.(you-\w+) =", body, re.MULTILINE)
            found[name] = (frozenset(arguments), frozenset(own))
    return found


def test_seats_and_cards_are_arguments_of_their_kind() -> None:
    c = POKER.configure(3)
    v = view(c, table(c, ["bat", "fly", "rat"]), A)
    message = POKER.action_message(c, v, POKER.action_texts.index("offer bat 2 stink-bug"))
    assert message.arguments["target"] == Seat(2)
    assert say(message, "en", NAMES) == "Offer a bat to Cy as a stink bug"
    assert [say(message, language, NAMES) for language in ("fr", "de", "pl", "zh")] == [
        "Proposer une chauve-souris à Cy en annonçant une punaise",
        "Eine Fledermaus an Cy schieben, als Stinkwanze",
        "Podsuń nietoperza graczowi Cy jako pluskwę",
        "把蝙蝠推给 Cy，说是臭虫",
    ]
