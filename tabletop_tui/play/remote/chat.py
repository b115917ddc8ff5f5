"""What people say to all at the table: one line each, which does no harm wherever it is shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime

from ...engine.fast_dataclass import dataclass
from ..names import MARKS, UNSEEN, VARIATIONS
from ..story.narration import Line
from ..text import Words

LONGEST = 200  # characters of a line
KIND = "talk"
UNHEARD = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that a terminal obeys or cannot show; whoever types them is heard without."""


@dataclass(slots=True, frozen=True)
class Said:
    """Somebody said something: ``seat`` is -1 for one who looks on, ``after`` how many actions had
    been played by then, ``when`` a moment in seconds of the host's clock.
    """

    name: str
    text: str
    seat: int = -1
    after: int = 0
    when: float = 0.0

    @property
    def time(self) -> str:
        """The time of day."""
        return datetime.fromtimestamp(self.when).strftime("%H:%M")


def harmless(text: str, most: int = LONGEST) -> str:
    """A line as it may be shown anywhere: composed, with single blanks, no longer than *most*,
    without anything that a terminal obeys, and with few marks on one letter.

    >>> harmless("  well\N{ESCAPE}   played ")
    'well played'
    """
    kept, run = list[str](), 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        run = run + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif not (
            kind in UNHEARD
            or letter in UNSEEN
            or run > MARKS
            or any(ord(letter) in some for some in VARIATIONS)
        ):
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()


def spoken_line(words: Words, one: Said) -> str:
    """What somebody said, as a sentence of the story."""
    name, text = harmless(one.name, 24), harmless(one.text)
    return words.say("talk-said", time=one.time, name=name, text=text)


def woven(story: Sequence[Line], said: Sequence[Said], words: Words, since: int = 0) -> list[Line]:
    """The story with what was said meanwhile, each line behind the action that it followed."""
    spoken = [
        Line(one.after, one.seat, spoken_line(words, one), "", KIND)
        for one in said
        if one.after >= since
    ]
    return sorted([*story, *spoken], key=lambda line: line.after)  # stable: talk comes last
