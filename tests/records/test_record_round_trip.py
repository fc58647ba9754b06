"""Written records read back the same, whatever is in them; no file makes the reader fail in another way."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import deck
from kozyr.records import PACKS, SEATS, DealRecord, Record, RecordError, read, write
from kozyr.records.text import is_control

anything = st.text(st.characters(exclude_categories=["Cs"]))
names = anything.filter(lambda text: not any(is_control(char) for char in text))
hex32 = st.none() | st.binary(min_size=32, max_size=32)
scalars = st.booleans() | st.integers(-(2**63), 2**63 - 1) | anything
options: st.SearchStrategy[dict[str, Any]] = st.dictionaries(
    anything, scalars | st.lists(scalars, max_size=4), max_size=4
)
dates = (
    st.none()
    | st.dates().map(lambda date: date.isoformat())
    | st.datetimes().map(lambda time: time.isoformat())
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    game = draw(st.sampled_from(sorted(PACKS)))
    seats = draw(st.sampled_from(SEATS[game]))
    seed = draw(st.none() | st.binary(max_size=40))
    dealer = draw((st.none() if seed is not None else st.nothing()) | st.integers(0, seats - 1))
    pack = PACKS[game]
    full = st.binary(max_size=4).map(lambda salt: pack.join(deck(pack, salt, 0)))
    deals = st.builds(
        DealRecord, deck=full if seed is None else st.none() | full, actions=st.lists(anything, max_size=4)
    )
    nonce = st.just(b"") | st.binary(min_size=16, max_size=16)
    return Record(
        game=game,
        seats=seats,
        dealer=dealer,
        seed=seed,
        options=draw(options),
        deals=draw(st.lists(deals, max_size=3)),
        names=draw(st.none() | st.lists(names, min_size=seats, max_size=seats)),
        date=draw(dates),
        id=draw(st.none() | names),
        language=draw(st.none() | names),
        commit=draw(hex32),
        secret=draw(hex32),
        nonces=draw(st.none() | st.lists(nonce, min_size=seats, max_size=seats)),
    )


@given(records())
def test_records_round_trip(record: Record) -> None:
    text = write(record)
    assert read(text) == record
    assert read(text.encode("utf-8")) == record
    assert write(read(text)) == text


@given(names)
def test_records_odd_names(name: str) -> None:
    record = Record(game="oko", seats=2, names=[name, ""])
    text = write(record)
    assert tomllib.loads(text)["names"] == [name, ""]
    assert read(text).names == [name, ""]
    assert text.count("\n") == len(text.splitlines()) == 5


def test_records_names_as_people_write_them() -> None:
    people = ['Олена "Лёля"', "C:\\temp\\", "👩‍👧", "'''", "ب", "a\u0301", ""]
    text = write(Record(game="exchange", seats=7, names=people))
    assert read(text).names == people
    assert 'names = ["Олена \\"Лёля\\"", "C:\\\\temp\\\\", "👩‍👧",' in text


def test_records_write_escapes_what_breaks_a_line() -> None:
    text = write(Record(game="oko", seats=2, options={"x": 'a\tb\nc\x7f\u2028\u202e"\\'}))
    assert text.endswith('[options]\nx = "a\\tb\\nc\\u007f\\u2028\\u202e\\"\\\\"\n')


def test_records_equal_records_have_equal_bytes() -> None:
    one = Record(game="oko", seats=2, options={"ante": 2, "stack": 9})
    other = Record(game="oko", seats=2, options={"stack": 9, "ante": 2})
    assert one == other
    assert write(one) == write(other)


def test_records_hex_is_written_small() -> None:
    text = 'format = 1\ngame = "oko"\nseats = 2\nseed = "AbCd"\n'
    assert read(text).seed == b"\xab\xcd"
    assert 'seed = "abcd"' in write(read(text))


def test_records_write_takes_tuples() -> None:
    assert write(Record(game="odessa", seats=3, options={"sizes": (1, 2)})).endswith("sizes = [1, 2]\n")


@pytest.mark.parametrize("value", [None, 1.5, {}, [[1]], b"x"])
def test_records_write_refuses_other_options(value: object) -> None:
    with pytest.raises(RecordError) as caught:
        write(Record(game="oko", seats=2, options={"a b": value}))
    assert caught.value.path == "options.'a b'"


@pytest.mark.parametrize(
    ("record", "path"),
    [
        (Record(game="oko", seats=1, names=["\ud800"]), "names"),
        (Record(game="oko", seats=1, options={"x": "\udfff"}), "options.x"),
        (
            Record(game="oko", seats=1, deals=[DealRecord(), DealRecord(actions=["\ud800"])]),
            "deals[1].actions",
        ),
    ],
)
def test_records_write_refuses_half_characters(record: Record, path: str) -> None:
    with pytest.raises(RecordError) as caught:
        write(record)
    assert caught.value.path == path
    assert caught.value.deal == (1 if path.startswith("deals") else None)


toml_lines = ["format = 1", 'game = "oko"', "seats = 2", "[[deals]]", "[deals]", "[options]"]
toml_marks = [
    " = ",
    "[",
    "]",
    "{",
    "}",
    ",",
    '"',
    '""',
    '"""',
    "'",
    ".",
    "#",
    "\\u",
    "\n",
    "\ufeff",
    "\x00",
    "é",
]
toml_keys = ["dealer", "seed", "deck", "actions", "names", "nonces", "date"]
toml_values = ["true", "1", "-0", "1e9", "nan", "0x", "2024-02-29", "07:00:00"]
toml_parts = st.sampled_from([*toml_lines, *toml_marks, *toml_keys, *toml_values])
pieces = st.lists(toml_parts, max_size=30)


@given(pieces.map("".join) | pieces.map("\n".join) | st.text() | st.binary())
def test_records_reader_has_one_kind_of_error(text: str | bytes) -> None:
    try:
        record = read(text)
    except RecordError:
        return
    assert read(write(record)) == record


values = st.recursive(
    scalars | st.floats() | st.dates() | st.times() | st.datetimes(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["deck", "actions", "x"]), inner)
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(Record.__struct_fields__), values))
def test_records_reader_survives_any_types(tables: dict[str, Any]) -> None:
    text = "".join(f"{key} = {toml(value)}\n" for key, value in {"format": 1, **tables}.items())
    try:
        read(text)
    except RecordError as fault:
        path = fault.path
    else:
        path = "format"
    assert path.split(".")[0].split("[")[0] in Record.__struct_fields__


def toml(value: Any) -> str:
    """Any value as inline TOML, for this test only."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(char):08x}" for char in value) + '"'
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {toml(item)}' for key, item in value.items())}}}"
    return value.isoformat() if hasattr(value, "isoformat") else repr(value)
