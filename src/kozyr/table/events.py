"""What happens at a table, as it is stored: the table is the fold of these events.

An event is stored as JSON with its number (1, 2, …) and its time (unix seconds). Secrets, nonces, guests and
hidden cards are in here, so an event is never sent: `kozyr.table.seen` says what a client may know of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Level = Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9-]{0,19}\Z")]
"""Of a bot: one of the levels (`random` to `master`), or the name of a program that the host has listed."""
Clock = Literal["none", "relaxed", "brisk"]
Why = Literal["clock", "left", "gone"]
"""Why a bot plays for a person: the time ran out, the player left, or the connection was lost."""

Secret = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
"""32 and 16 bytes as hex (C-COMMIT)."""
Suit = Literal["C", "D", "H", "S"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was chosen when the table was opened."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    """Only what differs from the game's defaults."""
    bots: list[Level | None]
    """By seat: the level of a bot, or None for a person."""
    clock: Clock = "none"
    open: bool = False
    """Whether anyone may come in; else only who has the key."""
    watch: bool = False
    """Whether those who come in may look on without a seat, during a match too."""
    hints: bool = True
    """Whether a person to act may ask what a bot would do; tables from before there was a choice do."""
    host: str
    """The guest who opened it."""
    pause: float | None = 0.0
    """Seconds that the table rests between two deals at most; None: as its clock has it. Tables from before
    there was such a rest have 0: the next deal is dealt at once, without an event of its own."""


class Base(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """An event; ``kind`` is its name in lower case."""


class Opened(Base, frozen=True, kw_only=True):
    """The table stands, its secret is committed to."""

    settings: Settings
    key: str
    """Opens a private table to whoever has its link."""
    secret: Secret


class Sat(Base, frozen=True, kw_only=True):
    """A person sat down."""

    seat: int
    guest: str
    name: str
    nonce: Nonce
    trump: Suit | None = None
    """Where everyone names a trump of their own (DK-TRUMP)."""


class Stood(Base, frozen=True, kw_only=True):
    """A person left a seat while no match was on."""

    seat: int


class Filled(Base, frozen=True, kw_only=True):
    """A bot took a free seat, because the host didn't want to wait."""

    seat: int
    level: Level


class Began(Base, frozen=True, kw_only=True):
    """A match began; its seed follows from the secret and the nonces (C-COMMIT)."""

    number: int
    """From 1."""


class Acted(Base, frozen=True, kw_only=True):
    """An action of the match."""

    seat: int
    action: str
    """In the record's spelling without the seat."""
    by: Literal["player", "bot", "claim"]
    """claim: all agreed to end the deal, since its rest was certain."""
    instead: Level | msgspec.UnsetType = msgspec.UNSET
    """The seat's own bot, where it gave no move and another one played."""
    id: str | None = None
    """As the player's client made it."""


class Ready(Base, frozen=True, kw_only=True):
    """A player has seen how the deal ended: as far as it goes, the next one may be dealt."""

    seat: int


class Dealt(Base, frozen=True, kw_only=True):
    """The rest between two deals is over, the next one is dealt."""


class Away(Base, frozen=True, kw_only=True):
    """From now on a bot plays for the seat."""

    seat: int
    why: Why


class Back(Base, frozen=True, kw_only=True):
    """The player took the seat back."""

    seat: int


class Claimed(Base, frozen=True, kw_only=True):
    """A player proposes to end the deal because its rest is certain, or agrees to that."""

    seat: int


class Unclaimed(Base, frozen=True, kw_only=True):
    """The deal goes on: a player is against ending it, or (None) its rest isn't certain."""

    seat: int | None


class Paused(Base, frozen=True, kw_only=True):
    """Nobody is connected any more: the clock stands still."""


class Resumed(Base, frozen=True, kw_only=True):
    """Somebody came back: the clock goes on; after a time when the server was down the turn begins anew."""


class Wanted(Base, frozen=True, kw_only=True):
    """A player wants another match."""

    seat: int
    nonce: Nonce


class Renewed(Base, frozen=True, kw_only=True):
    """A new secret for the next match, so that its commitment is shown before anyone agrees to it."""

    secret: Secret


class Said(Base, frozen=True, kw_only=True):
    """A ready-made phrase, by its number."""

    seat: int
    phrase: int


class Closed(Base, frozen=True, kw_only=True):
    """The table is closed for good."""

    why: Literal["host", "idle"]


class Held(Base, frozen=True, kw_only=True):
    """The host has stopped the match: the clock stands still and nobody plays."""

    seat: int | None
    """The host's; None: the host has none."""


class Released(Base, frozen=True, kw_only=True):
    """The match goes on."""

    seat: int | None
    """Of who lets it go on."""


class Removed(Base, frozen=True, kw_only=True):
    """The host has freed a seat; in a match a bot takes it."""

    seat: int


class Admitted(Base, frozen=True, kw_only=True):
    """A guest whom the host had removed may come in again."""

    number: int
    """Of the event by which the guest was removed."""
    name: str


class Moved(Base, frozen=True, kw_only=True):
    """Those in two seats have changed places."""

    seat: int
    to: int


class Changed(Base, frozen=True, kw_only=True):
    """The host has changed what is played next: the table waits until all agree."""

    settings: Settings


Event = (
    Opened
    | Sat
    | Stood
    | Filled
    | Began
    | Acted
    | Ready
    | Dealt
    | Away
    | Back
    | Claimed
    | Unclaimed
    | Paused
    | Resumed
    | Wanted
    | Renewed
    | Said
    | Closed
    | Held
    | Released
    | Removed
    | Admitted
    | Moved
    | Changed
)


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """An event with its place in the table's log."""

    seq: int
    """1, 2, …"""
    at: float
    """Unix seconds."""
    event: Event


_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """An event as JSON."""
    return msgspec.json.encode(event)


def decode(body: bytes | str) -> Event:
    """An event from its JSON.

    Raises:
        msgspec.ValidationError: it isn't one.
    """
    return _DECODER.decode(body)
