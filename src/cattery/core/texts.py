"""Names and lines that people write: kept as text, without what could deceive a reader or a terminal."""

import re
import unicodedata

from cattery.core.errors import InvalidRequest

MOST_NAME = 24  # characters
MOST_CHAT = 280
# Controls, surrogates, private use, what is not assigned, and format characters: they turn the direction of writing,
# hide, or say how others are shown.
REFUSED = {"Cc", "Cs", "Co", "Cn", "Cf"}
# Letters, marks and signs that show nothing: what else of Unicode is Default_Ignorable_Code_Point, fillers and blanks.
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
SIGNS = {"So", "Sm", "Sk"}
# Kinds that no category tells: joiners, the form of a sign as text or picture, signs among the punctuation (‼ ⁉ 〰).
KINDS = {
    " ": " ",
    "\u200c": "n",
    "\u200d": "j",
    **dict.fromkeys("\ufe0e\ufe0f", "f"),
    **dict.fromkeys("\u203c\u2049\u3030", "s"),
}

# Signs that are written as several characters, some of them unseen: keys, and the flags of three countries.
KEY = "[0-9#*]\ufe0f\u20e3"
FLAG = "\U0001f3f4\U000e0067\U000e0062(?:{})\U000e007f".format(
    "|".join("".join(chr(0xE0000 + ord(letter)) for letter in name) for name in ("eng", "sct", "wls"))
)
COMPOSED = re.compile(f"{KEY}|{FLAG}")

# What unseen characters are for, in a text written as the kinds of its characters (see `_kind`): to form a cluster of
# an Indian script, to part letters of a flowing one, to give a sign its form, to make one sign of two.
USEFUL = re.compile("(?<=v)[jn]|j(?=v)|(?<=a)n(?=a)|(?<=s)f|(?<=s)j(?=s)|(?<=sf)j(?=s)")
# What hides for no use, stands on nothing or towers up; four marks do for Hebrew, Burmese and Tibetan.
DECEPTIVE = re.compile("[xjnf]|(?:^| )[mv]|[mv]{5}")


def clean_name(text: object) -> str:
    """A name, its spaces tidied; raises InvalidRequest.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    return _clean(text, MOST_NAME, "error-name")


def clean_text(text: object) -> str:
    """A line of chat; raises InvalidRequest."""
    return _clean(text, MOST_CHAT, "error-chat")


def _clean(text: object, most: int, message_id: str) -> str:
    if not isinstance(text, str):
        raise InvalidRequest(message_id, got="", most=most)
    tidy = " ".join(unicodedata.normalize("NFC", text[: 4 * most + 1]).split())
    if not 0 < len(tidy) <= most or _is_deceptive(tidy):
        shown = "".join(c for c in tidy[:30] if _kind(c) not in "xjnf")
        raise InvalidRequest(message_id, got=shown, most=most)
    return tidy


def _is_deceptive(text: str) -> bool:
    kinds = "".join(map(_kind, COMPOSED.sub("\u2605", text)))
    return DECEPTIVE.search(USEFUL.sub("", kinds)) is not None


def _kind(c: str) -> str:
    """A letter for the kind: n and j are joiners, f a form, x is refused, m a mark, v a virama, s a sign, a flows."""
    category = unicodedata.category(c)
    if c in KINDS:
        return KINDS[c]
    if category in REFUSED or BLANK.match(c):
        return "x"
    if category in ("Mn", "Me"):
        return "v" if unicodedata.combining(c) == 9 else "m"
    if category in SIGNS:
        return "s"
    return "a" if unicodedata.bidirectional(c) == "AL" else "l"
