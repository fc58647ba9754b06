"""Short matches of every game and form, played in the page from the first card to the final standing."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.server.program import Program
from tests.web.conftest import DESK, PHONE, NewContext
from tests.web.matches import NOTES, Watch, check_end, lost_focus, make_table, said
from tests.web.player import Player, keys

OWN = {"form": "ffa", "trump": "own"}
"""Seats go out one after the other, so the form shrinks on the way."""
MATCHES: dict[str, tuple[str, int, dict[str, Any], str, tuple[int, int]]] = {
    "exchange": ("exchange", 4, {"target": 1, "deals": 2}, "ru", PHONE),
    "odessa": ("odessa", 4, {"sizes": [2, 3]}, "uk", DESK),
    "odessa blind": ("odessa", 3, {"max_deals": 0, "blind_deals": 1}, "en", PHONE),
    "oko": ("oko", 4, {"stack": 15, "deals": 4}, "en", PHONE),
    "donkey own": ("donkey", 4, OWN | {"limit": 2}, "ru", DESK),
    "donkey one": ("donkey", 2, {"form": "ffa", "trump": "one", "limit": 2}, "uk", PHONE),
    "donkey pairs": ("donkey", 4, {"form": "pairs", "limit": 2}, "ru", PHONE),
    "donkey two_vs_one": ("donkey", 3, {"form": "two_vs_one", "limit": 2}, "en", DESK),
    "donkey three_vs_one": ("donkey", 4, {"form": "three_vs_one", "limit": 2}, "uk", PHONE),
}

KEYED: dict[str, dict[str, Any]] = {
    "donkey": {"trump": "one", "limit": 1},
    "oko": {"stack": 15, "deals": 3},
    "exchange": {"target": 1},
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_short_match_is_played_to_its_end(
    context: NewContext, server: Program, axe: str, name: str
) -> None:
    game, seats, options, language, size = MATCHES[name]
    person = context(language, size, reduced_motion="reduce")
    page = person.new_page()
    page.add_init_script(NOTES)
    page.goto(make_table(person, server.base, game=game, seats=seats, options=options))
    player = Player(page, random.Random(name), watch=Watch(page, axe))
    player.play()
    assert player.acts > 2
    deals = check_end(page).deals
    assert lost_focus(page) == []
    heard = "\n".join(said(page))
    words = catalogue(language)
    for number in range(len(deals)):
        assert heard.count(words.say("deal-ends", number=number + 1)) == 1
    assert heard.count(page.locator("[data-screen=end] h1").inner_text()) == 1


def go(page: Page, where: str, key: str) -> None:
    """Press a key on a thing that Tab reaches."""
    for _ in range(120):
        if page.evaluate("where => document.activeElement === document.querySelector(where)", where):
            return page.keyboard.press(key)
        page.keyboard.press("Tab")
    pytest.fail(f"Tab doesn't reach {where}")


def test_a_whole_match_by_keyboard_alone(context: NewContext, axe: str) -> None:
    page = context("en", DESK).new_page()
    page.add_init_script(NOTES)
    page.goto("/")
    expect(page.locator("[data-list=open]")).to_be_visible()
    go(page, "[data-game=odessa] a.go", "Enter")
    expect(page.locator("[data-make]")).to_be_visible()
    go(page, "[data-option=sizes] input[value=ladder]", "ArrowDown")
    field = "[data-option=sizes] input[type=text]"
    go(page, field, "ControlOrMeta+a")
    page.keyboard.type("2 3")
    go(page, "[data-make]", "Enter")
    page.wait_for_url(re.compile(r"/t/"))
    player = Player(page, random.Random(5), press=keys, watch=Watch(page, axe))
    player.play()
    assert len(check_end(page).deals) == 2
    go(page, "[data-do=want]", "Enter")
    player.play(1)
    assert lost_focus(page) == []


@pytest.mark.parametrize("game", KEYED)
def test_every_game_can_be_played_by_keyboard(context: NewContext, server: Program, game: str) -> None:
    person = context("uk", PHONE, reduced_motion="reduce")
    page = person.new_page()
    page.add_init_script(NOTES)
    page.goto(make_table(person, server.base, game=game, seats=3, options=KEYED[game]))
    Player(page, random.Random(game), press=keys).play()
    check_end(page)
    assert lost_focus(page) == []


def test_plays_prompts_and_results_are_announced_once(context: NewContext, server: Program) -> None:
    words = catalogue("en")
    person = context("en", DESK, reduced_motion="reduce")
    page = person.new_page()
    page.add_init_script(NOTES)
    page.goto(make_table(person, server.base, game="odessa", seats=4, options={"sizes": [3, 4]}))
    player = Player(page, random.Random(2))
    player.play()
    deals = check_end(page).deals
    text = "\n".join(said(page))
    signs = dict(zip("CDHS", "♣♦♥♠", strict=True))
    shown = [deal.turned for deal in deals] + [
        card for deal in deals for trick in deal.tricks for card in trick.cards
    ]
    cards = Counter(card[0].replace("T", "10") + signs[card[1]] for card in shown)
    assert Counter(re.findall(r"(?:10|[6-9JQKA])[♣♦♥♠]", text)) == cards
    prompts = [words.say(id) for id in ("od-ask-bid", "web-ask-lead", "web-ask-card")]
    assert sum(text.count(prompt) for prompt in prompts) == player.acts
    assert len(re.findall(r"\btakes? the trick", text)) == sum(len(deal.tricks) for deal in deals)


def test_an_illegal_card_says_why_and_links_the_rule(context: NewContext, server: Program, axe: str) -> None:
    person = context("ru", PHONE, reduced_motion="reduce")
    page = person.new_page()
    page.goto(make_table(person, server.base, game="odessa", seats=4, options={"sizes": [6, 6, 6, 6]}))
    player = Player(page, random.Random(1))
    illegal = page.locator(".hand button[aria-disabled=true]")
    player.wait()
    while illegal.count() == 0:
        player.play(1)
        assert player.wait().screen == "table"
    card = illegal.first
    before = player.look()
    reason = card.evaluate(
        "card => document.getElementById(card.getAttribute('aria-describedby')).textContent"
    )
    card.click(force=True, position={"x": 8, "y": 20})
    tip = page.locator("[data-tip]")
    expect(tip).to_be_visible()
    expect(page.locator("#live")).to_have_text(reason)
    assert len(reason.split()) > 3
    assert player.look().hand == before.hand
    Watch(page, axe)(player.look())
    tip.locator("[data-rule], button, a").last.click()
    sheet = page.locator("[role=dialog]")
    expect(sheet).to_contain_text("OD-FOLLOW")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_with_confirming_the_second_tap_plays(context: NewContext, server: Program) -> None:
    person = context("en", DESK, reduced_motion="reduce")
    page = person.new_page()
    page.goto(make_table(person, server.base, game="odessa", seats=3, options={"sizes": [3]}))
    player = Player(page, random.Random(1))
    player.play(1)
    player.wait()
    page.locator("[data-sheet=menu]").click()
    page.locator("[data-do=settings]").click()
    page.locator("[role=switch][data-set=confirm]").click()
    page.locator("[data-do=close]").click()
    legal = [card.name for card in player.wait().hand if card.legal]
    first, last = legal[0], legal[-1]
    player.press(f'.hand [data-card="{first}"]')
    expect(page.locator(f'.dock [data-action="play {first}"]')).to_be_visible()
    assert len(player.look().hand) == 3
    if first != last:
        player.press(f'.hand [data-card="{last}"]')
        expect(page.locator(f'.dock [data-action="play {last}"]')).to_be_visible()
    player.press(f'.hand [data-card="{last}"]')
    expect(page.locator(f'.hand [data-card="{last}"]')).to_have_count(0)
    player.play()
    check_end(page)


def test_another_language_leaves_the_focus_where_it_is(context: NewContext, server: Program) -> None:
    person = context("en", PHONE, reduced_motion="reduce")
    page = person.new_page()
    page.add_init_script(NOTES)
    page.goto(make_table(person, server.base, game="oko", seats=3, options={}))
    Player(page, random.Random(1)).wait()
    keys(page, "[data-sheet=menu]")
    keys(page, ".sheet [data-do=settings]")
    keys(page, ".sheet [data-set='language=uk']")
    expect(page.locator(".sheet h2").first).to_have_text(catalogue("uk").say("web-sheet-settings"))
    expect(page.locator(".sheet [data-set='language=uk']")).to_be_focused()
    keys(page, ".sheet [data-do=close]")
    expect(page.locator("[data-sheet=menu]")).to_be_focused()
    assert lost_focus(page) == []
