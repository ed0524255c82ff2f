"""What a game is: one frozen record of plain functions, and the options that configure it.

The rules' functions share one form. `c` is the game's config, `s` its state, `v` a seat's view, `r` a generator, `out`
a list that is long enough and is filled from its start; a function that fills one returns how many entries it wrote.
Actions and outcomes are indices into the game's two finite tables.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any

from cattery.core.errors import InvalidConfig
from cattery.core.words import Message

CHANCE = -1
TERMINAL = -4
NOBODY = -1  # the seat of a spectator
HIDDEN = -1  # in an event: a card that this seat has not seen
PUBLISHED = -1  # an option's value that stands for the published figure; `resolve` puts the figure in its place
PUBLISHED_TEXT = "published"

Event = tuple[int, ...]  # a code of the game's, then its numbers
EVENT_WIDTH = 8  # room for the longest event of any game


@dataclass(frozen=True, slots=True)
class Option:
    """One open point of a game: named choices (stored by index), or a whole number from `low` to `high`."""

    name: str
    default: str | int
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def parse(self, given: str | int) -> int | None:
        """The stored number of a value as people write it; None for what cannot be one."""
        text = str(given).strip()
        if text == PUBLISHED_TEXT == self.default:
            return PUBLISHED
        if text in self.choices:
            return self.choices.index(text)
        if (
            not self.choices
            and text.isascii()
            and text.isdigit()
            and len(text) < 10
            and self.low <= int(text) <= self.high
        ):
            return int(text)
        return None

    def values(self) -> str:
        """What may be given, as people write it: `false, true` or `published, 0-62`."""
        published = f"{PUBLISHED_TEXT}, " if self.default == PUBLISHED_TEXT else ""
        return published + (", ".join(self.choices) or f"{self.low}-{self.high}")

    def format(self, value: int) -> str:
        """A stored number as people write it."""
        return self.choices[value] if self.choices else str(value)


FLAG = ("false", "true")

Sample = tuple[str, int, int, float]  # one value of a chart: which chart, which series of it, x, y


def no_study(c: Any, events: Sequence[Event]) -> list[Sample]:
    """Of a game about which nothing particular is asked."""
    return []


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game. Functions are called as `game.apply(c, s, action)`."""

    name: str
    version: int  # of the rules: raised whenever an old playthrough would not fold any more
    players: range
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str | int]]
    endings: tuple[str, ...]  # the ways a game can end, by the code that `ending` returns
    num_actions: int
    num_outcomes: int
    num_piles: int  # streams of chance
    Config: type
    State: type
    View: type

    resolve: Callable[[Any], None]  # (c): fill in what follows from the options, raise InvalidConfig
    max_length: Callable[[Any], int]  # (c): no game has more player actions than this
    set_up: Callable[[Any, Any], None]  # (c, s): s is all zeros
    current_player: Callable[[Any], int]  # (s): a seat, CHANCE or TERMINAL
    legal_actions: Callable[[Any, Any, list[int]], int]  # (c, s, out)
    chance_outcomes: Callable[[Any, Any, list[int], list[int]], int]  # (c, s, out, weights)
    chance_pile: Callable[[Any, Any], int]  # (c, s): which stream decides
    apply: Callable[[Any, Any, int], None]  # (c, s, action or outcome)
    returns: Callable[[Any, Any, list[float]], None]  # (c, s, out): zero-sum, one a seat
    scores: Callable[[Any, Any, list[int]], None]  # (c, s, out): what the players count, one a seat
    ending: Callable[[Any, Any], int]  # (c, s): index into `endings`
    observe: Callable[[Any, Any, int, Any], None]  # (c, s, seat, v): writes every field of v
    observe_action: Callable[[Any, Any, int, Any, int], list[Event]]  # (c, before, action, after, seat)
    sample_state: Callable[[Any, Any, list[Event], list[int], Any], None]  # (c, v, events, r, s)
    choose: Callable[[Any, Any, list[int], int, list[int]], int]  # (c, v, legal, n, r): the rule of thumb
    action_texts: tuple[str, ...] = field(repr=False)  # one a line of the action table, all different
    outcome_texts: tuple[str, ...] = field(repr=False)
    action_message: Callable[[Any, Any, int], Message] = field(repr=False)  # (c, v, action): as on a button
    event_message: Callable[[Any, Event], Message | None] = field(repr=False)  # (c, event): as in the log
    position: Callable[[Any, Any], list[Message]] = field(repr=False)  # (c, v): the table in words, line by line
    # (c, events): those that a log may still show while the game runs, where memory is part of it; None: all of them
    recall: Callable[[Any, tuple[Event, ...]], list[Event]] | None = field(default=None, repr=False)
    # Bots beside the rule of thumb (see `bots.players`); None: the game has none. `events` are those of `event_rows`.
    # (c, v, events, legal, n, r, nodes, worths): `nodes` is how many actions may be tried out; `worths` has a place for
    # each action, where it writes what those it has tried are worth, in a measure of the game's own: more is better
    search: Callable[[Any, Any, list[Event], list[int], int, list[int], int, list[float]], int] | None = None
    strong_nodes: int = 0
    expert_nodes: int = 0
    # (c, v, events, legal, n, r, weakness, persona): weakness 1 or 2; an index into `personas`, the same all the game
    choose_weakly: Callable[[Any, Any, list[Event], list[int], int, list[int], int, int], int] | None = None
    personas: tuple[str, ...] = ("plain",)
    # What `cattery analyse` counts: (c, events of a spectator) gives samples for the charts, named with the texts below
    # their points (none: numbers); and an option whose values are compared, for the share of whoever begins.
    study: Callable[[Any, Sequence[Event]], list[Sample]] = field(default=no_study, repr=False)
    studies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    study_option: tuple[str, tuple[int, ...]] | None = None
    # What a page shows beside the words, each from a SeatView alone; None: it lists the position and the actions.
    picture: Callable[[Any], Any] | None = field(default=None, repr=False)  # (view): what the game's table.html draws
    lesson: Callable[[Any], Message] | None = field(default=None, repr=False)  # (view): what the situation means
    # (view, action, worths of those that were tried): why that one
    reasons: Callable[[Any, int, Mapping[int, float]], list[Message]] | None = field(default=None, repr=False)
    # (c, s): how likely each player is to win, seen with all cards open, at a decision or at the end. Together 1; where
    # one player loses and all others win, 1 less than there are players. None: it cannot be told.
    prospects: Callable[[Any, Any], tuple[float, ...]] | None = field(default=None, repr=False)

    def configure(self, players: int | None = None, preset: str = "standard", **options: str | int) -> Any:
        """A config of this game, whole and playable; raises InvalidConfig.

        >>> from cattery.games import load
        >>> load("felix").configure(players=4).rounds
        9
        """
        players = self.parse_players(self.default_players() if players is None else players)
        if preset not in self.presets:
            raise self._refusal("error-preset", preset[:40], ", ".join(self.presets))
        self.check_options(options)
        given = {**self.presets[preset], **options}
        c = self.Config(players=players)
        for option in self.options:
            setattr(c, option.name, self.parse_option(option, given.get(option.name, option.default)))
        self.resolve(c)
        return c

    def check_options(self, names: Iterable[str]) -> None:
        """What somebody else has named must be options before it is given to `configure`; raises InvalidConfig."""
        known = [option.name for option in self.options]
        for name in names:
            if name not in known:
                raise self._refusal("error-option", name[:40], ", ".join(known))

    def parse_option(self, option: Option, given: str | int) -> int:
        """The stored number of an option's value; raises InvalidConfig."""
        value = option.parse(given)
        if value is None:
            what = Message(f"{self.name}/option-{option.name}")
            got, expected = str(given)[:40], option.values()
            raise InvalidConfig("error-option-value", what=what, option=option.name, got=got, expected=expected)
        return value

    @property
    def title(self) -> Message:
        """What the game is called."""
        return Message(f"{self.name}/title")

    def parse_players(self, given: str | int) -> int:
        """A number of players that this game can be played by; raises InvalidConfig."""
        text = str(given)
        if text not in map(str, self.players):
            raise self._refusal("error-players", text[:20], self.players_text())
        return int(text)

    def _refusal(self, message_id: str, got: str, expected: str) -> InvalidConfig:
        """What cannot be played of this game: it is told by its title to people, by its name to programs."""
        return InvalidConfig(message_id, title=self.title, game=self.name, got=got, expected=expected)

    def players_text(self) -> str:
        """`3-5`, or `2`."""
        low, high = self.players[0], self.players[-1]
        return str(low) if low == high else f"{low}-{high}"

    def default_players(self) -> int:
        """Four, or as near as the game comes."""
        return min(self.players, key=lambda n: abs(n - 4))

    @property
    def room(self) -> int:
        """The length of a list that has room for all actions or all outcomes, and for one more that is written over."""
        return max(self.num_actions, self.num_outcomes) + 1

    def option_texts(self, c: Any) -> dict[str, str]:
        """Every option of a config as people write it."""
        return {option.name: option.format(getattr(c, option.name)) for option in self.options}

    def new_state(self, c: Any) -> Any:
        """The state before the first outcome of chance."""
        s = self.State()
        self.set_up(c, s)
        return s

    def legal(self, c: Any, s: Any) -> list[int]:
        """The legal actions as a list; empty for chance and when the game is over."""
        if self.current_player(s) < 0:
            return []
        out = [0] * self.num_actions
        return out[: self.legal_actions(c, s, out)]

    def outcomes(self, c: Any, s: Any) -> list[tuple[int, int]]:
        """What chance may do now: (outcome, weight) pairs with positive weights."""
        out, weights = [0] * self.num_outcomes, [0] * self.num_outcomes
        n = self.chance_outcomes(c, s, out, weights)
        return list(zip(out[:n], weights[:n], strict=True))


def event_rows(events: Sequence[Event]) -> list[Event]:
    """Events as a table of fixed width, for functions that are compiled too: their number, then a row each.

    >>> event_rows([(3, 1), (4, 0, -1)])
    [(2, 0, 0, 0, 0, 0, 0, 0), (3, 1, 0, 0, 0, 0, 0, 0), (4, 0, -1, 0, 0, 0, 0, 0)]
    """
    return [row + (0,) * (EVENT_WIDTH - len(row)) for row in ((len(events),), *events)]


def make_game(name: str, version: int, *rooms: ModuleType) -> Game:
    """A game from its modules: each field of `Game` is found by its name, tables and constants in capitals."""
    found: dict[str, Any] = {"name": name, "version": version}
    for wanted in fields(Game):
        for room in rooms:
            for spelling in (wanted.name, wanted.name.upper()):
                if hasattr(room, spelling):
                    found[wanted.name] = getattr(room, spelling)
    return Game(**found)
