"""The commands about the games themselves: what there is, and random play."""

from __future__ import annotations

import json
import time
from dataclasses import asdict

import click

from .. import games
from ..play.simulate import CAP, Simulation, simulate
from ..play.text import Words
from .arena import play_by_levels, read_levels
from .reading import find_game, lines_of, read_options
from .telling import Problem, columns


@click.command("games")
def catalogue() -> int:
    """List the games with their seats and options."""
    for game_id in games.ids():
        game = games.find(game_id)
        words = Words(game)
        click.echo(f"{game_id}: {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        options = lines_of(game.options)
        if options:
            columns([(f"  {key}", value, words.say(f"option-{key}")) for key, value in options])
    return 0


@click.command("simulate")
@click.argument("game")
@click.option("--seats", type=int, help="How many sit at the table; with --levels every number if left out.")
@click.option("--levels", "words", help="Computer players instead of luck, such as easy,normal; they sit in turn.")
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=10, show_default=True)
@click.option("--seed", type=click.IntRange(0, (1 << 63) - 1), default=1, show_default=True)
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="An option; see tabletop-tui games.")
@click.option("--cap", type=click.IntRange(1), default=CAP, show_default=True, help="Actions after which a game ends.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def play_by_luck(
    game: str,
    seats: int | None,
    words: str | None,
    count: int,
    seed: int,
    settings: tuple[str, ...],
    cap: int,
    as_json: bool,
) -> int:
    """Play games by random legal actions, or between computer players, and measure them."""
    found = find_game(game)
    options, _ = read_options(found, settings)
    if words is not None:
        return play_by_levels(found, read_levels(words), seats, count, seed, options, as_json)
    if seats is None:
        raise click.UsageError("Missing option '--seats'.")
    try:
        done = simulate(found, seats, count, seed, time.perf_counter, options, cap)
    except ValueError as no:
        raise Problem(str(no)) from None
    click.echo(json.dumps(asdict(done)) if as_json else summary(done))
    return 0


def summary(done: Simulation) -> str:
    """A simulation in a few lines."""
    wins = [sum(seat in of for of in done.winners) for seat in range(done.seats)]
    sources = ", ".join(f"{source} {mean}" for source, mean in done.mean_sources.items())
    return "\n".join(
        (
            f"{done.game}, {done.seats} seats: {done.finished} of {done.games} games finished",
            f"{done.actions} actions in {done.seconds:.2f} s, {done.actions_per_second:.0f} a second",
            f"listing offers {done.offers_us} µs, copying {done.clone_us} µs",
            f"mean score by seat {done.mean_scores}, wins {wins}, mean rounds {sum(done.rounds) / done.games:.1f}",
            f"mean points by source: {sources}",
        )
    )
