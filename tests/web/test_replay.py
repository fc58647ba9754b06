"""Looking back: the replay viewer in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Request, Route, expect

from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.match import Match
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.looking import (
    at,
    drop_record,
    open_record,
    play_out,
    played,
    record_of,
    short_table,
    shown,
    text_of,
)
from tests.web.test_counts import READ, number

SIZES = {"phone": PHONE, "desk": DESK}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "exchange": (4, {"target": 2}),
    "donkey": (4, {"limit": 2}),
    "odessa": (4, {"sizes": [3, 2]}),
    "oko": (4, {"stack": 15, "deals": 3}),
}
ODESSA = record_of("odessa", 4, {"sizes": [2, 3]})
ODESSA_CUT = replace(ODESSA, deals=[])
BLIND = record_of("odessa", 4, {"max_deals": 0, "blind_deals": 1})


def announced(page: Page) -> str:
    """What was said aloud last."""
    return page.locator("#live").text_content() or ""


def check_count(page: Page, seats: int) -> None:
    """The sheet that explains a deal's numbers: each seat's rows lead from its total before to that after."""
    page.locator("[data-do=why]").click()
    expect(page.locator(".sheet .acc").first).to_be_visible()
    for one in page.evaluate(READ):
        before, after = map(number, one["total"])
        assert after - before == number(one["score"])
    assert page.locator(".sheet .course polyline").count() == seats
    assert sideways(page) == 0


@pytest.mark.parametrize(
    ("game", "size"), [(game, list(SIZES)[place % 2]) for place, game in enumerate(GAMES)]
)
def test_every_game_can_be_looked_back_at(context: NewContext, axe: str, game: str, size: str) -> None:
    language = LANGUAGES[(list(GAMES).index(game) + (size == "desk")) % len(LANGUAGES)]
    seats, options = GAMES[game]
    record = record_of(game, seats, options)
    page = context(language, SIZES[size]).new_page()
    open_record(page, text_of(record))
    at(page, 0, 0)
    words = catalogue(language)
    expect(page.locator("h1")).to_have_text(words.say("web-replay-title", game=words.say(f"game-{game}")))
    steps = len(record.deals[0].actions)
    for step in range(1, min(steps, 8) + 1):
        page.locator("[data-do=next]").click()
        at(page, 0, step)
        expect(page.locator(f".stp [data-step='{step}']")).to_have_attribute("aria-current", "step")
        assert announced(page).strip() not in ("", "…")
    assert sideways(page) == 0
    assert serious(page, axe) == []
    page.keyboard.press("End")
    at(page, 0, steps)
    expect(page.locator("[data-outcome]")).to_be_visible()
    why = page.locator("[data-outcome] [data-do=why]")
    if why.count() > 0:  # a deal that was thrown in has no count
        check_count(page, seats)
        assert serious(page, axe) == []
        page.locator(".sheet [data-do=close]").click()
        expect(why).to_be_focused()
    page.locator("[data-theme-toggle]").click()
    assert sideways(page) == 0
    assert serious(page, axe) == []


def test_steps_and_keys(context: NewContext) -> None:
    page = context().new_page()
    open_record(page, text_of(ODESSA))
    at(page, 0, 0)
    steps = len(ODESSA.deals[0].actions)
    expect(page.locator("[data-do=prev]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 0, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 0, 1)
    page.locator("[data-do=prev]").click()
    at(page, 0, 0)
    page.keyboard.press("End")
    at(page, 0, steps)
    page.keyboard.press("ArrowRight")
    at(page, 1, 0)
    page.keyboard.press("ArrowLeft")
    at(page, 0, steps)
    page.locator("[data-steps]").focus()
    page.keyboard.press("ArrowLeft")
    at(page, 0, steps - 1)
    page.locator(".stp [data-step='3']").click()
    at(page, 0, 3)
    page.select_option("[data-pick=deal]", "1")
    at(page, 1, 0)
    page.keyboard.press("End")
    at(page, 1, len(ODESSA.deals[1].actions))
    expect(page.locator("[data-do=next]")).to_have_attribute("aria-disabled", "true")


def test_it_plays_by_itself_to_the_end(context: NewContext) -> None:
    page = context().new_page()
    open_record(page, text_of(record_of("odessa", 2, {"sizes": [1]})))
    at(page, 0, 0)
    speed = page.locator("[data-do=speed]")
    expect(speed).to_have_text(catalogue("en").say("web-replay-speed-normal"))
    speed.click()
    expect(speed).to_have_text(catalogue("en").say("web-replay-speed-fast"))
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(page.locator("[data-do=stop]")).to_be_visible()
    page.locator("[data-screen=replay]:not([data-step='0'])").wait_for()
    page.keyboard.press(" ")
    expect(page.locator("[data-do=play]")).to_be_visible()
    page.locator("[data-do=play]").click()
    at(page, 0, 4)
    expect(page.locator("[data-do=play]")).to_have_attribute("aria-disabled", "true")


def test_a_trick_can_be_jumped_to(context: NewContext) -> None:
    page = context("ru").new_page()
    open_record(page, text_of(ODESSA))
    at(page, 0, 0)
    pick = page.locator("[data-pick=moment]")
    texts = pick.locator("option").all_text_contents()
    assert len(texts) == 3
    pick.select_option(texts[2])
    at(page, 0, 8)
    assert pick.locator("option:checked").text_content() == texts[2]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_was_legal_is_said_at_each_moment(context: NewContext, language: str) -> None:
    """As the engine says it, and which of it was chosen."""
    page = context(language, PHONE).new_page()
    match = Match("odessa", seats=4, seed=ODESSA.seed, options=ODESSA.options)
    open_record(page, text_of(ODESSA))
    for step, action in enumerate(ODESSA.deals[0].actions):
        at(page, 0, step)
        legal = page.locator("[data-legal] li")
        expect(legal).to_have_count(len(match.legal()))
        chosen = page.locator("[data-legal] li.on")
        expect(chosen).to_have_count(1)
        words = action.split()
        if words[1] == "bid":
            expect(chosen).to_contain_text(
                catalogue(language).say("do-bid", number=int(words[2])), ignore_case=True
            )
            refused = page.locator("[data-legal] li").all_text_contents()
            assert len(refused) == len(set(refused))
        else:
            expect(chosen.locator(".cn")).to_have_count(1)
        match.apply(" ".join(words[1:]), int(words[0]))
        page.locator("[data-do=next]").click()


def test_one_seat_sees_what_it_saw(context: NewContext) -> None:
    page = context().new_page()
    open_record(page, text_of(ODESSA))
    at(page, 0, 0)
    others = page.locator(".seat [data-card]")
    expect(others).to_have_count(6)
    page.locator("[data-all=false]").click()
    expect(others).to_have_count(0)
    expect(page.locator(".seat .backs .card")).to_have_count(6)
    page.select_option("[data-pick=seat]", "2")
    hand = {node.get_attribute("data-card") for node in page.locator(".hand [data-card]").all()}
    assert hand == set(Match.from_data(ODESSA_CUT).view(2).hand or [])
    seat = Match.from_data(ODESSA_CUT).to_act
    page.select_option("[data-pick=seat]", str((seat + 1) % 4 if seat is not None else 0))
    expect(page.locator("[data-legal]")).to_have_count(0)
    page.select_option("[data-pick=seat]", str(seat))
    expect(page.locator("[data-legal]")).to_be_visible()


def test_closed_cards_are_open_where_all_hands_are(context: NewContext) -> None:
    page = context("uk").new_page()
    open_record(page, text_of(BLIND))
    last = len(BLIND.deals) - 1
    page.select_option("[data-pick=deal]", str(last))
    at(page, last, 0)
    expect(page.locator(".cloth .shut")).to_have_count(24)
    page.locator("[data-all=false]").click()
    expect(page.locator(".cloth .shut")).to_have_count(0)
    expect(page.locator(".hand .card.back")).to_have_count(6)
    steps = len(BLIND.deals[last].actions)
    assert steps > 4
    page.keyboard.press("ArrowRight")
    at(page, last, 1)


def test_a_match_that_was_played_has_a_link(context: NewContext, axe: str) -> None:
    page = context(size=PHONE).new_page()
    id = played(page)
    page.locator("[data-do=replay]").click()
    page.wait_for_url(f"**/m/{id}/1")
    at(page, 0, 0)
    expect(page.locator(".oth")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-do=download]").click()
    assert download.value.suggested_filename == f"{id}-1.toml"
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert saved == page.evaluate("async path => (await fetch(path)).text()", f"/api/matches/{id}/1")
    assert Match.from_record(saved).finished
    assert serious(page, axe) == []
    stranger = context("ru").new_page()
    stranger.goto(f"/m/{id}/1?deal=1&step=2&seat=1")
    at(stranger, 1, 2)
    expect(stranger.locator("[data-all=false]")).to_have_attribute("aria-pressed", "true")
    expect(stranger.locator("[data-pick=seat]")).to_have_value("1")


def test_earlier_matches_are_linked_from_the_first_page(context: NewContext) -> None:
    page = context("uk", PHONE).new_page()
    id = played(page, sizes=[1])
    page.locator("[data-do=want]").click()
    expect(page.locator("[data-screen=table]")).to_be_visible()
    stranger = context().new_page()
    stranger.goto(f"/m/{id}/2")
    expect(stranger.locator("[data-state=missing]")).to_contain_text(
        catalogue("en").say("web-replay-missing")
    )
    stranger.goto(f"/m/{id}/1")
    at(stranger, 0, 0)
    play_out(page)
    page.goto("/")
    row = page.locator(f"[data-list=mine] [data-table='{id}']")
    assert sideways(page) == 0
    row.locator("[data-do=replay]").click()
    page.wait_for_url(f"**/m/{id}/2")
    at(page, 0, 0)
    page.locator(f".oth a[href='/m/{id}/1']").click()
    page.wait_for_url(f"**/m/{id}/1")
    at(page, 0, 0)


def test_nothing_of_a_match_that_goes_on(context: NewContext) -> None:
    page = context().new_page()
    id, key = short_table(page)
    page.goto(f"/t/{id}#{key}")
    expect(page.locator("[data-screen=table]")).to_be_visible()
    page.goto(f"/m/{id}/1")
    expect(page.locator("[data-state=missing]")).to_be_visible()
    for path in ("/m/nothing/1", f"/m/{id}/0", f"/m/{id}/x"):
        page.goto(path)
        expect(page.locator("[data-screen=replay]")).to_have_count(0)


def test_a_moment_is_shared(context: NewContext, axe: str) -> None:
    page = context("ru", PHONE).new_page()
    id = played(page)
    page.goto(f"/m/{id}/1")
    at(page, 0, 0)
    page.select_option("[data-pick=deal]", "1")
    page.keyboard.press("Escape")
    page.locator("[data-do=next]").click()
    page.locator("[data-do=next]").click()
    at(page, 1, 2)
    page.wait_for_url(re.compile(r"\?deal=1&step=2&from=\d$"))
    page.locator("[data-all=false]").click()
    page.locator("[data-sheet=share]").click()
    link = page.locator("[data-link]").input_value()
    assert re.search(rf"/m/{id}/1\?deal=1&step=2&seat=\d$", link)
    expect(page.locator(".sheet svg.qr")).to_be_visible()
    assert sideways(page) == 0
    assert serious(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator("[data-sheet=share]")).to_be_focused()
    other = context("en").new_page()
    other.goto(link)
    at(other, 1, 2)
    expect(other.locator("[data-all=false]")).to_have_attribute("aria-pressed", "true")


def test_any_record_can_be_dropped_on_the_page(context: NewContext, tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_text(text_of(ODESSA), encoding="utf-8")
    page = context("uk").new_page()
    page.goto("/replay")
    expect(page.locator("[data-state=empty]")).to_be_visible()
    drop_record(page, file)
    at(page, 0, 0)
    expect(page.locator(".dropz")).to_have_count(0)
    file.write_text(text_of(record_of("oko", 3, {"stack": 9, "deals": 2})), encoding="utf-8")
    drop_record(page, file)
    expect(page.locator(".rp.oko")).to_be_visible()
    expect(page.locator("[data-sheet=share]")).to_have_count(0)


def test_a_file_stays_though_the_match_asked_for_before_comes_late(
    context: NewContext, tmp_path: Path
) -> None:
    file = tmp_path / "evening.toml"
    file.write_text(text_of(record_of("oko", 3, {"stack": 9, "deals": 2})), encoding="utf-8")
    page = context().new_page()
    held: list[Route] = []
    page.route(re.compile(r"/api/matches/[^/]+/1$"), lambda route: held.append(route))
    page.goto("/m/late/1")
    expect(page.locator("[data-state=loading]")).to_be_visible()
    drop_record(page, file)
    expect(page.locator(".rp.oko")).to_be_visible()
    (late,) = held
    with page.expect_response(lambda response: response.url.endswith("/late/1")) as answer:
        late.fulfill(body=text_of(ODESSA))
    answer.value.finished()
    page.evaluate("async () => { await (await fetch('/')).text(); }")
    page.keyboard.press("ArrowRight")
    at(page, 0, 1)
    expect(page.locator(".rp.oko")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_record_with_a_fault_says_where(context: NewContext, axe: str, language: str) -> None:
    page = context(language, PHONE).new_page()
    words = catalogue(language)
    wrong = text_of(record_of("odessa", 2, {"sizes": [1]}, seed=3)).replace("bid", "fly", 1)
    open_record(page, wrong)
    note = page.locator("[data-state=fault] [role=alert]")
    expect(note).to_contain_text(words.say("web-replay-refused", deal=1, action=1, why="").strip())
    open_record(page, 'format = 1\ngame = "odessa"\nseats = 77\n')
    expect(note).to_contain_text("seats: 77")
    open_record(page, "<html>")
    expect(note).to_contain_text("record: ")
    open_record(page, "#" * 600_000)
    expect(note).to_be_visible()
    assert sideways(page) == 0
    assert serious(page, axe) == []
    open_record(page, text_of(ODESSA))
    at(page, 0, 0)


def test_cards_travel_unless_motion_is_unwanted(context: NewContext) -> None:
    page = context().new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(
        "const { animate } = Element.prototype; window.moved = 0;"
        "Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };"
    )
    open_record(page, text_of(ODESSA))
    at(page, 0, 0)
    for step in range(1, 6):
        page.locator("[data-do=next]").click()
        at(page, 0, step)
    assert page.evaluate("moved") > 0
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("moved = 0")
    for step in range(6, 9):
        page.locator("[data-do=next]").click()
        at(page, 0, step)
    assert page.evaluate("moved") == 0


def test_a_long_deal_is_loaded_as_it_is_looked_at(context: NewContext) -> None:
    match = Match("exchange", seats=2, seed=b"long", options={"max_exchanges": 400, "target": 6})
    while match.to_act is not None:
        match.apply(match.legal()[0])
    page = context().new_page()
    asked: list[int] = []

    def heard(request: Request) -> None:
        if "/api/replay" in request.url:
            asked.append(json.loads(request.post_data or "")["start"])

    page.on("request", heard)
    open_record(page, match.to_record())
    at(page, 0, 0)
    page.keyboard.press("End")
    at(page, 0, 800)
    page.keyboard.press("ArrowLeft")
    at(page, 0, 799)
    assert asked == [0, 600]
    assert shown(page) == (0, 799)
