"""The record of a match as plain data: read, write, check its shape, verify its shuffle.

Nothing here knows a game's rules or options; only the name of each game, its pack and how many can sit.
"""

from kozyr.records.errors import RecordError
from kozyr.records.model import FORMAT, PACKS, RULES, SEATS, DealRecord, Record
from kozyr.records.parse import MAX_BYTES
from kozyr.records.read import read
from kozyr.records.verify import Finding, Status, Verdict, verdict, verify
from kozyr.records.write import write

__all__ = [
    "FORMAT",
    "MAX_BYTES",
    "PACKS",
    "RULES",
    "SEATS",
    "DealRecord",
    "Finding",
    "Record",
    "RecordError",
    "Status",
    "Verdict",
    "read",
    "verdict",
    "verify",
    "write",
]
