"""The screens of Ascending Empires."""

from typing import Any

from ....tui.game_ui import GameUI
from ..sheet import sheet
from .legend import legend
from .panel import headline, panel
from .space import Space


def practice() -> Any:
    """The practice table."""
    from .practice import Practice

    return Practice()


UI = GameUI(
    boards=(Space,),
    headline=headline,
    panel=panel,
    keys={
        "recruit": "r", "take-back": "t", "done": "e", "launch": "l", "flick": "f", "land": "d", "jump": "j",
        "stop": "e", "attack-ship": "a", "attack-planet": "b", "mine": "m", "build-facility": "i", "build-colony": "c",
        "build-city": "k", "develop": "v", "pass": "w",
    },
    legend=legend,
    sheet=sheet,
    practice=practice,
)  # fmt: skip
