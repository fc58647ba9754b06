"""What every drawn match must be: the same to the eye of who drew it, and played by the rules."""

from __future__ import annotations

import random

import msgspec

from kozyr.match import Match


def looked_at(match: Match, seat: int | None, draw: random.Random, draws: int) -> int:
    """Draw matches as a seat sees it, look at each; how many there were."""
    before = msgspec.json.encode(match.view(seat))
    worlds = match.worlds(seat)
    for _ in range(draws):
        drawn = worlds.draw(draw)
        assert msgspec.json.encode(drawn.view(seat)) == before
        # A record is replayed action by action, each of them legal.
        again = Match.from_record(drawn.to_record())
        assert msgspec.json.encode(again.view(seat)) == before
    return draws


def worth_a_look(match: Match) -> bool:
    """Not exchanges so long that their ways aren't counted (`Worlds.even`): those take their time."""
    run = match.progress.current
    return match.game.name != "exchange" or run is None or run.deal.exchanges <= 24
