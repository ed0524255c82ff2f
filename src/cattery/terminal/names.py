"""Players' names at a table."""

from cattery.core.errors import UsageError
from cattery.core.texts import clean_name
from cattery.core.words import Message, say, seat_name

BOTS = 6


def names_at_table(players: int, people: frozenset[int], given: list[str], language: str) -> tuple[str, ...]:
    """A name for each seat, the given ones to people first, then to bots.

    Raises InvalidRequest for what can be no name, UsageError for too many.
    """
    if len(given) > players:
        raise UsageError("error-names", got=len(given), expected=players)
    left = [clean_name(name) for name in given]
    order = sorted(range(players), key=lambda seat: (seat not in people, seat))
    names = {seat: left.pop(0) for seat in order if left}
    free = (name for name in bot_names(language) if name not in names.values())
    for seat in range(players):
        if seat not in names:
            names[seat] = seat_name(seat, language) if seat in people else next(free)
    return tuple(names[seat] for seat in range(players))


def bot_names(language: str) -> list[str]:
    """Cats' names for the bots."""
    numbered = [say(Message("terminal/bot-name", {"number": i}), language) for i in range(1, 2 * BOTS + 1)]
    return list(dict.fromkeys(numbered))
