"""Rows of scores: points by source, their course over the rounds, the game's own charts, and the
end.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...cells import cell_len, cut_cells, ljust, rjust
from ...play.players import bots_in_words
from ...play.replay import viewing_seat
from ...play.story.standings import standings
from ...play.text import all_of
from ..game_ui import GameUI
from ..look import Look
from ..paint.emblem import emblems
from ..widgets.line_widgets import with_names_coloured, wrapped
from . import chart

CHART = 14  # lines of the chart of points
WIDEST = 88  # cells of a game's own charts
TALL = 30  # lines from which a picture stands above the winners
NARROW, BROAD = 5, 12  # cells of a player's column


def table_rows(look: Look, width: int) -> list[Text]:
    """Return points by source, a column a player, with the totals last."""
    seats = range(len(look.table.seats))
    scores = [look.table.game.score(look.view, seat) for seat in seats]
    sources = list(dict.fromkeys(source for score in scores for source in score))
    words = [look.say(f"score-{source}") for source in sources]
    first = max(map(cell_len, (*words, look.say("score-head"), look.say("score-total")))) + 2
    room = max(NARROW, (width - first) // len(seats) - 3)
    heads = [f"{look.glyph(seat)} {look.ink.text(look.name(seat))}" for seat in seats]
    columns = [max(NARROW, min(BROAD, room, cell_len(head))) for head in heads]
    head = Text(ljust(look.say("score-head"), first), "dim")  # else cities, say, look counted
    for seat, shown, cells in zip(seats, heads, columns, strict=True):
        name = rjust(cut_cells(shown, cells), cells)
        head.append(f" {name} ", look.chip_style(seat)).append(" ")
    rows = [head]
    for source, word in zip(sources, words, strict=True):
        row = Text(ljust(word, first))
        for seat, cells in zip(seats, columns, strict=True):
            points = scores[seat].get(source, 0)
            row.append(f" {points or '·':>{cells}}  ", "" if points else "dim")
        rows.append(row)
    total = Text(ljust(look.say("score-total"), first), "bold")
    for seat, cells in zip(seats, columns, strict=True):
        total.append(f" {sum(scores[seat].values()):>{cells}}  ", "bold")
    return [*rows, total]


def course_rows(look: Look, width: int, height: int) -> list[Text]:
    """Return how the points grew, as the viewer may know them, with a key to the lines; nothing for
    a new game.
    """
    course = standings(look.table, viewing_seat(look.table, look.seat), width)
    seats = range(len(look.table.seats))
    rounds = [standing.round for standing in course]
    series = [(rounds, [standing.points[seat] for standing in course]) for seat in seats]
    drawn = chart.lines(look, series, width, height) if len(set(rounds)) > 1 else []
    if not drawn:
        return []
    key = Text(" ")
    for seat in seats:
        key.append_text(look.who(seat)).append(f" {course[-1].points[seat]}   ")
    return [Text(look.say("chart-points"), "bold"), *drawn, key]


def chart_rows(look: Look, ui: GameUI, width: int, height: int) -> list[Text]:
    """Return the game's own charts, and the course of the points."""
    own = ui.charts(look, min(width, WIDEST))
    course = course_rows(look, width, max(CHART, min(height - 4, 20)))
    return [*own, *([Text()] if own and course else []), *course] or [Text(look.say("chart-none"))]


def score_rows(
    look: Look, ui: GameUI, width: int, height: int, ending: Sequence[str] = ()
) -> list[Text]:
    """Return the winners if the game is over, and the *ending*; then points by source, and all
    charts.
    """
    rows: list[Text] = []
    winners = look.table.game.winners(look.table.state)
    if winners:
        names = all_of([look.name(seat) for seat in winners])
        if height >= TALL:
            rows += emblems(look.ink, tuple(winners))
        rows += [Text(look.say("page-winners", names=names, count=len(winners)), "bold")]
    for sentence in ending:
        rows += wrapped(with_names_coloured(sentence, look.words, look.ink), width, 2)
    rows += [Text()] if rows else []
    rows += table_rows(look, width)
    rows += [Text(line, "dim") for line in bots_in_words(look.table)]
    tall = max(CHART, min(height - len(rows) - 3, 24))
    course, own = course_rows(look, width, tall), ui.charts(look, min(width, WIDEST))
    return [*rows, Text(), *course, *([Text()] if own else []), *own]
