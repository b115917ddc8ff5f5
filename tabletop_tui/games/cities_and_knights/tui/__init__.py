"""The screens of Cities & Knights."""

from ....tui.game_ui import GameUI
from ..sheet import sheet
from .dice import charts
from .legend import explain, legend
from .map import Map
from .marks import prices
from .panel import bare, headline, marked, panel

UI = GameUI(
    boards=(Map,),
    headline=headline,
    shorter=(marked, bare),
    panel=panel,
    keys={
        "roll": "r", "end-turn": "e", "build-road": "r", "build-settlement": "s", "build-city": "c", "build-wall": "w",
        "recruit": "k", "activate": "a", "promote": "m", "move-knight": "v", "displace": "d", "chase": "j",
        "improve": "i", "trade-bank": "b", "propose": "t", "ask-for-offers": "o", "end-building": "e",
    },
    prices=prices,
    explain=explain,
    last=frozenset({"end-turn", "end-building"}),
    legend=legend,
    sheet=sheet,
    charts=charts,
)  # fmt: skip
