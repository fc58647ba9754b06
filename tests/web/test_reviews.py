"""The review of a match, asked for beside its replay, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.looking import at, played

MADE = 1_200_000
"""Milliseconds that a review may take: the machine may be busy, and the search may have to be compiled."""


def review_of(page: Page, id: str) -> Any:
    """What the server has told of it."""
    return page.evaluate("async path => (await fetch(path)).json()", f"/api/matches/{id}/1/review")["review"]


@pytest.mark.compiled
@pytest.mark.parametrize(("language", "size"), [("uk", PHONE), ("en", DESK)], ids=["phone", "desk"])
def test_a_match_is_reviewed_and_mistakes_lead_to_their_moment(
    context: NewContext, axe: str, language: str, size: Any
) -> None:
    page = context(language, size).new_page()
    words = catalogue(language)
    id = played(page, sizes=[6, 6])
    panel = page.locator("[data-review]")
    if size == PHONE:  # from the end of the match, or beside the replay
        page.locator("[data-do=review]").click()
        expect(panel.locator("[data-focus=review]")).to_be_focused()
    else:
        page.locator("[data-do=replay]").click()
        at(page, 0, 0)
        expect(panel).to_contain_text(words.say("web-review-about"))
        panel.locator("[data-do=review]").click()
    expect(panel).to_have_attribute("data-review", "done", timeout=MADE)
    found = review_of(page, id)
    point = "." if language == "en" else ","
    assert re.findall(r"\d[.,]\d", panel.inner_text()) != []
    assert {found[1] for found in re.findall(r"\d[.,]\d", panel.inner_text())} == {point}

    def number(value: float) -> str:
        return f"{value:.2f}".replace(".", point)

    assert sideways(page) == 0
    assert serious(page, axe) == []
    for seat, told in enumerate(found["seats"]):
        part = panel.locator(f"section[data-seat='{seat}']")
        expect(part.locator("h3")).to_contain_text(number(abs(told["loss"]["value"])))
        expect(part.locator("li")).to_have_count(len(told["mistakes"]))
    for column in ("score", "usual", "cards", "play"):
        expect(panel.locator("th", has_text=words.say(f"review-col-{column}"))).to_be_visible()
    # Whoever plays the first that is legal passes with six cards.
    worst = max((one for told in found["seats"] for one in told["mistakes"]), key=lambda one: one["loss"])
    panel.locator(f"[data-deal='{worst['deal']}'][data-action='{worst['action']}']").click()
    at(page, worst["deal"], worst["action"])
    expect(page.locator("[data-verdict]")).to_contain_text(number(worst["loss"]))
    page.locator("[data-theme-toggle]").click()
    assert sideways(page) == 0
    assert serious(page, axe) == []


def test_a_file_has_no_review(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/replay")
    expect(page.locator("[data-screen=note]")).to_be_visible()
    expect(page.locator("[data-review]")).to_have_count(0)
