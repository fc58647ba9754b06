"""Lessons in a real browser: each can be gone through, and explains what it refuses."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kozyr.games.refusal import Refusal
from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import catalogue
from kozyr.i18n.refusals import sentence
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways

WAYS = {
    "exchange": [("uk", PHONE), ("en", DESK)],
    "donkey": [("ru", PHONE), ("uk", DESK)],
    "odessa": [("en", PHONE), ("ru", DESK)],
    "oko": [("ru", PHONE), ("uk", DESK)],
}
"""Each game on a phone and on a desk, in different languages."""


def steps_of(page: Page, game: str) -> list[dict[str, Any]]:
    """The steps as the page gets them."""
    answer: dict[str, Any] = page.request.get(f"/api/lessons/{game}").json()
    steps: list[dict[str, Any]] = answer["steps"]
    return steps


def card(page: Page, name: str) -> Locator:
    return page.locator(f'.hand button[data-card="{name}"]')


def touch(page: Page, name: str) -> None:
    """Tap a card where the next one doesn't cover it; those that can't be laid explain themselves."""
    card(page, name).click(position={"x": 8, "y": 24}, force=True)


def do(page: Page, action: str) -> None:
    """Carry out an action as a person does."""
    button = page.locator(f'.dock [data-action="{action}"]')
    words = action.split()
    if words[0] in ("play", "give", "return"):
        for name in words[1:]:
            touch(page, name)
        if len(words) > 2 or page.locator(".dock [data-action]").count():
            button.first.click()
    else:
        button.first.click()


def shown(page: Page, step: dict[str, Any]) -> None:
    expect(page.locator(f'.lsn[data-step="{step["id"]}"]')).to_be_visible()


@pytest.mark.parametrize(("game", "way"), [(game, place % 2) for place, game in enumerate(GAMES)])
def test_a_lesson_can_be_gone_through(context: NewContext, axe: str, game: str, way: int) -> None:
    language, size = WAYS[game][way]
    words = catalogue(language)
    page = context(language, size).new_page()
    page.goto(f"/learn/{game}")
    steps = steps_of(page, game)
    asked = next(place for place, step in enumerate(steps) if step["action"])
    for place, step in enumerate(steps):
        shown(page, step)
        id = f"web-lesson-{game}-{step['id']}"
        expect(page.locator("#step")).to_have_text(plain(words.say(id)))
        assert not re.search(r"\bweb-[a-z]", page.locator("body").inner_text())
        assert sideways(page) == 0
        inside(page)
        if place in (0, asked, len(steps) - 1):
            assert serious(page, axe) == []
        if step["action"]:
            do(page, step["action"])
        elif place + 1 < len(steps):
            page.locator("[data-do=next]").click()
    expect(page.locator("[data-do=play]")).to_have_attribute("href", f"/new/{game}")
    page.goto("/")
    expect(page.locator(f"[data-learn={game}] .ic")).to_be_visible()


def plain(text: str) -> re.Pattern[str]:
    """A text as the page shows it: with a capital, cards in it being drawn."""
    return re.compile(".*".join(map(re.escape, re.split(r"\S*[♣♦♥♠]", text))), re.IGNORECASE)


def inside(page: Page) -> None:
    """The panel and the hand are whole in the window, and the panel covers no card of the hand."""
    size = page.viewport_size
    assert size is not None
    for part in (".lsn", ".hand"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 40
        assert box["y"] + box["height"] <= size["height"]
    panel = page.locator(".dock").bounding_box()
    fan = page.locator(".own").bounding_box()
    assert panel is not None
    assert fan is not None
    if size["width"] < 700:
        assert panel["y"] + panel["height"] <= fan["y"] + 1


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_is_not_legal_is_explained_by_the_rules(context: NewContext, language: str) -> None:
    words = catalogue(language)
    page = context(language, PHONE).new_page()
    page.goto("/learn/odessa")
    steps = steps_of(page, "odessa")
    for step in steps[: next(place for place, step in enumerate(steps) if step["id"] == "follow")]:
        shown(page, step)
        do(page, step["action"]) if step["action"] else page.locator("[data-do=next]").click()
    expect(page.locator(".lsn[data-step=follow]")).to_be_visible()
    touch(page, "AS")
    reply = page.locator("[data-reply=bad]")
    expect(reply).to_be_visible()
    expect(reply.locator("[data-rule=OD-FOLLOW]")).to_be_visible()
    [follow] = [step for step in steps if step["id"] == "follow"]
    why = Refusal(kind="illegal", **follow["frame"]["prompt"]["why"]["play AS"])
    expect(reply).to_contain_text(plain(sentence(words, why)))
    reply.locator("[data-rule=OD-FOLLOW]").click()
    expect(page.locator("dialog h2")).to_be_visible()
    page.keyboard.press("Escape")
    touch(page, "KH")
    expect(page.locator(".lsn[data-step=took]")).to_be_visible()


def test_a_legal_action_that_the_lesson_does_not_mean_is_told_apart(context: NewContext) -> None:
    page = context("en", PHONE).new_page()
    page.goto("/learn/odessa")
    for _ in range(2):
        page.locator("[data-do=next]").click()
    page.locator("[data-action='bid 3']").click()
    expect(page.locator("[data-reply=bad]")).to_contain_text("bid 2")
    page.locator("[data-action='bid 1']").click(force=True)
    expect(page.locator("[data-reply=bad] [data-rule=OD-HOOK]")).to_be_visible()
    page.locator("[data-action='bid 2']").click()
    expect(page.locator(".lsn[data-step=follow]")).to_be_visible()


def test_a_lesson_goes_on_where_it_was_left_and_back(context: NewContext) -> None:
    person = context("ru", DESK)
    page = person.new_page()
    page.goto("/learn/oko")
    page.locator("[data-do=next]").click()
    expect(page.locator(".lsn[data-step=worth]")).to_be_visible()
    page.close()
    again = person.new_page()
    again.goto("/learn/oko")
    expect(again.locator(".lsn[data-step=worth]")).to_be_visible()
    expect(again.locator(".stps [aria-current=step]")).to_be_visible()
    again.locator("[data-do=back]").click()
    expect(again.locator(".lsn[data-step=aim]")).to_be_visible()


def test_a_lesson_by_keys_alone(context: NewContext) -> None:
    page = context("en", DESK).new_page()
    page.goto("/learn/odessa")
    for step in steps_of(page, "odessa")[:7]:
        shown(page, step)
        if not step["action"]:
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
        elif step["action"].startswith("bid"):
            page.keyboard.press(step["action"][-1])
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowDown")
            for _ in range(3):
                if page.evaluate("document.activeElement.dataset.card") == step["action"][-2:]:
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
    expect(page.locator(".lsn[data-step=lose]")).to_be_visible()


def test_the_rules_of_a_game_lead_to_its_lesson(context: NewContext) -> None:
    page = context("en", DESK).new_page()
    page.goto("/")
    page.locator("[data-play=odessa]").click()
    page.locator("[data-sheet=rules]").first.click()
    expect(page.locator(".sheet [data-learn=odessa]")).to_have_attribute("href", "/learn/odessa")


def test_there_is_no_lesson_for_other_games(context: NewContext) -> None:
    page = context("en").new_page()
    page.goto("/learn/bridge")
    expect(page.locator("[data-page=lost]")).to_be_visible()
