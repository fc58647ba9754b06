"""Writing a record (records.md): one layout, so that equal records have equal bytes."""

import json
import re

from kozyr.records.errors import RecordError, key_text
from kozyr.records.model import DealRecord, Record
from kozyr.records.text import is_control

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write(record: Record) -> str:
    """The text of a record: header, options sorted by name, then the deals with one action on each line.

    A record that `read` gave, written and read again, is the same; its text is then always the same too.
    What `read` would refuse is not all checked here.

    Raises:
        RecordError: an option has a value that is not an int, bool, str or a list of these, or a text has
            half of a surrogate pair, which no file can hold.
    """
    parts = [_header(record)]
    if record.options:
        parts.append(_options(record.options))
    parts += [_deal(number, deal) for number, deal in enumerate(record.deals)]
    return "\n".join(parts)


def _header(record: Record) -> str:
    values: dict[str, object] = {
        "format": record.format,
        "rules": record.rules,
        "game": record.game,
        "seats": record.seats,
        "dealer": record.dealer,
        "seed": _hex(record.seed),
        "names": record.names,
        "date": record.date,
        "id": record.id,
        "language": record.language,
        "commit": _hex(record.commit),
        "secret": _hex(record.secret),
        "nonces": None if record.nonces is None else [nonce.hex() for nonce in record.nonces],
    }
    return "".join(f"{key} = {_value(key, value)}\n" for key, value in values.items() if value is not None)


def _options(options: dict[str, object]) -> str:
    lines = ["[options]\n"]
    for key in sorted(options):
        path = f"options.{key_text(key)}"
        name = key if _BARE_KEY.fullmatch(key) else _string(path, key)
        lines.append(f"{name} = {_value(path, options[key])}\n")
    return "".join(lines)


def _deal(number: int, deal: DealRecord) -> str:
    path = f"deals[{number}]"
    lines = ["[[deals]]\n"]
    if deal.deck is not None:
        lines.append(f"deck = {_string(f'{path}.deck', deal.deck, number)}\n")
    if deal.actions:
        actions = (f"  {_string(f'{path}.actions', action, number)},\n" for action in deal.actions)
        lines += ["actions = [\n", *actions, "]\n"]
    else:
        lines.append("actions = []\n")
    return "".join(lines)


def _hex(value: bytes | None) -> str | None:
    return None if value is None else value.hex()


def _value(path: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(_scalar(path, item) for item in value)}]"
    return _scalar(path, value)


def _scalar(path: str, value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, str):
        return _string(path, value)
    raise RecordError(path, f"a record cannot hold a value of type {type(value).__name__}")


def _string(path: str, text: str, deal: int | None = None) -> str:
    """A basic string of TOML; whatever would break its line is escaped."""
    if text.isprintable() and '"' not in text and "\\" not in text:  # nearly all: the rest of this is slow
        return f'"{text}"'
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise RecordError(path, "the text has half of a surrogate pair", deal) from None
    return '"' + "".join(_escaped(char) for char in text) + '"'


def _escaped(char: str) -> str:
    if char in '"\\\b\t\n\f\r':
        return json.dumps(char)[1:-1]  # JSON and TOML escape these alike
    return f"\\u{ord(char):04x}" if is_control(char) else char
