"""What people may call themselves and say: any writing, but nothing that hides, towers up or turns the text."""

from typing import Any

import pytest

from cattery.core.errors import InvalidRequest
from cattery.core.texts import MOST_CHAT, MOST_NAME, clean_name, clean_text

# Everything of Unicode 15 that shows nothing and is neither a space nor unassigned, by ranges.
UNSEEN = [
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010)),
    *(*range(0x202A, 0x202F), *range(0x2060, 0x2065), *range(0x2066, 0x2070), 0x2800, 0x3164, *range(0xFE00, 0xFE10)),
    *(0xFEFF, 0xFFA0, *range(0x1BCA0, 0x1BCA4), 0x1D159, *range(0x1D173, 0x1D17B), 0xE0001, *range(0xE0020, 0xE0080)),
    *range(0xE0100, 0xE01F0),
]


@pytest.mark.parametrize(
    "place", ["{}", "{0}{0}", "Ada{}", "A{}da", "{}Ada", "Ada {} B.", "\u732b{}", "{}7", "a{}\u0301"]
)
def test_what_shows_nothing_is_refused_by_itself_and_between_letters(place: str) -> None:
    """Otherwise a name could be empty, or look like another's."""
    for code in UNSEEN:
        with pytest.raises(InvalidRequest) as refused:
            clean_name(place.format(chr(code)))
        assert chr(code) not in str(refused.value.message.arguments["got"])
        with pytest.raises(InvalidRequest):
            clean_text(place.format(chr(code)))


REFUSED: list[Any] = [
    *(
        "",
        "   ",
        "\u00a0\u3000",
        "a\x1b[31m",
        "a\x00b",
        "\x9b0m",
        "\u202eevil",
        "x\u2066y",
        "\ud800",
        "\ue000",
        "\u0378",
    ),
    *("x" * 25, None, 7, b"Ada"),
    *("\u0301", "\u0301a", "Ada \u0301", "\u20dd", "\u094d"),  # marks that stand on nothing
    *(
        "Z" + "\u0300" * 5,
        "a" + "\u0336\u0489" * 3,
        "\u0e2a" + "\u0e47" * 5,
        "e" * 3 + "\u0351\u0352\u0353\u0354\u0355",
    ),
    *(
        "\u2764\u200d",
        "\u200d\u2764",
        "a\u200d\u2764",
        "\u2764\u200da",
        "\u2764\ufe0f\ufe0f",
        "\u2764\u200d\u200d\U0001f525",
    ),
    *(
        "\u0645\u200d\u062e",
        "\u0645\u200c",
        "\u0645\u200ca",
        "\u0645\u200c\u200c\u062e",
        "\u0915\u200d\u0916",
        "1\ufe0f",
    ),
    "\U0001f3f4\U000e0061\U000e0064\U000e0061\U000e007f",  # a text hidden behind a flag
]


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_case_41_names_and_lines_that_could_deceive_are_refused(name: Any) -> None:
    with pytest.raises(InvalidRequest) as refused:
        clean_name(name)
    assert not set(str(refused.value.message.arguments["got"])) & set(
        "\x1b\x00\x9b\u202e\u2066\u200b\u200c\u200d\ufe0f\ud800"
    )
    if not isinstance(name, str) or len(name) < 25:
        with pytest.raises(InvalidRequest):
            clean_text(name)


WELCOME = [
    "<b>\u60a6 \u017dofie</b>",
    "Nguy\u1ec5n Th\u1ecb H\u1eb1ng",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian: a joiner parts two letters
    "\u0646\u064f\u0647\u200c\u0647\u0632\u0627\u0631",
    "\u0936\u094d\u0930\u0940",  # Devanagari
    "\u0915\u094d\u200d\u0937",  # ... with the half form asked for
    "\u0915\u094d\u200c\u0937",
    "\u09b0\u200d\u09cd\u09af\u09be\u09ae",  # Bengali: the joiner stands before the virama
    "\u0dc1\u0dca\u200d\u0dbb\u0dd3",  # Sinhala
    "\u05d0\u05b8\u05d3\u05b8\u05dd",  # Hebrew with points
    "\u05e9\u05b8\u05bc\u05c1",  # three on one letter
    "\u101c\u103b\u103e\u102d\u102f\u1037",  # Burmese: four on one
    "\u0e0a\u0e37\u0e48\u0e2d",  # Thai
    "\U0001f469\u200d\U0001f680",  # an astronaut
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",  # a family
    "\U0001f9d1\U0001f3fd\u200d\U0001f4bb",
    "\U0001f3f3\ufe0f\u200d\U0001f308",
    "\u2764\ufe0f\u200d\U0001f525 \u2764\ufe0e",
    "1\ufe0f\u20e3 \u203c\ufe0f \u2194\ufe0f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland
    "\U0001f408\u200d\u2b1b",
    ":-)",
]


@pytest.mark.parametrize("text", WELCOME, ids=ascii)
def test_writing_of_all_kinds_is_kept_as_it_is(text: str) -> None:
    assert clean_name(text) == text
    assert clean_text(f"a {text}, {text}") == f"a {text}, {text}"


def test_spaces_are_tidied_and_letters_composed() -> None:
    assert clean_name("  Ada \t Love\u2028lace\u00a0B. ") == "Ada Love lace B."
    assert clean_name("e\u0301") == "\u00e9"
    assert clean_name("x" * MOST_NAME) == "x" * MOST_NAME
    assert clean_text("x" * MOST_CHAT) == "x" * MOST_CHAT
