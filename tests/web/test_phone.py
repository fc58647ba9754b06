"""On the phone: installable, a clear sign without a network, a screen that stays awake at one's own turn."""

from __future__ import annotations

import json
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.server.program import Program
from tests.web.conftest import PHONE, NewContext, serious, sideways
from tests.web.seated import alone, new_table, person, play_out, sit, todo, wait

WATCHED = """(() => {
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    window.locks = [];
    navigator.wakeLock.request = async what => {
        const lock = await ask(what);
        window.locks.push(lock);
        return lock;
    };
})()"""
"""The device's own locks, each kept where it can be looked at."""
AWAKE = "() => window.locks.some(lock => !lock.released)"
ASLEEP = "() => window.locks.every(lock => lock.released)"


def fetched(url: str) -> tuple[str, bytes]:
    """What is there, and of which kind."""
    with urllib.request.urlopen(url) as answer:
        return answer.headers["Content-Type"], answer.read()


def size_of(png: bytes) -> tuple[int, int]:
    """The size that a PNG says it has."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_the_page_can_be_installed(context: NewContext, server: Program) -> None:
    page = context("uk", PHONE).new_page()
    page.goto("/")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    kind, body = fetched(found["url"])
    assert kind == "application/manifest+json"
    manifest = json.loads(body)
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        kind, image = fetched(server.base + icon["src"])
        assert kind == icon["type"]
        if kind == "image/png":
            assert "x".join(map(str, size_of(image))) == icon["sizes"]
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(fetched(f"{server.base}{touch}")[1]) == (180, 180)
    ready(page)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], INCOGNITO)


INCOGNITO = [{"errorId": "in-incognito", "errorArguments": []}]
"""All that a browser may object to: tests have windows that leave no traces."""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[list[Program]]:
    """A server that may be stopped and started again: the last one is the one that runs."""
    programs = [Program(tmp_path / "data")]
    yield programs
    if programs[-1].alive:
        programs[-1].stop()


def ready(page: Page) -> None:
    """Wait until the service worker is there for the next page; this one may have come before it."""
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active.state === 'activated'")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_without_a_network_a_page_says_so_and_comes_back(
    own: list[Program], context: NewContext, axe: str, language: str
) -> None:
    page = person(context(language, PHONE, base=own[0].base), "Ann")
    path = alone(page, "odessa", options={"sizes": [3]})
    page.locator(".hand").wait_for()
    ready(page)
    own[0].stop()
    page.reload()
    say = catalogue(language).say
    expect(page.locator("[data-screen=offline] h1")).to_have_text(say("web-away-title"))
    expect(page.locator("[data-do=retry]")).to_have_text(say("web-try-again"))
    assert page.locator("html").get_attribute("lang") == language
    assert page.url == own[0].base + path
    assert sideways(page) == 0
    assert serious(page, axe) == []
    own.append(own[0].again())
    page.locator("[data-screen=table]").wait_for()
    play_out(page)


def test_the_language_that_was_set_speaks_without_a_network(own: list[Program], context: NewContext) -> None:
    page = person(context("en", base=own[0].base), "Ann")
    page.evaluate("localStorage.setItem('kozyr.settings', JSON.stringify({ language: 'uk' }))")
    ready(page)
    own[0].stop()
    page.goto("/learn/odessa")
    expect(page.locator("h1")).to_have_text(catalogue("uk").say("web-away-title"))


def test_the_worker_keeps_nothing_but_the_sign(context: NewContext, server: Program) -> None:
    page = person(context("ru"), "Ann")
    alone(page, "odessa", options={"sizes": [1]})
    ready(page)
    play_out(page)
    page.reload()
    page.locator("[data-screen=end]").wait_for()
    kept: list[str] = page.evaluate("""async () => {
        const names = await caches.keys();
        const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
        return found.flat().map(one => new URL(one.url).pathname);
    }""")
    assert "/web/offline.html" in kept
    assert [path for path in kept if not path.startswith(("/web/", "/i18n/"))] == []
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_new_version_replaces_the_old_one_at_once(own: list[Program], context: NewContext) -> None:
    page = person(context("en", base=own[0].base), "Ann")
    ready(page)
    before: list[str] = page.evaluate("caches.keys()")
    body = fetched(f"{own[0].base}/worker.js")[1].decode()
    version = before[0].removeprefix("kozyr-")
    assert version in body
    newer = body.replace(version, "0" * 16).encode()
    answer = {"body": newer, "content_type": "text/javascript"}
    page.context.route("**/worker.js", lambda route: route.fulfill(**answer))
    page.reload()
    page.wait_for_function("async () => String(await caches.keys()) === 'kozyr-0000000000000000'")
    ready(page)


def test_the_screen_stays_awake_at_ones_own_turn_alone(context: NewContext) -> None:
    first, second = (person(context("en", PHONE), name) for name in ("Ann", "Ben"))
    for page in (first, second):
        page.add_init_script(WATCHED)
    path = new_table(first, "odessa", [None, None], options={"sizes": [2]})
    sit(first, path)
    first.locator("[data-do=stand]").wait_for()
    sit(second, path, 1)
    first.wait_for_function("() => document.querySelector('.hand') !== null")
    mine: Page = wait(first, lambda: next((page for page in (first, second) if todo(page)), None))
    other = second if mine is first else first
    mine.wait_for_function(AWAKE)
    assert not other.evaluate(AWAKE)
    mine.locator(str(todo(mine))).first.click()
    other.wait_for_function(AWAKE)
    mine.wait_for_function(ASLEEP)
