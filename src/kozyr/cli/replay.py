"""``kozyr replay`` and ``kozyr view``: a record played through, as JSON or in words."""

from __future__ import annotations

from kozyr.cli.show import sheet
from kozyr.cli.show.games import drawing
from kozyr.cli.show.paint import Paint
from kozyr.cli.show.pen import Pen
from kozyr.cli.source import describe, fault_of, load
from kozyr.cli.words import UsageError, complain, complain_json, paint_for, print_json, readable, words_for
from kozyr.i18n import Catalogue
from kozyr.match import Match
from kozyr.records import RecordError

NONE = "none"
"""What ``--seat`` says for a spectator."""


def opened(file: str, json: bool, language: str | None) -> tuple[Match, Catalogue | None] | int:
    """A record's match and the words to tell it in (None: as JSON); where there is none, the exit status."""
    try:
        words = words_for(language) if language or not json else None
        return load(file), words
    except UsageError as error:
        return complain(str(error), json)
    except RecordError as error:
        return report(error, json, words)


def run_replay(file: str, json: bool, language: str | None) -> int:
    """``kozyr replay FILE``; answers with the exit status."""
    found = opened(file, json, language)
    if isinstance(found, int):
        return found
    match, words = found
    if words is None or json:
        print_json(match.summary())
    else:
        tell_replay(match, paint_for(), Pen(readable(words), names=match.header.names))
    return 0


def run_view(file: str, seat: str, json: bool, language: str | None) -> int:
    """``kozyr view FILE --seat N``; answers with the exit status."""
    found = opened(file, json, language)
    if isinstance(found, int):
        return found
    match, words = found
    known = [NONE, *map(str, range(match.seats))]
    if seat not in known:
        text = (words or words_for(None)).say("no-such-seat", seat=seat, low=0, high=match.seats - 1)
        return complain(text, json)
    number = None if seat == NONE else int(seat)
    if words is None or json:
        print_json(match.view(number))
    else:
        tell_view(match, number, paint_for(), Pen(readable(words), me=number, names=match.header.names))
    return 0


def report(error: RecordError, json: bool, words: Catalogue | None) -> int:
    """Print what is wrong with a record: the error object, or a line; answers with the exit status 2."""
    if json:
        return complain_json(fault_of(error, words))
    return complain(describe(error, words or words_for(None)))


def tell_replay(match: Match, paint: Paint, pen: Pen) -> None:
    """The state reached: options, the result of each deal, the score, who is to act."""
    draw, view = drawing(match.game.name), match.view(None)
    paint.line(pen.say("replay-of", game=pen.say(f"game-{match.game.name}"), seats=match.seats), bold=True)
    tell_options(match, paint, pen)
    deals = view.public.deals  # type: ignore[attr-defined]
    for number in range(len(deals)):
        paint.line()
        paint.lines(draw.outcome(view, pen, number), indent="    ")
    if deals:
        paint.line()
        paint.lines(sheet.score(view, pen, draw.UNIT))
    paint.line()
    if match.finished:
        paint.lines(sheet.standing(view, pen, draw.UNIT, match.game.course.low_wins))
    elif match.to_act is None:
        paint.line(pen.say("waits-for-deck"))
    else:
        paint.line(draw.heading(view, pen), bold=True)
        paint.lines(draw.table(view, pen), indent="  ")
        paint.line(pen.tell("to-act-is", match.to_act))
        paint.line("  " + ", ".join(match.legal()), indent="  ")


def tell_options(match: Match, paint: Paint, pen: Pen) -> None:
    """The options that differ from their defaults."""
    rows = sheet.option_rows(match.game, match.options, match.seats, pen, changed=True)
    if rows:
        paint.line(pen.say("options-are"))
        paint.lines([f"  {title}: {value} ({rule})" for title, value, rule in rows], indent="    ")


def tell_view(match: Match, seat: int | None, paint: Paint, pen: Pen) -> None:
    """What a seat may know: the table, its hand, what has happened in this deal."""
    draw, view = drawing(match.game.name), match.view(seat)
    public = view.public  # type: ignore[attr-defined]
    if public.deal is None:
        if match.finished:
            paint.lines(sheet.standing(view, pen, draw.UNIT, match.game.course.low_wins))
        else:
            paint.line(pen.say("waits-for-deck"))
        return
    paint.line(draw.heading(view, pen), bold=True)
    paint.lines([*draw.table(view, pen), *draw.hand(view, pen)], indent="  ")
    paint.line()
    paint.lines(["  " + line for line in draw.story(view, pen, len(public.deals)) if line], indent="    ")
    if view.legal:
        paint.line()
        paint.line(pen.tell("to-act-is", match.to_act or 0))
        paint.line("  " + ", ".join(view.legal), indent="  ")
