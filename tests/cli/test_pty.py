"""Whole matches through a pseudo-terminal, in each language: what a person sees and types."""

from __future__ import annotations

import os
import random
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from kozyr.cards import first_dealer
from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from kozyr.match import Match

SEED = b"\5"
PROMPT = "\r\n> $"
MATCHES = {
    "odessa": (3, ["sizes=1,2"], "bid 99", "OD-BID"),
    "donkey": (3, ["limit=1"], "solo", "DK-"),
    "oko": (3, ["stack=5", "deals=2"], "stand", "OK-BET"),
    "exchange": (4, ["target=1", "deals=1", "max_exchanges=40"], "return 2c", "EX-GIVE"),
}
"""Seats, options, an action that is refused at the first question, and the rule that forbids it."""


class Person:
    """Somebody at a terminal of 80 columns who answers by numbers."""

    def __init__(self, home: Path, language: str, *args: str, term: str = "dumb") -> None:
        self.words = catalogue(language)
        self.rng = random.Random(1)
        self.seen = ""
        self.amount = re.escape(self.words.say("ask-amount")) + " $"
        environment: Any = {
            **{"PATH": os.environ["PATH"], "TERM": term, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home)},
            "PYTHONPATH": str(Path(__file__).parents[2] / "src"),
        }
        code = "from kozyr.cli.main import main; main()"
        self.terminal: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-c", code, "play", *args, "--lang", language],
            env=environment,
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=240,
        )
        self.terminal.delaybeforesend = None

    def wait(self) -> str:
        """What was printed up to the next question; empty at the end of the program."""
        found = self.terminal.expect([PROMPT, self.amount, pexpect.EOF])
        text = str(self.terminal.before).replace("\r", "")
        self.seen += text + ("" if found == 2 else "\n> ")
        if found == 1:
            self.type(str(self.lowest))
            return self.wait()
        return "" if found == 2 else text

    def interrupt(self) -> str:
        """Press Ctrl-C; once more where it fell between prompt and reading, which Python lets pass."""
        self.terminal.sendintr()
        try:
            return self.wait()
        except pexpect.TIMEOUT:
            self.terminal.sendintr()
            return self.wait()

    def type(self, line: str) -> None:
        """Type a line."""
        self.terminal.sendline(line)

    def asks(self, line: str) -> str:
        """Type a line and wait for the next question."""
        self.type(line)
        return self.wait()

    def answer(self, text: str) -> str:
        """Type numbers from the list that was printed last."""
        numbers = [number for number, _ in re.findall(r"(?m)(?:^ *| )(\d+)\) (\S)", text)]
        bounds = re.search(r"\([^\d\n()]*(\d[\d ,]*)[^\d\n()]+\d[\d ,]*\)", text)
        self.lowest = int(re.sub(r"\D", "", bounds[1])) if bounds else 1
        cards = next((int(n) for n in self.cards_wanted(text)), 1)
        return " ".join(self.rng.sample(numbers, cards))

    def cards_wanted(self, text: str) -> Iterator[str]:
        """How many cards of the numbered hand are wanted."""
        notes = [self.words.say("dk-note-bury")[:20], self.words.say("dk-note-give", names="")[:20]]
        if any(note in text for note in notes):
            question = text[: text.rfind(" 1) ")].rstrip().split("\n")[-1]
            yield from re.findall(r"\d+", question)

    def play_on(self, text: str) -> None:
        """Answer every question until the program ends."""
        turns = 0
        while text:
            turns += 1
            assert turns < 400
            text = self.asks(self.answer(text))
        self.terminal.close()


def seed_that_begins_with(seat: int, game: str, seats: int, **options: object) -> str:
    """A seed, in hexadecimal, of a match in which that seat is asked first."""
    for number in range(100):
        match = Match(game, seats=seats, seed=bytes([number]), options=options)
        if match.to_act == seat:
            return f"{number:02x}"
    raise AssertionError


HINTS = [("odessa", "en"), ("exchange", "ru"), ("oko", "uk")]
"""Where hints are asked for: each of these loads the search anew."""


