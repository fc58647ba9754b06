"""``kozyr engine``: lines in, lines out."""

from __future__ import annotations

import sys

from kozyr.cli.engine.messages import Failed, Fault
from kozyr.cli.engine.session import Session
from kozyr.cli.words import UsageError, complain, words_for
from kozyr.i18n.catalogue import catalogue
from kozyr.records import MAX_BYTES

LINE = 2 * MAX_BYTES
"""The longest line in bytes; a longer one is refused and passed over."""
INTERRUPTED = 130


def run_engine(language: str | None) -> int:
    """Answer every line of standard input until it ends or says quit; the exit status."""
    import msgspec

    try:
        session = Session(words_for(language) if language else catalogue("en"))
    except UsageError as error:
        return complain(str(error))
    into, out = sys.stdin.buffer, sys.stdout.buffer
    try:
        while not session.over and (line := into.readline(LINE + 1)):
            if len(line) > LINE:
                while line and not line.endswith(b"\n"):
                    line = into.readline(LINE + 1)
                fault = Failed(error=Fault(path="", message=f"a line of more than {LINE} bytes"))
                out.write(msgspec.json.encode(fault) + b"\n")
            elif not line.isspace():
                out.write(session.answer(line))
            out.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0
