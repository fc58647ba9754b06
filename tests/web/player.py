"""A player who knows nothing but the page: looks at it, presses what can be pressed, until the match is over.

Any game and form can be played by it, with a mouse (or finger) or by keyboard alone. What it may do it reads
from the attributes that the page promises: data-card, data-seat, data-action, data-do.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from kozyr.i18n.catalogue import catalogue

WAIT = 30_000
"""Milliseconds for a turn to come round: the machine may be busy."""

LOOK = """() => {
    const all = (where, what) => [...document.querySelectorAll(where)].map(what);
    const off = node => node.disabled || node.getAttribute('aria-disabled') === 'true';
    const page = document.getElementById('page');
    const screen = page.querySelector('[data-screen=away]') ? 'away'
        : page.querySelector('[data-screen]')?.dataset.screen ?? '';
    const actions = all('.dock [data-action]', node => ({ name: node.dataset.action, off: off(node) }));
    const hand = all('.hand button[data-card]', node => ({
        name: node.dataset.card, off: off(node), legal: node.classList.contains('legal'),
        chosen: node.getAttribute('aria-pressed') === 'true' }));
    const closed = all('.hand .back', () => 1).length;
    const turn = page.querySelector('.me .plate.turn') !== null;
    const read = page.querySelector('.dock .result:has([data-do=onward])')?.dataset.outcome ?? null;
    const onward = read !== null;
    return {
        screen, actions, hand, turn, onward,
        ready: page.hasAttribute('data-live'),
        clear: page.querySelector('.dock [data-do=clear]') !== null,
        amount: page.querySelector('.dock .amt input') !== null,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        lost: document.activeElement === document.body,
        text: document.body.innerText,
        labels: all('[aria-label], [title]', node => `${node.ariaLabel} ${node.title}`).join('\\n'),
        moment: JSON.stringify([screen, turn, read, closed, page.querySelector('#question')?.innerText,
            actions.map(one => one.name), hand.map(one => one.name)]),
    };
}"""
MINE = """look => {
    const now = look();
    if (!now.ready) return false;
    if (now.screen === 'waiting') return document.querySelector('[data-do=sit]') !== null && now;
    const asked = now.actions.some(one => !one.off) || now.hand.some(one => !one.off);
    if (now.screen === 'table') return (now.onward || (now.turn && asked)) && now;
    return ['end', 'away'].includes(now.screen) && now;
}"""
IDS = re.compile(r"\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b")
"""What a message's id looks like; a missing message shows as its id."""


@dataclass(frozen=True)
class Card:
    """A card of the hand as it is shown."""

    name: str
    off: bool
    """It explains itself instead of being played."""
    legal: bool
    chosen: bool


