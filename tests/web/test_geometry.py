"""Nothing lies over anything else, in real matches of every number of seats: measured, not looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kozyr.i18n.catalogue import LANGUAGES, catalogue
from tests.server.program import Program
from tests.web.conftest import PHONE, NewContext
from tests.web.geometry import HEAP, Options, faults, measured, moments, table
from tests.web.matches import make_table

CASES: list[tuple[str, int, Options]] = [
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


NAMES = [f"{game}-{seats}" for game, seats, _ in CASES]


@pytest.mark.parametrize(("game", "seats", "options"), CASES, ids=NAMES)
def test_nothing_covers_anything(
    context: NewContext, server: Program, game: str, seats: int, options: Options
) -> None:
    found = measured(context, server.base, LANGUAGES[seats % len(LANGUAGES)], game, seats, options)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_trick_of_donkey_has_room(context: NewContext, server: Program, seats: int) -> None:
    """With a hint above the question and without, whatever the cards of a match happen to bring."""
    page = context(LANGUAGES[seats % len(LANGUAGES)], PHONE, reduced_motion="reduce").new_page()
    table(page, server.base, "donkey", seats, {"limit": 3})
    left = {"guide, legal", "ask, legal"}
    for moment in moments(page):
        now = next((words for words in left if words in moment), None)
        if now is None:
            continue
        left.remove(now)
        found = []
        for each in range(1, 5):
            for beaten in range(seats):
                page.evaluate(HEAP, [each, beaten, "Максимилиан"])
                found += [f"{now} | {each} stand, {beaten} beaten | {fault}" for fault in faults(page)]
        assert not found, "\n".join(found)
        if not left:
            return
        page.evaluate("document.querySelector('#heap').remove()")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_covers_anything_while_players_are_awaited(
    context: NewContext, server: Program, language: str
) -> None:
    page = context(language, PHONE).new_page()
    wish = {"trump": "own", "limit": 1}
    page.goto(make_table(page.context, server.base, game="donkey", seats=4, options=wish, bots=[None] * 4))
    expect(page.locator("[data-trump]")).to_have_count(4)
    assert faults(page) == []
    page.locator("[data-trump=H]").click()
    page.locator("[data-do=sit]").first.click()
    expect(page.locator("[data-do=stand]")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(
    ("language", "game", "options", "of"),
    [
        ("uk", "oko", {"deals": 30}, "/30"),
        ("ru", "exchange", {"deals": 3}, "/3"),
        ("en", "odessa", {}, "/14"),
        ("uk", "odessa", {}, ""),  # no room for more beside the game's name
        ("ru", "exchange", {"deals": 1}, None),
    ],
)
def test_a_phone_says_which_deal_of_how_many_is_on(
    context: NewContext, server: Program, language: str, game: str, options: Options, of: str | None
) -> None:
    page = context(language, PHONE, reduced_motion="reduce").new_page()
    table(page, server.base, game, 3, options)
    next(moment for moment in moments(page) if "legal" in moment or "closed" in moment)
    said = page.locator(".bar [data-number]")
    if of is None:
        expect(said).to_have_count(0)
        return
    parts = said.locator("i").all()
    box = said.bounding_box()
    assert box is not None
    shown = [part.text_content() for part in parts if (part.bounding_box() or box)["y"] < box["y"] + 5]
    words = catalogue(language)
    # In oko bots may end the first deal before the player has anything to do.
    assert "".join(map(str, shown)) in [words.say("deal-number", number=each) + of for each in range(1, 9)]
    expect(page.locator(".bar .ttl > span .w").first).to_be_hidden()
    assert [fault for fault in faults(page) if "cut off" in fault] == []
