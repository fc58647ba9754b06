"""``kozyr``: the commands and their flags. Each imports what it needs when it is called."""

from __future__ import annotations

from typing import Annotated

import typer

from kozyr.cli import lab, program

app = typer.Typer(
    name="kozyr",
    cls=program.Program,
    help="Exchange, Donkey, Odessa and Oko: play in the terminal, replay records, check a shuffle.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    epilog="kozyr serve\nkozyr play odessa\nkozyr replay match.toml\nkozyr play --help",
    context_settings={"help_option_names": ["-h", "--help"]},
)

File = Annotated[str, typer.Argument(metavar="FILE", help="a record (TOML); - is standard input")]
Json = Annotated[bool, typer.Option("--json", help="one JSON object")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|ru|uk", help="language; else KOZYR_LANG, else the locale's"),
]


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        from kozyr import __version__

        typer.echo(f"kozyr {__version__}")
        raise typer.Exit


@app.callback()
def kozyr(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="the version")
    ] = False,
) -> None:
    """The flags of the program itself."""


@app.command(
    cls=program.Command,
    epilog="kozyr play\n"
    "kozyr play odessa --seats 4 --lang uk\n"
    "kozyr play donkey --seats 3 --option form=two_vs_one --bots steady,random\n"
    "kozyr play --resume",
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="exchange, donkey, odessa or oko; with --resume also a FILE"),
    ] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="number of seats, yours among them")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="again for each option")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVELS", help="random, steady, strong, master or exec:PATH for all, or one a bot"
        ),
    ] = "",
    seat: Annotated[int | None, typer.Option(metavar="N", help="your seat, from 0")] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="all decks follow from it; else drawn")
    ] = None,
    colours: Annotated[
        str | None, typer.Option("--colours", "--colors", metavar="none|two|four", help="colours of suits")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on with the last match, or that of GAME or FILE")
    ] = False,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="where to keep the match")] = None,
    lang: Lang = None,
) -> None:
    """Play against bots in this terminal. Without GAME you are asked for everything."""
    from kozyr.cli.table.start import Wish, start

    wish = Wish(
        game=game,
        seats=seats,
        options=option or [],
        bots=bots,
        me=seat,
        seed=seed,
        colours=colours,
        resume=resume,
        save=save,
        language=lang,
    )
    raise typer.Exit(start(wish))


@app.command(
    cls=program.Command,
    epilog="kozyr replay match.toml\nkozyr replay match.toml --json\ncat match.toml | kozyr replay -",
)
def replay(file: File, json: Json = False, lang: Lang = None) -> None:
    """Play a record through and print the state reached."""
    from kozyr.cli.replay import run_replay

    raise typer.Exit(run_replay(file, json, lang))