class Sight:
    """What the page shows at one moment."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.screen: str = seen["screen"]
        self.turn: bool = seen["turn"]
        self.onward: bool = seen["onward"]
        self.clear: bool = seen["clear"]
        self.amount: bool = seen["amount"]
        self.lost: bool = seen["lost"]
        self.wide: int = seen["wide"]
        self.text: str = seen["text"]
        self.moment: str = seen["moment"]
        self.actions: list[str] = [one["name"] for one in seen["actions"] if not one["off"]]
        self.hand = [Card(**one) for one in seen["hand"]]
        self.ids: list[str] = [
            word for word in IDS.findall(f"{seen['text']}\n{seen['labels']}") if catalogue("en").has(word)
        ]

    @property
    def kind(self) -> str:
        """What sort of moment it is: the same for two bids, another for a card to lay."""
        chosen = sum(card.chosen for card in self.hand)
        verbs = sorted({action.split()[0] for action in self.actions})
        return (
            f"{self.screen} {' '.join(verbs)} {'chosen' if chosen else ''} {'onward' if self.onward else ''}"
        )


Press = Callable[[Page, str], None]


FREE = """where => {
    const node = document.querySelector(where);
    if (!node || node.closest('.hand').getAnimations({ subtree: true }).length > 0) return false;
    const box = node.getBoundingClientRect();
    for (let x = 5; x < box.width; x += 3) {
        for (const y of [24, box.height / 2, 8]) {
            if (node.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
        }
    }
    return false;
}"""
"""Where a card of the hand lies free, once the hand has come to rest."""


def tap(page: Page, where: str) -> None:
    """Press with the pointer: a card where no other card lies on it."""
    thing = page.locator(where).first
    if not where.startswith(".hand"):
        return thing.click()
    try:
        spot = page.wait_for_function(FREE, arg=where, timeout=WAIT).json_value()
    except TooLate:
        pytest.fail(f"{where} is covered by others")
    return thing.click(position=spot)


def keys(page: Page, where: str) -> None:
    """Press with the keyboard: go there with arrows, digits or Tab, then Enter."""
    there = f"document.activeElement === document.querySelector({where!r})"
    if where.startswith(".hand"):
        tries = ["ArrowDown", "Home", *["ArrowRight"] * 40]
    elif where.startswith(".dock"):
        tries = ["ArrowUp", "Home", *["ArrowRight"] * 12, *["Tab"] * 80]
    else:
        tries = ["Tab"] * 120
    digit = page.evaluate(
        """where => {
            const node = document.querySelector(where);
            const cards = [...document.querySelectorAll('.hand button[data-card]')];
            if (node?.dataset.key) return node.dataset.key;
            const place = cards.indexOf(node) + 1;
            const bids = document.querySelector('.dock [data-key]') !== null;
            return place > 0 && place < 10 && !bids ? String(place) : null;
        }""",
        where,
    )
    for key in [*([digit] if digit else []), *tries]:
        if page.evaluate(there):
            break
        page.keyboard.press(key)
    assert page.evaluate(there), f"{where} is out of the keyboard's reach"
    page.keyboard.press("Enter")


class Player:
    """Plays one seat to the end of the match.

    Args:
        page: where a table is open or opening.
        chance: chooses among what can be done.
        press: with the pointer or by keyboard.
        watch: called with every sight of the player's own moments.
    """

    def __init__(
        self,
        page: Page,
        chance: random.Random,
        press: Press = tap,
        watch: Callable[[Sight], None] = lambda _: None,
    ) -> None:
        self.page = page
        self.chance = chance
        self._press = press
        self.watch = watch
        self.acts = 0
        """How many actions it has carried out."""

    def look(self) -> Sight:
        """What the page shows now."""
        return Sight(self.page.evaluate(LOOK))

    def wait(self) -> Sight:
        """Wait for something to do or the end. Others may be slow, but not stand still."""
        before = ""
        while True:
            try:
                asked = self.page.wait_for_function(f"() => ({MINE})({LOOK})", timeout=WAIT)
                return Sight(asked.json_value())
            except TooLate:
                now = self.look()
                if now.text == before:
                    pytest.fail(f"nothing to do: {now.moment}\n{now.text}")
                before = now.text

    def play(self, most: int = 100_000) -> None:
        """Play until the end of the match, or at most so many actions."""
        done = self.acts + most
        while self.acts < done:
            sight = self.wait()
            self.watch(sight)
            if sight.screen == "end":
                return
            self.step(sight)

    def press(self, where: str) -> None:
        """Press a thing of the page."""
        self._press(self.page, where)

    def act(self, where: str, before: Sight) -> None:
        """Press what carries out an action, and wait until the table has moved on."""
        self.press(where)
        if "data-action" in where:
            self.acts += 1
        try:
            self.page.wait_for_function(f"was => ({LOOK})().moment !== was", arg=before.moment, timeout=WAIT)
        except TooLate:
            pytest.fail(f"{where} does nothing: {before.moment}\n{self.look().text}")

    def step(self, sight: Sight) -> None:
        """Do one thing."""
        if sight.screen == "waiting":
            self.sit()
        elif sight.screen == "away":
            self.act(".dock [data-do=back]", sight)
        elif sight.onward:
            self.act(".dock [data-do=onward]", sight)
        elif any(card.chosen for card in sight.hand):
            self.choose(sight)
        elif sight.actions:
            self.answer(sight)
        else:
            self.card(sight)

    def sit(self) -> None:
        """Take a seat, with a trump where one is to be named."""
        free = self.page.locator("[data-trump]:not([aria-disabled=true])")
        if free.count() > 0:
            suit = free.nth(self.chance.randrange(free.count())).get_attribute("data-trump")
            self.press(f"[data-trump={suit}]")
        self.press("[data-do=sit]")
        self.page.wait_for_function(
            "() => document.querySelector('[data-screen=waiting]') === null", timeout=WAIT
        )

    def answer(self, sight: Sight) -> None:
        """Press one of the buttons that are actions: a bid, a bet, pass, solo, open."""
        verb = self.chance.choice(sorted({action.split()[0] for action in sight.actions}))
        action = self.chance.choice([one for one in sight.actions if one.split()[0] == verb])
        if verb == "bet" and sight.amount:
            self.bet()
            action = next(one for one in self.look().actions if one.startswith("bet "))
        self.act(f'.dock [data-action="{action}"]', sight)

    def bet(self) -> None:
        """Change the amount: by steps, by typing, with the slider, or not at all."""
        way = self.chance.randrange(4)
        if way == 0:
            self.press(".dock [data-step='1']")
        elif way == 1:
            field = self.page.locator(".dock .amt input")
            low = self.page.locator(".dock .rng").get_attribute("min") or ""
            field.focus()
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(low)
        elif way == 2:
            self.page.locator(".dock .rng").focus()
            self.page.keyboard.press("ArrowRight")

    def card(self, sight: Sight) -> None:
        """Tap a card: it is played, or chosen where several go together."""
        cards = [card for card in sight.hand if card.legal] or [card for card in sight.hand if not card.off]
        where = f'.hand [data-card="{self.chance.choice(cards).name}"]'
        self.press(where)
        # Either it is chosen at once, or it is on its way.
        self.page.wait_for_function(
            f"""was => {{
                const now = ({LOOK})();
                return now.moment !== was || now.hand.some(card => card.chosen);
            }}""",
            arg=sight.moment,
            timeout=WAIT,
        )
        if not any(card.chosen for card in self.look().hand):
            self.acts += 1

    def choose(self, sight: Sight) -> None:
        """With cards chosen: lay them, or choose another one, or begin anew where they can't be laid."""
        more = [card.name for card in sight.hand if not card.chosen and card.legal]
        more = more or [card.name for card in sight.hand if not card.chosen and not card.off]
        if sight.actions and (not more or self.chance.random() < 0.7):
            self.act(f'.dock [data-action="{sight.actions[0]}"]', sight)
        elif more and (not sight.clear or self.chance.random() < 0.9):
            self.press(f'.hand [data-card="{self.chance.choice(more)}"]')
        elif sight.clear:
            self.press(".dock [data-do=clear]")
        else:
            chosen = next(card.name for card in sight.hand if card.chosen)
            self.press(f'.hand [data-card="{chosen}"]')
