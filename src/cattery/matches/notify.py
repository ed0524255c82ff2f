"""Who wants to know that a match has changed: a flag for each listener, not a queue.

A slow listener misses nothing that matters, since it looks at the newest state when it wakes.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Listeners:
    """Flags by match. A hint says that something changed and never what."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, match_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match has changed; the listener clears it before it looks."""
        event = asyncio.Event()
        self._listeners.setdefault(match_id, set()).add(event)
        try:
            yield event
        finally:
            listeners = self._listeners[match_id]
            listeners.remove(event)
            if not listeners:
                del self._listeners[match_id]

    def tell(self, match_id: str) -> None:
        """The match has changed."""
        for event in self._listeners.get(match_id, ()):
            event.set()

    def tell_all(self) -> None:
        """Anything may have changed, as after a lost connection."""
        for match_id in list(self._listeners):
            self.tell(match_id)
