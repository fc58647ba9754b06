"""Records for the commands: from a file or standard input to a match, and what to say when that fails."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from kozyr.cli.words import complain
from kozyr.i18n import Catalogue
from kozyr.i18n.catalogue import catalogue, printable
from kozyr.match import Match, ReplayError
from kozyr.records import MAX_BYTES, RecordError

STDIN = "-"


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a record, as ``--json`` prints it under ``error``."""

    deal: int | None
    action: int | None
    text: str | None
    rule: str | None
    message: str


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
        name = printable(file.encode("utf-8", "backslashreplace").decode())
        raise RecordError("record", f"{name or repr(name)} can't be read: {why}") from None


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
        return Fault(deal=error.deal, action=None, text=None, rule=None, message=str(error))
    return Fault(
        deal=error.deal,
        action=error.action,
        text=error.text,
        rule=error.refusal.rule,
        message=("" if error.refusal.rule else f"{error.path}: ")
        + why_refused(error, words or catalogue("en")),
    )


def why_refused(error: ReplayError, words: Catalogue) -> str:
    """The sentence about a refused action."""
    from kozyr.i18n.refusals import with_rule

    return with_rule(words, error.refusal)


def describe(error: RecordError, words: Catalogue) -> str:
    """A fault as a line for people."""
    if not isinstance(error, ReplayError):
        return str(error)
    number = error.deal if error.deal is not None else 0
    return words.say(
        "record-refused",
        deal=number,
        action=error.action,
        text=error.text[:60],
        why=why_refused(error, words),
    )


def usage(text: str, json: bool) -> int:
    """Say that something was asked for that can't be: the error object, or a line; the exit status is 2."""
    if not json:
        return complain(text)
    print_json({"error": Fault(deal=None, action=None, text=None, rule=None, message=text)})
    return 2


def print_json(value: Any) -> None:
    """One JSON object on standard output, in UTF-8."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()
