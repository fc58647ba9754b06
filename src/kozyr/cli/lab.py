"""``kozyr simulate`` and ``kozyr bench``: many deals at random, and how fast."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
import typer

from kozyr.cli.words import complain
from kozyr.games.option import OptionError, shown
from kozyr.games.registry import GAMES

GENERATOR = "SplitMix64, a stream for each deal"


def fail(message: str, json: bool) -> typer.Exit:
    """Say what is wrong, on standard error or as the error object; the exit status is 2."""
    return typer.Exit(complain(message, json))


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="exchange, donkey, odessa or oko")],
    seats: Annotated[int, typer.Option(metavar="N", help="number of seats")],
    deals: Annotated[int, typer.Option(metavar="N", min=0, help="how many deals")] = 100_000,
    seed: Annotated[str, typer.Option(metavar="HEX", help="any bytes")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="again for each option")
    ] = None,
    cores: Annotated[
        int, typer.Option(metavar="N", min=1, help="threads; the result doesn't depend on it")
    ] = 1,
    json: Annotated[bool, typer.Option("--json", help="one JSON object")] = False,
) -> None:
    """Play deals at random and print mean and spread of the scores by seat."""
    from kozyr.cli.table.options import from_flags
    from kozyr.lab.simulate import Simulation

    try:
        given = from_flags(GAMES[game], option or []) if game in GAMES else {}
        simulation = Simulation(game, seats, seed_from(seed), given)
        before = time.perf_counter()
        scores = simulation.scores(deals, cores)
    except OptionError as error:
        raise fail(str(error), json) from None
    seconds = time.perf_counter() - before
    empty = deals == 0
    result: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "options": dict(simulation.options),
        "deals": deals,
        "seed": seed,
        "generator": GENERATOR,
        "mean": None if empty else scores.mean(axis=0).tolist(),
        "sd": None if empty else scores.std(axis=0).tolist(),
        "min": None if empty else scores.min(axis=0).tolist(),
        "max": None if empty else scores.max(axis=0).tolist(),
        "seconds": round(seconds, 4),
    }
    if json:
        typer.echo(msgspec.json.encode(result).decode())
        return
    typer.echo(f"{game}, {seats} seats, {deals} deals, {seconds:.2f} s ({GENERATOR})")
    if not empty:
        typer.echo("seat      mean        sd     min     max")
        for seat in range(seats):
            mean, spread = result["mean"][seat], result["sd"][seat]
            typer.echo(f"{seat:4} {mean:9.4f} {spread:9.4f} {result['min'][seat]:7} {result['max'][seat]:7}")


def seed_from(text: str) -> bytes:
    """The bytes of a seed in hex.

    Raises:
        OptionError: it isn't hex.
    """
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise OptionError("seed", f"hex digits in pairs are needed, not {shown(text)}") from None


def bench(
    seconds: Annotated[float, typer.Option(metavar="S", min=0.05, help="CPU seconds a slice")] = 1.0,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="slices in turns with OpenSpiel")] = 3,
    sample: Annotated[
        int, typer.Option(metavar="N", min=1, max=1000, help="deals a case that are replayed as records")
    ] = 100,
    json: Annotated[bool, typer.Option("--json", help="one JSON object")] = False,
) -> None:
    """Deals per CPU second on one core, and the ratio to OpenSpiel's oh_hell in the same run."""
    from kozyr.lab import bench as lab

    lines = []
    versions = lab.versions()
    if not json:
        typer.echo(f"peer: OpenSpiel {lab.PEER}")
        typer.echo(
            "ratio: to playouts whose chance is drawn from chance_outcomes(); lean: to the shortest loop"
        )
        typer.echo(", ".join(f"{name} {version}" for name, version in versions.items()))
        typer.echo(
            f"{'game':9} {'form':18} {'seats':>5} {'deals/s':>11} {'ratio':>7} {'lean':>7} must  aim checked"
        )
    for line in lab.bench(seconds, rounds, sample):
        lines.append(line)
        if not json:
            ratio, lean = (f"{x:7.1f}" if x is not None else "      -" for x in (line.ratio, line.lean_ratio))
            must, aim = (str(x) if x is not None else "" for x in (line.must, line.aim))
            typer.echo(
                f"{line.game:9} {line.form:18} {line.seats:5} {line.deals_per_cpu_second:11,.0f} "
                f"{ratio} {lean} {must:>5} {aim:>4} {line.checked:8}"
            )
    if json:
        result = {"peer": lab.PEER, "versions": versions, "lines": lines}
        typer.echo(msgspec.json.encode(result).decode())
    missed = [line for line in lines if line.must and line.ratio is not None and line.ratio < line.must]
    if missed:
        raise typer.Exit(1)
