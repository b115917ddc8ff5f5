"""The end of a game: the final board beside the winners and the honours, its card as a file, and
its result as three lines to paste.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from io import StringIO

from rich.console import Console
from rich.text import Text

from ...cells import cell_len
from ...play.daily.result import told_at_the_end
from ...play.permissions import permissions
from ...play.results.deals import deal_of, other_scores
from ...play.session import Session
from ...play.story.honours import honours_in_words
from ...play.story.standings import ranking_in_words, summary
from ...play.table import Table
from ...play.text import Words, all_of, title
from ...store import wall_clock
from ...store.results import others_of_deal
from ..game_ui import GameUI
from ..look import Look
from ..paint.emblem import emblems, row_of
from ..widgets.line_widgets import with_names_coloured, wrapped
from .page import FinalPage
from .scores import score_rows

WIDE, TALL = 110, 30
"""Columns and lines of a page from which the final board stands on it, beside what is told."""
TOLD = 44  # columns beside the board
CARD = 150, 44
"""Columns and lines of the card, if its board is as high."""
BOTTOM = 3  # lines of the page below the board, so that one sees that it goes on


def board_rows(look: Look, ui: GameUI, width: int, height: int) -> list[Text]:
    """Return the board of the last position in at most so many columns and lines."""
    board = ui.boards[ui.final_board]()
    board.show(replace(look, ink=look.ink.in_cells()), {})
    board.resize(width, height)
    canvas = board.canvas
    if canvas is None:
        return []
    rows = [row_of(canvas, y) for y in range(min(canvas.height, board.sized[1]))]
    for row in rows:
        row.truncate(width)
    return rows


def told_rows(look: Look, width: int) -> list[Text]:
    """Return winners, ranking and honours in rows of a width."""
    table, words = look.table, look.words
    winners = table.game.winners(table.state)
    names = all_of([look.name(seat) for seat in winners])
    won = look.say("page-winners", names=names, count=len(winners))
    rows = [*emblems(look.ink, tuple(winners)), *wrapped(Text(won, "bold"), width), Text()]
    for sentence in ranking_in_words(table, words):
        rows += wrapped(with_names_coloured(sentence, words, look.ink), width, 2)
    for sentence in honours_in_words(table, words):
        rows += [Text(), *wrapped(with_names_coloured(sentence, words, look.ink), width, 2)]
    return rows


def ending_rows(look: Look, ui: GameUI, width: int, height: int) -> list[Text]:
    """Return the final board with what is told beside it."""
    board = board_rows(look, ui, width - TOLD - 2, height)
    told = told_rows(look, TOLD)
    across = max(map(len_of, board), default=0)
    rows = []
    for n in range(max(len(board), len(told))):
        left = board[n].copy() if n < len(board) else Text()
        left.append(" " * (across - len_of(left) + 2))
        rows.append(left.append_text(told[n]) if n < len(told) else left)
    return rows


def len_of(row: Text) -> int:
    """Return the cells of a row."""
    return cell_len(row.plain)


def final_page(
    session: Session,
    ui: GameUI,
    look: Look,
    *,
    also: Mapping[str, Callable[[], None]],
    ignore_keys_for: float = 0.0,
) -> FinalPage:
    """Return the page at the end of a game. See :class:`FinalPage`. A guest who may begin no game
    has no key for the same start.
    """
    table, words = session.table, session.words
    may_begin = session.remote or permissions().tables
    end = summary(table, words)
    end += told_at_the_end(table, words, wall_clock.day_in_utc())
    end += other_scores(words, others_of_deal(table), deal_of(table))

    def rows(width: int, height: int) -> Sequence[Text]:
        if width >= WIDE and height >= TALL and table.game.winners(table.state):
            first = [*ending_rows(look, ui, width, height - BOTTOM), Text()]
            return [*first, *score_rows(look, ui, width, 0, end)[1:]]
        return score_rows(look, ui, width, height, [*end, *honours_in_words(table, words)])

    return FinalPage(
        words.say("page-final"),
        rows,
        also={key: do for key, do in also.items() if key != "same" or may_begin},
        result=result_lines(table, words),
        ignore_keys_for=ignore_keys_for,
    )


def result_lines(table: Table, words: Words) -> list[str]:
    """Return the result of a finished game in three lines: what was played, the ranking, and the
    first of the honours; for a game of the day or of the week its own line comes first.
    """
    rounds, _ = table.turns[-1] if table.turns else (0, 0)
    today = wall_clock.day_in_utc()
    head = words.say("ending-head", game=title(table.game), rounds=rounds, day=today.isoformat())
    ranked = " · ".join(ranking_in_words(table, words))
    of_day = told_at_the_end(table, words, today)
    return [*(of_day or [head]), ranked, *honours_in_words(table, words)[:1]]


def card(look: Look, ui: GameUI) -> tuple[str, str]:
    """Return the card of a finished game as an SVG picture, and as text with the codes of a
    terminal.
    """
    words, (width, height) = look.words, CARD
    rows = [Text(" · ".join(result_lines(look.table, words)[:2]), "bold"), Text()]
    rows += ending_rows(look, ui, width, height)
    page = look.ink.style("text", "background")
    console = Console(
        record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor",
        legacy_windows=False,
    )  # fmt: skip
    for row in rows:
        line = row.copy()
        line.append(" " * max(0, width - len_of(line)))
        console.print(line, style=page, no_wrap=True, overflow="crop", crop=True, end="\n")
    ansi = console.export_text(clear=False, styles=True)
    return console.export_svg(title=title(look.table.game)), ansi
