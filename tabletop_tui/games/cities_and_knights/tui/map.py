"""The hex map: terrain, tokens, harbours, roads, buildings, knights, robber and merchant."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

from ....engine import Place
from ....tui.board import Board
from ....tui.canvas import Canvas
from ....tui.hex_raster import PRESETS, HexRaster, raster
from ..things import DESERT, TERRAINS
from .marks import LETTERS, harbor_text, piece_text
from .naming import about, named

MARGIN = (4, 1)


class Map(Board):
    """One widget for the whole island."""

    title: ClassVar[str] = "board-map"
    preset = "S"

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        assert self.look is not None
        return self.look.view

    @cached_property
    def island(self) -> Any:
        """The island never changes during a game."""
        return self.state.island

    def raster(self, preset: str | None = None) -> HexRaster:
        """The raster at the present size."""
        return raster(self.island.hexes, preset or self.preset, MARGIN)

    def fit(self, width: int, height: int) -> tuple[int, int]:
        if self.look is None:
            return width, height
        for preset in reversed(PRESETS):
            made = self.raster(preset)
            if made.width <= width and made.height <= height or preset == "S":
                self.preset = preset
                break
        made = self.raster()
        return min(width, made.width), min(height, made.height)

    # -- places -------------------------------------------------------------------------------------------------

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None:
            return None
        made, graph = self.raster(), self.island.board
        what, n = place
        if what == "hex" and 0 <= n < len(graph.hexes):
            return made.centre[graph.hexes[n]]
        if what == "node" and 0 <= n < graph.nodes:
            return made.corner[tuple(sorted(graph.node_coords[n]))]
        if what == "edge" and 0 <= n < graph.edges:
            one, two = sorted(graph.edge_coords[n])
            return made.middle[one, two]
        return None

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        graph = self.island.board
        return [("hex", n) for n in range(len(graph.hexes))] + [("node", n) for n in range(graph.nodes)]

    def about(self, place: Place) -> str:
        return about(self.look, place) if self.look is not None else ""

    def named(self, text: str) -> Place | None:
        return named(self.island, text, self.lit) if self.look is not None else None

    # -- drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        canvas.fill("sea")
        self.paint_land(canvas)
        self.paint_roads(canvas)
        self.paint_hexes(canvas)
        self.paint_harbors(canvas)
        self.paint_pieces(canvas)
        self.paint_lit(canvas)
        self.paint_cursor(canvas)

    def paint_land(self, canvas: Canvas) -> None:
        """Faces and the seams between them."""
        made, graph, terrain = self.raster(), self.island.board, self.island.terrain
        colours = [canvas.colour(name) for name in TERRAINS]
        seam = canvas.colour("background")
        for py in range(2 * canvas.height):
            row, faces, sides = canvas.pixels[py], made.face[py], made.side[py]
            for x in range(canvas.width):
                at = faces[x]
                if sides[x] is not None:
                    row[x] = seam
                elif at is not None:
                    row[x] = colours[terrain[graph.hex_at[at]]]

    def paint_roads(self, canvas: Canvas) -> None:
        """A road colours its whole side and carries its owner's mark in the middle."""
        made, graph = self.raster(), self.island.board
        look = self.look
        assert look is not None
        for edge, owner in enumerate(self.state.road):
            if owner >= 0:
                one, two = sorted(graph.edge_coords[edge])
                self.paint_side(canvas, edge, look.palette.player(owner))
                x, y = made.middle[one, two]
                canvas.stamp(x, y, look.glyph(owner), look.palette.player_style(owner))

    def paint_side(self, canvas: Canvas, edge: int, colour: str) -> None:
        """All pixels of a side."""
        one, two = sorted(self.island.board.edge_coords[edge])
        for x, py in self.raster().pixels[one, two]:
            canvas.dot(x, py, colour)

    def paint_hexes(self, canvas: Canvas) -> None:
        """Token, terrain letter, robber and merchant of every hex."""
        look, s = self.look, self.state
        assert look is not None
        made, graph, terrain = self.raster(), self.island.board, self.island.terrain
        for n, at in enumerate(graph.hexes):
            x, y = made.centre[at]
            canvas.put(x - 3, y, LETTERS[terrain[n]], f"{TERRAINS[terrain[n]]}.on", TERRAINS[terrain[n]], bold=True)
            token = s.tokens[n]
            if token:
                hot = token in (6, 8)
                canvas.put(x - 1, y, f"{token:^3}", "chip.hot" if hot else "chip.text", "chip", bold=hot)
            if made.h >= 5 and terrain[n] != DESERT:
                canvas.middle(x, y - 1, look.say(f"terrain-{TERRAINS[terrain[n]]}"), f"{TERRAINS[terrain[n]]}.on", TERRAINS[terrain[n]])
            if made.h >= 5 and token:
                canvas.middle(x, y + 1, "." * (6 - abs(7 - token)), f"{TERRAINS[terrain[n]]}.on", TERRAINS[terrain[n]])
            if s.robber == n:
                canvas.put(x + 2, y, "R" if look.ascii else "☠", "text", "background", bold=True)
            if s.merchant == n:
                owner = max(0, s.merchant_owner)
                canvas.stamp(x + 3, y, "m" if look.ascii else "♟", look.palette.player_style(owner))

    def paint_harbors(self, canvas: Canvas) -> None:
        """What a harbour trades, in the sea beside its side."""
        made, graph = self.raster(), self.island.board
        for edge, kind in self.island.harbors:
            one, two = sorted(graph.edge_coords[edge])
            x, y = made.middle[one, two]
            cx, cy = made.centre[one if one in graph.hex_at else two]
            dx, dy = (x > cx) - (x < cx), (y > cy) - (y < cy)
            self.paint_side(canvas, edge, "desert")
            at = x + (2 if dx > 0 else -4) if dx else x - 1
            canvas.put(at, y + (dy if abs(x - cx) < made.w // 2 else 0), harbor_text(kind), "text", "background", bold=True)

    def paint_pieces(self, canvas: Canvas) -> None:
        """Buildings and knights, each on its owner's colours and with its owner's mark."""
        look, s = self.look, self.state
        assert look is not None
        for node, owner in enumerate(s.owner):
            spot = self.spot(("node", node)) if owner >= 0 else None
            if spot is not None:
                text = piece_text(s, node, look.ascii) + look.glyph(owner)
                canvas.stamp(spot[0] - len(text) // 2, spot[1], text, look.palette.player_style(owner))

    def paint_lit(self, canvas: Canvas) -> None:
        """Where something may be picked now."""
        look, s = self.look, self.state
        assert look is not None
        for place in self.lit:
            spot = self.spot(place)
            if spot is None:
                continue
            x, y = spot
            what, n = place
            if what == "edge":
                if s.road[n] < 0:
                    self.paint_side(canvas, n, "legal")
                canvas.put(x, y, "o" if look.ascii else "◦", "legal.text", "legal", bold=True)
            elif what == "node" and s.owner[n] < 0:
                canvas.put(x, y, "o" if look.ascii else "◦", "legal.text", "legal", bold=True)
            elif what == "node":
                canvas.put(x - 2, y, "(", "legal.text", "legal", bold=True)
                canvas.put(x + 2, y, ")", "legal.text", "legal", bold=True)
            else:
                canvas.put(x - 2, y, "(", "legal.text", "legal", bold=True)
                canvas.put(x + 2, y, ")", "legal.text", "legal", bold=True)
        for place in self.picked:
            spot = self.spot(place)
            if spot is not None:
                canvas.put(spot[0] - 2, spot[1], "{", "text", "background", bold=True)
                canvas.put(spot[0] + 2, spot[1], "}", "text", "background", bold=True)

    def paint_cursor(self, canvas: Canvas) -> None:
        """Brackets around the place that is pointed at."""
        spot = self.spot(self.cursor) if self.cursor is not None else None
        if spot is None or self.cursor is None:
            return
        x, y = spot
        wide = 2 if self.cursor[0] == "hex" or (self.cursor[0] == "node" and self.state.owner[self.cursor[1]] >= 0) else 1
        canvas.put(x - wide, y, "[", "cursor.text", "cursor", bold=True)
        canvas.put(x + wide, y, "]", "cursor.text", "cursor", bold=True)
