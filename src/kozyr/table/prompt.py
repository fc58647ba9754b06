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
    """What a seat may know of the match; None before the first one. Made once for each event."""
    if table.match is None:
        return None
    if seat not in table.views:
        table.views[seat] = table.match.view(seat)
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
    for action in tries(view):
        refusal = None if action in legal else match.explain(action)
        if refusal is not None:
            found[action] = Why(rule=refusal.rule, code=refusal.code, args=refusal.args)
    return found


def tries(view: Any) -> list[str]:
    """Every card of the hand with the verb of the phase, or every bid up to the size of the deal."""
    phase = view.public.deal.phase
    game = view.__struct_config__.tag
    if game == "odessa" and phase == "bid":
        return [f"bid {number}" for number in range(view.public.deal.size + 1)]
    verb = VERBS.get(game, {}).get(phase)
    return [f"{verb} {card}" for card in view.hand or [] if card is not None] if verb else []


VERBS: dict[str, dict[str, str]] = {
    "donkey": {"play": "play", "bury": "bury", "give": "give", "swap": "give", "return": "return"},
    "exchange": {"give": "give", "return": "return"},
    "odessa": {"play": "play"},
}
"""By game and phase of the view: the verb that cards are played with."""
