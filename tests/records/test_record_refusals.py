"""Every fault of a record is refused with the path of its key (records.md)."""

import pickle
import time

import pytest

from kozyr.cards import PACK24, PACK36, PACK52
from kozyr.records import RecordError, read

HEAD = 'format = 1\ngame = "odessa"\nseats = 3\ndealer = 0\n'
DECK = PACK36.join(range(36))
ZERO32 = "00" * 32


def refused(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert str(caught.value) == f"{caught.value.path}: {caught.value.message}"
    assert len(str(caught.value)) < 1500
    assert str(caught.value).isprintable()
    return caught.value


def with_deck(cards: str, game: str = "odessa") -> str:
    return f'format = 1\ngame = "{game}"\nseats = 3\ndealer = 0\n[[deals]]\ndeck = "{cards}"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "format: missing"),
        ('game = "oko"\nseats = 2', "format: missing"),
        ("format = 1\nseats = 2", "game: missing"),
        ('format = 1\ngame = "oko"', "seats: missing"),
        ('format = 2\ngame = "oko"\nfuture = 1', "format: version 2 is not known, only 1"),
        ("format = 0", "format: version 0 is not known, only 1"),
        ("format = true", "format: must be a whole number, not true or false"),
        ("format = 1.0", "format: must be a whole number, not a fraction"),
        ('format = "1"', "format: must be a whole number, not a string"),
        ("format = 1\nrules = 2", "rules: version 2 is not known, only 1"),
        ("format = 1\nrules = [1]", "rules: must be a whole number, not a list"),
        (
            'format = 1\ngame = "chess"\nseats = 2',
            "game: must be one of exchange, donkey, odessa, oko, not 'chess'",
        ),
        (
            'format = 1\ngame = "Oko"\nseats = 2',
            "game: must be one of exchange, donkey, odessa, oko, not 'Oko'",
        ),
        ("format = 1\ngame = 1\nseats = 2", "game: must be a string, not a whole number"),
        ('format = 1\ngame = "oko"\nseats = 0', "seats: 0 is not in 2..6"),
        ('format = 1\ngame = "oko"\nseats = -2', "seats: -2 is not in 2..6"),
        ('format = 1\ngame = "oko"\nseats = 1\ndealer = 2', "seats: 1 is not in 2..6"),
        ('format = 1\ngame = "donkey"\nseats = 5\nnames = ["A"]', "seats: 5 is not in 2..4"),
        ('format = 1\ngame = "exchange"\nseats = 14\nnonces = [""]', "seats: 14 is not in 2..13"),
        ('format = 1\ngame = "oko"\nseats = true', "seats: must be a whole number, not true or false"),
        ('format = 1\ngame = "oko"\nseats = 9223372036854775808', "seats: the number is too large"),
    ],
)
def test_records_header_refusals(text: str, message: str) -> None:
    assert str(refused(text)) == message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("dealer = 3", "dealer: must be a seat in 0..2, not 3"),
        ("dealer = -1", "dealer: must be a seat in 0..2, not -1"),
        ("dealer = false", "dealer: must be a whole number, not true or false"),
        ("dealer = 07:30:00", "dealer: must be a whole number, not a date or time"),
        ('seed = "abc"', "seed: must be hex, two digits for each byte, not 'abc'"),
        ('seed = "ab cd"', "seed: must be hex, two digits for each byte, not 'ab cd'"),
        ('seed = "0x12"', "seed: must be hex, two digits for each byte, not '0x12'"),
        ('seed = "ab\\n"', "seed: must be hex, two digits for each byte, not 'ab\\n'"),
        ('seed = "٣٣"', "seed: must be hex, two digits for each byte, not '٣٣'"),
        ("seed = 12", "seed: must be a string, not a whole number"),
        ('commit = "00"', "commit: must have 32 bytes, not 1"),
        ('commit = "zz"', "commit: must be hex, two digits for each byte, not 'zz'"),
        ("commit = []", "commit: must be a string, not a list"),
        (f'secret = "{ZERO32}00"', "secret: must have 32 bytes, not 33"),
        ('secret = ""', "secret: must have 32 bytes, not 0"),
        ('nonces = ["", ""]', "nonces: must have one entry for each of the 3 seats, not 2"),
        ('nonces = ["", "", "00"]', "nonces: entry 2 must have 0 or 16 bytes, not 1"),
        ('nonces = ["", "x", ""]', "nonces: entry 1 must be hex, two digits for each byte, not 'x'"),
        ("nonces = [1, 2, 3]", "nonces: entry 0 must be a string, not a whole number"),
        ('nonces = ""', "nonces: must be a list of strings, not a string"),
        ('names = ["A", "B"]', "names: must have one entry for each of the 3 seats, not 2"),
        ('names = ["A", "B", 3]', "names: entry 2 must be a string, not a whole number"),
        ('names = "A, B, C"', "names: must be a list of strings, not a string"),
        ('names = ["A", "B\\u0007", "C"]', "names: entry 1 has control characters: 'B\\x07'"),
        ('names = ["A", "B\\n", "C"]', "names: entry 1 has control characters: 'B\\n'"),
        ('names = ["A", "\\u0085", "C"]', "names: entry 1 has control characters: '\\x85'"),
        ('names = ["A", "B", "\\u202Eevil"]', "names: entry 2 has control characters: '\\u202eevil'"),
        ('names = ["A", "B", "\\u2028"]', "names: entry 2 has control characters: '\\u2028'"),
        ("id = 7", "id: must be a string, not a whole number"),
        ('id = "a\\u0000"', "id: has control characters: 'a\\x00'"),
        ("language = {}", "language: must be a string, not a table"),
        ('language = "\\r"', "language: has control characters: '\\r'"),
        ("date = 2024", "date: must be a string, not a whole number"),
        ("date = 07:30:00", "date: must be ISO 8601, as 2024-02-29 or 2024-02-29T18:30Z, not '07:30:00'"),
        ("options = 1", "options: must be a table, not a whole number"),
        ("options = [1]", "options: must be a table, not a list"),
        ("options.limit = 1.5", "options.limit: no option is a fraction"),
        ("options.limit = 2024-02-29", "options.limit: no option is a date or time"),
        ("options.limit.x = 1", "options.limit: no option is a table"),
        ("options.sizes = [1, [2]]", "options.sizes: no option is a list with a list"),
        ("options.sizes = [1, 99999999999999999999]", "options.sizes: the number is too large"),
        ("options.'a b' = 1.5", "options.'a b': no option is a fraction"),
        ("deals = 1", "deals: must be a list of tables, [[deals]], not a whole number"),
        ("deals = {}", "deals: must be a list of tables, [[deals]], not a table"),
        ("deals = [1]", "deals[0]: must be a table, not a whole number"),
        ("sets = 3", "sets: unknown key"),
        ("Seed = 3", "Seed: unknown key"),
        ('"" = 3', "'': unknown key"),
    ],
)
def test_records_key_refusals(line: str, message: str) -> None:
    head = HEAD.replace("dealer = 0\n", "") if line.startswith("dealer") else HEAD
    assert str(refused(head + line)) == message


