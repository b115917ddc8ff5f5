"""An owner's sections override the packaged components."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.components.packaged import Packaged, same_json, status_counts

from .small_box import OWNED, ROWS, small_file

UR, ROME = ROWS["cities"]  # type: ignore[misc]
CITIES: list[dict[str, Any]] = [
    {"key": "ur", "name": "Ur", "price": 2},
    {"key": "rome", "name": "Rome", "price": 3},
]


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packaged:
    return small_file(tmp_path, monkeypatch).packaged


def test_without_a_file_the_packaged_rows_stand(packaged: Packaged) -> None:
    assert packaged.rows() == ROWS == packaged.with_overrides({})


def test_an_object_changes_rows_and_says_that_their_owner_did(packaged: Packaged) -> None:
    rows = packaged.rows('{"cities": {"ur": {"price": 9}}, "numbers": {"cubes": 31}}')
    ur, rome = rows["cities"]
    assert ur == {"key": "ur", "name": "Ur", "price": 9, "status": "KNOWN", "known": OWNED}
    assert ur["known"].key == "source-owner" and rome == ROME
    assert rows["numbers"]["cubes"] == 31 and rows["numbers"]["discs"] == 6


def test_a_row_of_an_object_counts_as_known_even_if_it_repeats_a_value(packaged: Packaged) -> None:
    rows = packaged.rows('{"cities": {"ur": {"price": 2}}}')
    assert rows["cities"][0]["status"] == "KNOWN"


def test_an_owner_s_own_status_is_kept(packaged: Packaged) -> None:
    rows = packaged.rows('{"cities": {"ur": {"status": "PART", "known": "half"}}}')
    assert (rows["cities"][0]["status"], rows["cities"][0]["known"]) == ("PART", "half")


def test_rows_that_the_box_lacks_are_left_to_the_check(packaged: Packaged) -> None:
    assert (
        packaged.with_overrides({"cities": {"paris": {}, "ur": 5}, "borders": {"ur": {}}}) == ROWS
    )


def test_a_list_replaces_a_section_and_a_new_section_is_left_to_the_check(
    packaged: Packaged,
) -> None:
    rows = packaged.rows('{"cities": [], "wonders": {"x": 1}}')
    assert rows["cities"] == [] and rows["wonders"] == {"x": 1}


def test_a_row_of_a_list_that_only_repeats_the_packaged_one_is_as_sure_as_that(
    packaged: Packaged,
) -> None:
    assert (
        packaged.with_overrides({"cities": CITIES, "borders": [{"a": "ur", "b": "rome"}]}) == ROWS
    )
    assert packaged.with_overrides({"cities": CITIES[::-1]})["cities"] == [ROME, UR]


@pytest.mark.parametrize("change", [{"price": 4}, {"price": 2.0}, {"name": "Úr"}, {"more": 1}])
def test_a_row_of_a_list_that_differs_is_known_from_the_owner(
    packaged: Packaged, change: dict[str, Any]
) -> None:
    ur, rome = packaged.with_overrides({"cities": [{**CITIES[0], **change}, CITIES[1]]})["cities"]
    assert ur == {**CITIES[0], **change, "status": "KNOWN", "known": OWNED} and rome == ROME


def test_a_row_of_a_list_may_say_that_it_is_known_as_it_stands(packaged: Packaged) -> None:
    _, rome = packaged.with_overrides({"cities": [CITIES[0], {**CITIES[1], "status": "KNOWN"}]})[
        "cities"
    ]
    assert rome == {**CITIES[1], "status": "KNOWN", "known": OWNED}
    given = [{**ROME, "status": "KNOWN", "known": "seen"}, {**UR, "price": 9}]
    assert packaged.with_overrides({"cities": given})["cities"] == given, (
        "a row that tells all is kept"
    )


def test_packaged_texts_are_labelled_by_the_ids_of_their_rows(packaged: Packaged) -> None:
    rows = packaged.labelled('{"cities": {"rome": {"name": "Roma"}}}')
    assert rows["cities"][0]["name"].key == "name-cities-ur"
    assert rows["cities"][1]["name"].key == "old-name-cities-Roma"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"cities": {"ur": {"name": "Úr"}}}, '{"cities":{"ur":{"name":"Úr"}}}'),
        ({}, ""),
        ({"cities": CITIES, "numbers": {"cubes": 30}, "borders": ROWS["borders"]}, ""),
        ({"cities": {"ur": {}}}, '{"cities":{"ur":{}}}'),
    ],
)
def test_a_game_remembers_what_differs(packaged: Packaged, given: Any, kept: str) -> None:
    assert packaged.changed_sections(given, packaged.with_overrides(given)) == kept


def test_what_a_game_remembers_of_a_list_is_as_sure_as_it_was_read(packaged: Packaged) -> None:
    given = {"cities": [{**CITIES[0], "price": 7}, CITIES[1]]}
    rows = packaged.with_overrides(given)
    again = packaged.rows(packaged.changed_sections(given, rows))
    assert again == rows and again["cities"][0]["known"].key == "source-owner"


def test_rows_are_counted_by_how_sure_they_are_and_by_whether_they_differ(
    packaged: Packaged,
) -> None:
    assert (
        status_counts(ROWS) == {"PART": 2, "RECONSTRUCTED": 1} and packaged.count_changed(ROWS) == 0
    )
    rows = packaged.with_overrides(
        {"cities": {"ur": {"price": 9}, "rome": {}}, "numbers": {"discs": 7}}
    )
    assert status_counts(rows) == {"KNOWN": 2, "PART": 1} and packaged.count_changed(rows) == 2
    rows = packaged.with_overrides({"cities": [{**UR, "key": "uruk"}, ROME]})
    assert packaged.count_changed(rows) == 2, "one is gone, and one is new"


def test_true_is_not_1() -> None:
    assert same_json({"a": 1, "b": [2]}, {"b": [2], "a": 1}) and not same_json(
        {"a": True}, {"a": 1}
    )
    assert json.loads(json.dumps(OWNED)) == "yours"
