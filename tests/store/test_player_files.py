"""Files in the settings folder: every new game uses them, and an invalid one is reported with its
path.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.text import sentence
from tabletop_tui.store.atomic_files import SMALL
from tabletop_tui.store.player_files import file_text, file_texts, kept_texts
from tests.complaining import refused

GAME = find("rise_of_empires")
NAME = "rise_of_empires-components.json"
UR = '{"cities":{"ur":{"price":1}}}'


def test_without_a_file_nothing_is_kept(tmp_path: Path) -> None:
    assert kept_texts(GAME, tmp_path) == {} == kept_texts(find("skeleton"), tmp_path)


def test_the_components_in_the_settings_folder_go_into_a_new_game(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(json.dumps({"cities": {"ur": {"price": 1}}}), encoding="utf-8")
    options = kept_texts(GAME, tmp_path)
    assert json.loads(options["components"]) == {"cities": {"ur": {"price": 1}}}
    assert GAME.new(3, 1, options).parts == options["components"]


def test_a_wrong_file_is_refused_with_row_field_and_place(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(json.dumps({"cities": {"ur": {"price": "one"}}}), encoding="utf-8")
    with refused('cities, row "ur", field price') as caught:
        kept_texts(GAME, tmp_path)
    assert str(tmp_path / NAME) in sentence(caught.value)


def test_the_settings_folder_is_the_one_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / NAME).write_text(UR, encoding="utf-8")
    assert kept_texts(GAME) == {"components": UR}


def test_a_file_may_be_as_long_as_people_write_them_and_no_longer(tmp_path: Path) -> None:
    option = next(option for option in GAME.options if option.shape == "file")
    path = tmp_path / "own.json"
    path.write_bytes(UR.encode().ljust(SMALL))
    assert file_text(option, str(path)) == UR
    path.write_bytes(b"{}".ljust(SMALL + 1))
    with refused("too long|larger|more than"):
        file_text(option, str(path))


def test_a_file_that_is_named_goes_before_the_one_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / NAME).write_text("{} // as packaged", encoding="utf-8")
    (tmp_path / "own.json").write_text(f"{UR} // a comment", encoding="utf-8")
    assert file_texts(GAME, {}) == {"components": ""}
    assert file_texts(GAME, {"components": str(tmp_path / "own.json")}) == {"components": UR}
    assert file_texts(GAME, {"components": ""}) == {"components": ""}
    with refused("components cannot be read"):
        file_texts(GAME, {"components": str(tmp_path / "nowhere.json")})


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (UR.encode("utf-16"), "is UTF-16, not UTF-8"),
        (UR.encode("utf-16-be"), "is UTF-16, not UTF-8"),
        ('{"cities":\n {"ur": {"name": "Úr"}}}'.encode("latin-1"), "UTF-8: line 2 has"),
        (b'{"cities": {"ur": 5}}', '^line 1: cities, row "ur": it must be an object'),
    ],
)
def test_a_file_that_is_no_such_text_is_refused_in_a_sentence(
    tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(data)
    with refused(said) as no:
        file_texts(GAME, {"components": str(path)})
    assert "\n" not in sentence(no.value) and sentence(no.value).endswith(".")


def test_a_file_that_cannot_be_opened_is_refused_with_the_reason(tmp_path: Path) -> None:
    for name, said in (
        (str(tmp_path), "it is a folder"),
        (str(tmp_path / "no.json"), "there is no such file"),
        ("a\0b", "not a file name"),
        ("~nobody-of-that-name/x", "not a file name"),
    ):
        with refused(f"for components cannot be read: .*{said}.$"):
            file_texts(GAME, {"components": name})


def test_a_mark_before_utf_8_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(UR.encode("utf-8-sig"))
    assert file_texts(GAME, {"components": str(path)}) == {"components": UR}


def test_a_map_is_read_as_an_owner_s_file_is(tmp_path: Path) -> None:
    game, path = find("cities_and_knights"), tmp_path / "isle.json"
    isle = (Path(__file__).parents[2] / "docs" / "maps" / "golden-isle.json").read_text("utf-8")
    path.write_text(f"// mine\n{isle}", encoding="utf-8")
    assert json.loads(file_texts(game, {"mapfile": str(path)})["mapfile"]) == json.loads(isle)
    path.write_text('{"hexes": [\n {"q": 0, "q": 0}]}', encoding="utf-8")
    with refused('^line 2: hexes, row "1", field q: it appears twice.$'):
        file_texts(game, {"mapfile": str(path)})