def kept(home: Path) -> Path:
    """The only match that is kept."""
    (file,) = (home / "kozyr").glob("*.toml")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match(tmp_path: Path, game: str, language: str) -> None:
    seats, options, wrong, rule = MATCHES[game]
    say = catalogue(language).say
    me = (first_dealer(SEED, seats) + 1) % seats
    flags = [flag for option in options for flag in ("--option", option)]
    person = Person(
        tmp_path, language, game, "--seats", str(seats), "--seed", SEED.hex(), "--seat", str(me), *flags
    )
    first = person.wait()
    assert say(f"game-{game}") in first
    assert say("your-cards", cards="")[:8] in first
    refused = person.asks(wrong)
    assert say("refused", why=rule)[:-1] in refused
    asked = ["last", "score", "log", "rules", "help"]
    if (game, language) in HINTS:
        assert say("hint-thinks") in " ".join(person.asks("hint").split())
        asked.append("hint")
    for word in asked:
        own = catalogue(language).words(f"word-{word}")[0]
        assert person.asks(word) == person.asks(own).replace(f"{own}\n", f"{word}\n", 1)
    assert person.interrupt() == ""
    person.terminal.close()
    assert person.terminal.exitstatus == 130
    assert say("go-on-with", command="kozyr play --resume") in person.seen

    again = Person(tmp_path, language, "--resume")
    again.play_on(again.wait())
    assert again.terminal.exitstatus == 0
    assert say("match-ends") in again.seen
    assert say("deal-ends", number=1) in again.seen
    assert all(len(line) <= 80 for line in (person.seen + again.seen).split("\n") if "/" not in line)
    match = Match.from_record(kept(tmp_path).read_bytes())
    assert match.finished
    assert match.header.language == language


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("ru", 3, {"form": "two_vs_one", "talon": "bury"}),
        ("uk", 4, {"form": "three_vs_one", "talon": "gift"}),
        ("en", 4, {"form": "three_vs_one", "talon": "choice"}),
        ("en", 4, {"form": "pairs"}),
    ],
)
def test_the_forms_of_donkey(tmp_path: Path, language: str, seats: int, options: dict[str, str]) -> None:
    seed = seed_that_begins_with(0, "donkey", seats, **options)
    flags = [
        flag for name, value in {**options, "limit": "1"}.items() for flag in ("--option", f"{name}={value}")
    ]
    person = Person(tmp_path, language, "donkey", "--seed", seed, "--bots", "random", *flags)
    text = person.wait()
    if options["form"] != "pairs":
        text = person.asks("play 6c")
        assert "DK-S-AUCTION" in text
        text = person.asks("solo")
    person.play_on(text)
    assert person.terminal.exitstatus == 0
    assert person.words.say("match-ends") in person.seen
    assert Match.from_record(kept(tmp_path).read_bytes()).finished


def test_questions_before_a_match(tmp_path: Path) -> None:
    person = Person(tmp_path, "uk")
    assert "У що граємо?" in person.wait()
    assert "налаштування" in person.asks("3")
    person.type("1")
    person.terminal.expect("від 2 до 6: $")
    assert "2..6" in person.asks("2")
    assert "Скільки взяток замовите?" in person.asks("")
    assert person.asks("вихід") == ""
    assert "kozyr play --resume" in person.seen


@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGTERM, 143), (signal.SIGHUP, 143), (signal.SIGINT, 130), (signal.SIGKILL, None)],
)
def test_a_match_survives(tmp_path: Path, number: signal.Signals, status: int | None) -> None:
    seed = seed_that_begins_with(0, "odessa", 4)
    person = Person(tmp_path, "en", "odessa", "--seed", seed, "--bots", "random")
    person.wait()
    person.asks("0")
    person.terminal.kill(number)
    person.terminal.expect(pexpect.EOF)
    person.terminal.close()
    assert person.terminal.exitstatus == status
    done = kept(tmp_path).read_bytes()
    assert b"0 bid 0" in done
    again = Person(tmp_path, "en", "--resume")
    again.wait()
    assert "You pass" in again.seen
    assert kept(tmp_path).read_bytes() == done
    again.terminal.sendeof()
    assert again.wait() == ""


def test_colours_on_a_terminal(tmp_path: Path) -> None:
    four = Person(tmp_path, "ru", "odessa", "--seed", "02", term="xterm-256color")
    assert "\x1b[" in four.wait()
    four.asks("выход")
    two = Person(tmp_path, "ru", "--resume", "--colours", "none", term="xterm-256color")
    assert "\x1b[" not in two.wait()
    two.asks("quit")
