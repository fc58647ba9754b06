"""A real server and a real browser.

The browser lives as long as this folder's tests: Playwright keeps an event loop running in its thread, which
tests elsewhere that start loops of their own couldn't bear.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server import seeded
from tests.server.program import Program

SEED = os.environ.get("KOZYR_SEED", "1")
"""With the name of a test the seed of all shuffles in it: another one, other matches."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
PHONE = (360, 640)
DESK = (1280, 800)
HOST = "kozyr.test"
"""Another name that the server is known by."""
WAIT = 30_000
"""Milliseconds that a page has for anything: the machine may be busy."""
expect.set_options(timeout=WAIT)

NewContext = Callable[..., BrowserContext]


def browser_path() -> str:
    """The browser on this machine."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail(
            "no Chromium or Chrome on the PATH: sh tools/browser.sh says what to install", pytrace=False
        )
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium or Chrome, as it is installed."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server on a free port, with a data folder of its own; `server.base` is its address.

    Between two deals its tables rest as long as anywhere else: players who press what they are asked to press
    never wait for that.
    """
    program = Program(
        tmp_path_factory.mktemp("web") / "data", seeded.COMMAND, KOZYR_DEAL_PAUSE="", KOZYR_HOSTS=HOST
    )
    yield program
    program.stop()


NONCES = """{
    const random = crypto.getRandomValues, nonces = %s;
    let drawn = 0;
    crypto.getRandomValues = bytes => {
        if (bytes.length !== 16) return random.call(crypto, bytes);
        bytes.set(nonces[drawn++ %% nonces.length]);
        return bytes;
    };
}"""
"""The numbers that a page adds to shuffles; names of commands and pages stay random."""


def nonces(seed: str) -> str:
    """A script for a page, whose nonces follow from a seed."""
    drawn = [list(hashlib.sha256(f"{seed} {place}".encode()).digest()[:16]) for place in range(8)]
    return NONCES % json.dumps(drawn)


@pytest.fixture
def context(browser: Browser, server: Program, request: pytest.FixtureRequest) -> Iterator[NewContext]:
    """Makes people: each has cookies and settings of their own. A test has the same cards in every run.

    Call it with ``language``, ``size`` and ``theme``, and with ``base`` where the server is another one; what
    goes wrong in their pages fails the test at its end.
    """
    made: list[BrowserContext] = []
    faults: list[str] = []
    seed = f"{SEED} {request.node.name}"
    (server.data / seeded.FILE).write_text(seed, encoding="utf-8")

    def new(
        language: str = "en",
        size: tuple[int, int] = DESK,
        theme: str = "light",
        base: str = "",
        **more: object,
    ) -> BrowserContext:
        one = browser.new_context(
            base_url=base or server.base,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme=theme,  # type: ignore[arg-type]
            **more,  # type: ignore[arg-type]
        )
        one.set_default_timeout(WAIT)
        one.add_init_script(nonces(f"{seed} {len(made)}"))
        one.on("weberror", lambda error: faults.append(str(error.error)))
        one.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
        made.append(one)
        return one

    yield new
    for one in made:
        one.close()
    assert faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which `make check-web` installs beside the environment's programs."""
    file = Path(sys.prefix) / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        pytest.fail("axe-core is missing: make check-web installs it", pytrace=False)
    return file.read_text(encoding="utf-8")


SERIOUS = """;axe.run(document, { preload: false, resultTypes: ['violations'] }).then(result =>
    result.violations.filter(fault => fault.impact === 'serious' || fault.impact === 'critical').flatMap(
        fault => fault.nodes.map(node => `${fault.id} ${node.target}: ${node.failureSummary}`)))"""


def serious(page: Page, axe: str) -> list[str]:
    """What axe finds serious or worse in a page as it is now: rule, place and advice."""
    found: list[str] = page.evaluate(axe + SERIOUS)
    return found


def sideways(page: Page) -> int:
    """How many pixels of the page are out of sight at the side."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
