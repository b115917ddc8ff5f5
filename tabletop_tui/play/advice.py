"""Hints and motives as sentences: an action and the reasons for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .text import Words

Reasons = Sequence[tuple[str, Mapping[str, Any]]]  # messages of the text files, and their facts


def advice(words: Words, view: Any, action: Any, why: Reasons) -> str:
    """Return the sentence of a hint: the action and the reasons for it."""
    sentence = words.of(view, action)
    return words.say(
        "ui-hint-row", action=sentence.rstrip("."), reasons=reasons_in_words(words, why)
    )


def reasons_in_words(words: Words, why: Reasons) -> str:
    """Return the reasons for an action, the main one first."""
    return "; ".join(words.form(key, facts) for key, facts in why) or words.say("ui-hint-calm")


def explanation_in_words(words: Words, seat: int, lines: Sequence[str], why: Reasons) -> str:
    """Return what a computer player did, as the *lines* of its story tell it, and why."""
    story = " ".join(lines) or f"{words.name(seat)}."
    return words.say("motive-told", told=story, reasons=reasons_in_words(words, why))
