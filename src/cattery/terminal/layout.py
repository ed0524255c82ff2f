"""Text that fits: widths as a terminal shows them, wrapping, columns. Chinese characters take two cells."""

import re
import unicodedata
from collections.abc import Iterator

NARROWEST = 10  # cells
GAP = 3  # cells between columns
PIECES = re.compile(r"[ \t]+|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|[\s\S]")
NEVER_FIRST = "，。、：；！？）」』》】”’…,.:;!?)"
UNBREAKABLE = "\u00a0\u202f"  # spaces that hold together
NEVER_LAST = "（「『《【“‘("
BIDIRECTIONAL = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def is_printable(text: str) -> bool:
    r"""Whether the text holds no control, line-breaking, unassigned or bidirectional character.

    >>> is_printable("Žofie 小猫"), is_printable("a\x1b[2J"), is_printable("a\u202eb")
    (True, False, False)
    """
    return all((c.isprintable() or c in UNBREAKABLE) and c not in BIDIRECTIONAL for c in text)


def printable(text: str) -> str:
    r"""The text in one line, with what might move the cursor or the reading order written as an escape.

    >>> printable("a\x1b[2J\nb")
    'a\\x1b[2J b'
    """
    return "".join(c if is_printable(c) else " " if c == "\n" else ascii(c)[1:-1] for c in text)


def width(text: str) -> int:
    """The cells that a text takes.

    >>> width("cat"), width("猫")
    (3, 2)
    """
    return sum(_cells(c) for c in text)


def _cells(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def pad(text: str, cells: int) -> str:
    """The text, with spaces up to that many cells.

    >>> pad("猫", 4)
    '猫  '
    """
    return text + " " * (cells - width(text))


def wrap(text: str, cells: int, indent: str = "") -> list[str]:
    """The text in lines of at most that many cells; all but the first begin with `indent`.

    >>> wrap("the cat in the sack", 12, "  ")
    ['the cat in', '  the sack']
    >>> wrap("袋子里的猫，老鼠。", 10)
    ['袋子里的', '猫，老鼠。']
    """
    cells = max(cells, NARROWEST)
    lines, line = [], ""
    for piece in _pieces(text):
        if width(line + piece.rstrip()) <= cells or not line.strip():
            line += piece
        else:
            lines.append(line.rstrip(" "))
            line = indent + piece.lstrip(" ")
    return [*lines, line.rstrip(" ")]


def _pieces(text: str) -> Iterator[str]:
    """What may not be broken: words, single Chinese characters with the punctuation that must stay with them."""
    held = ""
    for piece in PIECES.findall(text):
        if held and _is_bound(held[-1], piece[0]):
            held += piece
        else:
            yield held
            held = piece
    yield held


def _is_bound(left: str, right: str) -> bool:
    """Whether no line may end between the two characters."""
    if left in UNBREAKABLE or right in UNBREAKABLE:
        return True
    return not left.isspace() and (right in NEVER_FIRST or left in NEVER_LAST)


def in_columns(entries: list[str], cells: int) -> list[str]:
    """Short entries side by side, read along the lines; one a line where they are few or long.

    >>> in_columns(["1 a", "2 b", "3 c", "4 d", "5 e", "6 f"], 20)
    ['1 a   2 b   3 c', '4 d   5 e   6 f']
    """
    widest = max(map(width, entries), default=0)
    across = min((cells + GAP) // (widest + GAP), len(entries))
    if len(entries) < 5 or across < 2:
        return entries
    rows = -(-len(entries) // across)
    across = -(-len(entries) // rows)
    lines = [entries[i : i + across] for i in range(0, len(entries), across)]
    return [(" " * GAP).join(pad(entry, widest) for entry in line).rstrip(" ") for line in lines]
