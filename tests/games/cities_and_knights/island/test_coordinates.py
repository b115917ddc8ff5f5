"""Coordinates of the island in every language: shown, typed back, and typed in English."""

from __future__ import annotations

import pytest

from tabletop_tui import games
from tabletop_tui.games.cities_and_knights.view.coordinates import (
    ENGLISH,
    compass,
    name_of,
    named,
    names,
    places_named,
)
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages, set_language
from tests.playing import new_table

GAME = games.find("cities_and_knights")
POINTS = {
    "en": "N NE E SE S SW W NW",
    "es": "N NE E SE S SO O NO",
    "nl": "N NO O ZO Z ZW W NW",
}


def test_every_language_has_its_points_of_the_compass() -> None:
    assert {
        code: " ".join(compass(Words(GAME, (), code))).upper() for code in languages()
    } == POINTS


@pytest.mark.parametrize("code", languages())
def test_points_of_the_compass_are_unique_and_clash_with_no_english_one(code: str) -> None:
    said = dict(zip(ENGLISH, compass(Words(GAME, (), code)), strict=True))
    assert len(set(said.values())) == len(said)
    assert [point for point in said if point in said.values() and said[point] != point] == []


@pytest.mark.parametrize("code", languages())
def test_what_is_said_of_a_place_means_that_place_when_it_is_typed(code: str) -> None:
    words, island = Words(GAME, (), code), new_table("cities_and_knights", 3).state.island
    places = {place for found in names(island).values() for place in found}
    said = {place: name_of(island, place, words) for place in places}
    for place, name in said.items():
        assert place in places_named(island, name, words), name
        assert named(island, f" {name[:2]}-{name[2:].lower()}", {place: 0}, words) == place
    assert len({(place[0], name) for place, name in said.items()}) == len(places)


@pytest.mark.parametrize("code", languages())
def test_english_coordinates_are_understood_in_every_language(code: str) -> None:
    words, island = Words(GAME, (), code), new_table("cities_and_knights", 3).state.island
    for name, places in names(island).items():
        assert places_named(island, name, words) == places, name
    assert places_named(island, "c3x", words) == []


@pytest.mark.parametrize(("code", "south_west"), (("nl", "C3ZW"), ("es", "C3SO")))
def test_a_corner_is_told_in_the_language_that_is_spoken(code: str, south_west: str) -> None:
    from tabletop_tui.plain.game_narration import narration_of

    table, words = new_table("cities_and_knights", 3), Words(GAME, ("A", "B", "C"), code)
    telling = narration_of("cities_and_knights")
    set_language(code)
    try:
        found = telling.about(table.state, 0, south_west, words)
        assert found == telling.about(table.state, 0, "c3sw", words) and len(found) == 2
        assert not telling.about(table.state, 0, "c3q", words)
        assert south_west.removeprefix("C3") in telling.legend(table.state, words)[-1]
    finally:
        set_language("en")
