"""What people say to all at the table: one line each, which does no harm wherever it is shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime

from ...engine.fast_dataclass import dataclass
from ..names import INVISIBLE, MARKS, VARIATIONS
from ..story.narration import Line
from ..text import Words

LONGEST = 200  # characters of a line
KIND = "talk"
DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that a terminal obeys or cannot show; whoever types them is heard without."""


@dataclass(slots=True, frozen=True)
class ChatLine:
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


def sanitize(text: str, most: int = LONGEST) -> str:
    """A line as it may be shown anywhere: composed, with single blanks, no longer than *most*,
    without anything that a terminal obeys, and with few marks on one letter.

    >>> sanitize("  well\N{ESCAPE}   played ")
    'well played'
    """
    kept, run = list[str](), 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        run = run + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif not (
            kind in DROPPED
            or letter in INVISIBLE
            or run > MARKS
            or any(ord(letter) in some for some in VARIATIONS)
        ):
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()


def chat_sentence(words: Words, one: ChatLine) -> str:
    """What somebody said, as a sentence of the story."""
    name, text = sanitize(one.name, 24), sanitize(one.text)
    return words.say("talk-said", time=one.time, name=name, text=text)


def with_chat(
    story: Sequence[Line], said: Sequence[ChatLine], words: Words, since: int = 0
) -> list[Line]:
    """The story with what was said meanwhile, each line behind the action that it followed."""
    spoken = [
        Line(one.after, one.seat, chat_sentence(words, one), "", KIND)
        for one in said
        if one.after >= since
    ]
    return sorted([*story, *spoken], key=lambda line: line.after)  # stable: talk comes last
