"""People at tables in browsers: how they get there, what they do when they are asked, what they see."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Page, TimeoutError

LONG = 30.0
"""Seconds that a short match may take on a busy machine."""
QUIET = """if (location.protocol === 'http:') localStorage.setItem('kozyr.table', '{"guide":false}')"""
"""Somebody who has played before: no hints lie over the cards."""
TODO = """() => {
    const seen = node => node.offsetParent !== null && node.ariaDisabled !== 'true';
    const first = selector => [...document.querySelectorAll(selector)].find(seen);
    if (!document.querySelector('[data-live]:not([data-sending])')) return null;
    if (first('[data-screen=end]')) return 'over';
    if (first('.dock [data-do=onward]')) return '[data-do=onward]';
    const act = first('.dock button[data-action]');
    if (act) return `.dock button[data-action="${act.dataset.action}"]`;
    const card = first('.hand button.legal');
    return card ? `.hand button[data-card="${card.dataset.card}"]` : null;
}"""
"""What the player of a page can do next."""


def person(context: BrowserContext, name: str) -> Page:
    """A page of somebody who has a name and has played before."""
    context.add_init_script(QUIET)
    page = context.new_page()
    page.goto("/")
    post(page, "/api/me", {"name": name})
    return page


def post(page: Page, path: str, body: Mapping[str, Any]) -> Any:
    """A request of a page."""
    return page.evaluate(
        """async ([path, body]) => (await fetch(path, { method: 'POST', body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' } })).json()""",
        [path, dict(body)],
    )


def new_table(page: Page, game: str, bots: Sequence[str | None], **wish: Any) -> str:
    """A private table of this person: the path that its link has."""
    made = post(page, "/api/tables", {"game": game, "seats": len(bots), "bots": list(bots), **wish})
    return f"/t/{made['id']}#{made['key']}"


def sit(page: Page, path: str, seat: int | None = None) -> Page:
    """Open a table; with a seat: sit down there."""
    page.goto(path)
    if seat is not None:
        page.locator(f"[data-do=sit][data-seat='{seat}']").click()
    return page


def alone(page: Page, game: str = "odessa", bots: int = 2, **wish: Any) -> str:
    """A table with bots, where this person sits: its path."""
    path = new_table(page, game, [None, *["random"] * bots], **wish)
    sit(page, path)
    return path


def todo(page: Page) -> str | None:
    """What this player can do now: the selector of a control, or ``over``."""
    found: str | None = page.evaluate(TODO)
    return found


def press(page: Page, selector: str, patience: float | None = None) -> None:
    """Click near the left edge, which other cards of a fan leave free.

    Args:
        page: the player's.
        selector: what is clicked.
        patience: milliseconds to wait for it; as usual where it is left out.
    """
    page.locator(selector).first.click(position={"x": 6, "y": 12}, timeout=patience)


def wait(page: Page, what: Callable[[], Any], seconds: float = LONG) -> Any:
    """Wait until something is there that isn't false, and give it."""
    until = time.monotonic() + seconds
    while True:
        found = what()
        if found:
            return found
        assert time.monotonic() < until, f"never: {page.locator('body').inner_text()[:2000]}"
        page.wait_for_timeout(30)


def play_until(pages: Sequence[Page], done: Callable[[], bool]) -> None:
    """All players do what they are asked, until something is so."""
    until = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < until, [page.locator("body").inner_text()[:1000] for page in pages]
        for page in pages:
            next = todo(page)
            if next not in (None, "over"):
                with suppress(TimeoutError):  # the table has moved on meanwhile: look again
                    press(page, str(next), 3000)
        pages[0].wait_for_timeout(20)


def play_out(*pages: Page) -> None:
    """Play the match to its end."""
    play_until(pages, lambda: all(todo(page) == "over" for page in pages))


def until_play(page: Page) -> None:
    """Bid, until a card is to be played."""
    while not (next := str(wait(page, lambda: todo(page)))).startswith(".hand"):
        press(page, next)


def hand(page: Page) -> list[str]:
    """The cards of the hand as they lie."""
    cards: list[str] = page.evaluate(
        "[...document.querySelectorAll('.hand [data-card]')].map(node => node.dataset.card)"
    )
    return cards
