"""A game at one terminal: people take turns at the keyboard, bots play at their levels."""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from cattery.bots.players import HINT_LEVEL, reasons
from cattery.core.errors import UsageError
from cattery.core.game import NOBODY, Event
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat, say
from cattery.terminal import saves
from cattery.terminal.bots import bot_at_table, bots_action, get_ready, hint
from cattery.terminal.layout import printable
from cattery.terminal.screen import BOLD, DIM, INTERRUPTED, Screen, uninterrupted
from cattery.terminal.telling import Teller, running_log
from cattery.terminal.turn import Quit, Turn

RECENT = 6  # lines of what happened before, when a game is taken up again


@dataclass
class Session:
    """One game from where it stands to its end, or until somebody leaves."""

    screen: Screen
    play: Playthrough
    seats: saves.Seats
    pace: float
    place: Path  # where it is saved after each action
    told: dict[int, int] = field(default_factory=dict)  # events that a seat has been told
    looking: int = -1  # the person who has the screen
    is_kept: bool = True  # whether the last save worked
    catching_up: set[int] = field(default_factory=set)  # people who come back to a game under way

    def run(self) -> int:
        """Play; the exit code."""
        try:
            with uninterrupted():
                self.save()
            if not self.is_shared:
                self.tell_news(min(self.people))
            while not self.play.is_over:
                self.step()
            self.finish()
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        return 0

    @property
    def people(self) -> frozenset[int]:
        """The seats where somebody sits at this keyboard."""
        return self.seats.people

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return self.seats.names

    def who(self, seat: int) -> Seat | Message:
        """A player, a bot with how it plays."""
        if seat in self.people:
            return Seat(seat)
        return bot_at_table(self.play.game, self.seats.levels[seat], seat, self.play.seed)

    @property
    def is_shared(self) -> bool:
        """Whether several people pass the terminal round."""
        return len(self.people) > 1

    def step(self) -> None:
        """One player's action."""
        seat = self.play.player
        if seat in self.people:
            self.hand_over(seat)
            action = LocalTurn(self, seat).decide()
        else:
            action = bots_action(self.play.view(seat), self.seats.levels[seat], self.play.seed)
        with uninterrupted():
            self.play.act(seat, action)
            self.save()
        if not self.is_shared:
            self.tell_news(min(self.people))
            if seat not in self.people:
                time.sleep(self.pace)

    def teller(self, seat: int | None) -> Teller:
        return Teller(self.screen, self.play.game, self.play.config, self.names, seat)

    def view(self, seat: int) -> SeatView:
        return self.play.view(seat)

    def running_log(self, seat: int) -> tuple[Event, ...]:
        return running_log(self.play, seat)

    def check(self, seat: int, action: int) -> None:
        self.play.check(seat, action)

    def hint(self, seat: int) -> tuple[int, list[str]]:
        view = self.view(seat)
        get_ready(self.screen, view.game, {HINT_LEVEL})
        advice = hint(view)
        return advice.action, [say(one, self.screen.language, self.names, seat) for one in reasons(view, advice)]

    def tell_news(self, seat: int) -> None:
        """What has happened since the seat was last told; the last of it for whoever takes the game up again."""
        events = self.play.view(seat).events
        if seat in self.catching_up:
            self.catching_up.remove(seat)
            lines = self.teller(seat).log_lines(running_log(self.play, seat))[-RECENT:]
        else:
            lines = self.teller(seat).log_lines(events[self.told.get(seat, 0) :])
        for line in lines:
            self.screen.show(line, "    ")
        self.told[seat] = len(events)

    def hand_over(self, seat: int) -> None:
        """Give the screen to a person; between two people it is emptied, and nothing is shown before Enter."""
        if self.is_shared and seat != self.looking:
            self.screen.clear()
            self.screen.show(self.screen.words(Message("terminal/curtain", {"name": self.names[seat]})), style=BOLD)
            self.screen.ask(self.screen.words(Message("terminal/curtain-prompt", {"name": self.names[seat]})))
            self.screen.clear()
        self.looking = seat
        if self.is_shared:
            self.tell_news(seat)

    def save(self) -> None:
        """Keep the game; a failure is said once, and the game goes on."""
        try:
            saves.write(self.place, saves.to_text(self.play, self.seats))
            self.is_kept = True
        except UsageError as error:
            if self.is_kept:
                self.screen.tell(error.message)
                self.screen.tell(Message("terminal/not-kept"))
            self.is_kept = False

    def finish(self) -> None:
        """The result, what was hidden, and where the game can be looked at again."""
        if self.is_shared:
            self.screen.clear()
        reader = None if self.is_shared else min(self.people)
        teller = self.teller(reader)
        if self.is_shared:
            for line in teller.log_lines(self.play.view(NOBODY).events)[-RECENT:]:
                self.screen.show(line, "    ")
        self.screen.show()
        teller.position(self.play.view(NOBODY if reader is None else reader))
        self.screen.show()
        teller.result(self.play)
        teller.uncovered(self.play)
        if self.is_kept:
            place = saves.finish(self.place)
            self.screen.show()
            self.screen.tell_whole(Message("terminal/finished", {"file": printable(str(place))}), DIM)

    def leave(self, code: int) -> int:
        """One line that says how to go on."""
        if self.is_shared:
            self.screen.clear()
        self.screen.show()
        if not self.is_kept:
            self.screen.tell(Message("terminal/left-unsaved"))
        elif not self.play.is_over:
            self.screen.tell_whole(Message("terminal/left", {"file": printable(str(self.place))}))
        return code


class LocalTurn(Turn):
    """A decision at this keyboard; the game can be saved meanwhile."""

    commands: ClassVar[dict[str, str]] = {**Turn.commands, "s": "save"}
    verbatim: ClassVar[str] = "s"

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        self.session = session

    def decide(self) -> int:
        """The chosen action; raises Quit, EOFError and KeyboardInterrupt."""
        self.show()
        while True:
            if not self.is_shown:
                self.show_menu()
            choice = self.hear(self.screen.ask(self.prompt()))
            if choice is not None:
                return choice.action

    def save(self, rest: str) -> None:
        """`s`: keep a copy in a file, or say where the game is kept anyway."""
        path = Path(os.path.expanduser(rest)) if rest else self.session.place  # noqa: PTH111 - never fails
        text = saves.to_text(self.session.play, self.session.seats)
        if rest:
            saves.write_copy(path, text)
        else:
            saves.write(path, text)
        self.screen.tell_whole(Message("terminal/saved", {"file": printable(str(path))}))
