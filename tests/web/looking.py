"""Matches to look back at: one that is played in the browser, and records to be opened there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from kozyr.bots import bot
from kozyr.cards import commitment, match_seed
from kozyr.match import Match
from kozyr.records import Record, write

SECRET = bytes(range(32))
PLAYABLE = ".hand button.legal, .ask [data-action]:not([aria-disabled]), .result [data-do=onward]"


POST = """async ([path, body]) => {
    const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
    return await answer.json();
}"""


def short_table(page: Page, game: str = "odessa", **options: Any) -> tuple[str, str]:
    """A table of the page's guest against one bot; its id and key."""
    page.goto("/")
    wish = {"game": game, "seats": 2, "options": options or {"sizes": [1, 2]}, "bots": [None, "random"]}
    page.evaluate(POST, ["/api/me", {"name": "Оксана"}])
    answer = page.evaluate(POST, ["/api/tables", wish])
    return answer["id"], answer["key"]


CLICK = "selector => { const one = document.querySelector(selector); one?.click(); return Boolean(one); }"
"""Click what is there."""


def play_out(page: Page) -> None:
    """Play whatever is legal until the match is over."""
    end = page.locator("[data-screen=end]")
    for _ in range(60):
        expect(end.or_(page.locator(PLAYABLE).first).first).to_be_visible()
        if end.is_visible():
            return
        seq = page.evaluate("document.querySelector('[data-screen]').innerHTML")
        if not page.evaluate(CLICK, PLAYABLE):  # the table took it away meanwhile
            continue
        page.wait_for_function("seq => document.querySelector('[data-screen]').innerHTML !== seq", arg=seq)
    raise AssertionError("the match never ends")


def played(page: Page, game: str = "odessa", **options: Any) -> str:
    """A match against a bot, played to its end in this page; the id of its table."""
    id, key = short_table(page, game, **options)
    page.goto(f"/t/{id}#{key}")
    play_out(page)
    return id


def record_of(game: str, seats: int, options: dict[str, Any], seed: int = 1) -> Record:
    """The record of a match between one person and bots."""
    nonces = [bytes([seed] * 16), *[b""] * (seats - 1)]
    match = Match(game, seats=seats, seed=match_seed(SECRET, nonces), options=options)
    bots = [bot("steady", game, seed=seat) for seat in range(seats)]
    while match.to_act is not None:
        match.apply(bots[match.to_act].act(match.view(match.to_act)))
    names = ["Ann", *["steady"] * (seats - 1)]
    header = {"secret": SECRET, "nonces": nonces, "commit": commitment(SECRET), "names": names}
    return replace(match.record(decks=True), **header)


def open_record(page: Page, text: str) -> None:
    """Open a record from a file."""
    if "/replay" not in page.url:
        page.goto("/replay")
    file: Any = {"name": "match.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.set_input_files("[data-file]", files=[file])


def drop_record(page: Page, file: Path) -> None:
    """Drop a file on the page."""
    data = page.evaluate_handle(
        """([text, name]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            return data;
        }""",
        [file.read_text(encoding="utf-8"), file.name],
    )
    for event in ("dragenter", "dragover", "drop"):
        page.dispatch_event("body", event, {"dataTransfer": data})


def shown(page: Page) -> tuple[int, int]:
    """Which deal and step is shown."""
    view = page.locator("[data-screen=replay]")
    return int(view.get_attribute("data-deal") or -1), int(view.get_attribute("data-step") or -1)


def at(page: Page, deal: int, step: int) -> None:
    """Wait until a moment is shown."""
    expect(page.locator(f"[data-screen=replay][data-deal='{deal}'][data-step='{step}']")).to_be_visible()


def text_of(record: Record) -> str:
    """A record as a file."""
    return write(record)