@pytest.mark.parametrize(
    "date",
    [
        "yesterday",
        "29.02.2024",
        "2023-02-29",
        "2024-13-01",
        "2024-00-01",
        "2024-01-00",
        "2024-0229",
        "2024-W09-4",
        "٢٠٢٤-02-29",
        "2024-02-29 18:30",
        "2024-02-29x18:30",
        "2024-02-29T",
        "2024-02-29TT18:30",
        "2024-02-29T25:00",
        "2024-02-29T18:30+99:00",
        "2024-02-29T18:30\\n",
        "18:30",
        "",
    ],
)
def test_records_date_refusals(date: str) -> None:
    fault = refused(f'{HEAD}date = "{date}"')
    assert fault.path == "date"
    assert fault.message.startswith("must be ISO 8601")


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ('date = "2024-02-29"', "2024-02-29"),
        ('date = "2024-02-29T18:30Z"', "2024-02-29T18:30Z"),
        ('date = "20240229T183000.5+0200"', "20240229T183000.5+0200"),
        ("date = 2024-02-29", "2024-02-29"),
        ("date = 2024-02-29 18:30:00", "2024-02-29T18:30:00"),
        ("date = 2024-02-29T18:30:00.25+02:00", "2024-02-29T18:30:00.250000+02:00"),
    ],
)
def test_records_dates(line: str, kept: str) -> None:
    assert read(HEAD + line).date == kept


