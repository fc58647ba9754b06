"""What would have to be guessed is said: signs, amounts, what was chosen for somebody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kozyr.i18n.catalogue import LANGUAGES, catalogue
from tests.web.conftest import DESK, PHONE, NewContext, serious
from tests.web.geometry import faults
from tests.web.seated import alone, new_table, person, sit, todo, wait


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_the_direction_has_words_and_its_rule(context: NewContext, language: str) -> None:
    page = person(context(language, PHONE), "Ann")
    alone(page, options={"sizes": [2]})
    sign = page.get_by_role("button", name=catalogue(language).say("web-anticlockwise-about"))
    expect(sign).to_have_attribute("title", catalogue(language).say("web-anticlockwise-about"))
    sign.click()
    page.locator(".sheet #OD-ORDER").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trump_that_nobody_chose_is_announced_and_told(
    context: NewContext, axe: str, language: str, size: tuple[int, int]
) -> None:
    words = catalogue(language)
    page = person(context(language, size, reduced_motion="reduce"), "Ann")
    sit(page, new_table(page, "donkey", [None, "random", "random"]))
    expect(page.locator("[data-trumps]")).to_have_text(words.say("web-trump-first", suit="C"))
    page.locator("[data-do=sit]").click()
    wait(page, lambda: todo(page))
    told = page.locator("[data-tip]")
    expect(told).to_have_text(words.say("web-trump-given", suit="C"))
    assert size == DESK or faults(page) == []
    assert serious(page, axe) == []
    told.locator("[data-do=hush]").click()
    expect(told).to_have_count(0)


def test_a_trump_that_was_chosen_needs_no_words(context: NewContext) -> None:
    page = person(context("uk", PHONE), "Ann")
    sit(page, new_table(page, "donkey", [None, None, "random"]))
    page.locator("[data-trump=H]").click()
    page.locator("[data-do=sit]").first.click()
    expect(page.locator("[data-do=stand]")).to_be_visible()
    expect(page.locator("[data-given]")).to_have_count(0)
    page.locator("[data-do=stand]").click()
    page.locator("[data-trump=D]").wait_for()
