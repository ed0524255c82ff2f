"""The bots of the terminal: driven by what their seat may know and nothing else."""

from threading import Timer

from cattery.bots.players import (
    DEFAULT_LEVEL,
    HINT_LEVEL,
    HINT_WHIM,
    SEARCH,
    Advice,
    Adviser,
    advise,
    check_level,
    choose_action,
    manner,
    mind,
    shown_persona,
    whim_of,
)
from cattery.core.errors import UsageError
from cattery.core.game import Game
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat
from cattery.terminal.screen import DIM, Screen

NOTICEABLE = 2.0  # seconds of waiting of which one should be told why


def bots_action(view: SeatView, level: str, seed: bytes | None) -> int:
    """What a bot of this level does here; the same seed, seat and decision give the same answer.

    So a game that was saved goes on as it would have gone.
    """
    return choose_action(view, level, whim_of(seed or b""), adviser(view.game, level))


def hint(view: SeatView) -> Advice:
    """What the strongest bot would do here."""
    return advise(view, HINT_LEVEL, HINT_WHIM, adviser(view.game, HINT_LEVEL))


def adviser(game: Game, level: str) -> Adviser:
    """The mind of a level; a search as machine code, without which it would take minutes."""
    own = mind(game, level)
    if own.kind != SEARCH:
        return own
    from cattery.bots.compiled import CompiledMind

    return CompiledMind(game, own)


def get_ready(screen: Screen, game: Game, levels: set[str]) -> None:
    """Have the searches compiled before somebody waits for a bot; whoever has to wait for that is told."""
    minds = [own for own in (mind(game, level) for level in sorted(levels)) if own.kind == SEARCH]
    if minds:
        from cattery.bots.compiled import warm

        told = Timer(NOTICEABLE, screen.tell, (Message("terminal/getting-ready"), DIM))
        told.start()
        try:
            for own in minds:
                warm(game, own)
        finally:
            told.cancel()


def bot_at_table(game: Game, level: str, seat: int, seed: bytes | None) -> Message:
    """The bot on a seat: its name, and how it plays."""
    how = manner(game, level, shown_persona(game, level, seat, whim_of(seed or b"")))
    return Message("terminal/bot", {"player": Seat(seat), "manner": how})


def parts(text: str) -> list[str]:
    """What is typed one after the other, with commas or spaces between."""
    return text.replace(",", " ").split()


def levels_in(game: Game, text: str) -> list[str]:
    """Levels as they are typed, `casual,expert` or `casual expert`; raises InvalidConfig."""
    found = [word.lower() for word in parts(text)]
    for level in found:
        check_level(game, level)
    return found


def levels_at_table(game: Game, players: int, people: frozenset[int], text: str | None) -> tuple[str, ...]:
    """A level for each seat: those given to the bots in their order, the last of them to all that follow.

    People have one too, that of the bot which would sit there. Raises InvalidConfig and UsageError.
    """
    given, bots = levels_in(game, text or ""), [seat for seat in range(players) if seat not in people]
    if len(given) > len(bots):
        raise UsageError("matches/error-bots", got=len(given), expected=len(bots))
    levels = [DEFAULT_LEVEL] * players
    for i, seat in enumerate(bots if given else ()):
        levels[seat] = given[min(i, len(given) - 1)]
    return tuple(levels)
