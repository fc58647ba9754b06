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


def told_of(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a page was told of the table."""
    return [message for message in heard if message["t"] in ("state", "event")]


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
    told = told_of(heard)
    assert len(told) >= 3
    for message in told:
        assert (message["view"]["seat"], message["view"]["hand"], message["prompt"]) == (None, None, None)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_host_sees_who_looks_on(context: NewContext, axe: str, language: str) -> None:
    words = catalogue(language)
    ann, bob = person(context(language, PHONE), "Ann"), person(context(), "Bob")
    path = new_table(ann, "odessa", [None, None], options={"sizes": [2]}, open=True, watch=True)
    sit(ann, path)
    heard = heard_by(bob)
    bob.goto(path)
    waits = ann.locator("[data-host] [data-onlookers]")
    expect(waits).to_contain_text(words.say("web-host-unseated", count=1))
    expect(waits).to_contain_text("Bob")
    bob.locator("[data-do=sit][data-seat='1']").click()
    expect(bob.locator("[data-screen=table]")).to_be_visible()
    ann.locator("[data-sheet=menu]").click()
    ann.locator(".sheet [data-do=host]").click()
    title, names = ann.locator("[data-onlookers] h3"), ann.locator("[data-onlookers] li")
    expect(title).to_have_text(words.say("web-host-onlookers", count=0))
    told = len(told_of(heard))
    longest = "Нескончаемоименитый!"
    lookers = [person(context("ru"), name) for name in ("Vera", longest)]
    for number, looker in enumerate(lookers, 1):
        looker.goto(path)
        expect(looker.locator("[data-onlooker]")).to_be_visible()
        expect(title).to_have_text(words.say("web-host-onlookers", count=number))
    expect(names).to_have_text(["Vera", longest])
    assert sideways(ann) == 0
    assert serious(ann, axe) == []
    lookers[0].close()
    expect(names).to_have_text([longest])
    assert len(told_of(heard)) == told
    bob.locator("[data-sheet=menu]").click()
    expect(bob.locator("[data-onlookers]")).to_have_count(0)


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
