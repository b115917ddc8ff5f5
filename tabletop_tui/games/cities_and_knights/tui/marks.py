"""The signs of the map that are put together of several: pieces and harbours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....tui.look import Look
from ..board import ANY
from ..things import CITY, KNIGHTS, SETTLEMENT

KIND_LETTERS = ("B", "L", "W", "G", "O", "p", "c", "$")  # by kind of card: resources large, commodities small


def price(cost: Iterable[int]) -> str:
    """Counted cards by their letters, as the hand is written: ``B1 L1``."""
    return " ".join(f"{KIND_LETTERS[kind]}{n}" for kind, n in enumerate(cost) if n)


def harbor_text(kind: int) -> str:
    """What a harbour trades, in three cells."""
    return "3:1" if kind == ANY else f"2:{KIND_LETTERS[kind]}"


def piece_text(look: Look, s: Any, node: int) -> str:
    """A building (with its wall) or a knight (its level; a filled horse is active, an outlined one is not)."""
    piece = s.piece[node]
    if piece > KNIGHTS:
        return look.sign("hex.knight.ready" if s.active[node] else "hex.knight.resting") + str(piece - KNIGHTS)
    if node in s.metropolis:
        sign = look.sign("hex.metropolis")
    elif piece == CITY:
        sign = look.sign("hex.city")
    else:
        sign = look.sign("hex.settlement") if piece == SETTLEMENT else "t"
    return look.sign("hex.wall.left") + sign + look.sign("hex.wall.right") if s.wall[node] else sign
