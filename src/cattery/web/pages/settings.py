"""How a person wants the pages, asked and kept; the name for the next table with it."""

import re
from dataclasses import asdict

from starlette.responses import Response

from cattery.core.errors import CatteryError
from cattery.core.texts import MOST_NAME
from cattery.web import api, wire
from cattery.web.look import CHOICES, look_from
from cattery.web.pages.page import PageCall
from cattery.web.refusals import problem, status_of

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "pl": "Polski", "zh": "中文"}


async def show(call: PageCall) -> Response:
    """How the pages look and what they do."""
    name = call.user.name if call.user is not None else ""
    return settings_page(call, name, own_path(call.request.query_params.get("back", "")))


def settings_page(call: PageCall, name: str, back: str, status: int = 200) -> Response:
    return call.page(
        "settings.html",
        status,
        choices=CHOICES,
        chosen=asdict(call.look),
        language_names=LANGUAGE_NAMES,
        most_name=MOST_NAME,
        my_name=name,
        back=back,
        kept="kept" in call.request.query_params,
    )


def own_path(text: str) -> str:
    """A path of this site to go back to; the settings if it is anything else."""
    return text if re.fullmatch(r"/(m/[a-z0-9]{1,40})?", text) else "/settings?kept=1"


async def change(call: PageCall) -> Response:
    """Keep them in this browser; the name and the language also with the person."""
    fields = {**asdict(call.look), **{name: text for name, text in call.form.items() if name in CHOICES}}
    call.keep(look_from("&".join(f"{name}={text}" for name, text in fields.items())))
    name, back = call.form.get("name", "").strip(), own_path(call.form.get("back", ""))
    if call.user is not None or name:
        call.body = wire.ChangeMe(name or None, call.look.language)  # type: ignore[arg-type]
        try:
            await api.change_me(call)
        except CatteryError as error:
            call.problem = problem(error, call.language)
            return settings_page(call, name[:MOST_NAME], back, status_of(error))
    return call.go(back)
