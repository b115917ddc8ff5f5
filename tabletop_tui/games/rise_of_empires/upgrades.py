"""Upgrades saves made with older rules of Rise of Empires.

The keys below are those of that time and never change, whatever the box holds later.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from ...components.boxes import keep_old_box
from ...components.renaming import Change, bits, by_key, changed, key, logged, pile, tagged
from ...engine import Raw
from .components.box import PACKAGED

GOODS = ("gold", "disc", "cube", "food", "vp")
SOURCES = (
    "regions",
    "cities",
    "towns",
    "progress",
    "wonders",
    "trade",
    "hunger",
    "costs",
    "gold",
    "discs",
)


def keys_of(text: str) -> dict[str, list[str]]:
    """Return the keys of all rows up to rules 2, including those of a player's file, which may
    replace sections.
    """
    kept = files(f"{__package__}.components").joinpath("keys-2.json").read_text(encoding="utf-8")
    given = json.loads(text) if text else {}
    rows = {
        section: [row["key"] for row in given[section]]
        if isinstance(given.get(section), list)
        else keys
        for section, keys in json.loads(kept).items()
    }
    return {**rows, "cities": rows["cities"] + rows["wonders"]}


class Renaming:
    """Maps the fields of a save that held numbers of these components."""

    def __init__(self, keys: Mapping[str, list[str]]) -> None:
        self.sorts = [keys[section] for section in ("progress", "territory", "cities")]
        self.progress, self.territory, self.city = map(key, self.sorts)
        self.empire, self.trade = key(keys["empire"]), key(keys["trade"])
        self.region = key(keys["regions"])
        held = {
            "goods": by_key(GOODS),
            "cubes": by_key(keys["regions"]),
            "territory": by_key(keys["territory"]),
            "points": by_key(SOURCES),
            "progress.*": self.progress,
            "cities.*": self.city,
            "flipped.*": self.progress,
            "waits": self.waits,
            "ally": self.region,
        }
        self.frames: dict[str, dict[str, Change]] = {
            "placing": {
                "held": bits(keys["regions"]),
                "filled.*": self.region,
                "first": self.region,
            },
            "fighting": {"tile": self.empire, "fought.*": self.region},
        }
        self.position: dict[str, Change] = {
            "players.*": lambda player: changed(player, held),
            "empire": by_key(keys["empire"], -1),
            "trade": by_key(keys["trade"], -1),
            "piles": self.piles,
            "stack.*": lambda frame: tagged(frame, self.frames),
            **{
                f"{tiles}.{row}.*": key(sorts)
                for tiles in ("fresh", "older", "gone")
                for row, sorts in enumerate(self.sorts)
            },
        }

    def waits(self, thing: Any) -> Any:
        """Rename the tiles of a waiting rule, which were numbers as text."""
        if not isinstance(thing, dict):
            return thing
        return {self.progress(int(n)) if n.isdecimal() else n: bits for n, bits in thing.items()}

    def piles(self, thing: Any) -> Any:
        """Rename three stacks of progress tiles and one of territory tiles."""
        progress, territory = map(pile, self.sorts[:2])
        changes = {"0": progress, "1": progress, "2": progress, "3": territory}
        return changed(thing, changes)

    def told(self, event: Any) -> Any:
        """Rename tiles that were turned up, by row."""
        match event:
            case {"kind": "tiles-turned-up", "row": int(row)} if 0 <= row < len(self.sorts):
                return changed(event, {"tiles.*": key(self.sorts[row])})
            case _:
                return event

    def actions(self) -> dict[str, dict[str, Change]]:
        """Return the changes to the fields of each kind of action."""
        tile, city = {"tile": self.progress}, {"city": self.city}
        region = {"region": self.region}
        return {
            "pay": {"goods": by_key(GOODS)},
            "choose-goods": {"goods": by_key(GOODS[:3])},
            "take-progress": tile,
            "drop-progress": tile,
            "take-territory": {"tile": self.territory},
            "take-city": city,
            "build-wonder": city,
            "drop-city": city,
            "take-empire": {"tile": self.empire, "named.*": self.progress},
            "place-cubes": region,
            "fight": region,
            "trade": {"box": self.trade},
            "strike": tile | region,
            "settle": tile | region,
            "ally": tile | region,
        }


def keys_for_kinds(raw: Raw) -> Raw:
    """Upgrade to rules 3: tiles, regions and goods become keys instead of numbers."""
    text = raw["options"].get("components", "") if isinstance(raw.get("options"), dict) else ""
    renaming = Renaming(keys_of(text))
    positions = {
        name: changed(raw[name], renaming.position) for name in ("start", "state") if name in raw
    }
    log = logged(raw.get("log"), renaming.actions())
    return {**changed(raw, {"opening.*": renaming.told}), **positions, "log": log}


BOX_OF_THREE = keep_old_box(PACKAGED, "components-3.json")


def halving_down(raw: Raw) -> Raw:
    """Upgrade to rules 4: halving gets its option, "down" as before; the values of some tiles
    changed.
    """
    raw = BOX_OF_THREE(raw)
    if isinstance(raw.get("options"), dict):
        raw = {**raw, "options": {**raw["options"], "halving": "down"}}
    for name in ("start", "state"):
        if isinstance(raw.get(name), dict):
            raw = {**raw, name: {**raw[name], "halving": "down"}}
    return raw


UPGRADES: Mapping[int, Callable[[Raw], Raw]] = {
    2: keys_for_kinds,
    3: halving_down,
    4: keep_old_box(PACKAGED, "components-4.json"),
    5: keep_old_box(PACKAGED, "components-5.json"),
    6: keep_old_box(PACKAGED, "components-6.json"),
}
