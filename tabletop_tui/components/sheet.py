"""A component sheet: the contents of a game's box in words, for the screens and plain mode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..engine import Word
from ..engine.words import Speech


@dataclass(slots=True, frozen=True)
class SheetRow:
    """A component: its values, their status ("" if they are generally known), and a remark."""

    text: str
    status: str = ""
    remark: str = ""

    @property
    def line(self) -> str:
        """All of it in one line."""
        sure = f"[{self.status}]" if self.status else ""
        return " ".join(part for part in (self.text, sure, self.remark) if part)


Section = tuple[str, list[SheetRow]]
"""A heading and its rows."""

STATUSES = ("KNOWN", "DERIVED", "PART", "RECONSTRUCTED")
"""The statuses of a row, the most certain first. In some boxes no row is derived."""


def status_row(sure: Mapping[str, int], words: Speech) -> SheetRow:
    """Return a row with the number of rows of each status."""
    texts = [
        words.say("sheet-sure", sure=Word(f"sure-{status.lower()}"), n=sure[status])
        for status in statuses(sure)
    ]
    return SheetRow(words.say("sheet-counts", rows=sum(sure.values()), counts=", ".join(texts)))


def statuses(sure: Mapping[str, int]) -> list[str]:
    """Return the statuses that a box may have."""
    return [status for status in STATUSES if status != "DERIVED" or sure[status]]
