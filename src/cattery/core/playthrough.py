"""A match as data: config and actions, chance's among them. The log is the truth; a state is a fold of it.

The text form can be read and compared line by line::

    cattery playthrough 1
    game felix
    rules 1
    players 4
    option first_start random
    ...
    seed 00112233445566778899aabbccddeeff
    chance 5
    0 place 11
    1 pass
    end best-score
    scores 31 12 20 7
    returns 0.75 -0.25 -0.25 -0.25

A line that begins with `#` is a remark and is skipped. A match of a server has more lines before its seed, from which
the seed follows (see `core.fairness`)::

    commitment 9f86d081884c7d65...
    secret 5e884898da28047...
    entropy 0 purr
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import cache
from typing import Any, TypeVar

from cattery.core.chance import new_seed, seeded_draw
from cattery.core.errors import (
    CatteryError,
    IllegalAction,
    InvalidAction,
    InvalidConfig,
    InvalidPlaythrough,
    NotYourTurn,
)
from cattery.core.fairness import Fairness, commitment, dealing_seed
from cattery.core.game import CHANCE, TERMINAL, Event, Game, Option
from cattery.core.state import clone
from cattery.core.view import SeatView, make_view
from cattery.core.words import Seat

T = TypeVar("T")

FORMAT = "cattery playthrough 1"
MAX_SEED_DIGITS = 64
MAX_TEXT = 50_000_000  # characters: a longest Cat and Mouse game has about 30 a line


class Playthrough:
    """A game under way or over: its log, the state it folds to, and the views of its seats.

    With a seed, chance acts by itself after each action. Without one (a log that is read back) its outcomes are given.
    """

    def __init__(self, game: Game, config: Any, seed: bytes | None = None, *, draw: bool = True) -> None:
        self.game = game
        self.config = config
        self.seed = new_seed() if seed is None and draw else seed
        self.fairness: Fairness | None = None  # how the seed came about, where several had a part in it
        self.log: list[tuple[int, int]] = []
        self.state = game.new_state(config)
        self.decision = 0
        self._drawn = [0] * game.num_piles
        self._watched: dict[int, _Watcher] = {}
        if draw:
            self.draw_chance()

    @property
    def player(self) -> int:
        """Whose turn: a seat, CHANCE or TERMINAL."""
        return self.game.current_player(self.state)

    @property
    def is_over(self) -> bool:
        return self.player == TERMINAL

    def act(self, seat: int, action: int) -> None:
        """A player's action, then chance until a player is to act; raises ActionError and changes nothing."""
        self.check(seat, action)
        self._append(seat, action)
        self.draw_chance()

    def check(self, seat: int, action: int) -> None:
        """Raise NotYourTurn, InvalidAction or IllegalAction unless the seat may do this now."""
        player = self.player
        if seat != player or player < 0:
            raise NotYourTurn(
                "error-over" if player == TERMINAL else "error-not-your-turn",
                got=Seat(seat),
                expected=Seat(max(player, 0)),
            )
        texts = self.game.action_texts
        if type(action) is not int or not 0 <= action < len(texts):
            raise InvalidAction("error-action-number", got=str(action)[:40], expected=f"0-{len(texts) - 1}")
        legal = self.game.legal(self.config, self.state)
        if action not in legal:
            raise IllegalAction("error-illegal", got=texts[action], expected=summary([texts[a] for a in legal]))

    def draw_chance(self) -> None:
        """Let chance act, from the seed, until a player is to act or the game is over."""
        while self.seed is not None and self.player == CHANCE:
            self._append(CHANCE, self.drawn_outcome(self.seed))

    def drawn_outcome(self, seed: bytes) -> int:
        """The outcome that a seed decides for the chance that is to act now."""
        pile = self.game.chance_pile(self.config, self.state)
        outcomes = self.game.outcomes(self.config, self.state)
        return outcomes[seeded_draw(seed, pile, self._drawn[pile], [w for _, w in outcomes])][0]

    def append(self, player: int, action: int) -> None:
        """One entry of a log that is read back: a player's action or an outcome; raises CatteryError."""
        if player != CHANCE:
            self.check(player, action)
        elif self.player != CHANCE:
            raise NotYourTurn("error-not-chance")
        elif action not in (legal := [o for o, _ in self.game.outcomes(self.config, self.state)]):
            texts = self.game.outcome_texts
            raise IllegalAction("error-illegal", got=texts[action], expected=summary([texts[o] for o in legal]))
        self._append(player, action)

    def _append(self, player: int, action: int) -> None:
        if player == CHANCE:
            self._drawn[self.game.chance_pile(self.config, self.state)] += 1
        else:
            self.decision += 1
        self.game.apply(self.config, self.state, action)
        self.log.append((player, action))

    def view(self, seat: int) -> SeatView:
        """What the seat knows now."""
        watcher = self._watched.get(seat)
        if watcher is None:
            watcher = self._watched[seat] = _Watcher(self.game, self.config, seat)
        return make_view(self.game, self.config, self.state, seat, self.decision, watcher.events(self.log))

    def branch(self) -> "Playthrough":
        """The same game, to go on with apart from this one; what seats have seen so far is worked out once for both."""
        made = copy(self)
        made.log = list(self.log)
        made.state = clone(self.state)
        made._drawn = list(self._drawn)
        return made

    def action_text(self, player: int, action: int) -> str:
        """An entry of the log as text, the same in every language."""
        return (self.game.outcome_texts if player == CHANCE else self.game.action_texts)[action]

    def returns(self) -> list[float]:
        """One a seat; only of a game that is over."""
        out = [0.0] * self.config.players
        self.game.returns(self.config, self.state, out)
        return out

    def scores(self) -> list[int]:
        """What the players count, one a seat."""
        out = [0] * self.config.players
        self.game.scores(self.config, self.state, out)
        return out

    def to_text(self, remarks: Iterable[str] = ()) -> str:
        """The text form, seed included: for whoever keeps the match, not for its players while it runs."""
        return "\n".join([FORMAT, *(f"# {remark}" for remark in remarks), *self._lines()]) + "\n"

    def _lines(self) -> Iterator[str]:
        yield f"game {self.game.name}"
        yield f"rules {self.game.version}"
        yield f"players {self.config.players}"
        for name, value in self.game.option_texts(self.config).items():
            yield f"option {name} {value}"
        if self.fairness is not None:
            yield from self.fairness.lines()
        if self.seed is not None:
            yield f"seed {self.seed.hex()}"
        for player, action in self.log:
            yield f"{'chance' if player == CHANCE else player} {self.action_text(player, action)}"
        if self.is_over:
            yield from self._result_lines()

    def _result_lines(self) -> Iterator[str]:
        yield f"end {self.game.endings[self.game.ending(self.config, self.state)]}"
        yield f"scores {' '.join(map(str, self.scores()))}"
        yield f"returns {' '.join(f'{r:.6g}' for r in self.returns())}"


