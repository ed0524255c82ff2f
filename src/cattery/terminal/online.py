"""A match on a server, from the lobby to the end, in the same lines as a game at this keyboard."""

import re
import time
import unicodedata
import uuid
from contextlib import suppress
from datetime import datetime
from typing import Any, ClassVar

from cattery.bots.players import levels
from cattery.core.errors import CatteryError, IllegalAction, InvalidAction, NotYourTurn, UsageError
from cattery.core.game import Event
from cattery.core.playthrough import from_text, parse_action, summary
from cattery.core.view import SeatView
from cattery.core.words import Message
from cattery.games import load
from cattery.terminal import rulebook, saves
from cattery.terminal.answers import (
    LONGEST_REASON,
    MOST_REASONS,
    HintNow,
    Match,
    MatchNow,
    Rematch,
    SeatNow,
    news,
    read,
)
from cattery.terminal.bots import levels_in
from cattery.terminal.client import Client, Refused, match_path
from cattery.terminal.inbox import FIRST_PAUSE, LONGEST_PAUSE, Follower, Inbox, Lost, News, Over, Silence, may_pass
from cattery.terminal.layout import printable
from cattery.terminal.menu import Choice, Entry, Menu
from cattery.terminal.screen import DIM, INTERRUPTED
from cattery.terminal.telling import Teller
from cattery.terminal.turn import Quit, Turn

RECENT = 6  # lines of what happened before, for whoever comes to a game under way
START = "start"
HELP = "terminal/commands-online"


