"""What can be asked of a table; `kozyr.table.decide` answers with events or a refusal."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kozyr.games.refusal import Refusal, illegal, malformed
from kozyr.table.events import Clock, Level

ID_LENGTH = 40
"""The longest id that a client may give an action."""
PHRASES = 12
"""How many ready-made phrases there are, numbered from 0."""


class Denied(ValueError):
    """A command that can't be carried out; nothing has changed.

    ``refusal`` has a code (the id of a message) and its arguments, as a refusal by the rules of the game has.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def denied(code: str, **args: int | str) -> Denied:
    """Something that the table doesn't allow."""
    return Denied(illegal(None, code, **args))


def unreadable(code: str, **args: int | str) -> Denied:
    """Something that can't be meant."""
    return Denied(malformed(code, **args))


class Base(msgspec.Struct, frozen=True, kw_only=True):
    """A command."""


class Sit(Base, frozen=True, kw_only=True):
    """A guest takes a free seat."""

    guest: str
    name: str
    seat: int
    nonce: str
    """16 bytes from the guest's own device as hex."""
    trump: str | None = None
    """Where everyone names a trump of their own; None: the first that is free."""


class Stand(Base, frozen=True, kw_only=True):
    """A guest leaves its seat; during a match a bot plays on for it."""

    guest: str


class Start(Base, frozen=True, kw_only=True):
    """The host doesn't wait: bots take the free seats."""

    guest: str
    level: Level = "steady"


class Act(Base, frozen=True, kw_only=True):
    """A guest's action."""

    guest: str
    id: str
    """Made by the client: the same id again does nothing."""
    deal: int
    """Which deal of the match is meant, from 0."""
    action: str


class BotAct(Base, frozen=True, kw_only=True):
    """A bot's action, for its own seat or for a player who is away."""

    seat: int
    action: str
    instead: Level | None = None
    """The seat's own bot, where it gave no move and this is another one's."""


class Back(Base, frozen=True, kw_only=True):
    """A guest who was away plays on."""

    guest: str


class Ready(Base, frozen=True, kw_only=True):
    """A guest has seen how a deal ended and is for the next one."""

    guest: str
    deal: int
    """Which deal of the match has ended, from 0."""


class Claim(Base, frozen=True, kw_only=True):
    """A guest proposes to end the deal, agrees to it, or is against it."""

    guest: str
    deal: int
    """Which deal of the match is meant, from 0."""
    agree: bool


class Want(Base, frozen=True, kw_only=True):
    """A guest wants another match."""

    guest: str
    nonce: str


class Renew(Base, frozen=True, kw_only=True):
    """The server's new secret after a match; needed while ``table.wants_secret``."""

    secret: str


class Say(Base, frozen=True, kw_only=True):
    """A guest says a ready-made phrase."""

    guest: str
    phrase: int


class Tick(Base, frozen=True, kw_only=True):
    """Time has passed: to be given when ``deadline(table)`` comes."""


class Connected(Base, frozen=True, kw_only=True):
    """A guest's client is there."""

    guest: str
    name: str


class Disconnected(Base, frozen=True, kw_only=True):
    """A guest's last client has gone."""

    guest: str


class Close(Base, frozen=True, kw_only=True):
    """The host, or the server (None), closes the table; a match that is on is given up."""

    guest: str | None
    why: Literal["host", "idle"]


class Pause(Base, frozen=True, kw_only=True):
    """The host stops the match for a while."""

    guest: str


class Resume(Base, frozen=True, kw_only=True):
    """The host goes on."""

    guest: str


class Remove(Base, frozen=True, kw_only=True):
    """The host takes a person or a bot from a seat."""

    guest: str
    seat: int


class Admit(Base, frozen=True, kw_only=True):
    """The host lets somebody come in again whom it had removed."""

    guest: str
    number: int
    """As the table's list of removed guests has it."""


class Move(Base, frozen=True, kw_only=True):
    """The host lets those in two seats change places; one of the two may be free."""

    guest: str
    seat: int
    to: int


class Fill(Base, frozen=True, kw_only=True):
    """The host puts a bot into a free seat."""

    guest: str
    seat: int
    level: Level


class Change(Base, frozen=True, kw_only=True):
    """The host changes what is played next."""

    guest: str
    game: str
    seats: int
    options: dict[str, Any]
    clock: Clock
    watch: bool
    pause: float | None = None
    """Seconds between two deals at most; None: as it is."""
    hints: bool


Command = (
    Sit
    | Stand
    | Start
    | Act
    | BotAct
    | Back
    | Ready
    | Claim
    | Want
    | Renew
    | Say
    | Tick
    | Connected
    | Disconnected
    | Close
    | Pause
    | Resume
    | Remove
    | Admit
    | Move
    | Fill
    | Change
)
