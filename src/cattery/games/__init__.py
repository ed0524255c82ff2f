"""The games: one folder each, found by its name. A fourth game is a fourth folder."""

import pkgutil
from functools import cache
from importlib import import_module

from cattery.core.errors import UnknownGame
from cattery.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order.

    >>> "felix" in names()
    True
    """
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def load(name: str) -> Game:
    """The game of that name (`cat-and-mouse` is taken as well); raises UnknownGame."""
    folder = name.strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in names():
        raise UnknownGame("error-game", got=name[:40], expected=", ".join(names()))
    game: Game = import_module(f"cattery.games.{folder}").GAME
    return game
