"""What the pages refer to exists: files, headings, `make` targets; and the pages refer to each other."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, all_pages, blocks, name_of, prose, read

PAGES = all_pages()
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
FILE = re.compile(r"[\w.-]+(/[\w.-]+)+\.(py|md|txt|ftl|toml|c|json)|[\w-]+(/[\w.-]+)*/")
PLACES = [ROOT, ROOT / "src" / "cattery", ROOT / "src" / "cattery" / "games" / "felix"]
ELSEWHERE = ("high_mouse", "NNNN")  # the game that docs/adding-a-game.md adds to a copy; a number to be filled in


def links(page: Path) -> list[str]:
    """The links of a page, but for those to other sites."""
    return [target for target in LINK.findall(prose(read(page))) if "://" not in target]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(prose(read(page)))}


def code(page: Path) -> list[str]:
    """What a page sets as code: in its sentences, and in its blocks of commands line by line."""
    text = read(page)
    commands = [line for kind in ("", "sh") for block in blocks(text, kind) for line in block.splitlines()]
    return CODE.findall(prose(text)) + commands


def make_targets(text: str) -> list[str]:
    """The targets in `make check test GAME=felix`."""
    words = text.split()
    return [word for word in words[1:] if re.fullmatch("[a-z-]+", word)] if words[:1] == ["make"] else []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        name, _, heading = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), f"{link}: no such file"
        assert target.is_relative_to(ROOT), f"{link}: leads out of the project"
        assert not heading or heading in anchors(target), f"{link}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    known = set(TARGET.findall(read(ROOT / "Makefile")))
    for text in code(page):
        assert set(make_targets(text)) <= known, text


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_is_named_exists(page: Path) -> None:
    for text in code(page):
        if FILE.fullmatch(text) and not any(word in text for word in ELSEWHERE):
            assert any((place / text).exists() for place in PLACES), f"{text}: no such file"


def test_the_index_names_every_page_of_the_docs() -> None:
    index = ROOT / "docs" / "README.md"
    named = {(index.parent / link).resolve() for link in links(index)}
    assert set((ROOT / "docs").rglob("*.md")) - {index} <= named


def test_decisions_are_numbered_and_have_the_same_parts() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [page.name[:5] for page in decisions] == [f"{i:04}-" for i in range(1, len(decisions) + 1)]
    for page in decisions:
        title, *parts = HEADING.findall(read(page))
        assert title.startswith(f"{int(page.name[:4])}. ")
        assert parts == ["Context", "Alternatives", "Decision", "Consequences"], page.name