class _Watcher:
    """The events of one seat, worked out once each by folding the log a second time."""

    def __init__(self, game: Game, config: Any, seat: int) -> None:
        self.game, self.config, self.seat = game, config, seat
        self.state = game.new_state(config)
        self.seen: list[Event] = []
        self.done = 0

    def events(self, log: Sequence[tuple[int, int]]) -> tuple[Event, ...]:
        for _, action in log[self.done :]:
            before = clone(self.state)
            self.game.apply(self.config, self.state, action)
            self.seen += self.game.observe_action(self.config, before, action, self.state, self.seat)
        self.done = len(log)
        return tuple(self.seen)


def seat_remark(seat: int, who: str, name: str) -> str:
    """Who sits on a seat, as a text form tells it among its remarks: a `person`, or a bot by its level."""
    return f"seat {seat} {who} {name}"


def from_text(text: str, load: Callable[[str], Game]) -> Playthrough:
    """The playthrough that a text form describes; raises InvalidPlaythrough naming the first bad line.

    `load` finds a game by its name (`cattery.games.load`; core knows no game). Every action is checked against the
    rules, every outcome against the seed where there is one, the result lines against the result.
    """
    return _Reader(text, load).playthrough()


class _Reader:
    """Reads the lines of a text form in order and knows where it stands."""

    def __init__(self, text: str, load: Callable[[str], Game]) -> None:
        self.load = load
        if len(text) > MAX_TEXT:
            raise InvalidPlaythrough("error-playthrough-size", line=1, got=len(text), expected=MAX_TEXT)
        lines = text.removesuffix("\n").split("\n") if text else []
        numbered = [(i, line) for i, line in enumerate(lines, 1) if not line.startswith("#")]
        self.lines = [line for _, line in numbered]
        self.numbers = [*(i for i, _ in numbered), len(lines) + 1]
        self.at = 0

    def playthrough(self) -> Playthrough:
        if not self.lines or self.lines[0] != FORMAT:
            self.fail(self.lines[0] if self.lines else "", FORMAT)
        self.at = 1
        play = self.header()
        while not play.is_over and self.at < len(self.lines):
            self.entry(play)
        if play.is_over:
            self.result(play)
        return play

    def fail(self, got: str, expected: str) -> None:
        line = self.numbers[self.at]
        if self.at >= len(self.lines):
            raise InvalidPlaythrough("error-playthrough-short", line=line, expected=expected)
        if not expected:
            raise InvalidPlaythrough("error-playthrough-long", line=line, got=got[:60])
        raise InvalidPlaythrough("error-playthrough", line=line, got=got[:60], expected=expected)

    def field(self, keyword: str, read: Callable[[str], T]) -> T:
        """What the rest of the next line says, which must begin with the keyword."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        if not line.startswith(f"{keyword} "):
            self.fail(line, f"{keyword} ...")
        value: T = self.guarded(read, line[len(keyword) + 1 :])
        self.at += 1
        return value

    def header(self) -> Playthrough:
        game = self.field("game", self.load)
        rules = self.field("rules", str)
        if rules != str(game.version):
            self.at -= 1
            self.fail(rules, str(game.version))
        players = self.field("players", game.parse_players)
        options = {option.name: self.field(f"option {option.name}", _checked(game, option)) for option in game.options}
        config = self.guarded(game.configure, players, **options)
        fairness = self.fairness(players) if self.begins("commitment") else None
        seed = self.field("seed", parse_seed) if self.begins("seed") or fairness else None
        if fairness and seed != dealing_seed(fairness.secret, fairness.entropy):
            self.at -= 1
            here, last = self.numbers[self.at], self.numbers[self.at - 1]
            raise InvalidPlaythrough("error-playthrough-seed", line=here, last=last)
        play = Playthrough(game, config, seed, draw=False)
        play.fairness = fairness
        return play

    def begins(self, keyword: str) -> bool:
        """Whether the next line begins with the keyword."""
        return self.at < len(self.lines) and self.lines[self.at].startswith(f"{keyword} ")

    def fairness(self, players: int) -> Fairness:
        """The commitment, the secret that it was made of, and what the players added."""
        committed = self.field("commitment", str)
        secret = self.field("secret", str)
        if commitment(secret) != committed:
            self.at -= 1
            here, above = self.numbers[self.at], self.numbers[self.at - 1]
            raise InvalidPlaythrough("error-playthrough-secret", line=here, committed=above)
        entropy: list[tuple[int, str]] = []
        while self.begins("entropy"):
            seat, _, text = self.field("entropy", str).partition(" ")
            if seat not in map(str, range(players)) or not text or (entropy and int(seat) <= entropy[-1][0]):
                self.at -= 1
                self.fail(self.lines[self.at], f"entropy 0-{players - 1} ...")
            entropy.append((int(seat), text))
        return Fairness(committed, secret, tuple(entropy))

    def entry(self, play: Playthrough) -> None:
        line = self.lines[self.at]
        who, _, text = line.partition(" ")
        actors = {"chance": CHANCE, **{str(p): p for p in range(play.config.players)}}
        if who not in actors:
            self.fail(line, ", ".join(actors))
        player = actors[who]
        action = self.guarded(parse_outcome if player == CHANCE else parse_action, play.game, text)
        if player == CHANCE == play.player and play.seed is not None:
            drawn = play.drawn_outcome(play.seed)
            if drawn != action:
                self.fail(line, f"chance {play.game.outcome_texts[drawn]}")
        self.guarded(play.append, player, action)
        self.at += 1

    def result(self, play: Playthrough) -> None:
        for expected in play._result_lines():
            line = self.lines[self.at] if self.at < len(self.lines) else ""
            if line != expected:
                self.fail(line, expected)
            self.at += 1
        if self.at < len(self.lines):
            self.fail(self.lines[self.at], "")

    def guarded(self, call: Any, *arguments: Any, **keywords: Any) -> Any:
        """Whatever the call refuses is a fault of this line."""
        try:
            return call(*arguments, **keywords)
        except CatteryError as error:
            raise InvalidPlaythrough(
                "error-playthrough-line", line=self.numbers[self.at], reason=error.message
            ) from error


def parse_seed(text: str) -> bytes:
    """A seed from its hexadecimal digits, at most 64 of them; raises InvalidConfig.

    >>> parse_seed("00ff").hex()
    '00ff'
    """
    if not text or len(text) > MAX_SEED_DIGITS or len(text) % 2 or set(text.lower()) - set("0123456789abcdef"):
        raise InvalidConfig("error-seed", got=text[:40], expected=MAX_SEED_DIGITS)
    return bytes.fromhex(text)


def _checked(game: Game, option: Option) -> Callable[[str], str]:
    """Reads an option's value: the text as it is, if the option can have it."""

    def read(text: str) -> str:
        game.parse_option(option, text)
        return text

    return read


