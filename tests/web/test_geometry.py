"""Nothing lies over anything else, in real matches of every number of seats: measured, not looked at."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.server.program import Program
from tests.web.conftest import DESK, PHONE, NewContext
from tests.web.geometry import LOOK, moments, table

LANGUAGES = ("en", "ru", "uk")
LAYS = ((PHONE, "normal"), (PHONE, "large"), (DESK, "normal"))
"""Sizes of the window, and of the cards, in which each moment is measured."""

CASES: list[tuple[str, int, Mapping[str, object]]] = [
    *(("odessa", seats, {"sizes": [6, 1]}) for seats in range(2, 6)),
    ("odessa", 6, {"max_deals": 0, "blind_deals": 1}),
    *(("oko", seats, {"stack": 300_000 if seats == 5 else 30, "deals": 3}) for seats in range(2, 7)),
    *(("exchange", seats, {"target": 1, "deals": 2, "max_exchanges": 6}) for seats in range(2, 14)),
    ("donkey", 2, {"limit": 4}),
    ("donkey", 3, {"trump": "two", "must_beat": True, "limit": 4}),
    ("donkey", 4, {"limit": 3}),
    ("donkey", 4, {"form": "pairs", "limit": 3}),
    ("donkey", 3, {"form": "two_vs_one", "talon": "gift", "limit": 3}),
    ("donkey", 4, {"form": "three_vs_one", "talon": "bury", "limit": 3}),
]
"""Game, seats and options of short matches."""


@pytest.mark.parametrize(
    ("game", "seats", "options"), CASES, ids=[f"{game}-{seats}" for game, seats, _ in CASES]
)
def test_nothing_covers_anything(
    context: NewContext, server: Program, game: str, seats: int, options: Mapping[str, object]
) -> None:
    language = LANGUAGES[seats % len(LANGUAGES)]
    person = context(language, PHONE, reduced_motion="reduce")
    page = person.new_page()
    page.add_init_script("localStorage.setItem('kozyr.settings', JSON.stringify({ confirm: true }))")
    table(page, server.base, game, seats, options)
    faults: list[str] = []
    for moment in moments(page):
        for (width, height), cards in LAYS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("cards => { document.documentElement.dataset.cards = cards; }", cards)
            faults += [f"{moment} | {width} {cards} | {fault}" for fault in page.evaluate(LOOK)]
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not faults, "\n".join(faults)
