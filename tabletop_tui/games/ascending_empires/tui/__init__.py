"""The screens of Ascending Empires."""

from typing import Any

from ....tui.game_ui import GameUI
from ..view.sheet import sheet
from .drawing import pieces
from .landing import landing
from .legend import heads, legend
from .palette import PAINTS
from .panel import busy, headline, panel, panel_rows_kept, with_goal
from .signs import SIGNS
from .space import Space


def practice() -> Any:
    """Return the practice table."""
    from .practice import Practice

    return Practice()


UI = GameUI(
    forms=frozenset({"aim"}),
    boards=(Space,),
    signs=SIGNS,
    paints=PAINTS,
    headline=with_goal,
    shorter=(headline, busy),
    panel=panel,
    expected=landing,
    pieces=pieces,
    kept=panel_rows_kept,
    heads=heads,
    legend=legend,
    sheet=sheet,
    practice=practice,
)
