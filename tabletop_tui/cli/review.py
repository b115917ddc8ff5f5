"""The command `review`: the decisions of a game that cost most."""

from __future__ import annotations

import json

import click

from ..play.story.review import decision_in_words, record_of, reviewed_seats, why_not_reviewable
from ..play.text import Words, say
from ..store.atomic_files import SaveError
from .arguments import find_save, find_seat, with_backup
from .language import command
from .output import Problem
from .progress import Progress


@command("review")
@click.argument("file", required=False)
@click.option("--seat", metavar="NAME")
@click.option("--json", "as_json", is_flag=True)
def review(file: str | None, seat: str | None, as_json: bool) -> int:
    """Print the five decisions of a game that cost a player most, and what would have been
    better.
    """
    from ..bots.worker import REVIEW, DecisionRequest, Failed, decide
    from ..store.crash_reports import bot_failure_and_file
    from ..store.load import load

    try:
        loaded = load(find_save(file))
    except SaveError as no:
        raise with_backup(no) from None
    table = loaded.table
    if why := why_not_reviewable(table, loaded.note):
        raise Problem(say(why))
    seats = reviewed_seats(table) if seat is None else [find_seat(table.seats, seat)]
    words = Words(table.game, [one.name for one in table.seats])
    rows = []
    for one in seats:
        if not as_json:
            click.echo(words.say("review-title", name=words.name(one)))
        record = record_of(table, (one,))
        request = DecisionRequest(0, table.game.id, record, one, REVIEW, 0)
        with Progress() as progress:
            regrets = decide(request, lambda: False, lambda answer: progress.show(answer[1].worlds))
        if isinstance(regrets, Failed):
            raise Problem(bot_failure_and_file(words, table, one, REVIEW, regrets))
        for n, regret in enumerate(regrets, 1):
            lines = decision_in_words(words, table, regret)
            rows.append(
                {
                    "seat": table.seats[one].name,
                    "action": regret.n,
                    "cost": round(regret.cost, 2),
                    "done": lines.done,
                    "better": lines.better,
                }
            )
            if not as_json:
                click.echo(f"{n}. {lines.head}\n   {lines.done}\n   {lines.better}")
        if not regrets and not as_json:
            click.echo(words.say("review-none"))
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
    else:
        click.echo(words.say("review-judged"))
    return 0
