"""A short game to learn by: `games/<name>/example.txt`, a playthrough with remarks on what is said at which step.

A line `# note chase` says that the game's message `example-chase` belongs to what has been played so far. The message
may also speak of the decision that follows.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cattery.core.game import Game
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.words import PACKAGE, Message

SEAT = 0  # the reader's
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")
NOTE = "# note "


@dataclass(frozen=True)
class Example:
    """The game, and by the number of the players' actions so far what is said then."""

    play: Playthrough
    notes: Mapping[int, Message]

    @property
    def names(self) -> tuple[str, ...]:
        """The players', by seat; the notes call them so."""
        return NAMES[: self.play.config.players]


def has_example(name: str) -> bool:
    """Whether the game of that name comes with one."""
    return (PACKAGE / "games" / name / "example.txt").is_file()


def read_example(game: Game) -> Example:
    """The example of a game that has one; raises InvalidPlaythrough."""
    text = (PACKAGE / "games" / game.name / "example.txt").read_text(encoding="utf-8")
    return Example(from_text(text, lambda name: game), notes_of(text, game.name))


def notes_of(text: str, domain: str) -> dict[int, Message]:
    r"""The messages that the remarks of a playthrough name, by how many actions come before them.

    >>> notes_of("0 place 15\nchance 3\n# note first\n1 pass\n", "felix")
    {1: Message(id='felix/example-first', arguments={})}
    """
    notes: dict[int, Message] = {}
    actions = 0
    for line in text.splitlines():
        actions += line.partition(" ")[0].isdecimal()
        if line.startswith(NOTE):
            notes[actions] = Message(f"{domain}/example-{line.removeprefix(NOTE)}")
    return notes
