"""The components: counts, statuses, and the file with which a player supplies printed values."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop_tui.games.ascending_empires.components.check import Components, printed
from tabletop_tui.games.ascending_empires.components.file import PACKAGED, InvalidComponents
from tabletop_tui.games.ascending_empires.components.rows import EFFECTS
from tabletop_tui.games.ascending_empires.rules.galaxy import numbers
from tests.complaining import bare

DATA = PACKAGED.rows()


def rows(section: str) -> dict[str, dict[str, Any]]:
    """Return a section by the ids of its rows."""
    return {row["id"]: row for row in DATA[section]}


def test_components_the_packaged_file_is_right() -> None:
    assert Components.model_validate(DATA).game == "ascending_empires"


def test_components_every_row_says_how_sure_it_is_and_where_it_comes_from() -> None:
    for section in DATA:
        if isinstance(DATA[section], list):
            for row in DATA[section]:
                assert row["status"] in DATA["status_meaning"]
                ruling = row["source"][0] == "R" and row["source"][1:].isdigit()
                assert ruling or row["source"] in DATA["source_meaning"], row


def test_components_places_of_holes_and_most_technologies_are_marked_as_reconstructed() -> None:
    assert {row["status"] for row in DATA["holes"]} == {"RECONSTRUCTED"}
    technologies = rows("technology")
    assert technologies["orange-3"]["status"] == "KNOWN"
    assert {k for k, row in technologies.items() if row["status"] == "PART"} == {
        "orange-1",
        "orange-2",
        "grey-1",
        "brown-3",
        "purple-1",
        "purple-2",
        "purple-3",
        "purple-4",
    }
    assert technologies["brown-2"]["status"] == "RECONSTRUCTED"


def test_components_what_a_second_rules_text_states_is_marked_so() -> None:
    """Asteroids are face up with two and with three players; three items rest on two texts."""
    setup = rows("setup")
    assert setup["players-3"]["status"] == "PART" and setup["players-3"]["open_asteroids"] == 1
    assert setup["players-2"]["open_asteroids"] == 2
    assert "second rules text" in setup["players-2"]["note"]
    assert "second rules text" in rows("limits")["items_per_planet"]["note"]


def test_ae_002_six_troops_start_in_supply_and_eight_in_the_box() -> None:
    assert (
        rows("start_per_player")["troop"]["supply"],
        rows("start_per_player")["troop"]["box"],
    ) == (6, 8)


def test_ae_003_two_starships_start_on_the_board_and_six_in_the_box() -> None:
    start = rows("start_per_player")["starship"]
    assert (start["board"], start["box"]) == (2, 6)


def test_ae_004_no_starship_starts_in_supply_and_the_battleship_in_the_box() -> None:
    start = rows("start_per_player")
    assert start["starship"]["supply"] == 0
    assert (start["battleship"]["supply"], start["battleship"]["box"]) == (0, 1)


def test_ae_005_all_buildings_start_in_stock() -> None:
    start = rows("start_per_player")
    assert [start[key]["stock"] for key in ("research_facility", "colony", "city")] == [8, 4, 4]


def test_ae_171_each_player_has_14_troops_8_starships_and_1_battleship() -> None:
    pieces = rows("pieces")
    assert [pieces[key]["per_player"] for key in ("troop", "starship", "battleship")] == [14, 8, 1]
    assert [pieces[key]["total"] for key in ("troop", "starship", "battleship", "vp_token")] == [
        56,
        32,
        4,
        50,
    ]


def test_components_there_are_four_levels_of_four_colours_and_each_effect_is_one_the_rules_know() -> (
    None
):
    technology = DATA["technology"]
    colours = ("orange", "grey", "brown", "purple")
    assert {(row["colour"], row["level"]) for row in technology} == {
        (c, n) for c in colours for n in range(1, 5)
    }
    assert len(technology) == 16
    assert all(row["id"] == f"{row['colour']}-{row['level']}" for row in technology)
    assert {row["kind"] for row in technology} <= EFFECTS.keys()
    assert all(row["facilities"] == row["first_vp"] == row["level"] for row in technology)


def test_components_the_constants_of_the_flick() -> None:
    physics = numbers(DATA, "physics")
    assert physics["deceleration"] == 1_962_000
    assert (physics["restitution_planet"], physics["restitution_ship"]) == (60, 80)
    assert (physics["mass_starship"], physics["mass_battleship"]) == (16, 25)


def test_components_an_owners_file_is_remembered_in_its_short_form() -> None:
    text = '{\n  "holes": {"alpha-A": {"x_um": 171000}},\n "sizes": {"starship": {"um": 7500}}\n}'
    assert printed(text) == '{"holes":{"alpha-A":{"x_um":171000}},"sizes":{"starship":{"um":7500}}}'
    changed = {row["id"]: row for row in PACKAGED.rows(printed(text))["holes"]}["alpha-A"]
    assert (changed["x_um"], changed["status"], changed["source"]) == (
        171_000,
        "KNOWN",
        "your components file",
    )


def test_components_the_whole_packaged_file_is_an_owners_file_too() -> None:
    assert PACKAGED.rows(printed(json.dumps(DATA))) == DATA


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("{", "the { that opens here is never closed."),
        ("[1]", "the file must be a JSON object, in curly brackets, with sections such as holes."),
        (
            {"holes": {"alpha-Z": {"x_um": 1}}},
            'holes, row "alpha-Z": there is no such row.',
        ),
        ({"holez": []}, "holez: there is no such field."),
        (
            {"holes": {"alpha-A": {"xx": 1}}},
            'holes, row "alpha-A", field xx: there is no such field.',
        ),
        (
            {"holes": {"alpha-A": {"x_um": "5"}}},
            'holes, row "alpha-A", field x_um: it must be a whole number, found "5".',
        ),
        (
            {"holes": {"alpha-A": {"x_um": 5}}},
            'holes, row "alpha-A", field x_um: a ship in orbit must be on the board, '
            "so it must be 49000 to 663000, found 5.",
        ),
        (
            {"holes": {"alpha-A": {"x_um": 90_000}}},
            'holes, row "alpha-A", field x_um: it is too near to "alpha-H".',
        ),
        (
            {"holes": {"alpha-A": {"quadrant": "beta"}}},
            'holes, row "alpha-A", field quadrant: the rules know only "alpha", found "beta".',
        ),
        ({"holes": DATA["holes"][1:]}, 'holes, row "alpha-H": it is missing.'),
        (
            {"holes": [*DATA["holes"], DATA["holes"][0]]},
            'holes, row "alpha-H": it appears twice.',
        ),
        (
            {"physics": {"restitution_ship": {"value": 120}}},
            'physics, row "restitution_ship", field value: it must be 0 to 100, found 120.',
        ),
        (
            {"launch_places": {"directions": {"value": 60}}},
            'launch_places, row "directions", field value: it must divide 1024 evenly.',
        ),
        (
            {"sizes": {"orbit_ring": {"um": 1_000}}},
            'launch_places, row "inner_circle", field value: a ship there must touch the ring and not the planet, '
            "so it must be 29000 to 28000, found 31000.",
        ),
        (
            {"start_ships": {"alpha-0": {"x_um": 150_000}}},
            'start_ships, row "alpha-0", field x_um: it must touch the ring of its homeworld.',
        ),
        (
            {"start_ships": {"alpha-0": {"x_um": 65_000, "y_um": 94_000}}},
            'start_ships, row "alpha-0", field x_um: it touches "alpha-256".',
        ),
        (
            {"setup": {"players-3": {"planets": 16, "asteroids": 9}}},
            'setup, row "players-3", field planets: the planets of its quadrant_groups must be 16, found 20.',
        ),
        (
            {
                "quadrant_groups": {
                    "players-4-alpha": {
                        "discs": {
                            **dict.fromkeys(("grey", "brown", "purple"), 1),
                            "orange": 2,
                            "asteroid": 2,
                        }
                    }
                }
            },
            'quadrant_groups, row "players-4-alpha", field discs: all discs must be 6, found 7.',
        ),
        (
            {"seats": {"players-2": {"quadrants": ["alpha", "beta"]}}},
            'seats, row "players-2", field quadrants: each quadrant must be named once.',
        ),
        (
            {"vp_pile": {"players-2": {"tokens": 51}}},
            'vp_pile, row "players-2", field tokens: it must be at most 50.',
        ),
        (
            {"start_per_player": {"troop": {"supply": 7}}},
            'start_per_player, row "troop": supply, box, board and stock must be 14, found 15.',
        ),
        (
            {"technology": {"purple-4": {"effect": {"amount": 2}}}},
            'technology, row "purple-4", field effect.mode: it is missing.',
        ),
        (
            {"technology": {"purple-4": {"effect": {"amount": 99, "mode": "add"}}}},
            'technology, row "purple-4", field effect.amount: it must be 1 to 9, found 99.',
        ),
        (
            {"technology": {"grey-1": {"level": 2}}},
            'technology, row "grey-1", field level: the rules know only 1, found 2.',
        ),
        (
            {"technology": {"grey-2": {"status": "PART"}}},
            'technology, row "grey-2": a row with status PART must say in the field note which part is known.',
        ),
    ],
)
def test_components_a_wrong_file_is_refused_in_one_sentence(
    change: str | dict[str, Any], told: str
) -> None:
    with pytest.raises(InvalidComponents) as no:
        printed(change if isinstance(change, str) else json.dumps(change))
    assert bare(no.value) == told


def test_components_an_owner_may_put_another_effect_on_a_level() -> None:
    tractor = {"name": "Tractor", "kind": "movement_points", "effect": {"amount": 1, "mode": "add"}}
    change = {"technology": {"grey-2": tractor}}
    assert json.loads(printed(json.dumps(change))) == change
