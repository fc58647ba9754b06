"""Many deals at random: reproducible, honest, and shuffled evenly."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import kozyr
from kozyr.engine import stream
from kozyr.engine.twin import compiled, entry
from kozyr.lab.bench import CASES, Case
from kozyr.lab.honest import as_record, check
from kozyr.lab.simulate import CHUNK, Simulation, simulate

pytestmark = pytest.mark.compiled


def test_the_same_seed_gives_the_same_array_whatever_the_cores() -> None:
    one = simulate("odessa", seats=4, deals=2 * CHUNK + 5, seed=b"bar", options={"sizes": [6]})
    two = kozyr.simulate("odessa", seats=4, deals=2 * CHUNK + 5, seed=b"bar", options={"sizes": [6]}, cores=2)
    assert one.shape == (2 * CHUNK + 5, 4)
    assert one.dtype == np.int64
    assert np.array_equal(one, two)


def test_fewer_deals_are_a_beginning_and_another_seed_is_another_array() -> None:
    some = simulate("oko", seats=3, deals=500, seed=b"a")
    assert np.array_equal(some[:100], simulate("oko", seats=3, deals=100, seed=b"a"))
    assert not np.array_equal(some, simulate("oko", seats=3, deals=500, seed=b"b"))
    assert (some.sum(axis=1) == 0).all()


def test_the_scores_are_known_ones() -> None:
    """Fixed figures: they change when rules, stream or order of actions change."""
    scores = simulate("odessa", seats=4, deals=20_000, seed=b"bar", options={"sizes": [6]})
    assert scores[:2].tolist() == GOLDEN
    assert scores.mean() == pytest.approx(-16.18, abs=0.2)


GOLDEN = [[1, -50, -30, -20], [-10, 0, 0, -20]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.form}-{case.seats}")
def test_a_sample_of_the_deals_replays_through_match_with_the_same_scores(case: Case) -> None:
    simulation = Simulation(case.game, case.seats, b"honest", case.options)
    scores = simulation.scores(400)
    assert check(simulation, range(0, 400, 10)) == 40
    for number in range(0, 400, 40):
        assert simulation.trace(number)[3] == scores[number].tolist()


def test_a_loop_that_lies_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation("odessa", 3, b"lie", {"sizes": [2]})
    honest = simulation.trace

    def lying(number: int) -> tuple[int, list[int], list[int], list[int]]:
        dealer, deck, actions, scores = honest(number)
        return dealer, deck, actions, [scores[0] + 1, *scores[1:]]

    monkeypatch.setattr(simulation, "trace", lying)
    with pytest.raises(AssertionError, match="its record"):
        check(simulation, [0])


def test_every_dealer_comes_up() -> None:
    simulation = Simulation("odessa", 6, b"dealer", {"sizes": [1]})
    dealers = [simulation.trace(number)[0] for number in range(300)]
    assert min(dealers.count(seat) for seat in range(6)) > 25


def test_a_deal_as_a_record_is_one() -> None:
    text, scores = as_record(Simulation("donkey", 4, b"x", {}), 3)
    match = kozyr.Match.from_record(text)
    assert match.summary().deals[0].scores == scores


def _counts(seed: Any, deals: Any, counts: Any, cards: Any) -> None:
    deck = np.arange(counts.shape[0])
    for deal in range(deals):
        state = mix(np.uint64(seed) + mix(np.uint64(deal)))
        shuffle(state, deck, cards)
        for place in range(cards):
            counts[place, deck[place]] += 1


mix: Any = None
shuffle: Any = None


@pytest.mark.parametrize(("pack", "cards"), [(24, 24), (36, 36), (36, 25), (52, 52)])
def test_every_card_comes_to_every_place_equally_often(pack: int, cards: int) -> None:
    names = {"mix": compiled(stream.mix), "shuffle": compiled(stream.shuffle)}
    count = entry(_counts, "evenness", names)
    counts: npt.NDArray[np.int64] = np.zeros((pack, pack), np.int64)
    deals = 300_000
    count(20, deals, counts, cards)
    expected = deals / pack
    seen = counts[:cards]
    assert (seen.sum(axis=1) == deals).all()
    chi = float(((seen - expected) ** 2 / expected).sum())
    mean = cards * (pack - 1)
    assert abs(chi - mean) < 4 * (2 * mean) ** 0.5


def test_below_is_even_and_never_reaches_its_bound() -> None:
    draw = entry(_draws, "draws", {"below": compiled(stream.below)})
    for size in (1, 3, 7, 1000, 2**31 + 1):
        numbers = draw(5, size, 60_000)
        assert numbers.min() >= 0
        assert numbers.max() < size
        quarter = np.histogram(numbers, bins=3, range=(0, size))[0] if size >= 1000 else np.bincount(numbers)
        assert len(quarter) == min(size, 3) if size != 7 else len(quarter) == 7
        assert abs(quarter - 60_000 / len(quarter)).max() < 5 * (60_000 / len(quarter)) ** 0.5 + 1


def _draws(seed: Any, size: Any, times: Any) -> Any:
    state = np.uint64(seed)
    found = np.zeros(times, np.int64)
    for place in range(times):
        state, found[place] = below(state, size)
    return found


below: Any = None


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        ({"game": "chess", "seats": 2}, "game"),
        ({"game": "odessa", "seats": 7}, "seats"),
        ({"game": "odessa", "seats": 3, "options": {"sizes": [7]}}, "options.sizes"),
        ({"game": "exchange", "seats": 3, "options": {"max_exchanges": 0}}, "options.max_exchanges"),
    ],
)
def test_what_can_not_be_simulated_is_refused(arguments: dict[str, Any], path: str) -> None:
    with pytest.raises(kozyr.OptionError) as caught:
        simulate(deals=1, seed=b"", **arguments)
    assert caught.value.path == path


@pytest.mark.parametrize("name", ["deals", "cores"])
@pytest.mark.parametrize("value", [-1, "5", 5.0, True, None])
def test_numbers_that_are_none_are_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(kozyr.OptionError) as caught:
        simulate("odessa", seats=2, seed=b"", **{"deals": 1, name: value})
    assert caught.value.path == name


def test_more_deals_than_memory_holds_and_no_deals() -> None:
    for deals in (10**13, 10**30):
        with pytest.raises(kozyr.OptionError, match=f"deals: {deals} are more than fit into memory"):
            simulate("odessa", seats=2, deals=deals, seed=b"")
    assert simulate("odessa", seats=2, deals=0, seed=b"").shape == (0, 2)


@pytest.mark.parametrize("seed", ["x", 5, None, [1]])
def test_a_seed_is_bytes(seed: Any) -> None:
    with pytest.raises(kozyr.OptionError, match="seed: bytes are needed"):
        simulate("odessa", seats=2, deals=1, seed=seed)


def test_the_package_is_imported_without_numba() -> None:
    code = "import sys, kozyr; print(any(name in sys.modules for name in ('numba', 'numpy', 'typer')))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "False"
