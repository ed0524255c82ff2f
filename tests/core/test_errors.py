"""Errors are data that can be said in any language and cross processes."""

import pickle

from cattery.core.errors import IllegalAction, InvalidPlaythrough
from cattery.core.words import say


def test_an_error_says_what_was_got_and_what_was_expected() -> None:
    error = IllegalAction("error-illegal", got="bid 7", expected="pass, bid 8-15")
    assert str(error) == "“bid 7” is not possible now. Expected: pass, bid 8-15."
    assert "bid 7" in say(error.message, "pl")


def test_an_error_can_be_pickled() -> None:
    error = InvalidPlaythrough("error-playthrough", line=3, got="x", expected="y")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is InvalidPlaythrough
    assert (again.line, str(again)) == (3, str(error))
