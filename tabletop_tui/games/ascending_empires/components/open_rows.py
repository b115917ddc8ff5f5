"""What an owner's components file may change, and within which bounds; all the rest the rules know
one value of.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ....components.faults import place
from .file import Wrong

ANY = "*"  # every row of the section
UNTOUCHED = frozenset(("id", "status", "source", "note"))
Fields = Mapping[str, tuple[str, ...]]  # by row
SHIPS: Fields = dict.fromkeys(("starship", "battleship"), ("attack", "defence", "vp"))
ITEMS: Fields = dict.fromkeys(("troop", "research_facility", "colony", "city"), ("defence", "vp"))
LIMITS = ("items_per_planet", "facilities_per_planet", "facilities_on_one_planet")

OPEN: Mapping[str, Fields] = {
    "start_per_player": dict.fromkeys(("troop", "starship", "battleship"), ("supply", "box")),
    "vp_pile": {ANY: ("tokens",)},
    "setup": {
        ANY: ("planets", "planets_per_colour", "asteroids", "face_down_asteroids_per_quadrant")
    },
    "quadrant_groups": {ANY: ("discs",)},
    "seats": {ANY: ("quadrants", "open_asteroid_quadrants")},
    "board": {ANY: ("value",)},
    "quadrants": {ANY: ("corner",)},
    "holes": {ANY: ("x_um", "y_um")},
    "start_ships": {ANY: ("x_um", "y_um")},
    "sizes": {ANY: ("um",)},
    "launch_places": {ANY: ("value",)},
    "physics": {ANY: ("value",)},
    "hand_errors": dict.fromkeys(("normal", "wild"), ("draws", "angle", "power")),
    "limits": dict.fromkeys(LIMITS, ("value",)),
    "actions": {"recruit": ("max_placed",), "move": ("points",), "mine": ("options",)},
    "build_costs": {
        "research_facility": ("troops",),
        "colony": ("troops",),
        "city": ("troops", "colonies", "box_bonus"),
    },
    "combat": {**SHIPS, **ITEMS},
    "technology": {ANY: ("name", "kind", "effect", "facilities", "first_vp")},
    "row_bonuses": {ANY: ("kind", "amount", "choices")},
    "scoring": {
        **dict.fromkeys(("occupied_planet", "occupied_asteroid", "colony", "city"), ("vp",)),
        "cities_in_quadrants": ("vp_by_quadrants",),
    },
    "end": dict.fromkeys(("rounds_without_vp", "passes_in_a_row_per_player"), ("value",)),
}
"""The fields that may differ from the packaged ones, by section and row."""

LEAST: Mapping[tuple[str, str, str], int] = {
    ("limits", "items_per_planet", "value"): 1,
    ("limits", "facilities_per_planet", "value"): 1,
    ("actions", "recruit", "max_placed"): 1,
    ("actions", "move", "points"): 1,
    ("build_costs", "research_facility", "troops"): 1,
    ("build_costs", "colony", "troops"): 1,
    ("combat", "starship", "attack"): 1,
    ("combat", "battleship", "attack"): 1,
    ("end", "rounds_without_vp", "value"): 1,
    ("end", "passes_in_a_row_per_player", "value"): 1,
}
"""Numbers without which nobody could play on."""

CORNERS = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}
PIECES = ["troop", "starship"]

Rows = Mapping[str, Mapping[str, Any]]  # the rows of a section by id
Sections = Mapping[str, Rows]


def fault(found: Sections, packaged: Sections) -> Wrong | None:
    """What a file changes that it may not change, or sets too low; None when all is well."""
    for section, rows in packaged.items():
        free = OPEN.get(section, {})
        for key, row in rows.items():
            for field in row.keys() - UNTOUCHED - set(free.get(key, free.get(ANY, ()))):
                value = found[section][key][field]
                if value != row[field]:
                    only, there = json.dumps(row[field]), json.dumps(value)
                    return _wrong("only", section, key, field, only=only, found=there)
    for (section, key, field), least in LEAST.items():
        value = found[section][key][field]
        if isinstance(value, str) or value < least:
            return _wrong("least", section, key, field, least=str(least), found=json.dumps(value))
    return _joint(found)


def _joint(found: Sections) -> Wrong | None:
    """What is wrong with fields that depend on each other."""
    limits, city = found["limits"], found["build_costs"]["city"]
    if limits["facilities_on_one_planet"]["value"] < limits["facilities_per_planet"]["value"]:
        return _wrong("twin", "limits", "facilities_on_one_planet", "value")
    if city["troops"] + city["colonies"] < 1:
        return _wrong("city", "build_costs", "city", "troops")
    troops = [option["troops"] for option in found["actions"]["mine"]["options"]]
    if not troops or len(set(troops)) < len(troops):
        return _wrong("mine", "actions", "mine", "options")
    steps = found["scoring"]["cities_in_quadrants"]["vp_by_quadrants"]
    if len(steps) < 5:
        return _wrong("steps", "scoring", "cities_in_quadrants", "vp_by_quadrants")
    for key, row in found["row_bonuses"].items():
        wanted: list[str] = [] if row["kind"] == "vp" else PIECES
        if sorted(row["choices"]) != sorted(wanted):
            return _wrong(
                "choices", "row_bonuses", key, "choices", kind=row["kind"], must=json.dumps(wanted)
            )
    middle = found["board"]["side"]["value"] / 2
    for hole in found["holes"].values():
        corner = found["quadrants"][hole["quadrant"]]["corner"]
        if hole["homeworld"] and CORNERS[corner] != (hole["x_um"] > middle, hole["y_um"] > middle):
            return _wrong("corner", "quadrants", hole["quadrant"], "corner")
    return None


def _wrong(why: str, section: str, key: str, field: str, **facts: str) -> Wrong:
    return Wrong(f"components-{why}", where=place(section, key, field), **facts)
