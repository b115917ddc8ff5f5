"""A position between two others, as the map shows it while something moves."""

from __future__ import annotations

from collections.abc import Mapping
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


class MapScene(Animation):
    """Something that moves on the map, in steps."""

    def between(self, at: float) -> Between:
        """Return the position *at* so many seconds from the start."""
        return NOTHING
