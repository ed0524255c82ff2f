"""One person on several devices: a link, shown as a code as well, takes along who one is, once and for ten minutes."""

from starlette.responses import Response

from cattery.store.matches import count_unfinished
from cattery.web.auth import COOKIE
from cattery.web.pages.page import PageCall
from cattery.web.pages.settings import own_path
from cattery.web.refusals import Refusal


async def offer(call: PageCall) -> Response:
    """A new link; an older one that nobody has followed is void."""
    room = await call.room()  # by which it is found out whose turn it is at a device that is shared
    back = f"/m/{room.match.id}"
    if call.user is None:
        return call.go(back)
    token = await call.hall.guests.new_link(call.user, call.hall.matches.clock())
    link = f"{call.site}/device?link={token}&back={back}"
    return call.page("device.html", link=link, qr=call.code(link), back=back)


async def arrive(call: PageCall) -> Response:
    """What the link leads to: asks first, since many programs look at links before people do.

    Whoever has played on this device so far is told that this ends, and what becomes of his games.
    """
    query = call.request.query_params
    link, back = query.get("link", "")[:200], own_path(query.get("back", ""))
    here = call.user
    if here is None or await call.hall.guests.is_own_link(here, link):
        return call.page("device_here.html", token=link, back=back, name="")
    unfinished = await call.hall.db.read(count_unfinished, here.id)
    name = here.name or call.pen().word("guest")
    return call.page("device_here.html", token=link, back=back, name=name, unfinished=unfinished)


async def follow(call: PageCall) -> Response:
    """This device is the person's too from now on."""
    token = await call.hall.guests.follow_link(call.form.get("link", ""), call.hall.matches.clock())
    if token is None:
        raise Refusal(410, "pages/error-link")
    call.cookies[COOKIE] = token
    return call.go(own_path(call.form.get("back", "")))
