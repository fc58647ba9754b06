"""Whole records: the samples beside this file, and the project's cases where they are at hand."""

import json
from pathlib import Path

import pytest

from kozyr.records import Record, RecordError, read, verdict, verify, write

SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.toml"))
CASES = sorted((Path(__file__).parents[3] / "shared" / "cases").glob("*.toml"))  # none in a plain checkout
FAULTY = [path for path in CASES if path.stem == "refused-card-twice"]  # the others are for games to refuse
GOOD = [path for path in CASES if path not in FAULTY]


def test_records_samples_are_there() -> None:
    assert len(SAMPLES) >= 4


@pytest.mark.parametrize("path", SAMPLES + GOOD, ids=lambda path: path.stem)
def test_records_read_write_read(path: Path) -> None:
    record = read(path.read_bytes())
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert verdict(verify(record)) != "false"


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_records_samples_are_canonical(path: Path) -> None:
    assert write(read(path.read_bytes())).encode() == path.read_bytes()


def test_C_DECK_faulty_cases() -> None:
    for path in FAULTY:
        wanted = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))["error"]
        with pytest.raises(RecordError) as caught:
            read(path.read_bytes())
        assert caught.value.deal == wanted["deal"]
        assert caught.value.path == wanted["message"].split(":")[0]


def test_records_cases_have_the_same_layout() -> None:
    for path in GOOD:
        text = path.read_text(encoding="utf-8")
        with_rules = text.replace("format = 1\n", "format = 1\nrules = 1\n", 1)
        assert sorted(write(read(text)).splitlines()) == sorted(with_rules.splitlines()), path.name


def test_records_sample_in_full() -> None:
    record = read((Path(__file__).parent / "samples" / "odessa-seed.toml").read_text(encoding="utf-8"))
    assert (record.format, record.rules, record.game, record.seats) == (1, 1, "odessa", 3)
    assert record.dealer == 2
    assert record.seed == b"kozyr"
    assert record.options == {"sizes": [1, 2]}
    assert [deal.actions for deal in record.deals] == [["0 bid 0", "1 bid 1", "2 bid 1"], []]
    assert [deal.deck for deal in record.deals] == [None, None]
    for key in ("names", "date", "id", "language", "commit", "secret", "nonces"):
        assert getattr(record, key) is None


def test_records_the_least_record() -> None:
    assert read('format = 1\ngame = "oko"\nseats = 2') == Record(game="oko", seats=2)
    assert write(Record(game="oko", seats=2)) == 'format = 1\nrules = 1\ngame = "oko"\nseats = 2\n'
