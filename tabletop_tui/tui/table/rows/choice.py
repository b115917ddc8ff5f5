"""The rows of the open choice beside the board, and what in them the mouse has clicked."""

from __future__ import annotations

from rich.text import Text

from ...widgets.line_widgets import wrapped
from ..open_choice import OpenChoice
from ..question_text import asked


class ChoiceRows:
    """Draws the form, or the menu under its question."""

    def __init__(self, choice: OpenChoice) -> None:
        self.choice = choice
        self.menu_top = 1  # rows above the menu or form
        self.form_top = 0  # rows of the open form above those that there is room for
        self.form_row_of: list[int] = []  # the row of the form that stands in each row from there

    def rows(self, waiting: str, width: int, height: int, who: Text | None = None) -> list[Text]:
        """All rows of the form; of the menu those that *height* has room for. *waiting* is what is
        said while nobody may choose, and *who* chooses, for the line above.
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
        if choice.choice_tree is not None:
            question = asked(choice.session, choice.choice_tree, choice.seat)
        rows: list[Text] = []
        if question:
            rows = [head, *wrapped(Text(question, "bold"), width)]
        self.menu_top = len(rows)
        room = max(3, height - len(rows))
        return rows + choice.menu.menu(width, room, active=not choice.on_board)

    def asked(self, rows: list[Text]) -> list[Text]:
        """The rows of a form, under the question itself if there is nothing else to choose than
        what it takes.
        """
        choice = self.choice
        if choice.sole_form() is not None and choice.aiming() is None:
            question = choice.session.prompt(choice.seat)
            return [Text(question, "bold"), *rows[1:]] if question else rows
        return rows

    def window(self, form: list[Text], height: int) -> list[Text]:
        """The rows of an open form around its cursor, where there is no room for all of them."""
        open_, here = self.choice.form, 0
        if open_ is not None and (row := open_.pointed()) in self.form_row_of:
            here = 1 + self.form_row_of.index(row)  # below the line above the form
        self.form_top = max(0, min(here - height // 2, len(form) - height))
        return form[self.form_top :][:height]

    def form_row(self, row: int) -> int:
        """The row of the open form in a row of the screen, -1 for none."""
        n = row - self.menu_top + self.form_top
        return self.form_row_of[n] if 0 <= n < len(self.form_row_of) else -1

    def menu_line(self, row: int) -> int:
        """The line of the menu in a row of the screen, -1 for none."""
        n, lines = row - self.menu_top, self.choice.menu.entry_of
        return lines[n] if 0 <= n < len(lines) else -1
