"""Puzzles in a real browser: each can be solved, and a wrong card is explained."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.study.position import names
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways

NAMES = names()
WAYS = [("en", PHONE), ("ru", DESK), ("uk", PHONE)]


def puzzle(page: Page, id: str) -> dict[str, Any]:
    """A puzzle as the page gets it."""
    answer: dict[str, Any] = page.request.get(f"/api/puzzles/{id}").json()
    return answer


def touch(page: Page, card: str) -> None:
    page.locator(f'.hand button[data-card="{card}"]').click(position={"x": 8, "y": 24}, force=True)


def opened(page: Page, id: str) -> None:
    expect(page.locator(f'[data-puzzle="{id}"]')).to_be_visible()


@pytest.mark.parametrize("part", range(3))
def test_every_puzzle_can_be_solved(context: NewContext, part: int) -> None:
    language, size = WAYS[part]
    words = catalogue(language)
    page = context(language, size).new_page()
    mine = NAMES[part::3]
    for id in mine:
        page.goto(f"/puzzles/{id}")
        opened(page, id)
        assert sideways(page) == 0
        touch(page, puzzle(page, id)["right"][0])
        expect(page.locator("[data-done=yes] [data-reply=good]")).to_contain_text(
            words.say("web-puzzle-right")
        )
        assert not re.search(r"\bweb-[a-z]", page.locator("body").inner_text())
        panel, hand = page.locator(".dock").bounding_box(), page.locator(".hand").bounding_box()
        assert panel is not None
        assert hand is not None
        assert panel["y"] >= 48
        assert size == DESK or panel["y"] + panel["height"] <= hand["y"] + 1
    page.goto("/puzzles")
    opened(page, next(id for id in NAMES if id not in mine))
    stored: list[str] = page.evaluate("JSON.parse(localStorage['kozyr.study']).solved")
    assert stored == mine


@pytest.mark.parametrize(("language", "size"), [(language, PHONE) for language in LANGUAGES] + [("en", DESK)])
def test_a_wrong_card_is_explained_by_an_example(
    context: NewContext, axe: str, language: str, size: tuple[int, int]
) -> None:
    page = context(language, size).new_page()
    page.goto(f"/puzzles/{NAMES[0]}")
    opened(page, NAMES[0])
    assert serious(page, axe) == []
    given = puzzle(page, NAMES[0])
    wrong = given["wrong"][0]
    touch(page, wrong["card"])
    reply = page.locator("[data-reply=bad]")
    expect(reply).to_be_visible()
    laid = sum(len(cards.split()) for cards in wrong["others"].values()) + 1
    expect(reply.locator(".cn")).to_have_count(laid)
    for points in wrong["hinder"]:
        expect(reply).to_contain_text(str(points).replace("-", "−"))
    expect(page.locator("[data-done=yes]")).to_have_count(0)
    assert serious(page, axe) == []
    touch(page, given["right"][0])
    expect(page.locator("[data-reply=good]")).to_be_visible()
    assert serious(page, axe) == []
    assert sideways(page) == 0


def test_a_card_that_is_not_legal_is_refused_by_its_rule(context: NewContext) -> None:
    page = context("en", PHONE).new_page()
    for id in NAMES:
        given = puzzle(page, id)
        barred = [action for action in given["frame"]["prompt"]["why"] if action.startswith("play ")]
        if barred:
            break
    page.goto(f"/puzzles/{id}")
    opened(page, id)
    touch(page, barred[0].split()[1])
    rule = given["frame"]["prompt"]["why"][barred[0]]["rule"]
    expect(page.locator(f"[data-reply=bad] [data-rule={rule}]")).to_be_visible()


def test_the_answer_can_be_shown_and_the_next_one_opened(context: NewContext) -> None:
    page = context("uk", DESK).new_page()
    page.goto("/")
    page.locator("[data-learn=puzzles]").click()
    opened(page, NAMES[0])
    page.locator("[data-do=reveal]").click()
    expect(page.locator("[data-reply=good]")).to_be_visible()
    expect(page.locator(".pz.ok")).to_have_count(0)
    page.locator("[data-do=next]").click()
    opened(page, NAMES[1])
    page.locator("[data-do=prev]").click()
    opened(page, NAMES[0])
    page.locator(".pz").nth(4).click()
    opened(page, NAMES[4])
    touch(page, puzzle(page, NAMES[4])["right"][0])
    expect(page.locator(".pz.ok")).to_have_count(1)


def test_a_puzzle_by_keys_alone(context: NewContext) -> None:
    page = context("en", DESK).new_page()
    page.goto(f"/puzzles/{NAMES[0]}")
    opened(page, NAMES[0])
    right = puzzle(page, NAMES[0])["right"][0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    for _ in range(6):
        if page.evaluate("document.activeElement.dataset.card") == right:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-reply=good]")).to_be_visible()


def test_the_language_can_change_in_the_middle(context: NewContext) -> None:
    person = context("en", DESK)
    page = person.new_page()
    page.goto("/")
    page.locator("[data-language=ru]").click()
    page.locator("[data-learn=puzzles]").click()
    opened(page, NAMES[0])
    expect(page.locator("h1")).to_have_text(catalogue("ru").say("web-puzzles"))
