"""The pages that can be laid over the game: keys, story, points, legend, components, rulebook."""

from __future__ import annotations

from rich.text import Text

from ...play.rulebook import rulebook
from ..game_ui import GameUI
from ..keys import GAME_KEYS
from ..look import Look
from ..session import Session
from .page import Page


def keys_page(session: Session) -> Page:
    """Every key and what it does."""
    say = session.words.say
    rows = [Text.assemble((f"{key.show:>7}", "bold"), f"   {say(f'key-{key.id}')}") for key in GAME_KEYS if key.show]
    rows += [Text(), Text(say("keys-letters")), Text(say("keys-forms"))]
    return Page(say("page-keys"), rows, hint=say("page-hint"))


def log_page(session: Session) -> Page:
    """The story, as the viewer may hear it."""
    say = session.words.say
    rows = [Text(line.text) for line in session.story(session.table.eyes)]
    return Page(say("page-log"), rows or [Text(say("page-empty"))], hint=say("page-hint"), at_end=True)


def points_page(session: Session, look: Look, *, final: bool = False) -> Page:
    """A table of points by source, a column a player."""
    table, say = session.table, session.words.say
    scores = [table.game.score(look.view, seat) for seat in range(len(table.seats))]
    sources = list(dict.fromkeys(source for score in scores for source in score))
    width = max([len(say(f"score-{s}")) for s in sources] + [len(say("score-total"))]) + 2
    columns = [max(5, min(12, len(seat.name))) for seat in table.seats]
    rows: list[Text] = []
    winners = table.game.winners(table.state)
    if winners:
        names = ", ".join(session.words.name(seat) for seat in winners)
        rows += [Text(say("page-winners", names=names, count=len(winners)), "bold"), Text()]
    head = Text(" " * width)
    for seat, cells in enumerate(columns):
        head.append(f" {session.words.name(seat)[:cells]:>{cells}} ", look.chip_style(seat)).append(" ")
    rows.append(head)
    for source in sources:
        row = Text(f"{say(f'score-{source}'):<{width}}")
        for seat, cells in enumerate(columns):
            points = scores[seat].get(source, 0)
            row.append(f" {points or '·':>{cells}}  ", "" if points else "dim")
        rows.append(row)
    row = Text(f"{say('score-total'):<{width}}", "bold")
    for seat, cells in enumerate(columns):
        row.append(f" {sum(scores[seat].values()):>{cells}}  ", "bold")
    rows.append(row)
    return Page(say("page-final" if final else "page-points"), rows, hint=say("page-hint"))


def legend_page(session: Session, ui: GameUI, look: Look) -> Page:
    """What every symbol means."""
    return Page(session.words.say("page-legend"), ui.legend(look), hint=session.words.say("page-hint"))


def sheet_page(session: Session, ui: GameUI, look: Look) -> Page:
    """The components of the game."""
    rows = ui.sheet(look) or [Text(session.words.say("page-empty"))]
    return Page(session.words.say("page-sheet"), rows, hint=session.words.say("page-hint"))


def rule_page(session: Session, rule: str) -> Page:
    """The section of the rulebook that explains *rule*, and all that follows it."""
    book = rulebook(session.table.game.id)
    rows: list[Text] = []
    for section in book.starting_at(rule):
        rows += [Text(section.title, "bold underline"), *(Text(line) for line in section.lines), Text()]
    return Page(session.words.say("page-rules"), rows, hint=session.words.say("page-hint"))