@cache
def _numbers(texts: tuple[str, ...]) -> dict[str, int]:
    return {text: i for i, text in enumerate(texts)}


def parse_action(game: Game, text: str) -> int:
    """The action that a text names; raises InvalidAction."""
    return _parse(game.action_texts, text)


def parse_outcome(game: Game, text: str) -> int:
    """The outcome of chance that a text names; raises InvalidAction."""
    return _parse(game.outcome_texts, text)


def _parse(texts: tuple[str, ...], text: str) -> int:
    action = _numbers(texts).get(" ".join(text.lower().split()) if len(text) < 200 else "")
    if action is None:
        raise InvalidAction("error-action-text", got=text[:40], expected=summary(list(texts)))
    return action


def summary(texts: list[str], most: int = 8) -> str:
    """A short form of a list of actions: runs of numbers are folded, the rest is cut.

    >>> summary(["pass", "bid 8", "bid 9", "bid 10"])
    'pass, bid 8-10'
    >>> summary(["3", "4", "rabbit"])
    '3-4, rabbit'
    """
    folded: list[tuple[str, int | None, int | None]] = []  # (words, first number, last number)
    for text in texts:
        words, _, last = text.rpartition(" ")
        number = int(last) if last.isdigit() else None
        if number is None:
            folded.append((text, None, None))
        elif folded and folded[-1][0] == words and folded[-1][2] == number - 1:
            folded[-1] = (words, folded[-1][1], number)
        else:
            folded.append((words, number, number))
    said = [_range_text(*entry) for entry in folded]
    return ", ".join(said[:most]) + (", ..." if len(said) > most else "")


def _range_text(words: str, first: int | None, last: int | None) -> str:
    if first is None:
        return words
    return f"{words} {first if first == last else f'{first}-{last}'}".lstrip()
