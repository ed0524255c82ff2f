"""All that a seat is ever given, as one text: what two games that it cannot tell apart must agree on."""

from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView
from cattery.core.words import LANGUAGES, say


def channels(play: Playthrough, seat: int, language: str = "en") -> dict[str, str]:
    """The bytes of each channel, by its name."""
    view = play.view(seat)
    return {
        "view": repr(view.snapshot),
        "events": repr(view.events),
        "actions": repr((view.legal_actions, view.decision, view.player, view.returns, view.scores, view.ending)),
        "saved view": view.to_json(),
        "words": "\n".join(words(view, language)),
    }


def words(view: SeatView, language: str) -> list[str]:
    """The table, the log and the buttons as this seat reads them."""
    game, c = view.game, view.config
    said = [*game.position(c, view.snapshot), *(game.event_message(c, event) for event in view.events)]
    said += [game.action_message(c, view.snapshot, action) for action in view.legal_actions]
    reader = None if view.seat == NOBODY else view.seat
    return [say(message, language, (), reader) for message in said if message is not None]


def all_languages() -> tuple[str, ...]:
    return LANGUAGES
