"""What the line table tells: every deal, what came back, sentences with a capital, the right words."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kozyr.cli.show import oko, sheet
from kozyr.cli.show.ask import Ask, numbered
from kozyr.cli.show.exchange import seat_text, story
from kozyr.cli.show.paint import wrapped
from kozyr.cli.show.pen import Pen
from kozyr.cli.table.console import Ended
from kozyr.cli.table.setup import Setup, ask_game, ask_settings
from kozyr.cli.table.table import Table, choice_lines
from kozyr.cli.table.typed import VERBS, action, vocabulary
from kozyr.cli.words import readable
from kozyr.games.oko.match import Shown
from kozyr.games.refusal import Refusal
from kozyr.games.registry import GAMES
from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from kozyr.i18n.refusals import sentence
from kozyr.match import Match
from tests.cli.scripted import ScriptedConsole, play_through, printed, table
from tests.cli.test_replay import SMALL, run


def told(played: Table, *lines: str) -> str:
    """What a table prints for these lines."""
    played.console.script = iter(lines)  # type: ignore[attr-defined]
    with pytest.raises(Ended):
        played.play()
    return printed(played)


# Every deal is told


def test_EX_WIN_a_first_deal_without_an_action_is_told(tmp_path: Path) -> None:
    played = table(tmp_path, "exchange", seats=3, seed=bytes([0x3E]), options={"target": 1, "deals": 3})
    text = told(played, "log 1")
    result = "Deal 1 is over.\n  You win with one quartet: 5♣ 5♦ 5♥ 5♠\n"
    assert text.startswith(f"  Zoya deals\n\n{result}\n  You deal\n")
    assert text.endswith(f"> log 1\n  Zoya deals\n\n{result}"), "a log of a past deal ends with its result"
    again = table(tmp_path, "exchange", seats=3, seed=bytes([0x3E]), options={"target": 1, "deals": 3})
    again.match = Match.from_record(played.match.to_record())
    assert result not in told(again), "after an action in the second deal the first isn't told again"


def test_DK_S_REDEAL_a_first_deal_thrown_in_is_told(tmp_path: Path) -> None:
    played = table(tmp_path, "donkey", seats=3, seed=b"\0\x17", options={"form": "two_vs_one"})
    assert "Deal 1 is thrown in: the four highest spades are in one hand." in told(played)


def test_EX_SEEN_the_last_exchange_of_a_deal_says_what_came_back(tmp_path: Path) -> None:
    found = 0
    for seed in range(12):
        played = play_through(
            tmp_path / str(seed),
            "exchange",
            seats=2,
            seed=bytes([seed]),
            options={"max_exchanges": 2},
            pick=seed,
        )
        text = printed(played)
        actions = [played.match.game.text(number) for _, number in played.match.progress.runs[0].actions]
        if len(actions) < 2:
            continue
        found += 1
        card = played.pen.card(actions[-1].split()[1])
        before = text.partition("\nDeal 1 is over.")[0].rstrip().split("\n")[-1]
        returner = played.match.progress.runs[0].actions[-1][0]
        assert before == (
            f"  You return {card} to Ivan" if returner == 0 else f"  Ivan returns {card} to you"
        )
        assert before.strip() in played.story(played.view, 0)
        assert "Exchanged a card" not in text, "with two at the table there is no exchange of others"
    assert found > 5


def test_DK_S_TALON_the_log_of_a_past_deal_has_ones_own_secrets(tmp_path: Path) -> None:
    for seed in range(20):
        played = play_through(
            tmp_path / str(seed),
            "donkey",
            seats=4,
            seed=bytes([seed]),
            options={"form": "three_vs_one", "limit": 2},
            pick=seed,
        )
        for number, run_of in enumerate(played.match.progress.runs):
            given = [to for giver, to, _ in run_of.story.passed if giver == 0]
            if given:
                lines = played.story(played.view, number)
                assert any(line.startswith("You gave ") for line in lines)
                assert any(line.startswith("You got ") for line in lines)
                return
    pytest.fail("no swap")


@pytest.mark.parametrize("word", ["x", "-1", "0", "99", "1.5"])
def test_a_log_of_no_deal(tmp_path: Path, word: str) -> None:
    text = told(table(tmp_path, "odessa", seats=3), f"log {word}")
    assert text.endswith(f"> log {word}\nThere is no deal {word}.\n")


# Sentences


def test_every_told_line_has_a_capital() -> None:
    for language in LANGUAGES:
        pen = Pen(catalogue(language))
        for id, args in (("od-bids", {"count": 0}), ("dk-says-pass", {}), ("leads", {"cards": "7♥"})):
            assert pen.tell(id, 2, **args)[0].isupper()
    pen = Pen(catalogue("en"), me=0)
    match = Match("exchange", seats=3, seed=b"x", options={"max_exchanges": 2})
    while match.to_act is not None:
        match.apply(match.legal()[0])
    view: Any = match.view(None)
    lines = [line for line in story(view, pen, 0) if line]
    assert all(line[0].isupper() for line in lines)
    assert any("Exchanged a card: " in line for line in lines)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Your turn. Legal:"), ("ru", "Ваш ход. Можно:"), ("uk", "Ваш хід. Можна:")],
)
def test_a_view_says_whose_turn_it_is(language: str, line: str) -> None:
    assert f"\n{line}\n" in run("view", "-", "--seat", "1", "--lang", language, stdin=SMALL).stdout


@pytest.mark.parametrize(
    ("language", "me", "bot"),
    [
        ("en", "Seat 0 ", "Ivan (club) "),
        ("ru", "Место 0 ", "Иван (клубный) "),
        ("uk", "Місце 0 ", "Іван (клубний) "),
    ],
)
def test_names_of_a_record_in_words(language: str, me: str, bot: str) -> None:
    name = bot.partition(" ")[0]
    record = SMALL.replace("seats = 3", f'seats = 3\nnames = ["you", "{name} (steady)", "Ann (x)"]')
    text = run("replay", "-", "--lang", language, stdin=record).stdout
    assert "you" not in text.lower()
    assert me in text
    assert bot in text
    assert "Ann (x)" in text


def test_one_trick_and_one_card() -> None:
    english = catalogue("en")
    refusal = Refusal(kind="illegal", rule="OD-BID", code="od-bid-too-high", args={"number": 2, "size": 1})
    assert sentence(english, refusal) == "2 is too many: there is only one trick in this deal."
    refusal = Refusal(kind="illegal", rule="OD-BID", code="od-bid-too-high", args={"number": 9, "size": 3})
    assert sentence(english, refusal) == "9 is too many: there are only 3 tricks in this deal."
    assert english.say("dk-ask-give", count=1) == "Which card do you give?"
    assert (
        english.say("dk-goes-out", who="other", name="Ivan", total=1) == "Ivan is out with one bank (DK-OUT)."
    )


def test_english_and_auctions() -> None:
    say = {language: catalogue(language).say for language in LANGUAGES}
    assert say["en"]("ok-opens", who="you", name="", cards=2) == "You open the third card"
    assert say["en"]("ok-opens", who="other", name="Zoya", cards=3) == "Zoya opens the fourth card"
    assert say["en"]("have-won", names="Ivan and you") == "Ivan and you share the win."
    assert say["en"]("unknown-card", word="x") == "“x” is not a card."
    assert say["en"]("unknown-number", word="x") == "“x” is not a number."
    assert say["en"]("unit-banki") == "banki (fewer is better)"
    assert say["ru"]("dk-note-auction") == "Торги заканчивает первый, кто играет один (DK-S-AUCTION)."
    assert say["uk"]("dk-note-auction") == "Перший, хто грає сам, завершує торги (DK-S-AUCTION)."


def test_winners_share() -> None:
    assert sheet.winners_line([0, 1], Pen(catalogue("en"), me=0, bots=True)) == "You and Ivan share the win."


def test_EX_MATCH_without_a_winner_nobody_has_a_place() -> None:
    match = Match("exchange", seats=2, seed=b"x", options={"max_exchanges": 1})
    while match.to_act is not None:
        match.apply(match.legal()[0])
    lines = sheet.standing(match.view(None), Pen(catalogue("en")), "unit-wins", False)
    assert match.winners == []
    assert [line.split() for line in lines[3:]] == [["Seat", "0", "0"], ["Seat", "1", "0"]]


# Typing


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("ru", "ход 7ч", "play 7H"),
        ("uk", "хід 7ч", "play 7H"),
        ("en", "raise to 5", "bet 5"),
        ("en", "raise 5", "bet 5"),
        ("en", "bet", "bet ?"),
        ("ru", "поднять до 5", "bet 5"),
        ("ru", "поднять 5", "bet 5"),
        ("uk", "підняти до 5", "bet 5"),
        ("uk", "підняти 5", "bet 5"),
    ],
)
def test_what_is_typed(language: str, line: str, meant: str) -> None:
    ask = Ask("", numbered(["pass", "call", "bet ?"], ["", "", ""]), verb="play", number="bet")
    assert action(line, ask, vocabulary(catalogue(language), "verb", VERBS)) == meant


@pytest.mark.parametrize(("language", "words"), [("en", "bid "), ("ru", "заказ "), ("uk", "замовлення ")])
def test_a_hint_is_in_the_own_words(tmp_path: Path, language: str, words: str) -> None:
    text = told(table(tmp_path, "odessa", seats=3, language=language), "hint")
    typed = text.rpartition(": ")[2].partition(")")[0]
    assert typed.startswith(words)


@pytest.mark.parametrize(
    ("language", "said"), [("ru", "После «пас» ничего не пишут."), ("uk", "Після «пас» нічого не пишуть.")]
)
def test_a_refusal_has_the_own_word(tmp_path: Path, language: str, said: str) -> None:
    assert said in told(table(tmp_path, "oko", seats=2, language=language), "пас 3")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["help", "rules", "rules oko", "rules od-hook"]),
        ("ru", ["помощь", "правила", "правила око", "правила od-hook"]),
        ("uk", ["допомога", "правила", "правила око", "правила od-hook"]),
    ],
)
def test_help_and_rules_at_the_list_of_games(language: str, lines: Sequence[str]) -> None:
    console = ScriptedConsole(language, [*lines, "xyz", "3"])
    assert ask_game(console).name == "odessa"
    text = " ".join(console.text.split())
    assert console.pen.say("help-menu") in text
    assert "C-CARD · " in text
    assert "OK-DEAL · " in text
    assert "OD-HOOK · " in text
    assert console.pen.say("typed-unknown", word="xyz") in text
    assert console.pen.say("typed-no-number", number="xyz", count=4) not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_is_aligned(language: str) -> None:
    console = ScriptedConsole(language, ["1"])
    ask_game(console)
    rows = console.text.split("\n")
    first = next(row for row in rows if row.startswith("  1) "))
    place = first.index(console.pen.say("about-exchange").split()[0])
    for row in rows[2:]:
        if row.startswith("     "):
            assert len(row) - len(row.lstrip()) == place


def test_option_names_are_in_the_settings() -> None:
    console = ScriptedConsole("en", [""])
    ask_settings(Setup(GAMES["oko"], 4), console)
    assert "from 4 on: stack, ante, min_bet, reraise, deals, showdown_at_two." in " ".join(
        console.text.split()
    )


# Tables and lists


@pytest.mark.parametrize(
    ("hands", "why"),
    [
        ([("two_suit", 21), ("two_suit", 21)], "equal"),
        ([("two_suit", 21), ("high", 11)], "parts"),
        ([("two_suit", 21), ("two_suit", 21), ("high", 11)], "both"),
    ],
)
def test_OK_SPLIT_and_OK_POTS_why_a_pot_is_shared(hands: list[tuple[str, int]], why: str) -> None:
    shown = [Shown(seat=k, cards="", kind=kind, value=value) for k, (kind, value) in enumerate(hands)]
    assert oko.why_shared(shown) == why


def test_OK_a_result_says_how_many_chips_each_has(tmp_path: Path) -> None:
    played = play_through(tmp_path, "oko", seats=3, seed=b"\5", options={"stack": 20, "deals": 3}, pick=2)
    view: Any = played.view
    for number, deal in enumerate(view.public.deals):
        lines = oko.outcome(view, played.pen, number)
        for seat in range(3):
            if deal.scores[seat]:
                chips = 20 + sum(past.scores[seat] for past in view.public.deals[: number + 1])
                row = next(line for line in lines if line.startswith(f"  {played.pen.label(seat)} "))
                assert row.endswith(f"now {chips}")


def test_OK_BET_the_example_of_a_bet_can_be_typed(tmp_path: Path) -> None:
    played = table(tmp_path, "oko", seats=2, options={"stack": 5})
    while played.match.to_act != 0:
        played.match.apply("pass")
    note = played.question().notes[-1]
    example = note.partition("bet ")[2].partition(".")[0]
    assert played.match.explain(f"bet {example}") is None


def test_OD_REVOKE_cards_that_cost_are_marked(tmp_path: Path) -> None:
    marked = 0
    for seed in range(6):
        played = table(
            tmp_path, "odessa", seats=3, seed=bytes([seed]), options={"sizes": [6], "revoke": "penalty"}
        )
        while played.match.to_act is not None:
            if played.match.to_act == 0 and played.match.legal()[0].startswith("play"):
                for choice in played.question().choices:
                    before = list(played.view.public.deal.revokes)  # type: ignore[attr-defined]
                    after: Any = played.after(choice.action)
                    deals = after.public.deals
                    now = deals[0].details.revokes if deals else after.public.deal.revokes
                    assert choice.label.endswith(" (−50)") is (now[0] > before[0])
                    marked += choice.label.endswith(" (−50)")
            legal = played.match.legal()
            played.match.apply(legal[seed % len(legal)])
        lines = played.draw.outcome(played.view, played.pen, 0)
        assert max(map(len, lines)) <= 80
    assert marked > 5


def test_long_lists_are_in_columns() -> None:
    labels = ["7♦ 10♦ Q♥  beats  ", *["7♦ 9♦ Q♥   discard"] * 5]
    ask = Ask("", numbered(["play"] * 6, labels))
    assert choice_lines(ask, Pen(catalogue("en"))) == [
        "   1) 7♦ 10♦ Q♥  beats     2) 7♦ 9♦ Q♥   discard   3) 7♦ 9♦ Q♥   discard",
        "   4) 7♦ 9♦ Q♥   discard   5) 7♦ 9♦ Q♥   discard   6) 7♦ 9♦ Q♥   discard",
    ]


def test_DK_ANSWER_labels_are_padded(tmp_path: Path) -> None:
    for seed in range(20):
        played = table(tmp_path, "donkey", seats=2, seed=bytes([seed]))
        while played.match.to_act is not None:
            if played.match.to_act == 0 and played.view.public.deal.standing:  # type: ignore[attr-defined]
                labels = [choice.label for choice in played.question().choices]
                assert len({label.rindex("  ") for label in labels}) == 1
                if any("10" in label for label in labels):
                    return
            played.match.apply(played.match.legal()[-1])
    pytest.fail("no ten")


def test_cards_of_a_rank_stay_on_one_row() -> None:
    hand = "Your cards:  " + "  ".join(f"{rank}♣ {rank}♦ {rank}♥ {rank}♠" for rank in "23456789")
    first = "Your cards:  " + "  ".join(f"{rank}♣ {rank}♦ {rank}♥ {rank}♠" for rank in "23456")
    assert wrapped(hand) == [first, "7♣ 7♦ 7♥ 7♠  8♣ 8♦ 8♥ 8♠  9♣ 9♦ 9♥ 9♠"]


@pytest.mark.parametrize(
    ("language", "won"),
    [("en", "Zoya (won 1 deal)"), ("ru", "Зоя (выиграна 1 сдача)"), ("uk", "Зоя (виграна 1 роздача)")],
)
def test_won_deals_have_their_noun(language: str, won: str) -> None:
    match = Match("exchange", seats=3, seed=bytes([0x3E]), options={"target": 1, "deals": 3})
    view: Any = match.view(0)
    seat = view.public.totals.index(1)
    pen = Pen(catalogue(language), names=[won.partition(" ")[0]] * 3)
    text = seat_text(view, pen, view.public.deal, seat)
    assert text.replace(f"{pen.say('mark-dealer')} ", "") == won


def test_ascii_output_is_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert readable(catalogue("ru")).language == "ru"
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert readable(catalogue("uk")).language == "en"
    assert readable(catalogue("en")).language == "en"
    assert capsys.readouterr().err == "This output can't show uk: it is in English.\n"
