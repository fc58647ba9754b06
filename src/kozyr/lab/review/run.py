"""A review of a whole record."""

from __future__ import annotations

from collections.abc import Callable

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
    seats = range(match.seats) if seat is None else [in_range("seat", seat, range(match.seats))]
    runs = match.progress.runs
    steps, done = sum(len(run.actions) + (run.outcome is not None) for run in runs), 0
    decisions: list[Decision] = []
    deals: list[Luck] = []
    playouts = min(samples, MOST)

    def step() -> None:
        nonlocal done
        done += 1
        if progress:
            progress(done, steps)

    again = beginning(match)
    for number, run in enumerate(runs):
        deck, start = match.game.pack.join(run.deck), again.copy()
        again.deal(deck)
        for actor, action in run.actions:
            played = match.game.text(action)
            if actor in seats:
                decision = decide(again, played, level, samples, seed)
                decisions += [decision] if decision else []
            again.apply(played, actor, onward=False)
            step()
        if run.outcome is not None:
            if not run.outcome.redealt:
                deals.append(luck(start, deck, run.outcome.scores, number, playouts, seed))
            step()
    return Review(
        game=match.game.name,
        seats=[seat_of(one, decisions, deals) if one in seats else None for one in range(match.seats)],
        level=level,
        samples=samples,
        playouts=playouts,
        seed=seed.hex(),
        decisions=decisions,
        luck=deals,
    )


def beginning(match: Match) -> Match:
    """The match before its first deal. It has no seed, so it goes no further than it is told."""
    runs = match.progress.runs
    dealer = runs[0].dealer if runs else match.header.dealer
    return Match.from_data(msgspec.structs.replace(match.record(), seed=None, dealer=dealer, deals=[]))
