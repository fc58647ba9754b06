"""Tables as files: CSV for programs, SVG for people."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kozyr.lab.stats.table import Cell, Table

MOST_BARS = 40
"""A plot shows no more rows than this; the table has them all."""


class NoPlots(ImportError):
    """matplotlib isn't installed."""


def write_csv(tables: list[Table], folder: Path) -> list[Path]:
    """One file a table, with a heading; shares are shares of 1, an empty cell is a share of nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for table in tables:
        file = folder / f"{table.name}.csv"
        with file.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream)
            writer.writerow(column.name for column in table.columns)
            writer.writerows(table.rows)
        written.append(file)
    return written


def write_plots(
    tables: list[Table],
    folder: Path,
    title: Callable[[Table], str] = lambda table: table.name,
    label: Callable[[str], str] = lambda column: column,
    value: Callable[[str, Cell], str] = lambda column, cell: str(cell),
) -> list[Path]:
    """One SVG a table: a bar for each row.

    Args:
        tables: what to draw.
        folder: where to; it is made.
        title: what a plot is called.
        label: what a column is called.
        value: how a cell that tells rows apart is written.

    Raises:
        NoPlots: matplotlib isn't installed.
    """
    figure_class = matplotlib_figure()
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for table in tables:
        words = [column.name for column in table.columns if column.kind == "word"]
        rows = [[value(name, cell) for name, cell in zip(words, row, strict=False)] for row in table.rows]
        telling = [k for k in range(len(words)) if len({row[k] for row in rows}) > 1] or [len(words) - 1]
        names = [" · ".join(row[k] for k in telling) for row in rows][:MOST_BARS]
        heights = [float(cell or 0) for cell in table.column(table.chart)][:MOST_BARS]
        figure = figure_class(figsize=(7, 1.4 + 0.28 * len(names)), layout="constrained")
        axes = figure.subplots()
        axes.barh(range(len(names)), heights, color="#2f6f5e")
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_ylabel(" · ".join(label(words[k]) for k in telling))
        axes.set_xlabel(label(table.chart))
        axes.set_title(title(table))
        axes.spines[["top", "right"]].set_visible(False)
        file = folder / f"{table.name}.svg"
        figure.savefig(file, metadata={"Date": None, "Creator": None})
        written.append(file)
    return written


def matplotlib_figure() -> Any:
    """Matplotlib's figure, set so that the same numbers give the same file, with letters as text."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError as error:
        raise NoPlots("plots need matplotlib: pip install 'kozyr[plots]'") from error
    matplotlib.rcParams.update({"svg.hashsalt": "kozyr", "svg.fonttype": "none"})
    return Figure
