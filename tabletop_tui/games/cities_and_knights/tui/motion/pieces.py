"""Pieces that come, wake and move, and roads that draw themselves."""

from __future__ import annotations

from collections.abc import Sequence

from .....tui.widgets.canvas import Canvas
from .motion import between, eased
from .shown import Shown
from .surface import Motion, Surface

LANDS, LAYS, WAKES, WALKS = 0.4, 0.4, 0.4, 0.5  # seconds of a piece that comes, a road, a knight
HEIGHT = 3  # lines from which a piece comes down
BLINKS = 4  # changes of a knight that wakes


class Landing(Motion):
    """A piece comes down on its node: a building, a wall with its city, a knight, a metropolis."""

    def __init__(self, node: int, shown: Shown, then: Shown) -> None:
        super().__init__(LANDS, shown)
        self.node, self.then = node, then

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        x, y = board.spot(("node", self.node)) or (0, 0)
        fallen = eased(min(1.0, share * 1.4))
        with board.showing(self.then):
            board.paint_piece(canvas, self.node, (x, y - round(HEIGHT * (1 - fallen))))


class Walk(Motion):
    """A knight walks from a node to another."""

    def __init__(self, node: int, to: int, shown: Shown) -> None:
        super().__init__(WALKS, shown.without(node))
        self.node, self.to, self.then = node, to, shown

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        ends = [board.spot(("node", n)) or (0, 0) for n in (self.node, self.to)]
        with board.showing(self.then):
            board.paint_piece(canvas, self.node, between(ends[0], ends[1], eased(share)))


class Waking(Motion):
    """Knights wake: they blink, and are awake."""

    def __init__(self, nodes: Sequence[int], shown: Shown, then: Shown) -> None:
        super().__init__(WAKES, shown)
        self.nodes, self.then = nodes, then

    def shown(self, at: float) -> Shown:
        return self.before if int(at / self.seconds * BLINKS) % 2 else self.then


class Road(Motion):
    """A road draws itself from the end at which its owner is already, or is taken up."""

    def __init__(
        self, edge: int, seat: int, shown: Shown, *, from_last: bool = False, removed: bool = False
    ) -> None:
        super().__init__(LAYS, shown)
        self.edge, self.seat = edge, seat
        self.from_last, self.removed = from_last, removed

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        part = 1 - share if self.removed else share
        colour = f"seat.{self.seat + 1}.line"
        board.paint_road(canvas, self.edge, colour, max(0.1, part), from_last=self.from_last)


def starts_at_last(s: Shown, edge: int, seat: int) -> bool:
    """Return whether only the second node of an edge has a road or a piece of its seat."""
    graph = s.island.board
    touched = [
        s.owner[node] == seat
        or any(s.road[other] == seat for other in graph.node_edges[node] if other != edge)
        for node in graph.edge_nodes[edge]
    ]
    return touched == [False, True]
