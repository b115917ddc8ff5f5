"""The doctor's page, the characters of a locale, and plain mode from the command line.

What depends on how Python starts runs in a process of its own. All else runs in this one, with a file
as standard input.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop_tui.play import pins
from tabletop_tui.play.pins import ROUNDS, verify_pin
from tabletop_tui.store.load import load

from .running import Run

Typed = Callable[..., str]

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


def process(
    *words: str, home: Path, typed: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with a pipe at both ends in a bare environment."""
    bare = {name: value for name, value in os.environ.items() if name not in BARE}
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=60,
        input=typed,
        encoding="utf-8",
        env={**bare, "TABLETOP_HOME": str(home), **env},
    )


def program(
    *words: str, home: Path, typed: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    return process("-m", "tabletop_tui", *words, home=home, typed=typed, **env)


@pytest.fixture
def handlers() -> Iterator[None]:
    """Restore the signal handlers that plain mode replaces."""
    before = {number: signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def play(run: Run, handlers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Run a command line that succeeds, with *typed* as standard input; return what it prints."""
    for name in BARE:
        monkeypatch.delenv(name, raising=False)

    def play(*words: str, typed: str = "") -> str:
        file = tmp_path / "typed.txt"
        file.write_text(typed, encoding="utf-8")
        with file.open(encoding="utf-8") as lines:
            monkeypatch.setattr(sys, "stdin", lines)
            code, out, err = run(*words)
        assert (code, err) == (0, "")
        return out

    return play


def test_the_doctor_tells_what_there_is_and_what_is_used(
    tmp_path: Path, play: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.toml").write_text(
        'fps = 15\ntheme = "pink"\n[keys]\nundo = "z"\n', encoding="utf-8"
    )
    env = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "50", "LINES": "18"}
    for name, value in {**env, "TEXTUAL_DRIVER": "some:Driver"}.items():
        monkeypatch.setenv(name, value)
    said = play("doctor")
    rows = {
        line.split()[0]: " ".join(line.split()[1:])
        for line in said.splitlines()
        if line.startswith("  ")
    }
    assert rows["TERM"] == "xterm-256color" and rows["COLORTERM"] == "not set"
    assert rows["encoding"] == "utf-8 (LC_ALL=C.UTF-8)"
    assert rows["size"] == "50 x 18, too small: the screens need 60 x 20"
    assert (
        rows["colours"] == "256"
        and rows["characters"] == "all signs"
        and rows["pictures"] == "15 a second"
    )
    assert rows["driver"] == "TEXTUAL_DRIVER=some:Driver" and "undo: z" in said
    assert rows["saves"].startswith(
        f"{tmp_path / 'saves'} (will be created with the first save; 0 saved)"
    )
    assert "settings.toml, line 2: theme must be table" in said
    assert len(said.splitlines()) <= 40


@pytest.mark.parametrize(
    ("env", "encoding", "glyphs"),
    [
        ({"LANG": "C"}, "ascii", "ascii"),
        ({"LC_ALL": "POSIX"}, "ascii", "ascii"),
        ({"LANG": "de_DE.ISO-8859-15"}, "ISO-8859-15", "ascii"),
        ({"LANG": "xx_XX.UTF-8"}, "UTF-8", "unicode"),
        ({"LC_ALL": "C.UTF-8"}, "utf-8", "unicode"),
        ({}, "utf-8", "unicode"),
        ({"LANG": "C", "PYTHONUTF8": "1"}, "utf-8", "unicode"),
    ],
)
def test_the_locale_chooses_the_characters(
    tmp_path: Path, env: dict[str, str], encoding: str, glyphs: str
) -> None:
    code = "from tabletop_tui.terminal.probe import probe; t = probe(); print(t.encoding, t.glyphs)"
    said = process("-c", code, home=tmp_path, TERM="xterm", **env).stdout
    assert said.split() == [encoding, glyphs]


def test_a_game_goes_through_a_pipe_and_on_again(tmp_path: Path, play: Typed) -> None:
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
    said = play("resume", str(save), "--plain", typed="\n1\n" * 9)
    assert "The game is over." in said and load(save).table.over
    assert play("resume", str(save), "--plain").count("The game is over.") == 1


def test_plain_without_a_game_offers_the_home_menu(play: Typed) -> None:
    said = play("--plain", typed="5\n")
    assert "1. New game" in said and said.rstrip().endswith("Goodbye.")
    assert play("--plain").rstrip().endswith("Goodbye.")


def test_clocks_and_pins_are_given_to_a_new_game(
    tmp_path: Path, play: Typed, monkeypatch: pytest.MonkeyPatch
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
    said = play(*words, typed="12\n1234\n1235\n1234\n1234\n\n")
    assert "A PIN has 3 to 8 digits." in said and "1234" not in said
    table = load(tmp_path / "x.json").table
    monkeypatch.setattr(pins, "ROUNDS", ROUNDS)  # as the program itself hashes them
    assert (
        table.settings.timed
        and list(table.settings.pins) == [0]
        and verify_pin("1234", table.settings.pins[0])
    )


def test_at_an_open_table_those_who_sit_down_here_choose_a_pin(tmp_path: Path, play: Typed) -> None:
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--open", "--as", "ben", "--pins")
    said = play(*words, typed="123\n1234\n1234\n")
    assert "Ben, choose a PIN" in said and "Anna, choose" not in said
    assert "A PIN has 4 to 8 digits." in said, "as others may try it from anywhere"
    (path,) = (tmp_path / "saves").glob("*.json")
    assert list(load(path).table.settings.pins) == [1]
    assert f"sit {path.stem} --as NAME" in said
    elsewhere = tmp_path / "elsewhere.json"
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--open", "--save", str(elsewhere))
    assert f"sit {elsewhere} --as NAME" in play(*words)


def test_who_has_just_chosen_a_pin_is_not_asked_for_it(play: Typed) -> None:
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--open", "--as", "Ben", "--pins", "--plain")
    told = play(*words, typed="1234\n1234\n")
    assert "Ben, type your PIN" not in told and "Waiting for Anna" in told
    assert '"seats" gives a free seat' in " ".join(told.split())  # the word to type


def test_whether_maps_are_drawn_is_kept(tmp_path: Path, play: Typed) -> None:
    words = ("new", "cities-and-knights", "--seats", "Anna,bot:easy", "--seed", "2", "--plain")
    assert r"/ . \ " in play(*words, typed="picture\nquit\n")
    assert "maps = true" in (tmp_path / "settings.toml").read_text(encoding="utf-8")
    assert r"/ . \ " in play("resume", "--plain", typed="picture\nquit\n")
    said = play("resume", "--plain", typed="board\nquit\n")
    assert r"/ . \ " not in said and "\nA1 " in said


def test_the_doctor_comes_where_no_locale_is_set(tmp_path: Path) -> None:
    # Python would choose a locale by itself, as musl's does not.
    done = program("doctor", home=tmp_path, PYTHONCOERCECLOCALE="0")
    assert done.returncode == 0, done.stderr
    assert "no locale is set" in done.stdout and "  characters    all signs" in done.stdout
