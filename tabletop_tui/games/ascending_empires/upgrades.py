"""Upgrades saves made with older rules of Ascending Empires.

The keys below are those of that time and never change, whatever the box holds later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...components.boxes import keep_old_box
from ...components.renaming import Change, by_key, changed, key, logged, tagged
from ...engine import Raw
from .components.file import PACKAGED

COLOURS = ("orange", "grey", "brown", "purple")
DISCS = (*COLOURS, "asteroid", "homeworld")
COLOUR: Mapping[str, Change] = {"colour": key(COLOURS)}

POSITION: Mapping[str, Change] = {
    "players.*.levels": by_key(COLOURS),
    "planets.*.disc": key(DISCS),
    "stack.*": lambda frame: tagged(frame, {"acclaiming": COLOUR}),
}


def keys_for_kinds(raw: Raw) -> Raw:
    """Upgrade to rules 2: discs and colours of technology become keys instead of numbers."""
    return {
        **raw,
        **{name: changed(raw[name], POSITION) for name in ("start", "state") if name in raw},
        "log": logged(raw.get("log"), {"develop": COLOUR}),
    }


UPGRADES: Mapping[int, Callable[[Raw], Raw]] = {
    1: keys_for_kinds,
    2: keep_old_box(PACKAGED, "components-2.json"),
}
