"""JSON from others: decoded strictly, and what is wrong with it said with its place."""

from __future__ import annotations

import re

import msgspec

_PLACE = re.compile(r"^(?P<message>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_FIELD = re.compile(r"^Object (?:contains unknown|missing required) field `(?P<field>[^`]*)`$")


def place_of(error: msgspec.DecodeError) -> tuple[str, str]:
    """Where a fault is, and what it is: `$.bots[0]` becomes ``bots[0]``; a field's name joins the path."""
    found = _PLACE.match(str(error))
    assert found is not None
    path = (found["path"] or "$")[1:].removeprefix(".")
    field = _FIELD.match(found["message"])
    if field:
        path = f"{path}.{field['field']}" if path else field["field"]
    return path[:100], found["message"][:200]
