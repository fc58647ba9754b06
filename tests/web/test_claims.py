"""Ending a deal whose rest is certain: proposed in the menu, agreed or declined by the others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.seated import alone, new_table, person, play_until, sit, todo


def propose(page: Page) -> None:
    """Through the menu."""
    page.locator("[data-sheet=menu]").click()
    page.locator("[data-do=claim]").click()


def two(context: NewContext, language: str, size: tuple[int, int], **options: object) -> tuple[Page, Page]:
    """Ann and Ben at a table of Odessa that is about to begin."""
    ann, ben = (person(context(language, size), name) for name in ("Ann", "Ben"))
    path = new_table(ann, "odessa", [None, None], options=options)
    sit(ann, path)
    ann.locator("[data-do=stand]").wait_for()
    sit(ben, path, 1)
    for page in (ann, ben):
        page.locator("[data-screen=table]").wait_for()
    return ann, ben


def in_play(*pages: Page) -> None:
    """Play until somebody is to lay a card."""
    play_until(pages, lambda: any(str(todo(page)).startswith(".hand") for page in pages))


@pytest.mark.parametrize(("language", "size"), [("uk", PHONE), ("en", DESK)])
def test_the_last_trick_is_played_at_once_when_all_agree(
    context: NewContext, axe: str, language: str, size: tuple[int, int]
) -> None:
    first, second = two(context, language, size, sizes=[1, 1])
    in_play(first, second)
    propose(first)
    panel = second.locator("[data-claim]")
    panel.wait_for()
    assert sideways(second) == 0
    assert serious(second, axe) == []
    second.locator("[data-do=agree]").click()
    for page in (first, second):
        page.locator("[data-outcome='0']").wait_for()


def test_who_plays_on_is_not_asked_again(context: NewContext) -> None:
    first, second = two(context, "ru", PHONE, sizes=[3])
    in_play(first, second)
    propose(first)
    second.locator("[data-do=play-on]").click()
    expect(first.locator("[data-tip]")).to_have_text(
        catalogue("ru").say("web-claim-against", who="other", name="Ben")
    )
    for page in (first, second):
        page.locator("[data-sheet=menu]").click()
        page.locator("[data-do=leave]").wait_for()
        assert page.locator("[data-do=claim]").count() == 0


def test_bots_agree_and_what_is_open_goes_on(context: NewContext) -> None:
    page = person(context("en", PHONE), "Ann")
    alone(page, "odessa", 2, options={"sizes": [4]})
    in_play(page)
    propose(page)
    expect(page.locator("[data-tip]")).to_have_text(catalogue("en").say("web-claim-open"))
