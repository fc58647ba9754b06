"""The first page and the page for a new table, in a real browser against a real server."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.i18n.rules import rule
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways

SIZES = {"phone": PHONE, "desk": DESK}


def home(page: Page) -> Page:
    """Open the first page and wait for its lists."""
    with page.expect_response("**/api/tables"):
        page.goto("/")
    expect(page.locator("[data-list=open]")).to_be_visible()
    return page


def new_table(page: Page, game: str, friends: bool = False) -> Page:
    """Open the page for a new table and wait for its fields."""
    page.goto(f"/new/{game}{'?friends' if friends else ''}")
    expect(page.locator("[data-make]")).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_and_fits(
    context: NewContext, axe: str, language: str, size: str
) -> None:
    words = catalogue(language)
    page = home(context(language, SIZES[size]).new_page())
    expect(page).to_have_title(words.say("web-name"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(words.say("web-home-title"))
    for game in GAMES:
        card = page.locator(f"[data-game={game}]")
        expect(card.locator("h2")).to_have_text(words.say(f"game-{game}"))
        expect(card).to_contain_text(words.say(f"web-game-about-{game}"))
        expect(card.locator(f"[data-play={game}]")).to_have_text(words.say("web-play"))
        expect(card.locator(f"[data-friends={game}]")).to_have_text(words.say("web-friends"))
    assert sideways(page) == 0
    assert serious(page, axe) == []
    page.locator("[data-theme-toggle]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page, axe) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_asks_every_option_and_fits(
    context: NewContext, axe: str, language: str, size: str, game: str
) -> None:
    words = catalogue(language)
    page = new_table(context(language, SIZES[size]).new_page(), game)
    expect(page.locator("h1")).to_have_text(words.say("web-new-title", game=words.say(f"game-{game}")))
    hidden = {"trump_suits", "redeal", "talon"}  # asked for where they mean something
    for option in GAMES[game].options:
        if option.name not in hidden:
            box = page.locator(f"[data-option={option.name}]")
            expect(box.locator("h2")).to_contain_text(
                words.say(f"web-option-{option.name.replace('_', '-')}")
            )
            expect(box.locator(f"[data-rule={option.rule}]")).to_be_visible()
    readings = {option.rule for option in GAMES[game].options if option.reading and option.name not in hidden}
    told = [id for id in readings if (section := rule(language, id)) and "\n> " in section.text]
    expect(page.locator("details.note")).to_have_count(len(told))
    assert not re.search(r"\bweb-[a-z]", page.locator("body").inner_text())
    assert sideways(page) == 0
    assert serious(page, axe) == []


def test_the_language_and_the_theme_are_remembered(context: NewContext) -> None:
    person = context("en")
    page = home(person.new_page())
    page.locator("[data-language=uk]").click()
    expect(page.locator("h1")).to_have_text(catalogue("uk").say("web-home-title"))
    page.locator("[data-set='theme=dark']").click()
    page.close()
    again = home(person.new_page())
    expect(again.locator("html")).to_have_attribute("lang", "uk")
    expect(again.locator("html")).to_have_attribute("data-theme", "dark")
    expect(again.locator("h1")).to_have_text(catalogue("uk").say("web-home-title"))


def test_the_theme_follows_the_device(context: NewContext) -> None:
    page = home(context(theme="dark").new_page())
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")


def test_play_now_makes_a_table_of_bots(context: NewContext) -> None:
    page = home(context().new_page())
    with page.expect_request(lambda request: request.method == "POST" and "tables" in request.url) as sent:
        page.locator("[data-play=odessa]").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    asked = json.loads(sent.value.post_data or "")
    assert asked["game"] == "odessa"
    assert asked["bots"] == [None, "steady", "steady", "steady"]
    page.go_back()
    expect(page.locator("h1")).to_have_text(catalogue("en").say("web-home-title"))


def test_a_table_for_friends_is_its_waiting_room_with_the_link(context: NewContext, axe: str) -> None:
    page = new_table(context(size=PHONE).new_page(), "donkey", friends=True)
    page.locator("[data-option=form] input[value=pairs]").check()
    page.locator("[data-option=limit] button").last.click()
    page.locator("[data-seat='2'] select").select_option("random")
    with page.expect_request(lambda request: request.method == "POST" and "tables" in request.url) as sent:
        page.locator("[data-make]").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    asked = json.loads(sent.value.post_data or "")
    assert asked == {
        "game": "donkey",
        "seats": 4,
        "options": {"form": "pairs", "limit": 11},
        "bots": [None, None, "random", None],
        "clock": "relaxed",
        "open": False,
        "watch": False,
        "pause": None,
        "hints": False,
    }
    link = page.url
    expect(page.locator("[data-screen=waiting] [data-link]")).to_have_value(link)
    expect(page.locator("svg.qr path")).to_have_count(1)
    expect(page.locator("[data-copy]")).to_be_visible()
    assert sideways(page) == 0
    assert serious(page, axe) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page, axe) == []
    home(page).locator(f"[data-table='{urlsplit(link).path[3:]}']").first.click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))  # by the list, which knows no key
    expect(page.locator("[data-link]")).to_have_value(link)


def test_who_makes_a_table_sits_at_it(context: NewContext) -> None:
    page = new_table(context().new_page(), "oko", friends=True)
    page.locator("[data-make]").click()
    expect(page.locator(".chairs [data-seat='0'] [data-do=stand]")).to_be_visible()
    expect(page.locator(".chairs .free")).to_have_count(3)
    page.locator("[data-do=stand]").click()
    expect(page.locator("[data-do=sit]")).to_have_count(4)


def test_a_name_typed_at_the_table_is_the_name_of_the_seat(context: NewContext) -> None:
    page = new_table(context().new_page(), "oko", friends=True)
    page.locator("[data-make]").click()
    page.locator("[data-do=stand]").click()
    page.locator("input[name=name]").fill("Taras")
    page.locator("[data-do=sit]").first.click()  # at once: the name isn't on the server yet
    expect(page.locator(".chairs li[data-seat='0']")).to_contain_text("Taras")
    page.locator("[data-do=stand]").click()
    page.locator("input[name=name]").fill("\u200b")
    page.locator("[data-do=sit]").first.click()
    expect(page.locator("[role=alert]")).to_have_text(catalogue("en").say("web-name-bad"))
    expect(page.locator("[data-do=sit]")).to_have_count(4)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sits_down_sees_the_whole_name_and_can_press_every_trump(
    context: NewContext, language: str, size: str
) -> None:
    page = new_table(context(language, SIZES[size]).new_page(), "donkey", friends=True)
    page.locator("[data-make]").click()
    field = page.locator("input[name=name]")
    field.fill("Гость Черёмуха")
    assert field.evaluate("field => field.scrollWidth - field.clientWidth") <= 0
    for suit in "CDHS":
        page.locator(f"[data-trump={suit}]").click()
        expect(page.locator(f"[data-trump={suit}]")).to_have_attribute("aria-pressed", "true")


def test_forms_and_rules_pull_seats_and_options_along(context: NewContext) -> None:
    page = new_table(context().new_page(), "donkey")
    expect(page.locator(".seats li")).to_have_count(4)
    page.locator("[data-option=form] input[value=two_vs_one]").check()
    expect(page.locator(".seats li")).to_have_count(3)
    expect(page.locator("[data-option=trump]")).to_have_count(0)
    expect(page.locator("[data-option=talon]")).to_be_visible()
    page.locator("[data-preset=written]").click()
    page.locator("[data-option=trump] input[value=two]").check()
    chosen = page.locator("[data-option=trump_suits] [aria-pressed=true]")
    assert [chosen.nth(place).get_attribute("data-suit") for place in range(chosen.count())] == ["D", "S"]
    page.locator("[data-suit=H]").click()
    assert [chosen.nth(place).get_attribute("data-suit") for place in range(chosen.count())] == ["H", "S"]
    page.locator("[data-preset=short]").click()
    expect(page.locator("[data-option=limit] input")).to_have_value("3")
    expect(page.locator("[data-preset=short]")).to_have_attribute("aria-pressed", "true")


def test_sizes_of_ones_own_are_read_or_refused(context: NewContext) -> None:
    page = new_table(context().new_page(), "odessa")
    page.locator("[data-option=sizes] input[value=own]").check()
    expect(page.locator("[data-option=max_deals]")).to_have_count(0)
    field = page.locator("[data-option=sizes] input[type=text]")
    field.fill("1 2 9")
    field.blur()
    expect(page.locator("#sizes-note")).to_have_text(catalogue("en").say("web-sizes-bad"))
    field.fill("4, 5 6")
    field.blur()
    expect(page.locator("#sizes-note")).to_have_text("")
    with page.expect_request(lambda request: request.method == "POST" and "tables" in request.url) as sent:
        page.locator("[data-make]").click()
    assert json.loads(sent.value.post_data or "")["options"] == {"sizes": [4, 5, 6]}


def test_a_rule_opens_over_the_page_and_gives_the_focus_back(context: NewContext, axe: str) -> None:
    page = new_table(context("ru").new_page(), "oko")
    page.locator("[data-rule=OK-TWO]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("showdown_at_two")
    assert serious(page, axe) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-rule=OK-TWO]")).to_be_focused()


def test_an_open_table_is_in_the_list_of_others(context: NewContext) -> None:
    host = new_table(context("uk").new_page(), "oko", friends=True)
    host.locator("[data-option=open] input[value=true]").check()
    host.locator("[data-make]").click()
    host.wait_for_url(re.compile(r"/t/"))
    id = re.search(r"/t/([\w-]+)#", host.url)
    assert id is not None
    other = home(context("en").new_page())
    row = other.locator(f"[data-list=open] [data-table='{id[1]}']")
    expect(row).to_contain_text("Oko")
    row.locator("a").click()
    other.wait_for_url(re.compile(rf"/t/{id[1]}$"))


def test_a_name_is_kept_and_moves_to_another_device(context: NewContext) -> None:
    page = home(context("ru").new_page())
    page.locator("#name").fill("  Леся  ")
    page.locator("form.name button").click()
    expect(page.locator("#name-note")).to_have_text(catalogue("ru").say("web-saved"))
    expect(page.locator(".intro a")).to_have_text("Вы: Леся")
    page.locator("[data-move]").click()
    link = page.locator("[data-link]").input_value()
    phone = context("ru", PHONE).new_page()
    phone.goto(link)
    expect(phone.locator("main")).to_contain_text(catalogue("ru").say("web-move-ask"))
    phone.locator("[data-take]").click()
    expect(phone.locator(".intro a")).to_have_text("Вы: Леся")


def test_a_device_that_has_tables_is_warned_before_it_becomes_another_guest(
    context: NewContext, axe: str
) -> None:
    page = home(context("en").new_page())
    page.locator("#name").fill("Ann")
    page.locator("form.name button").click()
    expect(page.locator(".intro a")).to_have_text("You: Ann")
    page.locator("[data-move]").click()
    link = page.locator("[data-link]").input_value()
    other = new_table(context("en", PHONE).new_page(), "oko", friends=True)
    other.locator("[data-make]").click()
    expect(other.locator("[data-screen=waiting]")).to_be_visible()
    other.goto(link)
    expect(other.locator("main")).to_contain_text("have 1 table")
    assert sideways(other) == 0
    assert serious(other, axe) == []
    other.locator("main a[href='/']").click()
    expect(other.locator(".intro a")).to_contain_text("Guest")
    other.go_back()
    other.locator("[data-take]").click()
    expect(other.locator(".intro a")).to_contain_text("Ann")
    expect(other.locator("[data-list=mine] li")).to_have_count(0)
    other.goto("/move/of.old.times")
    other.locator("[data-take]").click()
    expect(other.get_by_role("alert")).to_have_text(catalogue("en").say("web-move-old"))


def test_a_name_that_cant_be_is_refused_kindly(context: NewContext) -> None:
    page = home(context("en").new_page())
    page.locator("#name").fill("a\u202eb")
    page.locator("form.name button").click()
    expect(page.locator("#name-note")).to_have_text(catalogue("en").say("web-name-bad"))


def test_a_server_out_of_reach_is_said_and_found_again(context: NewContext) -> None:
    person = context("en")
    page = home(person.new_page())
    person.set_offline(True)
    page.locator("[data-play=oko]").click()
    expect(page.get_by_role("alert")).to_contain_text(catalogue("en").say("web-no-server"))
    person.set_offline(False)
    page.get_by_role("alert").locator("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_page_works_by_keyboard(context: NewContext) -> None:
    page = home(context("en").new_page())
    page.locator("[data-friends=donkey]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-make]")).to_be_visible()
    expect(page.locator("#page")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("New table: Donkey")
    page.locator("[data-option=beating] input").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-option=beating] input[value=any_lower]")).to_be_checked()
    expect(page.locator("[data-option=beating] input[value=any_lower]")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_of_rules_is_marked_only_while_it_is_as_chosen(context: NewContext, language: str) -> None:
    page = context(language, PHONE).new_page()
    words = catalogue(language)
    own = words.say("web-preset-own")
    marked = page.locator("[data-preset][aria-pressed=true]")
    for game, typed in {"donkey": "4", "oko": "80", "odessa": "1 2 3 x"}.items():
        page.goto(f"/new/{game}")
        page.locator("[data-preset=short]").click()
        expect(marked).to_have_count(1)
        option = {"donkey": "limit", "oko": "stack", "odessa": "sizes"}[game]
        page.locator(f"[data-option={option}] input:not([type=radio])").fill(
            typed
        )  # nobody has left the field
        expect(marked).to_have_count(0)
        expect(page.locator(".foot b")).to_contain_text(own)
        page.locator("[data-preset=short]").click()
        expect(marked).to_have_attribute("data-preset", "short")
