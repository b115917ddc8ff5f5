"""Hints in words: an action and what speaks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .text import Words

Reasons = Sequence[tuple[str, Mapping[str, Any]]]  # messages of the text files, and their facts


def advice(words: Words, view: Any, action: Any, why: Reasons) -> str:
    """What to do and why, as a player would say it."""
    told = words.of(view, action)
    reasons = "; ".join(words.form(key, facts) for key, facts in why) or words.say("ui-hint-calm")
    return words.say("ui-hint-row", action=told.rstrip("."), reasons=reasons)
