"""Waiting rooms: who made a table sits down, sees who is awaited, and starts."""

from __future__ import annotations

from playwright.sync_api import expect

from kozyr.i18n.catalogue import catalogue
from tests.server.program import Program
from tests.web.conftest import PHONE, NewContext, serious, sideways
from tests.web.geometry import faults
from tests.web.matches import make_table
from tests.web.seated import person, sit


def test_three_wait_for_a_deal_of_two_against_one(context: NewContext, server: Program, axe: str) -> None:
    words = catalogue("uk")
    host = context("uk", PHONE, reduced_motion="reduce")
    path = make_table(
        host, server.base, game="donkey", seats=3, options={"form": "two_vs_one"}, bots=[None] * 3
    )
    page = host.new_page()
    page.goto(path)
    # All have the same trumps here: nobody is asked for one, and the host sits at once.
    expect(page.locator("[data-do=stand]")).to_be_visible()
    expect(page.locator("[data-trump]")).to_have_count(0)
    start = page.locator("[data-do=start]")
    expect(start).to_have_text(words.say("web-wait-bots", count=2))
    friend = sit(person(context("ru", PHONE, reduced_motion="reduce"), "Боб"), path, 1)
    expect(friend.locator("[data-do=stand]")).to_be_visible()
    expect(page.locator(".chairs")).to_contain_text("Боб")
    expect(start).to_have_text(words.say("web-wait-bots", count=1))
    assert faults(page) == []
    assert serious(page, axe) == []
    start.click()
    for one in (page, friend):
        expect(one.locator("[data-screen=table]")).to_be_visible()
        expect(one.locator(".hand [data-card]")).to_have_count(11)
        assert sideways(one) == 0
    expect(page.locator(".bar .ttl span")).to_contain_text(words.say("web-dk-phase-auction"))