class OnlineMatch:
    """One match from where it stands until it is over or the person leaves."""

    def __init__(self, inbox: Inbox, client: Client, match: Match, command: str) -> None:
        self.screen, self.client, self.match, self.command = inbox, client, match, command
        self.is_lost = False
        self.next_id = ""  # the match that follows
        self.turn: Turn | None = None  # none in the lobby and after the end
        self.end: Menu | None = None  # what can be done then
        self.pending: dict[str, Any] | None = None  # an action that the server has not acknowledged
        self.pause = FIRST_PAUSE
        self.known: tuple[Event, ...] | None = None  # the events that have been told
        self.chats = max((line.number for line in match.now.chats[:-RECENT]), default=-1)  # what has been told of them
        self.lobby = ""  # what was last told of it
        self.is_invited = False  # whether another match has been told of
        self.waits_for = -1

    # ------------------------------------------------------------------------------------------------- what turns need

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.now.names(self.screen.language)

    @property
    def seat(self) -> int:
        """The own seat; raises UsageError where somebody has lost it."""
        if self.match.now.seat is None:
            raise UsageError("terminal/error-no-seat")
        return self.match.now.seat

    def view(self, _: int) -> SeatView:
        if self.match.view is None:
            raise UsageError("terminal/error-no-seat")
        return self.match.view

    def teller(self, seat: int) -> Teller:
        return Teller(self.screen, self.match.game, self.match.config, self.names, seat)

    def running_log(self, seat: int) -> tuple[Event, ...]:
        return self.view(seat).events

    def check(self, seat: int, action: int) -> None:
        """Refuse what the server would refuse."""
        view, texts = self.view(seat), self.match.game.action_texts
        if action not in view.legal_actions:
            expected = summary([texts[legal] for legal in view.legal_actions])
            raise IllegalAction("error-illegal", got=texts[action], expected=expected)

    def hint(self, seat: int) -> tuple[int, list[str]]:
        """Thought of by the server, where the table allows hints."""
        answer = self.client.post(match_path(self.match.now.id, "/hint"), {})
        told = read(answer, HintNow, self.client.url)
        if told.decision != self.view(seat).decision:
            raise UsageError("terminal/error-hint")
        action = parse_action(self.match.game, told.action)
        self.check(seat, action)
        reasons = [printable(reason[:LONGEST_REASON]) for reason in told.reasons[:MOST_REASONS]]
        return action, [reason for reason in reasons if reason]

    # ---------------------------------------------------------------------------------------------------------- the way

    def run(self) -> int | None:
        """Play; the exit code of whoever leaves, or None where another match follows."""
        follower = Follower(self.client, self.match.now.id, self.screen)
        try:
            self.tell(self.match)
            while not self.next_id:
                self.step()
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        finally:
            follower.stop()
        return None

    def step(self) -> None:
        """Whatever comes next."""
        incoming = self.screen.next(self.prompt(), self.pause if self.pending else None)
        if isinstance(incoming, News):
            self.take(incoming.content)
        elif isinstance(incoming, Lost):
            self.lose()
        elif isinstance(incoming, Over):
            raise incoming.error
        elif not isinstance(incoming, Silence):
            self.hear(incoming.text)
            return
        if self.pending is not None and not isinstance(incoming, Lost):
            self.send()

    def prompt(self) -> str:
        """The question that is open; empty while others decide."""
        if self.turn is not None:
            if isinstance(self.turn, Waiting) or self.pending is not None:
                return ""
            if not self.turn.is_shown:
                self.turn.show_menu()
            return self.turn.prompt()
        if self.end is not None:
            return self.screen.words(Message("terminal/prompt-plain", {"expected": self.end.expected()})) + " "
        return self.screen.words(Message("terminal/prompt-lobby")) + " " if self.match.now.is_host else ""

    def hear(self, typed: str) -> None:
        """What somebody has typed."""
        if self.turn is not None:
            choice = self.turn.hear(typed)
            if choice is not None:
                self.act(choice.action)
            return
        try:
            self.answer(typed)
        except CatteryError as error:
            self.screen.tell_error(error)

    def answer(self, typed: str) -> None:
        """What is typed before the start and after the end; raises CatteryError."""
        plain = unicodedata.normalize("NFKC", typed)
        letter, _, rest = plain.replace("?", "? ", 1).lower().partition(" ")
        if letter == "q":
            raise Quit
        if letter == "c":
            self.chat(typed[1:].strip())
        elif letter == "?":
            self.help(rest.strip())
        elif self.end is not None:
            self.after_end(self.end.pick(plain or "-"))
        elif letter == "b":
            self.seat_bots(rest)
        elif letter == "m":
            self.mix_in(typed[1:].strip())
        elif letter == START:
            self.take(self.client.post(match_path(self.match.now.id, "/start"), {}))
        elif plain:
            raise InvalidAction("terminal/error-choice", got=typed[:40], expected=f"{START}, b, c, m, ?, q")

    def help(self, rest: str) -> None:
        """The rules and how they are set here, or one of them, and what else can be typed."""
        if rest:
            rulebook.show_rule(self.screen, self.match.game, rest)
            return
        rulebook.show_title(self.screen, self.match.game)
        rulebook.show_rules(self.screen, self.match.game)
        self.screen.show()
        rulebook.show_configuration(self.screen, self.match.game, self.match.config)
        self.screen.show()
        for line in self.screen.words(Message(HELP)).split("\n"):
            self.screen.show(line, "      ")

    def seat_bots(self, text: str) -> None:
        """Put bots of these levels on the open seats, in their order; raises CatteryError."""
        given = levels_in(self.match.game, text)
        seats = [i for i, seat in enumerate(self.match.now.seats) if seat.kind == "open"]
        if not given:
            raise UsageError("terminal/error-no-level", expected=", ".join(levels(self.match.game)))
        if len(given) > len(seats):
            raise UsageError("matches/error-bots", got=len(given), expected=len(seats))
        for seat, level in zip(seats, given, strict=False):
            path = match_path(self.match.now.id, f"/seats/{seat}")
            self.take(self.client.post(path, {"kind": "bot", "level": level}))

    def mix_in(self, text: str) -> None:
        """Add to what decides the cards; the last one counts. Raises CatteryError."""
        self.take(self.client.post(match_path(self.match.now.id, "/entropy"), {"text": text}))
        self.screen.tell(Message("terminal/mixed-in"))

    def chat(self, text: str) -> None:
        """Say something to the table; raises CatteryError."""
        self.take(self.client.post(match_path(self.match.now.id, "/chat"), {"text": text}))

    def act(self, action: int) -> None:
        """Send the action; it is sent again under the same id until the server has acknowledged it."""
        text, decision = self.match.game.action_texts[action], self.view(self.seat).decision
        self.pending = {"decision": decision, "action": text, "command": uuid.uuid4().hex}
        self.pause = FIRST_PAUSE
        self.send()

    def send(self) -> None:
        """Send what has not been acknowledged."""
        try:
            answer = self.client.post(match_path(self.match.now.id, "/act"), self.pending or {})
        except CatteryError as error:
            if may_pass(error):
                self.lose()
                self.pause = min(2 * self.pause, LONGEST_PAUSE)
                return
            self.pending = self.turn = None
            self.screen.tell_error(error)
            if isinstance(error, Refused) and error.match is not None:
                self.take(error.match)
            else:
                self.tell(self.match)
            return
        self.pending = None
        self.take(answer)

    def lose(self) -> None:
        """The connection is gone, which is said once."""
        if not self.is_lost:
            self.screen.tell(Message("terminal/connection-lost"), DIM)
        self.is_lost = True

    def leave(self, code: int) -> int:
        """One line that says how to come back."""
        self.screen.show()
        if self.match.now.status != "over":
            self.screen.tell(Message("terminal/left-online"))
            self.screen.tell_whole(Message("terminal/join-command", {"command": self.command}))
        return code

    # ----------------------------------------------------------------------------------------------------- what is told

    def take(self, content: Any) -> None:
        """A state of the match, unless a newer one is known."""
        url = self.client.url
        match = Match(read(content, MatchNow, url), url)
        if match.now.id == self.match.now.id and match.now.revision >= self.match.now.revision:
            if self.is_lost:
                self.screen.tell(Message("terminal/connection-back"), DIM)
            self.is_lost = False
            before, self.match = self.match, match
            self.tell_people(before.now)
            self.tell(match)

    def tell(self, match: Match) -> None:
        """What is new, and what is to be done."""
        seat = self.seat
        self.tell_chats()
        if match.view is None:
            self.tell_lobby()
            return
        if self.known is None:
            self.introduce()
        self.tell_events(match.view)
        if match.now.status == "over":
            self.finish(match.view)
        elif match.view.player != seat:
            self.wait(match)
        elif self.turn is None or self.turn.view.decision != match.view.decision or isinstance(self.turn, Waiting):
            self.waits_for = seat
            self.turn = OwnTurn(self, seat)
            self.turn.show()
            self.tell_clock(match.now)

    def tell_lobby(self) -> None:
        """Who has come, where that has changed."""
        now = self.match.now
        language = self.screen.language
        players = tuple(now.who(i, language) for i, seat in enumerate(now.seats) if seat.kind != "open")
        told = {"players": players, "open": now.players - len(players)}
        lobby = self.screen.words(Message("terminal/lobby", told))
        if not self.lobby:
            self.screen.tell(Message("terminal/fingerprint", {"fingerprint": now.fingerprint}))
        if lobby != self.lobby:
            self.screen.show(lobby)
            self.screen.tell(Message("terminal/lobby-host" if now.is_host else "terminal/lobby-guest"))
        self.lobby = lobby

    def introduce(self) -> None:
        """The game begins, or is under way."""
        players = tuple(self.match.now.who(i, self.screen.language) for i in range(self.match.now.players))
        self.screen.show()
        rulebook.show_title(self.screen, self.match.game)
        self.screen.tell(Message("terminal/at-table", {"players": players}))
        self.screen.tell(Message("terminal/introduction"))
        self.screen.show()

    def tell_events(self, view: SeatView) -> None:
        """What has happened since the last state; the last of it for whoever comes back."""
        lines = self.teller(self.seat).log_lines(news(view, self.known or ()))
        if self.known is None and view.decision:
            lines = lines[-RECENT:]
        for line in lines:
            self.screen.show(line, "    ")
        self.known = view.events

    def tell_chats(self) -> None:
        """What people have said."""
        for line in self.match.now.chats:
            if line.number > self.chats:
                said = {"player": self.names[line.seat], "text": printable(line.text)}
                message = "terminal/emote" if line.kind == "emote" else "terminal/chat"
                self.screen.show(self.screen.words(Message(message, said)), "    ")
                self.chats = line.number

    def tell_people(self, before: MatchNow) -> None:
        """Who has gone or come back since the match began."""
        for i, (was, now) in enumerate(zip(before.seats, self.match.now.seats, strict=True)):
            name = _change(was, now) if i != self.seat and before.status != "lobby" else ""
            if name:
                self.screen.show(self.screen.words(Message(name, {"player": self.names[i]})), style=DIM)

    def tell_clock(self, now: MatchNow) -> None:
        """How long there is to decide."""
        with suppress(OverflowError, ValueError, OSError):
            if now.turn_ends_at is not None:
                ends = datetime.fromtimestamp(now.turn_ends_at / 1_000_000)
                far = ends.timestamp() - time.time() > 86_400 / 2
                text = ends.strftime("%Y-%m-%d %H:%M" if far else "%H:%M:%S")
                self.screen.tell(Message("terminal/clock", {"time": text}))

    def wait(self, match: Match) -> None:
        """Somebody else decides."""
        player = self.view(self.seat).player
        self.turn = Waiting(self, self.seat)
        if player >= 0 and player != self.waits_for and match.now.seats[player].is_person:
            self.screen.show(self.screen.words(Message("terminal/waiting", {"player": self.names[player]})), style=DIM)
        self.waits_for = player

    def finish(self, view: SeatView) -> None:
        """The result once, what was hidden, where the match can be looked at again; then whether to go on."""
        if self.end is None:
            teller = self.teller(self.seat)
            self.turn = None
            self.screen.show()
            teller.position(view)
            self.screen.show()
            teller.outcome(view.ending, view.returns, view.scores)
            self.uncover(teller)
            entries = [self.screen.words(Message(name)) for name in ("terminal/again", "terminal/no-more")]
            self.end = Menu("", tuple(Entry(label, ()) for label in entries))
            self.screen.show()
            self.tell_invitation()
            self.tell_end()
        elif self.tell_invitation():
            self.tell_end()

    def tell_invitation(self) -> bool:
        """Whether somebody wants to play again, and it has not been told yet."""
        is_new = self.match.now.rematch is not None and not self.is_invited
        if is_new:
            self.is_invited = True
            self.screen.tell(Message("terminal/rematch"))
        return is_new

    def tell_end(self) -> None:
        """What can be done after the end."""
        if self.end is not None:
            self.screen.table([f"{i}  {entry.label}" for i, entry in enumerate(self.end.entries, 1)])

    def uncover(self, teller: Teller) -> None:
        """Fetch the whole match and keep it."""
        now = self.match.now
        place = saves.folder() / saves.FINISHED / f"{now.game}-{re.sub('[^0-9A-Za-z]', '', now.id)[:40]}.txt"
        try:
            text = self.client.text(match_path(now.id, "/playthrough", whole_log=False))
            teller.uncovered(from_text(text, load))
            saves.write(place, text)
        except CatteryError as error:
            self.screen.tell_error(error)
            return
        self.screen.show()
        for message in ("terminal/finished", "terminal/check-deal"):
            self.screen.tell_whole(Message(message, {"file": printable(str(place))}), DIM)

    def after_end(self, entry: Entry) -> None:
        """Play again, or not; raises CatteryError."""
        if self.end is None or entry is not self.end.entries[0]:
            raise Quit
        url = self.client.url
        answer = self.client.post(match_path(self.match.now.id, "/rematch", whole_log=False), {})
        self.next_id = read(answer, Rematch, url).id


