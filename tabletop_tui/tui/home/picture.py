"""The pictures of the home screen: the title in the players' colours, and a picture of a game."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rich.text import Text

from ... import games
from ..paint.ink import BOLD, Ink

LETTERS = {
    "T": "11111 00100 00100 00100 00100",
    "A": "0110 1001 1111 1001 1001",
    "B": "1110 1001 1110 1001 1110",
    "L": "1000 1000 1000 1000 1111",
    "E": "1111 1000 1110 1000 1111",
    "O": "0110 1001 1001 1001 0110",
    "P": "1110 1001 1110 1000 1000",
}
"""The letters of the title, row by row."""

TITLE = "TABLETOP"
ORDER = (1, 4, 5, 2, 6, 3, 1, 4)
"""The seat whose colour each letter has."""

PALE = (3, 4)
"""Seats whose colour is too pale for letters on a light background."""

TITLE_WIDTH = 2 * sum(len(LETTERS[letter].split()[0]) for letter in TITLE) + len(TITLE) - 1


def title(ink: Ink) -> list[Text]:
    """Return the name of the program, five rows high, each letter in a player's colour if there are
    colours.
    """
    rows = [Text() for _ in range(5)]
    for n, (letter, seat) in enumerate(zip(TITLE, ORDER, strict=True)):
        vivid = f"seat.{seat}.line" if ink.theme.dark or seat in PALE else f"seat.{seat}"
        style = ink.style("text" if ink.depth == "grey" else vivid, "background")
        for row, bits in zip(rows, LETTERS[letter].split(), strict=True):
            row.append(" " if n else "")
            for bit in bits:
                row.append("██" if bit == "1" else "  ", style)
    return rows


def chips(ink: Ink, tagline: str) -> Text:
    """Return the tagline between the marks of the six players."""
    row = Text()
    for seat in (1, 2, 3):
        row.append(
            f" {ink.glyph(f'seat.{seat}')} ", ink.style(f"seat.{seat}.text", f"seat.{seat}", BOLD)
        ).append(" ")
    row.append(f" {tagline} ", "dim")
    for seat in (4, 5, 6):
        row.append(" ").append(
            f" {ink.glyph(f'seat.{seat}')} ", ink.style(f"seat.{seat}.text", f"seat.{seat}", BOLD)
        )
    return row


def picture(ink: Ink, width: int, height: int) -> list[Text]:
    """Return the picture of the first game that has one of that size, or nothing.

    A game provides it as ``picture(ink, width, height)`` in ``tui/home_picture.py``.
    """
    for game in candidates():
        module = by_itself(game, "home_picture")
        if module is None:
            continue
        try:
            rows: list[Text] = module.picture(ink_without_game(ink, game), width, height)
        except Exception:  # as in by_itself
            if game in games.builtin():
                raise
            continue
        if rows:
            return rows
    return []


def candidates() -> Iterator[str]:
    """Yield the games in the order in which they are asked. Games from outside are looked for only
    if no other fits, as that takes time.
    """
    yield from games.builtin()
    yield from games.external()[0]


@cache
def ink_without_game(ink: Ink, game: str) -> Ink:
    """Return an ink with the signs and colours of a game, without loading the game."""
    signs, palette = by_itself(game, "signs"), by_itself(game, "palette")
    paints = palette.PAINTS if palette is not None else {}
    own = signs.SIGNS if signs is not None else {}
    theme = ink.theme.with_paints(paints)
    return Ink(
        theme, ink.depth, ink.glyphs, own, game,
        pictures=ink.pictures, blocks=ink.blocks, letters=ink.letters, cell=ink.cell,
    )  # fmt: skip


@cache
def by_itself(game: str, name: str) -> Any | None:
    """Return a module of a game's ``tui`` folder, loaded without the game, or None.

    The home screen comes before any game is loaded, which would take as long again. So these files
    import nothing of their game.
    """
    try:
        home = importlib.util.find_spec(games.package(game))
        path = Path(home.origin or "").parent / "tui" / f"{name}.py" if home else None
        if path is None or not path.is_file():
            return None
        spec = importlib.util.spec_from_file_location(f"{game}_{name}", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except Exception:  # the home screen comes up, whatever an outside game does
        return None
    return module
