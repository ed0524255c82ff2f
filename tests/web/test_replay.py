"""A replay says of a step what the table said of it; sentences stand beside each other as the language has it."""

import random
import re
from collections.abc import Callable

import pytest

from cattery.core.example import read_example
from cattery.core.words import LANGUAGES, Message, say
from cattery.games import load, names
from cattery.web import tables
from cattery.web.pages.replay import after, told
from tests.conformance.cases import random_play
from tests.web.html import Visitor
from tests.web.test_pages import SHORT, check, new_table, play

NAMES = ("Ada", "Bo", "Cy", "Dee")
ENDS = r"[。！？：](?:</(?:strong|em|span|b)>)*"  # of Chinese sentences, and of what introduces one
BEGINS = r"(?:<(?:strong|em|span|b|code)\b[^>]*>)*[^\s<]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_step_is_told_as_at_the_table(game: str, language: str) -> None:
    rules = load(game)
    done = random_play(rules, rules.configure(), random.Random(5), actions=40)
    reader, seen = tables.Reader(0, language), 0
    for step in told(done, (0,), NAMES, reader):
        view = after(done, step.number).view(0)
        assert step.lines == tables.log_lines(view, view.events[seen:], NAMES, reader)
        seen = len(view.events)
    assert step.number == done.decision


def test_the_deal_is_told_in_a_few_lines(visitor: Callable[..., Visitor]) -> None:
    dealt = [
        "You turn up an 8 on your stock.",
        "Bo turns up an ace on the stock.",
        "You have the higher stock card and begin.",
        "Bo draws and now has 5 cards in hand.",
        "You draw a 5, an ace, a 5, a 4, a king.",
    ]
    example = read_example(load("cat_and_mouse"))
    assert told(example.play, (0,), example.names, tables.Reader(0, "en"))[0].lines == dealt
    html = check(visitor().get("/example/cat_and_mouse?step=0")).answer.text
    assert "".join(f"<p>{line}</p>" for line in dealt) in html


@pytest.mark.parametrize("game", names())
def test_between_chinese_sentences_there_is_no_space(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    path = new_table(ada, game, **{"with": "bots", **SHORT[game]})
    play(ada, path)
    together = 0
    for place in (path, f"{path}/replay", f"{path}/replay?seat=all", f"{path}/rules", f"/example/{game}?step=3"):
        html = check(ada.get(f"{place}{'&' if '?' in place else '?'}lang=zh"), "zh").answer.text
        assert re.findall(rf".*{ENDS}\s+{BEGINS}.*", html) == []
        together += len(re.findall(ENDS + BEGINS, html))
    assert together > 20


def test_sentences_are_kept_apart() -> None:
    spaces = {language: say(Message("sentence-separator"), language) for language in LANGUAGES}
    assert spaces == {"en": " ", "fr": " ", "de": " ", "pl": " ", "zh": ""}
