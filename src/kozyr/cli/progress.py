"""How far long work is, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic

from kozyr.i18n import Catalogue

OFTEN = 0.2
"""Seconds between two lines about the progress."""
SILENCE = 2.0
"""Seconds of work that need no word."""


@contextmanager
def patience(words: Catalogue) -> Iterator[None]:
    """Say on a terminal that a search is at work, if it takes long: the first one of a game is compiled."""
    said = Timer(SILENCE, lambda: print(words.say("hint-thinks"), file=sys.stderr, flush=True))
    said.daemon = True
    if sys.stderr.isatty():
        said.start()
    try:
        yield
    finally:
        said.cancel()


def progress_to(words: Catalogue, id: str) -> Callable[[int, int], None]:
    """What writes one line to the terminal again and again, and takes it away at the end.

    Args:
        words: the language.
        id: of the message, with ``$done``, ``$total`` and ``$left``.
    """
    began = told = monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal told
        now = monotonic()
        if done < total and now < told + OFTEN:
            return
        told = now
        left = round((now - began) / done * (total - done))
        line = words.say(id, done=done, total=total, left=f"{left // 60}:{left % 60:02}")
        print(f"\r\x1b[K{line}" if done < total else "\r\x1b[K", end="", file=sys.stderr, flush=True)

    return progress
