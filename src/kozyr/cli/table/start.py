"""``kozyr play``: from flags and questions to a table, and what is said when one leaves it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import FrameType

from kozyr.bots import PREFIX, LevelError, usual
from kozyr.cards import draw_seed
from kozyr.cli.show import sheet
from kozyr.cli.show.games import drawing
from kozyr.cli.show.pen import Pen
from kozyr.cli.shuffle import seed_bytes
from kozyr.cli.source import describe, read_bytes
from kozyr.cli.table import saves
from kozyr.cli.table.bots import Opponents, levels_from
from kozyr.cli.table.console import Console, Ended, Quit, prepare_input
from kozyr.cli.table.options import allowed, from_flags, span_of
from kozyr.cli.table.setup import Setup, ask_game, ask_settings, usual_seats
from kozyr.cli.table.table import Table
from kozyr.cli.words import UsageError, complain, paint_for, readable, words_for
from kozyr.games.api import Game
from kozyr.games.option import OptionError, read_options
from kozyr.games.registry import GAMES
from kozyr.match import Match
from kozyr.records import Record, RecordError

INTERRUPTED, TERMINATED = 130, 143
"""Exit statuses after Ctrl-C and after SIGTERM, as shells give them."""


class Terminated(BaseException):
    """SIGTERM or SIGHUP has come."""


@dataclass(frozen=True)
class Wish:
    """The flags of ``kozyr play``."""

    game: str | None = None
    seats: int | None = None
    options: list[str] | tuple[str, ...] = ()
    bots: str = ""
    me: int | None = None
    seed: str | None = None
    colours: str | None = None
    resume: bool = False
    save: str | None = None
    language: str | None = None


def start(wish: Wish) -> int:
    """Play a match; answers with the exit status."""
    prepare_input()
    try:
        words = readable(words_for(wish.language))
        console = Console(paint_for(wish.colours), Pen(words))
        with terminations():
            table = resumed(wish, console) if wish.resume else begun(wish, console)
            return sit(table) if table else 0
    except (UsageError, LevelError) as error:
        return complain(str(error))
    except (Ended, Quit):
        return 0
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except Terminated:
        return TERMINATED


def sit(table: Table) -> int:
    """Play at a table until the match ends or the person leaves; answers with the exit status."""
    status = 0
    try:
        table.play()
        return 0
    except Quit:
        pass
    except (Ended, KeyboardInterrupt, Terminated) as left:
        status = {KeyboardInterrupt: INTERRUPTED, Terminated: TERMINATED}.get(type(left), 0)
        table.console.tell()
    finally:
        table.leave()
    if not table.keep():
        if not table.warned:
            table.console.say("not-kept", file=str(table.file), why=table.why_not)
        return status
    table.console.say("stopped", file=str(table.file))
    table.console.say("file-tells-all")
    table.console.say("go-on-with", command=resume_command(table.file))
    return status


def resume_command(file: Path) -> str:
    """What to type to go on with a match."""
    if file.parent == saves.folder(os.environ):
        return "kozyr play --resume"
    return f"kozyr play --resume {file}"


@contextmanager
def terminations() -> Iterator[None]:
    """While it lasts, SIGTERM and SIGHUP raise `Terminated`."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Terminated

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {}
    try:
        before = {number: signal.signal(number, stop) for number in numbers}
    except ValueError:  # not in the main thread, as some tests are
        before = {}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# A new match


def begun(wish: Wish, console: Console) -> Table:
    """A table for a new match: what flags don't say is asked for, or where GAME is given has its default."""
    pen = console.pen
    game = named_game(wish.game, pen) if wish.game else ask_game(console)
    setup = setup_from(wish, game, pen)
    if wish.game is None:
        ask_settings(setup, console)
    seed = seed_bytes(pen.catalogue, wish.seed) if wish.seed is not None else draw_seed()
    now = datetime.now()
    file = (
        Path(wish.save).expanduser()
        if wish.save
        else saves.fresh_file(saves.folder(os.environ), game.name, now)
    )
    if wish.save:
        check_new(file, pen)
    table_pen = Pen(pen.catalogue, me=setup.me, bots=True)
    record = Record(
        game=game.name,
        seats=setup.seats,
        seed=seed,
        options=dict(setup.options),
        names=saves.names_for(setup.bots, {seat: table_pen.name(seat) for seat in setup.bots}, setup.seats),
        date=now.isoformat(timespec="seconds"),
        language=pen.catalogue.language,
    )
    table = table_for(Match.from_data(record), setup.me, setup.bots, console, table_pen, file)
    console.say("play-begins", game=pen.say(f"game-{game.name}"), seats=setup.seats)
    return table


def check_new(file: Path, pen: Pen) -> None:
    """Refuses a file to keep a match in that is there already, or whose folder isn't.

    Raises:
        UsageError: it says why.
    """
    if file.exists():
        raise UsageError(pen.say("file-exists", file=str(file)))
    if not file.parent.is_dir():
        raise UsageError(pen.say("cant-write", file=str(file), why=pen.say("no-such-folder")))


def named_game(name: str, pen: Pen) -> Game:
    """The game of that name, in English or in the language of play.

    Raises:
        UsageError: there is none.
    """
    for game in GAMES.values():
        if name.lower() in (game.name, pen.say(f"game-{game.name}").lower()):
            return game
    raise UsageError(pen.say("no-such-game", name=name, games=", ".join(GAMES)))


