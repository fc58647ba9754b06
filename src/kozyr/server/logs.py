"""Logs as lines of JSON. No card, hand, seed, secret, key, cookie or name is ever logged."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any

LOGGER = logging.getLogger("kozyr.server")

Field = str | int | float | bool | None


def log(event: str, **fields: Field) -> None:
    """Say that something happened, in numbers and ids."""
    LOGGER.info(event, extra={"fields": fields})


def log_error(event: str, error: BaseException, **fields: Field) -> None:
    """Say that something failed: the kind of the error and where, not its message, which may name cards."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.name}:{frame.lineno}" for frame in frames[-8:]]
    shown = {**fields, "error": type(error).__name__, "where": " ".join(where)}
    LOGGER.error(event, extra={"fields": shown})


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; of foreign errors only the kind and the place."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        if record.name == LOGGER.name:
            line |= {"event": record.getMessage(), **getattr(record, "fields", {})}
        else:
            line |= {"event": "library", "name": record.name, "text": str(record.msg)[:200]}
            if record.exc_info and record.exc_info[0] is not None:
                frames = traceback.extract_tb(record.exc_info[2])[-8:]
                line["error"] = record.exc_info[0].__name__
                line["where"] = " ".join(f"{frame.name}:{frame.lineno}" for frame in frames)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: int = logging.INFO) -> None:
    """Send logs to standard error; what libraries say only from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)
