"""Records in and out of matches: replay, refusals with their place, what is written, the summary."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from kozyr.cards import PACK36, PACK52, deck, first_dealer
from kozyr.match import Match, ReplayError
from kozyr.records import DealRecord, Record, RecordError, read
from tests.rules.common.test_match import whole

ONE = whole("QH AC 6C TD")
TWO = whole("9H 9D 9S 8H 8D 8S JC")
PLAYED = ["0 bid 0", "1 bid 1", "2 bid 1", "0 play QH", "1 play AC", "2 play 6C"]


def replayed(*deals: tuple[str | None, list[str]], **header: Any) -> Match:
    """Odessa for three, one card each, then two."""
    entries = [DealRecord(deck=text, actions=actions) for text, actions in deals]
    plain = {"game": "odessa", "seats": 3, "dealer": 2, "options": {"sizes": [1, 2]}}
    return Match.from_data(Record(deals=entries, **{**plain, **header}))


def fault(*deals: tuple[str | None, list[str]], **header: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replayed(*deals, **header)
    return caught.value


def refused(*deals: tuple[str | None, list[str]], **header: Any) -> ReplayError:
    error = fault(*deals, **header)
    assert isinstance(error, ReplayError)
    return error


def test_an_illegal_action_is_told_with_its_place() -> None:
    error = refused((ONE, PLAYED), (TWO, ["1 bid 1", "2 bid 1", "0 bid 0"]))
    assert (error.deal, error.action, error.text) == (1, 2, "0 bid 0")
    assert error.path == "deals[1].actions[2]"
    assert (error.refusal.kind, error.refusal.rule, error.refusal.code) == ("illegal", "OD-HOOK", "od-hook")
    assert str(error) == (
        "deals[1].actions[2]: '0 bid 0' is refused: OD-HOOK: od-hook (number=0, others=2, size=2)"
    )


@pytest.mark.parametrize(
    "line", ["1 bid 0", "2 play 6C", "3 bid 0", "99 bid 0", "1000000000 bid 0", "12345678901 bid 0"]
)
def test_C_SEAT_refuses_an_action_of_another_seat(line: str) -> None:
    error = refused((ONE, [line]))
    assert (error.deal, error.action, error.text) == (0, 0, line)
    assert (error.refusal.kind, error.refusal.rule, error.refusal.args) == ("turn", "C-SEAT", {"seat": 0})


@pytest.mark.parametrize(
    ("line", "code", "word"),
    [
        ("bid 0", "no-seat", "bid"),
        ("", "no-seat", ""),
        ("  ", "no-seat", ""),
        ("-1 bid 0", "no-seat", "-1"),
        ("00 bid 0", "no-seat", "00"),
        ("0000000001 bid 0", "no-seat", "0000000001"),
        ("０ bid 0", "no-seat", "０"),
        ("² bid 0", "no-seat", "²"),
        ("x" * 21 + " bid 0", "no-seat", "x" * 20),
        ("0", "unknown-verb", ""),
        ("0 fly", "unknown-verb", "fly"),
        ("0 bid 0 0", "one-word-needed", "bid"),
        ("0 play 2C", "not-in-pack", "2C"),
        ("1 bid x", "unknown-number", "x"),
    ],
)
def test_C_ILLEGAL_refuses_unreadable_lines(line: str, code: str, word: str) -> None:
    error = refused((ONE, [line]))
    assert (error.deal, error.action, error.text) == (0, 0, line)
    refusal = error.refusal
    assert (refusal.kind, refusal.rule, refusal.code, refusal.args) == (
        "malformed",
        None,
        code,
        {"word": word},
    )


@pytest.mark.parametrize("line", ["0 bid 0", " 0  bid   0 ", "0\tbid\t0", "0 pass"])
def test_white_space_is_free_and_written_anew(line: str) -> None:
    match = replayed((ONE, [line]))
    assert match.to_act == 1
    assert match.record().deals[0].actions == ["0 bid 0"]


def test_more_actions_than_the_deal_has_are_refused() -> None:
    for options in ({"sizes": [1]}, {"sizes": [1, 2]}):
        error = refused((ONE, [*PLAYED, "1 bid 0"]), options=options)
        assert (error.deal, error.action, error.text) == (0, 6, "1 bid 0")
        refusal = error.refusal
        assert (refusal.kind, refusal.rule, refusal.code, refusal.args) == ("illegal", None, "deal-over", {})


def test_the_error_of_a_refused_action_can_be_pickled() -> None:
    error = refused((ONE, ["0 bid 5"]))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is ReplayError
    assert (again.path, again.message, again.deal) == (error.path, error.message, error.deal)
    assert (again.action, again.text, again.refusal) == (0, "0 bid 5", error.refusal)


@pytest.mark.parametrize("text", ["", "6C", ONE + " 6C", "2C", "fly"])
def test_C_DECK_refuses_a_deck_of_plain_data_with_its_path(text: str) -> None:
    error = fault((ONE, PLAYED), (text, []))
    assert not isinstance(error, ReplayError)
    assert (error.path, error.deal) == ("deals[1].deck", 1)


def test_a_deal_after_the_end_of_the_match_is_refused() -> None:
    error = fault((ONE, PLAYED), (TWO, []), options={"sizes": [1]})
    assert not isinstance(error, ReplayError)
    assert (error.path, error.deal, error.message) == ("deals[1]", 1, "the match is over before it")


@pytest.mark.parametrize("actions", [[], PLAYED[:1], PLAYED[:-1]])
def test_a_deal_that_is_not_over_can_not_be_followed_by_another(actions: list[str]) -> None:
    error = fault((ONE, actions), (TWO, []))
    assert not isinstance(error, ReplayError)
    assert (error.path, error.deal, error.message) == ("deals[1]", 1, "deal 0 is not over")


@pytest.mark.parametrize(
    ("header", "path", "message"),
    [
        ({"options": {"sizes": [0]}}, "options.sizes", "size 1: 0 is not in 1..6"),
        ({"options": {"stack": 1}}, "options.stack", "unknown option"),
        ({"seats": 7}, "seats", "7 is not in 2..6"),
        ({"dealer": 3}, "dealer", "3 is not in 0..2"),
        ({"game": "bridge"}, "game", 'one of exchange, donkey, odessa, oko is needed, not "bridge"'),
    ],
)
def test_a_fault_of_the_header_is_told_with_its_path(header: dict[str, Any], path: str, message: str) -> None:
    error = fault(**header)
    assert not isinstance(error, ReplayError)
    assert (error.path, error.message, error.deal) == (path, message, None)
    assert str(error) == f"{path}: {message}"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('format = 1\ngame = "odessa"\nseats = 7\n', "seats"),
        ('format = 1\ngame = "odessa"\nseats = 3\n[options]\nsizes = [1, 9]\n', "options.sizes"),
        ('format = 1\ngame = "odessa"\nseats = 3\n[options]\nrevoke = true\n', "options.revoke"),
        (
            'format = 1\ngame = "donkey"\nseats = 3\n[options]\nform = "two_vs_one"\ntrump = "own"\n',
            "options.trump",
        ),
        ('format = 1\ngame = "oko"\nseats = 2\n[options]\nstacks = 1\n', "options.stacks"),
    ],
)
def test_a_record_as_text_is_refused_with_the_path_too(text: str, path: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.from_record(text)
    assert caught.value.path == path
    with pytest.raises(RecordError) as caught:
        Match.from_record(text.encode())
    assert caught.value.path == path


def test_a_deck_that_is_given_wins_over_the_seed() -> None:
    match = replayed((ONE, PLAYED), (None, ["1 bid 1"]), seed=b"seed")
    assert match.progress.runs[0].deck == PACK36.parse_many(ONE)
    assert match.progress.runs[1].deck == deck(PACK36, b"seed", 1)
    assert [entry.deck for entry in match.record().deals] == [ONE, None]


def test_a_deck_that_follows_from_the_seed_is_not_written() -> None:
    derived = PACK36.join(deck(PACK36, b"seed", 0))
    match = replayed((derived, ["0 bid 0"]), seed=b"seed")
    assert match.record().deals == [DealRecord(actions=["0 bid 0"])]
    without = replayed((derived, ["0 bid 0"]))
    assert without.record().deals == [DealRecord(deck=derived, actions=["0 bid 0"])]


def test_the_dealer_is_drawn_by_lot_where_a_seed_says_so() -> None:
    for seed in (b"1", b"2", b"3", b"4"):
        match = replayed((ONE, []), seed=seed, dealer=None)
        assert match.summary().deals[0].dealer == first_dealer(seed, 3)
        assert match.record().dealer is None
        assert replayed((ONE, []), seed=seed).summary().deals[0].dealer == 2


def test_a_record_without_deals_is_dealt_from_its_seed() -> None:
    match = Match.from_record('format = 1\ngame = "odessa"\nseats = 3\nseed = "6b6f"\n')
    summary = match.summary()
    assert [entry.complete for entry in summary.deals] == [False]
    assert summary.to_act == (first_dealer(b"ko", 3) + 1) % 3
    assert match.progress.runs[0].deck == deck(PACK36, b"ko", 0)
    assert match.record().deals == []


def test_a_record_without_deals_and_seed_waits_for_a_deck() -> None:
    match = replayed()
    summary = match.summary()
    assert (summary.deals, summary.to_act, summary.legal, summary.finished) == ([], None, [], False)
    match.deal(ONE)
    assert match.to_act == 0


def test_the_next_deal_is_begun_where_the_seed_gives_its_deck() -> None:
    match = replayed((ONE, PLAYED), seed=b"seed")
    assert len(match.summary().deals) == 2
    assert match.to_act == 1
    assert len(match.record().deals) == 1
    match = replayed((ONE, PLAYED))
    assert (len(match.summary().deals), match.to_act, match.legal()) == (1, None, [])


def test_nothing_is_begun_after_the_end() -> None:
    match = replayed((ONE, PLAYED), seed=b"seed", options={"sizes": [1]})
    assert (len(match.summary().deals), match.to_act, match.finished) == (1, None, True)


def test_a_deal_won_at_once_keeps_its_entry() -> None:
    won = whole("2C 3C 2D 3D 2H 3H 2S 3S", "exchange")
    record = Record(
        game="exchange",
        seats=2,
        dealer=1,
        options={"target": 1, "deals": 2},
        deals=[DealRecord(deck=won)],
    )
    match = Match.from_data(record)
    assert [entry.complete for entry in match.summary().deals] == [True]
    assert match.summary().deals[0].starter is None
    assert match.record() == record
    more = msgspec.structs.replace(record, deals=[DealRecord(deck=won, actions=["0 give 2C"])])
    with pytest.raises(ReplayError) as caught:
        Match.from_data(more)
    error = caught.value
    assert (error.refusal.code, error.deal, error.action) == ("deal-over", 0, 0)


def test_only_options_that_differ_are_written() -> None:
    match = replayed(options={"sizes": [3], "zero_bonus": 0, "max_deals": 3, "revoke": "penalty"})
    assert match.record().options == {"sizes": [3], "revoke": "penalty"}


def test_a_written_record_gives_the_same_match_back() -> None:
    header = {"names": ["a", "b", "c"], "date": "2024-02-29", "id": "x", "language": "uk", "seed": b"seed"}
    match = replayed((ONE, PLAYED), (None, ["1 bid 1"]), **header)
    text = match.to_record()
    again = Match.from_record(text)
    assert again.to_record() == text
    assert again.summary() == match.summary()
    record = read(text)
    assert (record.names, record.date, record.id, record.language) == (
        ["a", "b", "c"],
        "2024-02-29",
        "x",
        "uk",
    )
    assert record == match.record()


def test_a_match_and_its_replay_hold_the_same() -> None:
    match = Match("exchange", seats=4, seed=b"same", options={"max_exchanges": 3, "deals": 2})
    while not match.finished:
        match.apply(match.legal()[0])
        again = Match.from_record(match.to_record())
        assert again.summary() == match.summary()
        assert [run.deal for run in again.progress.runs] == [run.deal for run in match.progress.runs]
        assert [again.view(seat) for seat in range(4)] == [match.view(seat) for seat in range(4)]


def test_the_summary_of_the_example() -> None:
    match = replayed((ONE, PLAYED), (TWO, ["1 bid 1"]))
    assert msgspec.json.decode(msgspec.json.encode(match.summary())) == {
        "format": 1,
        "rules": 1,
        "game": "odessa",
        "seats": 3,
        "options": {"max_deals": 3, "blind_deals": 1, "sizes": [1, 2], "zero_bonus": 0, "revoke": "forbid"},
        "deals": [
            {
                "dealer": 2,
                "starter": 0,
                "complete": True,
                "redealt": False,
                "scores": [1, -10, -10],
                "details": {
                    "size": 1,
                    "trump": "D",
                    "blind": False,
                    "bids": [0, 1, 1],
                    "tricks": [1, 0, 0],
                    "revokes": [0, 0, 0],
                },
            },
            {"dealer": 0, "starter": 1, "complete": False, "redealt": False, "scores": None, "details": None},
        ],
        "totals": [1, -10, -10],
        "finished": False,
        "winners": [],
        "settlement": None,
        "to_act": 2,
        "legal": ["bid 0", "bid 1", "bid 2"],
    }


def test_the_summary_of_a_finished_match() -> None:
    summary = replayed((ONE, PLAYED), options={"sizes": [1]}).summary()
    assert (summary.finished, summary.winners, summary.settlement) == (True, [0], [1, -20, -20])
    assert (summary.to_act, summary.legal) == (None, [])


def test_the_summary_of_a_deal_thrown_in() -> None:
    spades = "AS KS QS TS"
    rest = [card for card in PACK36.names if card not in spades.split()]
    order = [
        card for turn, spade in enumerate(spades.split()) for card in (spade, *rest[2 * turn : 2 * turn + 2])
    ]
    thrown = whole(" ".join(order), "donkey")
    match = Match.from_data(
        Record(
            game="donkey", seats=3, dealer=2, options={"form": "two_vs_one"}, deals=[DealRecord(deck=thrown)]
        )
    )
    entry = match.summary().deals[0]
    assert (entry.complete, entry.redealt, entry.starter) == (True, True, None)
    assert (entry.scores, entry.details, entry.dealer) == ([0, 0, 0], None, 2)
    assert (match.to_act, match.totals, match.finished) == (None, [0, 0, 0], False)
    match.deal(whole("6C", "donkey"))
    assert [one.dealer for one in match.summary().deals] == [2, 2]


def test_oko_amounts_are_one_entry_of_the_legal_actions() -> None:
    match = Match.from_record(
        'format = 1\ngame = "oko"\nseats = 2\nseed = "00"\ndealer = 1\n[options]\nstack = 10\nmin_bet = 3\n'
    )
    assert match.legal() == ["bet 3..9", "pass"]
    match.apply("bet 9")
    assert match.legal() == ["call", "pass"]


def test_cards_of_the_exchange_pack_are_written_in_records() -> None:
    match = Match("exchange", seats=13, seed=b"p", dealer=12)
    hand = match.view(0).hand
    assert hand is not None
    card = hand[0]
    assert match.apply(f"give {card}") == f"0 give {card}"
    assert card in PACK52.names
