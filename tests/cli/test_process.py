"""The program in its own process: exit codes, streams, and imported modules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_tui.store.save import dump
from tests.playing import won

from .running import Run


def program(*words: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabletop_tui", *words],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "TABLETOP_HOME": str(home), **env},
    )


def test_a_game_is_made_listed_checked_and_told(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "saves" / "x.json"
    assert (
        program(
            "new", "skeleton", "--seats", "Änne,Ben", "--save", str(path), home=tmp_path
        ).returncode
        == 0
    )
    code, out, err = run("check", str(path))
    assert (code, err) == (0, "") and "replayed" in out
    assert "Änne" in run("saves")[1]
    done = program("transcript", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "") and "Änne" in done.stdout


def test_a_poor_locale_costs_letters_but_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "x.json").write_bytes(
        dump(won(), "2026-01-02T03:04:05+00:00").replace(b'"Anna"', '"李小龍"'.encode())
    )
    done = program(
        "transcript", home=tmp_path, PYTHONIOENCODING="latin-1", PYTHONUTF8="0", LC_ALL="C"
    )
    assert (done.returncode, done.stderr) == (0, "") and "??? wins" in done.stdout


def test_a_problem_is_one_line_on_stderr(tmp_path: Path) -> None:
    done = program("resume", "nothing", home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "There is no save 'nothing'.\n")
    assert program("dance", home=tmp_path).returncode == 2


def test_a_reader_that_goes_away_gets_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "x.json").write_bytes(dump(won(), "2026-01-02T03:04:05+00:00"))
    command = f"{sys.executable} -m tabletop_tui transcript | true"  # ends before the first line
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "TABLETOP_HOME": str(tmp_path)},
    )
    assert done.stderr == "" and done.stdout == ""


@pytest.mark.parametrize(
    ("words", "without"),
    [
        (
            ("--version",),
            ("pydantic", "textual", "rich", "tabletop_tui.games"),
        ),
        (("--help",), ("pydantic", "textual")),
        (("games",), ("pydantic", "textual", "rich")),
        (("saves",), ("pydantic", "textual", "rich")),
        (("simulate", "skel", "--seats", "2", "--games", "1"), ("pydantic", "textual", "rich")),
    ],
)
def test_a_command_loads_only_what_it_needs(
    tmp_path: Path, words: tuple[str, ...], without: tuple[str, ...]
) -> None:
    """Runs without games from outside: `games` imports their screens."""
    code = (
        "import sys\nfrom tabletop_tui.__main__ import main\n"
        f"sys.argv = ['tabletop-tui', *{words!r}]\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
        f"print([m for m in {without!r} if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60,
        env={**os.environ, "TABLETOP_HOME": str(tmp_path), "TABLETOP_GAMES": ""},
    )  # fmt: skip
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize(
    ("closed", "words"), [(1, ["--version"]), (1, ["saves"]), (2, ["saves"]), (0, ["saves"])]
)
def test_a_closed_stream_is_no_traceback(tmp_path: Path, closed: int, words: list[str]) -> None:
    env = {**os.environ, "TABLETOP_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "tabletop_tui", *words]
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}>&-', "sh", *command],
        env=env,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "") and bool(done.stdout) == (closed != 1)
