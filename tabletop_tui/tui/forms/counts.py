"""A column of kinds with a number each, and its cursor: part of the forms for hands and deals."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from ..widgets.line_widgets import cut_row

MORE = ("right", "plus", "space")  # keys that take one more


class Counts:
    """*taken* of each kind, from 0 to *most*.

    *letters* picks kinds: a lower-case letter takes one more, a capital one fewer. *barred* kinds
    cannot be taken and are not shown.
    """

    def __init__(
        self, names: Sequence[str], most: Sequence[int], letters: Sequence[str] = ()
    ) -> None:
        self.names, self.most = list(names), list(most)
        self.letters = list(letters) or [""] * len(self.most)
        self.barred: set[int] = set()
        self.taken = [0] * len(self.most)
        self.cursor = next((k for k, n in enumerate(self.most) if n), 0)

    def total(self) -> int:
        """The total."""
        return sum(self.taken)

    def shown(self) -> list[int]:
        """The kinds that are available and not barred."""
        return [k for k, most in enumerate(self.most) if most and k not in self.barred]

    def bar(self, kinds: Collection[int]) -> None:
        """Bar these kinds, which stand elsewhere."""
        self.barred = set(kinds)
        shown = self.shown()
        if shown and self.cursor not in shown:
            self.cursor = shown[0]

    def lettered(self, key: str) -> int:
        """Return the kind of a letter, lower case or capital; -1 for none."""
        small = key.lower() if len(key) == 1 else ""
        return self.letters.index(small) if small and small in self.letters else -1

    def missing(self, key: str) -> str:
        """Return the name of the kind with that letter if none of it is available, else ""."""
        kind = self.lettered(key)
        return self.names[kind] if kind >= 0 and not self.most[kind] else ""

    def letter(self, key: str, room: int) -> bool:
        """Take one more of the kind with that letter, or one fewer for a capital. Return False for
        a key that is no letter of an available kind.
        """
        kind = self.lettered(key)
        if kind not in self.shown():
            return False
        self.cursor = kind
        self.change(1 if key.islower() else -1, room)
        return True

    def spent(self) -> str:
        """Return the name of the current kind if all of it is taken, else ""."""
        kind = self.cursor
        return self.names[kind] if self.taken[kind] >= self.most[kind] else ""

    def move(self, by: int) -> None:
        """Go to the next available kind."""
        shown = self.shown()
        if self.cursor in shown:
            self.cursor = shown[(shown.index(self.cursor) + by) % len(shown)]

    def change(self, by: int, room: int) -> None:
        """Take one more or fewer of the current kind, if there is *room*."""
        kind = self.cursor
        if kind not in self.barred and (by < 0 or room > 0):
            self.taken[kind] = max(0, min(self.most[kind], self.taken[kind] + by))

    def clear(self) -> None:
        """Take nothing."""
        self.taken = [0] * len(self.most)

    def digit(self, n: int, room: int) -> None:
        """Take exactly *n* of the current kind, or as many as possible."""
        kind = self.cursor
        if kind not in self.barred:
            self.taken[kind] = max(0, min(n, self.most[kind], self.taken[kind] + room))

    def click(self, row: int, room: int) -> bool:
        """Take one more of the kind clicked, or none if that is not possible."""
        kinds = self.shown()
        if not 0 <= row < len(kinds):
            return False
        self.cursor = kinds[row]
        if self.taken[self.cursor] < self.most[self.cursor] and room > 0:
            self.change(1, room)
        else:
            self.taken[self.cursor] = 0
        return True

    def rows(self, width: int, active: bool = True) -> list[Text]:
        """Return a row for each available kind: the number taken, and the number available."""
        rows = []
        for kind in self.shown():
            name, here = self.names[kind], active and kind == self.cursor
            row = Text("▸ " if here else "  ", "bold" if here else "")
            if any(self.letters):
                row.append(f"{self.letters[kind] or ' '}  ", "bold")
            row.append(f"{self.taken[kind]}", "bold" if self.taken[kind] else "dim")
            row.append(f"/{self.most[kind]} ", "dim")
            row.append(name, "reverse" if here else "")
            rows.append(cut_row(row, width))
        return rows

    def pointed(self) -> int:
        """Return the row of the current kind; the first if there is nothing to take."""
        shown = self.shown()
        return shown.index(self.cursor) if self.cursor in shown else 0
