"""Every language has every message, whole and with the same arguments; every message a game can say is sayable."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cattery.core import words
from cattery.core.game import NOBODY, PUBLISHED_TEXT, Game
from cattery.core.playthrough import Playthrough
from cattery.core.words import LANGUAGES, Message, Seat, attributes, say, say_attribute, source
from cattery.games import load, names

ROOMS = [place.name for place in (words.PACKAGE / "locales").iterdir() if place.is_dir()]
DOMAINS = ["", *sorted(ROOMS), *names()]
OTHERS = [language for language in LANGUAGES if language != "en"]

every_domain = pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: domain or "shared")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)
every_game = pytest.mark.parametrize("name", names())


# ------------------------------------------------------------------------------------------------- reading the files


@cache
def parsed(language: str, domain: str) -> ftl.Resource:
    return FluentParser().parse(source(language, domain))


@cache
def messages(language: str, domain: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parsed(language, domain).body if isinstance(entry, ftl.Message)}


class Found(Visitor):
    """What a pattern refers to."""

    def __init__(self, node: ftl.BaseNode) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []
        self.text: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(str(node.value))


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The message's own text under "", its attributes by name."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return found if message.value is None else {"": message.value, **found}


def arguments(pattern: ftl.BaseNode | None) -> set[str]:
    """The arguments that a text uses; `$card` counts as used when `$card-acc` is."""
    return {name.partition("-")[0] for name in Found(pattern).variables} if pattern else set()


# --------------------------------------------------------------------------------------------------- all the languages


@every_domain
@every_language
def test_every_file_parses_without_junk_and_says_nothing_twice(language: str, domain: str) -> None:
    entries = parsed(language, domain).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    found = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(found) == sorted(set(found))
    for message in messages(language, domain).values():
        assert message.value is not None, message.id.name
        own = [attribute.id.name for attribute in message.attributes]
        assert sorted(own) == sorted(set(own)), message.id.name


@every_domain
@every_other_language
def test_no_message_is_missing_or_foreign(language: str, domain: str) -> None:
    assert messages(language, domain).keys() == messages("en", domain).keys()


@every_domain
@every_other_language
def test_every_text_uses_the_arguments_that_the_english_one_uses(language: str, domain: str) -> None:
    for name, message in messages(language, domain).items():
        own, english = patterns(message), patterns(messages("en", domain)[name])
        for attribute in own.keys() & english.keys():
            assert arguments(own[attribute]) == arguments(english[attribute]), f"{name}.{attribute}"
        for attribute in own.keys() - english.keys():
            assert arguments(own[attribute]) <= arguments(english[""]), f"{name}.{attribute}"


@every_domain
@every_other_language
def test_the_same_messages_address_the_reader(language: str, domain: str) -> None:
    for name, message in messages(language, domain).items():
        own, english = patterns(message).keys(), patterns(messages("en", domain)[name]).keys()
        assert addressed(own) == addressed(english), name


def addressed(found: Any) -> set[str]:
    """The attributes every language must share: those for the reader, and those of an option's values."""
    return {attribute for attribute in found if attribute.startswith(("you-", "is-"))}


@every_domain
@every_language
def test_only_an_argument_of_the_message_addresses_the_reader(language: str, domain: str) -> None:
    for name, message in messages(language, domain).items():
        for attribute in addressed(patterns(message)):
            if attribute.startswith("you-"):
                assert attribute.removeprefix("you-") in arguments(message.value), f"{name}.{attribute}"


@every_domain
@every_language
def test_messages_inside_messages_exist(language: str, domain: str) -> None:
    known = messages(language, domain).keys() | messages(language, "").keys()
    for name, message in messages(language, domain).items():
        assert Found(message).messages <= known, name


# The plural forms that whole numbers take in each language (CLDR); French "many" is for millions.
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many"},
    "zh": {"other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@every_domain
@every_language
def test_a_choice_by_number_has_all_plural_forms_of_the_language(language: str, domain: str) -> None:
    for name, message in messages(language, domain).items():
        for select in Found(message).selects:
            keys = {v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)}
            if keys <= CATEGORIES and keys != {"other"}:
                assert PLURALS[language] <= keys, name
                assert keys <= PLURALS[language] | {"other"}, name


