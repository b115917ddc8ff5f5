"""The base of all readers: sentences with gaps, and what may fill a gap."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

F = TypeVar("F", bound=Callable[..., None])
GAP = re.compile(r"<(\w+)>")
LIST = re.compile(r", | and ")
SEATS = {"seat", "victim", "partner", "former", "owner"}


class Unread(AssertionError):
    """Raised for a sentence that no reader understands, or that cannot be true."""


def says(*sentences: str) -> Callable[[F], F]:
    """Mark a method that reads these sentences. Each <gap> is one of its arguments; text in
    [brackets] is optional.
    """

    def mark(method: F) -> F:
        method.sentences = sentences  # type: ignore[attr-defined]
        return method

    return mark


def is_number(gap: str) -> bool:
    """Return whether a gap holds a number: <n> or <n_something>."""
    return gap == "n" or gap.startswith("n_")


def amounts(text: str) -> Counter[str]:
    """Parse "2 brick, 1 ore" as a count; "nothing" is an empty one."""
    found: Counter[str] = Counter()
    for part in LIST.split(text) if text != "nothing" else ():
        number, _, kind = part.partition(" ")
        found[kind.removesuffix("s")] += int(number)
    return found


class Reader:
    """Reads a story sentence by sentence. A game's reader has a method for every sentence."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """Gaps of a game that only certain words fill, each with its pattern."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.heading = ""
        self.patterns: list[tuple[re.Pattern[str], Callable[..., None]]] = []
        for name in dir(type(self)):
            method = getattr(self, name)
            for sentence in getattr(method, "sentences", ()):
                self.patterns.append((self.pattern(sentence), method))

    def pattern(self, sentence: str) -> re.Pattern[str]:
        """Return the regular expression of a sentence with gaps."""
        found = re.escape(sentence).replace(r"\[", "(?:").replace(r"\]", ")?")
        someone = "|".join(map(re.escape, self.names))

        def gap(match: re.Match[str]) -> str:
            name = match[1]
            inside = rf"(?:{someone})" if name in SEATS else r"\d+" if is_number(name) else ".+?"
            inside = self.kinds.get(name, inside)
            return f"(?P<{name}>{inside})"

        return re.compile(f"{GAP.sub(gap, found)}$")

    def value(self, gap: str, text: str | None) -> Any:
        """Return the value of a gap."""
        if text is None:
            return None
        if gap in SEATS:
            return self.names.index(text)
        if gap == "seats":
            return [self.names.index(name) for name in LIST.split(text)]
        if gap in ("give", "get", "goods", "cards"):
            return amounts(text)
        return int(text) if is_number(gap) else text

    def read(self, line: str) -> None:
        """Read one sentence. Raises Unread."""
        found = [(m, method) for p, method in self.patterns if (m := p.match(line))]
        if len(found) != 1:
            raise Unread(f"{len(found)} readings of: {line}")
        match, method = found[0]
        method(**{gap: self.value(gap, text) for gap, text in match.groupdict().items()})

    def read_all(self, text: str) -> dict[str, int]:
        """Read a whole transcript; return the final points by name."""
        points: dict[str, int] = {}
        for line in text.splitlines()[2:]:
            if line.startswith("  ") and self.heading == "The end":
                name, _, told = line.strip().partition(": ")
                points[name.removesuffix(" wins")] = int(told.split()[0])
            elif line.startswith("  "):
                self.read(line.strip())
            elif line:
                self.heading = line
                self.head(line)
        return points

    def head(self, line: str) -> None:
        """Read a heading."""
