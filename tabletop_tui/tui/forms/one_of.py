"""The menu: the actions that are not picked on the board, a line each, with the impossible ones dimmed."""

from __future__ import annotations

from rich.text import Text

from ..choosing import Entry
from ..kit import wrapped
from .form import Form


class OneOfForm(Form):
    """A list with a cursor. It is not bound to one offer: the screen gives it the entries of the open choice."""

    hint = "keys-menu"

    def __init__(self, entries: list[Entry]) -> None:
        self.entries, self.cursor, self.picked = entries, 0, -1
        self.entry_of: list[int] = []  # the entry that stands in each row that is shown
        self.done, self.gone, self.refusal = None, False, ""

    def key(self, key: str) -> bool:
        self.picked = -1
        if not self.entries:
            return False
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.entries)
        elif key in ("pageup", "pagedown"):
            self.cursor = max(0, min(self.cursor + (8 if key == "pagedown" else -8), len(self.entries) - 1))
        elif key == "enter":
            self.picked = self.cursor
        else:
            found = [n for n, e in enumerate(self.entries) if e.key == key]
            if not found:
                return False
            self.cursor = self.picked = found[0]
        return True

    def chosen(self) -> Entry | None:
        """The entry that the last key picked."""
        return self.entries[self.picked] if self.picked >= 0 else None

    def here(self) -> Entry | None:
        """The entry under the cursor."""
        return self.entries[self.cursor] if self.entries else None

    def menu(self, width: int, height: int, active: bool) -> list[Text]:
        """The entries in *height* rows, the cursor always among them."""
        rows: list[Text] = []
        entry_of: list[int] = []
        first = last = 0
        whole = sum(len(body(entry, width)) for entry in self.entries) <= height
        for n, entry in enumerate(self.entries):
            here = active and n == self.cursor
            label = body(entry, width, "reverse" if here else "dim" if entry.why else "")
            if entry.why and not here and not whole:
                label = [cut_short(label, width)]
            key = Text(f"{entry.key or ' ':>1}", "dim" if entry.why else "bold").append("  ")
            if n == self.cursor:
                first = len(rows)
            entry_of += [n] * len(label)
            for k, line in enumerate(label):
                rows.append((key if k == 0 else Text("   ", key.style)).copy().append_text(line))
            if n == self.cursor:
                last = len(rows)
        top = min(max(0, last - height), first)
        top = min(top, max(0, len(rows) - height))
        shown, self.entry_of = rows[top : top + height], entry_of[top : top + height]
        if top > 0 and shown:
            shown[0] = signed(shown[0], "▲", width)
        if top + height < len(rows) and shown:
            shown[-1] = signed(shown[-1], "▼", width)
        return shown


def body(entry: Entry, width: int, style: str = "") -> list[Text]:
    """What a line says, with the whole reason if it is not possible, beside its key."""
    label = f"{entry.label} · {entry.why}" if entry.why else entry.label
    return wrapped(Text(label, style), max(8, width - 3))


def cut_short(rows: list[Text], width: int) -> Text:
    """The first row alone, with a sign where the text goes on."""
    if len(rows) == 1:
        return rows[0]
    head = wrapped(rows[0], max(8, width - 5))[0]
    while head.plain and head.plain[-1] in " ·,":
        head = head[:-1]
    return head.append(" ⋯")


def signed(row: Text, sign: str, width: int) -> Text:
    """The row with a sign behind it that says there is more, in *width* cells."""
    row = row.copy()
    if row.cell_len > width - 2:
        row = wrapped(row, width - 4)[0]
        while row.plain and row.plain[-1] in " ·,⋯":
            row = row[:-1]
        row.append(" ⋯")
    return row.append(f" {sign}", "dim")
