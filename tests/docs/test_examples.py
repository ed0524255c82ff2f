"""The examples in Python that the pages show run, one after the other on each page."""

from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, blocks, name_of, read

PAGES = [page for page in (ROOT / "README.md", ROOT / "docs" / "architecture.md") if page.exists()]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples_run(page: Path) -> None:
    names: dict[str, Any] = {}
    examples = list(blocks(read(page), "python"))
    assert examples
    for example in examples:
        exec(compile(example, name_of(page), "exec"), names)
