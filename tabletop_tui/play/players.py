"""Computer players in words: their level, and the style if they have one."""

from __future__ import annotations

from .seats import STYLES
from .table import Table
from .text import say


def described(level: str, style: str = "") -> str:
    """``hard``, or ``hard, trader``; "" for a person."""
    told = say(f"level-{level}") if level else ""
    return say("level-styled", level=told, style=say(f"style-{style}")) if style else told


def seated(table: Table) -> list[str]:
    """A sentence for every computer player at a table: who it is, and how it plays."""
    return [
        say(
            "seats-row", name=seat.name, who=say("new-bot", level=described(seat.level, seat.style))
        )
        for seat in table.seats
        if seat.is_bot
    ]


def style_about(style: str) -> str:
    """What a computer player of a style likes, in a sentence."""
    return say(f"style-{style if style in STYLES else 'none'}-about")
