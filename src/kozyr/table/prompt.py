"""What the player to act is told beside its view, so that a client computes no rule."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kozyr.games.api import View
from kozyr.match import Match
from kozyr.table import answers
from kozyr.table.clocks import is_bots
from kozyr.table.state import Table


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why something isn't legal, as in a refusal."""

    rule: str | None
    code: str
    args: dict[str, int | str]


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """A question to the player to act."""

    deal: int
    """Which deal of the match, from 0."""
    legal: list[str]
    """As in the view; in oko the amounts are one entry ``bet LOW..HIGH``."""
    why: dict[str, Why]
    """By action: every single card of the hand, and every bid, that isn't legal by itself."""
    answers: dict[str, Literal["beat", "discard"]] | msgspec.UnsetType = msgspec.UNSET
    """Donkey, where cards are to be answered: what each legal answer would be, by its cards."""
    beaten: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET
    """Donkey, in play: the cards of the pack that beat a card. For one of the hand, laid by any other seat;
    for a standing one, laid by this seat."""


def view_of(table: Table, seat: int | None) -> View | None:
    """What a seat may know of the match; None before the first one.

    Made once for each event, and the part that all know once for all seats.
    """
    if table.match is None:
        return None
    if seat not in table.views:
        known: Any = next(iter(table.views.values()), None)
        table.views[seat] = table.match.view(seat, known and known.public)
    return table.views[seat]


def prompt(table: Table, seat: int | None) -> Prompt | None:
    """The question to a seat; None where it isn't to act, or a bot plays for it."""
    turn, match, view = table.turn, table.match, view_of(table, seat)
    if turn is None or match is None or view is None or seat != turn.seat or is_bots(table, seat):
        return None
    run = match.progress.runs[-1]
    donkey = match.game.name == "donkey" and answers.in_play(run)
    return Prompt(
        deal=len(match.progress.runs) - 1,
        legal=view.legal,
        why=refusals(match, view),
        answers=answers.kinds(match.game, run, view.legal) if donkey and run.deal.laid else msgspec.UNSET,
        beaten=answers.beaten(run) if donkey else msgspec.UNSET,
    )


def refusals(match: Match, view: View) -> dict[str, Why]:
    """Why each thing that could be tried alone isn't legal."""
    found = {}
    legal = set(view.legal)
    for action in match.game.tries(view):
        refusal = None if action in legal else match.explain(action)
        if refusal is not None:
            found[action] = Why(rule=refusal.rule, code=refusal.code, args=refusal.args)
    return found
