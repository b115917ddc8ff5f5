"""Tables of paints for the pictures of a game: a name and a colour a line."""

from __future__ import annotations

from collections.abc import Mapping

Paints = Mapping[str, int]


def table(*tables: str) -> Paints:
    """Return the paints of some tables; later ones override earlier ones."""
    lines = [line.split() for text in tables for line in text.strip().splitlines()]
    return {name: int(colour, 16) for name, colour in lines}
