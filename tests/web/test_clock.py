"""The clock in plain words: the time of the move, and the reserve that comes after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kozyr.i18n.catalogue import LANGUAGES, catalogue
from tests.web.conftest import PHONE, NewContext
from tests.web.seated import alone, person, todo, wait


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_sees_the_time_of_the_move_and_the_reserve(context: NewContext, language: str) -> None:
    words = catalogue(language)
    page = person(context(language, PHONE), "Ann")
    page.goto("/new/odessa")
    page.locator("[data-clock=relaxed]").click()
    why = words.say("web-clock-why-relaxed")
    expect(page.locator("[data-option=clock]")).to_contain_text(why)
    alone(page, options={"sizes": [2]}, clock="relaxed")
    wait(page, lambda: todo(page))
    expect(page.locator(".dock .time [data-until]")).to_have_text(re.compile(r"^[01]:\d\d \+ 3:00$"))
    expect(page.locator(".dock .time")).to_have_attribute("title", words.say("web-clock-about"))
    page.locator("[data-sheet=menu]").click()
    expect(page.locator(".sheet [data-pace]")).to_contain_text(why)
