"""Errors are data that can be said in any language and cross processes."""

import pickle
from typing import Any

import pytest

from cattery.core.errors import IllegalAction, InvalidConfig, InvalidPlaythrough
from cattery.core.words import say
from cattery.games import load


def test_an_error_says_what_was_got_and_what_was_expected() -> None:
    error = IllegalAction("error-illegal", got="bid 7", expected="pass, bid 8-15")
    assert str(error) == "“bid 7” is not possible now. Expected: pass, bid 8-15."
    assert "bid 7" in say(error.message, "pl")


def test_an_error_can_be_pickled() -> None:
    error = InvalidPlaythrough("error-playthrough", line=3, got="x", expected="y")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is InvalidPlaythrough
    assert (again.line, str(again)) == (3, str(error))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"players": 7}, "Cat and Mouse cannot be played by 7. Players: 2."),
        ({"preset": "tiny"}, "Cat and Mouse has no preset “tiny”. Presets: "),
        ({"cheese": 1}, "Cat and Mouse has no option “cheese”. Options: "),
    ],
)
def test_a_game_that_refuses_is_told_by_title_and_by_name(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(InvalidConfig) as refused:
        load("cat_and_mouse").configure(**asked)
    assert str(refused.value).startswith(told)
    assert refused.value.message.arguments["game"] == "cat_and_mouse"
