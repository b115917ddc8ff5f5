"""The numbers that an example of a rulebook tells, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from tabletop_tui.play.rulebook import EXAMPLE, PICTURE, rulebook
from tabletop_tui.play.text import languages

NUMBER = re.compile(r"(?<![\w.:])\d+(?![\w:])")


@cache
def examples(game: str) -> dict[str, dict[str, str]]:
    """Return the text of each example of a game, by its key and language."""
    found: dict[str, dict[str, str]] = {}
    for code in languages():
        for section in rulebook(game, code).sections:
            if EXAMPLE in section.key:
                text = " ".join(line for line in section.lines if not PICTURE.fullmatch(line))
                found.setdefault(section.key, {})[code] = text
    return found


def tells(game: str, key: str, *figures: int | Iterable[int]) -> None:
    """Check that an example tells these numbers in each language, and no others."""
    wanted = set[int]()
    for one in figures:
        wanted |= {one} if isinstance(one, int) else {*one}
    for code, text in examples(game)[key].items():
        assert {int(n) for n in NUMBER.findall(text)} == wanted, (code, text)
