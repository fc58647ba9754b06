"""``kozyr stats`` and ``kozyr selfplay``: count what records hold; make records to count."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from kozyr.cli.lab import seed_from
from kozyr.cli.show.paint import Paint, grid
from kozyr.cli.show.pen import capital
from kozyr.cli.words import UsageError, complain, paint_for, print_json, readable, words_for
from kozyr.i18n import Catalogue
from kozyr.i18n.cards import rank_names
from kozyr.i18n.catalogue import minus, visible
from kozyr.lab.stats import Report, Table, collect
from kozyr.lab.stats.table import Cell, Kind

TOLD = 20
"""How many records with faults are named one by one; ``--json`` names them all."""


def run_stats(
    path: str, strict: bool, csv: str | None, plots: str | None, json: bool, language: str | None
) -> int:
    """``kozyr stats PATH``; answers with the exit status."""
    from kozyr.lab.stats.files import NoPlots, write_csv, write_plots
    from kozyr.records import RecordError

    try:
        words = words_for(language)
        report = collect(path, strict=strict)
        if csv is not None:
            write_csv(report.tables, Path(csv))
        if plots is not None:
            write_plots(
                report.tables,
                Path(plots),
                title=lambda table: title(table, words),
                label=lambda column: label(column, words),
                value=lambda column, cell: value(column, cell, words),
            )
    except (UsageError, NoPlots) as error:
        return complain(str(error), json)
    except RecordError as error:
        return complain(str(error), json)
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}", json)
    if json:
        print_json(as_json(report))
        return 0
    tell(report, paint_for("none"), readable(words))
    return 0


def as_json(report: Report) -> dict[str, Any]:
    """The report with an object for each row."""
    return {
        "records": report.records,
        "finished": report.finished,
        "bad": msgspec.to_builtins(report.bad),
        "tables": {
            table.name: [
                dict(zip((column.name for column in table.columns), row, strict=True)) for row in table.rows
            ]
            for table in report.tables
        },
    }


def tell(report: Report, paint: Paint, words: Catalogue) -> None:
    """The report in words."""
    paint.line(words.say("stats-records", count=report.records, finished=report.finished))
    for bad in report.bad[:TOLD]:
        paint.line("  " + visible(f"{bad.file}: {bad.path}: {bad.message}"), indent="    ")
    if report.bad:
        paint.line(words.say("stats-bad", count=len(report.bad)))
    for table in report.tables:
        paint.line()
        paint.line(title(table, words), bold=True)
        left = next((k for k, column in enumerate(table.columns) if column.kind != "word"), 0)
        heading = [label(column.name, words) for column in table.columns]
        rows = [
            [
                shown(cell, column.kind, column.name, words)
                for cell, column in zip(row, table.columns, strict=True)
            ]
            for row in table.rows
        ]
        for line in grid([heading, *rows], left=left):
            paint.stream.write(paint.plain(line) + "\n")


def title(table: Table, words: Catalogue) -> str:
    """What a table is called."""
    return capital(words.say("stats-" + table.name.replace("_", "-")))


def label(column: str, words: Catalogue) -> str:
    """What a column is called."""
    return words.say("stats-col-" + column.replace("_", "-"))


def value(column: str, cell: Cell, words: Catalogue) -> str:
    """A word or number that tells rows apart."""
    if isinstance(cell, bool):
        return words.say("yes" if cell else "no")
    if column == "rank":
        return rank_names(words)[str(cell)]
    for id in (f"value-{column}-{cell}", f"stats-{column}-{cell}", f"{column}-{cell}"):
        if isinstance(cell, str) and words.has(id := id.replace("_", "-")):
            return words.say(id)
    return str(cell)


def shown(cell: Cell, kind: Kind, column: str, words: Catalogue) -> str:
    """A cell for people: shares in percent, means with two places."""
    if kind == "word":
        return value(column, cell, words)
    if cell is None:
        return "-"
    if isinstance(cell, int | float):
        if kind == "share":
            return f"{100 * cell:.1f} %"
        return minus(cell) if kind == "count" and isinstance(cell, int) else f"{cell:.2f}".replace("-", "−")
    return str(cell)


def run_selfplay(
    game: str | None,
    matches: int,
    out: str,
    seed: str,
    seats: int,
    bots: str,
    option: Sequence[str],
    workers: int,
    language: str | None,
) -> int:
    """``kozyr selfplay``; answers with the exit status."""
    from kozyr.bots import LevelError
    from kozyr.cli.table.options import from_flags
    from kozyr.games.option import OptionError
    from kozyr.games.registry import known_game
    from kozyr.lab.selfplay import Table as Seated
    from kozyr.lab.selfplay import every_game, selfplay

    folder = Path(out)
    try:
        words = words_for(language)
        if game is None and (seats or bots or option):
            raise UsageError(words.say("selfplay-game-needed"))
        if game is None:
            tables = every_game()
        else:
            options = from_flags(known_game(game), list(option))
            tables = [Seated(game, seats, options, bots.replace(",", " ").split())]
        key = seed_from(seed)
        folder.mkdir(parents=True)
        for number, (name, text) in enumerate(selfplay(tables, matches, key, workers), start=1):
            (folder / f"{name}.toml").write_text(text, encoding="utf-8", newline="\n")
            if sys.stderr.isatty():
                print(f"\r{number}/{matches}", end="\n" * (number == matches), file=sys.stderr, flush=True)
    except (UsageError, OptionError, LevelError) as error:
        return complain(str(error))
    except FileExistsError:
        return complain(words.say("folder-exists", folder=visible(out)))
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}")
    paint_for().line(readable(words).say("selfplay-done", count=matches, folder=visible(out)))
    return 0
