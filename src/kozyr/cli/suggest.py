"""``kozyr suggest``: what a bot of a level would do for the seat to act, and what each action is worth."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import msgspec

from kozyr.bots import LEVELS, Advice, Budget, LevelError, Worth, bot
from kozyr.cards import draw_seed
from kozyr.cli.lab import seed_from
from kozyr.cli.progress import patience
from kozyr.cli.replay import opened
from kozyr.cli.show.paint import Paint
from kozyr.cli.show.pen import Pen
from kozyr.cli.show.worth import tell_worth
from kozyr.cli.words import complain, paint_for, print_json, readable, words_for
from kozyr.match import Match


@dataclass(frozen=True)
class Wish:
    """What was said on the command line."""

    file: str
    level: str
    seconds: float | None
    samples: int | None
    seed: str | None
    json: bool
    language: str | None


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed as JSON."""

    seat: int
    action: str
    level: str
    values: list[Worth]
    samples: int
    seconds: float


def run_suggest(wish: Wish) -> int:
    """``kozyr suggest FILE``; answers with the exit status."""
    opening = opened(wish.file, wish.json, wish.language)
    if isinstance(opening, int):
        return opening
    match, words = opening
    said = words or words_for(None)
    if match.to_act is None:
        return complain(said.say("suggest-nobody"), wish.json)
    if wish.level not in LEVELS:
        text = said.say("no-such-level", name=wish.level, levels=", ".join(LEVELS))
        return complain(text, wish.json)
    if wish.seconds is not None and wish.samples is not None:
        return complain(said.say("suggest-both"), wish.json)
    try:
        seed = draw_seed() if wish.seed is None else seed_from(wish.seed)
        player = bot(wish.level, match.game.name, seed)
    except (LevelError, ValueError) as error:
        return complain(str(error), wish.json)
    budget = None
    if wish.seconds is not None or wish.samples is not None:
        budget = Budget(samples=wish.samples, seconds=wish.seconds)
    began = perf_counter()
    with patience(said):
        advice = player.advise(
            match.view(match.to_act), match.prospect(match.to_act) if player.searches else None, budget
        )
    seconds = round(perf_counter() - began, 3)
    if words is None or wish.json:
        print_json(
            Suggestion(
                seat=match.to_act,
                action=advice.action,
                level=wish.level,
                values=advice.values,
                samples=advice.samples,
                seconds=seconds,
            )
        )
    else:
        tell(match, wish.level, advice, paint_for(), Pen(readable(words), names=match.header.names))
    return 0


def tell(match: Match, level: str, advice: Advice, paint: Paint, pen: Pen) -> None:
    """The choice, why, and what each action is worth."""
    paint.line(pen.say("suggest-for", name=pen.name(match.to_act or 0)))
    paint.line(
        pen.say("suggest-is", action=pen.action(advice.action), level=pen.say(f"level-{level}")), bold=True
    )
    tell_worth(paint, pen, advice)
    if advice.samples:
        paint.line(pen.say("suggest-samples", samples=advice.samples))
