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
    CubesPlaced,
    DiscIdled,
    DiscPlaced,
    DiscRemoved,
    Fought,
    Settled,
    Struck,
    Traded,
    Withdrew,
)
from ..rules.phases.phase_events import Halved
from ..view.sheet import sheet
from .display import Display
from .empire_board import foretell
from .layout import DISPLAY, TILES, WORLD, arrange
from .legend import legend
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
    CubesPlaced, Fought, Struck, Settled, Allied, AllianceEnded, Withdrew, Halved,
)  # fmt: skip
"""Events shown on the map."""

ON_THE_DISPLAY = (DiscPlaced, DiscIdled, DiscRemoved, Traded)
"""Events shown on the action display."""


def event_board(events: Sequence[Event]) -> int:
    """Return the board that shows the last of these events, -1 if none does."""
    for event in reversed(events):
        if isinstance(event, ON_THE_MAP):
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
    front=front,
    harmless=frozenset({"settle-food", "pay-upkeep", "keep-tiles"}),
    arrange=arrange,
    pieces=pieces,
    event_board=event_board,
    legend=legend,
    charts=charts,
    foretell=foretell,
    named=named,
    pointed_out=pointed_out,
    sheet=sheet,
    emblems=emblems,
)
