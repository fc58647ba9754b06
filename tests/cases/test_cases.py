"""Example records and what comes out of them, where they lie beside this checkout.

They were made by a second program, written from the rules alone.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.match import Match, ReplayError
from kozyr.records import RecordError

CASES = Path(__file__).parents[3] / "shared" / "cases"
RECORDS = sorted(CASES.glob("*.toml"))


def outcome(record: bytes) -> dict[str, Any]:
    """What ``kozyr replay --json`` prints."""
    try:
        match = Match.from_record(record)
    except RecordError as error:
        replay = error if isinstance(error, ReplayError) else None
        told = {
            "deal": error.deal,
            "action": replay.action if replay else None,
            "text": replay.text if replay else None,
            "rule": replay.refusal.rule if replay else None,
            "message": str(error),
        }
        return {"error": told}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.summary()))
    return found


@pytest.mark.skipif(not RECORDS, reason="the example records are not beside this checkout")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_gives_what_the_second_program_gave(path: Path) -> None:
    wanted = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    found = outcome(path.read_bytes())
    if "error" in wanted:
        assert found["error"].pop("message")
        wanted["error"].pop("message")
    assert found == wanted


@pytest.mark.skipif(not RECORDS, reason="the example records are not beside this checkout")
def test_no_result_is_without_its_record() -> None:
    names = {path.stem for path in CASES.glob("*.json")} - {"counts"}
    assert names == {path.stem for path in RECORDS}
