"""Safe file access: links, other accounts, disks without locks, full disks, and accurate errors."""

from __future__ import annotations

import errno
import fcntl
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.store import atomic_files, file_lock, save_file, session_lock
from tabletop_tui.store.atomic_files import SaveError, backup_path
from tabletop_tui.store.file_lock import locked
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import ReadOnlySaveFile, SaveFile
from tabletop_tui.store.session_lock import Held
from tests.playing import new_table, play_on, text_of

ENDINGS = ("", ".bak", ".holder", ".lock", ".tmp")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A save that no session has open."""
    path = tmp_path / "games" / "game.json"
    path.parent.mkdir()
    path.write_bytes(text_of("skeleton", 3, 8))
    return path


def linked(saved: Path, name: str = "link.json") -> Path:
    """Another name for a save, in a folder of its own."""
    folder = saved.parent.parent / "links"
    folder.mkdir(exist_ok=True)
    link = folder / name
    link.symlink_to(saved)
    return link


@pytest.mark.parametrize("way", [SaveFile.open, SaveFile.resume])
def test_a_link_to_a_save_stays_a_link_and_the_save_goes_on(saved: Path, way: Any) -> None:
    link = linked(saved)
    opened = way(link)
    play_on(opened.table, 2)
    assert opened.save() == ""
    opened.close()
    assert link.is_symlink() and len(load(saved).table.log) == 10
    assert sorted(file.name for file in link.parent.iterdir()) == ["link.json"]
    assert backup_path(saved).is_file()


def test_two_names_of_a_save_are_one_save(saved: Path) -> None:
    opened = SaveFile.open(linked(saved))
    with pytest.raises(Held):
        SaveFile.open(saved)
    opened.close()
    opened = SaveFile.open(saved)
    with pytest.raises(Held):
        SaveFile.open(linked(saved, "other.json"))
    opened.close()


def test_whoever_looks_on_through_a_link_sees_the_game(saved: Path) -> None:
    onlooker, opened = ReadOnlySaveFile(linked(saved)), SaveFile.open(saved)
    assert onlooker.poll() is not None and onlooker.poll() is None
    play_on(opened.table, 1)
    opened.save()
    assert onlooker.poll() is not None
    opened.close()


def test_a_link_to_an_example_never_writes_the_example(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    example = saved.rename(saved.with_name("example-game.json"))
    before = example.read_bytes()
    opened = SaveFile.resume(linked(example))
    assert opened.path.parent == tmp_path / "saves" and example.read_bytes() == before
    opened.close()


def test_a_new_game_at_the_name_of_a_link_lies_where_the_link_points(tmp_path: Path) -> None:
    link = tmp_path / "here.json"
    link.symlink_to(tmp_path / "there.json")
    SaveFile.create(new_table(), link).close()
    assert link.is_symlink() and load(tmp_path / "there.json").table.log == []


def test_links_in_a_circle_are_told(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(SaveError, match=r"one\.json"):
        SaveFile.resume(one)


def test_a_save_of_another_account_is_copied_and_that_is_said(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    before = saved.stat()
    monkeypatch.setattr(save_file.os, "geteuid", lambda: before.st_uid + 1)
    opened = SaveFile.resume(saved)
    assert opened.path == tmp_path / "saves" / "game.json"
    assert "you continue in a copy, game.json." in opened.note
    play_on(opened.table, 1)
    opened.save()
    opened.close()
    after = saved.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert sorted(file.name for file in saved.parent.iterdir()) == ["game.json"]


def test_an_account_without_a_name_is_told_by_its_number(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_file.os, "geteuid", lambda: -1)

    def nobody(uid: int) -> Any:
        raise KeyError(uid)

    monkeypatch.setattr(save_file.pwd, "getpwuid", nobody)
    assert save_file.owner_of(saved) == str(saved.stat().st_uid)
    assert save_file.owner_of(saved.with_name("none")) == ""


def test_a_leftover_that_may_not_be_written_into_is_taken_away(saved: Path) -> None:
    left = saved.with_name("game.json.tmp")
    left.write_text("of another account")
    with open(left, encoding="utf-8") as old:  # so that its number is not used again
        left.chmod(0)
        atomic_files.write_atomic(saved, b"new")
        assert saved.stat().st_ino != os.fstat(old.fileno()).st_ino
    assert saved.read_bytes() == b"new" and not left.exists()


def test_what_cannot_be_taken_away_is_told(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved.with_name("game.json.tmp").write_text("of another account, in a sticky folder")

    def refused(path: Path, **_: Any) -> None:
        raise PermissionError(errno.EPERM, "no")

    monkeypatch.setattr(Path, "unlink", refused)
    with pytest.raises(OSError, match="exists") as no:
        atomic_files.write_atomic(saved, b"new")
    assert atomic_files.describe_error(no.value) == "something with that name is already there"


def test_a_file_that_may_not_be_read_is_told_so(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: Any, **__: Any) -> Any:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr("builtins.open", refused)
    with pytest.raises(SaveError, match=r"game\.json cannot be read: you may not read it\."):
        load(saved)


@pytest.mark.parametrize("number", [errno.ENOSYS, errno.ENOTSUP, errno.ENOLCK])
def test_a_disk_without_locks_is_told_at_once(
    saved: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def missing(*_: Any) -> None:
        raise OSError(number, "no flock here")

    monkeypatch.setattr(fcntl, "flock", missing)
    saved.with_name("game.json.lock").touch()  # as every session leaves it
    begun = time.monotonic()
    with pytest.raises(OSError, match="disk-no-locks") as no:
        SaveFile.open(saved)
    assert time.monotonic() - begun < file_lock.PATIENCE
    assert atomic_files.describe_error(no.value) == "the disk does not support file locks"
    with pytest.raises(OSError, match="disk-no-locks"):
        SaveFile.create(new_table("skeleton", 2), saved.with_name("new.json"))
    left = {path.name for path in saved.parent.iterdir()}
    assert left <= {"game.json", "game.json.bak"}, "nothing is left lying there"


def test_a_folder_in_which_nobody_can_make_a_file_is_told(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(*_: Any) -> int:
        raise FileNotFoundError(errno.ENOENT, "as /proc says")

    monkeypatch.setattr(file_lock.os, "open", nowhere)
    with pytest.raises(OSError, match="refused") as no, locked(saved):
        pass
    assert atomic_files.describe_error(no.value) == "you may not write to the folder"
    with pytest.raises(FileNotFoundError), locked(saved.parent / "none" / "x"):
        pass


def test_one_session_at_a_time_holds_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_lock, "PATIENCE", 0.1)
    path = tmp_path / "lock"
    with locked(path):
        with pytest.raises(OSError, match="disk-held"), locked(path):
            pass
        assert path.stat().st_mode & 0o777 == 0o600
    with locked(path):
        pass


def test_a_lock_whose_file_was_taken_away_is_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with locked(path):
        path.unlink()
        with locked(path):  # another session makes a new one: nobody waits for the old one
            pass
    fd = os.open(path, os.O_RDWR | os.O_CREAT)
    path.unlink()
    assert not file_lock.still_named(path, fd)
    path.touch()
    assert not file_lock.still_named(path, fd)
    os.close(fd)


def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "lock").symlink_to(tmp_path / "victim")
    with pytest.raises(OSError, match="symbolic links"), locked(tmp_path / "lock"):
        pass
    assert not (tmp_path / "victim").exists()


@pytest.mark.parametrize("what", ["note", "save"])
def test_a_full_disk_leaves_nothing_of_a_new_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    def full(*_: Any) -> Any:
        raise OSError(errno.ENOSPC, "full")

    if what == "note":
        monkeypatch.setattr(session_lock.json, "dump", full)
    else:
        monkeypatch.setattr(atomic_files.os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        SaveFile.create(new_table(), tmp_path / "new.json")
    assert [*tmp_path.iterdir()] == []


def test_a_name_that_is_taken_keeps_its_save_and_its_lock(saved: Path) -> None:
    opened = SaveFile.open(saved)
    for _ in range(2):
        with pytest.raises((FileExistsError, Held)):
            SaveFile.create(new_table(), saved)
        opened.close()
    assert saved.is_file() and saved.with_name("game.json.lock").is_file()


def run(*words: str, home: Path, **how: Any) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tabletop_tui", *words],
        text=True, timeout=60, env={**os.environ, "TABLETOP_HOME": str(home)}, **how,
    )  # fmt: skip


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_output_that_cannot_be_written_ends_with_a_sentence(tmp_path: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = run("saves", home=tmp_path, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr == "The output cannot be written: the disk is full.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_where_nothing_can_be_told_the_exit_code_still_tells(tmp_path: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = run("saves", home=tmp_path, stdout=full, stderr=full)
    assert done.returncode == 1


def test_check_goes_on_with_the_other_files(saved: Path, tmp_path: Path) -> None:
    none = tmp_path / "none.json"
    hidden = tmp_path / "hidden.json"
    hidden.write_bytes(saved.read_bytes())
    hidden.chmod(0)
    words = ("check", str(none), str(hidden), str(saved))
    done = run(*words, home=tmp_path, capture_output=True)
    assert done.returncode == 1 and "none.json does not exist." in done.stderr
    assert str(saved) in done.stdout and "Usage" not in done.stderr
    if os.geteuid():  # root reads everything
        assert "hidden.json cannot be read: you may not read it." in done.stderr


def test_the_sample_game_is_not_among_the_games_that_a_mistake_is_told(tmp_path: Path) -> None:
    done = run("new", "chess", "--seats", "Anna,Ben", home=tmp_path, capture_output=True)
    assert "rise_of_empires" in done.stderr and "skeleton" not in done.stderr
