"""Names are cut only where there is no room, and never broken within a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, NewContext, sideways
from tests.web.seated import new_table, person, play_out, sit

CUT = """() => [...document.querySelectorAll('.seat .who b, .tot2 .nm b, .rem li > span:not(.av)')]
    .filter(node => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1)
    .map(node => node.innerText)"""
"""Names that are cut."""
BROKEN = """() => [...document.querySelectorAll('.score th > span')].flatMap(node => {
    const text = node.innerText;
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = [];
    for (let part = walker.nextNode(); part; part = walker.nextNode()) {
        for (const word of part.data.matchAll(/[^ -]+/g)) {
            range.setStart(part, word.index);
            range.setEnd(part, word.index + word[0].length);
            if (range.getClientRects().length > 1) broken.push(text);
        }
    }
    const cell = node.parentElement.getBoundingClientRect(), own = node.getBoundingClientRect();
    if (own.left < cell.left - 1 || own.right > cell.right + 1) broken.push(`${text} sticks out`);
    return broken;
})"""
"""Names over columns of the score with a word on two lines, or wider than the column."""


@pytest.mark.parametrize(("game", "size"), [("odessa", DESK), ("donkey", PHONE)])
def test_names_of_guests_have_room(context: NewContext, game: str, size: tuple[int, int]) -> None:
    names = ["Guest Thistle", "Guest Juniper", "Гість Ялівець"]
    pages = [person(context("en", size, reduced_motion="reduce"), name) for name in names]
    options = {"sizes": [1, 1]} if game == "odessa" else {"limit": 1}
    path = new_table(pages[0], game, [None] * len(names), options=options)
    for seat, page in enumerate(pages):
        sit(page, path)
        page.locator(f"[data-do=sit][data-seat='{seat}']").or_(page.locator("[data-do=stand]")).wait_for()
        if page.locator("[data-do=stand]").count() == 0:
            if game == "donkey":
                page.locator(f"[data-trump={'CDH'[seat]}]").click()
            page.locator(f"[data-do=sit][data-seat='{seat}']").click()
    one = pages[0]
    expect(one.locator(".ring .seat")).to_have_count(2)
    assert one.evaluate(CUT) == []
    one.locator("[data-sheet=score]").click()
    one.locator(".sheet .score").wait_for()
    assert one.evaluate(BROKEN) == []
    one.keyboard.press("Escape")
    play_out(*pages)
    assert one.evaluate(CUT) == []
    assert one.evaluate(BROKEN) == []
    assert sideways(one) == 0