@app.command(
    cls=program.Command,
    epilog="kozyr view match.toml --seat 1\nkozyr view match.toml --seat none --json",
)
def view(
    file: File,
    seat: Annotated[str, typer.Option(metavar="N|none", help="a seat from 0; none: a spectator")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print what a seat may know at the end of a record."""
    from kozyr.cli.replay import run_view

    raise typer.Exit(run_view(file, seat, json, lang))


@app.command(
    cls=program.Command,
    short_help="Print what a bot would do, and what it expects.",
    epilog="kozyr suggest match.toml\nkozyr suggest match.toml --level master --seconds 5\n"
    "kozyr suggest match.toml --samples 2000 --seed 00 --json",
)
def suggest(
    file: File,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="random, steady, strong or master")] = "strong",
    seconds: Annotated[
        float | None, typer.Option(metavar="S", min=0.001, max=3600, help="think no longer")
    ] = None,
    samples: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="think in no more deals that could be")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="the bot's chance follows from it; else drawn")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print what a bot would do for the seat to act, and what it expects of each action."""
    from kozyr.cli.suggest import Wish, run_suggest

    wish = Wish(file=file, level=level, seconds=seconds, samples=samples, seed=seed, json=json, language=lang)
    raise typer.Exit(run_suggest(wish))


@app.command(
    cls=program.Command,
    short_help="Print what each choice of a match cost, and what was luck.",
    epilog="kozyr review match.toml\nkozyr review match.toml --level master --samples 2000 --seat 1\n"
    "kozyr review match.toml --json",
)
def review(
    file: File,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help="whose search judges: strong or master")
    ] = "strong",
    samples: Annotated[
        int, typer.Option(metavar="N", min=40, help="think each choice over in so many deals that could be")
    ] = 400,
    seed: Annotated[str, typer.Option(metavar="HEX", help="everything follows from it")] = "",
    seat: Annotated[int | None, typer.Option(metavar="N", help="only this seat's choices, from 0")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Look back at a match: what each choice cost, by what its seat could know, and the luck of the deals."""
    from kozyr.cli.review import Wish, run_review

    wish = Wish(file=file, level=level, samples=samples, seed=seed, seat=seat, json=json, language=lang)
    raise typer.Exit(run_review(wish))


@app.command(
    cls=program.Command,
    short_help="Check a record's shuffle and commitment.",
    epilog="kozyr verify match.toml\nkozyr verify match.toml --json",
)
def verify(file: File, json: Json = False, lang: Lang = None) -> None:
    """Compare a record's decks, seed, secret, nonces and commitment; exit status 1 where they differ."""
    from kozyr.cli.shuffle import run_verify

    raise typer.Exit(run_verify(file, json, lang))


@app.command(
    cls=program.Command,
    short_help="Print the deck of a deal, as anyone can recompute it.",
    epilog="kozyr deck odessa --seed 6b6f7a7972 --deal 0\n"
    "kozyr deck oko --seed 6b6f7a7972 --deal 3 --seats 4 --json",
)
def deck(
    game: Annotated[str, typer.Argument(metavar="GAME", help="exchange, donkey, odessa or oko")],
    seed: Annotated[str, typer.Option(metavar="HEX", help="the match seed")],
    deal: Annotated[int, typer.Option(metavar="N", help="number of the deal, from 0")],
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="number of seats: the first dealer too")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the deck of a deal by the shuffle that anyone can recompute (C-SHUFFLE)."""
    from kozyr.cli.shuffle import run_deck

    raise typer.Exit(run_deck(game, seed, deal, seats, json, lang))


@app.command(
    cls=program.Command,
    epilog="kozyr serve\nkozyr serve --lan\nkozyr serve --port 8080 --data /srv/kozyr",
)
def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="HOST", help="address to listen on; else KOZYR_HOST, else this machine only"),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", min=0, max=65535, help="0: a free one; else KOZYR_PORT, else 8000 if it is free"
        ),
    ] = None,
    data: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="all that is kept; else KOZYR_DATA, else your data folder"),
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="listen on the network, show a code for phones")] = False,
    bot_delay: Annotated[
        float | None, typer.Option(metavar="S", min=0, max=60, help="seconds before a bot moves")
    ] = None,
    deal_pause: Annotated[
        float | None,
        typer.Option(
            metavar="S",
            min=0,
            max=600,
            help="seconds between two deals where not all are ready sooner; else as the table's clock has it",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="a name by which a proxy passes requests on; else KOZYR_HOSTS"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=PATH", help="a program as a bot (docs/engine.md); again for each"),
    ] = None,
) -> None:
    """Start the table in the browser and print its address."""
    from kozyr.cli.serve import run_serve

    raise typer.Exit(
        run_serve(
            host=host,
            port=port,
            data=data,
            lan=lan,
            bot_delay=bot_delay,
            deal_pause=deal_pause,
            hosts=allow_host or (),
            bots=bot or (),
        )
    )


Data = Annotated[
    str | None,
    typer.Option("--data", metavar="DIR", help="the server's data; else KOZYR_DATA, else your data folder"),
]


@app.command(
    cls=program.Command,
    short_help="Write tables with their records to a folder.",
    epilog="kozyr export\nkozyr export --data /srv/kozyr --to evening",
)
def export(
    data: Data = None,
    table: Annotated[str | None, typer.Option(metavar="ID", help="only this table")] = None,
    to: Annotated[str, typer.Option(metavar="FOLDER", help="a folder that is new")] = "kozyr-export",
) -> None:
    """Write tables whose matches are over into a folder: logs, and a record of each match."""
    from kozyr.cli.carry import run_export

    raise typer.Exit(run_export(data, table, to))


@app.command(
    "import",
    cls=program.Command,
    short_help="Take in what export has written.",
    epilog="kozyr import evening\nkozyr import evening --data /srv/kozyr",
)
def bring(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="what kozyr export has written")],
    data: Data = None,
) -> None:
    """Take in the tables of such a folder, all or none; each must be true to its records."""
    from kozyr.cli.carry import run_import

    raise typer.Exit(run_import(folder, data))


@app.command(
    cls=program.Command,
    short_help="Lead a match from another program, in JSON lines.",
    epilog="kozyr engine\n"
    """echo '{"do": "new", "game": "odessa", "seats": 3, "seed": "00"}' | kozyr engine""",
)
def engine(lang: Lang = None) -> None:
    """Answer commands: new, legal, apply, view, suggest, record, quit; a JSON object a line.

    docs/engine.md has all fields.
    """
    from kozyr.cli.engine.run import run_engine

    raise typer.Exit(run_engine(lang))


@app.command(
    cls=program.Command,
    short_help="Let bots play the same deals: who is better, and by how much?",
    epilog="kozyr arena --game odessa --bots steady,random --deals 500 -o sizes=6\n"
    "kozyr arena --game oko --bots steady,exec:bot.py --deals 500 --workers 2",
)
def arena(
    game: Annotated[str, typer.Option(metavar="GAME", help="exchange, donkey, odessa or oko")],
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...", help="one a seat: a level (random, steady, strong, master) or exec:PATH"
        ),
    ],
    deals: Annotated[int, typer.Option(metavar="N", min=0, help="each is played once with every rotation")],
    seed: Annotated[str, typer.Option(metavar="HEX", help="everything follows from it")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="again for each option")
    ] = None,
    match: Annotated[bool, typer.Option("--match", help="play whole matches, not only first deals")] = False,
    workers: Annotated[
        int, typer.Option(metavar="K", min=1, help="processes; the result doesn't depend on it")
    ] = 1,
    state: Annotated[
        str | None, typer.Option(metavar="FILE", help="keeps what was played; go on with what it keeps")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play the same deals in every rotation, and print how much better each is, with its interval.

    Scores are those of a seat in the first deal of a match (in odessa say which: -o sizes=6), or with --match
    its total. A bot that is named twice has two seats.
    """
    from kozyr.cli.arena import Wish, run_arena

    wish = Wish(
        game=game,
        bots=bots,
        deals=deals,
        seed=seed,
        options=option or [],
        match=match,
        workers=workers,
        state=state,
        json=json,
        language=lang,
    )
    raise typer.Exit(run_arena(wish))


@app.command(
    cls=program.Command,
    short_help="Count wins, bids, points and hands in a folder of records.",
    epilog="kozyr stats records\n"
    "kozyr stats records --csv tables --plots pictures\n"
    "kozyr stats match.toml --json --strict",
)
def stats(
    path: Annotated[str, typer.Argument(metavar="PATH", help="a folder of records, or one record")],
    strict: Annotated[bool, typer.Option("--strict", help="a record with a fault is an error")] = False,
    csv: Annotated[str | None, typer.Option(metavar="DIR", help="write each table as CSV")] = None,
    plots: Annotated[
        str | None, typer.Option(metavar="DIR", help="draw each table as SVG: pip install 'kozyr[plots]'")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count wins, bids, points, hands and beaten leads; records with faults are named and left out."""
    from kozyr.cli.stats import run_stats

    raise typer.Exit(run_stats(path, strict, csv, plots, json, lang))


@app.command(
    cls=program.Command,
    short_help="Let bots play matches, and keep their records.",
    epilog="kozyr selfplay --matches 2000 --seed 6b6f7a7972 --out records --workers 2\n"
    "kozyr selfplay odessa --matches 100 --seats 3 --bots steady,random,random --option sizes=6",
)
def selfplay(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="left out: all games in turn, as written")
    ] = None,
    matches: Annotated[int, typer.Option(metavar="N", min=0, help="how many matches in all")] = 100,
    out: Annotated[str, typer.Option(metavar="DIR", help="a folder that is new")] = "records",
    seed: Annotated[str, typer.Option(metavar="HEX", help="everything follows from it")] = "00",
    seats: Annotated[int, typer.Option(metavar="N", min=0, help="number of seats; 0: four if possible")] = 0,
    bots: Annotated[
        str, typer.Option(metavar="LEVELS", help="one for all seats or one for each: steady,random")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="again for each option")
    ] = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="processes; the records don't depend on it")
    ] = 1,
    lang: Lang = None,
) -> None:
    """Play matches of bots among themselves and write a record of each: the same seed, the same records."""
    from kozyr.cli.stats import run_selfplay

    raise typer.Exit(run_selfplay(game, matches, out, seed, seats, bots, option or [], workers, lang))


app.command(
    cls=program.Command,
    short_help="Play deals at random: mean and spread of the scores.",
    epilog="kozyr simulate odessa --seats 4 --option sizes=6\n"
    "kozyr simulate donkey --seats 4 --deals 1000000 --seed 00 --cores 2 --json",
)(lab.simulate)
app.command(
    cls=program.Command,
    short_help="Deals per CPU second, and the ratio to OpenSpiel.",
    epilog="kozyr bench\nkozyr bench --seconds 3 --rounds 5 --json",
)(lab.bench)


def main() -> None:
    """The program."""
    program.run(app)
