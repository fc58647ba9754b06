"""Twins: a match again with two unseen cards swapped in a deck, where all that was seen is the same."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from kozyr.bots import SEARCHING, Budget, bot, levels_of
from kozyr.match import Match
from kozyr.records import DealRecord, RecordError
from tests.secrecy.tracker import unseen

SAMPLES = 4
"""How long a search may think here."""


def public_facts(match: Match) -> object:
    """What everyone sees of a match: whose turn it is, how many deals, their scores, revokes when made."""
    runs = match.progress.runs
    return (
        match.to_act,
        [getattr(run.deal, "revokes", None) for run in runs],
        [(run.outcome.scores, run.outcome.redealt) if run.outcome else None for run in runs],
    )


def twin_of(match: Match, seat: int | None, draw: random.Random) -> Match | None:
    """A match that differs only in what a seat can't know; None where the swap would have been noticed."""
    record = match.record()
    number = len(match.progress.runs) - 1
    if number and draw.random() < 0.2:
        number = draw.randrange(number + 1)
    run = match.progress.runs[number]
    hidden = unseen(match, run, seat)
    if len(hidden) < 2:
        return None
    one, other = draw.sample(hidden, 2)
    decks = [match.game.pack.join(run.deck) for run in match.progress.runs]
    swap = {one: other, other: one}
    decks[number] = " ".join(swap.get(card, card) for card in decks[number].split())
    deals = [
        msgspec.structs.replace(entry, deck=deck) for entry, deck in zip(_entries(match), decks, strict=True)
    ]
    try:
        twin = Match.from_data(
            msgspec.structs.replace(record, seed=None, dealer=match.progress.runs[0].dealer, deals=deals)
        )
    except RecordError:
        return None
    return twin if public_facts(twin) == public_facts(match) else None


def _entries(match: Match) -> list[DealRecord]:
    """One entry for each deal begun, also where a record leaves the last one out."""
    return [
        DealRecord(actions=[f"{seat} {match.game.text(action)}" for seat, action in run.actions])
        for run in match.progress.runs
    ]


def phase_of(match: Match) -> str:
    """The phase of the deal under way, as a word to count by."""
    run = match.progress.current
    if run is None:
        return "over"
    deal = msgspec.to_builtins(match.view(None))["public"]["deal"]
    phase = str(deal["phase"])
    if deal.get("blind"):
        phase += " blind"
    if match.game.name == "oko":
        phase += f" {run.deal.stage}"
    return phase


def compare(match: Match, twin: Match, seat: int | None) -> None:
    """Views to the byte, legal actions and moves of bots with a fixed seed are the same."""
    views = [msgspec.json.encode(one.view(seat)) for one in (match, twin)]
    assert views[0] == views[1], "a view tells what its seat can't know"
    if seat is not None and seat == match.to_act:
        assert match.legal() == twin.legal()
        # A master is a strong bot that takes its time; a search is asked in every fifth position.
        searches = len(match.progress.runs[-1].actions) % 5 == 0
        for level in levels_of(match.game.name)[: 3 if searches else 2]:
            moves = [move_of(level, one, seat) for one in (match, twin)]
            assert moves[0] == moves[1], f"{level} sees more than its view"


def move_of(level: str, match: Match, seat: int) -> str:
    """What a bot plays; one that searches thinks for a moment only."""
    prospect = match.prospect(seat) if level in SEARCHING else None
    player = bot(level, match.game.name, b"twins")
    return player.advise(match.view(seat), prospect, Budget(samples=SAMPLES)).action


def hunt(match: Match, draw: random.Random, tries: int, found: Counter[str]) -> None:
    """Look for twins of a position, for each seat and a spectator, and compare them."""
    for seat in [None, *range(match.seats)]:
        for _ in range(tries):
            twin = twin_of(match, seat, draw)
            if twin is not None:
                compare(match, twin, seat)
                found[phase_of(match)] += 1
