"""Several people on one device: each is a guest of their own, and a curtain falls between their turns.

The first of them is the browser's own guest. The tokens of the others are kept in one cookie more; which of them looks
at a match is said by a cookie of that match. While the curtain is down the browser is sent nothing of the table.
"""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cattery.core.game import NOBODY
from cattery.matches.room import Room
from cattery.store.rows import UserRow
from cattery.web.calls import GUEST_COST
from cattery.web.hall import Hall

if TYPE_CHECKING:
    from cattery.web.pages.page import PageCall

OTHERS = "cattery-others"
MOST_OTHERS = 5
LOOKING = "cattery-looking"  # under the path of the match


@dataclass(frozen=True)
class Device:
    """The guests of one browser, and whose seat of the match at hand is open."""

    own: UserRow | None = None  # whom the browser stands for
    others: tuple[UserRow, ...] = ()
    looking: int = NOBODY  # a seat

    @property
    def guests(self) -> tuple[UserRow, ...]:
        return self.others if self.own is None else (self.own, *self.others)

    def seats(self, room: Room) -> tuple[int, ...]:
        """Where its guests sit."""
        return tuple(sorted({room.seat_of(guest.id) for guest in self.guests} - {NOBODY}))

    def guest(self, room: Room) -> UserRow | None:
        """Who looks now: of several the one whose curtain is open, in a lobby the host; nobody behind a curtain.

        Where none of them sits it is the browser's own guest.
        """
        here = [guest for guest in self.guests if room.seat_of(guest.id) != NOBODY]
        if len(here) > 1 and self.next_seat(room) is not None:
            return None
        first = [guest for guest in here if room.seat_of(guest.id) == self.looking]
        host = [guest for guest in here if room.match.status == "lobby" and guest.id == room.match.host_id]
        return next(iter([*host, *first, *here]), self.own)

    def next_seat(self, room: Room) -> int | None:
        """For whom the curtain has to be opened; None while it need not be down."""
        seats = self.seats(room)
        if len(seats) < 2 or room.match.status != "running":
            return None
        if room.player in seats:
            return room.player if room.player != self.looking else None
        return None if self.looking in seats else seats[0]


async def find_others(hall: Hall, cookie: str, now: int) -> tuple[UserRow, ...]:
    """The guests behind the cookie."""
    found = [await hall.guests.find(token, now) for token in tokens_in(cookie)]
    return tuple(guest for guest in found if guest is not None)


def tokens_in(cookie: str) -> list[str]:
    """The tokens that the cookie holds, and nothing else that may stand in it: they are sent back."""
    return re.findall(r"[\w-]+", cookie, re.ASCII)[:MOST_OTHERS]


def other_names(form: dict[str, str]) -> list[str]:
    """The names of those who share the device, in their order, without the first."""
    names = [form.get(f"name.{i}", "").strip() for i in range(2, MOST_OTHERS + 2)]
    return [name for name in names if name]


async def seat_others(call: "PageCall", match_id: str, names: list[str]) -> None:
    """Sit the others down beside the browser's own guest; guests of earlier games are taken again."""
    tokens = tokens_in(call.request.cookies.get(OTHERS, ""))
    now = call.hall.matches.clock()
    for i, name in enumerate(names):
        guest = await call.hall.guests.find(tokens[i], now) if i < len(tokens) else None
        if guest is None:
            call.spend(GUEST_COST)
            guest, token = await call.hall.guests.add(name, now)
            tokens[i:] = [token]
        await call.hall.matches.join(match_id, guest.id, name)
    call.cookies[OTHERS] = ".".join(tokens)
