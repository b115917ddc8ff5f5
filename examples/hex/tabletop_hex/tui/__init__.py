"""The screens of Hex."""

from __future__ import annotations

from rich.text import Text

from tabletop_tui.tui.game_ui import GameUI
from tabletop_tui.tui.look import Look

from ..rules.grid import missing
from ..view.sheet import sheet
from .board import HexBoard
from .palette import PAINTS
from .signs import SIGNS


def headline(look: Look) -> Text:
    """Return whose turn it is and the number of stones."""
    s = look.view
    row = Text(" ").append(look.say("head-stones", stones=sum(p.stones for p in s.players)))
    if s.stack:
        row.append("  ").append_text(look.who(s.on_turn))
    return row


def panel(look: Look, width: int, height: int) -> list[Text]:
    """Return which edges each player joins, and the fewest stones it takes."""
    s, rows = look.view, []
    for seat in range(len(s.players)):
        rows.append(look.who(seat))
        rows.append(Text("    ").append(look.say("panel-side", side=seat), "dim"))
        far = missing(s.cells, s.size, seat)
        rows.append(Text("    ").append(look.say("panel-far", far=far), "dim"))
    return rows


def legend(look: Look) -> list[Text]:
    """Return every sign on the board."""
    say = look.say
    rows = [Text(say("legend-cells"), "bold")]
    for sign, key in (("cell.empty", "empty"), ("ui.legal", "legal")):
        rows.append(Text(f" {look.sign(sign)}  ").append(say(f"legend-{key}")))
    for seat in range(len(look.view.players)):
        rows.append(Text(" ").append_text(look.who(seat)).append(f"  {say('legend-stone')}"))
    rows.append(Text(" ()  ").append(say("legend-newest")))
    return rows


UI = GameUI(
    boards=(HexBoard,),
    signs=SIGNS,
    paints=PAINTS,
    headline=headline,
    panel=panel,
    legend=legend,
    sheet=sheet,
)
