"""How a person wants the pages: kept in the browser, in a cookie of its own, which says nothing about who it is."""

from dataclasses import asdict, dataclass
from urllib.parse import parse_qsl, urlencode

from cattery.core.words import LANGUAGES

COOKIE = "cattery-look"
CHOICES = {
    "language": ("", *LANGUAGES),
    "theme": ("", "light", "dark"),
    "confirm": ("", "on"),
    "sound": ("", "on"),
    "hints": ("on", ""),
    "chat": ("on", ""),
}


@dataclass(frozen=True, slots=True)
class Look:
    """Each is one of its choices; the first is what a new guest meets."""

    language: str = ""  # that of the browser
    theme: str = ""  # that of the system
    confirm: str = ""
    sound: str = ""
    hints: str = "on"  # what the situation means, told beside the table
    chat: str = "on"  # what the others say


def look_from(text: str) -> Look:
    """What a cookie or a form says; what makes no sense is left as it is at first.

    >>> look_from("theme=dark&language=xx&hints=")
    Look(language='', theme='dark', confirm='', sound='', hints='', chat='on')
    """
    given = dict(parse_qsl(text[:500], keep_blank_values=True))
    return Look(**{name: given[name] for name, choices in CHOICES.items() if given.get(name) in choices})


def look_text(look: Look) -> str:
    """As the cookie keeps it."""
    first = Look()
    return urlencode({name: value for name, value in asdict(look).items() if value != getattr(first, name)})
