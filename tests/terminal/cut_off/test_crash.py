"""Crash files: their content, their number, and the message after an error on a screen."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from textual.css.query import NoMatches

from tabletop_tui import __version__
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.crash_files import MAX_FILES, crash_folder, write
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.mistakes import tell_mistake
from tests.terminal.conftest import Start
from tests.terminal.tables import late, sit_down


def raised(mistake: Exception) -> Exception:
    """Return an error with a traceback."""
    hand = ["Warlord", "Bishop"]
    try:
        assert hand
        raise mistake
    except type(mistake) as caught:
        return caught


def test_a_crash_file_tells_versions_facts_and_the_way_to_the_mistake(tmp_path: Path) -> None:
    path = write(
        {"game": "skeleton", "actions": "roll, build"}, raised(IndexError("no row")), tmp_path
    )
    text = path.read_text()
    assert (
        f"tabletop-tui: {__version__}\n" in text and "\npython: " in text and "\ntextual: " in text
    )
    assert "\ngame: skeleton\n" in text and "\nactions: roll, build\n" in text
    assert "\nIndexError: no row\n" in text and ", in raised" in text and "raise mistake" in text


def test_a_crash_file_holds_no_value_of_a_variable_and_no_message_that_may_quote_one(
    tmp_path: Path,
) -> None:
    try:
        try:
            raise raised(KeyError("Warlord"))
        except KeyError as first:
            raise ValueError("Bishop is not in the hand") from first
    except ValueError as mistake:
        text = write({}, mistake, tmp_path).read_text()
    assert "\nValueError\n" in text and "\nKeyError\n" in text
    assert text.count("Warlord") == text.count('KeyError("Warlord")') == 1, "the source line alone"
    assert "['Warlord'" not in text


@pytest.mark.parametrize(
    "mistake", [NoMatches("no '#rows'"), TypeError("not 'int'"), OSError(28, "full")]
)
def test_messages_that_name_types_widgets_and_files_are_told(
    mistake: Exception, tmp_path: Path
) -> None:
    assert str(mistake) in write({}, mistake, tmp_path).read_text()


def test_a_fact_takes_one_line(tmp_path: Path) -> None:
    assert "\nscreen: a b\n" in write({"screen": "a\nb"}, KeyError(), tmp_path).read_text()


def test_crash_files_have_names_of_their_own_and_the_ten_newest_stay(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    paths = [write({"number": n}, ValueError(), tmp_path) for n in range(MAX_FILES + 3)]
    assert len(set(paths)) == MAX_FILES + 3 and paths == sorted(paths)
    assert sorted(tmp_path.glob("crash-*")) == paths[3:]
    assert (tmp_path / "notes.txt").exists()


def test_a_crash_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = write({}, ValueError(), tmp_path / "new" / "folder")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_crash_files_lie_in_the_home_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    assert crash_folder() == tmp_path / "crashes"
    monkeypatch.delenv("TABLETOP_HOME")
    assert "tabletop-tui" in str(crash_folder())


def test_a_folder_that_cannot_be_written_to_raises(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        write({}, ValueError(), tmp_path / "file" / "crashes")


@pytest.mark.parametrize("asked", [False, True])
def test_a_mistake_on_a_screen_is_told_in_one_sentence_and_the_game_goes_on(
    asked: bool, start: Start, tmp_path: Path
) -> None:
    save = late("cities-and-knights", tmp_path)
    before = len(load(save).table.log)
    env = {"TABLETOP_HOME": str(tmp_path)} | ({"TABLETOP_TRACEBACK": "1"} if asked else {})
    pty = start("crashing_app.py", str(save), env=env, columns=120)
    sit_down(pty)
    pty.send("T")
    pty.wait_for_main_screen(20)
    assert pty.ends() == 1
    (path,) = (tmp_path / "crashes").iterdir()
    pty.wait_until(lambda: path.name in pty.text().replace("\n", ""), 10, "nothing is told")
    said = pty.raw.rpartition(b"\x1b[?1049l")[2]
    assert (b"Traceback" in said) == (b"Warlord" in said) == asked and pty.cooked()
    text = path.read_text()
    assert "\nLookupError\n" in text and "\ngame: cities_and_knights\n" in text
    assert f"\nactions: {before}\n" in text and "PlayMedicine" in text
    assert "'Warlord'" not in text and str(save) not in text
    save_file = SaveFile.open(save)  # no session holds it
    assert len(save_file.table.log) == before
    save_file.close()


async def test_a_mistake_prints_no_values_even_without_a_crash_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crashes").touch()
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    tell_mistake(TabletopApp(), raised(LookupError("Warlord")))
    told = capsys.readouterr().err
    assert told.startswith("tabletop-tui has crashed") and told.count("\n") == 1
    assert "The details could not be written" in told and "Warlord" not in told
