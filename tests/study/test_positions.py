"""Every position of the package is proven anew, and what is wrong in a file is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path

import msgspec
import pytest

from kozyr.cards import PACK36, CardError
from kozyr.engine import bit
from kozyr.games.odessa.deal import OVER, PLAYING, Deal, Rules, apply, legal, score
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.study.hidden import Hidden, Hold
from kozyr.study.position import Position, names, read, text, written
from kozyr.study.proof import NotProven, cards_of, prove, trial, trials, worth
from kozyr.study.puzzle import puzzle, puzzles
from tools.positions.__main__ import main

NAMES = names()


def position(name: str) -> Position:
    return read(text(name))


def small(most: int) -> list[str]:
    """Positions with few holdings, those with a void seat among them."""
    return [name for name in NAMES if position(name).hidden.count() <= most]


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_proven(name: str) -> None:
    assert prove(position(name)) > 100


def test_there_are_many_and_all_differ() -> None:
    shown = set()
    for name in NAMES:
        view = puzzle(name).frame.view
        shown.add((tuple(view.hand), view.public.deal.tricks[-1].cards if view.public.deal.tricks else ()))
    assert len(shown) == len(NAMES) >= 40
    assert len({position(name).why for name in NAMES}) >= 12
    assert {position(name).seats for name in NAMES} >= {3, 4}
    assert puzzles().puzzles == NAMES


def test_the_positions_that_must_be_right_are_there() -> None:
    known = {(p.hand, tuple(p.right)) for p in map(position, NAMES)}
    assert ("KS QS 8S", ("KS", "QS")) in known
    assert ("AS 7S", ("7S",)) in known
    assert ("7H KS QS AD JS 9S", ("JS",)) in known


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_written_as_it_is_read(name: str) -> None:
    assert written(position(name)) == text(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_words_and_names_cards(language: str) -> None:
    for why in {position(name).why for name in NAMES}:
        said = catalogue(language).say(f"web-puzzle-why-{why}", right="<right>", wrong="<wrong>")
        assert "<right>" in said
        assert "<wrong>" in said or why.startswith("passed")


# The proof


def one_by_one(hidden: Hidden) -> Iterator[Hold]:
    """Each single holding, the slow way."""
    sizes = {seat: len(hidden.hand) - len(hidden.gone[seat]) for seat in hidden.others}

    def spread(seats: list[int], free: list[int]) -> Iterator[Hold]:
        if not seats:
            yield {}
            return
        for cards in combinations(free, sizes[seats[0]]):
            for rest in spread(seats[1:], [card for card in free if card not in cards]):
                yield {seats[0]: cards, **rest}

    yield from spread(hidden.others, hidden.unseen)


def plainly(deal: Deal, rules: Rules, hero: int) -> tuple[int, int]:
    """Worst and best with open hands, nothing left out."""
    if deal.phase == OVER:
        scores = [0] * rules.seats
        score(deal, rules, scores)
        return scores[hero], scores[hero]
    pairs = []
    for card in cards_of(legal(deal, rules)):
        after = deal.copy()
        apply(after, rules, PLAYING | card)
        pairs.append(plainly(after, rules, hero))
    lowest = max if deal.to_act == hero else min
    return lowest(low for low, _ in pairs), max(high for _, high in pairs)


@pytest.mark.parametrize("name", small(1000))
def test_the_kinds_of_holdings_stand_for_all_that_can_be(name: str) -> None:
    hidden = position(name).hidden
    every: Counter[str] = Counter()
    for hold in one_by_one(hidden):
        deal = hidden.reached(hold)
        if deal is not None:
            tried = trial(hidden.rules, deal, hold)
            every[repr((tried.open, tried.plans))] += 1
    kinds: Counter[str] = Counter()
    for holding, tried in zip(hidden.holdings(), trials(hidden), strict=True):
        kinds[repr((tried.open, tried.plans))] += holding.stands_for
    assert kinds == every


def test_holdings_are_counted_exactly_where_nobody_has_shown_a_void() -> None:
    hidden = next(p for p in map(position, NAMES) if p.hand == "KS QS 8S").hidden
    assert sum(holding.stands_for for holding in hidden.holdings()) == hidden.count() == 18_123_840


def test_a_void_that_was_shown_is_believed() -> None:
    """After a heart on clubs nobody holds a club, and no trump either."""
    hidden = Hidden(
        seats=3,
        dealer=0,
        hero=1,
        turned=PACK36.parse("6S"),
        hand=PACK36.parse_many("AC 7D"),
        bids=[1, 0, 0],
        plays=[(seat, PACK36.parse(card)) for seat, card in ((1, "AC"), (2, "6H"), (0, "TC"))],
    )
    held = {card for holding in hidden.holdings() for card in holding.hold[2]}
    assert {PACK36.suit(card) for card in held} == {1, 2}
    assert {PACK36.suit(card) for holding in hidden.holdings() for card in holding.hold[0]} == {0, 1, 2, 3}


@pytest.mark.parametrize("name", small(300_000)[::6])
def test_leaving_out_neighbours_changes_no_worth(name: str) -> None:
    hidden = position(name).hidden
    for number, holding in enumerate(hidden.holdings()):
        deal = hidden.reached(holding.hold) if number % 9 == 0 else None
        if deal is not None:
            assert worth(deal.copy(), hidden.rules, hidden.hero, None) == plainly(
                deal, hidden.rules, hidden.hero
            )


def test_a_plan_is_blind() -> None:
    """By a plan the low card goes first in every holding, though the other would sometimes be better."""
    hidden = next(p for p in map(position, NAMES) if p.hand == "KS QS 8S").hidden
    tried = list(islice(trials(hidden), 0, 600))
    king, queen, eight = PACK36.parse_many("KS QS 8S")
    assert all(one.plans[king, eight, queen] <= one.open[king] for one in tried)
    assert any(one.plans[king, eight, queen] < one.open[king] for one in tried)
    assert all(one.plans[king, queen, eight] == one.open[king] for one in tried)


# Files with faults

SIMPLE = "05-sure-waits"


def changed(**changes: object) -> Position:
    return msgspec.structs.replace(position(SIMPLE), **changes)


def test_a_wrong_answer_is_found() -> None:
    given = position(SIMPLE)
    [wrong] = given.wrong
    with pytest.raises(NotProven, match="can't be proven"):
        prove(changed(right=[wrong.card]))
    with pytest.raises(NotProven, match="not some of the legal"):
        prove(changed(right=[*given.right, wrong.card]))
    with pytest.raises(NotProven, match="not some of the legal"):
        prove(changed(right=["6C"]))


def test_a_wrong_number_is_found() -> None:
    [wrong] = position(SIMPLE).wrong
    for false in (
        msgspec.structs.replace(wrong, hinder=[wrong.hinder[0] + 1, wrong.hinder[1]]),
        msgspec.structs.replace(wrong, card="6C"),
    ):
        with pytest.raises(NotProven, match="it should say"):
            prove(changed(wrong=[false]))
    with pytest.raises(NotProven, match="it should say"):
        prove(changed(wrong=[]))


def test_what_can_not_have_happened_is_found() -> None:
    given = position(SIMPLE)
    first = next(place for place, line in enumerate(given.actions) if "play" in line)
    without = [*given.actions[:first], *given.actions[first + 1 :]]
    twice = [*given.actions[: first + 1], *given.actions[first:-1]]
    for actions in (without, twice):
        with pytest.raises(NotProven, match="can't be reached"):
            prove(changed(actions=actions))
    with pytest.raises(CardError):
        prove(changed(actions=[*given.actions[:-1], "0 play 6X"]))


def test_a_deal_that_uses_up_the_pack_is_not_taken() -> None:
    with pytest.raises(ValueError, match="use up the pack"):
        prove(changed(seats=6, hand="6C 7C 8C 9C TC JC"))


def test_a_file_is_read_strictly() -> None:
    for source in (
        text(SIMPLE) + "\nmore = 1\n",
        text(SIMPLE).replace("seats = 3", 'seats = "3"'),
        "seats = 3",
    ):
        with pytest.raises(msgspec.ValidationError):
            read(source)


def test_the_script_checks_and_finishes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    given = position(SIMPLE)
    good.write_text(written(changed(wrong=[])), "utf-8")
    bad.write_text(written(changed(right=[given.wrong[0].card], wrong=[])), "utf-8")
    assert main(["odessa", "check", str(good)]) == 1
    assert main(["odessa", "finish", str(good)]) == 0
    assert good.read_text("utf-8") == text(SIMPLE)
    assert main(["odessa", "check", str(good)]) == 0
    assert main(["odessa", "finish", str(bad)]) == 1
    assert given.right[0] in capsys.readouterr().err


def test_the_script_finds_positions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odessa", "find", "--seats", "2", "--size", "2", "--deals", "12", "--most", "500"]) == 0
    found = [read(f"seats = {block}") for block in capsys.readouterr().out.split("seats = ")[1:]]
    assert found
    for one in found:
        assert prove(one) > 0


# Puzzles


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_shows_what_can_be_seen_and_asks_for_legal_cards(name: str) -> None:
    given = position(name)
    shown = puzzle(name)
    prompt = shown.frame.prompt
    assert prompt is not None
    cards = {action.removeprefix("play ") for action in prompt.legal}
    assert {*shown.right, *(wrong.card for wrong in shown.wrong)} == cards
    assert not set(shown.right) & {wrong.card for wrong in shown.wrong}
    holdings = list(given.hidden.holdings())
    views = {
        msgspec.json.encode(given.match(holding.hold).view(given.hero))
        for holding in (holdings[0], holdings[len(holdings) // 2], holdings[-1])
    }
    assert len(views) == 1
    assert views == {msgspec.json.encode(shown.frame.view)}


def test_an_example_is_a_holding_in_which_the_wrong_card_loses_points() -> None:
    for name in NAMES:
        given = position(name)
        for wrong in given.wrong:
            assert wrong.hinder[0] >= wrong.hinder[1]
            assert wrong.help[0] >= wrong.help[1]
            assert wrong.hinder + wrong.help != wrong.hinder[:1] * 2 + wrong.help[:1] * 2
            hold = {int(seat): tuple(PACK36.parse_many(cards)) for seat, cards in wrong.others.items()}
            deal = given.hidden.reached(hold)
            assert deal is not None
            after = deal.copy()
            apply(after, given.hidden.rules, PLAYING | PACK36.parse(wrong.card))
            assert deal.hands[given.hero] & bit(PACK36.parse(wrong.card))
            assert [wrong.hinder[1], wrong.help[1]] == list(plainly(after, given.hidden.rules, given.hero))


def test_there_is_no_other_puzzle() -> None:
    with pytest.raises(KeyError):
        puzzle("../odessa/01")
