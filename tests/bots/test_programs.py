"""Bots that are programs: whole matches, every way to misbehave, nothing leaks, nothing stays behind."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.bots import bot
from kozyr.bots.outside import PATIENCE, LimitError, Outsider, Programs, limits_from
from kozyr.bots.program import KEPT, Limits, Misbehaved, ProgramError, legal_spelling, program_at
from kozyr.match import Match
from tests.bots.programs import (
    FAULTS,
    MISBEHAVING,
    documented,
    find_node,
    misbehaving,
    python_bot,
    written,
)

SHORT: list[tuple[str, int, dict[str, Any]]] = [
    ("odessa", 3, {"sizes": [2, 3]}),
    ("donkey", 3, {"form": "two_vs_one", "limit": 1}),
    ("oko", 3, {"stack": 15, "deals": 2}),
    ("exchange", 3, {"target": 1, "deals": 1}),
]
ODESSA = ("odessa", 3, {"sizes": [2]})
HASTY = Limits(seconds=1.0, start=1.0)
"""For programs that never answer."""


@pytest.fixture
def programs() -> Iterator[Programs]:
    """Where programs run, with generous limits."""
    found = Programs(Limits(seconds=60, start=60))
    yield found
    found.close()


def wait_for(what: Any) -> None:
    """Wait until something is so."""
    until = time.monotonic() + 60
    while not what():
        assert time.monotonic() < until, "it never was so"
        time.sleep(0.01)


def play(match: Match, bots: list[Any]) -> str:
    """The record of a match played to its end."""
    while (seat := match.to_act) is not None:
        match.apply(bots[seat].act(match.view(seat)), seat)
    return match.to_record()


def heard() -> tuple[list[tuple[str, str, bool]], Any]:
    """A list of faults, and what fills it."""
    faults: list[tuple[str, str, bool]] = []
    return faults, lambda name, fault, again: faults.append((name, fault.why, again))


@pytest.mark.parametrize("name", ["bot.py", "bot.js"])
@pytest.mark.parametrize(("game", "seats", "options"), SHORT, ids=[short[0] for short in SHORT])
def test_the_bots_of_the_document_play_whole_matches_the_same_again(
    name: str,
    game: str,
    seats: int,
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    programs: Programs,
) -> None:
    find_node(monkeypatch)
    path = documented(tmp_path, name)
    faults, told = heard()

    def once() -> str:
        match = Match(game, seats=seats, seed=b"document", options=options)
        return play(match, [Outsider(path, game, b"seat %d" % seat, programs, told) for seat in range(seats)])

    assert once() == once()
    assert faults == []


def test_the_engine_is_a_bot_and_plays_steady(tmp_path: Path, programs: Programs) -> None:
    code = "from kozyr.cli.main import main; main()"
    path = written(tmp_path, "engine", f'#!/bin/sh\nexec {sys.executable} -c "{code}" engine\n')
    match = Match("oko", seats=2, seed=b"engine")
    view = match.view(match.to_act)
    assert programs.ask(path, view, b"\1\2") == bot("steady", "oko", b"\1\2").act(view)


@pytest.mark.parametrize("kind", MISBEHAVING)
def test_a_bot_that_misbehaves_is_named_and_steady_plays_in_its_place(kind: str, tmp_path: Path) -> None:
    game, seats, options = ODESSA
    programs = Programs(HASTY if FAULTS[kind] == "time" else Limits(seconds=60, start=60))
    faults, told = heard()
    match = Match(game, seats=seats, seed=b"x", options=options)
    seat = match.to_act
    outsider = Outsider(misbehaving(tmp_path, kind), game, b"seed", programs, told)
    assert outsider.act(match.view(seat)) == bot("steady", game, b"seed").act(match.view(seat))
    assert faults == [(f"exec:{kind}", FAULTS[kind], True)]
    programs.close()


def test_what_a_program_said_last_tells_why_it_ended(tmp_path: Path, programs: Programs) -> None:
    match = Match("odessa", seats=3, seed=b"x")
    for kind, words in (
        ("gone", "exit status 3, no more"),
        ("killed", "signal 11"),
        ("greedy", "MemoryError"),
    ):
        with pytest.raises(Misbehaved, match=words):
            programs.ask(misbehaving(tmp_path, kind), match.view(match.to_act), b"")


def test_after_three_faults_it_is_not_asked_again(tmp_path: Path, programs: Programs) -> None:
    body = "open('started', 'a').write('x')\nfor ask in answers(): say(ask, 'bid 60')"
    path = python_bot(tmp_path, "stubborn", body)
    faults, told = heard()
    match = Match("odessa", seats=3, seed=b"x", options={"sizes": [3, 3]})
    outsider = Outsider(path, "odessa", b"seed", programs, told)
    play(match, [outsider, *(bot("steady", "odessa", seat) for seat in range(2))])
    assert faults == [("exec:stubborn", "illegal", again) for again in (True, True, False)]
    assert (tmp_path / "started").read_text() == "x" * PATIENCE


def test_a_program_that_fell_is_started_again(tmp_path: Path, programs: Programs) -> None:
    body = """
first = not os.path.exists('fell')
for ask in answers():
    if first:
        open('fell', 'w')
        sys.exit(1)
    say(ask, ask['view']['legal'][-1])
"""
    faults, told = heard()
    outsider = Outsider(python_bot(tmp_path, "faller", body), "odessa", b"seed", programs, told)
    match = Match("odessa", seats=3, seed=b"x")
    view = match.view(match.to_act)
    outsider.act(view)
    assert [outsider.act(view) for _ in range(3)] == [view.legal[-1]] * 3
    assert [why for _, why, _ in faults] == ["ended"]


def test_a_program_gets_a_view_and_nothing_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: Programs
) -> None:
    monkeypatch.setenv("KOZYR_SECRET", "hidden")
    body = """
