"""A club's evening: a host's room, six on their phones, two who look on, Oko and Donkey in turns.

One loses the network in the middle; afterwards all check the shuffle and look back at a deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from kozyr.i18n.catalogue import catalogue
from tests.server.program import Program
from tests.web import seated
from tests.web.cable import Cable
from tests.web.conftest import PHONE, NewContext, sideways
from tests.web.seated import new_table, person, play_out, play_until, sit, todo, wait

PEOPLE = [("Ганна", "uk"), ("Боря", "ru"), ("Ann", "en"), ("Дарина", "uk"), ("Егор", "ru"), ("Fay", "en")]
LOOKERS = [("Око", "uk"), ("Eye", "en")]
OKO = {"stack": 15, "deals": 3}
DONKEY = {"limit": 3}


@pytest.fixture
def cable(server: Program) -> Iterator[Cable]:
    """A line to the server that may be cut."""
    one = Cable(server.port)
    yield one
    one.close()


def propose(host: Page, others: Sequence[Page], game: str, seats: int) -> None:
    """The host (in Ukrainian), at the end of a match, proposes another game for so many; they agree."""
    host.locator(f"[data-host] [data-next={game}]").click()
    host.locator("[data-preset=short]").click()
    wanted = catalogue("uk").say("web-seats-only", count=seats)
    for step in (1, -1):
        more = host.locator(f"[data-seats='{step}']")
        while host.locator("[data-count]").inner_text() != wanted and more.count() and more.is_enabled():
            more.click()
    expect(host.locator("[data-count]")).to_have_text(wanted)
    host.locator("[data-make]").click()
    expect(host.locator("[data-screen=waiting]")).to_be_visible()
    for page in others:
        page.locator("[data-do=want]").click()


def verified(page: Page, id: str, number: int, language: str) -> None:
    """The page says that a match was dealt as it was promised."""
    page.goto(f"/m/{id}/{number}?verify")
    verdict = page.locator(".sheet [data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "verified")
    expect(page.locator(".sheet")).to_contain_text(catalogue(language).say("web-fair-commit-secret"))
    assert sideways(page) == 0


def test_an_evening_of_a_club(context: NewContext, cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated, "LONG", 600.0)
    pages = [
        person(context(language, PHONE, base=cable.base if place == 4 else ""), name)
        for place, (name, language) in enumerate(PEOPLE)
    ]
    host, egor = pages[0], pages[4]
    path = new_table(host, "oko", [None] * 6, options=OKO, clock="relaxed", watch=True)
    id = path.split("#")[0].removeprefix("/t/")
    lookers = [person(context(language, PHONE), name) for name, language in LOOKERS]
    for seat, page in enumerate(pages):
        sit(page, path)
        if seat:
            page.locator(f"[data-do=sit][data-seat='{seat}']").click()
    for looker, (_, language) in zip(lookers, LOOKERS, strict=True):
        looker.goto(path)
        expect(looker.locator("[data-onlooker]")).to_have_text(catalogue(language).say("web-watching"))

    # The network of one is cut at his turn; he comes back to the same question.
    play_until(pages, lambda: todo(egor) not in (None, ".dock [data-do=onward]", "over"))
    asked = todo(egor)
    cable.cut()
    expect(egor.locator("[data-news=lost]")).to_be_visible(timeout=60_000)
    expect(host.locator(".seat[data-seat='4'] .pres")).to_be_visible()
    cable.mend()
    expect(egor.locator("[data-live]")).to_have_count(1, timeout=60_000)
    assert wait(egor, lambda: todo(egor)) == asked
    play_out(*pages)
    for looker in lookers:
        expect(looker.locator("[data-screen=end]")).to_be_visible()
        expect(looker.locator("[data-do=want]")).to_have_count(0)

    # Donkey is for four: two look on.
    for page in pages[4:]:
        page.locator("[data-do=stand]").click()
        expect(page.locator("[data-screen=waiting] [data-do=sit]").first).to_be_visible()
    propose(host, pages[1:4], "donkey", 4)
    for page in (*pages, *lookers):
        expect(page.locator("[data-screen=table][data-game=donkey]")).to_be_visible()
    play_out(*pages[:4])

    # And Oko again, all six.
    propose(host, pages[1:4], "oko", 6)
    for seat in (4, 5):
        pages[seat].locator(f"[data-do=sit][data-seat='{seat}']").click()
    for page in (*pages, *lookers):
        expect(page.locator("[data-screen=table][data-game=oko]")).to_be_visible()
    play_out(*pages)

    for number in (1, 2, 3):
        for page, (_, language) in zip([*pages, *lookers], [*PEOPLE, *LOOKERS], strict=True):
            verified(page, id, number, language)
    # The deal that was argued about: one shares the moment, all see it.
    host.goto(f"/m/{id}/2?deal=0&step=3")
    host.locator("[data-sheet=share]").click()
    link = host.locator("[data-link]").input_value()
    assert re.search(rf"/m/{id}/2\?deal=0&step=3", link)
    for page in lookers:
        page.goto(link)
        expect(page.locator("[data-screen=replay]")).to_be_visible()
        assert sideways(page) == 0
