"""What a bot is: it is shown what its seat may know and answers with an action."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from kozyr.games.api import View
from kozyr.games.worlds import Prospect
from kozyr.match import Match


class Bot(Protocol):
    """A player that knows what its seat may know, and nothing else."""

    name: str
    """Its level, as ``"steady"``."""

    searches: bool
    """Whether it thinks the deal on, and needs a prospect for that."""

    def act(self, view: View, prospect: Prospect | None = None) -> str:
        """A legal action in the record's spelling without the seat, as ``"bid 2"``.

        Args:
            view: what the seat to act may know; ``view.legal`` isn't empty.
            prospect: the deal as the seat may think it on (``Match.prospect``), for a bot that searches.
        """
        ...


def ask(bot: Bot, match: Match) -> str:
    """What a bot plays for the seat to act: it is shown what that seat may know."""
    seat = match.to_act
    return bot.act(match.view(seat), match.prospect(seat) if bot.searches else None)


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long a search may go on: until the first of its limits is reached.

    With samples alone the answer follows from view, prospect and seed; time makes it depend on the machine.
    """

    samples: int | None = None
    """Worlds that are drawn and played out."""
    seconds: float | None = None


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """What an action is worth to the seat: the score to expect from it."""

    action: str
    value: float
    error: float | None
    """The standard error of the value; 0 where it is exact, None where one sample says nothing of it."""
    apart: float | None = None
    """The standard error of its difference to the action that was asked about, the same worlds being tried
    for both; None where nothing was asked about, or the worlds were not the same."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a choice is made, where values alone don't tell: the message ``reason-CODE`` for people."""

    code: str
    args: dict[str, Any] = {}


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would do, and why."""

    action: str
    values: list[Worth] = []
    """The actions that were weighed, the best first; empty for a bot that doesn't search."""
    samples: int = 0
    """Worlds that were drawn and played out."""
    reason: Reason | None = None
    """Where the choice is certain, or is not the one of the highest value."""
