"""The screens of Ascending Empires."""

from typing import Any

from ....tui.game_ui import GameUI
from ....tui.paint.pictogram import Emblems
from ..rules.state import COLOURS
from ..view.sheet import sheet
from .drawing import pieces
from .landing import landing
from .legend import heads, legend
from .palette import PAINTS
from .panel import busy, headline, panel, panel_rows_kept, with_goal
from .signs import SIGNS
from .space import Space
from .technologies import technologies


def practice() -> Any:
    """Return the practice table."""
    from .practice import Practice

    return Practice()


def emblems() -> Emblems:
    """Return the emblems, which are loaded when one is shown."""
    from .emblems import EMBLEMS

    return EMBLEMS


def depicts(action: Any) -> str:
    """Return the colour of the technology that an action raises."""
    return COLOURS[action.colour] if action.kind == "develop" else ""


UI = GameUI(
    forms=frozenset({"aim"}),
    boards=(Space,),
    signs=SIGNS,
    paints=PAINTS,
    headline=with_goal,
    shorter=(headline, busy),
    panel=panel,
    charts=technologies,
    expected=landing,
    pieces=pieces,
    kept=panel_rows_kept,
    heads=heads,
    legend=legend,
    sheet=sheet,
    emblems=emblems,
    depicts=depicts,
    practice=practice,
)
