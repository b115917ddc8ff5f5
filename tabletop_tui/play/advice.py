"""Hints in words: an action and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Word
from .text import Words

Reasons = Sequence[tuple[str, float]]  # (term of the valuation, change in victory points)


def advice(words: Words, view: Any, action: Any, why: Reasons) -> str:
    """What to do and why, as a player would say it."""
    told = words.of(view, action)
    terms = [
        words.say("ui-hint-term", change=words.decimal(x, "+.1f").replace("-", "−"), term=Word(term(words, name)))
        for name, x in why
    ]
    reasons = ", ".join(terms) or words.say("ui-hint-calm")
    return words.say("ui-hint-row", action=told.rstrip("."), reasons=reasons)


def term(words: Words, name: str) -> str:
    """The key of a term: its own, or that of the source of points which it is in a game without a valuation."""
    return f"term-{name}" if words.has(f"term-{name}") else f"score-{name}"
