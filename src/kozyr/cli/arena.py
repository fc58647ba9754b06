"""``kozyr arena``: bots against each other on the same deals, as a table or as JSON."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from kozyr.bots.outside import LimitError
from kozyr.cli.progress import progress_to
from kozyr.cli.show.games import drawing
from kozyr.cli.show.paint import Paint, grid
from kozyr.cli.show.pen import Pen
from kozyr.cli.shuffle import seed_bytes
from kozyr.cli.table.bots import split_levels
from kozyr.cli.table.options import from_flags
from kozyr.cli.table.saves import short
from kozyr.cli.table.start import INTERRUPTED, TERMINATED, Terminated, terminations
from kozyr.cli.words import UsageError, complain, paint_for, print_json, readable, words_for
from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import MINUS
from kozyr.lab.arena import BotResult, Difference, Result, arena


@dataclass(frozen=True)
class Wish:
    """The flags of ``kozyr arena``."""

    game: str
    bots: str
    deals: int
    seed: str
    options: list[str]
    match: bool
    workers: int
    state: str | None
    json: bool
    language: str | None


def run_arena(wish: Wish) -> int:
    """Play, print; the exit status."""
    try:
        words = readable(words_for(wish.language))
        if wish.game not in GAMES:
            raise UsageError(words.say("no-such-game", name=wish.game, games=", ".join(GAMES)))
        with terminations():
            result = arena(
                wish.game,
                split_levels(wish.bots),
                deals=wish.deals,
                seed=seed_bytes(words, wish.seed),
                options=from_flags(GAMES[wish.game], wish.options),
                match=wish.match,
                workers=wish.workers,
                state=wish.state,
                progress=progress_to(words, "arena-progress") if sys.stderr.isatty() else None,
            )
    except (UsageError, OptionError, LimitError) as error:
        return complain(str(error), wish.json)
    except BrokenProcessPool:
        return complain(words.say("arena-killed"), wish.json)
    except (KeyboardInterrupt, Terminated) as stop:
        file = wish.state
        complain(words.say("arena-stopped-kept", file=file) if file else words.say("arena-stopped"))
        return INTERRUPTED if isinstance(stop, KeyboardInterrupt) else TERMINATED
    if wish.json:
        print_json(result)
    else:
        tell(result, paint_for(), Pen(words))
    return 0


def tell(result: Result, paint: Paint, pen: Pen) -> None:
    """The result as a table."""
    kind = "arena-matches" if result.match else "arena-deals"
    game = pen.say(f"game-{result.game}")
    paint.line(pen.say(kind, game=game, count=result.deals, times=result.seats), bold=True)
    columns = [
        ("arena-bot", [name if bot.seats == 1 else f"{name} ×{bot.seats}" for name, bot in named(result)]),
        ("arena-mean", [minus_in(f"{bot.mean:.3f}") if bot.mean is not None else "" for bot in result.bots]),
        ("arena-field", [spread(bot.field) for bot in result.bots]),
        ("arena-first", [spread(bot.first) for bot in result.bots]),
        ("arena-won", [f"{100 * bot.won:.1f} %" if bot.won is not None else "" for bot in result.bots]),
        ("arena-move", [milliseconds(moves.mean) for moves in result.times.moves]),
        ("arena-p95", [milliseconds(moves.p95) for moves in result.times.moves]),
    ]
    columns = [column for column in columns if any(column[1])]
    rows = [[pen.say(id, name=named(result)[0][0]) for id, _ in columns]]
    rows += [list(row) for row in zip(*(cells for _, cells in columns), strict=True)]
    paint.lines(grid(rows))
    paint.line(pen.say("arena-unit", unit=pen.say(drawing(result.game).UNIT)))
    for name, bot in named(result):
        if bot.faults:
            why = ", ".join(f"{pen.say(f'bot-fault-{why}')}: {count}" for why, count in bot.faults.items())
            paint.line(pen.say("arena-faults", name=name, count=sum(bot.faults.values()), why=why))


def named(result: Result) -> list[tuple[str, BotResult]]:
    """The bots with their names: programs without their folders, if that tells them apart."""
    names = [short(bot.name) for bot in result.bots]
    if len(set(names)) < len(names):
        names = [bot.name for bot in result.bots]
    return list(zip(names, result.bots, strict=True))


def spread(found: Difference | None) -> str:
    """A difference with its interval: "+1.250 ± 0.310"."""
    if found is None:
        return ""
    mean = minus_in(f"{found.mean:+.3f}")
    return mean if found.high is None else f"{mean} ± {found.high - found.mean:.3f}"


def minus_in(number: str) -> str:
    """A number with a real minus."""
    return number.replace("-", MINUS)


def milliseconds(seconds: float | None) -> str:
    """A time for a table, in milliseconds."""
    return "" if seconds is None else f"{1000 * seconds:.2f}"
