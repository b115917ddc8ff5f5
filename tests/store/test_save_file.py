"""The save file: written before anything is shown, in memory while the disk fails, and only by one
session.
"""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop_tui.store import save_file as keeping
from tabletop_tui.store.atomic_files import SaveError, backup_path
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import ReadOnlySaveFile, SaveFile
from tabletop_tui.store.session_lock import Held, holder_of
from tests.playing import new_table, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.json"


@pytest.fixture
def save_file(path: Path) -> SaveFile:
    return SaveFile.create(new_table(count=3), path)


def refusing(monkeypatch: pytest.MonkeyPatch, call: str, number: int) -> None:
    """Make a disk call fail."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(f"tabletop_tui.store.atomic_files.os.{call}", refuse)


def test_every_action_is_on_the_disk_when_save_returns(save_file: SaveFile) -> None:
    for n in range(1, 9):
        play_on(save_file.table, 1, n)
        assert save_file.save() == ""
        assert load(save_file.path).table.log == save_file.table.log


def test_files_are_for_the_owner_alone(save_file: SaveFile) -> None:
    save_file.save()
    modes = {file.name: file.stat().st_mode & 0o777 for file in save_file.path.parent.iterdir()}
    assert set(modes) == {"game.json", "game.json.bak", "game.json.holder", "game.json.lock"}
    assert set(modes.values()) == {0o600}
    assert save_file.path.parent.stat().st_mode & 0o777 == 0o700


def test_the_version_before_is_the_backup(save_file: SaveFile) -> None:
    play_on(save_file.table, 3)
    save_file.save()
    before = save_file.path.read_bytes()
    play_on(save_file.table, 1)
    save_file.save()
    assert backup_path(save_file.path).read_bytes() == before != save_file.path.read_bytes()


def test_a_leftover_of_a_killed_session_does_no_harm(save_file: SaveFile) -> None:
    for ending in (".tmp", ".bak.tmp"):
        save_file.path.with_name(save_file.path.name + ending).write_text("half a sa")
    backup_path(save_file.path).unlink(missing_ok=True)
    os.link(save_file.path, backup_path(save_file.path))
    play_on(save_file.table, 1)
    assert save_file.save() == ""
    assert {file.suffix for file in save_file.path.parent.iterdir()} == {
        ".json",
        ".bak",
        ".holder",
        ".lock",
    }


def test_a_link_in_the_place_of_the_temporary_file_is_not_followed(
    save_file: SaveFile, tmp_path: Path
) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    save_file.path.with_name("game.json.tmp").symlink_to(victim)
    assert save_file.save() == "" and not save_file.path.is_symlink()
    assert victim.read_text() == "precious"


@pytest.mark.parametrize(
    ("call", "number", "word"),
    [
        ("write", errno.ENOSPC, "the disk is full"),
        ("fsync", errno.ENOSPC, "the disk is full"),
        ("fsync", errno.EIO, "the disk does not respond"),
        ("write", errno.EDQUOT, "the quota is used up"),
        ("open", errno.EROFS, "the disk is read-only"),
        ("replace", errno.EACCES, "you may not write to the folder"),
    ],
)
def test_while_the_disk_fails_the_game_goes_on_and_is_saved_later(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch, call: str, number: int, word: str
) -> None:
    before = save_file.path.read_bytes()
    with monkeypatch.context() as failing:
        refusing(failing, call, number)
        play_on(save_file.table, 1, 1)
        assert save_file.save() == f"The game cannot be saved: {word}. It continues in memory."
        play_on(save_file.table, 1, 2)
        assert save_file.save() == "" and save_file.problem != ""
        assert save_file.path.read_bytes() == before
    play_on(save_file.table, 1, 3)
    assert save_file.save() == "The game is being saved again." and save_file.problem == ""
    assert load(save_file.path).table.log == save_file.table.log and len(save_file.table.log) == 3
    assert save_file.save() == ""


def test_a_disk_that_complains_too_late_is_not_taken_for_another_session(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complain(_: Path) -> None:
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as failing:
        failing.setattr("tabletop_tui.store.atomic_files.sync_folder", complain)
        play_on(save_file.table, 1, 1)
        assert "the disk does not respond" in save_file.save()
    play_on(save_file.table, 1, 2)
    assert save_file.save() == "The game is being saved again."


def test_closing_saves_what_could_not_be_saved(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as failing:
        refusing(failing, "write", errno.ENOSPC)
        play_on(save_file.table, 1)
        save_file.save()
    save_file.close()
    assert load(save_file.path).table.log == save_file.table.log


def test_a_hang_up_in_the_middle_of_an_action_saves_no_half_position(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, good = save_file.table, save_file.path.read_bytes()
    save_file.problem = "The game cannot be saved."

    def hang_up(*_: object) -> list[object]:
        table.state.players[0].won = 1000
        save_file.close()
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop_tui.play.table.apply", hang_up)
    with pytest.raises(KeyboardInterrupt):
        play_on(table, 1)
    assert save_file.path.read_bytes() == good and holder_of(save_file.path) is None
    assert not table.changing and table.state.players[0].won == 0


def test_a_folder_that_disappears_is_made_anew(save_file: SaveFile) -> None:
    for file in save_file.path.parent.iterdir():
        file.unlink()
    save_file.path.parent.rmdir()
    play_on(save_file.table, 1)
    assert save_file.save() == "" and save_file.path.parent.stat().st_mode & 0o777 == 0o700
    assert load(save_file.path).table.log == save_file.table.log
    with pytest.raises(Held):
        SaveFile.open(save_file.path)


def test_a_game_that_was_gone_on_with_is_written_once_more_and_a_saved_one_is_not(
    save_file: SaveFile, path: Path
) -> None:
    save_file.close()
    opened = SaveFile.open(path)
    assert opened.due and not backup_path(path).exists()
    opened.close()
    assert backup_path(path).exists(), "the list of saves has it first"
    opened = SaveFile.open(path)
    assert opened.save() == "" and not opened.due
    backup_path(path).unlink()
    opened.close()
    assert not backup_path(path).exists()


def test_whoever_resumes_takes_nothing_from_a_living_session(
    save_file: SaveFile, path: Path
) -> None:
    with pytest.raises(Held):
        SaveFile.resume(path)
    assert save_file.check_lost() == ""
    SaveFile.resume(path, take_over=True)
    assert save_file.check_lost() != ""


def test_a_folder_that_cannot_be_made_is_waited_for(save_file: SaveFile, tmp_path: Path) -> None:
    away = tmp_path / "away"
    save_file.path.parent.rename(away)
    save_file.path.parent.write_text("a file in its place")
    play_on(save_file.table, 1, 1)
    assert save_file.save().endswith("It continues in memory.")
    save_file.path.parent.unlink()
    away.rename(save_file.path.parent)
    play_on(save_file.table, 1, 2)
    assert save_file.save() == "The game is being saved again."
    assert len(load(save_file.path).table.log) == 2


LIMITED = """
import resource, sys
from pathlib import Path
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.load import load
from tests.playing import new_table, play_on

