"""Fair and open: what a table shows before anyone sits, and Verify in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from kozyr.i18n.catalogue import catalogue
from kozyr.records import read
from tests.cards.write_verify import records
from tests.server.program import Program
from tests.web.conftest import ARGS, HOST, PHONE, WAIT, NewContext, browser_path, serious, sideways
from tests.web.looking import open_record, played, short_table, text_of


@pytest.fixture
def plain(browser: Browser, server: Program) -> Iterator[Page]:
    """A page that is reached over plain http by a name that isn't this machine's own: no WebCrypto."""
    args = [*ARGS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
    other = browser.browser_type.launch(executable_path=browser_path(), args=args)
    context = other.new_context(
        base_url=server.base.replace("127.0.0.1", HOST), viewport={"width": 360, "height": 640}
    )
    context.set_default_timeout(WAIT)
    yield context.new_page()
    other.close()


def verdict(page: Page, word: str) -> None:
    """Wait for Verify's word."""
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", word)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_C_COMMIT_the_commitment_is_shown_before_anyone_sits(
    context: NewContext, axe: str, language: str
) -> None:
    page = context(language, PHONE).new_page()
    id, key = short_table(page, "donkey", limit=1)
    page.goto(f"/t/{id}#{key}")
    line = page.locator("[data-fair]")
    expect(page.locator("[data-do=sit]").first).to_be_visible()
    expect(line).to_contain_text(catalogue(language).say("web-fair-before"))
    expect(line.locator("[data-commit]")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    line.locator("button").click()
    expect(page.locator("dialog")).to_contain_text("C-COMMIT")
    page.keyboard.press("Escape")
    assert sideways(page) == 0
    assert serious(page, axe) == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_C_COMMIT_a_match_that_was_played_here_is_verified(
    context: NewContext, axe: str, language: str
) -> None:
    page = context(language, PHONE).new_page()
    words = catalogue(language)
    played(page)
    page.locator("[data-do=verify]").click()
    verdict(page, "verified")
    sheet = page.locator(".sheet")
    for code in ("commit-secret", "seed-secret", "seen-commit", "seen-nonce"):
        expect(sheet).to_contain_text(words.say(f"web-fair-{code}"))
    expect(sheet).to_contain_text(words.say("web-fair-decks", count=2))
    expect(sheet.locator(".fnd .false")).to_have_count(0)
    page.locator("summary").click()
    expect(sheet.locator(".dck .cn")).to_have_count(36)
    assert sideways(page) == 0
    assert serious(page, axe) == []


def test_C_COMMIT_another_commitment_than_the_one_shown_is_found_out(context: NewContext) -> None:
    """A server that makes a secret up afterwards has a record in which all fits, but for what was shown."""
    page = context().new_page()
    id = played(page)
    record = read(page.request.get(f"/api/matches/{id}/1").text())
    open_record(page, text_of(replace(records()["true odessa"], id=record.id)))
    page.locator("[data-sheet=fair]").click()
    verdict(page, "false")
    expect(page.locator(".fnd .false")).to_have_count(2)
    expect(page.locator(".sheet")).to_contain_text(catalogue("en").say("web-fair-seen-not-commit"))
    expect(page.locator(".sheet")).to_contain_text(catalogue("en").say("web-fair-seen-not-nonce"))


TAMPERED = {
    "another commitment": ("commit", "commit-not-secret"),
    "another secret": ("commit", "commit-not-secret"),
    "another nonce": ("seed", "seed-not-secret"),
    "nonces in another order": ("seed", "seed-not-secret"),
    "another seed": ("seed", "seed-not-secret"),
    "the last two cards changed places": ("deals[0].deck", "deck-not-seed"),
    "two cards changed places": ("deals[1].deck", "deck-not-seed"),
    "deals in another order": ("deals[0].deck", "deck-not-seed"),
}


@pytest.mark.parametrize(
    ("name", "language"), [(name, "ru" if place % 2 else "uk") for place, name in enumerate(TAMPERED)]
)
def test_C_COMMIT_a_tampered_record_is_found_out(context: NewContext, name: str, language: str) -> None:
    page = context(language, PHONE).new_page()
    check_tampered(page, name, language)
    assert sideways(page) == 0


def check_tampered(page: Page, name: str, language: str) -> None:
    """Open a tampered record and read what Verify says: also where it can't be played any more."""
    path, code = TAMPERED[name]
    open_record(page, text_of(records()[name]))
    ready = page.locator("[data-sheet=fair]")
    expect(ready.or_(page.locator("[data-state=fault]"))).to_be_visible()
    if ready.is_visible():
        ready.click()
    verdict(page, "false")
    row = page.locator(f'.fnd .false[data-path="{path}"]')
    if code == "deck-not-seed":
        expect(row).to_contain_text(f"{int(path[6]) + 1}: ")
        expect(row).to_contain_text(re.compile("[♣♦♥♠]"))
    else:
        expect(row).to_contain_text(catalogue(language).say(f"web-fair-{code}"))


def test_C_COMMIT_verify_works_without_WebCrypto(plain: Page) -> None:
    plain.goto("/")
    assert plain.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
    played(plain)
    plain.locator("[data-do=verify]").click()
    verdict(plain, "verified")
    expect(plain.locator(".sheet")).to_contain_text(catalogue("en").say("web-fair-seen-nonce"))
    for name in ("another secret", "the last two cards changed places"):
        check_tampered(plain, name, "en")


def test_C_COMMIT_with_WebCrypto_it_says_the_same(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/")
    assert page.evaluate("isSecureContext && crypto.subtle !== undefined")
    open_record(page, text_of(records()["true odessa"]))
    page.locator("[data-sheet=fair]").click()
    verdict(page, "verified")


CLOSE = """([path, key]) => new Promise(resolve => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${path}`);
    const say = message => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ t: 'join', key, since: null, tab: 'closing' });
    socket.onmessage = ({ data }) => {
        const heard = JSON.parse(data);
        if (heard.t === 'state') say({ t: 'close', id: 'close' });
        if (heard.t === 'ok') resolve(heard);
    };
})"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_C_COMMIT_a_table_given_up_shows_its_secret(context: NewContext, axe: str, language: str) -> None:
    page = context(language, PHONE).new_page()
    id, key = short_table(page, "donkey", limit=1)
    page.goto(f"/t/{id}#{key}")
    commit = page.locator("[data-commit]").text_content()
    expect(page.locator("[data-secret]")).to_have_count(0)
    page.goto("/")
    page.evaluate(CLOSE, [id, key])
    page.goto(f"/t/{id}#{key}")
    secret = page.locator("[data-secret]")
    expect(secret).to_have_text(re.compile("^[0-9a-f]{64}$"))
    found = page.evaluate(
        """async secret => {
            const { bytes, commitment, hex } = await import('/web/fair/shuffle.js');
            return hex(commitment(bytes(secret)));
        }""",
        secret.text_content(),
    )
    assert found == commit
    assert sideways(page) == 0
    assert serious(page, axe) == []
