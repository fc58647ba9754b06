"""What is pressed on a phone is large enough for a finger, on every page and in every sheet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import LANGUAGES
from tests.web.conftest import PHONE, NewContext
from tests.web.geometry import script
from tests.web.looking import played
from tests.web.seated import alone, new_table, person, play_until, sit, todo, wait

SMALL = script("touch.js")
"""What is too small on a page as it is now: a list of sentences."""
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("exchange", {"target": 1, "deals": 2, "max_exchanges": 3}),
    ("donkey", {"limit": 3, "form": "two_vs_one", "talon": "choice"}),
    ("odessa", {"sizes": [2, 1]}),
    ("oko", {"stack": 15, "deals": 2}),
]


def guest(context: NewContext, language: str) -> Page:
    """Somebody with a phone."""
    return person(context(language, PHONE, reduced_motion="reduce"), "Anna")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_pages_are_made_for_fingers(context: NewContext, language: str) -> None:
    page = guest(context, language)
    for path, there in {
        "/": "[data-language]",
        "/new/donkey": ".note",
        "/new/odessa": "[data-make]",
        "/new/oko?friends": "[data-make]",
        "/learn/donkey": ".study",
        "/puzzles": ".pz",
        "/replay": "[data-file]",
    }.items():
        page.goto(path)
        page.locator(there).first.wait_for(state="attached")
        assert page.evaluate(SMALL) == [], path
    for game in ("donkey", "odessa"):
        sit(page, new_table(page, game, [None] * 3))
        page.locator("[data-screen=waiting]").wait_for()
        assert page.evaluate(SMALL) == [], game


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_tables_are_made_for_fingers(context: NewContext, game: str, options: dict[str, Any]) -> None:
    page = guest(context, LANGUAGES[len(game) % len(LANGUAGES)])
    alone(page, game, options=options, hints=True)
    wait(page, lambda: todo(page))
    found: set[str] = set()

    def over() -> bool:
        found.update(page.evaluate(SMALL))
        return todo(page) == "over"

    play_until([page], over)
    assert found == set()


def test_sheets_are_made_for_fingers(context: NewContext) -> None:
    page = guest(context, "uk")
    alone(page, "odessa", options={"sizes": [3]})
    for name in ("last", "score", "rules", "menu"):
        page.locator(f"[data-sheet={name}]").click()
        page.locator(f".sheet.s-{name} .body > *").first.wait_for()
        assert page.evaluate(SMALL) == [], name
        page.keyboard.press("Escape")
    for name in ("settings", "log", "host"):
        page.locator("[data-sheet=menu]").click()
        page.locator(f".sheet [data-do={name}]").click()
        page.locator(f".sheet.s-{name}").wait_for()
        assert page.evaluate(SMALL) == [], name
        page.keyboard.press("Escape")


def test_looking_back_is_made_for_fingers(context: NewContext) -> None:
    page = guest(context, "ru")
    played(page)
    page.locator("[data-do=why]").click()
    assert page.evaluate(SMALL) == []
    page.locator("[data-do=replay]").dispatch_event("click")
    expect(page.locator("[data-screen=replay]")).to_be_visible()
    assert page.evaluate(SMALL) == []
    for name in ("share", "fair"):
        page.locator(f"[data-sheet={name}]").click()
        page.locator(f".sheet.s-{name}").wait_for()
        assert page.evaluate(SMALL) == [], name
        page.keyboard.press("Escape")
