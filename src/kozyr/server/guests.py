"""Guests: a name and a signed cookie, no account; and the link that moves one to another device."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

COOKIE = "kozyr"
KEEP = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie, the most that browsers allow."""
MOVE = 600
"""Seconds that a link to another device is good."""
NAME = 20
"""The most characters of a name."""
MARKS = 2
"""The most combining marks in a row: more of them cover other lines."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their category, but nothing is seen of them."""
KEY_BYTES = 32


class BadName(ValueError):
    """A name that can't be. The message is one plain sentence."""


def clean_name(text: str) -> str:
    """A name as it is shown to others.

    Raises:
        BadName: it is empty, too long, or holds characters that hide, turn round or pile up.
    """
    name = " ".join(word for word in unicodedata.normalize("NFC", text).split(" ") if word)
    if not 1 <= len(name) <= NAME:
        raise BadName(f"1 to {NAME} characters are needed")
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        if category[0] == "C" or category in ("Zl", "Zp") or (category == "Zs" and character != " "):
            raise BadName("control characters can't be in a name")
        if character in BLANK:
            raise BadName("characters that nobody sees can't be in a name")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MARKS:
            raise BadName("too many marks on one letter")
    if all(unicodedata.category(character)[0] in "MZ" for character in name):
        raise BadName("a letter or a sign is needed")
    return name


def new_id() -> str:
    """The id of a new guest; it isn't a secret between server and database, and is never sent."""
    return secrets.token_urlsafe(15)


@dataclass(frozen=True)
class Signer:
    """Signs the cookies and links of a server."""

    key: bytes

    def _tag(self, use: str, text: str) -> str:
        digest = hmac.new(self.key, f"{use}\0{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._tag('guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None: nobody's."""
        guest, _, tag = (cookie or "").partition(".")
        if not guest or not _same(tag, self._tag("guest", guest)):
            return None
        return guest

    def move(self, guest: str, now: float) -> str:
        """A token that gives a guest to another device until ``MOVE`` seconds from now."""
        text = f"{guest}.{int(now) + MOVE}"
        return f"{text}.{self._tag('move', text)}"

    def moved(self, token: str, now: float) -> str | None:
        """The guest of a token; None: it is wrong or too old."""
        text, _, tag = token.rpartition(".")
        guest, _, until = text.partition(".")
        if not guest or not _same(tag, self._tag("move", text)):
            return None
        return guest if until.isdigit() and now <= int(until) else None


class Spent:
    """Tokens that were used: each is good once."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def spend(self, token: str, now: float) -> bool:
        """Use a token; False: it was used before."""
        self._until = {one: until for one, until in self._until.items() if until >= now}
        if token in self._until:
            return False
        self._until[token] = now + MOVE
        return True


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
