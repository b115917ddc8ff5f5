"""What a player's components file may change, and within which bounds.

All else is fixed by the rules.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....components.faults import place
from ....engine import Listed, Word
from .file import PACKAGED, InvalidComponents
from .rows import EFFECTS, OPTIONAL, allowed

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
"""Minimum values below which a game could not continue."""

CORNERS = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}
PIECES = ["troop", "starship"]


def listed(box: Any) -> Iterator[tuple[str, list[Any], list[dict[str, Any]]]]:
    """Yield each section present in a box with its rows and the packaged ones."""
    for section, packaged in PACKAGED.rows().items():
        rows = getattr(box, section, None)
        if isinstance(packaged, list) and rows is not None:
            yield section, rows, packaged


def all_rows_are_there(box: Any) -> Iterator[InvalidComponents]:
    """Report missing, unknown and duplicate rows: the rules look rows up by id."""
    for section, rows, packaged in listed(box):
        wanted, times = [row["id"] for row in packaged], Counter(row.id for row in rows)
        for key in dict.fromkeys((*wanted, *times)):
            if times[key] != 1 or key not in wanted:
                what = "missing" if not times[key] else "twice" if key in wanted else "stray"
                yield InvalidComponents(f"components-row-{what}", where=place(section, key))


def only_open_fields_differ(box: Any) -> Iterator[InvalidComponents]:
    """Report changes to fields that may not change."""
    for section, rows, packaged in listed(box):
        known, free = {row["id"]: row for row in packaged}, OPEN.get(section, {})
        for row in rows:
            if row.id not in known:
                continue
            before, now = type(row).model_validate(known[row.id]).model_dump(), row.model_dump()
            closed = {*before} - UNTOUCHED - {*free.get(row.id, free.get(ANY, ()))}
            for field in before:
                if field in closed and now[field] != before[field]:
                    only, there = json.dumps(before[field]), json.dumps(now[field])
                    yield _wrong("only", section, row.id, field, only=only, found=there)


def numbers_are_high_enough(box: Any) -> Iterator[InvalidComponents]:
    """Report numbers below their minimum."""
    for (section, key, field), least in LEAST.items():
        for row in getattr(box, section, ()):
            value = getattr(row, field, least)
            if row.id == key and (isinstance(value, str) or value < least):
                found = json.dumps(value)
                yield _wrong("least", section, key, field, least=str(least), found=found)


def limits_fit_together(box: Any) -> Iterator[InvalidComponents]:
    limits = by_id(box.limits)
    if limits["facilities_on_one_planet"].value < limits["facilities_per_planet"].value:
        yield _wrong("twin", "limits", "facilities_on_one_planet", "value")


def a_city_costs_something(box: Any) -> Iterator[InvalidComponents]:
    city = by_id(box.build_costs)["city"]
    if city.troops + city.colonies < 1:
        yield _wrong("city", "build_costs", "city", "troops")


def mining_is_clear(box: Any) -> Iterator[InvalidComponents]:
    troops = [option.troops for option in by_id(box.actions)["mine"].options]
    if not troops or len({*troops}) < len(troops):
        yield _wrong("mine", "actions", "mine", "options")


def every_number_of_quadrants_scores(box: Any) -> Iterator[InvalidComponents]:
    if len(by_id(box.scoring)["cities_in_quadrants"].vp_by_quadrants) < 5:
        yield _wrong("steps", "scoring", "cities_in_quadrants", "vp_by_quadrants")


def bonuses_have_their_choices(box: Any) -> Iterator[InvalidComponents]:
    for row in box.row_bonuses:
        must: list[str] = [] if row.kind == "vp" else PIECES
        if sorted(row.choices) != sorted(must):
            facts = {"kind": row.kind, "must": json.dumps(must)}
            yield _wrong("choices", "row_bonuses", row.id, "choices", **facts)


def homeworlds_lie_in_their_corners(box: Any) -> Iterator[InvalidComponents]:
    middle, quadrants = by_id(box.board)["side"].value / 2, by_id(box.quadrants)
    for hole in box.holes:
        corner = CORNERS[quadrants[hole.quadrant].corner]
        if hole.homeworld and corner != (hole.x_um > middle, hole.y_um > middle):
            yield _wrong("corner", "quadrants", hole.quadrant, "corner")


CHECKS = (
    numbers_are_high_enough,
    limits_fit_together,
    a_city_costs_something,
    mining_is_clear,
    every_number_of_quadrants_scores,
    bonuses_have_their_choices,
    homeworlds_lie_in_their_corners,
)


def by_id(rows: Sequence[Any]) -> dict[str, Any]:
    """Return the rows of a section by id."""
    return {row.id: row for row in rows}


def _wrong(why: str, section: str, key: str, field: str, **facts: str) -> InvalidComponents:
    return InvalidComponents(f"components-{why}", where=place(section, key, field), **facts)


def hints(section: str) -> list[Word]:
    """Return what a player may put into a section."""
    rows = OPEN.get(section, {})
    if not rows:
        return [Word("own-closed")]
    text = [Word("own-lengths")] if section in ("board", "holes", "start_ships", "sizes") else []
    for fields in dict.fromkeys(rows.values()):
        keys, names = [key for key in rows if rows[key] == fields], ", ".join(fields)
        if keys == [ANY]:
            text.append(Word("own-open", (("fields", names),)))
        else:
            text.append(Word("own-open-rows", (("fields", names), ("rows", ", ".join(keys)))))
    return [*text, *(map(effect, EFFECTS) if section == "technology" else ())]


def effect(kind: str) -> Word:
    """Return the effect fields of a kind of technology, with their allowed values."""
    fields = {**EFFECTS[kind], **OPTIONAL.get(kind, {})}
    lines = [
        Word("own-field", (("field", name), ("must", allowed(values))))
        for name, values in fields.items()
    ]
    return Word("own-effect", (("kind", kind), ("fields", Listed(lines))))
