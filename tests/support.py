"""Small tools for tests: decks with chosen hands, and a match that has come to a chosen point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from kozyr.cards import PACK24, PACK36, PACK52, Pack
from kozyr.games.refusal import Refusal, Refused
from kozyr.match import Match
from kozyr.records import DealRecord, Record

PACKS = {"exchange": PACK52, "donkey": PACK36, "odessa": PACK36, "oko": PACK24}


def stacked(
    pack: Pack, hands: Mapping[int, str] | Sequence[str], dealer: int, seats: int, rest: str = ""
) -> str:
    """A deck that deals these hands one card at a time from the seat after the dealer (C-DEAL).

    Args:
        pack: the pack of the game.
        hands: cards by seat in the order dealt, all hands equally long; empty seats get other cards.
        dealer: the dealer.
        seats: seats that are dealt to, 0..seats-1.
        rest: the cards that follow the hands in the deck; what is not named comes after, in canonical order.
    """
    rows = [hands[s].split() if isinstance(hands, Mapping) and s in hands else [] for s in range(seats)]
    if not isinstance(hands, Mapping):
        rows = [hand.split() for hand in hands]
    size = max(map(len, rows))
    named = [card for row in rows for card in row] + rest.split()
    assert len(set(named)) == len(named), "a card is named twice"
    spare = [card for card in pack.names if card not in named]
    for row in rows:
        while len(row) < size:
            row.append(spare.pop())
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    deck = [rows[seat][turn] for turn in range(size) for seat in order] + rest.split()
    return " ".join(deck + [card for card in pack.names if card not in deck])


def played(
    game: str,
    seats: int,
    decks: Sequence[str],
    actions: Sequence[Sequence[str]] = (),
    dealer: int = 0,
    **options: Any,
) -> Match:
    """A match that has come to the end of these actions (``"SEAT VERB ARGUMENTS"``, a list for each deal)."""
    deals = [
        DealRecord(deck=deck, actions=list(actions[number]) if number < len(actions) else [])
        for number, deck in enumerate(decks)
    ]
    return Match.from_data(Record(game=game, seats=seats, dealer=dealer, options=options, deals=deals))


def refusal_of(match: Match, action: str, seat: int | None = None) -> Refusal:
    """The refusal of an action; checks that ``explain`` and ``apply`` agree and that nothing has changed."""
    before = match.to_record()
    told = match.explain(action, seat)
    assert told is not None, f"{action} is legal"
    with pytest.raises(Refused) as caught:
        match.apply(action, seat)
    assert caught.value.refusal == told
    assert match.to_record() == before
    return told
