"""What goes over the wire: requests are read into these types and nothing else, answers are written from them.

The OpenAPI description is made from them as well.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cattery.bots.players import DEFAULT_LEVEL

SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, from 0.")]
Name = Annotated[str, Meta(max_length=200, description="1 to 24 visible characters.")]
Short = Annotated[str, Meta(max_length=64)]


class Request(Struct, forbid_unknown_fields=True):
    """What is asked for; a field that is not known is refused."""


class NewMatch(Request):
    """A match to be made. The caller sits down on seat 0 and is the host."""

    game: Short
    name: Name = ""
    players: Annotated[int, Meta(ge=0, le=16)] | None = None
    preset: Short = "standard"
    options: dict[str, str | int] = {}
    settings: dict[str, int | bool] = {}
    bots: Annotated[list[Short], Meta(max_length=15, description="Levels of bots for the seats from 1.")] = []
    public: bool = False


class Join(Request):
    """Sit down, on that seat or on the first open one."""

    name: Name = ""
    seat: SeatNumber | None = None


class SetSeat(Request):
    """What the host does with a seat: a bot, or open again."""

    kind: Literal["bot", "open"]
    level: Short = DEFAULT_LEVEL
    name: Name = ""


class Entropy(Request):
    """A player's own part in what decides the cards."""

    text: Annotated[str, Meta(max_length=200)]


class AllowHints(Request):
    """Whether there are hints at the table."""

    allowed: bool


class Act(Request):
    """An action in answer to a decision. The command's id is the caller's own, so that it can be sent twice."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Annotated[str, Meta(max_length=200)]
    command: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Advance(Request):
    """An action to be taken when the turn comes; without one, what was chosen is taken back."""

    action: Annotated[str, Meta(max_length=200)] | None = None


class Say(Request):
    """A line of chat, or the name of an emote."""

    text: Annotated[str, Meta(max_length=1200)]


class Kick(Request):
    """A vote to give somebody's seat to a bot."""

    seat: SeatNumber


class ChangeMe(Request):
    """Another name, another language."""

    name: Name | None = None
    language: Literal["", "en", "fr", "de", "pl", "zh"] | None = None


class Nothing(Request):
    """No fields."""


# ------------------------------------------------------------------------------------------------------------- answers


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: a code for programs, a sentence in the caller's language."""

    code: str
    message: str
    details: dict[str, str | int] = {}
    match: "MatchState | None" = None  # where the refusal was because the caller had not seen the newest one


class Choice(Struct):
    """A value that an option can have."""

    value: str
    text: str


class OptionInfo(Struct, omit_defaults=True):
    """An option of a game: named choices, or a whole number."""

    name: str
    text: str
    default: str | int
    choices: list[Choice] = []
    low: int | None = None
    high: int | None = None


class PresetInfo(Struct):
    """A set of options under a name."""

    name: str
    text: str
    options: dict[str, str | int]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    rules_version: int
    players: list[int]
    default_players: int


class LevelInfo(Struct):
    """How well a bot can play."""

    name: str
    text: str
    about: str


class GameDetails(GameInfo):
    """A game with all that can be set."""

    options: list[OptionInfo]
    presets: list[PresetInfo]
    levels: list[LevelInfo]  # from the weakest
    personas: list[Choice]  # of which the weaker bots have one each
    emotes: list[str]


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class SeatInfo(Struct):
    """What everybody sees of a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None  # of a bot
    is_away: bool
    is_taken_over: bool
    is_host: bool
    has_entropy: bool
    kick_votes: int
    persona: str | None = None  # of a bot that has one, drawn for the match and the seat
    manner: str = ""  # level and persona in words


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    seat: int
    kind: Literal["chat", "emote"]
    text: str
    at: int


class LegalAction(Struct):
    """An action that is possible now: what to send, and what stands on its button."""

    action: str
    label: str


class Worth(Struct):
    """How good an action has proved when it was tried, in a measure of the game's own: more is better."""

    action: str
    worth: float


class Hint(Struct):
    """What the strongest bot would do at the caller's decision, and why."""

    decision: int
    action: str
    label: str  # what stands on its button
    reasons: list[str]
    worths: list[Worth]  # of what was tried, best first; of gifts of Cockroach Poker with the true claim for all claims
    is_makeshift: bool  # the rule of thumb's, while the strongest bot is not ready: ask again later


class Result(Struct):
    """How a game ended."""

    ending: str
    text: str
    verdict: str
    scores: list[int]
    returns: list[float]


class Table(Struct):
    """A running or finished game as the caller's seat sees it."""

    decision: int
    player: int | None  # whose turn
    snapshot: dict[str, Any]
    actions: list[LegalAction]
    lines: list[str]  # the table in words
    log: list[str]  # what happened last, in words; all of it with ?log=all, nothing with ?words=none
    events: list[tuple[int, ...]]  # the same for programs
    advance: str | None  # the caller's own choice in advance
    result: Result | None


class MatchInfo(Struct):
    """A match as lists show it."""

    id: str
    game: str
    title: str
    players: int
    status: Literal["lobby", "running", "asleep", "over"]
    public: bool
    seats: list[SeatInfo]
    seat: int | None  # the caller's own
    created_at: int


class MatchList(Struct):
    """Several matches."""

    matches: list[MatchInfo]


class AddedEntropy(Struct):
    """What a player added to the seed."""

    seat: int
    text: str


class MatchState(Struct):
    """A match as the caller sees it now."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    settings: dict[str, int | bool]
    status: Literal["lobby", "running", "asleep", "over"]
    public: bool
    seats: list[SeatInfo]
    seat: int | None  # the caller's own
    is_host: bool
    seq: int
    revision: int
    seed_hash: str
    seed: str | None  # only when the match is over
    entropy: list[AddedEntropy] | None  # as well: with the seed, it decided the cards
    rematch: str | None
    turn_ends_at: int | None  # microseconds since 1970, where there is a clock
    chats: list[ChatLine]
    table: Table | None  # none in the lobby


class Seated(Struct):
    """The caller sits at a table. The token plays the seat without a cookie; it is told once."""

    id: str
    seat: int
    token: str | None
    match: MatchState


class Kicked(Struct):
    """Whether the vote has decided."""

    done: bool
    match: MatchState


class Rematch(Struct):
    """The match that follows."""

    id: str


class Replay(Struct):
    """A match from the start, as some seats together saw it."""

    id: str
    seat: int | None
    lines: list[str]
    events: list[list[int]]


class Me(Struct):
    """The caller: empty for a guest who has not done anything yet."""

    name: str
    language: str
    is_known: bool


class Gone(Struct):
    """What was asked for is deleted."""

    matches: int