def test_records_every_unknown_key_is_named() -> None:
    fault = refused(HEAD + "foo = 1\nbar.baz = 1\n[[deals]]\n[[deals]]\nseed = 1\n'a b' = 2\n")
    assert str(fault) == "foo: unknown key; also unknown: bar, deals[1].seed, deals[1].'a b'"
    assert fault.deal is None
    fault = refused(HEAD + "[[deals]]\n[[deals]]\nscore = 1\nactions = []\n[[deals]]\nx = 1")
    assert str(fault) == "deals[1].score: unknown key; also unknown: deals[2].x"
    assert fault.deal == 1
    fault = refused(HEAD + "".join(f"k{n} = 1\n" for n in range(1000)))
    assert fault.message.endswith("k19 and 980 more")


@pytest.mark.parametrize(
    ("text", "message", "deal"),
    [
        ("[[deals]]", "deals[0].deck: missing, and there is no seed that it could follow from", 0),
        (
            f'[[deals]]\ndeck = "{DECK}"\n[[deals]]\nactions = []',
            "deals[1].deck: missing, and there is no seed that it could follow from",
            1,
        ),
        ("[[deals]]\ndeck = 1", "deals[0].deck: must be a string, not a whole number", 0),
        (
            f'[[deals]]\ndeck = "{DECK}"\nactions = "0 bid 1"',
            "deals[0].actions: must be a list of strings, not a string",
            0,
        ),
        (
            f'[[deals]]\ndeck = "{DECK}"\nactions = ["", 1]',
            "deals[0].actions: entry 1 must be a string, not a whole number",
            0,
        ),
    ],
)
def test_records_deal_refusals(text: str, message: str, deal: int) -> None:
    fault = refused(HEAD + text)
    assert str(fault) == message
    assert fault.deal == deal


def test_records_deals_without_dealer_and_seed() -> None:
    head = HEAD.replace("dealer = 0\n", "")
    fault = refused(f'{head}[[deals]]\ndeck = "{DECK}"')
    assert str(fault) == "deals: a record with deals needs a dealer, or a seed for the lot"
    assert read(head).deals == []
    assert len(read(f'{head}seed = ""\n[[deals]]').deals) == 1


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (DECK.replace("7C", "6C"), "6C is there twice; 7C is missing"),
        (DECK + " AS", "AS is there twice"),
        (DECK + " AS AS", "AS is there 3 times"),
        (DECK[3:], "6C is missing"),
        (DECK[6:], "6C, 7C are missing"),
        ("", "6C, 7C, 8C, 9C, TC, JC and 30 more are missing"),
        (DECK.replace("6C", "5C"), "5C is not in the pack of 36"),
        (DECK.replace("TC", "10C"), "'10C' is not a card"),
        (DECK.lower(), "'6c' is not a card"),
        (DECK.replace(" ", ""), "'6C7C8C9CTCJC…' is not a card"),
        (
            f"{DECK} {DECK}",
            "; ".join(f"{rank}C is there twice" for rank in "6789TJ") + "; 30 more are there twice or more",
        ),
    ],
)
def test_C_DECK_whole_pack(cards: str, message: str) -> None:
    fault = refused(with_deck(cards))
    assert str(fault) == f"deals[0].deck: {message}"
    assert fault.deal == 0


def test_C_DECK_each_game_has_its_pack() -> None:
    decks = {size: pack.join(range(size)) for size, pack in [(24, PACK24), (36, PACK36), (52, PACK52)]}
    for game, size in [("exchange", 52), ("donkey", 36), ("odessa", 36), ("oko", 24)]:
        for other, cards in decks.items():
            if other == size:
                assert read(with_deck(cards, game)).deals[0].deck == cards
            else:
                assert refused(with_deck(cards, game)).path == "deals[0].deck"


