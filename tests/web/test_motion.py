"""Cards that move do so over the cloth only."""

from __future__ import annotations

import random

from tests.server.program import Program
from tests.web.conftest import PHONE, NewContext
from tests.web.matches import make_table
from tests.web.player import Player

PASSING = """
    window.passing = { cloth: 0, results: 0 };
    new MutationObserver(records => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!node.classList?.contains('gone')) continue;
            window.passing[document.querySelector('.result, .endp') ? 'results' : 'cloth'] += 1;
        }
    }).observe(document, { subtree: true, childList: true });
"""
"""Counts the cards that leave the table, by what is to be seen then."""


def test_cards_leave_the_table_but_pass_over_no_result(context: NewContext, server: Program) -> None:
    person = context("uk", PHONE)
    page = person.new_page()
    page.add_init_script(PASSING)
    page.goto(make_table(person, server.base, game="odessa", seats=3, options={"sizes": [2, 2]}))
    Player(page, random.Random(3)).play()
    passing = page.evaluate("window.passing")
    assert passing["cloth"] > 0
    assert passing["results"] == 0
