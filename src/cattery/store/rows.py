"""The rows of the tables as records. Secrets are left out of their `repr`, so that no log shows them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypedDict, TypeVar

from sqlalchemy import Row

T = TypeVar("T")

Status = Literal["lobby", "running", "asleep", "over"]
SeatKind = Literal["open", "person", "bot"]
Actor = Literal["deal", "person", "bot", "timeout"]
ChatKind = Literal["chat", "emote"]


class Due(NamedTuple):
    """When the driver must act, and what it must do then."""

    at: int
    what: str


class Claim(NamedTuple):
    """What a driver has taken on."""

    match_id: str
    seq: int
    due: Due


@dataclass(frozen=True, slots=True)
class UserRow:
    """A person, known by a cookie."""

    id: str
    token_hash: str = field(repr=False)
    name: str
    language: str
    created_at: int
    seen_at: int


class UserChange(TypedDict, total=False):
    """What changes about a person."""

    token_hash: str
    name: str
    language: str
    seen_at: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match, without its seats and actions; see `tables.matches`."""

    id: str
    game: str
    rules_version: int
    config: Any
    settings: Any
    is_public: bool
    status: Status
    host_id: str | None
    seed: str = field(repr=False)
    seed_hash: str
    entropy: list[Any]
    seq: int
    revision: int
    due_at: int | None
    due_what: str | None
    claimed_by: str | None
    claimed_until: int | None
    rematch_id: str | None
    result: Any
    created_at: int
    updated_at: int
    started_at: int | None
    ended_at: int | None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What is settled when a match is made."""

    game: str
    rules_version: int
    config: Any
    settings: Any
    is_public: bool
    host_id: str | None
    seed: str = field(repr=False)
    seed_hash: str


class LobbyChange(TypedDict, total=False):
    """What may be changed until the start."""

    config: Any
    settings: Any
    is_public: bool
    host_id: str | None
    entropy: list[Any]


class SeatChange(TypedDict, total=False):
    """What others may see changing at a seat."""

    kind: SeatKind
    user_id: str | None
    name: str
    level: str | None
    away_since: int | None
    is_taken_over: bool
    kick_votes: list[int]
    token_hash: str | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat; see `tables.seats`."""

    seat: int
    kind: SeatKind = "open"
    user_id: str | None = None
    name: str = ""
    level: str | None = None
    away_since: int | None = None
    is_taken_over: bool = False
    advance: Any = field(default=None, repr=False)
    kick_votes: list[int] = field(default_factory=list)
    token_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action and the outcomes of chance that followed; row 0 is the deal."""

    seq: int
    seat: int
    action: str
    outcomes: list[Any]
    command_id: str | None
    by: Actor
    at: int


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat, or an emote."""

    number: int
    seat: int
    user_id: str | None
    kind: ChatKind
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is needed to go on with a match."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    actions: tuple[ActionRow, ...]


def columns(row: Any) -> dict[str, Any]:
    """A record as what is written to its table."""
    return {name: getattr(row, name) for name in row.__slots__}


def records(kind: Callable[..., T], rows: Iterable[Row[Any]]) -> tuple[T, ...]:
    return tuple(kind(*row) for row in rows)
