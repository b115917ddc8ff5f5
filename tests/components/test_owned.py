"""Every fault of an owner's file is reported, with its place and line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop_tui.components.faults import (
    Faults,
    complaint_about,
    fault,
    place,
    place_of,
    quoted,
    validated,
)
from tabletop_tui.components.located_json import LocatedJson
from tabletop_tui.components.owned import OwnersFile, Reading
from tabletop_tui.engine import Complaint, Word
from tabletop_tui.play.text import sentence
from tests.complaining import refused

from .small_box import ROWS, Whole, Wrong, small_file


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OwnersFile:
    return small_file(tmp_path, monkeypatch)


def told(file: OwnersFile, text: str) -> list[str]:
    """What is wrong with a text."""
    return [sentence(no) for no in Reading(file, text).faults()]


def test_the_packaged_box_is_without_a_fault(file: OwnersFile) -> None:
    assert told(file, json.dumps(ROWS)) == [] and file.read(json.dumps(ROWS)) == ""
    assert told(file, '{"game": "skeleton"}') == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"cities": {"ur": {"price": "2"}}}',
         'cities, row "ur", field price: it must be a whole number, found "2".'),
        ('{"cities": {"ur": {"prise": 2}}}',
         'cities, row "ur", field prise: there is no such field.'),
        ('{"cities": {"ur": {"price": 0}, "rome": {"price": 5}}}', 'cities, row "ur": free.'),
        ('{"cities": {"ur": {"price": 92}}}', 'cities, row "ur", too-dear.'),
        ('{"cities": {"paris": {}}}', 'cities, row "paris": there is no such row.'),
        ('{"cities": {"ur": 5}}', 'cities, row "ur": it must be an object with fields, found 5.'),
        ('{"borders": {"ur": {}}}', 'borders, row "ur": there is no such row.'),
        ('{"cities": [5]}', 'cities, row "1": it must be an object with fields, found 5.'),
        ('{"borders": [{"a": "ur", "b": 3}]}',
         'borders, row "ur - 3", field b: it must be a text in quotes, found 3.'),
        ('{"borders": 3}', "borders: it must be a list, found 3."),
        ('{"numbers": {"cubes": null}}',
         "numbers, field cubes: it must be a whole number, found null."),
        ('{"towers": []}', "towers: there is no such field."),
        ('{"cities": {"ur": {"price": 4}}}', "sum."),
        ('{"game": "chess"}', "game: expected skeleton, but the file names chess."),
        ("[1]", "the file must be a JSON object, in curly brackets, with sections such as cities."),
        ('{"cities": {"ur": {"price": NaN}}}',
         'cities, row "ur", field price: NaN is not a value: a value is a number, a text in quotes, '
         "true, false, a list or an object."),
        ('{"cities": [{"key": "ur", "price": 2, "price": 2, "name": "Ur"}, {"key": "rome", '
         '"name": "Rome", "price": 3}]}', 'cities, row "ur", field price: it appears twice.'),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(file: OwnersFile, text: str, said: str) -> None:
    assert told(file, text) == [f"line 1: {said}"]
    with refused("^line 1: ", Wrong):
        file.read(text)


def test_each_fault_is_told_with_its_line(file: OwnersFile) -> None:
    text = """// the box
{
 "cities": [
  {"key": "ur", "name": "Ur", "price": "2"},  // a text
  // two faults of one row
  {"key": "rome", "name": "", "price": 91, "price": 91}
 ],
 "towers": {},
 "borders": [
  {"a": "ur",
   "b": "rome",
   "c": 1}
 ],
 "numbers": {
  "discs": [6], "cubes": 1e400
 }
}"""
    assert [no.partition(" ")[2] for no in told(file, text)] == [
        '4: cities, row "ur", field price: it must be a whole number, found "2".',
        '6: cities, row "rome", field price: it appears twice.',
        '6: cities, row "rome", too-dear.',
        '6: cities, row "rome", nameless.',
        "8: towers: there is no such field.",
        '12: borders, row "ur - rome", field c: there is no such field.',
        "15: numbers, field cubes: the number is too long or too large.",
        "15: numbers, field discs: it must be a whole number, found [6].",
    ]


def test_rows_are_checked_together_as_far_as_they_are_right(file: OwnersFile) -> None:
    wrong = '{"numbers": {"discs": "x"},\n "borders": [{"a": "ur", "b": "mars"}],\n "cities": %s}'
    dear = wrong % '{"ur": {"price": 4}}'
    assert [no[:6] for no in told(file, dear)] == ["line 1", "line 2", "line 3"]
    broken = wrong % '{"ur": {"price": "4"}}'
    assert [no[:6] for no in told(file, broken)] == ["line 1", "line 3"]


def test_a_section_that_fails_a_first_check_is_not_looked_at_any_further(file: OwnersFile) -> None:
    ur = '{"key": "ur", "name": "Ur", "price": 2}'
    assert told(file, f'{{"cities": [{ur},\n {ur},\n {ur}]}}') == ["line 3: twice."]


def test_a_fault_beside_the_file_has_no_line(file: OwnersFile) -> None:
    text = '{"cities": [{"key": "ur", "name": "Ur", "price": 5}]}'
    assert told(file, text) == ["nowhere."], "the border with Rome is in no line"


def test_a_mistake_in_a_check_is_not_hidden(file: OwnersFile) -> None:
    def wrong(box: Whole) -> list[Complaint]:
        return [box.towers]  # type: ignore[attr-defined]

    with pytest.raises(AttributeError):
        Reading(OwnersFile(**{**vars(file), "checks": (wrong,)}), "{}").faults()


def test_the_first_fault_is_enough_to_refuse_a_file_and_says_how_to_see_all(
    file: OwnersFile,
) -> None:
    with refused(r"^line 2: .* there is no such row. To see this and 1 more: tabletop-tui check"):
        file.read('{"cities":\n {"paris": {}},\n "towers": 1}')


def test_what_a_save_holds_is_checked_but_for_equal_keys(file: OwnersFile) -> None:
    file.check('{"cities": {"ur": {"name": "U", "name": "Uruk"}}}')
    with refused("whole number", Wrong):
        file.check('{"cities": {"ur": {"price": "2"}}}')


def test_a_fault_that_cannot_be_read_further_is_the_last(file: OwnersFile) -> None:
    text = '{"cities": {"ur": {"price": NaN}},\n "numbers": {"cubes": "x}'
    assert told(file, text) == [
        "line 1: NaN is not a value: a value is a number, a text in quotes, true, false, a list or "
        "an object.",
        "line 2: this text has no closing quote on its line.",
    ]
    assert told(file, '{"a": [NaN],\n "a": 5}')[0].startswith("line 1: a, row ")


def test_a_fault_of_the_whole_file_has_no_place() -> None:
    first = {"type": "value_error", "loc": (), "ctx": {"error": Wrong("all")}, "input": {}}
    made = complaint_about(Wrong, place_of({}, ()), first)
    assert made.key == "file-fault" and made.facts["fault"].key == "all"
    assert quoted(first) == "" and fault({"type": "strange"}) == Word("fault-other")
    assert Faults([made]).faults == [made] and place("a", "b").key == "file-place-row"


def test_a_file_of_another_kind_is_refused_with_its_first_fault() -> None:
    rows = {**ROWS, "cities": [ROWS["cities"][0], {"key": "rome"}]}  # type: ignore[index]
    with refused('^line 1: cities, row "2", field name: it is missing.$', Wrong):
        validated(Whole, LocatedJson(json.dumps(rows)), Wrong, "cities")
    with refused("^line 3: the { that opens here is never closed.$", Wrong):
        validated(Whole, LocatedJson("\n\n{"), Wrong, "cities")
    assert validated(Whole, LocatedJson(json.dumps(ROWS)), Wrong, "cities") == ROWS
