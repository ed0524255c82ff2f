"""The games to learn by, as pages: gone through by their links, found from where a beginner looks."""

import re
from collections.abc import Callable

import pytest

from cattery.core.example import SEAT, read_example
from cattery.core.words import Message, say
from cattery.games import load
from tests.games.examples import EXAMPLES
from tests.web.html import Visitor
from tests.web.test_pages import check, new_table, w

every_game = pytest.mark.parametrize("game", EXAMPLES)


@every_game
def test_an_example_is_gone_through_by_its_links(visitor: Callable[..., Visitor], game: str) -> None:
    ada, told = visitor(), read_example(load(game))
    actions = [entry for entry in told.play.log if entry[0] >= 0]
    page = check(ada.get(f"/example/{game}"))
    for step, (player, _) in enumerate(actions):
        assert step not in told.notes or say(told.notes[step]) in page.text
        assert (w("example-choice", action="") in page.text) == (player == SEAT)
        assert [form.action for form in page.forms] == [f"/example/{game}", "/new"], "nothing can be done at the table"
        page = check(ada.get(next(link for link in page.links if link.endswith(f"step={step + 1}"))))
    assert not [link for link in page.links if link.endswith(f"step={len(actions) + 1}")]
    assert say(told.notes[len(actions)]) in page.text


@every_game
def test_every_step_is_one_click_from_every_other(visitor: Callable[..., Visitor], game: str) -> None:
    page = visitor().get(f"/example/{game}?step=3")
    last = read_example(load(game)).play.decision
    linked = {int(found[1]) for link in page.links if (found := re.search(r"\?step=(\d+)$", link))}
    assert linked == set(range(last + 1))


@every_game
def test_an_example_is_found_from_the_first_page_the_rules_and_the_lobby(
    visitor: Callable[..., Visitor], game: str
) -> None:
    ada = visitor()
    for path in ("/", f"/rules/{game}", new_table(ada, game)):
        assert f"/example/{game}" in ada.get(path).links


def test_a_step_that_is_none_is_the_first_or_the_last(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    last = read_example(load("felix")).play.decision
    for asked in ("", "?step=", "?step=-1", "?step=x", "?step=%E0%A5%A7"):
        assert w("replay-deal") in check(ada.get(f"/example/felix{asked}")).text
    assert w("replay-step", step=last, last=last) in check(ada.get("/example/felix?step=9999")).text


def test_the_reader_of_an_example_is_its_first_player_and_sees_no_more(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    page = ada.get("/example/felix?step=1")
    assert "You place the 15 face down." in page.text
    assert "Ada places" not in page.text
    face_down = say(Message("cockroach_poker/table-card-down"))
    seen = [face_down in ada.get(f"/example/cockroach_poker?step={step}").answer.text for step in (8, 9, 10, 11, 12)]
    assert seen == [False, True, False, False, False], "offered by Cy, looked at, passed on, turned up"
