"""A table of Oko with chosen stacks and hands, played up to a chosen point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kozyr.cards import PACK24
from kozyr.games.api import Outcome
from kozyr.match import Match
from tests.support import played, stacked

HANDS = ("AS KS 9C 9D", "QH JH TC TD", "AC KC 9H 9S", "QS JS TH TS", "AD KD QC JC", "AH KH QD JD")
"""Hands by seat in the order dealt, where a test doesn't care."""


def table(
    stacks: Sequence[int],
    *actions: str,
    hands: Sequence[str] = HANDS,
    dealer: int | None = None,
    **options: Any,
) -> Match:
    """A match whose first deal begins with these stacks.

    Args:
        stacks: chips by seat before the ante; a seat with 0 is out.
        actions: what is played, as ``"0 bet 3"``.
        hands: cards by seat in the order dealt; those of seats that are out are not dealt.
        dealer: the dealer; left out: the last seat, so that seat 0 is asked first.
        options: options of the game.
    """
    seats = len(stacks)
    dealer = seats - 1 if dealer is None else dealer
    match = played("oko", seats, [], dealer=dealer, **options)
    match.progress.course.totals = list(stacks)
    playing = [seat for seat in range(seats) if stacks[seat]]
    dealt = [hands[seat] for seat in playing]
    match.deal(stacked(PACK24, dealt, playing.index(dealer), len(playing)))
    act(match, *actions)
    return match


def act(match: Match, *actions: str) -> Match:
    """Carry out actions, as ``"0 bet 3"``."""
    for line in actions:
        seat, _, action = line.partition(" ")
        match.apply(action, int(seat))
    return match


def outcome(match: Match) -> Outcome:
    """What the last complete deal came to."""
    found = [run.outcome for run in match.progress.runs if run.outcome]
    return found[-1]


def deal_of(match: Match) -> Any:
    """The state of the last deal."""
    return match.progress.runs[-1].deal
