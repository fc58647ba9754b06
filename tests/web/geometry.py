"""What lies where on a table, and somebody who plays it: for tests that nothing covers anything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from playwright.sync_api import Page

from tests.web.conftest import DESK, PHONE, NewContext

Options = Mapping[str, object]


def script(name: str) -> str:
    """A function for the page, from its file: what stands below the first line."""
    return Path(__file__).with_name(name).read_text(encoding="utf-8").partition("\n")[2]


LOOK = script("look.js")
"""What is wrong with the table as it is now: a list of sentences."""
HEAP = script("heap.js")
"""Lays any trick of donkey on the table that is shown."""

MOMENT = r"""() => {
    const game = document.querySelector('.game');
    if (!game) return document.querySelector('.endp') ? 'end' : '';
    const has = (selector, word) => (document.querySelector(selector) ? [word] : []);
    const question = document.querySelector('.dock > .ask');
    return [
        ...(question ? [question.className.trim()] : []),
        ...has('.dock .rng', 'slider'), ...has('.sum .x', 'hook'), ...has('.dock [data-action=open]', 'open'),
        ...has('[data-guide]', 'guide'), ...has('[data-tip]', 'tip'), ...has('.hand .legal', 'legal'),
        ...has('.resting', 'resting'), ...has('.stn', 'stands'), ...has('.tag.warn', 'all in'),
        ...has('.hand .back', 'closed'), ...has('.swap figure + .arr', 'answer'),
        ...has('.talon', 'talon'), ...has('.holes, .places', 'gifts'), ...has('.score2', 'sides'),
        `laid ${document.querySelectorAll('.trick .lay, .stand .card').length}`,
        `beaten ${document.querySelectorAll('.disc .set').length}`,
        `chosen ${document.querySelectorAll('.dock .beats li, .dock .pair, .picked .card').length}`,
    ].join(', ');
}"""
"""What is to be seen now, in a few words; "end" after the match."""

MOVE = r"""turn => {
    if (turn === null && !document.querySelector('[data-live]:not([data-sending])')) return false;
    if (turn === null && document.querySelector('.resting') && !document.querySelector('.ring .turn')) {
        return true;
    }
    const press = node => { if (turn !== null) node.click(); return true; };
    const able = node => node.getAttribute('aria-disabled') !== 'true';
    const on = selector => [...document.querySelectorAll(selector)].filter(able);
    const first = document.querySelector('[data-do=onward], [data-do=sit]');
    if (first) return press(first);
    const wrong = document.querySelector('.hand .illegal');
    if (wrong && turn % 3 === 1 && !document.querySelector('[data-tip]')) return press(wrong);
    const usual = on('.pre button');
    if (usual.length > 0 && turn % 4 === 3) press(usual[turn % usual.length]);
    const any = document.querySelector('.holes, .places');
    const cards = on(any ? '.hand button:not(.sel)' : '.hand button.legal:not(.sel)');
    const more = document.querySelector('.beats, .picked') && cards.length > 0 && turn % 3 > 0;
    if (more) return press(cards[turn % cards.length]);
    const answers = on('.dock button[data-action]');
    const bold = answers.filter(node => !/^(pass|stand)$/.test(node.dataset.action));
    if (answers.length > 0) return press(bold[turn % bold.length] ?? answers[0]);
    if (cards.length > 0) return press(cards[turn % cards.length]);
    return document.querySelector('.endp') !== null;
}"""
"""Do what can be done now: answer, lay a card, now and then a wrong one. Without a turn: can anything
be done, does a trick rest though nobody else is to act, or is it the end?"""
REST = 1000
"""Milliseconds after which a finished trick rests no more."""


def new_table(page: Page, base: str, game: str, seats: int, options: Options) -> str:
    """A table of Ann's with bots: its path."""
    ask = page.context.request
    origin = {"origin": base}
    assert ask.post("/api/me", data={"name": "Ann"}, headers=origin).ok
    bots = [None, *["steady"] * (seats - 1)]
    wish = {"game": game, "seats": seats, "options": options, "bots": bots, "clock": "relaxed", "open": False}
    made = ask.post("/api/tables", data=wish, headers=origin)
    assert made.ok, made.text()
    place = made.json()
    return f"/t/{place['id']}#{place['key']}"


def stand_still(page: Page) -> None:
    """Nothing in the page goes on by itself from here on: its clock stands."""
    page.clock.install(time=0)
    page.clock.pause_at(REST)


def table(page: Page, base: str, game: str, seats: int, options: Options) -> None:
    """Sit down at a new table with bots. Nothing in the page goes on by itself: its clock stands still."""
    stand_still(page)
    page.goto(new_table(page, base, game, seats, options))


def moments(page: Page, until: str = "end", most: int = 400) -> Iterator[str]:
    """Play the table of a page to its end, stopping at each moment of one's own that wasn't there before.

    Args:
        page: shows the table; its clock stands still, so that a finished trick rests until it was seen.
        until: the last moment.
        most: moves that are made at most.
    """
    seen: set[str] = set()
    for turn in range(most):
        while True:
            page.wait_for_function(MOVE, arg=None)
            moment: str = page.evaluate(MOMENT)
            if moment not in seen:
                seen.add(moment)
                yield moment
            if "resting" not in moment:
                break
            page.clock.run_for(REST)
        if moment == until:
            return
        page.evaluate(MOVE, turn)
        page.clock.run_for(20)
    raise AssertionError(f"never: {until}")


LAYS = ((PHONE, "normal"), (PHONE, "large"), (DESK, "normal"))
"""Sizes of the window, and of the cards, in which each moment is measured."""


def faults(page: Page) -> list[str]:
    """What is wrong with a page as it is now, in each size; it has that of a phone afterwards."""
    found: list[str] = []
    for (width, height), cards in LAYS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("cards => { document.documentElement.dataset.cards = cards; }", cards)
        found += [f"{width} {cards} | {fault}" for fault in page.evaluate(LOOK)]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


def measured(
    context: NewContext, base: str, language: str, game: str, seats: int, options: Options
) -> list[str]:
    """What is wrong with a table in a match from its beginning to its end."""
    page = context(language, PHONE, reduced_motion="reduce").new_page()
    page.add_init_script("localStorage.setItem('kozyr.settings', JSON.stringify({ confirm: true }))")
    table(page, base, game, seats, options)
    return [f"{moment} | {fault}" for moment in moments(page) for fault in faults(page)]
