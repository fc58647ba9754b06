"""Around the commands: usage lines, faults of the command line as JSON, output that can't be written."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

UsageFault: type[Any] = typer.BadParameter.__bases__[0]
"""What typer raises for a command line that can't be; typer names only some of its kinds."""

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""Faults of an output; those of a file have its name and are told where it is opened."""


def write_examples(formatter: Any, lines: str | None) -> None:
    """The end of a help text: command lines to copy, one a line."""
    with formatter.section("Examples"):
        for line in (lines or "").splitlines():
            formatter.write(f"{'':{formatter.current_indent}}{line}\n")


class Command(TyperCommand):
    """A command whose usage line says FILE for what is needed and [GAME] for what may be left out.

    Its ``epilog`` has example command lines, one a line.
    """

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """The examples."""
        write_examples(formatter, self.epilog)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The words after the name."""
        return [piece.removeprefix("{").removesuffix("}") for piece in super().collect_usage_pieces(ctx)]


class Program(TyperGroup):
    """The commands; what is wrong with their flags is an error object too where ``--json`` is among them."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """The examples."""
        write_examples(formatter, self.epilog)

    def invoke(self, ctx: Any) -> Any:
        """Run the command that is named."""
        words = [*ctx._protected_args, *ctx.args]
        try:
            return super().invoke(ctx)
        except UsageFault as error:
            from kozyr.cli.words import complain
            from kozyr.i18n.catalogue import visible

            if "--json" in words:
                raise typer.Exit(complain(error.format_message(), json=True)) from None
            error.message = visible(error.message)
            raise


def run(app: typer.Typer) -> None:
    """The program from its start to its exit; a closed output is as good as /dev/null."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 -- till the end
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in (errno.EPIPE, *NO_ROOM):
            raise
        sys.exit(unwritten(error))


def unwritten(error: OSError) -> int:
    """Say that output is lost, unless its reader has left of its own will; answers with the exit status."""
    with suppress(OSError):  # what is still to be written would fail again at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return 1
    with suppress(OSError):
        print(f"kozyr: can't write: {error.strerror}", file=sys.stderr, flush=True)
    return 2
