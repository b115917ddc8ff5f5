"""The screens of Rise of Empires."""

from __future__ import annotations

from ....tui.game_ui import GameUI
from ....tui.look import Look
from ..sheet import sheet
from .desk import DISPLAY, TILES, WORLD, arrange
from .display import Display
from .legend import legend
from .panel import headline, panel
from .standings import Standings
from .tiles import Tiles
from .world import World

FRONT = {
    "taking-progress": TILES, "taking-territory": TILES, "taking-city": TILES, "taking-empire": TILES,
    "placing": WORLD, "fighting": WORLD, "eating": TILES, "collecting": TILES, "keeping": TILES,
}  # fmt: skip
"""The board on which a frame is answered; the action display for all others."""


def front(look: Look) -> int:
    """The board of the present decision."""
    return FRONT.get(look.view.stack[-1].kind, DISPLAY) if look.view.stack else DISPLAY


UI = GameUI(
    boards=(Display, World, Tiles, Standings),
    headline=headline,
    panel=panel,
    front=front,
    arrange=arrange,
    keys={
        "place-disc": "d", "place-idle-disc": "d", "remove-disc": "d", "do-nothing": "o", "end-turn": "e", "pay": "m",
        "take-progress": "t", "take-territory": "t", "take-city": "t", "take-empire": "t", "build-wonder": "w",
        "place-cubes": "c", "stop-placing": "e", "withdraw": "w", "fight": "f", "stop-fighting": "e", "trade": "t",
        "strike": "s", "settle": "l", "ally": "a", "drop-city": "d", "settle-food": "f", "pay-upkeep": "m",
        "choose-goods": "c", "drop-progress": "r", "keep-tiles": "k", "choose-place": "c",
    },
    legend=legend,
    sheet=sheet,
)  # fmt: skip
