"""A column of kinds with a number each, and the cursor in it: what the forms for hands and deals
are made of.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text


class Counts:
    """*taken* of each kind, from 0 up to *most* of it.

    *letters* picks kinds by a letter each: a small one takes one more, a capital one fewer. What is
    *barred* cannot be taken and is not shown.
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
        """How many in all."""
        return sum(self.taken)

    def shown(self) -> list[int]:
        """The kinds that there is any of and that are not barred."""
        return [k for k, most in enumerate(self.most) if most and k not in self.barred]

    def bar(self, kinds: Collection[int]) -> None:
        """These kinds cannot be taken, as they stand elsewhere."""
        self.barred = set(kinds)
        shown = self.shown()
        if shown and self.cursor not in shown:
            self.cursor = shown[0]

    def lettered(self, key: str) -> int:
        """The kind whose letter *key* is, small or capital; -1 for none."""
        small = key.lower() if len(key) == 1 else ""
        return self.letters.index(small) if small and small in self.letters else -1

    def missing(self, key: str) -> str:
        """The name of the kind with that letter, if there is none of it to take; else ""."""
        kind = self.lettered(key)
        return self.names[kind] if kind >= 0 and not self.most[kind] else ""

    def letter(self, key: str, room: int) -> bool:
        """Take one more of the kind with that letter, or one fewer for a capital; False for a key
        that is no letter of a kind there is any of.
        """
        kind = self.lettered(key)
        if kind not in self.shown():
            return False
        self.cursor = kind
        self.change(1 if key.islower() else -1, room)
        return True

    def move(self, by: int) -> None:
        """Go to the next kind there is any of."""
        shown = self.shown()
        if self.cursor in shown:
            self.cursor = shown[(shown.index(self.cursor) + by) % len(shown)]

    def change(self, by: int, room: int) -> None:
        """Take one more or one less of the kind under the cursor, if there is *room* for it."""
        kind = self.cursor
        if kind not in self.barred and (by < 0 or room > 0):
            self.taken[kind] = max(0, min(self.most[kind], self.taken[kind] + by))

    def clear(self) -> None:
        """Take nothing."""
        self.taken = [0] * len(self.most)

    def digit(self, n: int, room: int) -> None:
        """Take exactly *n* of the kind under the cursor, or as many as possible."""
        kind = self.cursor
        if kind not in self.barred:
            self.taken[kind] = max(0, min(n, self.most[kind], self.taken[kind] + room))

    def click(self, row: int, room: int) -> bool:
        """A click on one of the rows: one more of that kind, or none when there is no more to
        take.
        """
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
        """A row a kind that there is any of: the number taken, the number there is."""
        rows = []
        for kind in self.shown():
            name, here = self.names[kind], active and kind == self.cursor
            row = Text("▸ " if here else "  ", "bold" if here else "")
            if any(self.letters):
                row.append(f"{self.letters[kind] or ' '}  ", "bold")
            row.append(f"{self.taken[kind]}", "bold" if self.taken[kind] else "dim")
            row.append(f"/{self.most[kind]} ", "dim")
            row.append(name, "reverse" if here else "")
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
        return rows

    def pointed(self) -> int:
        """The row of the kind under the cursor; the first where there is nothing to take."""
        shown = self.shown()
        return shown.index(self.cursor) if self.cursor in shown else 0
