"""``kozyr engine``: a match in JSON lines, faults with their place, never a traceback."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kozyr.cli.engine import run
from kozyr.cli.engine.session import Session
from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from kozyr.match import Match
from tests.cli.test_replay import SMALL
from tests.cli.test_replay import run as command

ENGINE = [sys.executable, "-c", "from kozyr.cli.main import main; main()", "engine"]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "engine.md"


class Engine:
    """A real engine, asked line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*ENGINE, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def line(self, line: bytes) -> dict[str, Any]:
        """A line and its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer."""
        return self.line(json.dumps({"do": do, **fields}).encode())

    def end(self) -> tuple[int, bytes]:
        """The end of its input; exit status and what it said to standard error."""
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """One engine for all questions: `new` begins afresh."""
    found = Engine()
    yield found
    assert found.end() == (0, b"")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("odessa", 4, {"sizes": [3, 2]}),
        ("donkey", 4, {"limit": 1}),
        ("exchange", 5, {"target": 1}),
        ("oko", 3, {"stack": 15, "deals": 3}),
    ],
)
def test_a_whole_match_is_what_the_library_says(
    engine: Engine, game: str, seats: int, options: dict[str, Any]
) -> None:
    match = Match(game, seats=seats, seed=b"engine", options=options)
    state = engine.ask("new", game=game, seats=seats, options=options, seed=b"engine".hex())
    chance = random.Random(1)
    while not state["finished"]:
        assert state["legal"] == match.legal()
        assert state["to_act"] == match.to_act
        found = engine.ask("suggest", level=chance.choice(["random", "steady"]), seed="00")
        assert found["seat"] == match.to_act
        state = engine.ask("apply", action=found["action"], seat=found["seat"])
        assert state["applied"] == match.apply(found["action"])
    assert (state["totals"], state["winners"], state["deal"]) == (match.totals, match.winners, None)
    assert engine.ask("record") == {"record": match.to_record()}
    assert engine.ask("new", record=match.to_record())["totals"] == match.totals


@pytest.mark.parametrize("seat", ["none", "0", "1", "2"])
def test_a_view_is_that_of_kozyr_view(engine: Engine, seat: str) -> None:
    engine.ask("new", record=SMALL)
    seen = command("view", "-", "--seat", seat, "--json", stdin=SMALL)
    wanted = json.loads(seen.stdout_bytes)
    assert engine.ask("view", seat=None if seat == "none" else int(seat), id=1) == {"id": 1, "view": wanted}


def test_a_suggestion_for_a_view_from_elsewhere_needs_no_match() -> None:
    match = Match("oko", seats=2, seed=b"x")
    other = Engine()
    view = json.loads(
        command("view", "-", "--seat", str(match.to_act), "--json", stdin=match.to_record()).stdout_bytes
    )
    assert other.ask("suggest", view=view, seed="07")["seat"] == match.to_act
    assert other.ask("legal")["error"]["path"] == "do"
    assert other.ask("quit") == {"ok": True}
    assert other.end() == (0, b"")


NEW = {"do": "new", "game": "odessa", "seats": 3, "seed": "00"}
BROKEN = json.dumps({"do": "new", "record": SMALL.replace("0 bid 0", "0 bid 3")})


def odessa(**options: Any) -> str:
    """A match with options that can't be."""
    return json.dumps({**NEW, "options": options})


