"""Names and lines that people write: kept as text, without what could deceive a reader or a terminal."""

import unicodedata

from cattery.matches.errors import InvalidRequest

MOST_NAME = 24  # characters
MOST_CHAT = 280
# Controls, surrogates, private use, and the marks that turn the direction of writing.
REFUSED = {"Cc", "Cs", "Co", "Cn"}
DIRECTION = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
INVISIBLE = set("\u200b\u2028\u2029\u2060\ufeff")


def clean_name(text: object) -> str:
    """A name, its spaces tidied; raises InvalidRequest.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    return _clean(text, MOST_NAME, "matches/error-name")


def clean_text(text: object) -> str:
    """A line of chat; raises InvalidRequest."""
    return _clean(text, MOST_CHAT, "matches/error-chat")


def _clean(text: object, most: int, message_id: str) -> str:
    if not isinstance(text, str):
        raise InvalidRequest(message_id, got="", most=most)
    tidy = " ".join(unicodedata.normalize("NFC", text[: 4 * most + 1]).split())
    if not 0 < len(tidy) <= most or any(_is_refused(c) for c in tidy):
        shown = "".join(c for c in tidy[:30] if not _is_refused(c))
        raise InvalidRequest(message_id, got=shown, most=most)
    return tidy


def _is_refused(character: str) -> bool:
    return character in DIRECTION or character in INVISIBLE or unicodedata.category(character) in REFUSED
