"""What replaying a record of any game comes to: the state reached, or the action that is refused."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from kozyr.games.api import Run
from kozyr.games.refusal import Refusal
from kozyr.records import RecordError


class ReplayError(RecordError):
    """A record whose action ``action`` of deal ``deal`` (both from 0) is refused."""

    def __init__(self, deal: int, action: int, text: str, refusal: Refusal) -> None:
        super().__init__(f"deals[{deal}].actions[{action}]", f"{text!r} is refused: {refusal}", deal)
        self.action = action
        self.text = text
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.deal, self.action, self.text, self.refusal)


class DealSummary(msgspec.Struct, frozen=True, kw_only=True):
    """One deal as ``kozyr replay`` prints it."""

    dealer: int
    starter: int | None
    complete: bool
    redealt: bool
    scores: list[int] | None
    details: Any

    @classmethod
    def of(cls, run: Run) -> Self:
        """How far a deal is."""
        outcome = run.outcome
        return cls(
            dealer=run.dealer,
            starter=run.story.starter,
            complete=outcome is not None,
            redealt=outcome is not None and outcome.redealt,
            scores=outcome.scores if outcome else None,
            details=outcome.details if outcome else None,
        )


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a match as ``kozyr replay`` prints it."""

    format: int
    rules: int
    game: str
    seats: int
    options: dict[str, Any]
    deals: list[DealSummary]
    totals: list[int]
    finished: bool
    winners: list[int]
    settlement: list[int] | None
    to_act: int | None
    legal: list[str]
