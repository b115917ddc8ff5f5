"""The rows of a component sheet: what is in the box of a game, in words, for the screens and for
plain mode.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Row:
    """A component: its values, how sure they are ("" where everybody knows them), and a remark."""

    text: str
    status: str = ""
    remark: str = ""

    @property
    def line(self) -> str:
        """All of it, one behind the other."""
        sure = f"[{self.status}]" if self.status else ""
        return " ".join(part for part in (self.text, sure, self.remark) if part)


Section = tuple[str, list[Row]]
"""A heading, and the rows under it."""
