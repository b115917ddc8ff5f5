"""Texts printed on components: which of them have a key, and which key."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from tabletop_tui.components.printed import TEXTS, Printed, label, row_name, text_key


def test_a_printed_text_is_its_english_and_keeps_its_key() -> None:
    text = Printed("Ur", "name-cities-ur")
    assert text == "Ur" and text.key == "name-cities-ur"
    for again in (pickle.loads(pickle.dumps(text)), copy.copy(text), copy.deepcopy(text)):
        assert again == "Ur" and again.key == "name-cities-ur"


@pytest.mark.parametrize(
    ("field", "section", "row", "key"),
    [
        ("name", "cities", "ur", "name-cities-ur"),
        ("text", "progress", "oil-2", "text-progress-oil-2"),
        ("part", "", "kind_of", "part-kind-of"),
        ("source", "", "Café, p. 3", "source-Caf-p-3"),
        ("name", "cities", "", "name-cities"),
    ],
)
def test_a_key_is_made_of_field_section_and_row(
    field: str, section: str, row: str, key: str
) -> None:
    assert text_key(field, section, row) == key


def test_a_row_is_named_by_all_of_its_ids_in_their_order() -> None:
    ids = ("key", "a", "b")
    assert row_name({"key": "ur", "name": "Ur"}, ids) == "ur"
    assert row_name({"b": 2, "a": "swe"}, ids) == "swe-2"
    assert row_name({"name": "Ur"}, ids) == ""


def test_packaged_texts_get_the_keys_of_their_rows_and_others_keys_of_their_own_words() -> None:
    packaged: dict[str, Any] = {
        "cities": [
            {"key": "ur", "name": "Ur", "text": "", "price": 1},
            {"key": "rome", "name": "Rome", "note": "from memory"},
            {"name": "nameless"},
        ],
        "numbers": {"name": "no list"},
        "taken": [{"key": "a", "name": "A"}],
    }
    data = copy.deepcopy(packaged)
    data["cities"][1]["name"] = "Roma"
    data["cities"].append({"key": "new", "name": "Rome"})
    data["cities"].append({"key": "other", "name": "Paris"})
    data["taken"] = "a text in place of rows"
    data["own"] = [{"key": "ur", "name": "Ur"}]
    label(data, packaged, "key")
    ur, rome, nameless, new, other = data["cities"]
    assert ur["name"].key == "name-cities-ur" and ur["name"] == "Ur"
    assert rome["note"].key == "note-cities-rome"
    assert new["name"].key == "name-cities-rome", "a component of another row keeps its key"
    assert rome["name"].key == "old-name-cities-Roma" and rome["name"] == "Roma"
    assert other["name"].key == "old-name-cities-Paris"
    plain = [ur["text"], nameless["name"], data["own"][0]["name"]]
    assert all(type(text) is str for text in plain)
    assert ur["price"] == 1 and data["numbers"] == packaged["numbers"]
    assert set(TEXTS) == {"name", "text", "known", "note"}
