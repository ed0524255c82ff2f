"""What the server writes down: a line of JSON an event, without names, chats, tokens, cards or the values of errors."""

import json
import logging
import sys
import time
import traceback
from types import TracebackType
from typing import Any

FIELDS = ("method", "route", "status", "ms")


class JsonLines(logging.Formatter):
    """One record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """An error's place in the code is told, not its text, which may hold what was asked for."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        data: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        data |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info and record.exc_info[0] is not None:
            data["error"] = record.exc_info[0].__name__
            data["where"] = _where(record.exc_info[2])
        return json.dumps(data, ensure_ascii=False)


def _where(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def set_up(level: str) -> None:
    """Send all logs to standard error: Cattery's from that level on, of others only what is wrong.

    What the database's library has to say at lower levels would hold the values of rows, and so seeds and hands.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cattery").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # that a request is no HTTP is everybody's to cause
