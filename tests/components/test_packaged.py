"""An owner's file is laid over the packaged components, and whatever is wrong with it is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict, StrictInt, model_validator

from tabletop_tui.components.faults import complain, fault, found, place, spot
from tabletop_tui.components.packaged import Packaged, fits, read
from tabletop_tui.components.printed import Printed
from tabletop_tui.engine import Complaint, Word
from tabletop_tui.play.text import sentence

ROWS = {
    "cities": [
        {"key": "ur", "name": "Ur", "price": 2, "status": "PART", "known": "the name"},
        {"key": "rome", "name": "Rome", "price": 3, "status": "PART", "known": "the name"},
    ],
    "borders": [{"a": "ur", "b": "rome"}],
    "numbers": {"cubes": 30, "discs": 6},
}
OWNED = Printed("yours", "source-owner")


class Wrong(Complaint):
    """What is wrong with the file."""


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packaged:
    (tmp_path / "components.json").write_text(json.dumps(ROWS), encoding="utf-8")
    monkeypatch.setattr("tabletop_tui.components.packaged.files", lambda package: tmp_path)
    return Packaged(
        package="here", complaint=Wrong, ids=("key", "a", "b"), source="known", owned=OWNED,
        example="cities",
    )  # fmt: skip


class City(BaseModel):
    """A row of cities."""

    model_config = ConfigDict(extra="forbid")
    key: str
    name: str
    price: StrictInt
    status: str
    known: str

    @model_validator(mode="after")
    def honest(self) -> City:
        if self.price > 90:
            raise Wrong("too-dear", field="price")
        if not self.price:
            raise Wrong("free")
        return self


class Whole(BaseModel):
    """The file."""

    cities: list[City]
    borders: list[dict[str, str]]
    numbers: dict[str, StrictInt]


def test_without_a_file_the_packaged_rows_stand(packaged: Packaged) -> None:
    assert packaged.rows() == ROWS and packaged.checked("", Whole) == ""


def test_an_object_changes_rows_and_says_that_their_owner_did(packaged: Packaged) -> None:
    rows = packaged.rows('{"cities": {"ur": {"price": 9}}, "numbers": {"cubes": 31}}')
    ur, rome = rows["cities"]
    assert ur == {"key": "ur", "name": "Ur", "price": 9, "status": "KNOWN", "known": OWNED}
    assert ur["known"].key == "source-owner" and rome == ROWS["cities"][1]
    assert rows["numbers"] == {"cubes": 31, "discs": 6}


def test_an_owner_s_own_status_is_kept_and_rows_without_one_get_none(packaged: Packaged) -> None:
    rows = packaged.rows('{"cities": {"ur": {"status": "PART", "known": "half"}}}')
    assert (rows["cities"][0]["status"], rows["cities"][0]["known"]) == ("PART", "half")


def test_a_list_replaces_a_section_and_a_new_section_is_left_to_the_check(
    packaged: Packaged,
) -> None:
    rows = packaged.rows('{"cities": [], "wonders": {"x": 1}}')
    assert rows["cities"] == [] and rows["wonders"] == {"x": 1}


def test_packaged_texts_are_labelled_by_the_ids_of_their_rows(packaged: Packaged) -> None:
    rows = packaged.labelled('{"cities": {"rome": {"name": "Roma"}}}')
    assert rows["cities"][0]["name"].key == "name-cities-ur"
    assert type(rows["cities"][1]["name"]) is str


def test_a_checked_file_is_remembered_in_its_short_form(packaged: Packaged) -> None:
    text = '{ "cities":\n { "ur": { "name": "Úr" } } }'
    assert packaged.checked(text, Whole) == '{"cities":{"ur":{"name":"Úr"}}}'


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("{\n\n,", "file-not-json", {"line": "3"}),
        ("[" * 60_000, "file-not-json", {"line": "1"}),
        ("1" * 5_000, "file-not-json", {"line": "1"}),
        ("[1]", "file-no-object", {"section": "cities"}),
        ('{"cities": {"paris": {}}}', "file-no-row", {"row": "cities.paris"}),
        ('{"cities": {"ur": 5}}', "file-no-row", {"row": "cities.ur"}),
        ('{"borders": {"ur": {}}}', "file-no-row", {"row": "borders.ur"}),
    ],
)
def test_a_text_that_is_no_such_file_is_refused(
    packaged: Packaged, text: str, key: str, facts: dict[str, str]
) -> None:
    with pytest.raises(Wrong) as no:
        packaged.checked(text, Whole)
    assert (no.value.key, no.value.facts) == (key, facts)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"cities": {"ur": {"price": "2"}}}',
         'cities, row "ur", field price: it must be a whole number, found "2".'),
        ('{"cities": {"ur": {"prise": 2}}}',
         'cities, row "ur", field prise: there is no such field.'),
        ('{"cities": {"ur": {"price": 0}}}', 'cities, row "ur": free.'),
        ('{"cities": [5]}', 'cities, row "1": it must be an object with fields, found 5.'),
        ('{"borders": [{"a": "ur", "b": 3}]}',
         'borders, row "ur - 3", field b: it must be a text in quotes, found 3.'),
        ('{"borders": 3}', "borders: it must be a list, found 3."),
        ('{"numbers": {"cubes": "x"}}',
         'numbers, field cubes: it must be a whole number, found "x".'),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(packaged: Packaged, text: str, said: str) -> None:
    with pytest.raises(Wrong) as no:
        packaged.checked(text, Whole)
    facts = no.value.facts
    if isinstance(facts["fault"], Complaint):
        assert no.value.key == "file-fault-at" and facts["fault"].key == "free"
    else:
        assert sentence(no.value) == said


def test_a_fault_that_names_its_field_goes_on_from_the_row(packaged: Packaged) -> None:
    with pytest.raises(Wrong) as no:
        packaged.checked('{"cities": {"ur": {"price": 91}}}', Whole)
    assert no.value.key == "file-fault-in"
    assert no.value.facts["where"] == place("cities", "ur")


def test_a_fault_of_the_whole_file_has_no_place() -> None:
    first = {"type": "value_error", "loc": (), "ctx": {"error": Wrong("all")}, "input": {}}
    made = complain(Wrong, spot({}, ()), first)
    assert made.key == "file-fault" and made.facts["fault"].key == "all"
    assert found(first) == "" and fault({"type": "strange"}) == Word("fault-other")


def test_fits_names_rows_by_number_where_they_have_no_names() -> None:
    rows: dict[str, Any] = {**ROWS, "cities": [ROWS["cities"][0], {"key": "rome"}]}  # type: ignore[index]
    with pytest.raises(Wrong) as no:
        fits(Whole, rows, Wrong)
    assert no.value.facts["where"] == place("cities", "2", "name")


def test_read_gives_the_sections() -> None:
    assert read('{"a": 1}', Wrong, "a") == {"a": 1}
