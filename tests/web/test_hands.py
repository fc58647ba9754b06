"""Clicks and drags: each plays one card, however nervous the hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kozyr.table import events
from tests.server.program import Program, logs_of
from tests.web.conftest import NewContext
from tests.web.seated import alone, hand, person, play_out, press, todo, until_play, wait

LONG_DEAL = {"sizes": [6]}


def acted(server: Program, path: str, seat: int = 0) -> list[str]:
    """What a seat has played, as it is stored."""
    id = path.split("#")[0].removeprefix("/t/")
    log = [entry.event for entry in logs_of(server.data)[id]]
    return [event.action for event in log if isinstance(event, events.Acted) and event.seat == seat]


def to_play(context: NewContext) -> tuple[Page, str]:
    """Somebody whose turn it is to play a card, with bots that answer at once."""
    page = person(context(reduced_motion="reduce"), "Ann")
    path = alone(page, options=LONG_DEAL)
    until_play(page)
    return page, path


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where to press a card of the fan."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + 8, box["y"] + 20


def drag(page: Page, selector: str) -> None:
    """Draw a card up onto the table."""
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y - 60, steps=4)
    page.mouse.move(x + 10, y - 160, steps=4)
    page.mouse.up()


def asked_again(page: Page, server: Program, path: str, played: int) -> None:
    """Wait until so many actions are stored and the next card is asked for; there are no more then."""
    left = 6 - (played - 1)
    wait(page, lambda: len(hand(page)) <= left and (todo(page) or "").startswith(".hand"))
    assert len(acted(server, path)) == played
    assert len(hand(page)) == left


def test_a_double_click_plays_one_card(context: NewContext, server: Program) -> None:
    page, path = to_play(context)
    for played in (2, 3):
        x, y = middle(page, str(todo(page)))
        page.mouse.dblclick(x, y, delay=60)  # as fingers do it: the server may answer in between
        asked_again(page, server, path, played)
    play_out(page)
    assert len(acted(server, path)) == 7


COUNT = """() => {
    const send = WebSocket.prototype.send;
    window.sent = 0;
    window.done = 0;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).t === 'act') window.sent++;
        if (window.sent === 1) this.addEventListener('message', ({ data }) => {
            if (JSON.parse(data).t === 'ok') window.done++;
        });
        return send.call(this, text);
    };
}"""
"""Counts the actions that a page sends, and those that were answered."""


def test_a_double_click_on_a_button_acts_once_though_it_is_asked_again_in_between(
    context: NewContext,
) -> None:
    page = person(context(reduced_motion="reduce"), "Ann")
    alone(page, "oko", bots=1, options={"stack": 40, "deals": 20})
    page.evaluate(COUNT)

    def button() -> str | None:
        found = todo(page)
        if found == "[data-do=onward]":
            press(page, found)
        return found if found and "data-action" in found else None

    for acts in range(1, 4):
        box = page.locator(wait(page, button)).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 6, box["y"] + 12)
        page.mouse.down()
        page.mouse.up()
        while page.evaluate("window.done") < acts:
            page.wait_for_timeout(10)
        again = page.locator(wait(page, button)).bounding_box()
        assert again is not None
        page.mouse.move(again["x"] + 6, again["y"] + 12)
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        assert page.evaluate("window.sent") == acts


def test_a_card_is_dragged_to_the_table(context: NewContext, server: Program) -> None:
    page, path = to_play(context)
    selector = str(todo(page))
    card = page.locator(selector).get_attribute("data-card")
    drag(page, selector)
    asked_again(page, server, path, 2)
    assert acted(server, path)[-1] == f"play {card}"
    expect(page.locator(f".hand [data-card='{card}']")).to_have_count(0)


def test_a_card_that_is_let_go_too_soon_stays(context: NewContext, server: Program) -> None:
    page, path = to_play(context)
    selector = str(todo(page))
    before = hand(page)
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 20, steps=4)
    page.mouse.up()
    expect(page.locator(selector)).not_to_have_class("drag")
    assert page.locator(selector).evaluate("node => node.style.translate") == ""
    assert hand(page) == before
    assert len(acted(server, path)) == 1


def test_a_click_right_after_a_drag_plays_one_card(context: NewContext, server: Program) -> None:
    page, path = to_play(context)
    other = middle(page, ".fan li:nth-child(3) button")
    drag(page, str(todo(page)))
    page.mouse.click(*other)
    asked_again(page, server, path, 2)

    def later() -> bool:  # a click that doesn't belong to the drag plays
        next = todo(page)
        if len(hand(page)) == 5 and next:
            press(page, next)
        return len(hand(page)) < 5

    wait(page, later)
    asked_again(page, server, path, 3)
