"""What texts of a record may hold: decks, dates, names."""

import calendar
import re
import unicodedata
from collections import Counter

from kozyr.cards import CardError, Pack

_DIRECTION_MARKS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_CONTROLS = frozenset(["Cc", "Cs", "Zl", "Zp"])  # controls, lone surrogates, line and paragraph separators
_CLOCK = r"([01]\d|2[0-3])(:?[0-5]\d(:?[0-5]\d([.,]\d+)?)?)?"
_ZONE = r"(Z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)?"
_ISO_DATE = re.compile(
    rf"(?P<year>\d{{4}})(?P<dash>-?)(?P<month>\d\d)(?P=dash)(?P<day>\d\d)(T{_CLOCK}{_ZONE})?", re.ASCII
)
_LISTED = 6  # how many cards a message names


def is_control(char: str) -> bool:
    """Whether a character breaks the line or the order of the text around it.

    True of controls, of line and paragraph separators, and of the marks that turn the direction of writing.
    Joiners, which some scripts and emoji need, are not among them.
    """
    return unicodedata.category(char) in _CONTROLS or char in _DIRECTION_MARKS


def is_iso_date(text: str) -> bool:
    """Whether a text is a calendar date of ISO 8601, or such a date and a time with T between them."""
    match = _ISO_DATE.fullmatch(text)
    if match is None:
        return False
    year, month, day = (int(match[part]) for part in ("year", "month", "day"))
    return 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year, month)[1]


def deck_fault(pack: Pack, words: list[str]) -> str | None:
    """What keeps these cards from being the whole pack once (C-DECK), or None.

    Args:
        pack: the game's pack.
        words: the cards as text, in any order.

    Returns:
        The first word that is no card of the pack; else which cards are there twice, and which are missing.
    """
    for word in words:
        try:
            pack.parse(word)
        except CardError as error:
            return str(error)
    counts = Counter(words)
    repeated = [f"{name} is there {_times(counts[name])}" for name in pack.names if counts[name] > 1]
    missing = [name for name in pack.names if not counts[name]]
    faults = repeated[:_LISTED]
    if len(repeated) > _LISTED:
        faults.append(f"{len(repeated) - _LISTED} more are there twice or more")
    if missing:
        faults.append(_missing(missing))
    return "; ".join(faults) or None


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _missing(names: list[str]) -> str:
    listed = ", ".join(names[:_LISTED])
    if len(names) > _LISTED:
        listed += f" and {len(names) - _LISTED} more"
    return f"{listed} {'is' if len(names) == 1 else 'are'} missing"
