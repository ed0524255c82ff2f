"""A match as this process holds it: what is stored, and the game it folds to."""

import asyncio
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cattery.bots.players import DEFAULT_LEVEL, whim_of
from cattery.core.fairness import Fairness, commitment, dealing_seed
from cattery.core.game import CHANCE, NOBODY, Game
from cattery.core.playthrough import Playthrough, parse_action, parse_outcome
from cattery.games import load
from cattery.matches.errors import WrongStatus
from cattery.matches.schedule import is_bot_s
from cattery.matches.settings import Settings, settings_from
from cattery.store.rows import ActionRow, ChatRow, MatchRow, SeatRow, Stored


class Caller(NamedTuple):
    """Who wants something: a person, or whoever holds the token of a seat."""

    user_id: str | None = None
    token_hash: str | None = None

    def owns(self, row: SeatRow) -> bool:
        """Whether this seat is the caller's; where there is a token, it alone counts."""
        if self.token_hash is not None:
            return row.token_hash == self.token_hash
        return self.user_id is not None and row.user_id == self.user_id

    def seat(self, seats: Iterable[SeatRow]) -> int:
        """The seat that is the caller's, NOBODY if none is."""
        return next((row.seat for row in seats if self.owns(row)), NOBODY)


@dataclass
class Room:
    """One match in memory. Whoever changes it holds the lock."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    game: Game
    config: Any
    settings: Settings
    play: Playthrough | None = None  # None in the lobby
    acted_at: int = 0  # when the last action was, since which somebody is to act
    chats: tuple[ChatRow, ...] = ()  # what was said last, oldest first
    hints: int = 0  # how often something that is not in here yet may have happened
    seen_hints: int = -1  # how many of them there were before the last look
    looked_at: float = 0.0  # when that was, on the clock of `time.monotonic`
    shown: dict[Hashable, tuple[str, bytes]] = field(default_factory=dict)  # the newest that each reader was told
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_stale(self) -> bool:
        """Whether something may have changed since the last look at what is stored."""
        return self.seen_hints != self.hints

    @property
    def seq(self) -> int:
        """The decision number: how many actions the players have taken; -1 in the lobby."""
        return self.match.seq

    @property
    def player(self) -> int:
        """Whose turn: a seat, or below 0 when nobody is to act."""
        return self.play.player if self.play is not None else NOBODY

    def seat_of(self, user_id: str | None) -> int:
        """The seat of a user, NOBODY for a spectator."""
        return Caller(user_id).seat(self.seats)

    def is_bot_s(self, seat: int) -> bool:
        """Whether a bot acts for this seat now."""
        return is_bot_s(self.seats[seat])

    def level(self, seat: int) -> str:
        """The level of the bot that acts there."""
        return self.seats[seat].level or DEFAULT_LEVEL

    @property
    def whim(self) -> bytes:
        """What the bots' own dice come from."""
        return whim_of_match(self.match.seed)

    def people(self) -> list[SeatRow]:
        """The seats that belong to people."""
        return [row for row in self.seats if row.kind == "person" and row.user_id is not None]

    def take(self, stored: Stored) -> None:
        """Bring the room up to what is stored, the new actions included."""
        self.match, self.seats = stored.match, stored.seats
        self.config = config_of(self.game, stored.match)
        self.settings = settings_from(stored.match.settings)
        for action in stored.actions:
            if action.seq > self._folded:
                self.follow(action)

    @property
    def _folded(self) -> int:
        """The last row of the log that the game has been brought up to."""
        return self.play.decision if self.play is not None else -1

    def follow(self, row: ActionRow) -> None:
        """Fold one row of the log."""
        if self.play is None:
            self.play = new_play(self.game, self.config, self.match)
        self.acted_at = row.at
        if row.seq > 0:
            self.play.append(row.seat, parse_action(self.game, row.action))
        for outcome in row.outcomes:
            self.play.append(CHANCE, parse_outcome(self.game, outcome))


def whim_of_match(seed: str) -> bytes:
    """The whim of a match's bots, from its secret alone: known before the deal, and to every process of a server."""
    return whim_of(seed.encode())


def config_of(game: Game, match: MatchRow) -> Any:
    """The configuration that is stored with a match."""
    return game.configure(match.config["players"], **match.config["options"])


def config_data(game: Game, config: Any) -> dict[str, Any]:
    """A configuration as it is stored."""
    return {"players": config.players, "options": game.option_texts(config)}


def new_play(game: Game, config: Any, match: MatchRow) -> Playthrough:
    """The game of a match before its deal, with the seed that decides it."""
    entropy = tuple((int(seat), str(text)) for seat, text in match.entropy)
    play = Playthrough(game, config, dealing_seed(match.seed, entropy), draw=False)
    play.fairness = Fairness(commitment(match.seed), match.seed, entropy)
    return play


def open_room(stored: Stored) -> Room:
    """The room of a stored match; raises WrongStatus where its rules are of another version."""
    game = load(stored.match.game)
    if stored.match.rules_version != game.version:
        raise WrongStatus("matches/error-rules-version", got=stored.match.rules_version, expected=game.version)
    room = Room(stored.match, stored.seats, game, config_of(game, stored.match), settings_from(stored.match.settings))
    for action in stored.actions:
        room.follow(action)
    return room


def outcome_texts(play: Playthrough, since: int) -> list[str]:
    """The outcomes of chance in the log from an entry on, as text."""
    return [play.action_text(player, action) for player, action in play.log[since:] if player == CHANCE]
