"""How much one client may ask for: token buckets, and counts of what is open."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

MESSAGE_BYTES = 4096
"""The longest message of a socket."""
BODY_BYTES = 8192
"""The longest body of a request."""
FAULTS = 3
"""A socket is closed at this many malformed messages."""


@dataclass(frozen=True)
class Rate:
    """A bucket of ``burst`` tokens, filled again with ``each_second``."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Limits:
    """What one client may do.

    ``messages``: each socket. ``posts``, ``gets``, ``guests``, ``replays`` (of records, and what is read
    from a table's log) and ``reviews`` (that are made): each address.
    """

    messages: Rate = Rate(60, 10)
    hints: Rate = Rate(10, 1)
    phrases: Rate = Rate(4, 0.25)
    posts: Rate = Rate(60, 1)
    gets: Rate = Rate(400, 40)
    guests: Rate = Rate(30, 0.1)
    replays: Rate = Rate(40, 1)
    reviews: Rate = Rate(5, 1 / 60)
    tables: int = 20
    """Tables of one guest that go on."""
    sockets: int = 12
    """Sockets of one guest."""

    @classmethod
    def none(cls) -> Self:
        """No limits, for tests and simulations that send everything from one address."""
        free = Rate(1e9, 1e9)
        many = 10**9
        return cls(free, free, free, free, free, free, free, free, many, many)


class Bucket:
    """One client's tokens."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False: there is none."""
        self._tokens = min(self._rate.burst, self._tokens + max(0.0, now - self._at) * self._rate.each_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token again, as it was when one was last asked for."""
        missing = max(0.0, 1 - self._tokens)
        return missing / self._rate.each_second if self._rate.each_second else math.inf


class Buckets:
    """A bucket for each of many clients; those that were quiet for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = 10_000) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take a token of that client; False: there is none."""
        now = self._clock()
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, now)
        self._buckets[client] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def wait(self, client: str) -> float:
        """Seconds until that client has a token again."""
        bucket = self._buckets.get(client)
        return 0.0 if bucket is None else bucket.wait()
