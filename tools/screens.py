"""Makes the pictures of docs/screens, playing on a real server: ``python -m tools.screens`` from the root.

A match is played through the page's own line to the server, without drawing it, until a moment has come
that is worth a picture; then the page is opened. All shuffles follow from a seed, so a picture shows the same
cards until bots play otherwise; where a match has no such moment, the next seed is tried. ``donkey home``
makes only these.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server import seeded
from tests.server.program import Program
from tests.web.conftest import ARGS, DESK, PHONE, browser_path, nonces
from tests.web.geometry import new_table, stand_still

FOLDER = Path("docs/screens")
SIZES = {"phone": PHONE, "desk": DESK}
MOST = 60_000
"""Bytes of one picture."""
SEEDS = range(1, 31)
PATIENCE = 120_000
"""Milliseconds for one match."""

PLAY = """async ([path, patience]) => {
    const [id, key] = path.slice(3).split('#');
    const there = %s;
    const { connect } = await import('/web/connection.js');
    return new Promise((done, fail) => {
        let state, busy = false, acts = 0;
        const end = came => { line.close(); done(came); };
        const look = async () => {
            const { table, view, prompt } = state;
            if (table.state === 'over') return end(null);
            if (busy || !prompt) return;
            const came = there(view.public, prompt);
            if (came) return end(came === true ? [] : came);
            busy = true;
            const usual = prompt.legal.filter(action => !action.includes('..'));
            const answer = await line.act(prompt.deal, usual[acts++ * 7 %% usual.length]);
            if (answer.t === 'refused') fail(new Error(JSON.stringify(answer)));
            busy = false;
            look();
        };
        const onState = now => { state = now; look(); };
        const onEvent = (event, now) => onState(now);
        const line = connect(id, { key, onState, onEvent, onStatus: () => {} });
        setTimeout(() => fail(new Error('the match goes on and on')), patience);
        line.sit(0, %s);
    });
}"""
"""Plays until the moment has come: the cards to be chosen then; null: it hasn't in the whole match."""


@dataclass(frozen=True)
class Picture:
    """A table, and the moment that is shown: one of the player's own."""

    game: str
    seats: int
    options: Mapping[str, object]
    there: str
    """A function of a view's public part and the prompt: is it the moment, or which cards to choose there."""
    trump: str = "null"


TABLES = {
    "donkey": Picture(
        "donkey",
        4,
        {"limit": 10},
        """({ deal, out }, prompt) => out.length === 0 && deal.standing.length >= 2
            && Object.entries(prompt.answers).find(([, kind]) => kind === 'beat')?.[0].split(' ')""",
        "'C'",
    ),
    "odessa": Picture(
        "odessa",
        4,
        {"sizes": [6, 6, 6]},
        "({ deal: { tricks } }) => [2, 3].includes(tricks.length) && tricks.at(-1).cards.length === 3",
    ),
    "oko": Picture(
        "oko", 5, {"stack": 100, "deals": 6}, "({ deal }) => deal.phase === 'bet' && deal.highest > 0"
    ),
    "exchange": Picture("exchange", 5, {"target": 2, "deals": 3}, "({ deal }) => deal.phase === 'return'"),
}
"""By the picture's name."""


def person(browser: Browser, server: Program, seed: str) -> BrowserContext:
    """Somebody who knows the games: no hints, nothing moves."""
    one = browser.new_context(
        base_url=server.base,
        viewport={"width": PHONE[0], "height": PHONE[1]},
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
    )
    one.add_init_script("localStorage.setItem('kozyr.table', JSON.stringify({ guide: false }))")
    one.add_init_script(nonces(seed))
    return one


def shown(browser: Browser, server: Program, name: str) -> Page:
    """A page that shows the moment of a picture; where it never comes, the program ends and says so."""
    picture = TABLES[name]
    for number in SEEDS:
        seed = f"{name} {number}"
        (server.data / seeded.FILE).write_text(seed, encoding="utf-8")
        page = person(browser, server, seed).new_page()
        page.goto("/")
        path = new_table(page, server.base, picture.game, picture.seats, picture.options)
        chosen = page.evaluate(PLAY % (picture.there, picture.trump), [path, PATIENCE])
        if chosen is None:
            print(f"{name}: the moment doesn't come with seed {number}", flush=True)
            page.context.close()
            continue
        stand_still(page)
        page.goto(path)
        page.locator("[data-screen=table][data-game]").wait_for()
        for card in chosen:
            page.locator(f'.hand [data-card="{card}"]').dispatch_event("click")
        return page
    sys.exit(f"{name}: the moment came in none of {len(SEEDS)} matches")


def take(page: Page, name: str) -> None:
    """The same moment in each size, as small as needed."""
    session = page.context.new_cdp_session(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.clock.run_for(100)
        for quality in range(85, 20, -10):
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(shot["data"])
            if len(picture) <= MOST:
                break
        else:
            sys.exit(f"{name}-{size}: {len(picture)} bytes at the lowest quality, {MOST} at most")
        (FOLDER / f"{name}-{size}.webp").write_bytes(picture)
        print(f"{name}-{size}.webp: {len(picture)} bytes", flush=True)


def main() -> None:
    """Play until the moments come, and take them."""
    names = sys.argv[1:] or [*TABLES, "home"]
    unknown = set(names) - {*TABLES, "home"}
    if unknown:
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Program(Path(folder) / "data", seeded.COMMAND)
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGS))
        try:
            for name in names:
                if name == "home":
                    page = person(browser, server, name).new_page()
                    stand_still(page)
                    page.goto("/", wait_until="networkidle")
                else:
                    page = shown(browser, server, name)
                take(page, name)
                page.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
