"""One table of a record, read key by key with its types checked."""

import re
from typing import Any

from kozyr.records.errors import RecordError, key_text, shown

_HEX = re.compile(r"(?:[0-9a-fA-F]{2})*")
DATE_OR_TIME = "a date or time"
"""The `kind` of TOML's own dates and times; the values have an `isoformat`."""

_INT64 = range(-(2**63), 2**63)  # all that TOML promises; also keeps absurd numbers out of messages and games


class Table:
    """A table of TOML and where it stands in the record.

    Every method that reads a key answers None when the key is missing, and raises a `RecordError` with the
    key's path when its value is of a wrong type or shape.
    """

    def __init__(self, values: dict[str, Any], prefix: str = "", deal: int | None = None) -> None:
        """Takes a table.

        Args:
            values: as tomllib gives them.
            prefix: what comes before a key in its path, as "deals[0].".
            deal: number of the deal that the table belongs to, for errors.
        """
        self.values = values
        self._prefix = prefix
        self._deal = deal

    def path(self, key: str) -> str:
        """The path of a key of this table."""
        return self._prefix + key_text(key)

    def fault(self, key: str, message: str) -> RecordError:
        """The error to raise about a key."""
        return RecordError(self.path(key), message, self._deal)

    def integer(self, key: str) -> int | None:
        """A whole number of 64 bits; true and false are not numbers."""
        value = self.values.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(key, f"must be a whole number, not {kind(value)}")
        if value not in _INT64:
            raise self.fault(key, "the number is too large")
        return value

    def text(self, key: str) -> str | None:
        """A string."""
        value = self.values.get(key)
        if value is None or isinstance(value, str):
            return value
        raise self.fault(key, f"must be a string, not {kind(value)}")

    def texts(self, key: str) -> list[str] | None:
        """A list of strings."""
        value = self.values.get(key)
        if value is None:
            return None
        if not isinstance(value, list):
            raise self.fault(key, f"must be a list of strings, not {kind(value)}")
        for number, item in enumerate(value):
            if not isinstance(item, str):
                raise self.fault(key, f"entry {number} must be a string, not {kind(item)}")
        return list(value)

    def hexadecimal(self, key: str, length: int | None = None) -> bytes | None:
        """Bytes written in hex, in small or capital letters; with `length`, exactly that many bytes."""
        value = self.text(key)
        return None if value is None else self.from_hex(key, value, None if length is None else (length,))

    def from_hex(self, key: str, value: str, lengths: tuple[int, ...] | None, where: str = "") -> bytes:
        """The bytes of a hex string found under a key; `lengths`: the numbers of bytes allowed."""
        if not _HEX.fullmatch(value):
            raise self.fault(key, f"{where}must be hex, two digits for each byte, not {shown(value)}")
        found = bytes.fromhex(value)
        if lengths is not None and len(found) not in lengths:
            wanted = " or ".join(str(length) for length in lengths)
            raise self.fault(key, f"{where}must have {wanted} bytes, not {len(found)}")
        return found

    def option(self, key: str) -> object:
        """A value of a kind that options have: whole number, true or false, string, or a list of these."""
        value = self.values[key]
        items = value if isinstance(value, list) else [value]
        for item in items:
            if not isinstance(item, int | str):  # a bool is an int
                named = "a list with " if value is items else ""
                raise self.fault(key, f"no option is {named}{kind(item)}")
            if isinstance(item, int) and item not in _INT64:
                raise self.fault(key, "the number is too large")
        return list(value) if isinstance(value, list) else value


def kind(value: object) -> str:
    """What a value of TOML is, for a message."""
    kinds: list[tuple[type, str]] = [
        (bool, "true or false"),
        (int, "a whole number"),
        (float, "a fraction"),
        (str, "a string"),
        (list, "a list"),
        (dict, "a table"),
        (type(None), "nothing"),
    ]
    return next((name for known, name in kinds if isinstance(value, known)), DATE_OR_TIME)
