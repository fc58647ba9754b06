"""The drawings of each game, behind one set of names."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from kozyr.cli.show.ask import Ask
from kozyr.cli.show.pen import Pen


class Drawing(Protocol):
    """How a game's views are put in words: the names of the module that a game may have in this folder."""

    UNIT: str
    """The message that names what totals count."""
    RANKS: str
    """The ranks from low to high, as the game sorts hands."""

    def is_out(self, view: Any) -> bool:
        """Whether the seat is out of the match, so that it will not be asked any more."""
        ...

    def heading(self, view: Any, pen: Pen) -> str:
        """Which deal it is and what holds in it, on one line."""
        ...

    def table(self, view: Any, pen: Pen) -> list[str]:
        """The table as it is now."""
        ...

    def hand(self, view: Any, pen: Pen) -> list[str]:
        """The seat's own cards."""
        ...

    def story(self, view: Any, pen: Pen, number: int, skip: int = 0) -> list[str]:
        """What happened in deal ``number`` from 0, an event a line.

        The story of a later view begins with the same lines. Empty lines stand for what isn't worth telling.
        The first ``skip`` lines are left out.
        """
        ...

    def last(self, view: Any, pen: Pen) -> list[str]:
        """The last trick, or whatever the game has in its place."""
        ...

    def outcome(self, view: Any, pen: Pen, number: int) -> list[str]:
        """What a complete deal came to, every number explained."""
        ...

    def ask(self, view: Any, pen: Pen, after: Callable[[str], Any]) -> Ask:
        """What the seat to act is asked.

        Args:
            view: that seat's own.
            pen: the words.
            after: the view that the seat would have after a legal action; for no more than what the table
                would see of the action itself (a beat or a discard).
        """
        ...


def drawing(game: str) -> Drawing:
    """The drawing of a game, imported when it is needed; a plain one where the game has none."""
    name = f"kozyr.cli.show.{game}"
    return cast(Drawing, import_module(name if find_spec(name) else "kozyr.cli.show.plain"))
