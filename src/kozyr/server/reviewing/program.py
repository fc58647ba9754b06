"""Reviews a match for the server: ``python -m kozyr.server.reviewing.program``.

One line of JSON comes on standard input, `Wish`; lines with how far it is go to standard output, and last the
review. It ends when its input does, so it doesn't outlive the server, however that ended.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from time import monotonic
from typing import BinaryIO

import msgspec

from kozyr.lab.review import SAMPLES, Review, review
from kozyr.match import Match

NICE = 12
"""The server and everybody at its tables come first, then those who think for them."""
LEVEL = "strong"
WORK = 100_000
"""Worlds tried for a whole match at most, unless that were too few for each action."""
LEAST = 40
OFTEN = 0.2
"""Seconds between two lines about the progress."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for."""

    record: str


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the answer."""

    done: int = 0
    of: int = 0
    review: Review | None = None


def samples_for(match: Match) -> int:
    """As many samples for each choice as a match of this length may take."""
    actions = sum(len(run.actions) for run in match.progress.runs)
    return max(LEAST, min(SAMPLES, WORK // max(1, actions)))


def main() -> None:
    """Answer once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whatever a library prints doesn't come between the answers
    wish = msgspec.json.decode(sys.stdin.buffer.readline(), type=Wish)
    threading.Thread(target=follow, daemon=True).start()
    made(wish, answers)


def follow() -> None:
    """End when the server does."""
    sys.stdin.buffer.read()
    os._exit(1)


def made(wish: Wish, answers: BinaryIO) -> None:
    """Make a review and tell how far it is."""
    told = 0.0

    def say(said: Said) -> None:
        answers.write(msgspec.json.encode(said) + b"\n")
        answers.flush()

    def progress(done: int, of: int) -> None:
        nonlocal told
        if monotonic() >= told + OFTEN:
            told = monotonic()
            say(Said(done=done, of=of))

    match = Match.from_record(wish.record)
    say(Said(review=review(match, level=LEVEL, samples=samples_for(match), progress=progress)))


if __name__ == "__main__":
    main()
