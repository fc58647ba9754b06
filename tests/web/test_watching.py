"""Spectators in a browser: they find the table, see what all see, and have nothing to press."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from kozyr.i18n.catalogue import catalogue
from tests.web.conftest import DESK, PHONE, NewContext, serious, sideways
from tests.web.seated import new_table, person, play_out, sit


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Everything that a page hears from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: frames.append(json.loads(said)))

    page.on("websocket", listen)
    return frames


@pytest.mark.parametrize(
    ("game", "options", "language", "size"),
    [
        ("odessa", {"sizes": [2, 3]}, "ru", PHONE),
        ("oko", {"stack": 12, "deals": 2}, "uk", DESK),
        ("exchange", {"target": 6, "deals": 1, "max_exchanges": 6}, "uk", PHONE),
    ],
)
def test_a_spectator_follows_a_match(
    context: NewContext, axe: str, game: str, options: dict[str, Any], language: str, size: tuple[int, int]
) -> None:
    words = catalogue(language)
    ann, bob = person(context(), "Ann"), person(context(size=PHONE), "Bob")
    path = new_table(ann, game, [None, None], options=options, open=True, watch=True)
    for seat, page in enumerate((ann, bob)):
        page.goto(path)
        if seat:
            page.locator(f"[data-do=sit][data-seat='{seat}']").click()
    expect(bob.locator("[data-screen=table]")).to_be_visible()

    looker = person(context(language, size), "Око")
    heard = heard_by(looker)
    row = looker.locator(f"[data-list=watch] [data-table='{path.split('#')[0].removeprefix('/t/')}']")
    expect(row).to_contain_text("Ann, Bob")
    row.get_by_role("link", name=words.say("web-watch"), exact=True).click()
    expect(looker.locator("[data-onlooker]")).to_have_text(words.say("web-watching"))
    expect(looker.locator(".ring [data-seat]")).to_have_count(2)
    assert sideways(looker) == 0
    assert serious(looker, axe) == []
    looker.locator("[data-sheet=menu]").click()
    expect(looker.locator("[data-watch]")).to_contain_text(words.say("web-watch-on"))
    expect(looker.locator("[data-do=leave], [data-phrase]")).to_have_count(0)
    looker.locator("[data-do=close]").click()
    expect(looker.locator(".hand [data-card], .dock button[data-action]")).to_have_count(0)

    play_out(ann, bob)
    expect(looker.locator("[data-screen=end]")).to_be_visible()
    expect(looker.locator("[data-do=want]")).to_have_count(0)
    assert sideways(looker) == 0
    told = [message for message in heard if message["t"] in ("state", "event")]
    assert len(told) >= 3
    for message in told:
        assert (message["view"]["seat"], message["view"]["hand"], message["prompt"]) == (None, None, None)


def test_spectators_are_asked_for_when_a_table_is_made(context: NewContext) -> None:
    page = person(context("ru", PHONE), "Аня")
    page.goto("/new/odessa?friends")
    page.locator("[name=watch]").check()
    page.locator("[data-make]").click()
    expect(page.locator("[data-screen=waiting] [data-watch]")).to_contain_text(
        catalogue("ru").say("web-watch-on")
    )
    link = page.url
    quiet = person(context(), "Bob")
    sit(quiet, new_table(quiet, "odessa", [None, None]))
    expect(quiet.locator("[data-screen=waiting]")).to_be_visible()
    expect(quiet.locator("[data-watch]")).to_have_count(0)
    assert "#" in link
