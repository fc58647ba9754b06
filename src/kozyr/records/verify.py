"""Checking a record's shuffle after the match: what `kozyr verify` says (C-SHUFFLE, C-COMMIT)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from kozyr.cards import commitment, deck, first_dealer, match_seed, seed_commitment
from kozyr.records.model import PACKS, Record

Status = Literal["verified", "false", "note"]
Verdict = Literal["verified", "false", "unchecked"]

_MESSAGES = {
    "commit-secret": "the commitment is SHA-256 of the secret",
    "commit-not-secret": "the commitment is not SHA-256 of the secret",
    "commit-seed": "the commitment is SHA-256 of the seed",
    "commit-not-seed": "the commitment is not SHA-256 of the seed, and no secret is given",
    "commit-alone": "there is neither a secret nor a seed to compare the commitment with",
    "seed-secret": "the seed follows from the secret and the nonces",
    "seed-not-secret": "the seed does not follow from the secret and the nonces",
    "dealer-lot": "seat {dealer} was drawn by lot",
    "dealer-not-lot": "the record names seat {dealer}; the lot would be seat {lot}",
    "deck-seed": "the deck follows from the seed",
    "deck-not-seed": "the deck does not follow from the seed: card {place} is {given}, not {expected}",
    "deck-length": "the deck does not follow from the seed: it has {given} cards, not {expected}",
    "nothing": "nothing in the record can be verified",
}


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was looked at.

    Attributes:
        path: the key that was checked, as `deals[0].deck`; `record` for the whole.
        status: "verified", "false", or "note" for what proves nothing either way.
        code: what was found, a stable name for translations and programs.
        args: what the sentence of the code needs, by name.
    """

    path: str
    status: Status
    code: str
    args: dict[str, int | str] = {}

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong here: true of notes too."""
        return self.status != "false"

    @property
    def message(self) -> str:
        """The finding in plain English, without its path."""
        return _MESSAGES[self.code].format(**self.args)


def verify(record: Record) -> list[Finding]:
    """Compares what a record gives twice: commitment, secret, nonces, seed, dealer and decks.

    - `commit` must be SHA-256 of the secret; without a secret, of the seed (C-COMMIT).
    - `seed` must be SHA-256(secret ‖ nonces); a record without `nonces` counts as one where nobody added any,
      so that leaving them out can't hide a seed that somebody chose (C-COMMIT).
    - Each deck that is given must be the seed's (C-SHUFFLE). Without a seed, the secret's seed is used.
    - A `dealer` that is not the lot's is a note and no fault: a table may agree who deals first (in a
      revenge, say), the record says so openly, and the decks follow from the seed all the same.

    Args:
        record: as `read` gives it.

    Returns:
        The findings in that order. When none of them proves anything, one more at the end says so: a note
        with the code `nothing` and the path `record`.
    """
    findings = [*_commit(record), *_seed(record), *_dealer(record), *_decks(record)]
    if verdict(findings) == "unchecked":
        findings.append(Finding(path="record", status="note", code="nothing"))
    return findings


def verdict(findings: Iterable[Finding]) -> Verdict:
    """All findings in one word: "false" if any is, else "verified" if any is, else "unchecked"."""
    found = {finding.status for finding in findings}
    if "false" in found:
        return "false"
    return "verified" if "verified" in found else "unchecked"


def _commit(record: Record) -> list[Finding]:
    if record.commit is None:
        return []
    if record.secret is not None:
        same = record.commit == commitment(record.secret)
        return [_compared("commit", same, "commit-secret", "commit-not-secret")]
    if record.seed is not None:
        same = record.commit == seed_commitment(record.seed)
        return [_compared("commit", same, "commit-seed", "commit-not-seed")]
    return [Finding(path="commit", status="note", code="commit-alone")]


def _seed(record: Record) -> list[Finding]:
    if record.seed is None or record.secret is None:
        return []
    same = record.seed == match_seed(record.secret, record.nonces or [])
    return [_compared("seed", same, "seed-secret", "seed-not-secret")]


def _known_seed(record: Record) -> bytes | None:
    if record.seed is None and record.secret is not None:
        return match_seed(record.secret, record.nonces or [])
    return record.seed


def _dealer(record: Record) -> list[Finding]:
    seed = _known_seed(record)
    if seed is None or record.dealer is None:
        return []
    lot = first_dealer(seed, record.seats)
    if record.dealer == lot:
        return [Finding(path="dealer", status="verified", code="dealer-lot", args={"dealer": lot})]
    args: dict[str, int | str] = {"dealer": record.dealer, "lot": lot}
    return [Finding(path="dealer", status="note", code="dealer-not-lot", args=args)]


def _decks(record: Record) -> list[Finding]:
    seed = _known_seed(record)
    if seed is None:
        return []
    return [
        _deck(record.game, seed, number, deal.deck)
        for number, deal in enumerate(record.deals)
        if deal.deck is not None
    ]


def _deck(game: str, seed: bytes, number: int, text: str) -> Finding:
    path = f"deals[{number}].deck"
    pack = PACKS[game]
    expected = [pack.text(card) for card in deck(pack, seed, number)]
    given = text.split()
    args: dict[str, int | str] = {"deal": number}
    if given == expected:
        return Finding(path=path, status="verified", code="deck-seed", args=args)
    for place, (one, other) in enumerate(zip(given, expected, strict=False)):
        if one != other:
            args |= {"place": place, "given": one, "expected": other}
            return Finding(path=path, status="false", code="deck-not-seed", args=args)
    args |= {"given": len(given), "expected": len(expected)}
    return Finding(path=path, status="false", code="deck-length", args=args)


def _compared(path: str, same: bool, yes: str, no: str) -> Finding:
    return Finding(path=path, status="verified" if same else "false", code=yes if same else no)