save_file = SaveFile.create(new_table(count=3, options={"cards": 20}), Path(sys.argv[1]))
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (save_file.path.stat().st_size + 100, hard))
told = []
for seed in range(12):
    play_on(save_file.table, 1, seed)
    told.append(save_file.save())
saved = len(load(save_file.path).table.log)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
told.append(save_file.save())
print(saved, len(load(save_file.path).table.log), *filter(None, told), sep="|")
"""


def test_a_quota_stops_saving_but_not_the_game(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, path], capture_output=True, text=True, timeout=60
    )
    assert done.stderr == ""
    saved, later, *told = done.stdout.strip().split("|")
    assert 0 < int(saved) < 12 and int(later) == 12
    assert told == [
        "The game cannot be saved: the file has reached the size limit. It continues in memory.",
        "The game is being saved again.",
    ]


def test_a_backup_that_cannot_be_made_does_not_stop_the_save(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(monkeypatch, "link", errno.EPERM)
    save_file.save()
    assert backup_path(save_file.path).is_file()  # copied where links are not to be had
    assert backup_path(save_file.path).stat().st_mode & 0o777 == 0o600
    backup_path(save_file.path).unlink()
    backup_path(save_file.path).mkdir()  # and where nothing helps
    play_on(save_file.table, 1)
    assert save_file.save() == "" and len(load(save_file.path).table.log) == 1


def test_a_new_game_never_writes_over_an_old_one(save_file: SaveFile, path: Path) -> None:
    save_file.close()
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        SaveFile.create(new_table(), path)
    assert path.read_bytes() == before
    SaveFile.open(path).close()


def test_a_second_session_is_told_who_has_the_game_open(save_file: SaveFile, path: Path) -> None:
    with pytest.raises(Held) as held:
        SaveFile.open(path)
    me = save_file.lock.me
    assert held.value.holder == me and me.pid == os.getpid()
    assert (
        me.host in str(held.value) and str(me.pid) in str(held.value) and me.user in str(held.value)
    )
    save_file.close()
    SaveFile.open(path).close()


def test_taking_over_stops_the_first_session_and_tells_it(save_file: SaveFile, path: Path) -> None:
    assert save_file.check_lost() == ""
    second = SaveFile.open(path, take_over=True)
    assert save_file.check_lost().startswith("The game was taken over by ")
    play_on(second.table, 2)
    assert second.save() == ""
    play_on(save_file.table, 1)
    assert save_file.save() == save_file.check_lost() != ""
    save_file.close()
    assert second.save() == "" and load(path).table.log == second.table.log


def test_whoever_is_taken_over_in_the_middle_of_a_look_is_told_by_whom(
    save_file: SaveFile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = keeping.file_stamp

    def late(at: Path) -> object:
        monkeypatch.setattr(keeping, "file_stamp", look)
        second = SaveFile.open(path, take_over=True)
        play_on(second.table, 1)
        assert second.save() == ""
        return look(at)

    monkeypatch.setattr(keeping, "file_stamp", late)
    assert save_file.check_lost().startswith("The game was taken over by ")


def test_a_session_that_was_replaced_and_forgotten_writes_nothing(
    save_file: SaveFile, path: Path
) -> None:
    second = SaveFile.open(path, take_over=True)
    play_on(second.table, 3)
    second.save()
    second.close()
    play_on(save_file.table, 1)
    assert save_file.save() == "Another session has played on in this game."
    assert len(load(path).table.log) == 3


def test_a_broken_save_leaves_no_lock_behind(save_file: SaveFile, path: Path) -> None:
    save_file.close()
    good = path.read_bytes()
    path.write_bytes(b"")
    with pytest.raises(SaveError):
        SaveFile.open(path)
    path.write_bytes(good)
    assert holder_of(path) is None


def test_an_onlooker_sees_each_new_position_once(save_file: SaveFile, path: Path) -> None:
    onlooker = ReadOnlySaveFile(path)
    first = onlooker.poll()
    assert first is not None and first.table.log == [] and onlooker.poll() is None
    play_on(save_file.table, 1)
    save_file.save()
    second = onlooker.poll()
    assert second is not None and second.table.log == save_file.table.log
    path.unlink()
    with pytest.raises(SaveError, match="does not exist"):
        onlooker.poll()


def test_a_killed_session_loses_no_acknowledged_action() -> None:
    moments = os.environ.get("TABLETOP_KILLS", "40")
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.killing", moments],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, (
        done.stdout + done.stderr + f" after {time.monotonic() - begun:.0f} s"
    )
    assert done.stdout.startswith(f"killed {moments} times") and "0 lost one" in done.stdout
