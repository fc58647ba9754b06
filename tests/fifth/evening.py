"""The fifth game everywhere that knows no game by name. Run by the test, in a process that has it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import kozyr
from kozyr.bots import ask, bot, usual
from kozyr.games.registry import GAMES
from kozyr.i18n import LANGUAGES
from kozyr.i18n.rules import rule
from kozyr.lab.simulate import Simulation
from kozyr.records import DealRecord, Record
from kozyr.server import pages
from kozyr.server.replay import replay
from kozyr.table import event_for, events, prompt
from tests.server.served import served
from tests.table.room import Room

GAME = "highcard"


def a_match_and_its_record() -> None:
    match = kozyr.Match(GAME, seats=4, seed=b"fifth")
    bots = [bot(usual(GAME), GAME, seat) for seat in range(4)]
    while match.to_act is not None:
        assert match.explain("show 9C", (match.to_act + 1) % 4).rule == "C-SEAT"  # type: ignore[union-attr]
        match.apply(ask(bots[match.to_act], match))
    assert match.finished
    assert sum(match.totals) == 9
    again = kozyr.Match.from_record(match.to_record())
    assert [again.view(seat) for seat in (None, 0, 3)] == [match.view(seat) for seat in (None, 0, 3)]


def refusals() -> None:
    match = kozyr.Match(GAME, seats=2, seed=b"fifth")
    held = match.view(match.to_act).hand or []
    other = next(card for card in GAMES[GAME].pack.names if card not in held)
    refusal = match.explain(f"show {other}")
    assert refusal is not None
    assert refusal.rule == "C-ILLEGAL"
    assert all(rule(language, "hc-show") for language in LANGUAGES)


def a_thousand_deals() -> None:
    simulation = Simulation(GAME, 3, b"fifth")
    scores = simulation.scores(1000)
    assert scores.sum(axis=1).tolist() == [3] * 1000
    game = GAMES[GAME]
    for number in range(50):
        dealer, deck, numbers, found = simulation.trace(number)
        match = kozyr.Match.from_data(
            Record(
                game=GAME,
                seats=3,
                dealer=dealer,
                options={"deals": 1},
                deals=[DealRecord(deck=game.pack.join(deck))],
            )
        )
        for action in numbers:
            match.apply(game.text(action))
        assert match.totals == found


def deals_that_could_be() -> None:
    match = kozyr.Match(GAME, seats=3, seed=b"fifth")
    draw = random.Random(1)
    for _ in range(7):
        match.apply(draw.choice(match.legal()))
        for seat in (None, 0, 1, 2):
            for _ in range(20):
                assert match.sample(seat, draw).view(seat) == match.view(seat)


def a_table() -> None:
    room = Room(GAME, 3, deals=2)
    for seat, guest in enumerate(("ann", "bob", "cat")):
        room.sit(guest, seat)
    draw = random.Random(5)
    table = room.table
    while table.turn is not None:
        seat = table.turn.seat
        assert table.match is not None
        asked: Any = prompt(table, seat)
        assert asked.legal == table.match.legal()
        assert prompt(table, (seat + 1) % 3) is None
        action = draw.choice(asked.legal)
        room.act(action)
        done = next(entry.event for entry in reversed(room.log) if isinstance(entry.event, events.Acted))
        assert all(getattr(event_for(table, done, who), "action", "") == action for who in (None, 0, 1, 2))
    room.restart()
    assert table.match is not None
    assert table.match.finished
    seen = replay(table.match.to_record(), 1, 0)
    assert seen.deals[1].dealer == (seen.deals[0].dealer + 1) % 3


def what_a_client_asks_for() -> None:
    assert b'"highcard"' in pages.games(())
    for language in LANGUAGES:
        assert b'id="HC-SHOW"' in pages.rules(language, GAME)
        assert b"game-highcard" in pages.messages(language)


async def evening() -> None:
    async with served(Path("data")) as server:
        ann = await server.person("Ann")
        wish = await ann.open(GAME, 2, bots=[None, "random"], options={"deals": 2})
        line = await ann.join(wish["id"], wish["key"])
        await line.sit(0)
        answered = -1
        while not (line.state["view"] or {"public": {"finished": False}})["public"]["finished"]:
            state = line.state
            if state["prompt"] and state["seq"] > answered:
                answered, asked = state["seq"], state["prompt"]
                await line.send(t="act", id=f"a{answered}", deal=asked["deal"], action=asked["legal"][0])
            await line.hear()
        assert sum(line.state["view"]["public"]["totals"]) == 6
        rules = await ann.browser.get(f"/rules/uk/{GAME}")
        assert "HC-MATCH" in rules.text


def at_a_server() -> None:
    asyncio.run(evening())


CHECKS = (
    a_match_and_its_record,
    refusals,
    a_thousand_deals,
    deals_that_could_be,
    a_table,
    what_a_client_asks_for,
    at_a_server,
)

if __name__ == "__main__":
    for check in CHECKS:
        check()
        print(check.__name__)
