"""The command `arena`: matches between levels of computer players."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from ..engine import Either, Game, Value
from ..play.seats import LEVELS, read_player
from ..play.text import say, sentence
from .arguments import find_game, read_options
from .language import command
from .output import Problem, columns, decimal, named_means, points_by_source, series
from .progress import counted

if TYPE_CHECKING:
    from ..bots.arena import ArenaResult
    from ..bots.usage_statistics import TileUsage

TAKEN = ("sort", "tile", "taken", "games", "round", "place", "first")
HEAD = ("level", "won", "score", "decisions", "mean", "median", "most", "cpu-mean", "cpu-most")


@command("arena")
@click.argument("game")
@click.option("--levels", "words", default="easy,normal", show_default=True)
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=20, show_default=True)
@click.option("--seats", type=int)
@click.option("--seed", type=click.IntRange(0, (1 << 63) - 1), default=1, show_default=True)
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def arena(
    game: str,
    words: str,
    count: int,
    seats: int | None,
    seed: int,
    settings: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> int:
    """Let levels of computer players play against each other, with rotating seats."""
    from ..bots.arena import play_games, summarize

    found = find_game(game)
    levels = read_levels(words)
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise Problem(say("arena-few"))
    seats = max(found.seats[0], len(levels)) if seats is None else seats
    if seats < len(levels):
        raise Problem(say("arena-seats", levels=len(levels), seats=seats))
    options, _ = read_options(found, settings)
    try:
        games = play_games(found.id, levels, seats, count, seed, options, jobs)
        done = summarize(found.id, list(counted(games, count)))
    except ValueError as no:
        raise Problem(sentence(no)) from None
    if as_json:
        click.echo(json.dumps(asdict(done)))
    else:
        print_result(done)
        print_habits(done)
    return 0


def play_by_levels(
    game: Game,
    levels: list[str],
    seats: int | None,
    count: int,
    seed: int,
    options: dict[str, Value],
    cap: int,
    as_json: bool,
    tiles: bool,
) -> int:
    """Play whole games between computer players, audited after every action, with one number of
    seats or with each; *tiles* also counts what they took.
    """
    from ..bots.arena import play_games, summarize
    from ..bots.usage_statistics import rows_of, tile_usages

    unfinished, rows, taken = 0, [], []
    numbers = (
        [number for number in game.seats if number >= len(levels)] if seats is None else [seats]
    )
    if not numbers or numbers[0] < len(levels):
        raise Problem(say("arena-seats", levels=len(levels), seats=seats or game.seats[-1]))
    for number in numbers:
        try:
            games = play_games(game.id, levels, number, count, seed, options, check=True, cap=cap)
            played = list(counted(games, count))
            done = summarize(game.id, played)
        except ValueError as no:
            raise Problem(sentence(no)) from None
        unfinished += done.games - done.finished
        rows.append(done)
        taken += [one.taken for one in played]
    counts = tile_usages(rows_of(game, options), taken) if tiles else []
    if as_json:
        given = {"taken": [asdict(of) for of in counts]} if tiles else {}
        click.echo(json.dumps([asdict(done) | given for done in rows]))
    else:
        for done in rows:
            print_result(done)
            click.echo(
                say("measure-seats", seats=series(done.by_seat), places=series(done.by_place))
            )
            click.echo(say("measure-sources", sources=points_by_source(done.game, done.by_source)))
            print_habits(done)
        if tiles:
            print_taken(counts)
    return 1 if unfinished else 0


def read_levels(text: str) -> list[str]:
    """Parse ``"easy,hard:trader"`` as levels. Raises Problem."""
    levels = [word.strip().lower() for word in text.split(",")]
    for level in levels:
        if level.partition(":")[0] not in LEVELS:
            raise Problem(say("arena-no-level", word=level[:30], known=Either(LEVELS)))
        try:
            read_player(level)
        except ValueError as no:
            raise Problem(sentence(no)) from None
    return levels


def print_result(done: ArenaResult) -> None:
    """Print a result."""
    click.echo(
        say(
            "arena-done",
            game=done.game,
            seats=done.seats,
            finished=done.finished,
            games=done.games,
            actions=done.actions,
            rounds=decimal(done.rounds),
        )
    )
    for duel in done.duels:
        click.echo(
            say(
                "arena-duel",
                one=duel.one,
                other=duel.other,
                share=decimal(duel.share, ".1%"),
                comparisons=duel.comparisons,
                low=decimal(duel.low, ".1%"),
                high=decimal(duel.high, ".1%"),
            )
        )
    head = tuple(say(f"arena-{name}") for name in HEAD)
    rows = [
        (
            pace.level,
            decimal(done.wins[pace.level], "g"),
            decimal(done.scores[pace.level], "g"),
            str(pace.decisions),
            *map(decimal, (pace.mean, pace.median, pace.most, pace.cpu_mean, pace.cpu_most)),
        )
        for pace in done.paces
    ]
    columns([head, *rows])


def print_habits(done: ArenaResult) -> None:
    """Print what happened in the games, and what a level never does."""
    if done.deeds:
        click.echo(say("measure-deeds", deeds=named_means(done.game, "deed", done.deeds)))
    for level, kinds in done.unused.items():
        if kinds:
            click.echo(say("measure-unused", level=level, kinds=", ".join(kinds)))


def print_taken(counts: Sequence[TileUsage]) -> None:
    """Print how often what was taken, and when; nothing for a game without tiles."""
    rows = [
        (
            of.sort,
            of.key,
            str(of.taken),
            str(of.games),
            decimal(of.round),
            decimal(of.place),
            decimal(of.first, ".0%"),
        )
        for of in counts
    ]
    columns([tuple(say(f"taken-{name}") for name in TAKEN), *rows])
