"""What an owner's components file may change, and within which bounds; all the rest the rules know one value of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

ANY = "*"  # every row of the section
UNTOUCHED = frozenset(("id", "status", "source", "note"))
Fields = Mapping[str, tuple[str, ...]]  # by row
SHIPS: Fields = dict.fromkeys(("starship", "battleship"), ("attack", "defence", "vp"))
ITEMS: Fields = dict.fromkeys(("troop", "research_facility", "colony", "city"), ("defence", "vp"))
LIMITS = ("items_per_planet", "facilities_per_planet", "facilities_on_one_planet")

OPEN: Mapping[str, Fields] = {
    "start_per_player": dict.fromkeys(("troop", "starship", "battleship"), ("supply", "box")),
    "vp_pile": {ANY: ("tokens",)},
    "setup": {ANY: ("planets", "planets_per_colour", "asteroids", "face_down_asteroids_per_quadrant")},
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
        "research_facility": ("troops",), "colony": ("troops",), "city": ("troops", "colonies", "box_bonus"),
    },
    "combat": {**SHIPS, **ITEMS},
    "technology": {ANY: ("name", "kind", "effect", "facilities", "first_vp")},
    "row_bonuses": {ANY: ("kind", "amount", "choices")},
    "scoring": {
        **dict.fromkeys(("occupied_planet", "occupied_asteroid", "colony", "city"), ("vp",)),
        "cities_in_quadrants": ("vp_by_quadrants",),
    },
    "end": dict.fromkeys(("rounds_without_vp", "passes_in_a_row_per_player"), ("value",)),
}  # fmt: skip
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


def fault(found: Sections, packaged: Sections) -> str:
    """What a file changes that it may not change, or sets too low, as half a sentence; "" when all is well."""
    for section, rows in packaged.items():
        free = OPEN.get(section, {})
        for key, row in rows.items():
            for field in row.keys() - UNTOUCHED - set(free.get(key, free.get(ANY, ()))):
                value = found[section][key][field]
                if value != row[field]:
                    only = f"the rules know only {_said(row[field])}, found {_said(value)}"
                    return f"{_place(section, key, field)}: {only}"
    for (section, key, field), least in LEAST.items():
        value = found[section][key][field]
        if isinstance(value, str) or value < least:
            return f"{_place(section, key, field)}: it must be at least {least}, found {_said(value)}"
    return _joint(found)


def _joint(found: Sections) -> str:
    """What is wrong with fields that depend on each other."""
    limits, city = found["limits"], found["build_costs"]["city"]
    if limits["facilities_on_one_planet"]["value"] < limits["facilities_per_planet"]["value"]:
        return f"{_place('limits', 'facilities_on_one_planet', 'value')}: it must not be below facilities_per_planet"
    if city["troops"] + city["colonies"] < 1:
        return f"{_place('build_costs', 'city', 'troops')}: a city must cost a troop or a colony"
    troops = [option["troops"] for option in found["actions"]["mine"]["options"]]
    if not troops or len(set(troops)) < len(troops):
        return f"{_place('actions', 'mine', 'options')}: each number of troops must stand there once, and at least one"
    steps = found["scoring"]["cities_in_quadrants"]["vp_by_quadrants"]
    if len(steps) < 5:
        return f"{_place('scoring', 'cities_in_quadrants', 'vp_by_quadrants')}: it must name 0 to 4 quadrants"
    for key, row in found["row_bonuses"].items():
        wanted: list[str] = [] if row["kind"] == "vp" else PIECES
        if sorted(row["choices"]) != sorted(wanted):
            return f"{_place('row_bonuses', key, 'choices')}: for {row['kind']} it must be {_said(wanted)}"
    middle = found["board"]["side"]["value"] / 2
    for hole in found["holes"].values():
        corner = found["quadrants"][hole["quadrant"]]["corner"]
        if hole["homeworld"] and CORNERS[corner] != (hole["x_um"] > middle, hole["y_um"] > middle):
            return f"{_place('quadrants', hole['quadrant'], 'corner')}: its homeworld does not lie in that corner"
    return ""


def _place(section: str, key: str, field: str) -> str:
    return f'{section}, row "{key}", field {field}'


def _said(value: Any) -> str:
    return json.dumps(value)
