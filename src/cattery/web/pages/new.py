"""A new table: who plays, by which rules, with which clock."""

import re
from typing import Any

from starlette.responses import Response

from cattery.bots.players import DEFAULT_LEVEL, check_level, levels
from cattery.core import rulebook
from cattery.core.errors import CatteryError, InvalidConfig, InvalidRequest
from cattery.core.game import Game, Option
from cattery.core.texts import MOST_NAME, clean_name
from cattery.core.words import Message, say
from cattery.games import load
from cattery.matches.settings import Settings, settings_from
from cattery.web import api, wire
from cattery.web.pages import curtain
from cattery.web.pages.match import body_of
from cattery.web.pages.page import PageCall
from cattery.web.pages.rules import CLOCKS, clock_in_words
from cattery.web.refusals import Refusal, problem, status_of

PACES = (600, 1200, 2500)  # milliseconds until a bot's action is shown


async def new_table(call: PageCall) -> Response:
    """Everything about a game that can be set."""
    return new_page(call, load(call.request.path_params["game"]), {})


def new_page(call: PageCall, game: Game, given: dict[str, str], status: int = 200) -> Response:
    """The form for a new table, as it was filled in so far."""
    language = call.language
    return call.page(
        "new.html",
        status,
        game=game,
        given=given,
        title=rulebook.title(game, language),
        options=[option_field(game, option, language) for option in game.options],
        presets=[(name, say(Message(f"{game.name}/preset-{name}"), language)) for name in game.presets],
        levels=levels(game),
        default_level=DEFAULT_LEVEL,
        most_name=MOST_NAME,
        my_name=call.user.name if call.user is not None else "",
        clocks=[(seconds, clock_in_words(seconds, language)) for seconds in CLOCKS],
        paces=[(ms, say(Message(f"pages/pace-{ms}"), language)) for ms in PACES],
    )


def option_field(game: Game, option: Option, language: str) -> dict[str, Any]:
    """An option as a question: named answers, or a number between two others."""
    named = rulebook.named_values(option)
    usual = str(option.default)
    return {
        "name": option.name,
        "text": rulebook.option_in_words(game, option, language),
        "usual": rulebook.value_in_words(game, option, usual, language),
        "named": [(value, rulebook.value_in_words(game, option, value, language)) for value in named],
        "numbers": None if option.choices else (option.low, option.high),
    }


async def create(call: PageCall) -> Response:
    """A new match: with bots or on one device it begins at once, with friends in its lobby."""
    game = load(call.form.get("game", ""))
    try:
        call.body = new_match(game, call.form, call.user.name if call.user is not None else "", call.language)
        others = other_players(call.form, call.body.players) if call.form.get("with") == "device" else []
        seated: wire.Seated = await api.create_match(call)
    except (InvalidConfig, InvalidRequest, Refusal) as error:
        call.problem = problem(in_words(game, error, call.language), call.language)
        return new_page(call, game, call.form, status_of(error))
    if call.form.get("with") == "device":
        await curtain.seat_others(call, seated.id, others)
    if call.form.get("with") in ("bots", "device"):
        call.body = wire.Nothing()
        await api.start_match(call)
    return call.go(f"/m/{seated.id}")


def in_words(game: Game, error: CatteryError, language: str) -> CatteryError:
    """The same error; one about an option calls it by what stands beside its field."""
    told = error.message.arguments
    asked = [option for option in game.options if option.name == told.get("option")]
    if error.message.id != "error-option-value" or not asked:
        return error
    field = option_field(game, asked[0], language)
    low, high = field["numbers"] or (0, 0)
    answers = ", ".join(words for _, words in field["named"]) or f"{low}–{high}"
    return InvalidConfig("pages/error-option", option=field["text"], got=told["got"], expected=answers)


def other_players(form: dict[str, str], players: int | None) -> list[str]:
    """The names of those who share the device; raises InvalidRequest, Refusal."""
    others = [clean_name(name) for name in curtain.other_names(form)]
    if players is not None and len(others) >= players:
        raise Refusal(400, "error-names", got=len(others) + 1, expected=players)
    return others


def new_match(game: Game, form: dict[str, str], known_name: str, language: str) -> wire.NewMatch:
    """What the form asks for; raises Refusal, InvalidRequest, InvalidConfig."""
    name = form.get("name", "").strip() or known_name or say(Message("pages/guest"), language)
    asked = {**form, "name": name}
    if not asked.get("players"):
        asked["players"] = str(game.default_players())
    if form.get("preset", "") not in game.presets:
        asked.pop("preset", None)
    body = body_of(asked, wire.NewMatch)
    body.options = {k.removeprefix("option."): v for k, v in form.items() if k.startswith("option.") and v}
    body.settings = settings_of(form)
    if form.get("with") == "device":
        body.settings["has_spectators"] = True  # what a device shows between two turns is what an onlooker sees
    if form.get("with") == "bots":
        body.bots = [level_of(game, form)] * ((body.players or game.default_players()) - 1)
    settings_from(body.settings)  # before anybody is made a guest for it
    return body


def level_of(game: Game, form: dict[str, str]) -> str:
    """How well the bots are to play; raises InvalidConfig."""
    level = form.get("level", DEFAULT_LEVEL)
    check_level(game, level)
    return level


def settings_of(form: dict[str, str]) -> dict[str, int | bool]:
    """What is settled beside the rules; a box that is not ticked is not sent."""
    given = {k.removeprefix("setting."): v for k, v in form.items() if k.startswith("setting.")}
    return {
        name: (text == "on" if text in ("on", "off") else int(text) if re.fullmatch(r"\d{1,8}", text) else -1)
        for name, text in given.items()
        if name in Settings.__slots__
    }
