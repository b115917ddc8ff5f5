"""Files that players keep in the settings folder: every new game uses them, and a wrong one says
where it lies.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.text import sentence
from tabletop_tui.store.disk import SMALL
from tabletop_tui.store.given import file_text, file_texts, kept
from tests.complaining import refused

GAME = find("rise_of_empires")
NAME = "rise_of_empires-components.json"


def test_without_a_file_nothing_is_kept(tmp_path: Path) -> None:
    assert kept(GAME, tmp_path) == {} == kept(find("skeleton"), tmp_path)


def test_the_components_in_the_settings_folder_go_into_a_new_game(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(json.dumps({"cities": {"ur": {"price": 1}}}), encoding="utf-8")
    options = kept(GAME, tmp_path)
    assert json.loads(options["components"]) == {"cities": {"ur": {"price": 1}}}
    assert GAME.new(3, 1, options).parts == options["components"]


def test_a_wrong_file_is_refused_with_row_field_and_place(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(json.dumps({"cities": {"ur": {"price": "one"}}}), encoding="utf-8")
    with refused('cities, row "ur", field price') as caught:
        kept(GAME, tmp_path)
    assert str(tmp_path / NAME) in sentence(caught.value)


def test_the_settings_folder_is_the_one_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / NAME).write_text("{}", encoding="utf-8")
    assert kept(GAME) == {"components": "{}"}


def test_a_file_may_be_as_long_as_people_write_them_and_no_longer(tmp_path: Path) -> None:
    option = next(option for option in GAME.options if option.shape == "file")
    path = tmp_path / "own.json"
    path.write_bytes(b"{}".ljust(SMALL))
    assert len(file_text(option, str(path))) == SMALL
    path.write_bytes(b"{}".ljust(SMALL + 1))
    with refused("too long|larger|more than"):
        file_text(option, str(path))


def test_a_file_that_is_named_goes_before_the_one_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / NAME).write_text("{}", encoding="utf-8")
    (tmp_path / "own.json").write_text("{ }", encoding="utf-8")
    assert file_texts(GAME, {}) == {"components": "{}"}
    assert file_texts(GAME, {"components": str(tmp_path / "own.json")}) == {"components": "{ }"}
    assert file_texts(GAME, {"components": ""}) == {"components": ""}
    with refused("components cannot be read"):
        file_texts(GAME, {"components": str(tmp_path / "nowhere.json")})
