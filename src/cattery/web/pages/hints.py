"""What the rule of thumb would do here, and why: from the seat's own view, when it is asked for.

It is that of the level `regular`, whose reasons can be told.
"""

from cattery.core.view import SeatView
from cattery.core.words import Message
from cattery.matches.errors import NotSeated, WrongStatus
from cattery.matches.room import Room
from cattery.web.calls import Call
from cattery.web.hall import Hall

LEVEL = "regular"
WHIM = b"hint"  # the same view gets the same advice


async def ask(call: Call) -> None:
    """Think about the caller's decision; what comes of it is shown until the decision is made."""
    room, seat, _ = await call.seated()
    if not room.settings.has_hints:
        raise WrongStatus("pages/error-no-hints")
    view = room.play.view(seat) if room.play is not None else None
    if view is None or not view.legal_actions:
        raise NotSeated("pages/error-no-decision")
    if known(call.hall, room, view) is not None:
        return
    action = await call.hall.bots.choose(view, LEVEL, WHIM)
    call.hall.hints[room.match.id, seat] = view.decision, action


def known(hall: Hall, room: Room, view: SeatView) -> int | None:
    """The action that was recommended for this decision; None unless somebody asked."""
    decision, action = hall.hints.get((room.match.id, view.seat), (-1, -1))
    return action if decision == view.decision and action in view.legal_actions else None


def reasons(view: SeatView, action: int | None) -> list[Message]:
    """Why that action."""
    if action is None or view.game.reasons is None:
        return []
    return view.game.reasons(view, action)
