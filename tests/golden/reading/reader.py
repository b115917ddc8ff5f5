"""What the readers of all games share: sentences with gaps, and what may stand in a gap."""

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
    """A sentence that no reader understands, or that cannot be true."""


def says(*sentences: str) -> Callable[[F], F]:
    """A method that reads these sentences: each <gap> is one of its arguments; what stands between
    [brackets] may be missing.
    """

    def mark(method: F) -> F:
        method.sentences = sentences  # type: ignore[attr-defined]
        return method

    return mark


def is_number(gap: str) -> bool:
    """Whether a number stands in a gap of this name: <n> or <n_something>."""
    return gap == "n" or gap.startswith("n_")


def amounts(text: str) -> Counter[str]:
    """ "2 brick, 1 ore" as a count; "nothing" is an empty one."""
    found: Counter[str] = Counter()
    for part in LIST.split(text) if text != "nothing" else ():
        number, _, kind = part.partition(" ")
        found[kind.removesuffix("s")] += int(number)
    return found


class Reader:
    """Reads a story sentence by sentence; a game's reader has a method for every sentence."""

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
        """A sentence with gaps as a pattern."""
        found = re.escape(sentence).replace(r"\[", "(?:").replace(r"\]", ")?")
        someone = "|".join(map(re.escape, self.names))

        def gap(match: re.Match[str]) -> str:
            name = match[1]
            inside = rf"(?:{someone})" if name in SEATS else r"\d+" if is_number(name) else ".+?"
            inside = self.kinds.get(name, inside)
            return f"(?P<{name}>{inside})"

        return re.compile(f"{GAP.sub(gap, found)}$")

    def value(self, gap: str, text: str | None) -> Any:
        """What stands in a gap."""
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
        """Take in one sentence. Raises Unread."""
        found = [(m, method) for p, method in self.patterns if (m := p.match(line))]
        if len(found) != 1:
            raise Unread(f"{len(found)} readings of: {line}")
        match, method = found[0]
        method(**{gap: self.value(gap, text) for gap, text in match.groupdict().items()})

    def read_all(self, text: str) -> dict[str, int]:
        """Take in a whole transcript; gives the points with which it ends, by name."""
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
        """Take in a heading."""
