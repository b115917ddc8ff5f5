"""A position between two others, as the map shows it while something moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace

from .....tui.look import Look
from .....tui.widgets.animation import Animation

Held = tuple[int, int]
"""A region and a seat with cubes there."""


@dataclass(frozen=True)
class Between:
    """What differs from the position before the action."""

    cubes: Mapping[Held, int] = field(default_factory=dict)
    """Cubes that a seat has in a region now."""
    losses: Mapping[Held, int] = field(default_factory=dict)
    """Cubes that it has lost there so far."""
    fills: Mapping[int, str] = field(default_factory=dict)
    """Colours of regions: in place of their usual ones, or written after those if they begin with
    a tilde.
    """

    def fill(self, region: int, usual: str) -> str:
        """Return the colour of a region."""
        fill = self.fills.get(region, "~")
        return fill if not fill.startswith("~") else f"{usual}{fill}".rstrip("~")

    def look(self, look: Look) -> Look:
        """Return what is drawn in place of *look*."""
        if not self.cubes:
            return look
        view = copy(look.view)
        view.players = list(view.players)
        for seat in {seat for _, seat in self.cubes}:
            player = view.players[seat] = copy(view.players[seat])
            player.cubes = [
                self.cubes.get((region, seat), n) for region, n in enumerate(player.cubes)
            ]
        return replace(look, view=view)


NOTHING = Between()

BUDGET = 9_000
"""Bytes that a scene may take for the colours of regions, so that it stays below 12 kB over ssh."""

RICH, FLAT = 17, 8
"""Bytes of a cell of a region that gets another colour, in shaded pictures and in others."""


@dataclass(frozen=True)
class Regions:
    """The regions as a map shows them."""

    columns: Sequence[int]
    """The column of each."""
    cells: Sequence[int]
    """How many cells each takes."""
    pictures: str
    """How the map is drawn: `Ink.pictures`."""

    def bytes_of(self, regions: Iterable[int]) -> int:
        """Return about how many bytes it takes to give some regions another colour."""
        each = RICH if self.pictures == "rich" else FLAT
        return each * sum(self.cells[region] for region in regions)


class MapScene(Animation):
    """Something that moves on the map, in steps."""

    def between(self, at: float) -> Between:
        """Return the position *at* so many seconds from the start."""
        return NOTHING
