"""Between two deals in browsers: the result stands, all say that they are ready, and the next hand comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.seated import alone, hand, new_table, person, play_out, play_until, press, sit, todo, wait

ONWARD = ".dock [data-do=onward]"


def at_rest(*pages: Page) -> None:
    """Play until a deal is over and everybody is asked to go on."""

    def all_asked() -> bool:
        for page in pages:
            next = todo(page)
            if next not in (None, "[data-do=onward]"):
                press(page, str(next))
        return all(todo(page) == "[data-do=onward]" for page in pages)

    wait(pages[0], all_asked)


def next_hand(page: Page) -> None:
    """Wait for the two cards of the second deal."""
    wait(page, lambda: len(hand(page)) == 2)


def test_the_next_deal_comes_when_all_are_ready(context: NewContext, axe: str) -> None:
    uk, ru = catalogue("uk"), catalogue("ru")
    ann, bob, eve = (
        person(context("uk", PHONE), "Ганна"),
        person(context("ru"), "Боря"),
        person(context(), "Eve"),
    )
    path = new_table(ann, "odessa", [None, None, "steady"], options={"sizes": [1, 2]}, watch=True, pause=600)
    sit(ann, path)
    sit(bob, path, 1)
    sit(eve, path)
    at_rest(ann, bob)
    expect(ann.locator("[data-rest]")).to_contain_text(uk.say("web-rest-count", ready=0, of=2))
    expect(ann.locator("[data-rest]")).to_contain_text("Боря")
    expect(eve.locator("[data-rest]")).to_be_visible()
    expect(eve.locator(ONWARD)).to_have_count(0)
    for page in (ann, bob, eve):
        assert hand(page) == []
    assert sideways(ann) == 0
    assert serious(ann, axe) == []

    ann.locator(ONWARD).click()
    expect(ann.locator(".dock [data-do=ready]")).to_have_text(uk.say("web-rest-ready"))
    expect(bob.locator("[data-rest]")).to_contain_text(ru.say("web-rest-count", ready=1, of=2))
    expect(bob.locator(".seat[data-seat='0'] .pres")).to_have_attribute(
        "aria-label", ru.say("web-rest-is-ready")
    )
    expect(eve.locator("[data-rest]")).to_contain_text("Боря")
    assert serious(bob, axe) == []

    ann.reload()
    expect(ann.locator(".dock .result[data-outcome='0']")).to_be_visible()
    expect(ann.locator(".dock [data-do=ready]")).to_be_visible()
    bob.keyboard.press("ArrowUp")
    for _ in range(20):
        if bob.evaluate("document.activeElement.dataset.do === 'onward'"):
            break
        bob.keyboard.press("Tab")
    bob.keyboard.press("Enter")
    for page in (ann, bob, eve):
        expect(page.locator("[data-rest]")).to_have_count(0)
        expect(page.locator(".dock .result")).to_have_count(0)
    for page in (ann, bob):
        next_hand(page)
    play_out(ann, bob)


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", PHONE), ("uk", PHONE)])
def test_how_long_a_table_rests_is_chosen_with_it_and_before_another_match(
    context: NewContext, axe: str, language: str, size: tuple[int, int]
) -> None:
    words = catalogue(language)
    page = person(context(language, size), "Ann")
    chosen = page.locator("[data-option=pause] [aria-pressed=true]")
    page.goto("/new/odessa?friends")
    expect(chosen).to_have_text(words.say("web-pause-seconds", count=20))
    page.locator("[data-clock=brisk]").click()
    expect(chosen).to_have_text(words.say("web-pause-seconds", count=10))
    page.locator("[data-pause='600']").click()
    expect(chosen).to_have_text(words.say("web-pause-all"))
    minutes = words.say("web-pause-minutes", count=10)
    expect(page.locator("[data-option=pause]")).to_contain_text(words.say("web-pause-why", length=minutes))
    page.locator("[data-clock=relaxed]").click()
    expect(chosen).to_have_text(words.say("web-pause-all"))
    assert sideways(page) == 0
    assert serious(page, axe) == []
    page.locator("[data-make]").click()
    rules = page.locator("[data-screen=waiting] [data-rules]")
    expect(rules).to_contain_text(words.say("web-pause-is", pause=words.say("web-pause-all")))

    page.locator("[data-next=oko]").click()
    expect(chosen).to_have_text(words.say("web-pause-all"))
    page.locator("[data-pause='0']").click()
    expect(page.locator("[data-option=pause]")).to_contain_text(words.say("web-pause-why-none"))
    page.locator("[data-make]").click()
    expect(rules).to_contain_text(words.say("web-pause-is", pause=words.say("web-pause-none")))
    assert sideways(page) == 0


def test_where_there_is_one_deal_nothing_is_asked_about_a_rest(context: NewContext) -> None:
    page = person(context("uk", PHONE), "Ганна")
    page.goto("/new/exchange")
    expect(page.locator("[data-option=clock]")).to_be_visible()
    expect(page.locator("[data-option=pause]")).to_have_count(0)
    page.locator("[data-preset=house]").click()
    expect(page.locator("[data-option=pause]")).to_be_visible()


def test_who_never_says_ready_finds_the_result_and_the_next_hand(context: NewContext) -> None:
    ann, bob = person(context("uk", PHONE), "Ганна"), person(context(), "Bob")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [1, 2]}, pause=1.5)
    sit(ann, path)
    sit(bob, path, 1)
    at_rest(ann, bob)
    bob.locator(ONWARD).click()
    next_hand(ann)
    expect(ann.locator(".dock .result[data-outcome='0']")).to_be_visible()
    expect(ann.locator("[data-rest]")).to_have_count(0)
    expect(bob.locator(".dock .result")).to_have_count(0)
    play_out(ann, bob)


def test_alone_with_bots_nobody_else_is_awaited(context: NewContext) -> None:
    words = catalogue("ru")
    ann = person(context("ru", PHONE), "Аня")
    alone(ann, options={"sizes": [1, 2]}, pause=600)
    at_rest(ann)
    expect(ann.locator("[data-rest]")).to_contain_text(words.say("web-rest-next").capitalize())
    expect(ann.locator("[data-rest]")).not_to_contain_text(words.say("web-rest-count", ready=0, of=1))
    ann.locator(ONWARD).click()
    next_hand(ann)


def test_who_leaves_at_rest_holds_nobody_up(context: NewContext) -> None:
    ann, bob = person(context("uk", PHONE), "Ганна"), person(context(), "Bob")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [1, 2]}, pause=600)
    sit(ann, path)
    sit(bob, path, 1)
    at_rest(ann, bob)
    ann.locator(ONWARD).click()
    bob.locator("[data-sheet=menu]").click()
    bob.locator(".sheet [data-do=leave]").click()
    next_hand(ann)
    play_out(ann)


def test_who_is_out_looks_on_or_leaves_and_nobody_waits(context: NewContext, axe: str) -> None:
    words = catalogue("uk")
    ann, bob = person(context("uk", PHONE), "Ганна"), person(context("ru"), "Боря")
    path = new_table(ann, "oko", [None, None, None], options={"stack": 3, "deals": 100}, pause=600)
    cat = person(context(), "Cat")
    pages = [ann, bob, cat]
    for seat, page in enumerate(pages):
        sit(page, path, seat or None)
    shown = "[data-out], [data-screen=end]"
    play_until(pages, lambda: any(page.locator(shown).count() > 0 for page in pages))
    loser = next(page for page in pages if page.locator(shown).count() > 0)
    expect(loser.locator("[data-out]")).to_be_visible()
    others = [page for page in pages if page is not loser]
    if loser is ann:
        expect(loser.locator("[data-out]")).to_contain_text(words.say("web-out"))
    assert sideways(loser) == 0
    assert serious(loser, axe) == []
    at_rest(*others)
    expect(loser.locator("[data-rest]")).to_be_visible()
    expect(loser.locator(ONWARD)).to_have_count(0)
    others[0].locator(ONWARD).click()
    others[1].locator(ONWARD).click()
    loser.locator("[data-out] [data-do=go-home]").click()
    expect(loser).to_have_url(re.compile(r"/$"))
    wait(others[0], lambda: any((todo(page) or "").startswith(".dock button") for page in others))
