"""A review of a whole record, deal by deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from kozyr.bots import SEARCHING, LevelError
from kozyr.games.checks import in_range, seed_bytes, whole
from kozyr.lab.review.decisions import Decision, decide
from kozyr.lab.review.luck import MOST, Luck, luck
from kozyr.lab.review.report import Review, seat_of
from kozyr.match import Match

SAMPLES = 400
"""Worlds tried for a decision where nothing else is said."""
FEWEST = 4
"""Two in each look, else there would be no errors."""

Progress = Callable[[int, int], None]
"""Hears how many steps are done, of how many: one for each action and each complete deal."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What a review says of one deal."""

    decisions: list[Decision]
    luck: Luck | None
    """None where the deal isn't complete, or was thrown in."""


def review(
    match: Match,
    *,
    level: str = "strong",
    samples: int = SAMPLES,
    seed: bytes = b"",
    seat: int | None = None,
    progress: Progress | None = None,
) -> Review:
    """Look back at a match: what each decision cost, the costliest mistakes, the luck of the deals.

    A decision is judged by what its seat could know then, never by the true deal. The same arguments give the
    same review.

    Args:
        match: over or not; the luck is that of complete deals.
        level: whose search judges: strong or master.
        samples: worlds tried for each decision.
        seed: everything follows from it.
        seat: whose decisions; left out: everybody's.
        progress: is told how far it is.

    Raises:
        LevelError: no level that searches, or none for this game.
        OptionError: an argument out of its range.
    """
    if level not in SEARCHING:
        raise LevelError(f"a level that searches is needed ({', '.join(SEARCHING)}), not {level!r}")
    whole("samples", samples, lowest=FEWEST)
    seed_bytes(seed)
    if seat is not None:
        in_range("seat", seat, range(match.seats))
    runs = match.progress.runs
    steps, done = sum(len(run.actions) + (run.outcome is not None) for run in runs), 0

    def step() -> None:
        nonlocal done
        done += 1
        if progress:
            progress(done, steps)

    parts = [review_deal(match, number, level, samples, seed, seat, step) for number in range(len(runs))]
    return gathered(match, parts, level, samples, seed, seat)


def review_deal(
    match: Match,
    number: int,
    level: str,
    samples: int,
    seed: bytes = b"",
    seat: int | None = None,
    step: Callable[[], None] = lambda: None,
) -> Part:
    """One deal of a review; arguments as those of ``review``, whose other deals change nothing in it."""
    start = before(match, number)
    run = match.progress.runs[number]
    deck = match.game.pack.join(run.deck)
    again = start.copy()
    again.deal(deck)
    decisions: list[Decision] = []
    for actor, action in run.actions:
        played = match.game.text(action)
        if seat in (None, actor):
            decision = decide(again, played, level, samples, seed)
            decisions += [decision] if decision else []
        again.apply(played, actor, onward=False)
        step()
    if run.outcome is None:
        return Part(decisions=decisions, luck=None)
    scores = run.outcome.scores
    found = None if run.outcome.redealt else luck(start, deck, scores, number, playouts_of(samples), seed)
    step()
    return Part(decisions=decisions, luck=found)


def gathered(
    match: Match, parts: Iterable[Part], level: str, samples: int, seed: bytes = b"", seat: int | None = None
) -> Review:
    """The review that the parts of all deals make."""
    parts = list(parts)
    decisions = [decision for part in parts for decision in part.decisions]
    deals = [part.luck for part in parts if part.luck]
    return Review(
        game=match.game.name,
        seats=[seat_of(one, decisions, deals) if seat in (None, one) else None for one in range(match.seats)],
        level=level,
        samples=samples,
        playouts=playouts_of(samples),
        seed=seed.hex(),
        decisions=decisions,
        luck=deals,
    )


def playouts_of(samples: int) -> int:
    """How many deals are played out for the luck of one."""
    return min(samples, MOST)


def before(match: Match, number: int) -> Match:
    """The match before a deal. It has no seed, so it goes no further than it is told."""
    runs = match.progress.runs
    dealer = runs[0].dealer if runs else match.header.dealer
    start = msgspec.structs.replace(match.record(decks=True), seed=None, dealer=dealer)
    return Match.from_data(msgspec.structs.replace(start, deals=start.deals[:number]))