def test_C_DECK_spacing_is_made_plain() -> None:
    cards = DECK.replace("AC ", "AC\\n  ")
    assert read(with_deck(cards)).deals[0].deck == DECK


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b'format = 1\nid = "\xff"', "record: not UTF-8"),
        ('id = "\ud800"', "record: not UTF-8"),
        ("format = 1\nformat = 1\n", "record: line 2, column 11: Cannot overwrite a value"),
        ("format = 1\nseats =", "record: end of document: Invalid value"),
        ("format: 1", "record: line 1, column 7: Expected '=' after a key in a key/value pair"),
        ('id = "\x00"', "record: line 1, column 7: Illegal character '\\x00'"),
        ("seats = 0xG", "record: line 1, column 10: Expected newline or end of document after a statement"),
        ("date = 2024-02-30", "record: line 1, column 8: Invalid date or datetime"),
        ("x = " + "9" * 5000, "record: a number has too many digits"),
        ("x = " + "[" * 100_000, "record: nested too deeply"),
        ("x = " + "{a=" * 100_000, "record: nested too deeply"),
        ("a." * 100_000 + "a = 1", "record: a key has too many dots"),
        ("[" + "a . " * 100_000 + "a]\nb = 1", "record: a key has too many dots"),
        ("format = 1\n  [[" + '\'a\'."b\\"".' * 100_000 + "a]]", "record: a key has too many dots"),
        ("x = {" + "a." * 100_000 + "a = 1}", "record: a key has too many dots"),
        ("x = {b = [1, {c = 1, " + "'a' ." * 100_000 + "a = 1}]}", "record: a key has too many dots"),
        ("#" * (16 * 1024 * 1024 + 1), "record: longer than 16777216 bytes"),
        (b"#" * (16 * 1024 * 1024 + 1), "record: longer than 16777216 bytes"),
        ("#" + "я" * (8 * 1024 * 1024), "record: longer than 16777216 bytes"),
    ],
    ids=range(19),
)
def test_records_hostile_files(text: str | bytes, message: str) -> None:
    start = time.perf_counter()
    assert str(refused(text)) == message
    assert time.perf_counter() - start < 20  # seconds


def test_records_hostile_numbers() -> None:
    absurd = "0x" + "f" * 1_000_000
    assert str(refused(f'format = 1\ngame = "oko"\nseats = {absurd}')) == "seats: the number is too large"
    assert str(refused(f"{HEAD}options.limit = {absurd}")) == "options.limit: the number is too large"
    assert str(refused(f"format = {absurd}")) == "format: the number is too large"
    assert str(refused(f"{HEAD}options.limit = inf")) == "options.limit: no option is a fraction"


def test_records_long_texts_are_cut() -> None:
    fault = refused(f'format = 1\ngame = "{"x" * 1_000_000}"\nseats = 2')
    assert len(str(fault)) < 200
    assert len(str(refused(HEAD + "k" * 1_000_000 + " = 1"))) < 200
    assert len(str(refused(HEAD + f"x = {{'{'k' * 1_000_000}' = 1, '{'k' * 1_000_000}' = 2}}"))) < 300


def test_records_limit_is_the_callers() -> None:
    assert read(HEAD, limit=len(HEAD)).seats == 3
    with pytest.raises(RecordError, match="longer than 10 bytes"):
        read(HEAD, limit=10)


def test_records_dots_inside_strings_are_no_key() -> None:
    dots = "a." * 1000
    assert read(f'{HEAD}id = "{dots}"').id == dots
    assert (
        read(f'{HEAD}id = "see, www.example.org/a.b.c.d.e.f.g.h"').id
        == "see, www.example.org/a.b.c.d.e.f.g.h"
    )


def test_records_byte_order_mark_and_line_ends() -> None:
    assert read(b"\xef\xbb\xbf" + HEAD.encode().replace(b"\n", b"\r\n")) == read(HEAD)


def test_records_errors_can_be_pickled() -> None:
    fault = pickle.loads(pickle.dumps(RecordError("deals[3].deck", "6C is there twice", 3)))
    assert (str(fault), fault.deal) == ("deals[3].deck: 6C is there twice", 3)
