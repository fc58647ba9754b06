"""Records for the commands: from a file or standard input to a match, and what to say when that fails."""

from __future__ import annotations

import sys

from kozyr.cli.words import Fault
from kozyr.i18n import Catalogue
from kozyr.i18n.catalogue import catalogue, visible
from kozyr.i18n.refusals import with_rule
from kozyr.match import Match, ReplayError
from kozyr.records import MAX_BYTES, RecordError

STDIN = "-"


def read_bytes(file: str) -> bytes:
    """A file's bytes, or those of standard input; of a file that is too long only the beginning.

    Raises:
        RecordError: it can't be read.
    """
    try:
        if file == STDIN:
            return sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin else b""
        with open(file, "rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        why = getattr(error, "strerror", None) or str(error)
        raise RecordError("record", f"{visible(file)} can't be read: {why}") from None


def load(file: str) -> Match:
    """The match of a record.

    Raises:
        RecordError: it can't be read. ReplayError: one of its actions is refused.
    """
    return Match.from_record(read_bytes(file))


def fault_of(error: RecordError, words: Catalogue | None) -> Fault:
    """What to print for a fault.

    Args:
        error: of the record.
        words: in which language to say why an action is refused; None: in English.
    """
    if not isinstance(error, ReplayError):
        return Fault(deal=error.deal, message=visible(str(error)))
    why = with_rule(words or catalogue("en"), error.refusal)
    return Fault(
        deal=error.deal,
        action=error.action,
        text=error.text,
        rule=error.refusal.rule,
        message=why if error.refusal.rule else f"{error.path}: {why}",
    )


def describe(error: RecordError, words: Catalogue) -> str:
    """A fault as a line for people."""
    if not isinstance(error, ReplayError):
        return visible(str(error))
    number = error.deal if error.deal is not None else 0
    return words.say(
        "record-refused",
        deal=number,
        action=error.action,
        text=visible(error.text[:60]),
        why=with_rule(words, error.refusal),
    )
