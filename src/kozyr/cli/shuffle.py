"""``kozyr verify`` and ``kozyr deck``: the shuffle that anyone can recompute (C-SHUFFLE, C-COMMIT)."""

from __future__ import annotations

from kozyr.cards import LOT, deck, first_dealer
from kozyr.cli.replay import report
from kozyr.cli.show.pen import Pen
from kozyr.cli.source import read_bytes
from kozyr.cli.table.options import span_of
from kozyr.cli.words import UsageError, complain, paint_for, print_json, words_for
from kozyr.i18n import Catalogue
from kozyr.records import PACKS, Finding, RecordError, read, verdict, verify

SIGNS = {"verified": "+", "false": "!", "note": "-"}


def run_verify(file: str, json: bool, language: str | None) -> int:
    """``kozyr verify FILE``; answers with the exit status: 1 where something doesn't fit."""
    try:
        words = words_for(language) if language or not json else None
        record = read(read_bytes(file))
    except UsageError as error:
        return complain(str(error), json)
    except RecordError as error:
        return report(error, json, words)
    findings = verify(record)
    result = verdict(findings)
    if words is None or json:
        print_json({"verdict": result, "findings": [as_json(finding) for finding in findings]})
    else:
        paint = paint_for()
        for finding in findings:
            paint.line(f"{SIGNS[finding.status]} {finding.path}: {in_words(finding, words)}", indent="    ")
        paint.line(words.say(f"verdict-{result}"), bold=True)
    return 1 if result == "false" else 0


def as_json(finding: Finding) -> dict[str, object]:
    """A finding with its sentence."""
    return {
        "path": finding.path,
        "status": finding.status,
        "code": finding.code,
        "args": finding.args,
        "message": finding.message,
    }


def in_words(finding: Finding, words: Catalogue) -> str:
    """A finding as a sentence; cards stay as the record spells them."""
    return words.say(f"verify-{finding.code}", **finding.args)


def run_deck(game: str, seed: str, deal: int, seats: int | None, json: bool, language: str | None) -> int:
    """``kozyr deck GAME``; answers with the exit status."""
    try:
        words = words_for(language)
        check_deck(words, game, deal, seats)
        key = seed_bytes(words, seed)
    except UsageError as error:
        return complain(str(error), json)
    pack = PACKS[game]
    cards = pack.join(deck(pack, key, deal))
    dealer = first_dealer(key, seats) if seats is not None else None
    if json:
        print_json({"deck": cards, "dealer": dealer})
        return 0
    paint, pen = paint_for(), Pen(words)
    paint.line(words.say("deck-is"))
    paint.line("  " + pen.cards(cards), indent="  ")
    if dealer is not None:
        paint.line(words.say("dealer-is", name=pen.name(dealer)))
    return 0


def check_deck(words: Catalogue, game: str, deal: int, seats: int | None) -> None:
    """Refuses a game, a deal or seats that there are none of.

    Raises:
        UsageError: with the reason.
    """
    from kozyr.games.registry import GAMES

    if game not in PACKS:
        raise UsageError(words.say("no-such-game", name=game, games=", ".join(PACKS)))
    if not 0 <= deal < LOT:
        raise UsageError(words.say("bad-deal", deal=str(deal)))
    allowed = GAMES[game].seats({})
    if seats is not None and seats not in allowed:
        raise UsageError(words.say("no-such-seats", seats=str(seats), range=span_of(allowed, Pen(words))))


def seed_bytes(words: Catalogue, seed: str) -> bytes:
    """The bytes of a seed in hexadecimal.

    Raises:
        UsageError: it is none.
    """
    try:
        if not seed.isascii() or any(char.isspace() for char in seed):
            raise ValueError
        return bytes.fromhex(seed)
    except ValueError:
        raise UsageError(words.say("bad-seed", seed=seed[:40])) from None
