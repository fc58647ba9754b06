"""Whether the fast loop tells the truth: its deals, written as records and replayed through ``Match``."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.games.option import changed_options
from kozyr.lab.simulate import Simulation
from kozyr.match import Match
from kozyr.records import DealRecord, Record


def as_record(simulation: Simulation, number: int) -> tuple[str, list[int]]:
    """Deal ``number`` as the text of a record, and the scores that the fast loop gave it."""
    dealer, deck, actions, scores = simulation.trace(number)
    game = simulation.game
    match = Match.from_data(
        Record(
            game=game.name,
            seats=simulation.seats,
            dealer=dealer,
            options=changed_options(game.options, simulation.options, simulation.seats),
            deals=[DealRecord(deck=game.pack.join(deck))],
        )
    )
    for action in actions:
        match.apply(game.text(action))
    return match.to_record(), scores


def check(simulation: Simulation, numbers: Iterable[int]) -> int:
    """Replay deals and compare their scores.

    Returns:
        How many deals were compared.

    Raises:
        AssertionError: a deal isn't over when its actions are, or gives other scores.
    """
    compared = 0
    for number in numbers:
        text, scores = as_record(simulation, number)
        deal = Match.from_record(text).summary().deals[0]
        if not deal.complete or deal.scores != scores:
            raise AssertionError(f"deal {number}: the loop says {scores}, its record {deal.scores}:\n{text}")
        compared += 1
    return compared
