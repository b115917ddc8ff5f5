"""Nested numbered lists that lead to an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Offer
from ..play.text import Words
from .choices import ChoiceLine, Namer, inside, lines, ready, share_row
from .console import Console


class Lists:
    """The lists of a decision: ``shown`` are the numbered lines of the innermost, and 0 goes back
    to the one around it.
    """

    def __init__(self, console: Console, words: Words) -> None:
        self.console, self.words = console, words
        self.namer = Namer(words, None, lambda place: "")
        self.path: list[list[ChoiceLine]] = [[]]
        self.told: list[ChoiceLine] = []  # the list that was printed in full

    @property
    def shown(self) -> list[ChoiceLine]:
        """The lines of the innermost list."""
        return self.path[-1]

    @property
    def least(self) -> int:
        """The smallest number that may be answered."""
        return 0 if len(self.path) > 1 else 1

    @property
    def only(self) -> ChoiceLine | None:
        """The line of a decision that has no other, which is played without a list."""
        return self.shown[0] if len(self.path) == len(self.shown) == 1 else None

    def begin(self, offers: Sequence[Offer], namer: Namer, *, hand: bool = False) -> None:
        """Start with the first list of a decision; *hand*: the first line picks up the hand."""
        first = [ChoiceLine(self.words.say("ui-pick-up"), "", hand=True)] if hand else []
        self.namer, self.path = namer, [first + lines(offers, namer)]

    def go_into(self, line: ChoiceLine) -> None:
        """Open the list behind a line."""
        self.path.append(inside(line, self.namer))

    def go_back(self) -> None:
        """Return to the list before."""
        self.path.pop()

    def print(self, *, full: bool = False) -> None:
        """Print the numbered lines: short ones in a row, or if *full* whole sentences, each in its
        own line. A single one is told where it is asked for.
        """
        self.told = self.shown if full else self.told
        if self.only is not None:
            return
        first = [] if self.least else [self.words.say("plain-go-back")]
        labels = [self.namer.full(line) if full else line.label for line in self.shown]
        print_numbered(self.console, first + labels, self.least, apart=full)

    @property
    def shortened(self) -> bool:
        """Whether there is more to tell about the lines than has been printed."""
        if self.only is not None or self.told is self.path[-1]:
            return False
        return any(self.namer.full(line) != line.label for line in self.shown)

    def number_of(self, action: Any) -> int:
        """Return the number of the line that plays an action or leads to it, 0 for none."""
        for n, line in enumerate(self.shown, 1):
            if line.action == action or action in line.inside:
                return n
        return 0

    def rule_of(self, number: int) -> str:
        """Return the heading of the rulebook behind a line, "" for other numbers."""
        return self.shown[number - 1].rule if 0 < number <= len(self.shown) else ""

    def action_of(self, number: int) -> Any:
        """Return the action of a line, or the first inside it; None for other numbers."""
        if not 0 < number <= len(self.shown):
            return None
        line = self.shown[number - 1]
        return line.action if line.action is not None else next(iter(line.inside), None)

    def coded(self, typed: str) -> ChoiceLine | None:
        """Return the only line, or the only action inside one, with that coordinate; None for none.
        The language of the players takes precedence over English.
        """
        wanted = tight(typed)
        if not wanted:
            return None
        behind = (ready(action, self.namer) for line in self.shown for action in line.inside)
        for candidates in (self.shown, tuple(behind)):
            matches = [line for line in candidates if tight(line.code) == wanted]
            matches = matches or [line for line in candidates if tight(line.english) == wanted]
            if matches:
                return matches[0] if len(matches) == 1 else None
        return None


def print_numbered(
    console: Console, labels: Sequence[str], least: int, *, apart: bool = False
) -> None:
    """Print labels with their numbers from *least* on: short ones in a row, unless they are wanted
    *apart*.
    """
    rows = [*enumerate(labels, least)]
    if not apart and share_row(labels):
        console.print(" ".join(f"{n}: {label}." for n, label in rows), 2, hang=0)
        return
    for n, label in rows:
        console.print(f"{n}. {label}", 2, hang=3 + len(str(n)) - 1)


def tight(code: str) -> str:
    """Return a coordinate as it is compared: without blanks, in small letters."""
    return code.replace(" ", "").casefold()
