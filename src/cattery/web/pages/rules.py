"""A game's rules to read: chapters, pictures of the cards, and what a table has settled differently."""

import re
from dataclasses import dataclass
from typing import Any

from starlette.responses import Response

from cattery.core import rulebook
from cattery.core.game import Game, Option
from cattery.core.words import LANGUAGES, Message, say, source
from cattery.games import load
from cattery.web import tables
from cattery.web.drawing import Pen, assets
from cattery.web.pages.page import PageCall

USUAL = "standard"
CLOCKS = (0, 30, 60, 180, 86_400, 259_200)  # seconds a turn that have a name
BRACKETS = re.compile(r"\s*[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]")


# ------------------------------------------------------------------------------------------------- what is settled


@dataclass(frozen=True)
class Settled:
    """The rules of a table: a set of them that has a name, and what is otherwise than there."""

    preset: str
    changed: dict[str, tuple[str, str]]  # by option: what it decides, what was decided


def settled(game: Game, config: Any, pen: Pen) -> Settled:
    """By whose rules a table plays."""
    texts = game.option_texts(config)
    sets = {name: game.option_texts(game.configure(config.players, name)) for name in game.presets}
    preset = next((name for name in sets if sets[name] == texts), USUAL)
    return Settled(
        pen.say(Message(f"{game.name}/preset-{preset}")),
        {
            option.name: option_and_value(game, option, texts[option.name], pen.language)
            for option in game.options
            if texts[option.name] != sets[preset][option.name]
        },
    )


def option_and_value(game: Game, option: Option, text: str, language: str) -> tuple[str, str]:
    """What an option decides, and what a value of it means."""
    return rulebook.option_in_words(game, option, language), rulebook.value_in_words(game, option, text, language)


def clock_in_words(seconds: int, language: str) -> str:
    """The time for a turn."""
    if seconds in CLOCKS:
        return say(Message(f"pages/clock-{seconds}"), language)
    return say(Message("pages/clock", {"seconds": seconds}), language)


# ---------------------------------------------------------------------------------------------------- what is written


@dataclass(frozen=True)
class Rule:
    """A rule as the page shows it."""

    number: str
    chapter: str  # the heading above it, where a chapter begins
    text: str
    notes: list[tuple[str, str]]  # what this table has settled differently


def options_of(game: Game, number: str) -> tuple[str, ...]:
    """The options that a rule's text names."""
    words = set(re.findall(r"\w+", " ".join(BRACKETS.findall(rulebook.rule(game, number, LANGUAGES[0])))))
    return tuple(option.name for option in game.options if option.name in words)


def plain_text(game: Game, number: str, language: str) -> str:
    """A rule without the sentences in brackets that name options as they are typed."""
    named = re.compile(rf"(?<!\w)({'|'.join(options_of(game, number)) or '$^'})(?!\w)", re.ASCII)
    return BRACKETS.sub(
        lambda found: "" if named.search(found[0]) else found[0], rulebook.rule(game, number, language)
    ).strip()


def rules_of(game: Game, language: str, changed: dict[str, tuple[str, str]]) -> list[Rule]:
    """All rules in their order."""
    chapters = set(re.findall(r"^chapter-(\w+) *=", source(LANGUAGES[0], game.name), re.MULTILINE))
    return [
        Rule(
            number,
            say(Message(f"{game.name}/chapter-{number}"), language) if number in chapters else "",
            plain_text(game, number, language),
            [changed[name] for name in options_of(game, number) if name in changed],
        )
        for number in rulebook.rule_numbers(game.name)
    ]


def gallery(game: Game, language: str) -> list[tuple[str, str]]:
    """The cards that are drawn and have a name: the drawing, and what it is called."""
    drawn = re.findall(r'<symbol id="([\w-]+)"', assets().get(f"{game.name}/cards.svg", b"").decode())
    named = set(re.findall(r"^card-([\w-]+) *=", source(LANGUAGES[0], game.name), re.MULTILINE))
    names = [(name, re.sub(r"^(card|rank)-", "", name)) for name in drawn]
    return [(name, say(Message(f"{game.name}/card-{card}"), language)) for name, card in names if card in named]


# ----------------------------------------------------------------------------------------------------------- the pages


async def show(call: PageCall) -> Response:
    """A game's rules as they are usually played."""
    return rules_page(call, load(call.request.path_params["game"]))


async def show_of_match(call: PageCall) -> Response:
    """The rules for the options of a match."""
    room = await call.room()
    tables.check_may_look(room, call.reader(room))
    return rules_page(call, room.game, settled(room.game, room.config, call.pen()), room.match.id)


def rules_page(call: PageCall, game: Game, at_table: Settled | None = None, match_id: str = "") -> Response:
    changed = at_table.changed if at_table is not None else {}
    rules = rules_of(game, call.language, changed)
    told = {note for rule in rules for note in rule.notes}
    return call.page(
        "rules.html",
        game=game,
        title=rulebook.title(game, call.language),
        tagline=rulebook.tagline(game, call.language),
        rules=rules,
        cards=gallery(game, call.language),
        settled=at_table,
        unplaced=[note for note in changed.values() if note not in told],
        match=match_id,
    )
