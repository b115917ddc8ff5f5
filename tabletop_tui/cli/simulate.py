"""The commands `games` and `simulate`."""

from __future__ import annotations

import json
import time
from dataclasses import asdict

import click

from .. import games
from ..play.options_in_words import label_in_words, value_in_words
from ..play.simulate import CAP, Simulation, simulate
from ..play.text import Words, say, sentence, title
from .arena import play_by_levels, read_levels
from .arguments import AT_THE_TABLE, find_game, read_options, values
from .language import command
from .output import Problem, columns, decimal, points_by_source, series
from .progress import Progress


@command("games")
def catalogue() -> int:
    """List the games with their seats and options."""
    for game_id in games.playable():
        game = games.find(game_id)
        words = Words(game)
        click.echo(
            say(
                "list-players" if len(game.seats) > 1 else "list-players-only",
                id=game_id,
                game=title(game),
                least=game.seats[0],
                most=game.seats[-1],
            )
        )
        rows = []
        for option in game.options:
            rows.append((f"  {option.key}", values(option), label_in_words(words, option)))
            # typed in English, explained in the language, and once for all seats
            for choice in option.choices if option.seat < 1 else ():
                rows.append(("", f"  {choice}", value_in_words(words, option, choice)))
        if rows:
            columns(rows)
    labels = {
        "free_undo": "new-free-undo",
        "open_replay": "new-open-replay",
        "no_hints": "list-no-hints",
        "quiet_spectators": "list-quiet-spectators",
    }
    for no in games.complaints():
        click.echo(f"* {sentence(no)}")
    click.echo(say("list-every-game"))
    columns([(f"  {key}", say("list-flag-off"), say(labels[key])) for key in AT_THE_TABLE])
    return 0


@command("simulate")
@click.argument("game")
@click.option("--seats", type=int)
@click.option("--levels", "words")
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=10, show_default=True)
@click.option("--seed", type=click.IntRange(0, (1 << 63) - 1), default=1, show_default=True)
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE")
@click.option("--cap", type=click.IntRange(1), default=CAP, show_default=True)
@click.option("--taken", "tiles", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def play_by_luck(
    game: str,
    seats: int | None,
    words: str | None,
    count: int,
    seed: int,
    settings: tuple[str, ...],
    cap: int,
    tiles: bool,
    as_json: bool,
) -> int:
    """Play games by random legal actions, or between computer players, and measure them."""
    found = find_game(game)
    options, _ = read_options(found, settings)
    if words is not None:
        levels = read_levels(words)
        return play_by_levels(found, levels, seats, count, seed, options, cap, as_json, tiles)
    if seats is None:
        ctx = click.get_current_context()
        raise click.MissingParameter(
            ctx=ctx, param=next(param for param in ctx.command.params if param.name == "seats")
        )
    try:
        with Progress(count) as progress:
            done = simulate(
                found, seats, count, seed, time.perf_counter, options, cap, progress.show
            )
    except ValueError as no:
        raise Problem(sentence(no)) from None
    click.echo(json.dumps(asdict(done)) if as_json else summary(done))
    return 0


def summary(done: Simulation) -> str:
    """Return a simulation in a few lines."""
    wins = [sum(seat in of for of in done.winners) for seat in range(done.seats)]
    return "\n".join(
        (
            say(
                "measure-games",
                game=done.game,
                seats=done.seats,
                finished=done.finished,
                games=done.games,
            ),
            say(
                "measure-speed",
                actions=done.actions,
                seconds=decimal(done.seconds, ".2f"),
                rate=f"{done.actions_per_second:.0f}",
            ),
            say(
                "measure-costs",
                offers=decimal(done.offers_us, "g"),
                clone=decimal(done.clone_us, "g"),
            ),
            say(
                "measure-scores",
                scores=series(done.mean_scores),
                wins=series(wins, "d"),
                rounds=decimal(sum(done.rounds) / done.games),
            ),
            say("measure-sources", sources=points_by_source(done.game, done.mean_sources)),
        )
    )
