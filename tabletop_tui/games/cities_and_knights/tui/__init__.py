"""The screens of Cities & Knights."""

from typing import Any

from ....engine import kind_of
from ....tui.game_ui import GameUI
from ....tui.paint.pictogram import Emblems
from ..rules.constants import TRACKS
from ..rules.progress_cards.catalogue import PLAYED
from ..view.sheet import sheet
from .alchemist import outlook
from .dice import charts
from .legend import explain, foretell, heads, legend
from .map import Map
from .marks import costs, kind_of_card, pieces, prices
from .palette import PAINTS
from .panel import headline, marked, panel
from .signs import SIGNS


def emblems() -> Emblems:
    """Return the emblems, which are loaded when one is shown."""
    from .emblems import EMBLEMS

    return EMBLEMS


def depicts(action: Any) -> str:
    """Return the track that an action improves or draws from."""
    tracks = {"improve": "track", "choose-deck": "deck"}
    return TRACKS[getattr(action, tracks[action.kind])] if action.kind in tracks else ""


UI = GameUI(
    forms=frozenset({"hand", "deal", "partners", "swap", "dice"}),
    boards=(Map,),
    signs=SIGNS,
    paints=PAINTS,
    small_pictures="plain",
    headline=headline,
    shorter=(marked,),
    panel=panel,
    pieces=pieces,
    prices=prices,
    explain=explain,
    foretell=foretell,
    beside=costs,
    thing=kind_of_card,
    last=frozenset({"end-turn", "end-building"}),
    groups={kind_of(card.action): "play-card" for card in PLAYED},
    menu_first=True,
    outlook=outlook,
    harmless=frozenset({"refuse-trade"}),
    heads=heads,
    legend=legend,
    sheet=sheet,
    emblems=emblems,
    depicts=depicts,
    charts=charts,
)
