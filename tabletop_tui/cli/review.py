"""The command `review`: what went well in a game, the luck of each seat, and what cost most."""

from __future__ import annotations

import json

import click

from ..play.story.look_back import (
    LookBack,
    luck_and_turning_points,
    praise_in_words,
    question,
)
from ..play.story.review import decision_in_words, record_of, reviewed_seats, why_not_reviewable
from ..play.table import Table
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
    """Print the best decisions of a game, the luck of each seat and how the lead changed; then
    questions about the decisions that cost a player most, and below them the answers.
    """
    from ..bots.worker import LOOK_BACK, DecisionRequest, Failed, decide
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
        request = DecisionRequest(0, table.game.id, record, one, LOOK_BACK, 0)
        with Progress() as progress:
            found = decide(request, lambda: False, lambda answer: progress.show(answer[1].worlds))
        if isinstance(found, Failed):
            raise Problem(bot_failure_and_file(words, table, one, LOOK_BACK, found))
        if not as_json:
            print_praise(words, table, found)
            print_questions(words, table, found)
        for n, regret in enumerate(found.regrets, 1):
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
        if not found.regrets and not as_json:
            click.echo(words.say("review-none"))
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return 0
    for head, told in luck_and_turning_points(words, table):
        click.echo("\n".join(["", head, *(f"- {sentence}" for sentence in told)]))
    click.echo(f"\n{words.say('review-judged')}")
    return 0


def print_praise(words: Words, table: Table, found: LookBack) -> None:
    """Print the best decisions of a player."""
    click.echo(words.say("review-praise") if found.praised else words.say("review-no-praise"))
    for n, praise in enumerate(found.praised, 1):
        lines = praise_in_words(words, table, praise)
        click.echo(f"{n}. {lines.head}\n   {lines.done}\n   {lines.better}")


def print_questions(words: Words, table: Table, found: LookBack) -> None:
    """Print the decisions that cost most as questions, and the heading of the answers."""
    if not found.regrets:
        return
    click.echo(f"\n{words.say('review-second-try')}")
    for n, (regret, others) in enumerate(zip(found.regrets, found.candidates, strict=True), 1):
        asked = question(words, table, regret, others)
        click.echo("\n".join([f"{n}. {asked.asked}", *(f"   - {c}" for _, c in asked.choices)]))
    click.echo(f"\n{words.say('review-answers')}")
