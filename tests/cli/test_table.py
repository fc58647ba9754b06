"""The line table without a terminal: whole matches, words, refusals, what it keeps."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from kozyr.cli.show.games import drawing
from kozyr.cli.show.pen import Pen
from kozyr.cli.table.console import Ended, Quit
from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from kozyr.match import Match
from tests.cli.scripted import play_through, printed, table

MATCHES: list[tuple[str, int, Mapping[str, Any]]] = [
    ("odessa", 4, {"sizes": [1, 2, 3], "revoke": "penalty", "zero_bonus": 5}),
    ("odessa", 6, {"max_deals": 0, "blind_deals": 1}),
    ("donkey", 4, {"limit": 3, "must_beat": True}),
    ("donkey", 2, {"limit": 2, "trump": "two", "beating": "any_higher"}),
    ("donkey", 4, {"form": "pairs", "limit": 2, "trump": "one"}),
    ("donkey", 3, {"form": "two_vs_one", "limit": 3}),
    ("donkey", 4, {"form": "three_vs_one", "limit": 3}),
    ("oko", 3, {"stack": 9, "deals": 6, "reraise": True}),
    ("oko", 6, {"stack": 12, "deals": 8, "showdown_at_two": "off"}),
    ("exchange", 13, {"max_exchanges": 30}),
    ("exchange", 3, {"target": 1, "deals": 2, "max_exchanges": 60}),
]


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_whole_matches(tmp_path: Path, number: int) -> None:
    """Each in one language; all games in all languages are played in test_pty.py."""
    game, seats, options = MATCHES[number]
    language = LANGUAGES[number % 3]
    played = play_through(
        tmp_path,
        game,
        seats=seats,
        options=options,
        language=language,
        me=number % seats,
        seed=bytes([number]),
        pick=number,
    )
    text = printed(played)
    assert [line for line in text.split("\n") if len(line) > 80] == []
    assert "{" not in text
    assert "None" not in text
    assert catalogue(language).say("match-ends") in text
    kept = Match.from_record(played.file.read_text())
    assert kept.finished
    assert kept.to_record() == played.match.to_record()


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_a_story_only_grows(game: str, seats: int, options: Mapping[str, Any]) -> None:
    """A later view's story begins with the lines of an earlier one, save what was one's own secret."""
    match = Match(game, seats=seats, seed=b"story", options=options)
    draw = drawing(game)
    pens: list[tuple[int | None, Pen]] = [(None, Pen(catalogue("en"))), (0, Pen(catalogue("en"), me=0))]
    before: dict[int | None, list[str]] = {None: [], 0: []}
    number, turn = 0, 0
    while match.to_act is not None and turn < 250:
        turn += 1
        action = match.legal()[turn % len(match.legal())]
        match.apply(action.partition("..")[0])
        for seat, pen in pens:
            view: Any = match.view(seat)
            story = draw.story(view, pen, number)
            assert len(story) >= len(before[seat])
            if len(view.public.deals) == number:
                assert story[: len(before[seat])] == before[seat]
            assert draw.story(view, pen, number, skip=3) == story[3:]
            before[seat] = story
        done = len(match.view(None).public.deals)  # type: ignore[attr-defined]
        if done > number:
            number, before = done, {None: [], 0: []}
        assert draw.story(match.view(None), pens[0][1], done + 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(tmp_path: Path, language: str) -> None:
    say = catalogue(language).say
    first = [
        "help",
        "?",
        "last",
        "score",
        "log",
        "log 1",
        "log 9",
        "rules",
        "rules OD-HOOK",
        "rules XX",
        "table",
    ]
    own = [
        catalogue(language).words(f"word-{word}")[0]
        for word in ("help", "score", "log", "rules", "hint", "last")
    ]
    played = table(tmp_path, "odessa", seats=3, language=language, lines=[*first, *own, "save"])
    with pytest.raises(Ended):
        played.play()
    text = printed(played)
    for id in ("help-actions-odessa", "help-score", "no-last", "rules-more", "file-tells-all"):
        assert say(id).split("\n")[0][:60] in text.replace("\n    ", " ").replace("\n", " "), id
    assert "OD-HOOK · " in text
    assert say("bad-deal", deal="9") in text
    assert say("no-such-rule", id="XX") in text
    assert say("hint-is", level=say("level-random"), action="", typed="")[:12] in text


def test_a_hint_is_legal(tmp_path: Path) -> None:
    played = table(tmp_path, "odessa", seats=3, lines=["hint"])
    with pytest.raises(Ended):
        played.play()
    typed = printed(played).rpartition("(Type: ")[2].partition(")")[0]
    assert typed in played.match.legal()


def test_OD_HOOK_what_is_refused_says_why(tmp_path: Path) -> None:
    played = table(tmp_path, "odessa", seats=3, me=1, options={"sizes": [2]}, seed=b"\3")
    dealer = played.match.progress.runs[0].dealer
    played = table(tmp_path, "odessa", seats=3, me=dealer, options={"sizes": [2]}, seed=b"\3")
    for _ in range(2):
        played.match.apply("bid 0")
    played.console.script = iter(["2", "bid 2", "bid 3", "play 7H", "fly", "99", "0"])  # type: ignore[attr-defined]
    with pytest.raises(Ended):
        played.play()
    text = printed(played)
    assert "Not 2: 0 + 0 + 2 = 2, and you bid last" in text
    assert text.count("Not allowed. OD-HOOK: The others have bid 0, and with 2") == 2
    assert "OD-BID: 3 is too many" in text
    assert "OD-BID: The bids come first" in text
    assert "“fly” means nothing here" in text
    assert "OD-BID: 99 is too many" in text
    assert "You pass" in text


def test_the_record_is_kept_after_every_action(tmp_path: Path) -> None:
    played = table(tmp_path, "odessa", seats=3, options={"sizes": [3]})
    before = played.match.to_record()
    played.keep()
    assert played.file.read_text() == before
    while played.match.to_act != 0:
        played.act(played.match.legal()[0])
        assert played.file.read_text() == played.match.to_record()
    assert [path.name for path in tmp_path.iterdir()] == ["odessa.toml"], "no temporary file is left"


def test_a_disk_that_takes_nothing_does_not_stop_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    played = table(tmp_path / "file", "oko", seats=2, lines=["1"] * 9, options={"stack": 3, "deals": 3})
    played.play()
    assert printed(played).count("can't be kept") == 1
    assert "The match is over." in printed(played)


def test_save_to_a_file(tmp_path: Path) -> None:
    copy, other = tmp_path / "my copy.toml", tmp_path / "letter.txt"
    other.write_text("dear")
    lines = [
        f"save {copy}",
        f"save {copy}",
        f"save {other}",
        f"save {tmp_path}/no/such\0name",
        "save /proc/x/y",
        "quit",
    ]
    played = table(tmp_path, "odessa", seats=3, lines=lines)
    with pytest.raises(Quit):
        played.play()
    assert copy.read_text() == played.match.to_record()
    assert other.read_text() == "dear"
    text = printed(played).replace("\n", " ")
    assert text.count("Saved in") == 2
    assert "is there already and isn't this match" in text
    assert text.count("can't be written") == 2


def test_DK_OUT_who_is_out_is_spared_the_rest(tmp_path: Path) -> None:
    for seed in range(20):
        played = play_through(
            tmp_path, "donkey", seats=4, options={"limit": 2}, seed=bytes([seed]), pick=seed
        )
        text = printed(played)
        if "You are out. The others play on" in text:
            after = text.partition("You are out. The others play on to the end.\n")[2]
            assert after.startswith("The match is over.")
            return
    pytest.fail("never out")


def test_a_record_without_a_seed_ends_where_its_decks_do(tmp_path: Path) -> None:
    played = table(tmp_path, "odessa", seats=2, options={"sizes": [1, 1]})
    text = played.match.to_record()
    deck = played.match.game.pack.join(played.match.progress.runs[0].deck)
    header = [line for line in text.split("\n") if not line.startswith("seed")]
    record = "dealer = 0\n" + "\n".join(header) + f'\n[[deals]]\ndeck = "{deck}"\n'
    played.match = Match.from_record(record)
    played.console.script = iter(["0", "1", "0", "1", "1"])  # type: ignore[attr-defined]
    played.play()
    assert "no seed" in printed(played)
