"""What a seat holds and may not see yet: as many cards as its view hides, and none that it shows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kozyr.match import Match

PLANS: list[tuple[str, int, dict[str, Any]]] = [
    ("exchange", 3, {"target": 1, "max_exchanges": 6}),
    ("donkey", 3, {"limit": 2}),
    ("odessa", 4, {"max_deals": 0, "blind_deals": 2}),
    ("oko", 4, {"stack": 6, "deals": 6}),
]


@pytest.mark.parametrize(("game", "seats", "options"), PLANS, ids=[plan[0] for plan in PLANS])
def test_closed_cards_are_those_that_the_view_hides(game: str, seats: int, options: dict[str, Any]) -> None:
    draw = random.Random(game)
    match = Match(game, seats=seats, seed=b"closed", options=options)
    hidden = 0
    while not match.finished:
        run = match.progress.current
        assert run is not None
        held: list[str] = []
        for seat in range(seats):
            hand, closed = match.view(seat).hand, match.game.closed(run, seat)
            assert hand is not None
            assert hand.count(None) == len(closed)
            held += [*closed, *(card for card in hand if card is not None)]
            hidden += len(closed)
        assert len(held) == len(set(held))
        assert set(held) <= set(match.game.pack.names)
        match.apply(draw.choice(match.legal()).split("..")[0])
    assert (hidden > 0) == (game in ("odessa", "oko"))