def texts(language: str, domain: str) -> Iterator[tuple[str, str]]:
    for name, message in messages(language, domain).items():
        for text in Found(message).text:
            yield name, text


@every_domain
@every_language
def test_texts_hold_no_markup(language: str, domain: str) -> None:
    for name, text in texts(language, domain):
        assert not re.search(r"</?\w+|&\w+;", text), name


@every_domain
def test_french_sets_no_breaking_space_before_high_punctuation(domain: str) -> None:
    for name, text in texts("fr", domain):
        assert not re.search(r"(^|[\w)»]) [?!;:»]|« ", text), (name, text)


@every_domain
def test_chinese_uses_its_own_punctuation(domain: str) -> None:
    for name, text in texts("zh", domain):
        assert not re.search(r"[\u4e00-\u9fff][,;:?!.]( |$)", text), (name, text)


@every_domain
@every_other_language
def test_quotes_are_those_of_the_language(language: str, domain: str) -> None:
    for name, text in texts(language, domain):
        assert '"' not in text, (name, text)


@every_domain
@every_language
def test_the_quick_way_for_plain_texts_says_what_fluent_says(language: str, domain: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, domain)))
    prefix = f"{domain}/" if domain else ""
    for name, message in messages(language, domain).items():
        if not Found(message).variables and not Found(message).messages:
            value = bundle.get_message(name).value
            assert value is not None
            assert say(Message(prefix + name), language) == bundle.format_pattern(value)[0], name


# ----------------------------------------------------------------------------------------------- what the code passes


def constant(node: ast.expr) -> Any:
    return node.value if isinstance(node, ast.Constant) else None


