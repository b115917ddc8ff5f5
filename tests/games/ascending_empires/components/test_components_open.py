"""What a player's components file may change: closed fields, minimum values, and every open field
in play.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.components.check import printed as checked
from tabletop_tui.games.ascending_empires.components.file import PACKAGED, InvalidComponents
from tabletop_tui.games.ascending_empires.components.open_rows import (
    ANY,
    LEAST,
    OPEN,
    UNTOUCHED,
)
from tabletop_tui.games.ascending_empires.components.rows import EFFECTS, OPTIONAL
from tabletop_tui.games.ascending_empires.rules.galaxy import Galaxy, galaxy
from tabletop_tui.games.ascending_empires.rules.powers import PrintedNumbers, powers_at, printed
from tests.complaining import bare, refused
from tests.playing import new_table, play_on

DATA = PACKAGED.rows()
SUMS = {"setup", "quadrants"}  # sections that only state the sums of others
LEVELS = [
    (0,) * colour + (level,) + (0,) * (3 - colour) for colour in range(4) for level in range(5)
]


def refusal(section: str, key: str, field: str, value: Any) -> str:
    """Return the sentence that refuses a change."""
    with pytest.raises(InvalidComponents) as no:
        checked(json.dumps({section: {key: {field: value}}}))
    return bare(no.value)


def closed_fields() -> list[tuple[str, str, str, Any]]:
    """Return every field of every row that no file may change, with another value of its type."""
    found = []
    for section, rows in DATA.items():
        for row in rows if isinstance(rows, list) else ():
            free = OPEN.get(section, {})
            for field, value in row.items():
                if field not in (*UNTOUCHED, *free.get(row["id"], free.get(ANY, ()))):
                    other: Any = (
                        value + 1
                        if type(value) is int
                        else not value
                        if type(value) is bool
                        else value
                    )
                    if other != value:
                        found.append((section, row["id"], field, other))
    return found


def test_components_every_closed_field_is_refused_by_row_and_field() -> None:
    closed = closed_fields()
    assert len(closed) > 100
    for section, key, field, value in closed:
        assert refusal(section, key, field, value).startswith(
            f'{section}, row "{key}", field {field}: '
        ), (key, field)


@pytest.mark.parametrize(
    ("section", "key", "field", "value", "why"),
    [
        ("limits", "facilities_on_asteroid", "value", 1, "the rules know only 0, found 1."),
        ("actions", "develop", "points", 3, "the rules know only 0, found 3."),
        ("tie_breaks", "tie-3", "by", "dice", 'the rules know only "shared win", found "dice".'),
        ("pieces", "starship", "per_player", 9, "the rules know only 8, found 9."),
        (
            "limits",
            "facilities_on_one_planet",
            "value",
            0,
            "it must not be less than facilities_per_planet.",
        ),
        ("build_costs", "city", "colonies", 0, None),
        (
            "actions",
            "mine",
            "options",
            [],
            "each number of troops must appear once, and there must be at least one.",
        ),
        (
            "actions",
            "mine",
            "options",
            [{"troops": 2, "vp": 1}, {"troops": 2, "vp": 2}],
            "each number of troops must appear once, and there must be at least one.",
        ),
        (
            "scoring",
            "cities_in_quadrants",
            "vp_by_quadrants",
            {"3": 3},
            "it must name 0 to 4 quadrants.",
        ),
        ("row_bonuses", "row-4", "choices", ["troop"], "for vp it must be []."),
        (
            "row_bonuses",
            "row-1",
            "choices",
            [],
            'for pieces_from_box it must be ["troop", "starship"].',
        ),
        ("row_bonuses", "row-1", "amount", 0, "it must be 1 or more, found 0."),
        ("quadrants", "beta", "corner", "SE", "its homeworld is not in that corner."),
        ("end", "rounds_without_vp", "value", "never", 'it must be at least 1, found "never".'),
        (
            "technology",
            "orange-3",
            "effect",
            {"amount": 1, "starships_to_box": 3},
            "it must be 0 to 2, found 3.",
        ),
        ("technology", "grey-2", "facilities", 0, "it must be 1 or more, found 0."),
        ("setup", "players-2", "planets_per_colour", 3, None),
        ("setup", "players-2", "face_down_asteroids_per_quadrant", 3, None),
    ],
)
def test_components_a_wrong_value_is_refused_by_row_and_field(
    section: str, key: str, field: str, value: Any, why: str | None
) -> None:
    if why is None and section == "build_costs":
        assert checked(json.dumps({section: {key: {field: value}}}))
        change = {section: {key: {field: value, "troops": 0}}}
        with refused("a city must cost a troop or a colony", InvalidComponents):
            checked(json.dumps(change))
    else:
        sentence = refusal(section, key, field, value)
        assert sentence.startswith(f'{section}, row "{key}", field {field}') and sentence.endswith(
            why or "."
        )


@pytest.mark.parametrize(
    ("place", "least"), list(LEAST.items()), ids=lambda x: "-".join(x) if type(x) is tuple else ""
)
def test_components_no_number_is_so_low_that_nobody_could_play(
    place: tuple[str, str, str], least: int
) -> None:
    section, key, field = place
    assert refusal(section, key, field, least - 1) == (
        f'{section}, row "{key}", field {field}: it must be at least {least}, found {least - 1}.'
    )


def played(text: str) -> tuple[Any, ...]:
    """Return everything the rules read from a components file."""
    board, numbers = galaxy(text), printed(text)
    whole = [(board, Galaxy), (numbers, PrintedNumbers)]
    values = [getattr(thing, name) for thing, kind in whole for name in kind.__slots__]
    return (*values, *(powers_at(text, levels) for levels in LEVELS))


def another(section: str, key: str, field: str, value: Any) -> Any:
    """Return another value the file may have, as far as its own row is concerned."""
    if field == "kind":
        return None
    if field == "effect":
        number = value.get("amount")
        return {**value, "amount": number + 1} if type(number) is int else None
    if field == "options":
        return [{"troops": 3, "vp": 3}]
    if field == "vp_by_quadrants":
        return {**value, "4": 9}
    if field == "discs":
        return {**value, "orange": value["orange"] + 1}
    if isinstance(value, list):
        return list(reversed(value))
    return f"{value}!" if isinstance(value, str) else value + 1


def test_components_every_open_field_is_played_with() -> None:
    plain, dead = played(""), []
    for section in OPEN.keys() - SUMS:
        for row in DATA[section]:
            for field in OPEN[section].get(row["id"], OPEN[section].get(ANY, ())):
                value = another(section, row["id"], field, row[field])
                if field in ("choices", "open_asteroid_quadrants") or value in (None, row[field]):
                    continue
                if played(json.dumps({section: {row["id"]: {field: value}}})) == plain:
                    dead.append((section, row["id"], field))
    assert dead == []


def test_components_games_with_many_printed_values_of_an_owner_add_up() -> None:
    change = {
        "limits": {"items_per_planet": {"value": 4}, "facilities_on_one_planet": {"value": 3}},
        "actions": {
            "recruit": {"max_placed": 3},
            "move": {"points": 3},
            "mine": {"options": [{"troops": 1, "vp": 1}]},
        },
        "build_costs": {"research_facility": {"troops": 1}, "city": {"box_bonus": 2}},
        "start_per_player": {"troop": {"supply": 8, "box": 6}, "starship": {"supply": 1, "box": 5}},
        "combat": {"battleship": {"attack": 3}, "colony": {"defence": 0}},
        "technology": {
            "orange-1": {"kind": "gain_battleship", "effect": {"amount": 1, "starships_to_box": 0}}
        },
        "row_bonuses": {"row-1": {"kind": "vp", "amount": 2, "choices": []}},
    }
    text = checked(json.dumps(change))
    for seed in range(3):
        table = play_on(new_table(GAME, 3, seed, options={"components": text}), 250, seed)
        GAME.audit(table.state)
        assert len(table.log) == 250 or table.over


SPANS = {
    "planet_defence": (1, 9),
    "ship_defence": (1, 9),
    "recruit_max": (1, 14),
    "mining_vp": (1, 9),
    "facility_cost": (1, 3),
    "city_bonus": (1, 9),
    "free_recruit": (1, 14),
    "movement_points": (1, 9),
    "return_lost_ship": (1, 9),
    "jump": (1, 9),
    "gain_battleship": (1, 1),
}


UNUSED = {
    "facility_cost": {"id": "brown-3", "effect": {"amount": 1, "mode": "set"}},
}
"""Kinds that a player's box may have and the packaged one lacks, each with a row that could hold
it.
"""


@pytest.mark.parametrize("kind", SPANS)
def test_components_the_least_and_the_most_of_every_effect(kind: str) -> None:
    row = next((row for row in DATA["technology"] if row["kind"] == kind), UNUSED.get(kind))
    assert row is not None
    least, most = SPANS[kind]
    for amount in (least - 1, least, most, most + 1):
        change = {
            "technology": {row["id"]: {"kind": kind, "effect": {**row["effect"], "amount": amount}}}
        }
        if least <= amount <= most:
            assert checked(json.dumps(change))
        else:
            with refused(f'row "{row["id"]}", field effect.amount: it must be', InvalidComponents):
                checked(json.dumps(change))


def test_components_a_colour_may_be_rarer_than_others() -> None:
    group = {
        "players-3-alpha": {
            "discs": {"orange": 3, "grey": 0, "brown": 1, "purple": 1, "asteroid": 1}
        }
    }
    change = {"quadrant_groups": group, "setup": {"players-3": {"planets_per_colour": 4}}}
    assert checked(json.dumps(change))
    change["setup"]["players-3"]["planets_per_colour"] = 6
    with refused("planets_per_colour: the fewest must be 4, found 6", InvalidComponents):
        checked(json.dumps(change))


def test_components_the_page_about_them_names_every_open_field_and_every_effect() -> None:
    page = (Path(__file__).parents[4] / "docs" / "ascending-empires-components.md").read_text(
        "utf-8"
    )
    example = page.partition("```json\n")[2].partition("```")[0]
    assert checked(example)
    rows = [line.split("|")[1:] for line in page.splitlines() if line.startswith("| `")]
    told = {
        name: "".join(cells[1:]) for cells in rows for name in re.findall(r"`([a-z_]+)`", cells[0])
    }
    assert set(told) == set(OPEN) | set(EFFECTS)
    for section, fields in OPEN.items():
        for field in {field for names in fields.values() for field in names}:
            assert f"`{field}`" in told[section], (section, field)
    for kind, fields_of in EFFECTS.items():
        spare = list(OPTIONAL.get(kind, ()))
        assert re.findall(r"`([a-z_]+)`", told[kind]) == [*fields_of, *spare]
