"""What a table is between two events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from kozyr.games.api import View
from kozyr.match import Match
from kozyr.table.events import Level, Settings, Why

State = Literal["waiting", "playing", "over", "closed"]


@dataclass
class Chair:
    """A seat: free, a person's or a bot's."""

    guest: str | None = None
    """The person who sits here."""
    name: str | None = None
    level: Level | None = None
    """The bot that sits here."""
    nonce: str = ""
    trump: str | None = None
    """The trump named by the person; bots are given theirs when the match begins."""
    away: Why | None = None
    """Why a bot plays for the person now."""
    missed: list[str] = field(default_factory=list)
    """What it has played, as ``"1 bid 2"``; kept until the person acts again or is away again."""
    wants: bool = False
    """Whether the person is for the next match: by sitting down, or by saying so."""
    bank: float | None = None
    """Seconds left beside those of each turn; None without a clock."""
    said_at: float | None = None
    """When the person said its last phrase."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.level is None


@dataclass
class Turn:
    """Who is to act, and since when."""

    seat: int
    since: float
    """Unix seconds; moved on by the time that the table rested."""
    number: int
    """Actions of the match before it."""
    returned: bool = False
    """Whether the player took the seat back in this very turn."""


@dataclass
class Rest:
    """A deal is over and the next one isn't dealt yet."""

    since: float
    """Unix seconds; moved on by the time that the table stood still."""
    number: int
    """Actions of the match before it."""
    ready: list[int] = field(default_factory=list)
    """The seats whose players are for the next deal."""


@dataclass
class Claim:
    """A proposal to end a deal whose rest is certain."""

    deal: int
    seats: list[int]
    """Those who are for it."""
    over: bool = False
    """Whether the deal goes on: in it nobody is asked again."""


@dataclass
class Tally:
    """What a player's matches at a table come to."""

    seat: int
    """Where a bot sat."""
    name: str | None = None
    played: int = 0
    won: int = 0
    sums: dict[str, int] = field(default_factory=dict)


@dataclass
class Hold:
    """The match is stopped by the host."""

    seat: int | None
    """Where the host sits."""


@dataclass
class Barred:
    """A guest whom the host has removed."""

    number: int
    """Of the event."""
    name: str


@dataclass
class Shuffle:
    """What the seed of a match follows from, as hex; never shown before its end (C-COMMIT)."""

    secret: str
    nonces: list[str]
    names: list[str]
    """Of those who sat there when the match began: a person's name, a bot's level."""


@dataclass
class Presence:
    """Who is connected. Not stored: after a restart nobody is."""

    here: dict[str, str] = field(default_factory=dict)
    """Names by guest, in the order in which they came."""
    gone: dict[str, float] = field(default_factory=dict)
    """When a guest was last seen."""
    woken: float = 0.0
    """When somebody came to a table where nobody was: before that nobody is held to be gone."""


@dataclass
class Table:
    """A table. ``fold`` alone changes it, but for ``presence``, which ``decide`` keeps."""

    id: str
    settings: Settings = field(default_factory=lambda: Settings(game="", seats=0, bots=[], host=""))
    key: str = ""
    secret: str = ""
    """Of the match that is on or, once ``Renewed``, of the next one."""
    wants_secret: bool = False
    """Whether the match is over and the server is to give a new secret (``Renew``)."""
    state: State = "waiting"
    chairs: list[Chair] = field(default_factory=list)
    number: int = 0
    """Matches begun."""
    match: Match | None = None
    """The match that is on or was the last."""
    shuffle: Shuffle | None = None
    """What that match was shuffled by."""
    turn: Turn | None = None
    rest: Rest | None = None
    """Between two deals of a match; nobody is to act then."""
    claim: Claim | None = None
    """The last proposal to end a deal of the match."""
    paused: float | None = None
    """Since when the clock stands still, because nobody is there or the host has stopped it."""
    held: Hold | None = None
    """Whether the host has stopped the match."""
    tallies: dict[str, Tally] = field(default_factory=dict)
    """By guest, or by the seat of a bot."""
    barred: dict[str, Barred] = field(default_factory=dict)
    """By guest: those whom the host has removed."""
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The seq of each of the last actions by (guest, id)."""
    seq: int = 0
    """Number of the last event; 0 before the table is opened."""
    at: float = 0.0
    """Its time."""
    views: dict[int | None, View] = field(default_factory=dict, repr=False)
    """Views by seat that were asked for since the last event."""
    presence: Presence = field(default_factory=Presence)

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits."""
        if guest is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    @property
    def onlookers(self) -> list[str]:
        """Names of those who are connected and neither sit here nor are the host."""
        here, host = self.presence.here.items(), self.settings.host
        return [name for guest, name in here if guest != host and self.seat_of(guest) is None]

    def missed(self, seat: int) -> list[str]:
        """What the bot has played for the seat since its player went away."""
        return list(self.chairs[seat].missed)

    @property
    def out(self) -> list[int]:
        """The seats that have nothing more to play in the match that is on, in no later deal either."""
        match = self.match
        return match.progress.course.out() if match is not None and self.state == "playing" else []

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.free for chair in self.chairs)

    @property
    def watched(self) -> bool:
        """Whether a person who sits here is connected."""
        return any(chair.guest in self.presence.here for chair in self.chairs if chair.guest)
