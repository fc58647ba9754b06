"""``kozyr review``: what each seat's choices cost, its costliest mistakes, the luck of the deals."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from kozyr.bots import SEARCHING, LevelError
from kozyr.cli.lab import seed_from
from kozyr.cli.progress import progress_to
from kozyr.cli.replay import opened
from kozyr.cli.show.games import drawing
from kozyr.cli.show.paint import Paint, grid
from kozyr.cli.show.pen import Pen
from kozyr.cli.words import complain, paint_for, print_json, readable, words_for
from kozyr.games.option import OptionError
from kozyr.i18n.catalogue import MINUS, minus
from kozyr.lab.review import Decision, Review, Sum, review

COLUMNS = ("review-col-score", "review-col-usual", "review-col-cards", "review-col-play")


@dataclass(frozen=True)
class Wish:
    """What was said on the command line."""

    file: str
    level: str
    samples: int
    seed: str
    seat: int | None
    json: bool
    language: str | None


def run_review(wish: Wish) -> int:
    """``kozyr review FILE``; answers with the exit status."""
    opening = opened(wish.file, wish.json, wish.language)
    if isinstance(opening, int):
        return opening
    match, words = opening
    said = words or words_for(None)
    if wish.level not in SEARCHING:
        text = said.say("no-such-level", name=wish.level, levels=", ".join(SEARCHING))
        return complain(text, wish.json)
    if wish.seat is not None and not 0 <= wish.seat < match.seats:
        text = said.say("no-such-seat", seat=wish.seat, low=0, high=match.seats - 1)
        return complain(text, wish.json)
    try:
        found = review(
            match,
            level=wish.level,
            samples=wish.samples,
            seed=seed_from(wish.seed),
            seat=wish.seat,
            progress=progress_to(said, "review-progress") if sys.stderr.isatty() else None,
        )
    except (LevelError, OptionError) as error:
        return complain(str(error), wish.json)
    if words is None or wish.json:
        print_json(found)
    else:
        tell(found, paint_for(), Pen(readable(words), names=match.header.names))
    return 0


def tell(found: Review, paint: Paint, pen: Pen) -> None:
    """A review in words."""
    unit = drawing(found.game).UNIT
    said = pen.say(f"level-{found.level}")
    game = pen.say(f"game-{found.game}")
    paint.line(pen.say("review-of", game=game, level=said, samples=found.samples), bold=True)
    rows = [["", *map(pen.say, COLUMNS)]]
    for number, seat in enumerate(found.seats):
        if seat is None:
            continue
        lost = amount(seat.loss, unit, pen)
        paint.line(pen.say("review-seat", name=pen.label(number), count=seat.decisions, lost=lost))
        lines = [mistake(one, unit, pen) for one in seat.mistakes] or [pen.say("review-none")]
        paint.lines([f"  {line}" for line in lines], indent="    ")
        luck = [minus(seat.score), signed(seat.usual), spread(seat.cards), spread(seat.play)]
        rows.append(["  " + pen.label(number), *luck])
    if found.luck:
        paint.line(pen.say("review-luck", unit=pen.say(unit)))
        paint.lines(grid(rows))
        paint.line(pen.say("review-about"))


def mistake(one: Decision, unit: str, pen: Pen) -> str:
    """A decision that cost something."""
    turn = one.turn
    where = pen.say(
        "review-where",
        deal=one.deal + 1,
        kind=turn.kind if turn else "none",
        number=turn.number if turn else 0,
    )
    return pen.say(
        "review-mistake",
        where=where,
        played=pen.action(one.played),
        best=pen.action(one.best),
        lost=amount(Sum(value=one.loss, error=one.error), unit, pen),
    )


def amount(sum_of: Sum, unit: str, pen: Pen) -> str:
    """A loss in what the game counts: "2.3 ± 0.4 points"."""
    return pen.say(
        "review-amount", unit=unit.removeprefix("unit-"), value=number(sum_of.value), error=error_of(sum_of)
    )


def spread(sum_of: Sum) -> str:
    """A part of a score, with its sign."""
    return f"{signed(sum_of.value)} ± {error_of(sum_of)}"


def error_of(sum_of: Sum) -> str:
    """The error of an estimate."""
    return "?" if sum_of.error is None else f"{sum_of.error:.2f}"


def number(value: float) -> str:
    """A number with two places and a real minus; none for a nought."""
    text = f"{value:.2f}"
    return "0.00" if text == "-0.00" else text.replace("-", MINUS)


def signed(value: float) -> str:
    """A number with its sign."""
    text = number(value)
    return text if text.startswith((MINUS, "0.00")) else f"+{text}"
