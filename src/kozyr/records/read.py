"""Reading a record (records.md). The first fault that is found is raised; nothing is guessed or left out."""

from typing import Any

from kozyr.cards import DIGEST_BYTES, NONCE_BYTES, SECRET_BYTES, Pack
from kozyr.records.errors import RecordError, shown
from kozyr.records.fields import DATE_OR_TIME, Table, kind
from kozyr.records.model import FORMAT, PACKS, RULES, SEATS, DealRecord, Record
from kozyr.records.parse import MAX_BYTES, parse
from kozyr.records.text import deck_fault, is_control, is_iso_date

_NAMED = 20  # how many unknown keys a message names


def read(text: str | bytes, limit: int = MAX_BYTES) -> Record:
    """Reads a record and checks its shape: keys, types, versions, decks, who deals.

    Which options the game has and which actions are legal is for the games to check.

    Args:
        text: the file, TOML in UTF-8.
        limit: the greatest length that is accepted, in bytes.

    Returns:
        The record. Decks are spelled with single spaces; a date that TOML knows as one has become its text.

    Raises:
        RecordError: the file can't be read, or the key that it names has no right value.
    """
    header = Table(parse(text, limit))
    format_version = _version(header, "format", FORMAT, None)
    rules_version = _version(header, "rules", RULES, RULES)
    deals = _deal_tables(header)
    _refuse_unknown(header, deals)
    game = _game(header)
    seats = _seats(header, SEATS[game])
    dealer = _dealer(header, seats)
    seed = header.hexadecimal("seed")
    if deals and dealer is None and seed is None:
        raise header.fault("deals", "a record with deals needs a dealer, or a seed for the lot")
    return Record(
        format=format_version,
        rules=rules_version,
        game=game,
        seats=seats,
        dealer=dealer,
        seed=seed,
        names=_names(header, seats),
        date=_date(header),
        id=_line(header, "id"),
        language=_line(header, "language"),
        commit=header.hexadecimal("commit", DIGEST_BYTES),
        secret=header.hexadecimal("secret", SECRET_BYTES),
        nonces=_nonces(header, seats),
        options=_options(header),
        deals=[_deal(table, PACKS[game], has_seed=seed is not None) for table in deals],
    )


def _version(header: Table, key: str, known: int, default: int | None) -> int:
    version = header.integer(key)
    if version is None:
        version = default
    if version is None:
        raise header.fault(key, "missing")
    if version != known:
        raise header.fault(key, f"version {version} is not known, only {known}")
    return version


def _refuse_unknown(header: Table, deals: list[Table]) -> None:
    unknown = [header.path(key) for key in header.values if key not in Record.__struct_fields__]
    deal = None
    for number, table in enumerate(deals):
        found = [table.path(key) for key in table.values if key not in DealRecord.__struct_fields__]
        if found and not unknown:
            deal = number
        unknown += found
    if not unknown:
        return
    message = "unknown key"
    if others := unknown[1:_NAMED]:
        message += f"; also unknown: {', '.join(others)}"
    if len(unknown) > _NAMED:
        message += f" and {len(unknown) - _NAMED} more"
    raise RecordError(unknown[0], message, deal)


def _game(header: Table) -> str:
    game = header.text("game")
    if game is None:
        raise header.fault("game", "missing")
    if game not in PACKS:
        raise header.fault("game", f"must be one of {', '.join(PACKS)}, not {shown(game)}")
    return game


def _seats(header: Table, allowed: range) -> int:
    seats = header.integer("seats")
    if seats is None:
        raise header.fault("seats", "missing")
    if seats not in allowed:
        raise header.fault("seats", f"{seats} is not in {allowed.start}..{allowed.stop - 1}")
    return seats


def _dealer(header: Table, seats: int) -> int | None:
    dealer = header.integer("dealer")
    if dealer is not None and not 0 <= dealer < seats:
        raise header.fault("dealer", f"must be a seat in 0..{seats - 1}, not {dealer}")
    return dealer


def _names(header: Table, seats: int) -> list[str] | None:
    names = header.texts("names")
    if names is None:
        return None
    _one_per_seat(header, "names", names, seats)
    for seat, name in enumerate(names):
        if any(is_control(char) for char in name):
            raise header.fault("names", f"entry {seat} has control characters: {shown(name)}")
    return names


def _line(header: Table, key: str) -> str | None:
    text = header.text(key)
    if text is not None and any(is_control(char) for char in text):
        raise header.fault(key, f"has control characters: {shown(text)}")
    return text


def _date(header: Table) -> str | None:
    value: Any = header.values.get("date")
    text: str | None = value.isoformat() if kind(value) == DATE_OR_TIME else header.text("date")
    if text is not None and not is_iso_date(text):
        raise header.fault("date", f"must be ISO 8601, as 2024-02-29 or 2024-02-29T18:30Z, not {shown(text)}")
    return text


def _nonces(header: Table, seats: int) -> list[bytes] | None:
    texts = header.texts("nonces")
    if texts is None:
        return None
    _one_per_seat(header, "nonces", texts, seats)
    return [
        header.from_hex("nonces", text, (0, NONCE_BYTES), where=f"entry {seat} ")
        for seat, text in enumerate(texts)
    ]


def _one_per_seat(header: Table, key: str, items: list[str], seats: int) -> None:
    if len(items) != seats:
        raise header.fault(key, f"must have one entry for each of the {seats} seats, not {len(items)}")


def _options(header: Table) -> dict[str, object]:
    values = header.values.get("options", {})
    if not isinstance(values, dict):
        raise header.fault("options", f"must be a table, not {kind(values)}")
    options = Table(values, "options.")
    return {key: options.option(key) for key in values}


def _deal_tables(header: Table) -> list[Table]:
    values: Any = header.values.get("deals", [])
    if not isinstance(values, list):
        raise header.fault("deals", f"must be a list of tables, [[deals]], not {kind(values)}")
    for number, value in enumerate(values):
        if not isinstance(value, dict):
            raise RecordError(f"deals[{number}]", f"must be a table, not {kind(value)}", number)
    return [Table(value, f"deals[{number}].", number) for number, value in enumerate(values)]


def _deal(table: Table, pack: Pack, *, has_seed: bool) -> DealRecord:
    deck = table.text("deck")
    if deck is not None:
        words = deck.split()
        if fault := deck_fault(pack, words):
            raise table.fault("deck", fault)
        deck = " ".join(words)
    elif not has_seed:
        raise table.fault("deck", "missing, and there is no seed that it could follow from")
    return DealRecord(deck=deck, actions=table.texts("actions") or [])
