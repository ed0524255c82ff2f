"""What people settle about a match beside its rules: clocks, pace, hints."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from cattery.core.errors import InvalidRequest
from cattery.core.words import Message

SECOND = 1_000_000  # the store counts microseconds
DAY = 86_400


@dataclass(frozen=True, slots=True)
class Settings:
    """All in whole seconds, but for the pace in milliseconds."""

    turn_seconds: int = 0  # 0: no clock
    grace_seconds: int = 60  # before a bot keeps the seat of somebody who is away
    sleep_seconds: int = 600  # after all people have left
    pace_ms: int = 1200  # how long a bot's action takes to be shown, on average
    has_hints: bool = True
    has_spectators: bool = True


LIMITS = {
    "turn_seconds": (0, 30 * DAY),
    "grace_seconds": (5, 30 * DAY),
    "sleep_seconds": (5, 30 * DAY),
    "pace_ms": (0, 10_000),
}


def settings_from(data: Any) -> Settings:
    """Settings from JSON; raises InvalidRequest."""
    known = {field.name for field in fields(Settings)}
    if not isinstance(data, dict) or set(data) - known:
        raise InvalidRequest("matches/error-settings", got=str(data)[:60], expected=", ".join(sorted(known)))
    for name, value in data.items():
        low, high = LIMITS.get(name, (0, 1))
        if type(value) is not (int if name in LIMITS else bool) or not low <= value <= high:
            expected = f"{low}-{high}" if name in LIMITS else "true, false"
            what, got = Message(f"matches/setting-{name}"), str(value)[:40]
            raise InvalidRequest("matches/error-setting", what=what, name=name, got=got, expected=expected)
    return Settings(**data)


def settings_data(settings: Settings) -> dict[str, Any]:
    """Settings as JSON."""
    return asdict(settings)
