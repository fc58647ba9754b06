"""Makes the pictures of docs/screens, playing on a real server: ``python -m tools.screens`` from the root."""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.program import Program
from tests.web.conftest import ARGS, BROWSERS, DESK, PHONE
from tests.web.geometry import moments, table

FOLDER = Path("docs/screens")
SIZES = {"phone": PHONE, "desk": DESK}
MOST = 60_000
"""Bytes of one picture."""

Wish = tuple[str, int, dict[str, object], Callable[[str], bool]]

TABLES: dict[str, Wish] = {
    "donkey": (
        "donkey",
        4,
        {"limit": 10},
        lambda moment: "laid 2" in moment and "chosen 2" in moment and "all in" not in moment,
    ),
    "odessa": ("odessa", 4, {"sizes": [6, 6, 6]}, lambda moment: "legal" in moment and "laid 3" in moment),
    "oko": ("oko", 5, {"stack": 100, "deals": 6}, lambda moment: "slider" in moment and "closed" in moment),
    "exchange": (
        "exchange",
        5,
        {"target": 2, "deals": 1},
        lambda moment: "exq" in moment and "answer" in moment,
    ),
}
"""Name of the picture: game, seats, options, and which moment is shown."""


def person(browser: Browser, server: Program) -> BrowserContext:
    """Somebody who knows the games: no hints, nothing moves."""
    one = browser.new_context(
        base_url=server.base,
        viewport={"width": PHONE[0], "height": PHONE[1]},
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
    )
    one.add_init_script("localStorage.setItem('kozyr.table', JSON.stringify({ guide: false }))")
    return one


def take(page: Page, name: str) -> None:
    """The same moment in each size, as small as needed."""
    session = page.context.new_cdp_session(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for quality in range(85, 20, -10):
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(shot["data"])
            if len(picture) <= MOST:
                break
        (FOLDER / f"{name}-{size}.webp").write_bytes(picture)
        print(f"{name}-{size}.webp: {len(picture)} bytes")


def main() -> None:
    """Play until the moments come, and take them."""
    FOLDER.mkdir(exist_ok=True)
    program = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Program(Path(folder) / "data", KOZYR_BOT_DELAY="0.02")
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGS))
        try:
            for name, (game, seats, options, wanted) in TABLES.items():
                page = person(browser, server).new_page()
                table(page, server.base, game, seats, options)
                if not any(wanted(moment) for moment in moments(page)):
                    sys.exit(f"{name}: the moment didn't come; try again")
                take(page, name)
            page = person(browser, server).new_page()
            page.goto("/", wait_until="networkidle")
            take(page, "home")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