@pytest.mark.parametrize(
    ("line", "path", "rule"),
    [
        ("", None, None),
        ("x", "", None),
        ("[]", "", None),
        ("{}", "do", None),
        ("[" * 100_000, "", None),
        ("\udcff", "", None),
        ('{"do": "resign"}', "do", None),
        ('{"do": "legal", "x": 1}', "x", None),
        ('{"do": "legal", "id": 1.5}', "id", None),
        ('{"do": "legal", "id": -1}', "id", None),
        ('{"do": "apply"}', "action", None),
        ('{"do": "apply", "action": 1}', "action", None),
        ('{"do": "apply", "action": "bid 7"}', "action", "OD-BID"),
        ('{"do": "apply", "action": "castle"}', "action", None),
        ('{"do": "apply", "action": "bid 0\\nbid 0"}', "action", None),
        ('{"do": "apply", "action": "bid 0", "seat": 0}', "action", "C-SEAT"),
        ('{"do": "apply", "action": "bid 0", "seat": 3}', "seat", None),
        ('{"do": "apply", "action": "bid 0", "seat": true}', "seat", None),
        ('{"do": "view"}', "seat", None),
        ('{"do": "view", "seat": -1}', "seat", None),
        ('{"do": "suggest", "level": "expert"}', "level", None),
        ('{"do": "suggest", "level": "exec:/bin/true"}', "level", None),
        ('{"do": "suggest", "seed": "0"}', "seed", None),
        ('{"do": "suggest", "view": null}', "view", None),
        ('{"do": "suggest", "view": {"game": "chess"}}', "view.game", None),
        ('{"do": "new"}', "game", None),
        ('{"do": "new", "game": "chess", "seats": 2}', "game", None),
        ('{"do": "new", "game": "odessa"}', "seats", None),
        ('{"do": "new", "game": "odessa", "seats": 9}', "seats", None),
        ('{"do": "new", "game": "odessa", "seats": 3, "dealer": 3}', "dealer", None),
        ('{"do": "new", "game": "odessa", "seats": 3, "seed": "0 0"}', "seed", None),
        (odessa(sizes=[7]), "options.sizes", "OD-SIZES"),
        (odessa(size=1), "options.size", None),
        (odessa(sizes=1).replace("1}", "1e999}"), "options[...]", None),
        ('{"do": "new", "record": "", "seats": 3}', "seats", None),
        ('{"do": "new", "record": "format = 1"}', "record.game", None),
        (BROKEN, "record.deals[0].actions[0]", "OD-BID"),
    ],
)  # fmt: skip
def test_a_fault_has_its_place_and_its_rule_and_changes_nothing(
    engine: Engine, line: str, path: str | None, rule: str | None
) -> None:
    before = engine.line(json.dumps(NEW).encode())
    if path is None:
        engine.process.stdin.write(b"\n \n")  # type: ignore[union-attr]
    else:
        answer = engine.line(line.encode(errors="surrogateescape"))
        assert (answer["error"]["path"], answer["error"]["rule"]) == (path, rule)
        assert answer["error"]["message"]
    assert engine.ask("legal") == before


def test_a_fault_of_a_record_tells_deal_action_and_text(engine: Engine) -> None:
    error = engine.ask("new", id="r", record=SMALL.replace("2 bid 1", "2 bid 0"))
    assert error["id"] == "r"
    assert (error["error"]["deal"], error["error"]["action"], error["error"]["text"]) == (0, 2, "2 bid 0")


def test_the_id_of_a_command_that_can_not_be_read_comes_back_too(engine: Engine) -> None:
    assert engine.ask("resign", id="seven")["id"] == "seven"
    assert "id" not in engine.ask("resign", id=[7])


@pytest.mark.parametrize("game", ["odessa", "donkey", "oko", "exchange"])
def test_views_that_no_match_gives_are_refused_without_a_traceback(engine: Engine, game: str) -> None:
    """Parts of a view are taken out or replaced: it is refused, or answered, and the engine goes on."""
    match = Match(game, seats=3, seed=b"view")
    record = match.to_record()
    whole = json.loads(command("view", "-", "--seat", str(match.to_act), "--json", stdin=record).stdout_bytes)
    chance = random.Random(5)
    for _ in range(60):
        view = json.loads(json.dumps(whole))
        spoil(view, chance)
        answer = engine.ask("suggest", view=view, seed="00")
        assert "action" in answer or answer["error"]["path"].startswith("view"), answer


def spoil(view: Any, chance: random.Random) -> None:
    """Change one thing somewhere in it."""
    while True:
        keys = list(view) if isinstance(view, dict) else range(len(view))
        if not keys:
            return
        key = chance.choice(list(keys))
        if not isinstance(view[key], dict | list) or chance.random() < 0.3:
            view[key] = chance.choice([None, -1, 99, "", "7H", [], {}, ["bid 1"], True])
            return
        view = view[key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_language_asked_for(language: str) -> None:
    session = Session(catalogue(language))
    session.answer(json.dumps(NEW).encode())
    error = json.loads(session.answer(b'{"do": "apply", "action": "bid 7"}'))["error"]
    assert error["message"] == "OD-BID: " + catalogue(language).say("od-bid-too-high", number=7, size=1)


def test_a_line_that_is_too_long_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "LINE", 100)
    text = "x" * 100 + "\n" + "y" * 1000 + '\n{"do": "quit", "id": 1}\n{"do": "legal"}\n'
    lines = [json.loads(line) for line in command("engine", stdin=text).stdout_bytes.splitlines()]
    assert [line.get("error", {}).get("message") for line in lines] == [
        *("a line of more than 100 bytes", "a line of more than 100 bytes", None)
    ]
    assert lines[2] == {"id": 1, "ok": True}


def test_the_conversation_in_the_document_is_a_real_one() -> None:
    text = DOCS.read_text(encoding="utf-8").partition("$ kozyr engine\n")[2].partition("```")[0]
    lines = text.splitlines()
    assert len(lines) == 10
    result = command("engine", stdin="\n".join(lines[::2]) + "\n")
    assert result.stdout_bytes.decode().splitlines() == lines[1::2]


def test_an_unknown_language_is_refused() -> None:
    result = command("engine", "--lang", "de", stdin="")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "de" in result.stderr
