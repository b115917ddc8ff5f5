"""Cubes on the map: a chip per player in a region, with recent losses beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ....cells import cut_cells
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ..rules.pieces import CUBE
from .marks import SIGNS

CELLS = 9
"""Minimum cells of a row of chips: three chips with a number each."""

ROWS = 2

SHORTEST = 3
"""Minimum cells of a player's name below the map; with fewer, only the mark is shown."""

Row = Sequence[tuple[int, str]]
"""Chips side by side: the seat, and its mark with number and alliance piece."""


def cube_rows(look: Look, region: int, across: int, lost: Collection[int] = ()) -> list[Row]:
    """Return the cubes in a region, most first, in rows that fit; *across* is the scale
    of the map. Seats that have just *lost* some are there even if they have none left.
    """
    fine = look.ink.pictures != "plain"
    # In a picture a space separates mark and number, so they read as a count.
    gap, room = (" ", max(CELLS, 4 * across)) if fine else ("", 4 * across)
    chips = []
    players = [
        (seat, player)
        for seat, player in enumerate(look.view.players)
        if player.cubes[region] or seat in lost
    ]
    for seat, player in sorted(players, key=lambda found: -found[1].cubes[region]):
        ally = look.sign("empire.alliance") if player.ally == region else ""
        chips.append((seat, f"{look.glyph(seat)}{gap}{player.cubes[region]}{ally}"))
    while len(rows := broken(chips, room)) > ROWS:
        room += 1
    return rows


def broken(chips: Row, room: int) -> list[Row]:
    """Break chips into rows of at most *room* cells."""
    rows: list[list[tuple[int, str]]] = []
    for chip in chips:
        if not rows or sum(len(text) for _, text in (*rows[-1], chip)) > room:
            rows.append([])
        rows[-1].append(chip)
    return [*rows]


def paint_chips(
    canvas: Canvas, look: Look, row: Row, x: int, line: int, lost: Mapping[int, int]
) -> None:
    """Paint a row of chips starting at a column, with a dark rim in a picture; *lost* is cubes by
    seat.
    """
    if canvas.picture is not None:
        cells = sum(len(text) for _, text in row)
        rim = canvas.picture.block(x - 0.5, 2 * line, cells + 1, 2)
        canvas.picture.fill(rim, look.ink.packed("background"))
    for seat, text in row:
        canvas.text(x, line, text, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
        x += len(text)
        if seat in lost:
            gone = f"−{lost[seat]}"
            canvas.text(x, line, gone, "warning.on", "warning", BOLD)
            x += len(gone)


def paint_players(canvas: Canvas, look: Look, width: int, y: int) -> None:
    """Paint all players with their cubes on the map, in the rule that ends it."""
    canvas.text(0, y, "─" * width, "line")
    players = look.view.players
    each = width // len(players)
    for seat, player in enumerate(players):
        x, cubes = each * seat, f" {sum(player.cubes)}{look.sign(SIGNS[CUBE])}"
        mark = f"seat.{seat + 1}"
        canvas.text(x + 1, y, f" {look.glyph(seat)} ", f"{mark}.text", mark, BOLD)
        room = each - 5 - len(cubes)
        name = f" {look.short(seat, room)}" if room >= SHORTEST else ""
        canvas.text(x, y, " ", "text")
        canvas.text(x + 4, y, cut_cells(f"{name}{cubes} ", each - 4), "text")
