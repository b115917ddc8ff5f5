"""The command `day`, which begins the game of the day or of the week, and the check of one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from ..engine import settle
from ..play.daily.deal import (
    deal_of_day,
    deal_of_week,
    game_of_week,
    game_on,
    games_of_the_day,
)
from ..play.daily.result import deal_of, first_refused, result_line
from ..play.text import Words, say, title
from ..store import wall_clock
from ..store.atomic_files import SaveError, printable
from ..store.save_folder import command_name
from .arguments import find_game, with_backup
from .language import command
from .output import Problem
from .plain import play_plain, wants_plain
from .play import play_at, told_in_a_sentence
from .screen import no_terminal, with_screen


@command("day")
@click.argument("game", required=False)
@click.option("--week", is_flag=True)
@click.option("--as", "name", metavar="NAME", default="")
@with_screen
def day(game: str | None, week: bool, name: str, **_: Any) -> int:
    """Begin the game of the day, or of the week: the same deal for everybody, by the date."""
    from ..store.daily.own_days import begin, path_of

    now = wall_clock.day_in_utc()
    usual = game_of_week if week else game_on
    chosen = usual(now) if game is None else find_game(game).id
    if chosen not in games_of_the_day():
        known = ", ".join(title(find_game(one)) for one in games_of_the_day())
        raise Problem(say("day-no-game", game=title(find_game(chosen)), known=known))
    deal = (deal_of_week if week else deal_of_day)(chosen, now)
    path = path_of(deal)
    if path.exists():
        raise Problem(say("day-begun", name=printable(command_name(path), 300)))
    with told_in_a_sentence():
        save_file = begin(deal, name)
    if wants_plain():
        return play_plain(save_file)
    if no_terminal():
        save_file.close()
        click.echo(say("cli-saved-in", path=str(save_file.path)))
        return 0
    return play_at(save_file)


def check_days(files: Iterable[Path]) -> int:
    """Check games of the day, and print their results. Return the exit code."""
    broken = 0
    for path in files:
        try:
            click.echo(checked_day(path))
        except SaveError as no:
            broken += 1
            with_backup(no).show()
        except Problem as no:
            broken += 1
            no.show()
    return 1 if broken else 0


def checked_day(path: Path) -> str:
    """Return the result of a game of the day, once each of its actions is found to be legal. Raises
    SaveError, or Problem, which names the first action that is not.
    """
    from ..store.load import load, parse_unplayed, seats_of
    from ..store.reading.text import read_file

    shown, data = printable(str(path), 300), read_file(path)
    game, file = parse_unplayed(data)
    seats = seats_of(game, file.state, file)
    options = settle(game.options, file.options)
    deal = deal_of(game, seats, options, file.start, wall_clock.day_in_utc())
    if deal is None or not file.no_hints:
        raise Problem(say("day-none", path=shown))
    words = Words(game, [seat.name for seat in seats])
    s, refused = first_refused(deal, file.log)
    if file.reseeds:
        raise Problem(say("day-other-luck", path=shown, n=min(one.at for one in file.reseeds)))
    if refused is not None:
        view = game.view(s, len(seats))  # a refusal is told as everybody may hear it
        why = words.of(view, refused.why) if refused.why is not None else ""
        facts = {"path": shown, "n": refused.n, "name": words.name(refused.seat), "why": why}
        raise Problem(words.say("day-refused" if why else "day-refused-plainly", **facts))
    if s != file.state:
        raise Problem(say("day-other-end", path=shown))
    table = load(path, data).table
    count = len(table.log)
    if not table.over:
        return words.say("day-unfinished", path=shown, when=deal.when, count=count)
    return f"{result_line(table, deal, words)}\n{words.say('day-legal', count=count)}"
