"""The menu: the actions that are not picked on the board, a line each, with the impossible ones
dimmed.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ..keys.tables import LIST
from ..table.choosing import Entry
from ..widgets.choice_list import Choices, Row
from ..widgets.lines import wrapped
from .form import Form

LONG = 4  # rows from which on one of them may be kept for the end of a turn


class Lines(Choices):
    """Lines that are as long as they need to be: a reason is whole where there is room for all, and
    under the cursor.
    """

    pinned = -1
    """The row that is in view however long the list is, -1 for none."""

    def lines(self, width: int, height: int) -> list[Text]:
        rows = super().lines(width, height)
        if self.pinned < 0 or self.pinned in self.row_of or height < LONG:
            return rows
        rows = super().lines(width, height - 1)
        self.row_of = [*self.row_of, self.pinned]
        return [*rows, self.body(self.pinned, width, False)[0]]

    def body(self, n: int, width: int, whole: bool = True) -> list[Text]:
        row, here = self.rows[n], self.active and n == self.at
        label = f"{row.label} · {row.why}" if row.why else row.label
        style: str | Style = self.bright if here else "dim" if row.why else ""
        rows = wrapped(Text(label, style), max(8, width - 3))
        if row.why and not here and not whole:
            rows = [cut_short(rows, width)]
        key = Text(f"{row.key or ' ':>1}", "dim" if row.why else "bold").append("  ")
        blank = Text("   ", key.style)
        return [(blank if k else key).copy().append_text(line) for k, line in enumerate(rows)]


class OneOfForm(Form):
    """A list with a cursor. It is not bound to one offer: the screen gives it the entries of the
    open choice.
    """

    keys = LIST

    def __init__(self, entries: list[Entry]) -> None:
        self.entries, self.picked = entries, -1
        self.list = Lines([Row(e.label, key=e.key, why=e.why) for e in entries])
        self.list.pinned = next((n for n, entry in enumerate(entries) if entry.stays), -1)
        self.done, self.gone, self.refusal = None, False, ""

    @property
    def cursor(self) -> int:
        """The entry that is pointed at."""
        return self.list.at

    @cursor.setter
    def cursor(self, at: int) -> None:
        self.list.at = at

    @property
    def entry_of(self) -> list[int]:
        """The entry that stands in each row that is shown."""
        return self.list.row_of

    def take(self, key: str) -> bool:
        self.picked = -1
        if not self.entries:
            return False
        if key == "enter":
            self.picked = self.cursor
        elif not self.list.move(key):
            self.picked = self.list.lettered(key)
            if self.picked < 0:
                return False
            self.cursor = self.picked
        return True

    def chosen(self) -> Entry | None:
        """The entry that the last key picked."""
        return self.entries[self.picked] if self.picked >= 0 else None

    def here(self) -> Entry | None:
        """The entry under the cursor."""
        return self.entries[self.cursor] if self.entries else None

    def menu(self, width: int, height: int, active: bool) -> list[Text]:
        """The entries in *height* rows, the cursor always among them."""
        self.list.active = active
        return self.list.lines(width, height)


def cut_short(rows: list[Text], width: int) -> Text:
    """The first row alone, with a sign where the text goes on."""
    if len(rows) == 1:
        return rows[0]
    head = wrapped(rows[0], max(8, width - 5))[0]
    while head.plain and head.plain[-1] in " ·,":
        head = head[:-1]
    return head.append(" ⋯")
