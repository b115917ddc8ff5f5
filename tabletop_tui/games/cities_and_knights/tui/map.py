"""The hex map: terrain, tokens, harbours, roads, buildings, knights, robber and merchant."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

from ....engine import Place
from ....tui.board import Board
from ....tui.canvas import Canvas
from ....tui.hex_raster import PRESETS, HexRaster, raster
from ....tui.ink import BOLD
from ..coordinates import named
from ..things import TERRAINS
from .marks import harbor_text, piece_text
from .naming import about

MARGIN = (5, 1)


class Map(Board):
    """One widget for the whole island."""

    title: ClassVar[str] = "board-map"
    preset = "S"
    steady = True

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
            if (made.width <= width and made.height <= height) or preset == "S":
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
        if what == "node" and 0 <= n < len(graph.node_hexes):
            return made.corner[tuple(sorted(graph.node_coords[n]))]
        if what == "edge" and 0 <= n < len(graph.edge_nodes):
            one, two = sorted(graph.edge_coords[n])
            return made.middle[one, two]
        return None

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        graph = self.island.board
        return [("hex", n) for n in range(len(graph.hexes))] + [("node", n) for n in range(len(graph.node_hexes))]

    def about(self, place: Place) -> str:
        return about(self.look, place) if self.look is not None else ""

    def named(self, text: str) -> Place | None:
        return named(self.island, text, self.lit) if self.look is not None else None

    # -- drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        canvas.block(0, 0, canvas.width, 2 * canvas.height, "sea")
        self.paint_land(canvas)
        self.paint_roads(canvas)
        self.paint_hexes(canvas)
        self.paint_harbors(canvas)
        self.paint_pieces(canvas)
        self.paint_lit(canvas)

    def paint_land(self, canvas: Canvas) -> None:
        """Faces and the seams between them."""
        made, graph, terrain = self.raster(), self.island.board, self.island.terrain
        colour = {at: TERRAINS[terrain[n]] for at, n in graph.hex_at.items()}
        for py in range(2 * canvas.height):
            faces, sides = made.face[py], made.side[py]
            for x in range(canvas.width):
                if sides[x] is not None:
                    canvas.dot(x, py, "background")
                elif (at := faces[x]) is not None:
                    canvas.dot(x, py, colour[at])

    def paint_roads(self, canvas: Canvas) -> None:
        """A road colours its whole side and carries its owner's mark in the middle."""
        look = self.looking()
        for edge, owner in enumerate(self.state.road):
            if owner >= 0:
                self.paint_side(canvas, edge, f"seat.{owner + 1}.line")
                x, y = self.spot(("edge", edge)) or (0, 0)
                self.chip(canvas, x, y, look.glyph(owner), owner)

    def paint_side(self, canvas: Canvas, edge: int, colour: str) -> None:
        """All pixels of a side."""
        one, two = sorted(self.island.board.edge_coords[edge])
        canvas.dots(self.raster().pixels[one, two], colour)

    def chip(self, canvas: Canvas, x: int, y: int, text: str, owner: int) -> None:
        """Text on a player's colours."""
        canvas.text(x, y, text, f"seat.{owner + 1}.text", f"seat.{owner + 1}", BOLD)

    def paint_hexes(self, canvas: Canvas) -> None:
        """Token, terrain letter, robber and merchant of every hex."""
        look, s = self.looking(), self.state
        made, graph, terrain = self.raster(), self.island.board, self.island.terrain
        for n, at in enumerate(graph.hexes):
            x, y = made.centre[at]
            land, token = TERRAINS[terrain[n]], s.tokens[n]
            canvas.sign(x - 3, y, f"hex.{land}", f"{land}.on", land, BOLD)
            if token:
                ink = "chip.hot" if token in (6, 8) else "chip.text"
                canvas.text(x - 1, y, f"{token:^3}", ink, "chip", BOLD if token in (6, 8) else 0)
            if made.h >= 5 and token:
                name = look.say(f"terrain-{land}")
                canvas.text(x - len(name) // 2, y - 1, name, f"{land}.on", land)
                pips = "." * (6 - abs(7 - token))
                canvas.text(x - len(pips) // 2, y + 1, pips, f"{land}.on", land)
            if s.robber == n:
                canvas.sign(x + 2, y, "hex.robber", "text", "background", BOLD)
            if s.merchant == n:
                self.chip(canvas, x + 3, y, look.sign("hex.merchant"), max(0, s.merchant_owner))

    def paint_harbors(self, canvas: Canvas) -> None:
        """What a harbour trades, in the sea beside its side."""
        made, graph = self.raster(), self.island.board
        for edge, kind in self.island.harbors:
            one, two = sorted(graph.edge_coords[edge])
            x, y = made.middle[one, two]
            cx, cy = made.centre[one if one in graph.hex_at else two]
            dx, dy = (x > cx) - (x < cx), (y > cy) - (y < cy)
            self.paint_side(canvas, edge, "desert")
            down = dy if abs(x - cx) < made.w // 2 else 0
            canvas.text(x + (2 if dx > 0 else -4), y + down, harbor_text(kind), "sea.on", "sea", BOLD)

    def paint_pieces(self, canvas: Canvas) -> None:
        """Buildings and knights, each on its owner's colours and with its owner's mark."""
        look, s = self.looking(), self.state
        for node, owner in enumerate(s.owner):
            spot = self.spot(("node", node)) if owner >= 0 else None
            if spot is not None:
                text = piece_text(look, s, node) + look.glyph(owner)
                self.chip(canvas, spot[0] - len(text) // 2, spot[1], text, owner)

    def paint_lit(self, canvas: Canvas) -> None:
        """Where something may be picked now, and what was picked already."""
        s = self.state
        for place in self.lit:
            what, n = place
            x, y = self.spot(place) or (-9, -9)
            if what == "edge" and s.road[n] < 0:
                self.paint_side(canvas, n, "legal")
            if what == "hex" or (what == "node" and s.owner[n] >= 0):
                self.around(canvas, place, "()", "legal")
            else:
                canvas.sign(x, y, "ui.legal", "legal.text", "legal", BOLD)
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """A pair of brackets around a place and what stands there."""
        if (spot := self.spot(place)) is None:
            return
        what, n = place
        left = right = 2 if what == "hex" else 1
        if what == "node" and self.state.owner[n] >= 0:
            cells = len(piece_text(self.looking(), self.state, n)) + 1
            left, right = cells // 2 + 1, cells - cells // 2
        canvas.text(spot[0] - left, spot[1], pair[0], f"{colour}.on", colour, BOLD)
        canvas.text(spot[0] + right, spot[1], pair[1], f"{colour}.on", colour, BOLD)

    def paint_cursor(self, canvas: Canvas) -> None:
        """Brackets around the place that is pointed at."""
        if self.cursor is not None:
            self.around(canvas, self.cursor, "[]", "cursor")
