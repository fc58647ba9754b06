"""Whatever is read as a record: a match, or a RecordError that says where it is wrong, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kozyr.match import Match
from kozyr.records import RecordError, read, verify, write
from tests.fuzz.draw import quick, scratched

SAMPLES = [
    file.read_text() for file in sorted((Path(__file__).parents[1] / "records" / "samples").glob("*.toml"))
]


def whole(game: str, **options: Any) -> str:
    """The record of a match that is over."""
    match, draw = Match(game, seats=2, seed=b"whole", options=options), random.Random(1)
    while not match.finished:
        match.apply(draw.choice(match.legal()).split("..")[0])
    return match.to_record()


SAMPLES += [whole("odessa", sizes=[1, 2]), whole("donkey", limit=2), whole("oko", stack=4, deals=2)]


@st.composite
def shuffled_lines(draw: st.DrawFn) -> str:
    """A sample with lines moved, doubled or taken from another one."""
    lines = draw(st.sampled_from(SAMPLES)).splitlines()
    others = draw(st.sampled_from(SAMPLES)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["drop", "double", "swap", "other"])):
            case "drop" if len(lines) > 1:
                del lines[place]
            case "double":
                lines.insert(place, lines[place])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[place], lines[other] = lines[other], lines[place]
            case _:
                lines[place] = draw(st.sampled_from(others))
    return "\n".join(lines)


@st.composite
def moved_actions(draw: st.DrawFn) -> str:
    """A sample in which actions are left out, doubled, exchanged or said by another seat."""
    record = read(draw(st.sampled_from(SAMPLES)).encode())
    deals = [deal for deal in record.deals if deal.actions]
    if deals:
        deal = draw(st.sampled_from(deals))
        actions = list(deal.actions)
        place = draw(st.integers(0, len(actions) - 1) | st.just(len(actions) - 1))
        other = draw(st.integers(0, len(actions) - 1))
        match draw(st.sampled_from(["drop", "double", "swap", "seat", "number"])):
            case "drop":
                del actions[place]
            case "double":
                actions.insert(place, actions[place])
            case "swap":
                actions[place], actions[other] = actions[other], actions[place]
            case "seat":
                actions[place] = f"{draw(st.integers(0, 9))} {actions[place].partition(' ')[2]}"
            case _:
                actions[place] = f"{draw(st.sampled_from(['-1', '00', '٣', '999', '']))} {actions[other]}"
        changed = msgspec.structs.replace(deal, actions=actions)
        deals = [changed if one is deal else one for one in record.deals]
    return write(msgspec.structs.replace(record, deals=deals or record.deals))


@st.composite
def strange_words(draw: st.DrawFn) -> str:
    """A sample in which words stand that belong elsewhere: well-formed, but another card, seat or action."""
    words = draw(st.sampled_from(SAMPLES)).split(" ")
    for _ in range(draw(st.integers(1, 2))):
        place, other = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
        words[place] = words[other] if "\n" not in words[place] + words[other] else words[place]
    return " ".join(words)


records = (
    strange_words().map(str.encode)
    | moved_actions().map(str.encode)
    | scratched(st.sampled_from(SAMPLES)).map(lambda text: text.encode("utf-8", "replace"))
    | shuffled_lines().map(str.encode)
    | st.binary(max_size=80)
    | st.text(max_size=80).map(lambda text: text.encode("utf-8", "replace"))
)


Made = TypeVar("Made")


def attempt(make: Callable[[], Made]) -> Made | None:
    """What is made; None where it is refused as a record's fault should be."""
    try:
        return make()
    except RecordError as error:
        fault = error
    assert fault.path
    assert fault.message
    assert str(fault).isprintable()
    return None


@quick
@given(data=records)
def test_a_record_is_replayed_or_refused_with_its_place(data: bytes) -> None:
    match = attempt(lambda: Match.from_record(data))
    if match is None:
        return
    again = Match.from_record(match.to_record())
    assert again.to_record() == match.to_record()
    assert again.summary() == match.summary()


@quick
@given(data=records)
def test_a_record_is_verified_or_refused(data: bytes) -> None:
    record = attempt(lambda: read(data))
    findings = attempt(lambda: verify(record)) if record else None
    assert all(finding.path for finding in findings or [])
