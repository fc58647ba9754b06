"""Whole matches as written, of every game and form in every language, played through the page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kozyr.i18n.catalogue import LANGUAGES
from tests.server.program import Program
from tests.web.conftest import DESK, PHONE, NewContext
from tests.web.matches import NOTES, Watch, check_end, lost_focus, make_table
from tests.web.player import Player

SEATS: dict[str, tuple[int, int, int]] = {
    "exchange": (4, 7, 13),
    "odessa": (4, 3, 6),
    "oko": (4, 2, 6),
    "donkey ffa": (4, 3, 2),
    "donkey pairs": (4, 4, 4),
    "donkey two_vs_one": (3, 3, 3),
    "donkey three_vs_one": (4, 4, 4),
}
"""By game and form, in the order of the languages."""
SIZES = (PHONE, DESK)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEATS)
def test_a_whole_match_as_written(
    context: NewContext, server: Program, axe: str, name: str, language: str
) -> None:
    game, _, form = name.partition(" ")
    place = list(LANGUAGES).index(language)
    options: dict[str, Any] = {"form": form} if form else {}
    size = SIZES[(place + list(SEATS).index(name)) % 2]
    theme = "dark" if place == 1 else "light"
    person = context(language, size, theme, reduced_motion="no-preference" if place else "reduce")
    page = person.new_page()
    page.add_init_script(NOTES)
    page.goto(make_table(person, server.base, game=game, seats=SEATS[name][place], options=options))
    player = Player(page, random.Random(f"{name} {language}"), watch=Watch(page, axe, audits=20))
    player.play()
    deals = check_end(page).deals
    assert lost_focus(page) == []
    print(f"{name} {language}: {len(deals)} deals, {player.acts} actions")