def _change(was: SeatNow, now: SeatNow) -> str:
    """What is told of a seat that has changed; empty for nothing."""
    if was.is_person and not now.is_person:
        return "terminal/taken-over"
    if not was.is_person and now.is_person and now.kind == "person":
        return "terminal/is-back"
    if was.is_away != now.is_away and now.is_person:
        return "terminal/is-away" if now.is_away else "terminal/is-back"
    return ""


class OwnTurn(Turn):
    """A decision of the person's own."""

    commands: ClassVar[dict[str, str]] = {**Turn.commands, "c": "chat"}
    verbatim: ClassVar[str] = "c"
    help_words: ClassVar[str] = HELP

    def __init__(self, match: OnlineMatch, seat: int) -> None:
        super().__init__(match, seat)
        self.match = match

    def chat(self, rest: str) -> None:
        """`c`: say something to the table."""
        self.match.chat(rest)


class Waiting(OwnTurn):
    """While somebody else decides: everything but choosing."""

    def by_text(self, typed: str) -> Choice | None:
        raise self.refusal()

    def hint(self, _: str) -> None:
        raise self.refusal()

    def refusal(self) -> NotYourTurn:
        """It is somebody else's turn."""
        return NotYourTurn("terminal/error-wait", player=self.match.names[max(self.view.player, 0)])
