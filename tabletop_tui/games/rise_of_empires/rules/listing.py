"""Base classes for parts that enumerate candidates and report each impossible one with its own
reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from ....engine import Closed, Part

S = TypeVar("S")
F = TypeVar("F")


class AllPossible(Part[S, F]):
    """A part whose candidates are all possible, so none of them is checked for a reason."""

    def legal(self, s: S, f: F, seat: int) -> Sequence[Any]:
        return [*self.candidates(s, f, seat)]

    def possible(self, s: S, f: F, seat: int) -> bool:
        if self.reason(s, f, seat):
            return False
        return next(iter(self.candidates(s, f, seat)), None) is not None


class ListingPart(Part[S, F]):
    """A part that reports for each candidate why it is not possible now."""

    def shown(self, s: S, f: F, seat: int) -> Iterable[Any]:
        """Return the actions reported as closed when a reason rules them out."""
        return self.candidates(s, f, seat)

    def closed(self, s: S, f: F, seat: int) -> Iterator[Closed]:
        if self.reason(s, f, seat):
            yield from super().closed(s, f, seat)
            return
        for a in self.shown(s, f, seat):
            if reason := self.why(s, f, seat, a):
                yield Closed(self.action, self.refusal(s, f, seat, reason, a))
