"""What a change of one setting preserves of the settings file, and its error messages."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.store.atomic_files import SMALL
from tabletop_tui.store.settings import (
    KNOWN,
    VALUES,
    Settings,
    is_valid,
    keep_settings,
    line_of,
    load_settings,
    save_settings,
    settings_file,
)
from tests.snapshots.kept import compare

FAULTS = {
    "a theme": 'theme = "pink"\n',
    "true is no number": "fps = true\n",
    "one is not true": "mouse = 1\n",
    "a key that is no text": "[keys]\nundo = 5\n",
    "keys that are no table": "keys = 3\n",
    "unknown": "fps = 15\nodd = 3\n",
    "unknown and long": f"{'x' * 41} = 3\n",
    "a name of just that length": f"{'x' * 40} = 3\n",
    "unknown table": "[odd]\nfps = 15\n",
    "a quoted name": '"fps" = 1\n',
    "a dotted name": "keys.undo = 5\n",
    "a name that stands nowhere": '"f\\u0070s" = 1\n',
    "two on their lines": 'fps = 1\n\n  language = "de"\n',
    "no toml": "fps = 15\ntheme = \n",
    "twice": "fps = 15\nfps = 30\n",
    "no utf-8": b"\xff\xfe",
    "too long": b"# " + b"x" * SMALL + b"\nfps = \n",
    "just not too long": (b"fps = \n# ").ljust(SMALL, b"x"),
    "maps as they were called": "pictures = true\n",
    "pictures": "pictures = 3\n",
}


def test_each_mistake_in_the_file_is_told_with_its_line(tmp_path: Path) -> None:
    path, rows = tmp_path / "settings.toml", []
    for name, text in FAULTS.items():
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        found, wrong = load_settings(path)
        chosen = {
            n: getattr(found, n) for n in KNOWN if getattr(found, n) != getattr(Settings(), n)
        }
        rows += [f"{name}: {chosen}", *(f"    {sentence}" for sentence in wrong)]
    compare(Path(__file__).parent / "mistakes.txt", "\n".join(rows) + "\n")


def test_the_defaults_are_the_first_of_the_values_that_are_allowed() -> None:
    assert {f.name for f in fields(Settings)} == {*VALUES, "keys", "on_turn", "quiet_hours"}
    for key, values in VALUES.items():
        assert getattr(Settings(), key) == values[0] and is_valid(key, values[0])
    assert not is_valid("fps", True) and not is_valid("mouse", 1) and not is_valid("odd", 1)


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, vs in VALUES.items() for v in vs[1:]])
def test_each_value_that_is_chosen_is_kept_beside_the_others(
    tmp_path: Path, key: str, value: Any
) -> None:
    path = tmp_path / "deep" / "settings.toml"
    keep_settings(path, keys={"undo": "z"})
    keep_settings(path, **{key: value})
    assert load_settings(path) == (Settings(**{key: value, "keys": {"undo": "z"}}), [])
    keep_settings(path, **{key: VALUES[key][0]})
    assert load_settings(path) == (Settings(keys={"undo": "z"}), [])


@pytest.mark.parametrize("text", ["theme = ", 'theme = "light"\n#'.ljust(SMALL + 1, "x")])
def test_a_file_that_is_not_read_is_left_to_whoever_wrote_it(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    keep_settings(path, fps=15)
    assert path.read_text() == text
    path.write_text(text[:SMALL])
    keep_settings(path, fps=15)
    assert (path.read_text() == text) == (text == "theme = ")


def test_what_was_called_otherwise_at_first_is_written_as_it_is_called_now(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("pictures = true\nfps = 15\n")
    assert load_settings(path) == (Settings(maps=True, fps=15), [])
    keep_settings(path, bell=True)
    assert load_settings(path) == (Settings(maps=True, fps=15, bell=True), [])
    assert "pictures" not in path.read_text() and "maps = true" in path.read_text()
    path.write_text('pictures = "calm"\n')
    keep_settings(path, fps=0)
    assert path.read_text().startswith('pictures = "calm"\n')
    path.write_text("pictures = false\nmaps = true\n")
    assert load_settings(path)[0].maps, "what is called so now goes before"


def test_a_setting_that_stands_in_the_file_stays_there_with_its_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('fps = 15  # slow\n[keys]\nundo = "z"\n')
    save_settings(Settings(keys={"z": "1", "a": "2"}), path)
    text = path.read_text()
    assert text.startswith("fps = 30") and "theme" not in text
    assert text.index('a = "2"') < text.index('z = "1"') and "undo" not in text


def test_the_settings_lie_in_the_home_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    keep_settings(fps=15)
    assert settings_file().parent == tmp_path and load_settings()[0].fps == 15


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("fps = 1", "1"),
        ("# fps = 1\n  fps=1", "2"),
        ("\n\n'fps' = 1", "3"),
        ("keys . fps = 1", "1"),
        ("[fps]", "1"),
        ("[[ fps ]]", "1"),
        ("fps.a = 1", "1"),
        ("fpss = 1\nxfps = 1", ""),
        ("", ""),
    ],
)
def test_the_line_of_a_setting(text: str, line: str) -> None:
    assert line_of("fps", text) == line
