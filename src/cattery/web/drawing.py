"""From what a reader may know to a page: the templates, and what they can call.

The shared templates are in `web/templates`, a game's own table in its folder (`games/<name>/table.html`). Everything is
escaped; a template has no words of its own, it asks for messages.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from cattery.core.example import has_example
from cattery.core.words import PACKAGE, Message, Seat, say
from cattery.web.look import Look

TEMPLATES = PACKAGE / "web" / "templates"
STATIC = PACKAGE / "web" / "static"
GAMES = PACKAGE / "games"
DRAWN = ("table.css", "cards.svg")  # what a game's folder may hold for its page


@cache
def templates() -> Environment:
    """The environment, made when the first page is drawn."""
    return Environment(
        loader=FileSystemLoader([TEMPLATES, GAMES]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


@dataclass(frozen=True)
class Pen:
    """Draws for one reader: the language, the own seat, the players' names, how the pages should look."""

    language: str
    look: Look
    prefix: str = ""
    names: tuple[str, ...] = ()
    reader: int | None = None

    def draw(self, template: str, **told: Any) -> str:
        """A page or a part of one."""
        return (
            templates()
            .get_template(template)
            .render(
                pen=self,
                say=self.say,
                w=self.word,
                url=self.url,
                asset=self.asset,
                has_example=has_example,
                Message=Message,
                Seat=Seat,
                **told,
            )
        )

    def say(self, message: Message) -> str:
        """A message to this reader."""
        return say(message, self.language, self.names, self.reader)

    def word(self, name: str, /, **arguments: Any) -> str:
        """One of the pages' own messages; `felix/act-pass` is one of a game's."""
        return self.say(Message(name if "/" in name else f"pages/{name}", arguments))

    @property
    def space(self) -> str:
        """What stands between two sentences; in Chinese nothing does."""
        return self.say(Message("sentence-separator"))

    def url(self, path: str) -> str:
        """A path as the browser has to ask for it."""
        return self.prefix + path

    def asset(self, path: str) -> str:
        """A file that never changes under its address."""
        return self.url(f"/static/{versions()[path]}/{path}")

    @property
    def worker(self) -> str:
        """The service worker's address: another one where the page that it keeps would be another one."""
        return self.url(f"/worker.js?lang={self.language}&of={edition()}")


@cache
def assets() -> dict[str, bytes]:
    """Everything static that pages may load, by path."""
    found = {place.name: place.read_bytes() for place in sorted(STATIC.iterdir()) if place.is_file()}
    for place in sorted(GAMES.iterdir()):
        found |= {f"{place.name}/{name}": (place / name).read_bytes() for name in DRAWN if (place / name).is_file()}
    return found


@cache
def versions() -> dict[str, str]:
    """What stands in an asset's address: it changes when the file does."""
    return {path: sha256(content).hexdigest()[:10] for path, content in assets().items()}


@cache
def edition() -> str:
    """What changes when any asset does."""
    return sha256("".join(versions().values()).encode()).hexdigest()[:10]


def drawn_by(game: str, name: str) -> str | None:
    """A template of the game's own folder; None where it has none of this name."""
    own = f"{game}/{name}"
    return own if (GAMES / own).is_file() else None


@lru_cache(maxsize=100)
def qr_code(text: str) -> Markup:
    """A code that a phone can read, as SVG."""
    code = segno.make(text, error="m", micro=False)
    return Markup(code.svg_inline(border=2, svgclass="qr", omitsize=True, light="#fff"))
