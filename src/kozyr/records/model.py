"""A record as plain data (records.md)."""

import msgspec

from kozyr.cards import Pack

FORMAT = 1
"""The version of the file format that this program reads and writes."""

RULES = 1
"""The version of rules.md that this program plays."""

PACKS: dict[str, Pack] = {}
"""The games that a record can name, each with its pack (C-DECK). The list of games fills it."""

SEATS: dict[str, range] = {}
"""How many can sit at each game; a form of it may allow fewer."""


def admit(name: str, pack: Pack, seats: range) -> None:
    """Let records name a game."""
    PACKS[name] = pack
    SEATS[name] = seats


class DealRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One deal of a record.

    Attributes:
        deck: the whole pack as text, cards separated by one space, top card first; None: it follows from the
            seed (C-SHUFFLE).
        actions: "SEAT VERB ARGUMENTS" each, in order.
    """

    deck: str | None = None
    actions: list[str] = []


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One match as it is written down. What can be derived from it is not in it.

    Attributes:
        game: a key of `PACKS`.
        seats: number of seats, in `SEATS`; an option may narrow it.
        options: what differs from the game's defaults, by name: int, bool, str, or a list of these. Names and
            ranges are for the game to check.
        deals: in order; entry d is deal number d of the shuffle (C-SHUFFLE).
        dealer: seat of the first deal's dealer; None: drawn by lot from the seed (C-DEALER).
        seed: the match seed, or None when every deal has a deck.
        rules: version of rules.md.
        format: version of the file format.
        names: of the players, by seat.
        date: ISO 8601, a date or a date and time.
        id: of the match.
        language: of the players.
        commit: SHA-256 of the secret (of the seed, when there is no secret), 32 bytes (C-COMMIT).
        secret: of the table, 32 bytes (C-COMMIT).
        nonces: by seat, 16 bytes of a person or none of a bot (C-COMMIT).
    """

    game: str
    seats: int
    options: dict[str, object] = {}
    deals: list[DealRecord] = []
    dealer: int | None = None
    seed: bytes | None = None
    rules: int = RULES
    format: int = FORMAT
    names: list[str] | None = None
    date: str | None = None
    id: str | None = None
    language: str | None = None
    commit: bytes | None = None
    secret: bytes | None = None
    nonces: list[bytes] | None = None
