"""From the bytes of a file to the tables of TOML, safe against hostile files."""

import re
import tomllib
from typing import Any

from kozyr.records.errors import RecordError

MAX_BYTES = 16 * 1024 * 1024
"""The longest record that is read unless the caller allows more."""

_LONGEST = 200  # characters of a message
_WHERE = re.compile(r"(.*) \(at (.*)\)", re.DOTALL)

# tomllib takes a time that grows with the square of the number of parts of a dotted key, so a file of a
# megabyte could keep it busy for hours. A key stands at the start of a line, or in braces after { or a comma.
# No key of a record has more than two parts; 64 are let through so that no string looks like such a key.
_KEY_PART = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?:^|[{{,])[ \t]*+\[{{0,2}}(?:[ \t]*+{_KEY_PART}[ \t]*+\.){{64}}", re.MULTILINE)


def parse(text: str | bytes, limit: int = MAX_BYTES) -> dict[str, Any]:
    """The tables of a TOML file.

    Args:
        text: the file; a byte order mark at its start is passed over.
        limit: the greatest length that is accepted, in bytes of UTF-8.

    Raises:
        RecordError: with the path `record`: too long, not UTF-8, not TOML, or nested too deeply.
    """
    text = _decoded(text, limit)
    if _LONG_KEY.search(text):
        raise RecordError("record", "a key has too many dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RecordError("record", _toml_message(str(error))) from None
    except RecursionError:
        raise RecordError("record", "nested too deeply") from None
    except ValueError:  # Python's own limit of the digits of an int
        raise RecordError("record", "a number has too many digits") from None


def _decoded(text: str | bytes, limit: int) -> str:
    too_long = RecordError("record", f"longer than {limit} bytes")
    if len(text) > limit:
        raise too_long
    try:
        if isinstance(text, str):
            if len(text.encode("utf-8")) > limit:
                raise too_long
        else:
            text = text.decode("utf-8")
    except UnicodeError:
        raise RecordError("record", "not UTF-8") from None
    return text.removeprefix("\ufeff")


def _toml_message(message: str) -> str:
    """Puts the place first: "line 3, column 8: Invalid value"."""
    if match := _WHERE.fullmatch(message):
        message = f"{match[2]}: {match[1]}"
    return message if len(message) <= _LONGEST else message[:_LONGEST] + "…"
