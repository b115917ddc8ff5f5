"""The hex map: terrain, tokens, harbours, roads, buildings, knights, robber and merchant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from ....cells import cell_len
from ....engine import Event, Place
from ....terminal.probe import Blocks
from ....tui.paint.ink import BOLD
from ....tui.paint.painter import Painter
from ....tui.paint.stencil import Stencil
from ....tui.widgets.animation import Animation
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.hex_raster import OVERVIEW, HexRaster, extent, fitting, raster
from ..rules.constants import CITY, KNIGHTS, PIPS, TERRAINS, TRACKS
from ..view.coordinates import hex_names, named
from ..view.dice import harvest
from .figures import (
    CASTLE,
    CASTLE_DETAILS,
    CREST,
    HOUSE,
    HOUSE_DETAILS,
    TOWN,
    TOWN_DETAILS,
    WALL,
    WALL_DETAILS,
    room_of,
    scale_of,
    stamp_knight,
    stamp_robber,
    stamp_shapes,
)
from .island import (
    MEDIUM,
    island_alone,
    paint_piers,
    paint_pips,
    paint_plinth,
    paint_token,
    road_ends,
    stamp_roads,
    veil,
)
from .marks import harbor_text, piece_text
from .motion.film import moving
from .motion.lane import lane, paint_lane, paint_row
from .motion.surface import Surface
from .naming import about
from .robber import robs, worst

MARGIN = (5, 1)
"""Minimum columns of sea beside the land, and minimum lines above and below it."""

HOT = (6, 8)
"""The most frequent tokens."""

SMALL_PIPS = ("   ", " ⠂ ", "⠂ ⠂", "⠂⠂⠂", "⠂⠒⠂", "⠒⠂⠒")
"""Pips of a token in three cells, where a hex has few lines."""

LOW = 5
"""Lines of the size in which pieces are beside the line above the token."""

LARGE = 9
"""Lines between rows of hexes from which on a token is a disc."""

AMPLE = 36
"""Columns the panel gets beyond its share before the sea grows."""


@lru_cache(maxsize=8)
def stencil(width: int, height: int, blocks: Blocks) -> Stencil:
    """Return the stencil of a size; shared by all boards."""
    return Stencil(width, height, blocks)


class Map(Surface):
    """The board of the island. It scrolls on a small screen."""

    title: ClassVar[str] = "board-map"
    preset = "S"
    margin = MARGIN
    steady = True
    shrunk = False
    """Whether a map that is larger than its space is drawn whole but smaller."""
    space = (0, 0)
    """The cells offered for the map."""
    ground: tuple[Canvas, object] | None = None
    """The canvas that caches sea and lands as a picture, and what they depend on."""

    @cached_property
    def island(self) -> Any:
        """Return the island, which never changes during a game."""
        return self.state.island

    def raster(self, preset: str | None = None) -> HexRaster:
        """Return the raster at the current size."""
        return raster(self.island.hexes, preset or self.preset, self.margin)

    def fit(self, width: int, height: int) -> tuple[int, int]:
        if self.look is None:
            return width, height
        hexes, across, down = self.island.hexes, width - 2 * MARGIN[0], height - 2 * MARGIN[1]
        fits, self.space = fitting(hexes, across, down), (width, height)
        self.too_large = fits is None
        self.preset = fits or (OVERVIEW if self.shrunk else "S")
        _left, _top, wide, tall = extent(hexes, self.preset)
        self.margin = (
            MARGIN[0] + max(0, across - wide - AMPLE) // 2,
            MARGIN[1] + max(0, down - tall) // 2,
        )
        self.whole = wide + 2 * self.margin[0], tall + 2 * self.margin[1]
        return min(width, self.whole[0]), height

    def can_zoom(self) -> bool:
        return self.too_large

    def zoom(self) -> None:
        """Show a map that is larger than its space as a whole, or as large as before."""
        if self.too_large:
            self.shrunk = not self.shrunk
            self.corner = None
            self.resize(*self.space)

    @property
    def arm(self) -> int:
        """Return the cells from the centre of a hex to its brackets, which are on the rim of the
        token.
        """
        lines = self.raster().h
        return 5 if lines >= LARGE else 3 if lines > MEDIUM else 2

    # -- places ------------------------------------------------------------------------------------

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

    def mark_rooms(self, place: Place, cells: int) -> Iterable[tuple[int, int]]:
        """Yield the cells for a hex's letters: above its number."""
        x, y = self.spot(place) or (0, 0)
        if place[0] != "hex":
            return [(x, y)]
        return [(x - cells // 2, line) for line in (y - 1, y + 2, y - 2, y)]

    def fresh_rooms(self, place: Place) -> Iterable[tuple[int, int]]:
        """Return the cells beside a piece, a road, or the signs of a hex."""
        (what, n), (x, y) = place, self.spot(place) or (0, 0)
        left = right = 1
        if what == "hex":
            left, right = self.arm + 2, self.arm + 1 + (self.state.merchant == n)
        elif what == "node" and self.state.owner[n] >= 0:
            left, right = self.piece_room(n)
        above = [(x + across, y + down) for down in (-1, 1) for across in (0, 1, -1)]
        return [(x + right, y), (x - left, y), *above]

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        graph = self.island.board
        return [("hex", n) for n in range(len(graph.hexes))] + [
            ("node", n) for n in range(len(graph.node_hexes))
        ]

    def about(self, place: Place) -> str:
        look = self.look
        return about(look, place, robs(look.view, self.lit)) if look is not None else ""

    def named(self, text: str) -> Place | None:
        look = self.look
        return named(self.island, text, self.lit, look.words) if look is not None else None

    def begin_at(self, among: list[Place]) -> Place | None:
        """Return the place at which a choice starts.

        In set-up a corner that produces often, of those on most kinds of land, so a new player can
        simply press Enter; for the robber a hex that hits others.
        """
        if robs(self.state, among):
            return worst(self.state, self.looking().seat, among)
        return self.in_order(among)[0] if self.settling(among) else None

    def settling(self, among: list[Place]) -> bool:
        """Return whether these are corners to settle at in the set-up."""
        return not self.state.round and all(what == "node" for what, _ in among)

    def in_order(self, among: list[Place]) -> list[Place]:
        """Return these places by what they are worth in the set-up, else as they are read."""
        found, s = super().in_order(among), self.state
        if not self.settling(among):
            return found
        lands, terrain = s.island.board.node_hexes, s.island.terrain

        def worth(place: Place) -> tuple[int, int]:
            return -harvest(s, place[1]), -len({terrain[n] for n in lands[place[1]]})

        return sorted(found, key=worth)

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        """Scroll to where the events happen, and return what moves there."""
        for event in events:
            what = "edge" if getattr(event, "piece", "") == "road" else "node"
            for name, kind in (("place", what), ("to", "node"), ("node", "node"), ("hex", "hex")):
                place = kind, getattr(event, name, -1)
                if place[1] >= 0:
                    self.bring(place)
                    break
        return moving(self, events)

    # -- drawing -----------------------------------------------------------------------------------

    def wipe(self, canvas: Canvas) -> None:
        ink = self.looking().ink
        known = ink, self.preset, self.margin
        if ink.pictures == "plain":
            canvas.clear()
        elif self.ground is not None and self.ground[0] is canvas and self.ground[1] == known:
            canvas.restart()
        else:
            picture = ink.painter(canvas.width, canvas.height)
            terrain = self.island.terrain
            lands = tuple((at, TERRAINS[terrain[n]]) for at, n in self.island.board.hex_at.items())
            picture.take(island_alone(ink, self.raster(), lands, canvas.width, canvas.height))
            canvas.over(picture)
            self.paint_piers(picture)
            canvas.keep()
            self.ground = canvas, known

    def paint(self, canvas: Canvas) -> None:
        if canvas.picture is None:
            canvas.block(0, 0, canvas.width, 2 * canvas.height, "sea")
            self.paint_land(canvas)
        elif self.state.robber >= 0:
            at = self.island.board.hexes[self.state.robber]
            veil(canvas.picture, self.raster(), at)
        self.paint_roads(canvas)
        self.paint_hexes(canvas)
        self.paint_harbors(canvas)
        self.paint_rows(canvas)
        self.paint_pieces(canvas)
        self.paint_merchant(canvas)
        if lane(self).picture:
            paint_lane(self, canvas)
        self.paint_lit(canvas)

    def paint_land(self, canvas: Canvas) -> None:
        """Paint faces and the seams between them."""
        made, graph, terrain = self.raster(), self.island.board, self.island.terrain
        colour = {at: TERRAINS[terrain[n]] for at, n in graph.hex_at.items()}
        for py in range(2 * min(canvas.height, made.height)):
            faces, sides = made.face[py], made.side[py]
            for x in range(min(canvas.width, made.width)):
                if sides[x] is not None:
                    canvas.dot(x, py, "background")
                elif (at := faces[x]) is not None:
                    canvas.dot(x, py, colour[at])

    def stencil(self) -> Stencil:
        """Return what draws shapes with hard edges at the present size."""
        made, blocks = self.raster(), self.looking().ink.blocks
        return stencil(made.width, made.height, blocks)

    def paint_roads(self, canvas: Canvas) -> None:
        """Paint roads: the whole side in the owner's colour. Without colours their mark is in the
        middle.
        """
        look = self.looking()
        roads = enumerate(self.state.road)
        self.stamp_roads(
            canvas, {edge: f"seat.{owner + 1}.line" for edge, owner in roads if owner >= 0}
        )
        for edge, owner in enumerate(self.state.road if look.ink.depth == "grey" else ()):
            if owner >= 0:
                x, y = self.spot(("edge", edge)) or (0, 0)
                self.chip(canvas, x, y, look.glyph(owner), owner)

    def stamp_roads(self, canvas: Canvas, colours: Mapping[int, str]) -> None:
        """Paint lines along sides, each in a colour. One ends at a node, or short of a piece."""
        roads = []
        for edge, colour in colours.items():
            nodes = self.island.board.edge_nodes[edge]
            taken = [self.state.owner[node] >= 0 and not self.fine for node in nodes]
            roads.append((road_ends(self.ends(edge), taken), colour))
        stamp_roads(canvas, self.stencil(), roads, self.raster().h)

    def paint_road(
        self,
        canvas: Canvas,
        edge: int,
        colour: str,
        share: float = 1.0,
        *,
        from_last: bool = False,
    ) -> None:
        """Paint a line along a side, or a share of it from its first or its last node."""
        nodes = self.island.board.edge_nodes[edge]
        taken = [self.state.owner[node] >= 0 and not self.fine for node in nodes]
        start, end = road_ends(self.ends(edge), taken)
        if share < 1:
            start, end = (end, start) if from_last else (start, end)
            (x1, y1), (x2, y2) = start, end
            end = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        stamp_roads(canvas, self.stencil(), [((start, end), colour)], self.raster().h)

    def ends(self, edge: int) -> list[tuple[int, int]]:
        """Return the cells of the nodes at the ends of an edge."""
        nodes = self.island.board.edge_nodes[edge]
        return [spot for node in nodes if (spot := self.spot(("node", node))) is not None]

    def paint_piers(self, picture: Painter) -> None:
        """Paint the piers of all harbours."""
        for edge, _kind in self.island.harbors:
            x, y = self.harbor_spot(edge)
            paint_piers(picture, self.looking(), self.ends(edge), (x + 1, y), self.raster().h)

    def harbor_spot(self, edge: int) -> tuple[int, int]:
        """Return the first of the three cells in the sea for a harbour's label."""
        made, graph = self.raster(), self.island.board
        one, two = sorted(graph.edge_coords[edge])
        x, y = made.middle[one, two]
        cx, cy = made.centre[one if one in graph.hex_at else two]
        dx, dy = (x > cx) - (x < cx), (y > cy) - (y < cy)
        away = made.h // 3 if made.h >= MEDIUM else 0  # keeps the piers visible
        x = min(x + 2 + away, made.width - 3) if dx > 0 else max(x - 4 - away, 0)
        return x, y + (dy if abs(made.middle[one, two][0] - cx) < made.w // 2 else 0)

    def chip(self, canvas: Canvas, x: int, y: int, text: str, owner: int) -> None:
        """Paint text on a player's colours."""
        canvas.text(x, y, text, f"seat.{owner + 1}.text", f"seat.{owner + 1}", BOLD)

    def paint_hexes(self, canvas: Canvas) -> None:
        """Paint token, terrain letter and robber of every hex."""
        look, s = self.looking(), self.state
        made, graph, terrain = self.raster(), self.island.board, self.island.terrain
        for n, at in enumerate(graph.hexes):
            x, y = made.centre[at]
            land, token, arm = TERRAINS[terrain[n]], s.tokens[n], self.arm
            robbed = s.robber == n
            below = None if robbed and canvas.picture is not None else land
            canvas.text(x - arm - 1, y, look.sign(f"hex.{land}"), f"{land}.on", below, BOLD)
            if robbed and self.robber_drawn:
                scale = max(0.8, made.h / 6)
                stamp_robber(canvas, self.stencil(), (x, y), scale)
            if token and canvas.picture is not None and not robbed:
                paint_token(canvas.picture, look, made, at, land)
                if self.fine:
                    hot = "chip.hot" if token in HOT else "chip.text"
                    paint_pips(canvas.picture, look, made, at, PIPS[token], hot)
            if token:
                ink, paper = "chip.hot" if token in HOT else "chip.text", "chip"
                if robbed:  # a dark number produces nothing
                    ink, paper = "robber", "rim"
                if made.h >= LARGE and canvas.picture is None:
                    canvas.disc(x + 0.5, 2 * y + 1, 4.5, paper)
                canvas.text(x - 1, y, f"{token:^3}", ink, paper, BOLD if token in HOT else 0)
            if made.h >= 5:
                shown = 0 if robbed or self.fine else token
                self.paint_name(canvas, x, y, land, shown, below)
            elif token and canvas.picture is not None and not (robbed or self.fine):
                ink = "chip.hot" if token in HOT else "chip.text"
                canvas.text(x - 1, y + 1, SMALL_PIPS[PIPS[token]], ink, "chip")
            if robbed and not self.robber_drawn:
                canvas.text(x + arm, y, look.sign("hex.robber"), "robber", "rim", BOLD)

    def paint_merchant(self, canvas: Canvas) -> None:
        """Paint the merchant beside the token of its hex."""
        look, s = self.looking(), self.state
        if s.merchant >= 0:
            x, y = self.spot(("hex", s.merchant)) or (-9, -9)
            sign, owner = look.sign("hex.merchant"), max(0, s.merchant_owner)
            self.chip(canvas, x + self.arm + 1, y, sign, owner)

    def paint_name(
        self, canvas: Canvas, x: int, y: int, land: str, token: int, paper: str | None
    ) -> None:
        """Paint a hex's name on a paper above and its pips below, where no piece is in the way.

        The pips are on the token if it is a disc.
        """
        height, name, pips = (
            self.raster().h,
            self.looking().say(f"terrain-{land}"),
            "." * PIPS[token],
        )
        disc = canvas.picture is not None
        over = -3 if height >= LARGE else 1 if height == LOW else -2 if disc else -1
        canvas.text(x - cell_len(name) // 2, y + over, name, f"{land}.on", paper)
        if token:
            ink, paper = (
                ("chip.hot" if token in HOT else "chip.text", "chip")
                if height >= LARGE or disc
                else (f"{land}.on", land)
            )
            canvas.text(x - len(pips) // 2, y - 1 if height == LOW else y + 1, pips, ink, paper)

    def paint_harbors(self, canvas: Canvas) -> None:
        """Paint what a harbour trades, in the sea beside its side."""
        words = self.looking().words
        for edge, kind in self.island.harbors:
            if canvas.picture is None:
                one, two = sorted(self.island.board.edge_coords[edge])
                canvas.dots(self.raster().pixels[one, two], "desert")
            x, y = self.harbor_spot(edge)
            canvas.text(x, y, harbor_text(words, kind), "sea.on", canvas.plate("sea"), BOLD)

    def paint_rows(self, canvas: Canvas) -> None:
        """Paint the letter of each row of hexes at the edge, for reading coordinates: C2 is the
        second of row C.
        """
        made, names = self.raster(), hex_names(self.island)
        taken = {(x + n, y) for x, y in map(self.harbor_spot, self.ports()) for n in range(3)}
        for n, at in enumerate(self.island.board.hexes):
            y = made.centre[at][1]
            if names[n].endswith("1") and len(names[n]) == 2 and (0, y) not in taken:
                canvas.text(0, y, names[n][0].upper(), "sea.on", canvas.plate("sea"))

    def ports(self) -> list[int]:
        """Return the edges with a harbour."""
        return [edge for edge, _kind in self.island.harbors]

    @property
    def drawn(self) -> bool:
        """Return whether pieces are drawn as shapes; else they are signs on their owner's colours,
        as on a small map.
        """
        ink = self.looking().ink
        large = self.fine or self.raster().h >= MEDIUM
        return large and ink.glyphs == "unicode" and ink.depth != "grey"

    @property
    def fine(self) -> bool:
        """Return whether the map is a picture in true pixels."""
        return self.looking().ink.cell is not None

    @property
    def robber_drawn(self) -> bool:
        """Return whether the robber is drawn as a figure, and is no sign."""
        return self.drawn and (self.fine or self.raster().h > MEDIUM)

    @property
    def marked(self) -> bool:
        """Return whether every piece carries its owner's mark, for eyes that tell few colours
        apart.
        """
        ink = self.looking().ink
        return ink.depth == "grey" or ink.theme.name == "colour-blind"

    def paint_pieces(self, canvas: Canvas) -> None:
        """Paint buildings and knights in their owner's colours."""
        for node, owner in enumerate(self.state.owner):
            spot = self.spot(("node", node)) if owner >= 0 else None
            if spot is not None:
                self.paint_piece(canvas, node, spot)

    def paint_piece(self, canvas: Canvas, node: int, spot: tuple[int, int]) -> None:
        """Paint the piece of a node around a cell."""
        look, s = self.looking(), self.state
        if self.drawn:
            self.paint_shape(canvas, node, spot)
        elif self.marked or look.ink.glyphs != "unicode":
            owner = s.owner[node]
            text = piece_text(look, s, node) + look.glyph(owner)
            left = spot[0] - len(text) // 2
            if canvas.picture is not None:
                paint_plinth(canvas.picture, look, left, spot[1], len(text))
            self.chip(canvas, left, spot[1], text, owner)
        else:
            self.paint_sign(canvas, node, spot)

    def paint_sign(self, canvas: Canvas, node: int, spot: tuple[int, int]) -> None:
        """Paint a piece as a sign. A city is wider than a settlement, with its wall wider still, a
        metropolis has sides in the colour of its track, and a knight that sleeps is dark.
        """
        look, s, (x, y) = self.looking(), self.state, spot
        seat, text = f"seat.{s.owner[node] + 1}", piece_text(look, s, node)
        if s.piece[node] > KNIGHTS:
            asleep = not s.active[node]
            rest = f"seat.{s.owner[node] + 1}.knight"
            ink, paper = (rest, "rim") if asleep else (f"{seat}.text", seat)
            canvas.text(x - 1, y, text, ink, paper, BOLD)
            return
        canvas.text(x - len(text) // 2, y, text, f"{seat}.text", seat, BOLD)
        if len(text) == 1 and s.piece[node] == CITY:
            track = s.metropolis.index(node) if node in s.metropolis else -1
            side = TRACKS[track] if track >= 0 else seat
            canvas.text(x - 1, y, "▐", side, "rim")
            canvas.text(x + 1, y, "▌", side, "rim")

    def paint_shape(self, canvas: Canvas, node: int, spot: tuple[int, int]) -> None:
        """Paint a piece as a shape, with its owner's mark, or a knight's level, in it."""
        look, s, scale = self.looking(), self.state, self.scale
        seat, piece = f"seat.{s.owner[node] + 1}", s.piece[node]
        text, ink, paper = look.glyph(s.owner[node]), f"{seat}.text", seat
        if piece > KNIGHTS:
            text = str(piece - KNIGHTS)
            stamp_knight(canvas, self.stencil(), spot, seat, s.active[node], scale)
            if not s.active[node]:
                ink, paper = f"seat.{s.owner[node] + 1}.knight", "rim"
            if self.marked:
                text += look.glyph(s.owner[node])
        else:
            if node in s.metropolis:
                (walls, keep), details = CASTLE, CASTLE_DETAILS
                shapes = [(keep, TRACKS[s.metropolis.index(node)]), (walls, seat)]
            elif piece == CITY:
                shapes, details = [(TOWN, seat)], TOWN_DETAILS
            else:
                shapes, details = [(HOUSE, seat)], HOUSE_DETAILS
            stamp_shapes(canvas, self.stencil(), spot, shapes, scale, details)
            if s.wall[node]:
                stamp_shapes(canvas, self.stencil(), spot, [(WALL, "chip")], scale, WALL_DETAILS)
        canvas.text(spot[0], spot[1], text, ink, paper, BOLD)

    @property
    def scale(self) -> float:
        """Return the scale of pieces that are drawn."""
        return scale_of(self.raster().h, self.fine)

    def paint_lit(self, canvas: Canvas) -> None:
        """Highlight what may be picked now, and what was picked already."""
        s = self.state
        for place in self.glowing:
            what, n = place
            x, y = self.spot(place) or (-9, -9)
            if what == "edge" and s.road[n] < 0:
                self.stamp_roads(canvas, {n: "legal"})
            if what == "hex" or (what == "node" and s.owner[n] >= 0):
                self.around(canvas, place, "()", "legal")
            else:
                canvas.sign(x, y, "ui.legal", "legal.text", "legal", BOLD)
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """Paint a pair of brackets around a place and its piece."""
        if (spot := self.spot(place)) is None:
            return
        what, n = place
        left = right = self.arm if what == "hex" else 1
        if what == "node" and self.state.owner[n] >= 0:
            left, right = self.piece_room(n)
        if what == "hex":  # beside robber and merchant
            sign = self.state.robber == n and not self.robber_drawn
            right += sign + (self.state.robber == n) * (self.state.merchant == n)
        canvas.bracket(spot[0] - left, spot[1], pair[0], colour)
        canvas.bracket(spot[0] + right, spot[1], pair[1], colour)

    def piece_room(self, node: int) -> tuple[int, int]:
        """Return how far left and right of a node its piece is clear of brackets, in cells."""
        s = self.state
        if self.drawn:
            widest = CASTLE[0] if node in s.metropolis else WALL if s.wall[node] else TOWN
            ring = CREST if s.piece[node] > KNIGHTS else widest
            cells = room_of(ring, self.raster().h, self.fine)
            return cells, cells
        cells = len(piece_text(self.looking(), s, node))
        if self.marked or self.looking().ink.glyphs != "unicode":
            cells += 1  # its owner's mark
        elif s.piece[node] == CITY and not s.wall[node]:
            return 2, 2  # its sides
        return cells // 2 + 1, cells - cells // 2

    def draw_over(self, canvas: Canvas) -> None:
        if not lane(self).picture:
            paint_row(self, canvas)
        super().draw_over(canvas)

    def paint_cursor(self, canvas: Canvas) -> None:
        """Paint brackets around the cursor's place."""
        if self.cursor is not None:
            self.around(canvas, self.cursor, "[]", self.pointer)
