"""The pages of the project as text: where they are, and what stands in their blocks."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def all_pages() -> list[Path]:
    """Every page of Markdown that belongs to the project."""
    folders = [ROOT / name for name in ("docs", "src", "tests")]
    return sorted([*ROOT.glob("*.md"), *(page for folder in folders for page in folder.rglob("*.md"))])


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def named_blocks(text: str) -> dict[str, str]:
    """The blocks that stand below the path of a file, by that path."""
    return dict(NAMED.findall(text))


def blocks(text: str, kind: str) -> Iterator[str]:
    """The blocks of one kind, as ```sh or ```make."""
    return (body for found, body in FENCE.findall(text) if found == kind)


def prose(text: str) -> str:
    """The text without its blocks."""
    return FENCE.sub("", text)
