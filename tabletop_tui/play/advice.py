"""Hints and motives as sentences: an action and the reasons for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .story.narration import StoryLine
from .story.remarks import KIND as REMARK
from .text import Words

Reasons = Sequence[tuple[str, Mapping[str, Any]]]  # messages of the text files, and their facts
MOST = 2  # reasons told of an action


def advice(words: Words, view: Any, action: Any, why: Reasons) -> str:
    """Return the sentence of a hint: the action and the reasons for it, if there are any."""
    sentence = words.of(view, action)
    if not why:
        return sentence.rstrip(".")
    return words.say(
        "ui-hint-row", action=sentence.rstrip("."), reasons=reasons_in_words(words, why)
    )


def reasons_in_words(words: Words, why: Reasons) -> str:
    """Return the main reasons for an action, the first one first: more are not read."""
    told = [words.form(key, facts) for key, facts in why[:MOST]]
    return "; ".join(told)


def explanation_in_words(
    words: Words, n: int, move: tuple[int, Any], story: Iterable[StoryLine], why: Reasons
) -> str:
    """Return what a computer player did with action *n*, and why: the sentences of the story that
    speak of its seat or of nobody, not of the next player; without any, the kind of action.
    """
    seat, action = move
    lines = [
        line.text
        for line in story
        if line.after == n + 1 and line.kind != REMARK and (not line.names or seat in line.names)
    ]
    told = " ".join(lines) or f"{words.name(seat)}: {words.say(f'offer-{action.kind}')}."
    if not why:
        return told
    return words.say("motive-told", told=told, reasons=reasons_in_words(words, why))
