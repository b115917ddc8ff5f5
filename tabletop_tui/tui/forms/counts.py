"""A column of kinds with a number each, and the cursor in it: what the forms for hands and deals are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


class Counts:
    """*taken* of each kind, from 0 up to *most* of it."""

    def __init__(self, names: Sequence[str], most: Sequence[int]) -> None:
        self.names, self.most = list(names), list(most)
        self.taken = [0] * len(self.most)
        self.cursor = next((k for k, n in enumerate(self.most) if n), 0)

    def total(self) -> int:
        """How many in all."""
        return sum(self.taken)

    def move(self, by: int) -> None:
        """Go to the next kind there is any of."""
        n = len(self.most)
        for step in range(1, n + 1):
            k = (self.cursor + by * step) % n
            if self.most[k]:
                self.cursor = k
                return

    def change(self, by: int, room: int) -> None:
        """Take one more or one less of the kind under the cursor, if there is *room* for it."""
        k = self.cursor
        if by < 0 or room > 0:
            self.taken[k] = max(0, min(self.most[k], self.taken[k] + by))

    def clear(self) -> None:
        """Take nothing."""
        self.taken = [0] * len(self.most)

    def digit(self, n: int, room: int) -> None:
        """Take exactly *n* of the kind under the cursor, or as many as possible."""
        k = self.cursor
        self.taken[k] = max(0, min(n, self.most[k], self.taken[k] + room))

    def click(self, row: int, room: int) -> bool:
        """A click on one of the rows: one more of that kind, or none when there is no more to take."""
        kinds = [k for k, most in enumerate(self.most) if most]
        if not 0 <= row < len(kinds):
            return False
        self.cursor = kinds[row]
        if self.taken[self.cursor] < self.most[self.cursor] and room > 0:
            self.change(1, room)
        else:
            self.taken[self.cursor] = 0
        return True

    def rows(self, width: int, active: bool = True) -> list[Text]:
        """A row a kind that there is any of: the number taken, the number there is."""
        rows = []
        for k, name in enumerate(self.names):
            if not self.most[k]:
                continue
            here = active and k == self.cursor
            row = Text("▸ " if here else "  ", "bold" if here else "")
            row.append(f"{self.taken[k]}", "bold" if self.taken[k] else "dim")
            row.append(f"/{self.most[k]} ", "dim")
            row.append(name, "reverse" if here else "")
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
        return rows
