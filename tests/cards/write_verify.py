"""What `kozyr verify` finds in true and in tampered records, for the page, which finds it by itself.

``python -m tests.cards.write_verify`` writes the file anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kozyr.cards import commitment, match_seed, seed_commitment
from kozyr.match import Match
from kozyr.records import Record, verdict, verify, write

HERE = Path(__file__).parent / "verify_vectors.json"
SECRET = bytes(range(32))
NONCES = [bytes([7] * 16), b"", bytes(range(16))]


def played(game: str, **options: Any) -> Record:
    """A table's record: everyone played the first legal action, and every deck is written."""
    seed = match_seed(SECRET, NONCES)
    match = Match(game, seats=3, seed=seed, options=options)
    while match.to_act is not None and len(match.progress.runs) < 4:
        match.apply(match.legal()[0].split("..")[0])
    return replace(match.record(decks=True), commit=commitment(SECRET), secret=SECRET, nonces=NONCES)


def swapped(text: str | None, one: int, other: int) -> str:
    """A deck with two cards in each other's place."""
    assert text is not None
    cards = text.split(" ")
    cards[one], cards[other] = cards[other], cards[one]
    return " ".join(cards)


def records() -> dict[str, Record]:
    """True records, and what can be changed in one."""
    true = played("odessa", sizes=[2, 1, 3])
    first, second, *rest = true.deals
    lot = Match("odessa", seats=3, seed=true.seed).progress.runs[0].dealer
    bare = Record(game="odessa", seats=3)
    return {
        "true odessa": true,
        "true donkey": played("donkey", limit=1),
        "true exchange": played("exchange", target=1, deals=2, max_exchanges=4),
        "true oko": played("oko", deals=3),
        "no decks": replace(true, deals=[replace(deal, deck=None) for deal in true.deals]),
        "no seed": replace(true, seed=None, dealer=lot),
        "dealer by lot": replace(true, dealer=lot),
        "dealer agreed": replace(true, dealer=(lot + 1) % 3),
        "another commitment": replace(true, commit=bytes(32)),
        "another secret": replace(true, secret=bytes(32)),
        "another nonce": replace(true, nonces=[NONCES[0], b"", bytes(16)]),
        "a nonce added": replace(true, nonces=[NONCES[0], bytes(16), NONCES[2]]),
        "nonces in another order": replace(true, nonces=NONCES[::-1]),
        "no nonces": replace(true, nonces=None),
        "another seed": replace(true, seed=bytes(32)),
        "two cards changed places": replace(
            true, deals=[first, replace(second, deck=swapped(second.deck, 3, 30)), *rest]
        ),
        "the last two cards changed places": replace(
            true, deals=[replace(first, deck=swapped(first.deck, 34, 35)), second, *rest]
        ),
        "deals in another order": replace(true, deals=[second, first, *rest]),
        "committed to a seed": replace(bare, seed=b"kozyr", commit=seed_commitment(b"kozyr")),
        "committed to another seed": replace(bare, seed=b"kozyr", commit=bytes(32)),
        "a commitment alone": replace(bare, commit=bytes(32), dealer=1),
        "nothing": replace(bare, dealer=1),
    }


def vectors() -> list[dict[str, Any]]:
    """Each record with all that is found in it."""
    found = []
    for name, record in records().items():
        findings = verify(record)
        shown = [{"path": f.path, "status": f.status, "code": f.code, "args": f.args} for f in findings]
        found.append({"name": name, "record": write(record), "verdict": verdict(findings), "findings": shown})
    return found


def text() -> str:
    """The file."""
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    HERE.write_text(text(), encoding="utf-8")
