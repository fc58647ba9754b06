"""The line is cut, the server dies, another tab comes: the same hand and question are there again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from kozyr.table import events, restore
from tests.server import hasty, seeded
from tests.server.program import Program, logs_of
from tests.web.cable import Cable
from tests.web.conftest import NewContext
from tests.web.seated import (
    alone,
    hand,
    new_table,
    person,
    play_out,
    play_until,
    press,
    sit,
    todo,
    until_play,
    wait,
)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Program]:
    """A server that may be killed."""
    program = Program(tmp_path / "data", seeded.COMMAND)
    yield program
    if program.alive:
        program.stop()


@pytest.fixture
def cable(server: Program) -> Iterator[Cable]:
    """A line to the server that may be cut."""
    one = Cable(server.port)
    yield one
    one.close()


def played(server: Program, page: Page, seat: int = 0) -> list[str]:
    """What a seat of the table of a page has played, as it is stored."""
    id = urlsplit(page.url).path.removeprefix("/t/")
    log = [entry.event for entry in logs_of(server.data)[id]]
    return [event.action for event in log if isinstance(event, events.Acted) and event.seat == seat]


def moment(page: Page) -> tuple[list[str], str, str | None, str | None]:
    """What an interruption leaves as it was: hand, table and turn, clock, and what can be done first."""
    clock = page.locator(".me .clock i")
    until = clock.get_attribute("data-deadline") if clock.count() else None
    return hand(page), page.locator(".cloth").inner_text(), until, todo(page)


def lost(page: Page) -> None:
    """The page says that there is no connection, and lets nothing be played."""
    expect(page.locator("[data-news=lost]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-live]")).to_have_count(0)


def live(page: Page) -> None:
    """The page is connected again by itself."""
    expect(page.locator("[data-live] [data-screen=table]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-news]")).to_have_count(0)


def test_a_cut_at_ones_own_turn(context: NewContext, cable: Cable) -> None:
    bob = person(context(reduced_motion="reduce"), "Bob")
    path = new_table(bob, "odessa", [None, None], options={"sizes": [3]}, clock="relaxed")
    page = person(context(base=cable.base, reduced_motion="reduce"), "Ann")
    sit(bob, path)
    sit(page, path, 1)
    play_until([page, bob], lambda: (todo(page) or "").startswith(".hand"))
    before = moment(page)
    assert before[2]
    cable.cut()
    lost(page)
    assert hand(page) == before[0]
    expect(bob.locator(".seat[data-seat='1'] .pres")).to_be_visible()
    cable.mend()
    live(page)
    wait(page, lambda: todo(page))
    assert moment(page) == before
    expect(bob.locator(".seat[data-seat='1'] .pres")).to_have_count(0)
    play_out(page, bob)


@pytest.mark.parametrize("what", ["questions", "answers"])
def test_an_action_on_the_way_when_the_line_is_cut_is_played_once(
    context: NewContext, server: Program, cable: Cable, what: str
) -> None:
    page = person(context(base=cable.base, reduced_motion="reduce"), "Ann")
    alone(page, options={"sizes": [3]})
    until_play(page)
    before = hand(page)
    cable.lose(what)
    action = str(todo(page))
    press(page, action)
    expect(page.locator("[data-sending]")).to_have_count(1)
    if what == "answers":  # the server has it, and nobody here knows
        wait(page, lambda: len(played(server, page)) == 2)
    cable.cut()
    lost(page)
    cable.mend()
    live(page)
    wait(page, lambda: todo(page))
    card = next(card for card in before if f'"{card}"' in action)
    assert hand(page) == [other for other in before if other != card]
    assert played(server, page)[1:] == [f"play {card}"]
    play_out(page)
    assert len(played(server, page)) == 4


def test_a_device_without_a_network_says_so_and_comes_back(context: NewContext) -> None:
    one = context(reduced_motion="reduce")
    page = person(one, "Ann")
    alone(page, options={"sizes": [2]})
    until_play(page)
    before = moment(page)
    one.set_offline(True)
    lost(page)
    one.set_offline(False)
    live(page)
    wait(page, lambda: todo(page))
    assert moment(page) == before
    play_out(page)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_server_that_ends_in_mid_trick_and_comes_back(context: NewContext, own: Program, end: str) -> None:
    page = person(context(base=own.base, reduced_motion="reduce"), "Ann")
    path = alone(page, bots=3, options={"sizes": [3]}, clock="relaxed")
    until_play(page)

    def mid_trick() -> bool:
        return page.locator(".trick [data-card]").count() > 0 and (todo(page) or "").startswith(".hand")

    play_until([page], lambda: mid_trick() or todo(page) == "over")
    assert mid_trick()
    before = moment(page)
    if end == "kill":
        own.kill()
    else:
        assert own.stop() == 0
    lost(page)
    assert hand(page) == before[0]
    later = own.again()
    try:
        live(page)
        wait(page, lambda: todo(page))
        after = moment(page)
        assert (after[:2], after[3]) == (before[:2], before[3])
        assert float(after[2] or 0) >= float(before[2] or 1)  # it stands still while nobody is connected
        play_out(page)
    finally:
        assert later.stop() == 0
    log = logs_of(own.data)[urlsplit(path).path.removeprefix("/t/")]
    assert restore("t", log).state == "over"


def test_two_tabs_of_one_guest(context: NewContext, server: Program) -> None:
    one = context(reduced_motion="reduce")
    first = person(one, "Ann")
    path = alone(first, options={"sizes": [4]})
    until_play(first)
    cards = hand(first)
    second = one.new_page()
    sit(second, path)
    expect(first.locator("[data-news=elsewhere]")).to_be_visible()
    expect(first.locator(".dock [data-do=retry]")).to_be_visible()
    wait(second, lambda: todo(second))
    assert hand(second) == hand(first) == cards
    first.locator(f".hand [data-card='{cards[0]}']").dispatch_event("click")
    press(second, str(todo(second)))
    wait(second, lambda: todo(second) and len(hand(second)) == 3)
    assert len(played(server, second)) == 2
    first.locator(".dock [data-do=retry]").click()
    expect(second.locator("[data-news=elsewhere]")).to_be_visible()
    wait(first, lambda: todo(first))
    assert hand(first) == hand(second)
    press(first, str(todo(first)))
    second.locator(".dock [data-do=retry]").click()  # while that is on its way or just done
    expect(first.locator("[data-news=elsewhere]")).to_be_visible()
    wait(second, lambda: todo(second) and len(hand(second)) == 2)
    play_out(second)
    assert len(played(server, second)) == 5


def test_a_player_who_leaves_is_played_for_and_is_told(context: NewContext, server: Program) -> None:
    ann, bob = (person(context(reduced_motion="reduce"), name) for name in ("Ann", "Bob"))
    path = new_table(ann, "odessa", [None, None], options={"sizes": [5]})
    sit(ann, path)
    sit(bob, path, 1)
    play_until([ann, bob], lambda: (todo(ann) or "").startswith(".hand"))
    ann.locator("[data-sheet=menu]").click()
    ann.locator("[data-do=leave]").click()
    ann.wait_for_url("**/")
    expect(bob.locator(".seat[data-seat='0'] .pres")).to_be_visible()
    play_until([bob], lambda: len(hand(bob)) <= 3)
    ann.locator(f"[data-table='{urlsplit(path).path.removeprefix('/t/')}']").first.click()
    told = ann.locator("[data-screen=away]")
    expect(told).to_be_visible()
    missed = played(server, bob)[1:]
    assert len(missed) >= 2
    expect(told.locator("#question")).to_have_text(catalogue("en").say("web-missed", count=len(missed)))
    for action in missed:
        expect(told).to_contain_text(action[-2].replace("T", "10"))
    expect(bob.locator(".seat[data-seat='0'] .pres")).to_be_visible()
    told.locator("[data-do=back]").click()
    expect(told).to_have_count(0)
    expect(bob.locator(".seat[data-seat='0'] .pres")).to_have_count(0)
    play_out(ann, bob)
    assert len(played(server, bob)) == 6


def test_a_turn_that_runs_out_is_played_for_and_nothing_stalls(context: NewContext, tmp_path: Path) -> None:
    program = Program(tmp_path / "data", hasty.COMMAND, KOZYR_BOT_DELAY="0.4")
    try:
        page = person(context(base=program.base, reduced_motion="reduce"), "Ann")
        alone(page, options={"sizes": [4]}, clock="brisk")
        expect(page.locator("[data-screen=away]")).to_be_visible()
        wait(page, lambda: page.locator("[data-screen=end]").count())  # it goes on without her, to the end
        assert len(played(program, page)) == 5
    finally:
        assert program.stop() == 0


def test_two_browsers_in_a_private_match_and_another(context: NewContext) -> None:
    ann = person(context(reduced_motion="reduce"), "Ann")
    bob = person(context("uk", reduced_motion="reduce"), "Bob")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [1, 2]})
    sit(ann, path)
    link = ann.locator("[data-link]").input_value()
    assert link.endswith(path)
    sit(bob, link, 1)
    play_out(ann, bob)
    ann.locator("[data-do=want]").click()
    expect(ann.locator("[data-do=want]")).to_have_attribute("aria-disabled", "true")
    bob.locator("[data-do=want]").click()
    for page in (ann, bob):
        expect(page.locator("[data-screen=table]")).to_be_visible()
    play_out(ann, bob)


def test_a_seat_is_given_up_and_another_takes_it(context: NewContext) -> None:
    ann, bob, eve = (person(context(reduced_motion="reduce"), name) for name in ("Ann", "Bob", "Eve"))
    path = new_table(ann, "odessa", [None, None, None], options={"sizes": [1]})
    sit(ann, path)
    sit(bob, path, 1)
    expect(ann.locator(".chairs li[data-seat='1']")).to_contain_text("Bob")
    bob.locator("[data-do=stand]").click()
    expect(ann.locator(".chairs .free")).to_have_count(2)
    sit(eve, path, 1)
    expect(bob.locator(".chairs li[data-seat='1']")).to_contain_text("Eve")
    bob.locator("[data-do=sit][data-seat='2']").click()
    play_out(ann, bob, eve)
