"""Bots that the server's host has listed: chosen by name on the page, named where they give no move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kozyr.bots import levels_of
from kozyr.i18n.catalogue import catalogue
from tests.bots.programs import misbehaving, python_bot
from tests.server.program import SERVE, Program
from tests.web.conftest import PHONE, NewContext, serious, sideways
from tests.web.seated import new_table, person, play_out, play_until, sit

FIRST = "for ask in answers(): say(ask, ask['view']['legal'][0])"


@pytest.fixture
def listed(tmp_path: Path) -> Iterator[Program]:
    """A server with a good program, the owl, and one that cheats, the fox."""
    owl, fox = python_bot(tmp_path, "owl", FIRST), misbehaving(tmp_path, "cheat")
    command = [*SERVE, "--bot", f"owl={owl}", "--bot", f"fox={fox}"]
    program = Program(tmp_path / "data", command, KOZYR_BOT_SECONDS="60")
    yield program
    program.stop()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_bot_of_the_host_is_chosen_by_its_name_and_plays(
    language: str, context: NewContext, listed: Program, axe: str
) -> None:
    words = catalogue(language)
    ann = person(context(language, PHONE, base=listed.base), "Ann")
    ann.goto("/new/odessa")
    select = ann.locator("[data-seat='1'] select")
    expect(select.locator("optgroup option")).to_have_text(
        [*(words.say(f"level-{level}") for level in levels_of("odessa")), "owl", "fox"]
    )
    for seat in (1, 2, 3):
        ann.locator(f"[data-seat='{seat}'] select").select_option("owl" if seat == 1 else "random")
    assert serious(ann, axe) == []
    assert sideways(ann) == 0
    ann.locator("[data-make]").click()
    expect(ann.locator("[data-screen=table]")).to_be_visible()
    play_until([ann], lambda: ann.locator(".dock [data-do=onward]").count() > 0)
    expect(ann.locator("[data-tip]")).to_have_count(0)


def test_who_waits_is_named(context: NewContext, listed: Program) -> None:
    ann = person(context("ru", base=listed.base), "Аня")
    sit(ann, new_table(ann, "odessa", [None, "owl", None], options={"sizes": [2]}))
    expect(ann.locator("[data-seat='1'] small")).to_have_text(
        catalogue("ru").say("web-bot-named", name="owl")
    )


def test_a_bot_that_gives_no_move_is_named(context: NewContext, listed: Program) -> None:
    ann = person(context(base=listed.base), "Ann")
    sit(ann, new_table(ann, "odessa", [None, "fox"], options={"sizes": [2]}))
    play_until([ann], lambda: ann.locator("[data-tip]").count() > 0)
    expect(ann.locator("[data-tip]")).to_have_text(catalogue("en").say("web-bot-owed", name="fox"))
    play_out(ann)