def passed_arguments(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a call passes to its message; None where only running it can tell."""
    found = {keyword.arg for keyword in call.keywords}
    for node in call.args[1:]:
        if not isinstance(node, ast.Dict):
            return None
        found |= {constant(key) if key else None for key in node.keys}
    return None if None in found else {name.partition("-")[0] for name in found if name}


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in the program that names a message, and where it stands."""
    known = {f"{domain}/{name}" if domain else name for domain in DOMAINS for name in messages("en", domain)}
    for path in sorted(words.PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(constant(node.args[0]), str):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                text = constant(node.args[0])
                if called == "Message" or text in known or text.startswith("error-"):
                    yield f"{path.name}:{node.lineno}", text, node


def english_arguments(message_id: str) -> set[str]:
    domain, _, name = message_id.rpartition("/")
    message = messages("en", domain)[name]
    return arguments(message)


def test_every_message_named_in_the_code_exists_with_the_arguments_it_is_given() -> None:
    checked = 0
    for where, message_id, call in calls():
        domain, _, name = message_id.rpartition("/")
        assert domain in DOMAINS, where
        assert name in messages("en", domain), f"{where}: {message_id}"
        given = passed_arguments(call)
        if given is not None and given | english_arguments(message_id):
            assert given == english_arguments(message_id), f"{where}: {message_id}"
            checked += 1
    assert checked > 20


# ------------------------------------------------------------------------------------------------ what the games pass


def messages_of(game: Game) -> Iterator[Message]:
    """Everything that some random games say: actions, log and table, to every seat and to a spectator."""
    for players in game.players:
        for preset in game.presets:
            rng = random.Random(f"{game.name} {players} {preset}")
            for policy in ("random", "heuristic"):
                yield from messages_of_play(game, game.configure(players, preset), policy, rng)


def messages_of_play(game: Game, c: Any, policy: str, rng: random.Random) -> Iterator[Message]:
    play = Playthrough(game, c, seed=rng.randbytes(16))
    r = [rng.getrandbits(60)]
    while not play.is_over and play.decision < 250:
        view = play.view(play.player)
        legal = list(view.legal_actions)
        yield from (game.action_message(c, view.snapshot, action) for action in legal)
        for seat in (*range(c.players), NOBODY):
            yield from game.position(c, play.view(seat).snapshot)
        chosen = game.choose(c, view.snapshot, legal, len(legal), r) if policy == "heuristic" else rng.choice(legal)
        play.act(play.player, chosen)
    for seat in (*range(c.players), NOBODY):
        view = play.view(seat)
        yield from game.position(c, view.snapshot)
        yield from (said for event in view.events if (said := game.event_message(c, event)))


def shape(value: Any) -> Any:
    """What distinguishes messages for these tests: ids and kinds of arguments, not numbers."""
    if isinstance(value, Message):
        return (value.id, *((name, shape(argument)) for name, argument in sorted(value.arguments.items())))
    if isinstance(value, tuple):
        return (tuple(sorted({shape(part) for part in value}, key=repr)), bool(value))
    return value if isinstance(value, Seat) else type(value)


@cache
def said_by(name: str) -> tuple[Message, ...]:
    """Different messages of a game, a few of each shape and not too many of each id."""
    kept: dict[Any, list[Message]] = {}
    per_id: dict[str, int] = {}
    for message in messages_of(load(name)):
        like = kept.setdefault(shape(message), [])
        if len(like) < 3 and message not in like and per_id.get(message.id, 0) < 150:
            per_id[message.id] = per_id.get(message.id, 0) + 1
            like.append(message)
    return tuple(message for like in kept.values() for message in like)


def parts(value: Any) -> Iterator[Message]:
    """The messages that an argument is or holds."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from parts(part)


def nested(message: Message) -> Iterator[Message]:
    """A message and all those inside it."""
    yield message
    for argument in message.arguments.values():
        for part in parts(argument):
            yield from nested(part)


NAMES = ("Ada", "Björn Østergård", "李雷", "?", "{ $mice } <b>", "Zoë")


@every_game
@every_language
def test_whatever_a_game_says_can_be_said(name: str, language: str) -> None:
    found = said_by(name)
    assert len({message.id for message in found}) > 8
    for message in found:
        for reader in (None, 0, 1):
            text = say(message, language, NAMES, reader)
            assert text.strip() == text != ""
            assert "\n" not in text
            assert "Message(" not in text


@every_game
def test_the_texts_use_every_argument_that_a_game_passes(name: str) -> None:
    for message in said_by(name):
        for part in nested(message):
            assert {key.partition("-")[0] for key in part.arguments} == english_arguments(part.id), part.id


@every_game
@every_language
def test_attributes_used_by_a_text_exist_in_what_is_passed_to_it(name: str, language: str) -> None:
    """`$card-acc` needs `.acc` in every message that comes as `card`."""
    for message in said_by(name):
        for outer in nested(message):
            domain, _, own = outer.id.rpartition("/")
            for variable in Found(messages(language, domain)[own]).variables:
                argument, _, attribute = variable.partition("-")
                for inner in parts(outer.arguments[argument]) if attribute else ():
                    assert attribute in attributes(inner.id, language), f"{outer.id}: ${variable} of {inner.id}"


@every_game
@every_language
def test_who_acts_is_addressed_as_you(name: str, language: str) -> None:
    """A line of the log or the table about a player says something else to that player (an action never does)."""
    for message in said_by(name):
        if message.id.startswith(f"{name}/act-"):
            continue
        seats = {key: value for key, value in message.arguments.items() if isinstance(value, Seat)}
        if not seats:
            continue
        assert any(f"you-{key}" in attributes(message.id, language) for key in seats), message.id
        for key, seat in seats.items():
            if f"you-{key}" in attributes(message.id, language):
                assert say(message, language, NAMES, seat.number) != say(message, language, NAMES), message.id


@every_game
def test_a_game_has_all_the_words_that_the_program_asks_for(name: str) -> None:
    game = load(name)
    found = messages("en", name).keys()
    rules = [int(match[1]) for key in found if (match := re.fullmatch(r"rule-[A-Z](\d+)", key))]
    assert sorted(rules) == list(range(1, len(rules) + 1))
    assert len(rules) >= 5
    assert {"title", "tagline", "score"} <= found
    assert {f"ending-{ending}" for ending in game.endings} == {key for key in found if key.startswith("ending-")}
    assert {f"preset-{preset}" for preset in game.presets} == {key for key in found if key.startswith("preset-")}
    assert {f"option-{option.name}" for option in game.options} == {key for key in found if key.startswith("option-")}
    for option in game.options:
        published = [PUBLISHED_TEXT] if option.default == PUBLISHED_TEXT else []
        asked = {f"is-{choice}" for choice in (*published, *option.choices)}
        assert asked == addressed(attributes(f"{name}/option-{option.name}", "en")), option.name
        for language in LANGUAGES:
            assert all(say_attribute(f"{name}/option-{option.name}", key, language) for key in asked)


# --------------------------------------------------------------------------------------------------------- by example

POLISH_MICE = {
    0: "bez myszy",
    1: "1 mysz",
    2: "2 myszy",
    4: "4 myszy",
    5: "5 myszy",
    12: "12 myszy",
    21: "21 myszy",
    22: "22 myszy",
    25: "25 myszy",
}
POLISH_POINTS = {
    -8: "-8 punktów",
    -2: "-2 punkty",
    -1: "-1 punkt",
    0: "0 punktów",
    1: "1 punkt",
    2: "2 punkty",
    3: "3 punkty",
    5: "5 punktów",
    12: "12 punktów",
    14: "14 punktów",
    21: "21 punktów",
    22: "22 punkty",
    25: "25 punktów",
    32: "32 punkty",
}


@pytest.mark.parametrize(("mice", "text"), POLISH_MICE.items())
def test_polish_mice_are_counted_right(mice: int, text: str) -> None:
    assert say(Message("felix/at-mice", {"mice": mice}), "pl") == text


@pytest.mark.parametrize(("value", "text"), POLISH_POINTS.items())
def test_polish_points_are_counted_right(value: int, text: str) -> None:
    message = Message("felix/saw-take", {"player": Seat(0), "value": value})
    assert say(message, "pl", ("Ola",)) == f"Ola bierze resztę rzędu: {text}."
    assert say(message, "pl", ("Ola",), 0) == f"Bierzesz resztę rzędu: {text}."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The big dog chases the 15 away. Both leave the row."),
        ("fr", "Le grand chien chasse le 15. Tous deux quittent la rangée."),
        ("de", "Der große Hund verjagt die 15. Beide verlassen die Reihe."),
        ("pl", "Duży pies przegania kota 15 i znika razem z nim z rzędu."),
        ("zh", "大狗赶走了 15 分猫，两张牌一起离开牌列。"),
    ],
)
def test_cases_and_articles_come_with_a_message_that_is_an_argument(language: str, text: str) -> None:
    dog, prey = Message("felix/card-big-dog"), Message("felix/card-15")
    assert say(Message("felix/saw-chase", {"dog": dog, "prey": prey}), language) == text


def test_a_name_is_text_whatever_is_in_it() -> None:
    message = Message("felix/saw-bid", {"player": Seat(1), "mice": 5})
    for name in ("{ $mice }", "<b>&amp;", "a\u202eb", "} = x"):
        assert say(message, "en", ("Ada", name)) == f"{name} bids 5."


def test_lists_are_joined_as_the_language_does() -> None:
    hand = Message("felix/at-hand", {"cards": (Message("felix/card-15"), Message("felix/card-rabbit"))})
    assert [say(hand, language) for language in ("en", "pl", "zh")] == [
        "Hand: 15, rabbit",
        "Ręka: 15, królik",
        "手牌：15、兔子",
    ]


def test_what_is_missing_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError, match="felix/no-such-message"):
        say(Message("felix/no-such-message"))
    with pytest.raises(ValueError, match="felix/act-bid"):
        say(Message("felix/act-bid"))


@pytest.mark.parametrize(
    ("value", "language"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("zh_CN", "zh"),
        ("fr", "fr"),
        ("de-AT", "de"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("ja_JP", "en"),
    ],
)
def test_the_locale_decides_the_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert words.preferred_language() == language