for ask in answers():
    fds = sorted(os.listdir('/proc/self/fd')) if os.path.isdir('/proc/self/fd') else []
    leads = os.getpgid(0) == os.getpid()
    json.dump([ask, dict(os.environ), len(fds), leads, sys.argv[1:]], open('seen', 'w'))
    say(ask, ask['view']['legal'][0])
"""
    path = python_bot(tmp_path, "curious", body)
    match = Match("odessa", seats=3, seed=b"very secret seed", options={"sizes": [6]})
    view = match.view(match.to_act)
    with open(__file__) as secret:
        os.set_inheritable(secret.fileno(), True)
        programs.ask(path, view, b"\xab")
    ask, environment, files, leads, arguments = json.loads((tmp_path / "seen").read_text())
    assert ask.pop("view") == json.loads(msgspec.json.encode(view))
    assert ask == {"do": "suggest", "id": 1, "seed": "ab", "seconds": 60}
    assert set(environment) <= {*KEPT, "PWD", "OLDPWD", "_", "SHLVL"}  # a shell adds its own
    assert "hidden" not in environment.values()
    assert files <= 5  # three streams, the listing, the file of the answer
    assert leads
    assert arguments == []


def test_the_seed_of_a_move_does_not_tell_the_bots_seed(tmp_path: Path, programs: Programs) -> None:
    body = (
        "for ask in answers(): open('seeds', 'a').write(ask['seed'] + ' '); say(ask, ask['view']['legal'][0])"
    )
    match = Match("odessa", seats=3, seed=b"x")
    view = match.view(match.to_act)
    for _ in range(2):
        outsider = Outsider(python_bot(tmp_path, "noter", body), "odessa", b"origin", programs, heard()[1])
        outsider.act(view)
        outsider.act(view)
    first, second, *again = (tmp_path / "seeds").read_text().split()
    assert [first, second] == again
    assert first != second
    assert b"origin".hex() not in first


def alive(pid: int) -> bool:
    """Whether a process runs; one that is only not yet waited for doesn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_a_program_is_killed_with_its_children(tmp_path: Path) -> None:
    body = """
import subprocess
child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])
open('pids', 'w').write(f'{os.getpid()} {child.pid} ')
for ask in answers(): time.sleep(3600)
"""
    programs = Programs(Limits(seconds=0.1, start=5))
    match = Match("odessa", seats=3, seed=b"x")
    with pytest.raises(Misbehaved, match="time"):
        programs.ask(python_bot(tmp_path, "parent", body), match.view(match.to_act), b"")
    pids = [int(word) for word in (tmp_path / "pids").read_text().split()]
    assert len(pids) == 2
    wait_for(lambda: not any(map(alive, pids)))
    programs.close()


def test_a_program_is_asked_to_end(tmp_path: Path) -> None:
    body = "for ask in answers(): say(ask, ask['view']['legal'][0])\nopen('ended', 'w')"
    programs = Programs(Limits(seconds=60, start=60))
    match = Match("odessa", seats=3, seed=b"x")
    programs.ask(python_bot(tmp_path, "polite", body), match.view(match.to_act), b"")
    programs.close()
    assert (tmp_path / "ended").exists()


def test_legal_answers_are_read_as_records_are() -> None:
    odessa = Match("odessa", seats=3, seed=b"x").copy()
    assert legal_spelling(odessa.view(odessa.to_act), "pass") == "bid 0"
    oko = Match("oko", seats=2, seed=b"x", options={"stack": 9})
    view = oko.view(oko.to_act)
    entry = next(entry for entry in view.legal if entry.startswith("bet "))
    low, _, high = entry.removeprefix("bet ").partition("..")
    assert legal_spelling(view, f"bet {high}") == f"bet {high}"
    for answer in (entry, f"bet {int(high) + 1}", f"bet {int(low) - 1}", "bet", "", "bet 1 2", "call\npass"):
        with pytest.raises(Misbehaved, match="illegal"):
            legal_spelling(view, answer)


def test_what_can_not_be_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ProgramError, match="is no file"):
        program_at(f"exec:{tmp_path}")
    plain = tmp_path / "plain"
    plain.write_text("#!/bin/sh\n")
    with pytest.raises(ProgramError, match="make it executable"):
        program_at(f"exec:{plain}")
    with pytest.raises(ProgramError, match="needs a first line"):
        program_at(str(written(tmp_path, "headless", "import os\n")))
    with pytest.raises(ProgramError, match="no file"):
        program_at("exec:")
    with pytest.raises(ProgramError, match=r"no file|can't be read"):
        program_at("exec:a\0b")
    assert program_at(f"exec:{written(tmp_path, 'fine', '#!/bin/sh')}") == tmp_path / "fine"


def test_a_program_whose_interpreter_is_not_there(tmp_path: Path, programs: Programs) -> None:
    match = Match("odessa", seats=3, seed=b"x")
    with pytest.raises(Misbehaved, match=r"^ended: exit status 12[67]"):
        programs.ask(written(tmp_path, "lost", "#!/nowhere/at/all\n"), match.view(match.to_act), b"")


def test_limits_from_the_environment() -> None:
    assert limits_from({}) == Limits()
    assert limits_from({"KOZYR_BOT_SECONDS": "0.5", "KOZYR_BOT_MEMORY": "100"}) == Limits(
        seconds=0.5, memory=100 << 20
    )
    for name, value in (
        ("KOZYR_BOT_SECONDS", "0"),
        ("KOZYR_BOT_SECONDS", "nan"),
        ("KOZYR_BOT_MEMORY", "much"),
    ):
        with pytest.raises(LimitError, match=f"{name} must be a number from"):
            limits_from({name: value})
