"""The screens of Rise of Empires."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Event
from ....tui.game_ui import GameUI
from ....tui.look import Look
from ....tui.paint.pictogram import Emblems
from ..rules.events import (
    AllianceEnded,
    Allied,
    CityTaken,
    CubesPlaced,
    DiscIdled,
    DiscPlaced,
    DiscRemoved,
    EmpireTaken,
    Fought,
    OverseasOpened,
    ProgressTaken,
    Settled,
    Struck,
    TerritoryTaken,
    Traded,
    TurnBegan,
    Withdrew,
    WonderBuilt,
)
from ..rules.phases.phase_events import Halved, PointsScored
from ..view.moments import SETTLED
from ..view.sheet import sheet
from .display import Display
from .empire_board import compare, foretell
from .layout import DISPLAY, TILES, WORLD, arrange
from .legend import heads, legend
from .marks import pieces
from .naming import named, pointed_out
from .palette import PAINTS
from .panel import headline, panel, with_goal
from .planner import charts
from .signs import SIGNS
from .standings import Standings
from .tiles import Tiles
from .world import World

FRONT = {
    "placing": WORLD,
    "fighting": WORLD,
    "eating": TILES,
    "collecting": TILES,
    "keeping": TILES,
}
"""The board on which a frame is answered; the action display for all others."""


def front(look: Look) -> int:
    """Return the board of the current decision."""
    return FRONT.get(look.view.stack[-1].kind, DISPLAY) if look.view.stack else DISPLAY


ON_THE_MAP = (
    CubesPlaced, Fought, Struck, Settled, Allied, AllianceEnded, Withdrew, Halved, PointsScored,
    OverseasOpened,
)  # fmt: skip
"""Events shown on the map."""

OPENING = (3, 4, 5)
"""The game turns in which lands open: the first of each later era, and that which opens all those
overseas.
"""

ON_THE_DISPLAY = (
    DiscPlaced, DiscIdled, DiscRemoved, Traded, ProgressTaken, TerritoryTaken, CityTaken,
    WonderBuilt, EmpireTaken,
)  # fmt: skip
"""Events shown on the action display."""


def event_board(events: Sequence[Event]) -> int:
    """Return the board that shows the last of these events, -1 if none does: the map for an era
    that begins.
    """
    for event in reversed(events):
        if isinstance(event, ON_THE_MAP) or (
            isinstance(event, TurnBegan) and event.turn in OPENING
        ):
            return WORLD
        if isinstance(event, ON_THE_DISPLAY):
            return DISPLAY
    return -1


def emblems() -> Emblems:
    """Return the emblems, which are loaded when one is shown."""
    from .pictures.emblems import EMBLEMS

    return EMBLEMS


UI = GameUI(
    forms=frozenset({"hand"}),
    wide_side=30,
    boards=(Display, World, Tiles, Standings),
    signs=SIGNS,
    paints=PAINTS,
    headline=with_goal,
    shorter=(headline,),
    panel=panel,
    final_board=WORLD,
    front=front,
    sure_places=True,
    harmless=frozenset({"settle-food", "pay-upkeep", "keep-tiles"}),
    arrange=arrange,
    pieces=pieces,
    event_board=event_board,
    tabled=frozenset(SETTLED),
    heads=heads,
    legend=legend,
    charts=charts,
    foretell=foretell,
    compare=compare,
    named=named,
    pointed_out=pointed_out,
    sheet=sheet,
    emblems=emblems,
)
