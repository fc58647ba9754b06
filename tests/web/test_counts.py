"""After a deal: a sheet that explains every number, with the rule behind each."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.program import Program
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.geometry import moments, table
from tests.web.seated import alone, person, play_until

SHORT: list[tuple[str, int, dict[str, Any], str]] = [
    ("odessa", 2, {"sizes": [2, 3]}, "OD-SCORE"),
    ("donkey", 3, {"limit": 30, "trump": "two"}, "DK-TABLE-4"),
    ("donkey", 3, {"limit": 30, "form": "pairs", "trump": "two"}, "DK-TABLE-2"),
    ("donkey", 2, {"limit": 30, "form": "two_vs_one"}, "DK-TABLE-"),
    ("oko", 3, {"stack": 15, "deals": 4}, "OK-POTS"),
    ("exchange", 2, {"target": 1, "deals": 2}, "EX-WIN"),
]
"""Game, bots, options, and a rule that stands on its sheet."""
NUMBER = re.compile(r"^[+−]?\d+$")

READ = """() => [...document.querySelectorAll('.sheet .acc')].map(one => ({
    total: [...one.querySelectorAll('.tot span.mute, .tot b')].map(node => node.innerText),
    rows: [...one.querySelectorAll('li:not(.sum) i')].map(node => node.innerText),
    score: one.querySelector('.sum i').innerText,
}))"""


def number(text: str) -> int:
    """A number with a real minus, or a plus."""
    assert NUMBER.match(text), text
    return int(text.replace("−", "-"))


@pytest.mark.parametrize(
    ("game", "bots", "options", "rule"),
    SHORT,
    ids=[f"{game}-{options.get('form', bots + 1)}" for game, bots, options, _ in SHORT],
)
def test_every_number_of_a_deal_is_explained(
    context: NewContext, server: Program, axe: str, game: str, bots: int, options: dict[str, Any], rule: str
) -> None:
    language, size = [("ru", PHONE), ("uk", PHONE), ("en", DESK)][(bots + len(rule)) % 3]
    page = context(language, size, reduced_motion="reduce").new_page()
    table(page, server.base, game, bots + 1, options)
    for _ in moments(page):
        if page.locator("[data-do=why]").count() > 0:
            break
    page.clock.resume()
    page.locator("[data-do=why]").click()
    page.locator(".sheet .acc, .sheet .panel").first.wait_for()
    for one in page.evaluate(READ):
        before, after = map(number, one["total"])
        assert after - before == number(one["score"])
        if game in ("donkey", "oko"):
            assert sum(map(number, one["rows"])) == number(one["score"])
    assert page.locator(".sheet .course polyline").count() == bots + 1
    assert sideways(page) == 0
    assert serious(page, axe) == []
    link = page.locator(f".sheet [data-rule^={rule}]").first
    id = link.inner_text()
    link.click()
    page.locator(f".sheet #{id}").wait_for()


def test_the_number_of_a_deal_in_the_score_opens_its_count(context: NewContext) -> None:
    page = person(context("uk", PHONE), "Ann")
    alone(page, "odessa", options={"sizes": [1, 1, 1]})
    play_until([page], lambda: page.locator("[data-screen=end]").count() > 0)
    page.locator("[data-deal='1']").click()
    page.locator(".sheet [data-account='1']").wait_for()
    page.locator(".sheet [data-step='-1']").click()
    page.locator(".sheet [data-account='0']").wait_for()
    page.keyboard.press("Escape")
    page.locator(".sheet").wait_for(state="detached")
