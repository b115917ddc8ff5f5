"""Chat at a table: single lines that are safe to show on any terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ...cells import cut_characters
from ...engine.fast_dataclass import dataclass
from ..names import INVISIBLE, MARKS, VARIATIONS
from ..story.narration import StoryLine
from ..text import Words, time_of_day

LONGEST = 200  # characters of a line
KIND = "talk"
DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories that a terminal interprets or cannot show. They are removed from a line."""


@dataclass(slots=True, frozen=True)
class ChatLine:
    """A chat line. ``seat`` is -1 for a spectator, ``after`` the number of actions played by then,
    ``when`` a time in seconds of the host's clock.
    """

    name: str
    text: str
    seat: int = -1
    after: int = 0
    when: float = 0.0

    @property
    def time(self) -> str:
        """The local time of day."""
        return time_of_day(self.when)


def sanitize(text: str, most: int = LONGEST) -> str:
    """Return a line that is safe to show anywhere: NFC composed, with single spaces, at most *most*
    characters, without control characters, and with few combining marks.

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
    return cut_characters(" ".join("".join(kept).split()), most).rstrip()


def chat_sentence(words: Words, one: ChatLine) -> str:
    """Return a chat line as a sentence of the story."""
    name, text = sanitize(one.name, 24), sanitize(one.text)
    return words.say("chat-said", time=one.time, name=name, text=text)


def with_chat(
    story: Sequence[StoryLine], chat: Sequence[ChatLine], words: Words, since: int = 0
) -> list[StoryLine]:
    """Return the story with the chat lines merged in, each after the action that it followed."""
    spoken = [
        StoryLine(one.after, one.seat, chat_sentence(words, one), "", KIND)
        for one in chat
        if one.after >= since
    ]
    # the sort is stable, so chat follows its action
    return sorted([*story, *spoken], key=lambda line: line.after)
