"""An evening with a host in a browser: a pause, a player who is removed, another game, the table's end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.web.conftest import PHONE, NewContext, serious, sideways
from tests.web.geometry import faults
from tests.web.seated import new_table, person, play_out, sit, todo, wait


def host_sheet(page: Page) -> None:
    """Open the host's sheet during a match."""
    page.locator("[data-sheet=menu]").click()
    page.locator(".sheet [data-do=host]").click()
    expect(page.locator("[data-host]")).to_be_visible()


def test_the_host_stops_the_match_and_goes_on(context: NewContext, axe: str) -> None:
    ann, bob = person(context("uk", PHONE), "Ганна"), person(context("ru"), "Боря")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [2]}, clock="brisk")
    sit(ann, path)
    sit(bob, path, 1)
    expect(bob.locator("[data-screen=table]")).to_be_visible()
    bob.locator("[data-sheet=menu]").click()
    expect(bob.locator("[data-phrase='0']")).to_be_visible()
    expect(bob.locator(".sheet [data-do=host]")).to_have_count(0)
    bob.locator("[data-do=close]").click()

    host_sheet(ann)
    assert sideways(ann) == 0
    assert serious(ann, axe) == []
    ann.locator("[data-do=pause]").click()
    expect(ann.locator("[data-held]")).to_contain_text(catalogue("uk").say("web-held", who="you"))
    expect(bob.locator("[data-held]")).to_contain_text("Ганна")
    expect(bob.locator("[data-held] [data-do=resume]")).to_have_count(0)
    expect(bob.locator(".clock, .dock [data-action]")).to_have_count(0)
    assert todo(ann) is None
    assert todo(bob) is None
    assert serious(bob, axe) == []
    bob.reload()
    expect(bob.locator("[data-held]")).to_be_visible()
    ann.locator("[data-held] [data-do=resume]").click()
    for page in (ann, bob):
        expect(page.locator("[data-held]")).to_have_count(0)
    play_out(ann, bob)


@pytest.mark.parametrize(
    ("language", "game"), [("ru", "exchange"), ("uk", "donkey"), ("en", "odessa"), ("ru", "oko")]
)
def test_a_paused_table_without_a_clock_asks_nobody(context: NewContext, language: str, game: str) -> None:
    words = catalogue(language)
    ann = person(context(language, PHONE, reduced_motion="reduce"), "Ann")
    path = new_table(ann, game, [None, "random", "random"], hints=True)
    sit(ann, path)
    if game == "donkey":
        ann.locator("[data-do=sit]").click()
    wait(ann, lambda: todo(ann))
    expect(ann.locator(".me .plate.turn")).to_be_visible()
    if game == "donkey":  # which trump was given is told over the bar, until the words are tapped
        ann.locator(".toast").click()
        expect(ann.locator(".toast")).to_have_count(0)
    host_sheet(ann)
    ann.locator("[data-do=pause]").click()
    expect(ann.locator("[data-held]")).to_contain_text(words.say("web-held-about-none"))
    expect(ann.locator(".me .plate")).to_contain_text(words.say("web-paused"))
    expect(ann.locator(".plate.turn, .me .hintb")).to_have_count(0)
    expect(ann.locator(".bar .hintb")).to_have_attribute("aria-disabled", "true")
    assert faults(ann) == []


def test_a_player_is_removed_and_let_back(context: NewContext, axe: str) -> None:
    ann, bob = person(context("ru", PHONE), "Аня"), person(context(), "Bob")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [2]}, watch=True)
    sit(ann, path)
    sit(bob, path, 1)
    expect(bob.locator("[data-screen=table]")).to_be_visible()
    host_sheet(ann)
    ann.locator("[data-host] [data-do=remove][data-seat='1']").click()
    expect(bob.locator("[data-screen=note]")).to_contain_text(catalogue("en").say("web-table-refused-no"))
    removed = ann.locator("[data-removed]")
    expect(removed).to_contain_text("Bob")
    assert sideways(ann) == 0
    assert serious(ann, axe) == []
    bob.reload()
    expect(bob.locator("[data-screen=note]")).to_contain_text(catalogue("en").say("web-table-refused-no"))
    removed.locator("[data-do=admit]").click()
    expect(removed).to_have_count(0)
    ann.locator("[data-do=close]").click()
    bob.reload()
    expect(bob.locator("[data-onlooker]")).to_be_visible()
    play_out(ann)  # a bot has taken the seat


def test_another_game_is_proposed_and_all_agree(context: NewContext, axe: str) -> None:
    words = catalogue("ru")
    ann, bob = person(context("ru", PHONE), "Аня"), person(context("uk"), "Богдан")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [1]})
    sit(ann, path)
    sit(bob, path, 1)
    play_out(ann, bob)
    expect(bob.locator("[data-host]")).to_have_count(0)
    expect(ann.locator("[data-screen=end] [data-host]")).to_be_visible()
    assert sideways(ann) == 0
    ann.locator("[data-next=oko]").click()
    ann.locator("[data-preset=short]").click()
    expect(ann.locator("[data-count]")).to_have_text(words.say("web-seats-only", count=2))
    ann.locator("[data-seats='1']").click()
    expect(ann.locator("h1")).to_have_text(words.say("web-host-next-title", game=words.say("game-oko")))
    expect(ann.locator("[data-make]")).to_have_text(words.say("web-host-propose"))
    assert serious(ann, axe) == []
    ann.locator("[data-make]").click()
    for page, language in ((ann, "ru"), (bob, "uk")):
        expect(page.locator("[data-screen=waiting] h1")).to_have_text(catalogue(language).say("game-oko"))
        expect(page.locator("[data-rules]")).to_contain_text("50")
    expect(ann.locator("[data-do=want]")).to_have_count(0)
    rows = bob.locator("[data-tally] tbody tr")
    expect(rows).to_have_count(2)
    expect(bob.locator("[data-tally] thead")).to_contain_text(catalogue("uk").say("game-odessa"))
    assert serious(bob, axe) == []
    assert sideways(ann) == 0
    bob.locator("[data-do=want]").click()
    ann.locator("[data-host] [data-do=fill][data-seat='2']").click()
    for page in (ann, bob):
        expect(page.locator("[data-screen=table][data-game=oko]")).to_be_visible()
    wait(ann, lambda: todo(ann) or todo(bob))
    ann.locator("[data-sheet=score]").click()
    expect(ann.locator(".sheet [data-tally]")).to_be_visible()
    ann.locator(".sheet [data-do=close]").click()

    host_sheet(ann)
    ann.locator("[data-do=end]").click()
    ann.locator("[data-do=end-sure]").click()
    for page in (ann, bob):
        expect(page.locator("[data-secret]")).to_be_visible()
