"""What a match refuses, beside what its rules refuse and what cannot be at all (`core.errors`).

::

    CatteryError
    +-- MatchError
        +-- StaleAction     the decision that was answered is not the one now; look again
        +-- NotSeated       a spectator, or somebody else's seat
        +-- NotHost         only the host may do that
        +-- WrongStatus     not in the lobby any more, not running yet, over
        +-- TableFull       no seat is free, or that one is taken
"""

from cattery.core.errors import CatteryError


class MatchError(CatteryError):
    """A request that a match refuses; nothing has changed."""


class StaleAction(MatchError):
    """The decision that was answered is past."""


class NotSeated(MatchError):
    """Whoever asks has no seat here."""


class NotHost(MatchError):
    """Only the host may do that."""


class WrongStatus(MatchError):
    """The match is not where this can be done."""


class TableFull(MatchError):
    """No seat is free."""
