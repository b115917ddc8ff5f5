"""The menu: a line for each action that is not picked on the board; impossible ones are dim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rich.style import Style
from rich.text import Text

from ..keys.hint_line import key_style
from ..keys.key_tables import LIST
from ..table.choice_tree import MenuEntry
from ..widgets.choice_list import Choices, ListRow
from ..widgets.line_widgets import headed, wrapped
from .form import Form


class MenuRows(Choices):
    """Lines as long as needed: a reason is whole if there is room, or under the cursor."""

    short: Sequence[str] = ()
    """The label of a row beside others, "" for one that stands alone. Consecutive rows with such
    labels share one if not all fit.
    """
    heads: Mapping[int, int] = MappingProxyType({})
    """For rows that share one, the first of them, as drawn last."""

    lit = -1
    """The row under the cursor, even within a shared row."""

    def lines(self, width: int, height: int) -> list[Text]:
        self.heads = MappingProxyType({})
        if sum(len(self.body(n, width)) for n in range(len(self.rows))) > height:
            self.heads = MappingProxyType(self.sharing(width))
        at, self.at = self.at, self.heads.get(self.at, self.at)
        self.lit = at
        try:
            return super().lines(width, height)
        finally:
            self.at = at

    def pointed(self) -> int:
        at = self.heads.get(self.at, self.at)
        return self.row_of.index(at) if self.active and at in self.row_of else -1

    def sharing(self, width: int) -> dict[int, int]:
        """Return the rows that share one with others: possible ones if all of them fit, impossible
        ones as many as fit. The current row stands alone if it has a reason to show.
        """
        found: dict[int, int] = {}
        for n, name in enumerate(self.short):
            why = bool(self.rows[n].why)
            if not name or (why and self.active and n == self.at):
                continue
            head = found.get(n - 1, n)
            group = [other for other, first in found.items() if first == head]
            crowded = why and self.shared([*group, n]).cell_len > width
            found[n] = n if crowded or (group and bool(self.rows[head].why) != why) else head
        for head in set(found.values()):
            shared = [n for n, first in found.items() if first == head]
            alone = len(shared) == 1 and not self.rows[head].why
            if alone or self.shared(shared).cell_len > width:
                for n in shared:
                    del found[n]
        return found

    def shared(self, shared: Sequence[int]) -> Text:
        """Return some rows as one, each behind its letter, which a click presses too."""
        made = Text()
        for n in shared:
            row, here = self.rows[n], self.active and n == self.lit
            shade = Style(dim=bool(row.why))
            made.append("  " if made else "").append(row.key, shade + key_style(row.key))
            made.append(" " if n != shared[0] else "  ")
            style = Style.parse(str(self.bright)) if here else shade
            made.append(self.short[n], style + key_style(row.key, bold=False))
        return made

    def body(self, n: int, width: int, whole: bool = True) -> list[Text]:
        if n in self.heads:
            shared = [other for other, head in self.heads.items() if head == n]
            return [self.shared(shared)] if self.heads[n] == n else []
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
    """A list with a cursor. Not bound to one offer: the screen sets the entries of the open
    choice.
    """

    keys = LIST

    def __init__(self, entries: list[MenuEntry]) -> None:
        self.entries, self.picked = entries, -1
        self.list = MenuRows([ListRow(e.label, key=e.key, why=e.why) for e in entries])
        self.list.short = [e.short for e in entries]
        self.list.pinned = next((n for n, entry in enumerate(entries) if entry.stays), -1)
        self.action, self.cancelled, self.refusal = None, False, ""

    @property
    def cursor(self) -> int:
        """The entry under the cursor."""
        return self.list.at

    @cursor.setter
    def cursor(self, at: int) -> None:
        self.list.at = at

    @property
    def entry_of(self) -> list[int]:
        """The entry of each visible row."""
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

    def chosen(self) -> MenuEntry | None:
        """Return the entry that the last key picked."""
        return self.entries[self.picked] if self.picked >= 0 else None

    def here(self) -> MenuEntry | None:
        """Return the entry under the cursor."""
        return self.entries[self.cursor] if self.entries else None

    def menu(self, width: int, height: int, active: bool) -> list[Text]:
        """Return the entries in *height* rows, always with the one under the cursor."""
        self.list.active = active
        return self.list.lines(width, height)


def cut_short(rows: list[Text], width: int) -> Text:
    """Return the first row alone, with a sign if the text goes on."""
    if len(rows) == 1:
        return rows[0]
    return headed(wrapped(rows[0], max(8, width - 5))[0])
