"""JSON with comments: the same values as without them, the line of every value, and the place of
each fault.
"""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tabletop_tui.components.located_json import DEEPEST, LONGEST, LocatedJson


def faults(text: str) -> list[tuple[int, tuple[str | int, ...], str]]:
    """What is wrong with a text: line, path, message."""
    read = LocatedJson(text)
    return [(read.line_at(at), path, what.key) for at, path, what in read.faults]


@pytest.mark.parametrize("game", ["rise_of_empires", "ascending_empires"])
def test_plain_json_is_read_as_ever(game: str) -> None:
    folder = files(f"tabletop_tui.games.{game}.components")
    text = folder.joinpath("components.json").read_text("utf-8")
    read = LocatedJson(text)
    assert read.value == json.loads(text) and read.whole and read.faults == []


@pytest.mark.parametrize(
    "text",
    ['{"a": [1, -2.5, 1e3, 0, true, false, null, "\\u00fa\\n", {}, []]}', "[]", '"x"', " 7 "],
)
def test_every_kind_of_value(text: str) -> None:
    assert LocatedJson(text).value == json.loads(text) and faults(text) == []


def test_comments_and_a_last_comma_do_not_count() -> None:
    text = '// head\n{ // "a": 0,\n "a": "http://x", // {\n "b": [1, 2,], // ]\n}\n// end'
    assert LocatedJson(text).value == {"a": "http://x", "b": [1, 2]} and faults(text) == []


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_everything_has_its_line_whatever_ends_the_lines(end: str) -> None:
    text = end.join(("// head", "{", '"a": ', '  {"b":', " 1},", '"c": [1,', "2]}"))
    read = LocatedJson(text)
    where = [("a",), ("a", "b"), ("c",), ("c", 0), ("c", 1), ("c", 1, "deeper"), ("none", "b")]
    assert [read.line(path) for path in where] == [3, 4, 6, 6, 7, 7, 0]


@pytest.mark.parametrize(
    ("text", "line", "path", "what"),
    [
        ('{"a": 1\n "b": 2}', 1, (), "json-comma"),
        ('{"a": [1\n 2]}', 1, ("a",), "json-comma"),
        ('{"a":\n {"b": 1, "b": 2}}', 2, ("a", "b"), "json-twice"),
        ('{"a":\n NaN}', 2, ("a",), "json-value"),
        ('{"a":\n -Infinity}', 2, ("a",), "json-value"),
        ('{"a": 01}', 1, ("a",), "json-value"),
        ('{"a": one}', 1, ("a",), "json-value"),
        ('{"a": ٣}', 1, ("a",), "json-value"),
        ('{"a":\n}', 2, ("a",), "json-nothing"),
        ("[1,\n,2]", 2, (1,), "json-nothing"),
        ('{"a": ' + "9" * 5_000 + "}", 1, ("a",), "json-number"),
        ('{"a": 1e999}', 1, ("a",), "json-number"),
        ('{"a": "\\q"}', 1, ("a",), "json-escape"),
        ('{"a": 1}\n}', 2, (), "json-more"),
    ],
)
def test_a_fault_after_which_the_rest_is_read(
    text: str, line: int, path: tuple[str | int, ...], what: str
) -> None:
    assert LocatedJson(text).whole and faults(text) == [(line, path, what)]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "json-empty"),
        ("\n// nothing\n", 1, "json-empty"),
        ('{"a": [1,\n\n', 1, "json-open"),
        ('\n{"a": 1', 2, "json-open"),
        ('{"a": "Ur,\n "b": 2}', 1, "json-quote"),
        ('{\n a: 1}', 2, "json-word"),
        ('{"a" 1}', 1, "json-word"),
        ('{"a": [1}', 1, "json-word"),
        ('{"a": 1 : 2}', 1, "json-word"),
        ('{"a": /* 1 */ 2}', 1, "json-word"),
        ('{"a": \'1\'\n "b": "x', 2, "json-quote"),
        pytest.param("[" * 60_000, 1, "json-deep", id="deep"),
    ],
)  # fmt: skip
def test_a_fault_behind_which_nothing_is_read(text: str, line: int, what: str) -> None:
    assert not LocatedJson(text).whole and (faults(text)[-1][0], faults(text)[-1][2]) == (
        line,
        what,
    )


def test_all_faults_are_noted_in_order() -> None:
    text = '{"a": NaN,\n "b": 1\n "b": 2,\n "c": [,],\n "d": "x'
    assert faults(text) == [
        (1, ("a",), "json-value"),
        (2, (), "json-comma"),
        (3, ("b",), "json-twice"),
        (4, ("c", 0), "json-nothing"),
        (5, ("d",), "json-quote"),
    ]


def test_of_two_equal_keys_the_last_counts_and_a_save_may_have_them() -> None:
    text = '{"a": {"b": 1},\n "a": {"b": 2}}'
    assert LocatedJson(text).value == {"a": {"b": 2}} and LocatedJson(text).line(("a", "b")) == 2
    assert LocatedJson(text, stored=True).faults == []


def test_how_deep_and_how_long_is_too_much() -> None:
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert faults(deep) == [] and faults(f"[{deep}]")[0][2] == "json-deep"
    assert faults("9" * LONGEST) == [] and faults("9" * (LONGEST + 1))[0][2] == "json-number"
