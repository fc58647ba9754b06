"""The wire: every message of the socket, as types (docs/protocol.md); bodies of requests are in ``bodies``.

Decoding is strict: an unknown field, a wrong type or a value out of range is a `Fault` that names its place.
Nothing here holds a secret; what is sent is made from `kozyr.table`'s own descriptions for one guest.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from kozyr.bots import Reason, Worth
from kozyr.games.refusal import Refusal
from kozyr.records.strict import place_of
from kozyr.table import Prompt, Seen, TableInfo
from kozyr.table.clocks import LONGEST_PAUSE
from kozyr.table.commands import ID_LENGTH, PHRASES
from kozyr.table.events import Clock, Level, Nonce, Suit

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=ID_LENGTH)]
"""Made by the client, another one for each command; a repeat is answered and does nothing."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
DealPause = Annotated[float, msgspec.Meta(ge=0, le=LONGEST_PAUSE)]
"""Seconds between two deals at most."""
ACTION = 200
"""The longest action in characters."""


class Incoming(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True
):
    """A message from a client; ``t`` is its name in lower case."""


class Join(Incoming, frozen=True, kw_only=True):
    """The first message of a socket."""

    key: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """From the link of a private table."""
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The last event that the client knows."""
    tab: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """A random name of the page."""


class Sit(Incoming, frozen=True, kw_only=True):
    """Take a free seat."""

    id: Id
    seat: Seat
    nonce: Nonce
    trump: Suit | None = None


class Stand(Incoming, frozen=True, kw_only=True):
    """Leave the seat."""

    id: Id


class Start(Incoming, frozen=True, kw_only=True):
    """The host lets bots take the free seats."""

    id: Id
    level: Level = "steady"


class Act(Incoming, frozen=True, kw_only=True):
    """Play."""

    id: Id
    deal: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    action: Annotated[str, msgspec.Meta(max_length=ACTION)]


class Back(Incoming, frozen=True, kw_only=True):
    """Take the seat back from the bot."""

    id: Id


class Ready(Incoming, frozen=True, kw_only=True):
    """Say that the next deal may be dealt."""

    id: Id
    deal: Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Claim(Incoming, frozen=True, kw_only=True):
    """Propose to end the deal, agree to it, or be against it."""

    id: Id
    deal: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    agree: bool


class Want(Incoming, frozen=True, kw_only=True):
    """Ask for another match."""

    id: Id
    nonce: Nonce


class Say(Incoming, frozen=True, kw_only=True):
    """Say a ready-made phrase."""

    id: Id
    phrase: Annotated[int, msgspec.Meta(ge=0, lt=PHRASES)]


class Close(Incoming, frozen=True, kw_only=True):
    """The host closes the table."""

    id: Id


class Pause(Incoming, frozen=True, kw_only=True):
    """The host stops the match."""

    id: Id


class Resume(Incoming, frozen=True, kw_only=True):
    """The host lets it go on."""

    id: Id


class Remove(Incoming, frozen=True, kw_only=True):
    """The host frees a seat."""

    id: Id
    seat: Seat


class Admit(Incoming, frozen=True, kw_only=True):
    """The host lets somebody come in again."""

    id: Id
    number: Annotated[int, msgspec.Meta(ge=1)]


class Move(Incoming, frozen=True, kw_only=True):
    """The host lets two seats change places."""

    id: Id
    seat: Seat
    to: Seat


class Fill(Incoming, frozen=True, kw_only=True):
    """The host puts a bot into a free seat."""

    id: Id
    seat: Seat
    level: Level


class Change(Incoming, frozen=True, kw_only=True):
    """The host changes what is played next."""

    id: Id
    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    clock: Clock = "none"
    watch: bool = False
    pause: DealPause | None = None
    """None: as it is."""
    hints: bool = False


class Hint(Incoming, frozen=True, kw_only=True):
    """Ask what a bot would do."""

    id: Id


class Sync(Incoming, frozen=True, kw_only=True):
    """Ask for the whole state."""


class Ping(Incoming, frozen=True, kw_only=True):
    """Ask whether the server hears."""


Command = (
    Sit
    | Stand
    | Start
    | Act
    | Back
    | Ready
    | Claim
    | Want
    | Say
    | Close
    | Pause
    | Resume
    | Remove
    | Admit
    | Move
    | Fill
    | Change
)
"""Messages that are asked of the table."""
Message = Join | Command | Hint | Sync | Ping


class Outgoing(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag=str.lower):
    """A message to a client."""


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A view (`kozyr.games.api.View`) whose public part is JSON already: it is one for all seats."""

    game: str
    seat: int | None
    hand: list[str | None] | None
    to_act: int | None
    legal: list[str]
    public: msgspec.Raw
    private: Any


class State(Outgoing, frozen=True, kw_only=True):
    """Everything that the client may know."""

    seq: int
    now: float
    table: TableInfo
    view: Sight | None
    prompt: Prompt | None
    missed: list[str]
    """What a bot has played for the client's seat since its player went away."""


class Event(Outgoing, frozen=True, kw_only=True):
    """One event, and what the client may know after it."""

    seq: int
    now: float
    event: Seen
    table: TableInfo
    view: Sight | None
    prompt: Prompt | None


class Ok(Outgoing, frozen=True, kw_only=True):
    """A command was carried out and is kept; ``seq`` is its event's number."""

    id: str
    seq: int


class Refused(Outgoing, frozen=True, kw_only=True):
    """A command was not carried out."""

    id: str
    kind: str
    rule: str | None
    code: str
    args: dict[str, int | str]


class Hinted(Outgoing, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do with what the client's seat knows, and what it makes of the other actions."""

    id: str
    level: Level
    """Of who says so: the strong bot, or the steady one where that has nothing to say."""
    action: str
    values: list[Worth]
    """The actions that were weighed, the best first; empty where nothing had to be."""
    samples: int
    """How many deals that could be were played out."""
    reason: Reason | None
    """Where the choice is certain: the message ``reason-CODE``."""


class Elsewhere(Outgoing, frozen=True, kw_only=True):
    """Another page of the same guest has taken over."""


class Pong(Outgoing, frozen=True, kw_only=True):
    """The server hears."""


class Error(Outgoing, frozen=True, kw_only=True):
    """A message couldn't be read."""

    path: str
    message: str


TAKEN_OVER = 4001
NOT_ALLOWED = 4403
NO_TABLE = 4404
TOO_LATE = 4408
FULL = 4409
TOO_MANY = 4429
POLICY = 1008
AGAIN = 1012
SLOW = 1013
"""Codes that a socket is closed with."""


class Fault(ValueError):
    """Something that can't be read: ``path`` is its place, ``message`` what is wrong, in English."""

    def __init__(self, path: str, message: str, rule: str | None = None) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message
        self.rule = rule


_MESSAGES: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def fault_of(error: msgspec.DecodeError) -> Fault:
    """A fault from msgspec's error."""
    return Fault(*place_of(error))


def read_message(text: str) -> Message:
    """A message of a client.

    Raises:
        Fault: it isn't one.
    """
    try:
        return _MESSAGES.decode(text)
    except msgspec.DecodeError as error:
        raise fault_of(error) from None
    except (RecursionError, UnicodeError):
        raise Fault("", "unreadable") from None


def refused(id: str, refusal: Refusal) -> Refused:
    """The answer to a command that was not carried out."""
    return Refused(id=id, kind=refusal.kind, rule=refusal.rule, code=refusal.code, args=refusal.args)


def encode(message: Outgoing) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()
