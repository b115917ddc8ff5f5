"""Commands in a working folder that was removed: what does not depend on it works, and the rest says
which folder is gone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import Run


@pytest.fixture
def nowhere(tmp_path: Path) -> Iterator[None]:
    """Work in a folder that is removed."""
    before, gone = os.getcwd(), tmp_path / "gone"
    gone.mkdir()
    os.chdir(gone)
    gone.rmdir()
    yield
    os.chdir(before)


NEW = ("new", "skeleton", "--seats", "Anna,Ben")


@pytest.mark.parametrize("home", ["", "absolute"])
def test_the_folder_of_saves_does_not_depend_on_the_working_folder(
    home: str, nowhere: None, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not home:
        monkeypatch.delenv("TABLETOP_HOME")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.setenv("HOME", str(tmp_path))
    code, _, told = run(*NEW)
    assert (code, told) == (0, "")
    code, listed, told = run("saves")
    assert (code, told) == (0, "") and "Anna, Ben" in listed
    assert run("transcript")[0] == 0


@pytest.mark.parametrize("words", [("saves",), NEW, ("resume",), ("host",)])
def test_a_home_below_a_removed_folder_is_named(
    words: tuple[str, ...], nowhere: None, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", "games")
    sentence = "The folder you are in is gone, and TABLETOP_HOME (games) is relative to it.\n"
    assert run(*words) == (1, "", sentence)


def test_a_save_below_a_removed_folder_is_named(nowhere: None, run: Run) -> None:
    sentence = "The game cannot be saved in a.json: the folder you are in is gone.\n"
    assert run(*NEW, "--save", "a.json") == (1, "", sentence)
