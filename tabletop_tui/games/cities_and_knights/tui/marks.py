"""The glyphs of the map, each with its plain character."""

from __future__ import annotations

from typing import Any

from ..board import ANY
from ..things import CITY, KNIGHTS, SETTLEMENT, TIPPED

LETTERS = ("B", "L", "W", "G", "O", "-", "$")  # by terrain: the resource it yields
KIND_LETTERS = ("B", "L", "W", "G", "O", "p", "c", "$")  # by kind of card: resources large, commodities small
COMMODITY_MARKS = ("paper", "cloth", "coin")


def harbor_text(kind: int) -> str:
    """What a harbour trades, in three cells."""
    return "3:1" if kind == ANY else f"2:{KIND_LETTERS[kind]}"


def piece_text(s: Any, node: int, ascii: bool) -> str:
    """A building (with its wall) or a knight (its level; a filled horse is active, an outlined one is not)."""
    piece = s.piece[node]
    if piece > KNIGHTS:
        horse = ("K" if ascii else "♞") if s.active[node] else ("k" if ascii else "♘")
        return f"{horse}{piece - KNIGHTS}"
    wall = "=" if s.wall[node] else ""
    if node in s.metropolis:
        return ("M" if ascii else "♛") + wall
    if piece == CITY:
        return ("C" if ascii else "♜") + wall
    if piece == TIPPED:
        return "t" if ascii else "♖"
    return ("s" if ascii else "⌂") if piece == SETTLEMENT else "?"
