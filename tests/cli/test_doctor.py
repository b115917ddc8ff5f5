"""The doctor's page, the characters of a locale, and plain mode from the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_tui.play import pins
from tabletop_tui.play.pins import ROUNDS, verify_pin
from tabletop_tui.store.load import load

BARE = (
    "COLORTERM",
    "NO_COLOR",
    "LC_ALL",
    "LC_CTYPE",
    "LANG",
    "PYTHONUTF8",
    "PYTHONIOENCODING",
    "TMUX",
    "STY",
    "TEXTUAL_DRIVER",
)


def program(
    *words: str, home: Path, typed: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Run the program with a pipe at both ends in a bare environment."""
    bare = {name: value for name, value in os.environ.items() if name not in BARE}
    return subprocess.run(
        [sys.executable, "-m", "tabletop_tui", *words],
        capture_output=True,
        text=True,
        timeout=60,
        input=typed,
        encoding="utf-8",
        env={**bare, "TABLETOP_HOME": str(home), **env},
    )


def test_the_doctor_tells_what_there_is_and_what_is_used(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        'fps = 15\ntheme = "pink"\n[keys]\nundo = "z"\n', encoding="utf-8"
    )
    env = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "50", "LINES": "18"}
    done = program("doctor", home=tmp_path, TEXTUAL_DRIVER="some:Driver", **env)
    assert (done.returncode, done.stderr) == (0, "")
    rows = {
        line.split()[0]: " ".join(line.split()[1:])
        for line in done.stdout.splitlines()
        if line.startswith("  ")
    }
    assert rows["TERM"] == "xterm-256color" and rows["COLORTERM"] == "not set"
    assert rows["size"] == "50 x 18, too small: the screens need 60 x 20"
    assert (
        rows["colours"] == "256"
        and rows["characters"] == "all signs"
        and rows["pictures"] == "15 a second"
    )
    assert rows["driver"] == "TEXTUAL_DRIVER=some:Driver" and "undo: z" in done.stdout
    assert rows["saves"].startswith(f"{tmp_path / 'saves'} (is made with the first save; 0 saved)")
    assert "settings.toml, line 2: theme must be table" in done.stdout
    assert len(done.stdout.splitlines()) <= 40


@pytest.mark.parametrize(
    ("env", "encoding", "signs"),
    [
        ({"LANG": "C"}, "ascii", "plain letters only"),
        ({"LC_ALL": "POSIX"}, "ascii", "plain letters only"),
        ({"LANG": "de_DE.ISO-8859-15"}, "ISO-8859-15", "plain letters only"),
        ({"LANG": "xx_XX.UTF-8"}, "UTF-8", "all signs"),
        ({"LC_ALL": "C.UTF-8"}, "utf-8", "all signs"),
        ({}, "utf-8", "all signs"),
        ({"LANG": "C", "PYTHONUTF8": "1"}, "utf-8", "all signs"),
    ],
)
def test_the_locale_chooses_the_characters(
    tmp_path: Path, env: dict[str, str], encoding: str, signs: str
) -> None:
    said = program("doctor", home=tmp_path, TERM="xterm", **env).stdout
    assert f"  encoding         {encoding} (" in said and f"  characters    {signs}" in said


def test_a_game_goes_through_a_pipe_and_on_again(tmp_path: Path) -> None:
    save = tmp_path / "x.json"
    words = (
        "new",
        "skeleton",
        "--seats",
        "Zoë,Ben",
        "--seed",
        "3",
        "--set",
        "cards=3",
        "--save",
        str(save),
        "--plain",
    )
    done = program(*words, home=tmp_path, typed="\n2\n", LANG="C")
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.isascii()
    assert (
        "Pass the keyboard to Zoe" in done.stdout and "The game is saved. Goodbye." in done.stdout
    )
    assert len(load(save).table.log) == 1
    done = program("resume", str(save), "--plain", home=tmp_path, typed="\n1\n" * 9)
    assert "The game is over." in done.stdout and load(save).table.over
    assert (
        program("resume", str(save), "--plain", home=tmp_path).stdout.count("The game is over.")
        == 1
    )


def test_plain_without_a_game_offers_the_home_menu(tmp_path: Path) -> None:
    done = program("--plain", home=tmp_path, typed="5\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1. New game" in done.stdout and done.stdout.rstrip().endswith("Goodbye.")
    assert program("--plain", home=tmp_path).stdout.rstrip().endswith("Goodbye.")


def test_clocks_and_pins_are_given_to_a_new_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (
        "new",
        "skeleton",
        "--seats",
        "Anna,Ben",
        "--save",
        str(tmp_path / "x.json"),
        "--clocks",
        "--pins",
    )
    done = program(*words, home=tmp_path, typed="12\n1234\n1235\n1234\n1234\n\n")
    assert (
        done.returncode == 0
        and "A PIN has 3 to 8 digits." in done.stdout
        and "1234" not in done.stdout
    )
    table = load(tmp_path / "x.json").table
    monkeypatch.setattr(pins, "ROUNDS", ROUNDS)  # as the program itself hashes them
    assert (
        table.settings.timed
        and list(table.settings.pins) == [0]
        and verify_pin("1234", table.settings.pins[0])
    )


def test_at_an_open_table_those_who_sit_down_here_choose_a_pin(tmp_path: Path) -> None:
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--open", "--as", "ben", "--pins")
    done = program(*words, home=tmp_path, typed="1234\n1234\n")
    assert done.returncode == 0 and "Ben, choose a PIN" in done.stdout
    assert "Anna, choose" not in done.stdout
    (path,) = (tmp_path / "saves").glob("*.json")
    assert list(load(path).table.settings.pins) == [1]
    assert f"sit {path.stem} --as NAME" in done.stdout
    elsewhere = tmp_path / "elsewhere.json"
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--open", "--save", str(elsewhere))
    assert f"sit {elsewhere} --as NAME" in program(*words, home=tmp_path, typed="").stdout


def test_who_has_just_chosen_a_pin_is_not_asked_for_it(tmp_path: Path) -> None:
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--open", "--as", "Ben", "--pins", "--plain")
    told = program(*words, home=tmp_path, typed="1234\n1234\n").stdout
    assert "Ben, type your PIN" not in told and "Waiting for Anna" in told
    assert '"seats" gives a free seat' in " ".join(told.split())  # the word to type


def test_whether_maps_are_drawn_is_kept(tmp_path: Path) -> None:
    words = ("new", "cities-and-knights", "--seats", "Anna,bot:easy", "--seed", "2", "--plain")
    assert r"/ . \ " in program(*words, home=tmp_path, typed="picture\nquit\n").stdout
    assert "maps = false" in (tmp_path / "settings.toml").read_text(encoding="utf-8")
    done = program("resume", "--plain", home=tmp_path, typed="quit\n")
    assert r"/ . \ " not in done.stdout and "\nA1 " in done.stdout


def test_the_doctor_comes_where_no_locale_is_set(tmp_path: Path) -> None:
    # Python would choose a locale by itself, as musl's does not.
    done = program("doctor", home=tmp_path, PYTHONCOERCECLOCALE="0")
    assert done.returncode == 0, done.stderr
    assert "no locale is set" in done.stdout