def setup_from(wish: Wish, game: Game, pen: Pen) -> Setup:
    """The settings that the flags give.

    Raises:
        UsageError: one of them can't be.
    """
    options = options_from(wish, game, pen)
    seats = usual_seats(game, options) if wish.seats is None else wish.seats
    if seats not in game.seats(options):
        span = span_of(game.seats(options), pen)
        raise UsageError(pen.say("no-such-seats", seats=str(seats), range=span))
    check_options(game, options, seats, pen)
    me = 0 if wish.me is None else wish.me
    if not 0 <= me < seats:
        raise UsageError(pen.say("no-such-seat", seat=str(me), low=0, high=seats - 1))
    return Setup(game, seats, me, levels_from(wish.bots, seats - 1, pen) or [usual(game.name)], options)


def options_from(wish: Wish, game: Game, pen: Pen) -> dict[str, object]:
    """The options of the flags, not yet checked.

    Raises:
        UsageError: one of them is no NAME=VALUE, there is no such option, or it is given twice.
    """
    for flag in wish.options:
        if "=" not in flag:
            raise UsageError(pen.say("option-form", text=flag[:40]))
    try:
        return from_flags(game, list(wish.options))
    except OptionError as error:
        name = error.path.removeprefix("options.")
        if any(option.name == name for option in game.options):
            raise UsageError(str(error)) from None
        known = ", ".join(option.name for option in game.options)
        raise UsageError(pen.say("no-such-option", name=name, options=known)) from None


def check_options(game: Game, options: dict[str, object], seats: int, pen: Pen) -> None:
    """Refuses a value that can't be.

    Raises:
        UsageError: it says which values can.
    """
    try:
        read_options(game.options, options, seats)
    except OptionError as error:
        name = error.path.removeprefix("options.")
        option = next(option for option in game.options if option.name == name)
        others = {key: value for key, value in options.items() if key != name}
        try:
            values = read_options(game.options, others, seats)
        except OptionError:
            values = read_options(game.options, {}, seats)
        what = allowed(option, seats, values, pen)
        given = options[name]
        value = " ".join(map(str, given)) if isinstance(given, list) else str(given)
        raise UsageError(pen.say("option-needs", name=name, value=value, what=what)) from None


def table_for(match: Match, me: int, levels: dict[int, str], console: Console, pen: Pen, file: Path) -> Table:
    """A table with its bots; their chance follows from the seed, so that a match can be played again.

    Raises:
        LevelError: there is no such bot.
    """
    origin = repr((match.header.seed, match.header.date if match.header.seed is None else "")).encode()
    opponents = Opponents(match.game.name, origin, levels, console, pen)
    return Table(match, me, opponents.bots, console, pen, file, opponents.hinter, opponents.close)


# A match that goes on


def resumed(wish: Wish, console: Console) -> Table | None:
    """The table of a kept match; None where the match is over, which is told.

    Raises:
        UsageError: there is none, or it can't be gone on with.
    """
    pen = console.pen
    check_flags(wish, pen)
    file, data, match = find_match(wish, console)
    if match.finished:
        console.say("resume-over", file=str(file))
        own = Pen(pen.catalogue, names=match.header.names)
        draw = drawing(match.game.name)
        console.paint.lines(sheet.standing(match.view(None), own, draw.UNIT, match.game.course.low_wins))
        return None
    levels = saves.levels_in(match.header.names)
    me = wish.me if wish.me is not None else next((s for s in range(match.seats) if s not in levels), 0)
    if not 0 <= me < match.seats:
        raise UsageError(pen.say("no-such-seat", seat=str(me), low=0, high=match.seats - 1))
    others = [seat for seat in range(match.seats) if seat != me]
    said = levels_from(wish.bots, len(others), pen)
    level = usual(match.game.name)
    bots = {seat: levels.get(seat, level) for seat in others}
    programs = [seat for seat in others if bots[seat].startswith(PREFIX)]
    if programs and not said:  # a file may come from anyone: what it names isn't run
        bots |= dict.fromkeys(programs, level)
        console.say("resume-programs", names=pen.listing([str(levels[seat]) for seat in programs]))
    if said:
        bots = {seat: said[min(k, len(said) - 1)] for k, seat in enumerate(others)}
    here = Path(wish.save).expanduser() if wish.save else file
    if here != file:
        check_new(here, pen)
    table = table_for(match, me, bots, console, Pen(pen.catalogue, me=me, bots=True), here)
    console.say("play-goes-on", file=str(file))
    table.written = data if here == file else None
    return table


def check_flags(wish: Wish, pen: Pen) -> None:
    """Refuses flags that a match that goes on can't follow.

    Raises:
        UsageError: it names them.
    """
    given = {"--seats": wish.seats, "--option": wish.options or None, "--seed": wish.seed}
    flags = [flag for flag, value in given.items() if value is not None]
    if flags:
        raise UsageError(pen.say("resume-flags", flags=pen.listing(flags)))


def find_match(wish: Wish, console: Console) -> tuple[Path, bytes, Match]:
    """The match to go on with, and its file: the one named, else the last one that isn't over.

    Raises:
        UsageError: there is none, or the file is broken.
    """
    pen = console.pen
    if wish.game is not None and wish.game not in GAMES:
        file = Path(wish.game).expanduser()
        try:
            data = read_bytes(str(file))
            return file, data, Match.from_record(data)
        except RecordError as error:
            why = describe(error, pen.catalogue)
            raise UsageError(pen.say("resume-broken", file=str(file), why=why)) from None
    where = saves.folder(os.environ)
    for file in saves.newest_first(where, wish.game):
        try:
            data = read_bytes(str(file))
            match = Match.from_record(data)
        except RecordError as error:
            console.say("resume-broken", file=str(file), why=describe(error, pen.catalogue))
            continue
        if not match.finished:
            return file, data, match
    raise UsageError(pen.say("resume-nothing", folder=str(where)))
