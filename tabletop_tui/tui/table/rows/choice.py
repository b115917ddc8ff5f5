"""The rows of the open choice beside the board, and which of them was clicked."""

from __future__ import annotations

from rich.text import Text

from ...widgets.line_widgets import wrapped
from ..open_choice import OpenChoice
from ..question_text import question_text

WAITING = 2
"""Rows for whom the table waits for, at least: else the story below jumps with every move."""


class ChoiceRows:
    """Draws the form, or the menu below its question."""

    def __init__(self, choice: OpenChoice) -> None:
        self.choice = choice
        self.menu_top = 1  # rows above the menu or form
        self.form_top = 0  # rows of the open form that are scrolled out above
        self.form_row_of: list[int] = []  # by row below form_top, the row of the form

    def rows(self, waiting: Text, width: int, height: int, who: Text | None = None) -> list[Text]:
        """Return all rows of the form, or as much of the menu as fits *height*. *waiting* is shown
        while no choice is open; *who* names the player for the top line.
        """
        head = Text("─" * width, "dim")
        if who is not None and who.cell_len < width - 2:
            head = Text("─ ", "dim").append_text(who).append(" ", "not dim")
            head.append("─" * (width - head.cell_len), "dim")
        choice, self.menu_top = self.choice, 1
        if choice.form is not None:
            broken = [wrapped(row, width) for row in self.asked(choice.form.rows(width))]
            self.form_row_of = [n for n, rows in enumerate(broken) for _ in rows]
            return [head, *(row for rows in broken for row in rows)]
        question = waiting
        if choice.choice_tree is not None and not choice.meanwhile:
            sentence = question_text(choice.session, choice.choice_tree, choice.seat)
            question = Text(sentence, "bold")
        rows = [head, *wrapped(question, width)] if question else []
        if choice.choice_tree is None and not (choice.session.remote or choice.session.table.over):
            rows = rows or [head]
            rows += [Text()] * (1 + WAITING - len(rows))
        self.menu_top = len(rows)
        room = max(3, height - len(rows))
        return rows + choice.menu.menu(width, room, active=not choice.on_board)

    def asked(self, rows: list[Text]) -> list[Text]:
        """Return the rows of a form, below the question itself if there is nothing else to
        choose.
        """
        choice = self.choice
        if choice.sole_form() is not None and choice.aiming() is None:
            question = choice.session.prompt(choice.seat)
            return [Text(question, "bold"), *rows[1:]] if question else rows
        return rows

    def window(self, form: list[Text], height: int) -> list[Text]:
        """Return the rows of an open form around its cursor, if not all of them fit."""
        open_, here = self.choice.form, 0
        if open_ is not None and (row := open_.pointed()) in self.form_row_of:
            here = 1 + self.form_row_of.index(row)  # below the line above the form
        self.form_top = max(0, min(here - height // 2, len(form) - height))
        return form[self.form_top :][:height]

    def pointed(self) -> int:
        """Return the row under the cursor, as last drawn, or -1 while the cursor is on a board."""
        form = self.choice.form
        if form is None:
            line = self.choice.menu.list.pointed()
            return self.menu_top + line if line >= 0 else -1
        row = form.pointed()
        here = self.form_row_of.index(row) if row in self.form_row_of else 0
        return max(0, self.menu_top + here - self.form_top)

    def form_row(self, row: int) -> int:
        """Return the row of the open form in a row of the screen, or -1."""
        n = row - self.menu_top + self.form_top
        return self.form_row_of[n] if 0 <= n < len(self.form_row_of) else -1

    def menu_line(self, row: int) -> int:
        """Return the line of the menu in a row of the screen, or -1."""
        n, lines = row - self.menu_top, self.choice.menu.entry_of
        return lines[n] if 0 <= n < len(lines) else -1
