"""The settings file: what is read, what is said about mistakes, and what writing leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.play.text import languages
from tabletop_tui.store.settings import (
    VALUES,
    Settings,
    load_settings,
    save_settings,
    settings_file,
)
from tabletop_tui.tui.paint.palette import THEMES


def read(tmp_path: Path, text: str) -> tuple[Settings, list[str]]:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    return load_settings(path)


def test_no_file_means_the_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.toml") == (Settings(), [])


def test_the_file_lies_where_the_home_of_the_program_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    assert settings_file() == tmp_path / "settings.toml"


def test_every_setting_is_read(tmp_path: Path) -> None:
    settings, wrong = read(
        tmp_path, 'theme = "light"\nfps = 15\nglyphs = "ascii"\nmouse = false\n[keys]\nundo = "z"\n'
    )
    assert not wrong
    assert settings == Settings(
        theme="light", fps=15, glyphs="ascii", mouse=False, keys={"undo": "z"}
    )


def test_the_language_is_one_the_program_speaks_or_that_of_the_locale(tmp_path: Path) -> None:
    assert VALUES["language"][0] == Settings().language == "auto" and set(
        VALUES["language"][1:]
    ) == set(languages())
    assert read(tmp_path, 'language = "nl"\n') == (Settings(language="nl"), [])
    settings, wrong = read(tmp_path, 'language = "de"\n')
    assert settings == Settings() and "language must be auto, en, nl or es" in wrong[0]


def test_the_themes_of_the_file_are_those_of_the_screens() -> None:
    assert VALUES["theme"] == THEMES


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ('theme = "pink"', 1, "theme must be table, light"),
        ("\nfps = 25", 2, "fps must be 30, 15 or 0"),
        ('mouse = "no"', 1, "mouse must be true or false"),
        ("colour = 3", 1, "unknown setting 'colour'"),
        ("fps = 15\n[keys]\nundo = 5", 3, "keys.undo must be a text"),
        ("keys = 3", 1, "keys must be a table"),
        ("fps = true", 1, "fps must be"),
        ("[odd]\nfps = 15", 1, "unknown setting 'odd'"),
    ],
)
def test_a_wrong_setting_is_named_with_its_line_and_takes_its_default(
    tmp_path: Path, text: str, line: int, word: str
) -> None:
    settings, wrong = read(tmp_path, text)
    assert (
        len(wrong) == 1
        and wrong[0].startswith(f"settings.toml, line {line}: ")
        and word in wrong[0]
    )
    assert wrong[0].count("\n") == 0 and wrong[0].endswith(".")
    assert settings == Settings(fps=15) if text.startswith("fps = 15") else Settings()


def test_the_good_settings_beside_a_wrong_one_stand(tmp_path: Path) -> None:
    settings, wrong = read(tmp_path, 'theme = "pink"\nfps = 15\n[keys]\nundo = 1\nnext = "k"\n')
    assert (settings.theme, settings.fps, settings.keys) == ("table", 15, {"next": "k"}) and len(
        wrong
    ) == 2


@pytest.mark.parametrize("text", ["theme = ", "[", "x" * 70_000, "a = 1\na = 2", "\x1b[31m = 1"])
def test_a_file_that_is_no_toml_costs_one_sentence(tmp_path: Path, text: str) -> None:
    settings, wrong = read(tmp_path, text)
    assert settings == Settings() and len(wrong) == 1
    assert wrong[0].isprintable() and wrong[0].endswith("so the defaults are used.")


def test_a_file_that_is_no_text_and_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_bytes(b"\xff\xfe")
    assert "it is not in UTF-8" in load_settings(tmp_path / "settings.toml")[1][0]
    (tmp_path / "folder").mkdir()
    assert "cannot be read" in load_settings(tmp_path / "folder")[1][0]


def test_what_is_written_is_read_again_and_comments_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('# mine\ntheme = "light"  # by day\nodd = 3\n', encoding="utf-8")
    settings = Settings(theme="light", fps=0, keys={"undo": "z"})
    save_settings(settings, path)
    text = path.read_text(encoding="utf-8")
    assert "# mine" in text and "# by day" in text and "odd = 3" in text and "mouse" not in text
    assert load_settings(path)[0] == settings
    save_settings(Settings(), path)
    assert load_settings(path)[0] == Settings() and "[keys]" not in path.read_text(encoding="utf-8")


def test_a_broken_file_is_kept_as_a_backup_when_it_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("theme = ", encoding="utf-8")
    save_settings(Settings(fps=15), path)
    assert load_settings(path) == (Settings(fps=15), [])
    assert (tmp_path / "settings.toml.bak").read_text(encoding="utf-8") == "theme = "
