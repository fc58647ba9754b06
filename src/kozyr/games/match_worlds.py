"""Worlds of a whole match: of the deals that are over and of the one under way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from kozyr.games.api import Game, Progress
from kozyr.games.worlds import Chance, World
from kozyr.records import Record

Match = TypeVar("Match")


class MatchWorlds(Generic[Match]):
    """The matches that one seat or a spectator can't tell from the one at hand, drawn evenly.

    A drawn match has a seed of its own for the deals to come. Of the one at hand only what was seen is kept.

    Args:
        game: the match's game.
        header: the match's record without its deals.
        progress: how far it is.
        seat: who has looked on; None: a spectator.
        played: makes a match from a header and worlds of its deals.
    """

    def __init__(
        self,
        game: Game,
        header: Record,
        progress: Progress,
        seat: int | None,
        played: Callable[[Record, Iterable[World]], Match],
    ) -> None:
        runs = progress.runs
        self.deals = [game.worlds(run, seat) for run in runs]
        """By deal; the last one is the deal under way, if there is one."""
        self._header = msgspec.structs.replace(
            header,
            dealer=runs[0].dealer if runs else header.dealer,
            seed=None,
            **dict.fromkeys(("commit", "secret", "nonces")),
        )
        self._goes_on = progress.current is not None or bool(progress.course.finished)
        self._played = played

    def draw(self, chance: Chance) -> Match:
        """One of them; its view, for who drew, is that of the match at hand to the byte."""
        seed = chance.randrange(1 << 256).to_bytes(32, "big") if self._goes_on else None
        header = msgspec.structs.replace(self._header, seed=seed)
        return self._played(header, (worlds.draw(chance) for worlds in self.deals))
