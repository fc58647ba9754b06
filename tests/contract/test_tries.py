"""What the seat to act could try alone: the page shows it, dimmed where it isn't legal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kozyr.games.registry import GAMES
from kozyr.match import Match


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("odessa", 3, {"sizes": [3], "max_deals": 1}),
        ("odessa", 4, {"sizes": [2], "revoke": "penalty", "max_deals": 1}),
        ("exchange", 3, {"target": 1, "deals": 1}),
    ],
)
def test_whoever_is_to_act_can_try_every_bid_or_card(game: str, seats: int, options: dict[str, Any]) -> None:
    match = Match(game, seats=seats, seed=b"tries", options=options)
    phases = set()
    draw = random.Random(1)
    for _ in range(60):
        if match.to_act is None:
            break
        view: Any = match.view(match.to_act)
        deal = view.public.deal
        phases.add(deal.phase)
        if deal.phase == "bid":
            wanted = [f"bid {number}" for number in range(deal.size + 1)]
        else:
            verb = match.legal()[0].split()[0]
            wanted = [f"{verb} {card}" for card in view.hand]
        assert GAMES[game].tries(view) == wanted
        assert set(match.legal()) <= set(wanted)
        match.apply(draw.choice(match.legal()))
    assert phases == ({"bid", "play"} if game == "odessa" else {"give", "return"})


def test_a_card_that_is_not_seen_yet_can_not_be_tried() -> None:
    match = Match("odessa", seats=3, seed=b"blind", options={"max_deals": 1, "blind_deals": 1})
    while (view := match.view(match.to_act)).hand != [None] * 6:
        match.apply(match.legal()[0])
    assert GAMES["odessa"].tries(view) == [f"bid {number}" for number in range(7)]
    while view.public.deal.phase == "bid":  # type: ignore[attr-defined]
        match.apply(match.legal()[0])
        view = match.view(match.to_act)
    assert GAMES["odessa"].tries(view) == [f"play {card}" for card in view.hand or []]


def test_in_donkey_cards_are_tried_and_in_oko_nothing_is() -> None:
    match = Match("donkey", seats=3, seed=b"tries")
    view = match.view(match.to_act)
    assert GAMES["donkey"].tries(view) == [f"play {card}" for card in view.hand or []]
    match = Match("oko", seats=4, seed=b"tries")
    assert GAMES["oko"].tries(match.view(match.to_act)) == []
