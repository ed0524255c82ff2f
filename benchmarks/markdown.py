"""Tables in Markdown, as the pages of figures have them."""

from collections.abc import Iterable, Sequence


def row(cells: Iterable[str]) -> str:
    """One line.

    >>> row(["felix", "54.3 %"])
    '| felix | 54.3 % |'
    """
    return f"| {' | '.join(cells)} |"


def head(names: Sequence[str]) -> list[str]:
    """The two lines above the rows."""
    return [row(names), row(["---"] * len(names))]


def table(names: Sequence[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """All lines."""
    return [*head(names), *map(row, rows)]
