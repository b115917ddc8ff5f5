"""The rows of a component sheet: what is in the box of a game, in words, for the screens and for
plain mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..engine import Word
from ..engine.words import Speech


@dataclass(slots=True, frozen=True)
class SheetRow:
    """A component: its values, how sure they are ("" where everybody knows them), and a remark."""

    text: str
    status: str = ""
    remark: str = ""

    @property
    def line(self) -> str:
        """All of it, one behind the other."""
        sure = f"[{self.status}]" if self.status else ""
        return " ".join(part for part in (self.text, sure, self.remark) if part)


Section = tuple[str, list[SheetRow]]
"""A heading, and the rows under it."""

STATUSES = ("KNOWN", "DERIVED", "PART", "RECONSTRUCTED")
"""How sure a row of a box may be, the surest first; no row of some boxes is derived."""


def counted(sure: Mapping[str, int], words: Speech) -> SheetRow:
    """How many rows of a box there are of each status."""
    told = [
        words.say("sheet-sure", sure=Word(f"sure-{status.lower()}"), n=sure[status])
        for status in statuses(sure)
    ]
    return SheetRow(words.say("sheet-counts", rows=sum(sure.values()), counts=", ".join(told)))


def statuses(sure: Mapping[str, int]) -> list[str]:
    """The statuses that a box may have."""
    return [status for status in STATUSES if status != "DERIVED" or sure[status]]
