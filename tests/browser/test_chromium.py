"""Where there is no browser: left out on a person's machine, a failure where the tests decide."""

import pytest
from _pytest.outcomes import Failed, Skipped

from tests.browser.chromium import find_chromium


@pytest.fixture
def _no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("CATTERY_CHROMIUM", raising=False)


@pytest.mark.usefixtures("_no_browser")
@pytest.mark.parametrize(("ci", "outcome"), [("", Skipped), ("true", Failed)])
def test_without_a_browser(monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="apt install chromium"):
        find_chromium()
