"""A match that is downloaded can be checked card by card; whatever was changed is named with its line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cattery.cli import main
from cattery.core.fairness import commitment, dealing_seed
from cattery.core.words import LANGUAGES, Message, say
from tests.web.html import Visitor
from tests.web.server import Person, Server
from tests.web.test_play import play_on


@pytest.fixture(scope="module")
def downloaded(server: Server) -> str:
    ada, bo = server.person("Ada"), server.person("Bo")
    lobby = ada.create("felix", players=3, bots=["regular"], options={"rounds": "2"})["match"]
    bo.join(ada.match_id)
    ada.post("/entropy", {"text": "first thought"})
    ada.post("/entropy", {"text": "second thought, # and all"})
    mixed = bo.post("/entropy", {"text": "\u732b"})
    assert [seat["has_entropy"] for seat in mixed["seats"]] == [True, False, True]
    assert "thought" not in str(mixed)
    state = ada.post("/start")
    assert (state["seed"], state["entropy"]) == (None, None)
    over = play_on([ada, bo])
    assert over["entropy"] == [{"seat": 0, "text": "second thought, # and all"}, {"seat": 2, "text": chr(0x732B)}]
    assert over["seed_hash"] == lobby["seed_hash"] == commitment(over["seed"])
    text = ada.ask("GET", f"/matches/{ada.match_id}/playthrough").text
    assert f"seed {dealing_seed(over['seed'], [(0, 'second thought, # and all'), (2, chr(0x732B))]).hex()}\n" in text
    return text


def verify(folder: Path, text: str, capfd: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = folder / "match.txt"
    file.write_text(text, encoding="utf-8")
    code = main(["verify", str(file), "--lang", "en"])
    said = capfd.readouterr()
    return code, said.out + said.err


def test_a_whole_match_is_in_order(downloaded: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = verify(tmp_path, downloaded, capfd)
    assert code == 0
    assert re.search(r"commitment (\w+)", downloaded)[1] in said.replace("\n", "")  # type: ignore[index]
    assert main(["replay", str(tmp_path / "match.txt"), "--seat", "all"]) == 0
    assert "Ada" in capfd.readouterr().out


CHANGES = [
    ("the commitment", r"^commitment .", "commitment x", "secret"),
    ("the secret", r"^secret .", "secret x", "secret"),
    ("the entropy", r"^entropy 0 second", "entropy 0 another", "seed"),
    ("whose entropy", r"^entropy 2", "entropy 1", "seed"),
    ("an entropy of nobody", r"^entropy 2", "entropy 7", "entropy 7"),
    ("the seed", r"^seed .{8}", "seed 00112233", "seed"),
    ("a card", r"^chance .+$", None, "chance"),
    ("an action", r"^0 place \S+$", "0 pass", "0 pass"),
    ("the scores", r"^scores .*$", "scores 1 2 3", "scores"),
]


@pytest.mark.parametrize(("what", "pattern", "becomes", "line"), CHANGES, ids=[change[0] for change in CHANGES])
def test_whatever_was_changed_is_named_with_its_line(
    downloaded: str,
    what: str,
    pattern: str,
    becomes: str | None,
    line: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    if becomes is None:  # another card than the one that was drawn
        drawn = re.findall(pattern, downloaded, re.MULTILINE)
        becomes = next(other for other in drawn if other != drawn[0])
    changed = re.sub(pattern, becomes, downloaded, count=1, flags=re.MULTILINE)
    assert changed != downloaded
    code, said = verify(tmp_path, changed, capfd)
    assert code == 2
    number = re.search(r"line (\d+)", said)
    assert number, said
    assert changed.splitlines()[int(number[1]) - 1].startswith(line)


def test_a_seed_without_its_secret_is_refused(
    downloaded: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for keyword in ("secret", "seed"):
        code, said = verify(tmp_path, re.sub(rf"^{keyword} .*\n", "", downloaded, flags=re.MULTILINE), capfd)
        assert code == 2
        assert keyword in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_after_the_end_what_decided_the_cards(
    server: Server, visitor: Callable[..., Visitor], language: str
) -> None:
    """The fingerprint from the start; the secret and what people added at the end and in the replay, not before."""
    ada, guest = server.person("Ada"), visitor(**{"accept-language": language})
    ada.create("felix", players=3, bots=["regular"] * 2, options={"rounds": "1"})
    ada.post("/entropy", {"text": "<b>purr & hiss"})
    path = f"/m/{ada.match_id}"
    committed = ada.get()["seed_hash"]
    assert committed in guest.get(path).text
    ada.post("/start")
    shown = say(Message("pages/proof-title"), language)
    running = guest.get(path)
    over = play_on([ada])
    assert shown not in running.text
    assert over["seed"] not in running.answer.text
    for page in (guest.get(path), guest.get(f"{path}/replay?step=0")):
        told = page.text[page.text.index(shown) :]
        assert all(text in told for text in (over["seed"], committed, "<b>purr & hiss", "cattery verify FILE"))
        assert page.faults == []


def test_entropy_is_a_short_visible_text(server: Server, ada: Person) -> None:
    ada.create("felix")
    for bad in ("", "x" * 65, "a\nb", "a\u202eb", "\u0007"):
        assert ada.try_post("/entropy", {"text": bad}).status_code == 400
    assert ada.get()["seats"][0]["has_entropy"] is False
