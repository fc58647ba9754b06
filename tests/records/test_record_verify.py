"""C-SHUFFLE and C-COMMIT: what `kozyr verify` finds in a record."""

import hashlib

import msgspec
import pytest

from kozyr.cards import PACK24, PACK36, deck, first_dealer
from kozyr.records import DealRecord, Record, verdict, verify
from kozyr.records.verify import _MESSAGES, Finding

SECRET = bytes(range(32))
NONCES = [b"\x01" * 16, b"", b"\x02" * 16]
SEED = hashlib.sha256(SECRET + NONCES[0] + NONCES[2]).digest()
COMMIT = hashlib.sha256(SECRET).digest()
LOT = first_dealer(SEED, 3)
DECKS = [PACK36.join(deck(PACK36, SEED, number)) for number in range(2)]
TABLE = Record(
    game="odessa",
    seats=3,
    dealer=LOT,
    seed=SEED,
    commit=COMMIT,
    secret=SECRET,
    nonces=NONCES,
    deals=[DealRecord(deck=cards) for cards in DECKS],
)


def changed(**changes: object) -> Record:
    return msgspec.structs.replace(TABLE, **changes)


def found(record: Record) -> list[tuple[str, str, str]]:
    findings = verify(record)
    for finding in findings:
        assert finding.ok == (finding.status != "false")
        assert finding.message.isprintable()
        assert "{" not in finding.message
    return [(finding.path, finding.status, finding.code) for finding in findings]


def test_C_COMMIT_everything_verified() -> None:
    assert found(TABLE) == [
        ("commit", "verified", "commit-secret"),
        ("seed", "verified", "seed-secret"),
        ("dealer", "verified", "dealer-lot"),
        ("deals[0].deck", "verified", "deck-seed"),
        ("deals[1].deck", "verified", "deck-seed"),
    ]
    assert verdict(verify(TABLE)) == "verified"


def test_C_COMMIT_another_commitment() -> None:
    record = changed(commit=bytes(32))
    assert found(record)[0] == ("commit", "false", "commit-not-secret")
    assert verdict(verify(record)) == "false"


@pytest.mark.parametrize(
    "changes",
    [
        {"nonces": [NONCES[2], b"", NONCES[0]]},
        {"nonces": [NONCES[0], b"", b""]},
        {"nonces": None},
        {"seed": b"chosen", "deals": []},
    ],
)
def test_C_COMMIT_another_seed(changes: dict[str, object]) -> None:
    record = changed(**changes)
    assert ("seed", "false", "seed-not-secret") in found(record)
    assert verdict(verify(record)) == "false"


def test_C_COMMIT_bots_alone_add_no_nonces() -> None:
    for nonces in (None, [b"", b"", b""]):
        record = changed(seed=COMMIT, nonces=nonces, dealer=None, deals=[])
        assert found(record) == [("commit", "verified", "commit-secret"), ("seed", "verified", "seed-secret")]


def test_C_COMMIT_without_a_secret_it_is_of_the_seed() -> None:
    own = Record(game="oko", seats=2, seed=b"kozyr", commit=hashlib.sha256(b"kozyr").digest())
    assert found(own) == [("commit", "verified", "commit-seed")]
    other = msgspec.structs.replace(own, seed=b"other")
    assert found(other) == [("commit", "false", "commit-not-seed")]


def test_C_COMMIT_before_the_end_nothing_can_be_checked() -> None:
    record = Record(game="oko", seats=2, commit=COMMIT)
    assert found(record) == [("commit", "note", "commit-alone"), ("record", "note", "nothing")]
    assert verdict(verify(record)) == "unchecked"


def test_C_COMMIT_secret_stands_in_for_a_missing_seed() -> None:
    record = changed(seed=None)
    assert [path for path, status, _ in found(record) if status == "verified"] == [
        "commit",
        "dealer",
        "deals[0].deck",
        "deals[1].deck",
    ]
    assert verdict(verify(changed(seed=None, deals=[DealRecord(deck=DECKS[1])]))) == "false"


def test_C_SHUFFLE_another_dealer_is_a_note() -> None:
    record = changed(dealer=(LOT + 1) % 3)
    assert ("dealer", "note", "dealer-not-lot") in found(record)
    assert verdict(verify(record)) == "verified"
    note = next(finding for finding in verify(record) if finding.path == "dealer")
    assert note.message == f"the record names seat {(LOT + 1) % 3}; the lot would be seat {LOT}"


def test_C_SHUFFLE_another_deck() -> None:
    words = DECKS[1].split()
    words[4], words[9] = words[9], words[4]
    record = changed(deals=[DealRecord(deck=DECKS[0]), DealRecord(deck=" ".join(words))])
    assert found(record)[-2:] == [
        ("deals[0].deck", "verified", "deck-seed"),
        ("deals[1].deck", "false", "deck-not-seed"),
    ]
    last = verify(record)[-1]
    assert last.args == {"deal": 1, "place": 4, "given": words[4], "expected": words[9]}
    assert last.message == f"the deck does not follow from the seed: card 4 is {words[4]}, not {words[9]}"


def test_C_SHUFFLE_decks_belong_to_their_numbers() -> None:
    record = changed(deals=[DealRecord(deck=DECKS[1]), DealRecord(deck=DECKS[0])])
    assert [status for path, status, _ in found(record) if path.startswith("deals")] == ["false", "false"]
    skipped = changed(deals=[DealRecord(), DealRecord(deck=DECKS[1])])
    assert found(skipped)[-1] == ("deals[1].deck", "verified", "deck-seed")


def test_C_SHUFFLE_deck_of_another_length() -> None:
    record = changed(deals=[DealRecord(deck=DECKS[0][:-3])])
    assert found(record)[-1] == ("deals[0].deck", "false", "deck-length")


@pytest.mark.parametrize(
    "record",
    [
        Record(game="oko", seats=2),
        Record(game="oko", seats=2, seed=b"kozyr", deals=[DealRecord()]),
        Record(game="oko", seats=2, dealer=0, deals=[DealRecord(deck=PACK24.join(range(24)))]),
        Record(game="oko", seats=2, nonces=[b"", b""]),
    ],
)
def test_C_SHUFFLE_nothing_to_check(record: Record) -> None:
    assert found(record) == [("record", "note", "nothing")]
    assert verdict(verify(record)) == "unchecked"


def test_C_SHUFFLE_each_game_has_its_pack() -> None:
    record = Record(
        game="oko", seats=2, seed=b"oko", deals=[DealRecord(deck=PACK24.join(deck(PACK24, b"oko", 0)))]
    )
    assert found(record) == [("deals[0].deck", "verified", "deck-seed")]


def test_C_SHUFFLE_every_code_has_a_sentence() -> None:
    for code in _MESSAGES:
        args: dict[str, int | str] = dict.fromkeys(["dealer", "lot", "place", "given", "expected"], 0)
        assert Finding(path="record", status="note", code=code, args=args).message
