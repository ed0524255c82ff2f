"""The minds of every game as these tests ask them: with so little search that they can be asked often."""

from dataclasses import replace

from cattery.bots.players import SEARCH, Mind, levels, mind
from cattery.core.game import Game
from cattery.games.cockroach_poker import search as cockroach_poker
from tests.conformance.cases import ALL_GAMES

LITTLE = 30  # actions that a search may try out
# An expert thinks as strong does, only longer, but in these games: from so many actions on it thinks in another way.
DEEP = {"cockroach_poker": cockroach_poker.DEEP}
DEEP_LITTLE = 3000  # and from so many, with the fixture `soon_deep`

# Every one that thinks in a way of its own.
THINKERS = [(game, level) for game in ALL_GAMES for level in levels(game) if level != "expert" or game.name in DEEP]


def thinking_little(game: Game, level: str) -> Mind:
    """A level in plain Python; an expert needs the fixture `soon_deep`."""
    return with_amount(mind(game, level), DEEP_LITTLE if level == "expert" else LITTLE)


def with_amount(own: Mind, amount: int) -> Mind:
    """How many actions a search may try out; how weak a weaker one is stays."""
    return replace(own, amount=amount) if own.kind == SEARCH else own
