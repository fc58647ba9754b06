"""Bots by their levels, and hints: asked for by a tap or a key, marked and said, or none at all."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from kozyr.bots import levels_of
from kozyr.i18n.catalogue import catalogue
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.geometry import faults
from tests.web.seated import alone, new_table, person, play_out, press, sit, todo, wait

HINT = "[data-do=hint]:visible"
HINTED = "[data-hinted]"


def hint(page: Page, key: bool, by: str) -> str:
    """Ask for a hint until one comes that isn't the club bot's: the text above the question.

    Args:
        page: of who is to act.
        key: ask with the key instead of the button.
        by: how a hint of another bot begins, as far as its action.
    """
    tip = page.locator("[data-tip]")

    def asked() -> str | None:
        page.keyboard.press("h") if key else page.locator(HINT).click()
        expect(page.locator(HINTED)).not_to_have_count(0)
        text = tip.inner_text()
        return text if text.startswith(by) else None

    return str(wait(page, asked))


@pytest.mark.parametrize(("language", "size"), [("uk", PHONE), ("ru", DESK)])
def test_a_hint_is_marked_and_says_what_it_expects_or_why(
    language: str, size: tuple[int, int], context: NewContext, axe: str
) -> None:
    words = catalogue(language)
    by = words.say("web-hint-is", level="strong", action="").rstrip(". ")
    ann = person(context(language, size), "Ганна")
    ann.goto("/new/odessa")
    select = ann.locator("[data-seat='1'] select")
    expect(select.locator("optgroup option")).to_have_text(
        [words.say(f"level-{level}") for level in levels_of("odessa")]
    )
    select.select_option("strong")
    ann.locator("[data-seat='2'] select").select_option("master")
    expect(ann.locator("[name=hints]")).to_be_checked()
    assert serious(ann, axe) == []
    assert sideways(ann) == 0
    ann.locator("[data-make]").click()
    action = str(wait(ann, lambda: todo(ann)))
    assert "bid" in action
    key = size == DESK
    text = hint(ann, key, by)
    assert words.say("web-hint-worth", value="0").split("0")[0].strip() in text
    assert words.say("web-hint-others", others="").partition(":")[0] in text, (
        "the other choices are named too"
    )
    expect(ann.locator(HINTED)).to_have_count(1)
    marked = ann.locator(f".dock {HINTED}")
    expect(marked).to_have_count(1)
    assert serious(ann, axe) == []
    assert sideways(ann) == 0
    assert size == DESK or faults(ann) == []
    if not key:
        menu = ann.locator("[data-sheet=menu]")
        place = menu.bounding_box()
        assert place
        ann.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        expect(ann.locator("[data-tip]")).to_have_count(0)
        menu.click()
        ann.locator(".sheet [data-do=close]").click()
    marked.click()
    expect(ann.locator(HINTED)).to_have_count(0)

    lying = ann.locator(".hand button.legal")
    while not (action := str(wait(ann, lambda: todo(ann)))).startswith(".hand") or lying.count() < 2:
        with suppress(TimeoutError):  # a button that the table took away is looked for anew
            press(ann, action, 3000)
    text = hint(ann, key, by)
    reason = words.say("reason-odessa-none-needed", tricks=2)
    assert text.endswith(reason)
    card = ann.locator(f".hand {HINTED}")
    expect(card).to_have_count(1)
    assert size == DESK or faults(ann) == []
    name = card.get_attribute("data-card")
    press(ann, f".hand {HINTED}")
    expect(ann.locator(f".hand [data-card='{name}']")).to_have_count(0)
    expect(ann.locator(HINTED)).to_have_count(0)
    expect(ann.locator(".toast")).to_have_count(0)


def test_a_table_does_without_hints(context: NewContext) -> None:
    words = catalogue("en")
    ann = person(context(), "Ann")
    ann.goto("/new/odessa")
    ann.locator("[name=hints]").uncheck()
    ann.locator("[data-make]").click()
    wait(ann, lambda: todo(ann))
    expect(ann.locator("[data-do=hint]")).to_have_count(0)
    ann.keyboard.press("h")
    expect(ann.locator("[data-tip]")).to_have_count(0)
    bob = person(context("ru", PHONE), "Боря")
    bob.goto("/new/odessa?friends")
    expect(bob.locator("[name=hints]")).not_to_be_checked()
    bob.locator("[data-make]").click()
    expect(bob.locator("[data-rules]")).not_to_contain_text(catalogue("ru").say("web-hints-on"))
    assert words.say("web-hints-on") != catalogue("ru").say("web-hints-on")


def test_people_are_told_where_hints_are_allowed(context: NewContext) -> None:
    ann, bob = person(context("uk", PHONE), "Ганна"), person(context("en"), "Bob")
    sit(ann, path := new_table(ann, "odessa", [None, None, None], hints=True))
    for page, language in ((ann, "uk"), (sit(bob, path), "en")):
        expect(page.locator("[data-rules]")).to_contain_text(catalogue(language).say("web-hints-on"))


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESK)])
def test_the_host_seats_bots_of_a_level(
    language: str, size: tuple[int, int], context: NewContext, axe: str
) -> None:
    words = catalogue(language)
    ann = person(context(language, size), "Аня")
    sit(ann, new_table(ann, "odessa", [None, None, None], options={"sizes": [1]}))
    ann.locator("[data-level]").select_option("master")
    assert serious(ann, axe) == []
    assert sideways(ann) == 0
    ann.locator("[data-host] [data-do=fill][data-seat='2']").click()
    expect(ann.locator(".chairs [data-seat='2'] small")).to_have_text(words.say("web-bot-master"))
    ann.locator("[data-level]").select_option("random")
    ann.locator("[data-do=start]").click()
    play_out(ann)
    ann.locator("[data-host] [data-do=remove][data-seat='1']").click()
    expect(ann.locator("[data-host] [data-level]")).to_be_visible()
    assert sideways(ann) == 0


def test_a_match_with_strong_bots_is_played_to_its_end(context: NewContext) -> None:
    ann = person(context("uk", PHONE), "Ганна")
    sit(ann, new_table(ann, "odessa", [None, "strong", "master"], options={"sizes": [2]}))
    play_out(ann)


def test_a_hint_is_nobody_elses(context: NewContext) -> None:
    ann, bob = person(context(), "Ann"), person(context("ru"), "Боря")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [2]}, hints=True)
    sit(ann, path)
    sit(bob, path, 1)
    first, other = (ann, bob) if wait(ann, lambda: todo(ann) or todo(bob)) and todo(ann) else (bob, ann)
    expect(other.locator(HINT)).to_have_attribute("aria-disabled", "true")
    first.locator(HINT).click()
    expect(first.locator(HINTED)).not_to_have_count(0)
    expect(other.locator(HINTED)).to_have_count(0)
    expect(other.locator("[data-tip]")).to_have_count(0)


@pytest.mark.parametrize("game", ["exchange", "donkey", "oko"])
def test_every_game_has_hints(game: str, context: NewContext) -> None:
    ann = person(context("ru", PHONE, reduced_motion="reduce"), "Аня")
    alone(ann, game, 2, hints=True)
    if game == "donkey":
        ann.locator("[data-trump=H]").click()
        ann.locator("[data-do=sit]").first.click()
    while not (selector := todo(ann)) or "onward" in selector:
        if selector:
            press(ann, selector)
        ann.wait_for_timeout(20)
    ann.locator(HINT).click()
    expect(ann.locator(HINTED)).not_to_have_count(0)
    assert faults(ann) == []
