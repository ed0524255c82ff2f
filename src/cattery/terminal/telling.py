"""What a seat sees, told in words: the table, what happened, how it ended."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from cattery.core.game import NOBODY, Event, Game
from cattery.core.lines import Lines
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView, best_first, verdict
from cattery.core.words import Message, say
from cattery.terminal.layout import pad, width
from cattery.terminal.screen import BOLD, Screen


class Teller:
    """Says a game's messages to one reader: a player, or a spectator where `reader` is None."""

    def __init__(self, screen: Screen, game: Game, config: Any, names: tuple[str, ...], reader: int | None) -> None:
        self.screen, self.game, self.config = screen, game, config
        self.names, self.reader = names, reader
        self._lines = Lines(partial(game.event_message, config), self.words)

    def words(self, message: Message) -> str:
        return say(message, self.screen.language, self.names, self.reader)

    def show(self, message: Message, style: str = "") -> None:
        self.screen.show(self.words(message), style=style)

    def log_lines(self, events: Iterable[Event]) -> list[str]:
        """What is said of the events."""
        return [line.text for line in self._lines.of(events)]

    def position(self, view: SeatView) -> None:
        """The table, line by line."""
        for i, message in enumerate(self.game.position(self.config, view.snapshot)):
            self.screen.show(self.words(message), "    ", BOLD if i == 0 else "")

    def result(self, play: Playthrough) -> None:
        """How a game that is over ended."""
        self.outcome(play.game.ending(play.config, play.state), play.returns(), play.scores())

    def outcome(self, ending: int, returns: Sequence[float], scores: Sequence[int]) -> None:
        """How the game ended, the scores from the best down, who won."""
        self.show(Message(f"{self.game.name}/ending-{self.game.endings[ending]}"), BOLD)
        self.show(verdict(returns), BOLD)
        self.screen.show(self.words(Message("terminal/scores", {"what": Message(f"{self.game.name}/score")})))
        names = [self.name(seat) for seat in range(len(scores))]
        widest, figures = max(map(width, names)), max(len(str(score)) for score in scores)
        for seat in best_first(returns, scores):
            self.screen.show(f"  {pad(names[seat], widest)}  {scores[seat]:>{figures}}")

    def name(self, seat: int) -> str:
        """A player's name; "You" for the reader."""
        return self.screen.words(Message("terminal/you")) if seat == self.reader else self.names[seat]

    def uncovered(self, play: Playthrough) -> None:
        """After the end: what each player's own view shows that a spectator's does not."""
        open_lines = self._table_of(play, NOBODY)
        hidden = [
            f"  {self.names[seat]} – {line}"
            for seat in range(play.config.players)
            for line in self._table_of(play, seat)
            if seat != self.reader and line not in open_lines
        ]
        if hidden:
            self.screen.show()
            self.screen.tell(Message("terminal/uncovered"))
        for line in hidden:
            self.screen.show(line, "      ")

    def _table_of(self, play: Playthrough, seat: int) -> list[str]:
        """The table as a seat sees it."""
        return [self.words(message) for message in self.game.position(play.config, play.view(seat).snapshot)]


def seats_of(play: Playthrough, reader: int | None) -> tuple[int, ...]:
    """Whose eyes together: one seat's, or all of them where `reader` is None."""
    return tuple(range(play.config.players)) if reader is None else (reader,)


def running_log(play: Playthrough, seat: int) -> tuple[Event, ...]:
    """What the log of a seat shows: all of it, but for what a game leaves to memory until it is over."""
    events = play.view(seat).events
    recall = play.game.recall
    return tuple(recall(play.config, events)) if recall and not play.is_over else events


def result_data(play: Playthrough) -> dict[str, Any]:
    """How a game stands, for programs; seats count from 0 as in the file."""
    known = {"game": play.game.name, "players": play.config.players, "actions": play.decision, "over": play.is_over}
    if not play.is_over:
        return known
    ending = play.game.endings[play.game.ending(play.config, play.state)]
    return {**known, "ending": ending, "scores": play.scores(), "returns": play.returns()}
