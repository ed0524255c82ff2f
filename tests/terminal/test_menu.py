import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from cattery.core.errors import InvalidAction
from cattery.core.playthrough import Playthrough
from cattery.core.words import LANGUAGES
from cattery.games import load, names
from cattery.terminal.menu import Choice, Menu, choices_of, first_menu, next_menu, sentence_of

MOST_LINES = 20


def bid(mice: int) -> Choice:
    return Choice(mice, "bid", f"Bid {mice} mice" if mice > 1 else "Bid 1 mouse", (("mice", str(mice), mice),))


def offer(i: int, card: str, player: str, claim: str) -> Choice:
    parts = (("card", card, None), ("player", player, None), ("claim", claim, None))
    return Choice(i, "offer", f"Give a {card} to {player}, saying {claim}", parts)


PASS = Choice(0, "pass", "Pass", (("mice", "4", 4),))
SPECIES = ("bat", "fly", "stink bug", "toad")
OFFERS = [
    offer(i, card, player, claim)
    for i, (card, player, claim) in enumerate((c, p, k) for c in SPECIES for p in ("Bo", "Cy") for k in SPECIES)
]


def test_bids_are_one_entry_and_then_the_number_itself() -> None:
    menu = first_menu([PASS, *(bid(mice) for mice in range(8, 60))])
    assert [entry.label for entry in menu.entries] == ["Pass", "Bid 8–59 mice"]
    bids = next_menu(menu.pick("2"))
    assert bids.expected() == "8-59"
    assert bids.pick("17").choices[0].action == 17


def test_a_range_stays_readable_where_the_plural_differs() -> None:
    assert first_menu([PASS, *(bid(mice) for mice in range(1, 5))]).entries[1].label == "Bid 1–4"


def test_two_bids_are_not_folded() -> None:
    labels = [entry.label for entry in first_menu([PASS, bid(8), bid(9)]).entries]
    assert labels == ["Pass", "Bid 8 mice", "Bid 9 mice"]


def test_only_what_is_too_much_is_folded() -> None:
    menu = first_menu([*OFFERS, *(Choice(100 + i, "play", f"Play a {i} on pile 1", ()) for i in range(6)), PASS])
    labels = [entry.label for entry in menu.entries]
    assert labels == ["Give a … to …, saying …", *(f"Play a {i} on pile 1" for i in range(6)), "Pass"]


def test_offers_are_chosen_card_then_player_then_claim() -> None:
    menu = first_menu(OFFERS)
    assert (menu.sentence, [e.label for e in menu.entries]) == ("Give a … to …, saying …", list(SPECIES))
    menu = next_menu(menu.pick("3"))
    assert (menu.sentence, [e.label for e in menu.entries]) == ("Give a stink bug to …, saying …", ["Bo", "Cy"])
    menu = next_menu(menu.pick("cy"))
    assert (menu.sentence, [e.label for e in menu.entries]) == ("Give a stink bug to Cy, saying …", list(SPECIES))
    assert menu.pick("4").choices[0].text == "Give a stink bug to Cy, saying toad"


def test_a_question_with_one_answer_is_not_asked() -> None:
    to_bo = [choice for choice in OFFERS if choice.parts[1][1] == "Bo"]
    assert next_menu(first_menu(to_bo).pick("1")).sentence == "Give a bat to Bo, saying …"


def said(form: str, *values: tuple[str, str]) -> str:
    choices = [
        Choice(i, "x", form.format(*v), tuple((str(j), w, None) for j, w in enumerate(v))) for i, v in enumerate(values)
    ]
    return sentence_of(choices)


def test_a_sentence_is_said_as_far_as_it_is_known_in_any_order() -> None:
    assert said("Biete {1} {0} an", ("eine Ratte", "Bo"), ("eine Ratte", "Cy")) == "Biete … eine Ratte an"
    assert said("把{0}给{1}", ("蝙蝠", "阿宝"), ("蝙蝠", "小王")) == "把蝙蝠给…"
    animals = ("une chauve-souris", "un rat", "une araignée")
    offers = [(animal, name) for animal in animals for name in ("Minette", "Tigrou")]
    assert said("Proposer {0} à {1}, en face", *offers) == "Proposer … à …, en face"
    assert said("Play {0} to pile {1}", ("an ace", "1"), ("a king as an ace", "1")) == "Play … an ace to pile 1"
    assert said("Proposer {0} à {1}, en face", *offers[2:4]) == "Proposer un rat à …, en face"


@pytest.mark.parametrize(
    "typed",
    ["0", "3", "-1", "+1", "1.0", "NaN", "1e3", "10**30", str(10**30), "٢", "²", "one", "\x1b[A", "None", "0x1"],
)
def test_what_is_no_number_of_the_menu_is_refused(typed: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        first_menu([PASS, bid(8)]).pick(typed)
    assert refusal.value.message.arguments["expected"] == "1-2"


def actions_of(menu: Menu) -> Iterator[int]:
    """What the numbers of a menu lead to."""
    assert menu.numbers or len(menu.entries) <= MOST_LINES
    assert len({entry.label for entry in menu.entries}) == len(menu.entries)
    for entry in menu.entries:
        if len(entry.choices) == 1:
            yield entry.choices[0].action
        else:
            yield from actions_of(next_menu(entry))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_legal_action_can_be_reached_and_no_menu_floods_the_screen(name: str, language: str) -> None:
    game, rng = load(name), random.Random(5)
    play = Playthrough(game, game.configure(max(game.players)), b"menus")
    table = tuple(f"P{i}" for i in range(play.config.players))
    while not play.is_over and play.decision < 120:
        view = play.view(play.player)
        if rng.random() < 0.3:
            reached = list(actions_of(first_menu(choices_of(view, language, table))))
            assert sorted(reached) == list(view.legal_actions)
        play.act(play.player, rng.choice(view.legal_actions))


def test_folding_keeps_the_order_of_the_actions() -> None:
    labels = [e.label for e in first_menu([PASS, *(bid(m) for m in range(1, 30))]).entries]
    assert labels == sorted(labels, key=lambda label: label != "Pass")
    assert all(a.action < b.action for a, b in pairwise(next_menu(first_menu(OFFERS).entries[0]).entries[0].choices))
