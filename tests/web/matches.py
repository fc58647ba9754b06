"""Tables for matches in the browser, and what has to be true of every one of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from playwright.sync_api import BrowserContext, Page

import kozyr
from tests.web.conftest import serious
from tests.web.player import Sight


def make_table(person: BrowserContext, base: str, **wish: Any) -> str:
    """Make a table as the person would; the path of its page.

    Args:
        person: whose table it is.
        base: the server's address.
        wish: of docs/protocol.md; seats without bots given have steady ones, all but the first.
    """
    seats = wish["seats"]
    whole = {"options": {}, "bots": [None, *["steady"] * (seats - 1)], "clock": "none", "open": False} | wish
    for path, body in (("/api/me", {"name": "Марта"}), ("/api/tables", whole)):
        answer = person.request.post(path, data=body, headers={"Origin": base})
        assert answer.ok, answer.text()
    made = answer.json()
    return f"/t/{made['id']}#{made['key']}"


NOTES = """
    window.said = [];
    window.lostFocus = [];
    let last = null;
    let tabbing = false;
    const look = () => {
        const now = document.activeElement;
        const held = now !== null && now !== document.body && now !== document.documentElement;
        if (last !== null && !held && !tabbing) window.lostFocus.push(`${location.pathname}: ${last}`);
        if (held) tabbing = false;
        last = held ? now.outerHTML.slice(0, 160) : null;
    };
    new MutationObserver(records => {
        look();
        for (const { target, addedNodes } of records) {
            if (target.id === 'live') for (const node of addedNodes) window.said.push(node.textContent);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    document.addEventListener('focusin', look, true);
    document.addEventListener('keydown', event => { tabbing = event.key === 'Tab'; }, true);
"""
"""Notes in the page whenever a change of it loses the focus, and everything that its live region says.

From the last thing on a page Tab goes to the browser's own buttons: that is no change of the page.
"""


def said(page: Page) -> list[str]:
    """What the live region has said."""
    found: list[str] = page.evaluate("window.said")
    return found


def lost_focus(page: Page) -> list[str]:
    """What had the focus each time when a change of the page lost it."""
    found: list[str] = page.evaluate("window.lostFocus")
    return found


class Watch:
    """Looks at a page while it is played: no words missing, nothing out of sight, nothing serious for axe."""

    def __init__(self, page: Page, axe: str, audits: int = 4) -> None:
        self.page = page
        self.axe = axe
        self.audits = audits
        self.kinds: set[str] = set()

    def __call__(self, sight: Sight) -> None:
        assert sight.ids == [], sight.text
        assert sight.wide == 0, sight.moment
        last = sight.screen == "end"
        if sight.kind not in self.kinds and (last or self.audits > 0):
            self.kinds.add(sight.kind)
            self.audits -= 1
            faults = serious(self.page, self.axe)
            assert faults == [], (sight.moment, faults)


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("\u2212", "-").replace("+", ""))


def standing(page: Page) -> list[tuple[int, int, bool]]:
    """(seat, total, whether it has won) from the first to the last, as the end of a match shows them."""
    rows: Sequence[Sequence[Any]] = page.eval_on_selector_all(
        "[data-screen=end] .tot2 li[data-seat]",
        """rows => rows.map(row => [Number(row.dataset.seat), row.querySelector('.pt').textContent,
            row.classList.contains('first')])""",
    )
    return [(int(seat), number(points), bool(first)) for seat, points, first in rows]


def check_end(page: Page) -> Any:
    """The result in the page is that of the server's record; what everyone saw of that match is returned."""
    id = re.search(r"/t/([\w-]+)", page.url)
    assert id is not None
    path = f"/api/matches/{id[1]}"
    answer = page.context.request.get(f"{path}/{page.context.request.get(path).json()['matches']}")
    assert answer.ok, answer.text()
    match = kozyr.Match.from_record(answer.text())
    assert match.finished
    public = cast(Any, match.view(None)).public
    shown = standing(page)
    assert sorted(seat for seat, _, _ in shown) == list(range(match.seats))
    assert {seat: total for seat, total, _ in shown} == dict(enumerate(public.totals))
    assert {seat for seat, _, first in shown if first} == set(public.winners)
    assert {seat for seat, _, _ in shown[: len(public.winners)]} == set(public.winners)
    return public
