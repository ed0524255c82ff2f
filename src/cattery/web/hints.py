"""What the strongest level would do here, and why: from the seat's own view, when it is asked for.

Until that level is ready the rule of thumb answers, which is said, and one can ask again.
"""

from cattery.bots.players import HINT_LEVEL, HINT_WHIM, Advice, reasons
from cattery.core.view import SeatView
from cattery.core.words import Message
from cattery.matches.errors import NotSeated, WrongStatus
from cattery.matches.room import Room
from cattery.web.calls import Call
from cattery.web.hall import Hall


async def ask(call: Call) -> tuple[SeatView, Advice]:
    """Think about the caller's decision; what comes of it is kept until the decision is made. Raises MatchError."""
    room, seat, _ = await call.seated()
    if not room.settings.has_hints:
        raise WrongStatus("web/error-no-hints")
    view = room.play.view(seat) if room.play is not None else None
    if view is None or not view.legal_actions:
        raise NotSeated("web/error-no-decision")
    advice = known(call.hall, room, view)
    if advice is None or advice.is_makeshift:
        advice = await call.hall.bots.advise(view, HINT_LEVEL, HINT_WHIM)
        call.hall.hints[room.match.id, seat] = view.decision, advice
    return view, advice


def known(hall: Hall, room: Room, view: SeatView) -> Advice | None:
    """What was recommended for this decision; None unless somebody asked."""
    decision, advice = hall.hints.get((room.match.id, view.seat), (-1, Advice(-1)))
    return advice if decision == view.decision and advice.action in view.legal_actions else None


def all_reasons(view: SeatView, advice: Advice) -> list[Message]:
    """Why that action, and whether there will be a better answer."""
    return [*reasons(view, advice), *([Message("web/hint-makeshift")] if advice.is_makeshift else [])]
