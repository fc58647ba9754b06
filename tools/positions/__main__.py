"""Positions: find candidates by enumeration, finish a file, check all.

    python -m tools.positions odessa find --seats 3 --size 3 --seed 1    # candidates, on standard output
    python -m tools.positions donkey find --form pairs --out FOLDER      # the same as files
    python -m tools.positions donkey finish FILE ...    # right answers given: writes the rest anew
    python -m tools.positions odessa check [FILE ...]   # proves files; without any, the package's

What right means, and how it is proven, is in `kozyr.study.proof` and `kozyr.study.donkey_proof`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from tools.positions import donkey, odessa


class Game(Protocol):
    """What the part of a game offers; a position is the text of its file."""

    WAYS: str
    """What a proof counts."""

    def package(self) -> dict[str, str]:
        """The positions of the package by name."""

    def proven(self, source: str) -> int:
        """In how many ways a position was proven.

        Raises:
            ValueError: it says what isn't so.
        """

    def finished(self, source: str) -> str:
        """A position with all that follows from its right answers.

        Raises:
            ValueError: these can't be proven.
        """

    def asks(self, parser: argparse.ArgumentParser) -> None:
        """Add what can be said of candidates, and the defaults of ``deals``."""

    def candidates(self, given: argparse.Namespace) -> Iterator[tuple[str, str]]:
        """Name and text of positions with a proven answer, out of deals that bots play."""


GAMES: dict[str, Game] = {"odessa": odessa, "donkey": donkey}


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 when all is well."""
    given = parser().parse_args(arguments)
    game = GAMES[given.game]
    if given.command == "find":
        return found(game, given)
    if given.command == "finish":
        return sum(finished(game, file) for file in given.files)
    texts = {str(file): file.read_text("utf-8") for file in given.files}
    return sum(proven(game, name, source) for name, source in (texts or game.package()).items())


def parser() -> argparse.ArgumentParser:
    """The words of the command line."""
    whole = argparse.ArgumentParser(prog="python -m tools.positions", description="Positions")
    games = whole.add_subparsers(dest="game", required=True)
    for name, game in GAMES.items():
        commands = games.add_parser(name).add_subparsers(dest="command", required=True)
        find = commands.add_parser("find", help="candidates from deals that bots play")
        find.add_argument("--deals", type=int)
        find.add_argument("--seed", type=int, default=0)
        find.add_argument("--out", type=Path, help="a folder for files; left out: standard output")
        game.asks(find)
        finish = commands.add_parser("finish", help="write what follows from the right answers")
        finish.add_argument("files", nargs="+", type=Path)
        check = commands.add_parser("check", help="prove")
        check.add_argument("files", nargs="*", type=Path)
    return whole


def found(game: Game, given: argparse.Namespace) -> int:
    """Write candidates down as they are found."""
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    for name, source in game.candidates(given):
        if given.out:
            (given.out / f"{name}.toml").write_text(source, "utf-8")
        print(name if given.out else source, flush=True)
    return 0


def proven(game: Game, name: str, source: str) -> int:
    """Prove a file; 1 where that fails."""
    try:
        print(f"{name}: proven in {game.proven(source):,} {game.WAYS}", flush=True)
    except ValueError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    return 0


def finished(game: Game, file: Path) -> int:
    """Write a file anew from its right answers; 1 where these aren't right."""
    try:
        file.write_text(game.finished(file.read_text("utf-8")), "utf-8")
    except ValueError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
