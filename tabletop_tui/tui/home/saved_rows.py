"""The rows of saved games on the home screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from rich.text import Text

from ...cells import cell_len
from ...games import find
from ...play.text import Words, say, title
from ...store.save_folder import SaveEntry
from ..widgets.choice_list import Choices, ListRow, signed
from ..widgets.line_widgets import cut_row

WIDE, NARROW = 78, 46  # cells of a row, and of one beside the picture


class SavedRow(ListRow):
    """A saved game, behind a *head* if there is one. Its line is written when it is first seen. If
    rows are narrow, its details stand below its name.
    """

    def __init__(
        self, entry: SaveEntry, press: Callable[[], object], *, key: str = "", head: str = ""
    ) -> None:
        super().__init__(press=press, key=key)
        self.entry, self.head = entry, head

    @cached_property
    def line(self) -> str:
        """The line of the save."""
        return line_of(self.entry)

    @property
    def label(self) -> str:
        return f"{self.head}: {self.line}" if self.head else self.line

    def details(self, width: int, whole: bool) -> tuple[str, str]:
        """Return its row, and the one below it."""
        if not self.head or width >= WIDE or not whole:
            return self.label, ""
        label, _, more = self.label.partition(" · ")
        return label, more


class HallRow(ListRow):
    """The hall with what goes on there, which stands below it if rows are narrow."""

    def __init__(self, name: str, told: str, press: Callable[[], object], *, key: str) -> None:
        super().__init__(f"{name}: {told}", press, key=key)
        self.name, self.told = name, told

    def details(self, width: int, whole: bool) -> tuple[str, str]:
        """Return its row, and the one below it."""
        return (self.label, "") if width >= WIDE or not whole else (self.name, self.told)


class DayRow(ListRow):
    """The game of the day or of the week in one line: of narrow rows it says only what was played,
    if anything was.
    """

    def __init__(self, name: str, told: str, press: Callable[[], object], *, key: str) -> None:
        super().__init__(f"{name}: {told}", press, key=key)
        self.name, self.told = name, told

    def details(self, width: int, whole: bool) -> tuple[str, str]:
        """Return its row, and nothing below it."""
        game, _, more = self.told.partition(" · ")
        short = f"{self.name}: {more or game}"
        return (self.label if cell_len(self.label) <= width - 8 else short), ""


class HomeMenuRows(Choices):
    """The choices with their letters in the accent colour."""

    accent: Any = "bold"

    def body(self, n: int, width: int, whole: bool = True) -> list[Text]:
        row, bright = self.rows[n], self.bright if n == self.at else ""
        kinds = SavedRow, HallRow, DayRow
        label, more = row.details(width, whole) if isinstance(row, kinds) else (row.label, "")
        line = Text("  ").append(f" {row.key or ' '} ", bright or self.accent)
        lines = [line.append(f" {label} ", bright)]
        lines += [Text(f"      {told}", "dim") for told in packed(more, width - 8)]
        return [cut_row(line, width - 1) for line in lines]

    def window(self, width: int, height: int) -> list[Text]:
        """Return the rows around the cursor. If there are more than lines, each has one, and the
        others are not drawn.
        """
        if len(self.rows) <= height:
            return super().window(width, height)
        self.top = max(min(self.top, self.at), self.at - height + 1)
        self.top = max(0, min(self.top, len(self.rows) - height))
        self.row_of = [*range(self.top, self.top + height)]
        shown = [self.body(n, width, False)[0] for n in self.row_of]
        if self.top > 0:
            shown[0] = signed(shown[0], "▲", width)
        if self.top + height < len(self.rows):
            shown[-1] = signed(shown[-1], "▼", width)
        return shown


def packed(told: str, width: int) -> list[str]:
    """Return details in lines of *width* cells, broken only between two of them."""
    lines: list[str] = []
    for part in told.split(" · ") if told else ():
        if lines and cell_len(longer := f"{lines[-1]} · {part}") <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def line_of(entry: SaveEntry) -> str:
    """Return the line of a save on the home screen."""
    if entry.head is None:
        return entry.trouble
    game = find(entry.game)
    parts = (
        say("saves-example") if entry.is_example else "",
        title(game),
        ", ".join(entry.seats),
        entry.progress(Words(game)),
        entry.when,
    )
    return " · ".join(filter(None, parts))
