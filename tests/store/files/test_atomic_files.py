"""Atomic files: their modes, disks without some feature, and the sentence of each disk error."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from tabletop_tui.store import atomic_files
from tabletop_tui.store.atomic_files import (
    apply_mode,
    backup_path,
    describe_error,
    printable,
    sync_folder,
    write_atomic,
)
from tests.snapshots.kept import compare

ERRORS = (
    "ENOSPC",
    "EDQUOT",
    "EFBIG",
    "EROFS",
    "EACCES",
    "EPERM",
    "ENOENT",
    "ENOTDIR",
    "EIO",
    "ENAMETOOLONG",
    "EISDIR",
    "ELOOP",
    "EEXIST",
    "EBUSY",
    "ENOTEMPTY",
)


def test_each_error_of_the_disk_is_told_in_words() -> None:
    rows = []
    for name in ERRORS:
        no = OSError(getattr(errno, name), f"Strange {name.lower()}")
        rows.append(f"{name:12} {describe_error(no)} | {describe_error(no, reading=True)}")
    rows.append(
        f"{'no number':12} {describe_error(OSError())} | {describe_error(OSError(), reading=True)}"
    )
    compare(Path(__file__).parent / "troubles.txt", "\n".join(rows) + "\n")


def test_a_text_is_cut_where_it_is_too_long_and_not_before() -> None:
    assert printable("x" * 80) == "x" * 80 and printable("x" * 81) == "x" * 79 + "…"
    assert printable("abcd", 4) == "abcd" and printable("abcde", 4) == "abc…"
    assert printable("a\u2028b\u2029c\x07d\u202ee", 9) == "a?b?c?d?e"


def test_the_mode_of_a_file_of_another_account_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x"
    file.touch()
    file.chmod(0o640)
    with open(file, "rb") as opened:
        with monkeypatch.context() as another:
            another.setattr(os, "geteuid", lambda: os.stat(file).st_uid + 1)
            apply_mode(opened.fileno(), tmp_path)
        assert stat.S_IMODE(file.stat().st_mode) == 0o640
        apply_mode(opened.fileno(), tmp_path)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("number", "told"), [(errno.EINVAL, False), (errno.ENOTSUP, False), (errno.EIO, True)]
)
def test_a_disk_that_cannot_keep_names_is_no_trouble_but_one_that_fails_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: bool
) -> None:
    def refuse(_: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(atomic_files.os, "fsync", refuse)
    if told:
        with pytest.raises(OSError):
            sync_folder(tmp_path)
    else:
        sync_folder(tmp_path)


def test_a_leftover_that_may_not_be_taken_away_is_told_and_the_file_stands(tmp_path: Path) -> None:
    write_atomic(tmp_path / "x", b"one")
    (tmp_path / "x.tmp").mkdir()  # nobody can take this for a file
    with pytest.raises(OSError):
        write_atomic(tmp_path / "x", b"two")
    assert (tmp_path / "x").read_bytes() == b"one" and not backup_path(tmp_path / "x").exists()


def test_the_first_version_has_no_backup_and_the_third_that_of_the_second(tmp_path: Path) -> None:
    for data in (b"1", b"2", b"3"):
        write_atomic(tmp_path / "x", data)
        assert backup_path(tmp_path / "x").exists() == (data != b"1")
    assert backup_path(tmp_path / "x").read_bytes() == b"2"
    assert sorted(os.listdir(tmp_path)) == ["x", "x.bak"]
