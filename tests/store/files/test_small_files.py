"""The small files in the settings folder: practice records and the last table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.store import practice_records as practice
from tabletop_tui.store.atomic_files import SMALL
from tabletop_tui.store.last_table import NAME as LAST_TABLE
from tabletop_tui.store.last_table import keep_table, last_game, last_table
from tabletop_tui.store.practice_records import keep_record, records
from tabletop_tui.store.settings import keep_settings

NONSENSE = [b"", b"{", b"[]", b"7", b'{"skeleton": []}', b"\xff", b"[" * 20_000]


def test_a_record_is_kept_when_it_is_better_and_only_then(tmp_path: Path) -> None:
    where = tmp_path / "home" / "settings"
    assert records("skeleton", where) == {}
    assert not keep_record("skeleton", "landing", 0, where) and not where.exists()
    assert keep_record("skeleton", "landing", 1, where)
    assert not keep_record("skeleton", "landing", 1, where)
    assert keep_record("skeleton", "landing", 4, where)
    assert not keep_record("skeleton", "landing", 3, where)
    assert keep_record("skeleton", "chain", 2, where) and keep_record("hex", "chain", 9, where)
    assert records("skeleton", where) == {"landing": 4, "chain": 2}
    assert records("hex", where) == {"chain": 9}


@pytest.mark.parametrize("data", NONSENSE)
def test_records_that_nobody_can_read_are_none_and_made_anew(tmp_path: Path, data: bytes) -> None:
    (tmp_path / practice.NAME).write_bytes(data)
    assert records("skeleton", tmp_path) == {}
    assert keep_record("skeleton", "landing", 3, tmp_path)
    assert records("skeleton", tmp_path) == {"landing": 3}


def test_of_records_that_others_wrote_only_counts_count(tmp_path: Path) -> None:
    kept = {"zero": 0, "one": 1, "less": -1, "yes": True, "text": "3", "part": 1.5}
    (tmp_path / practice.NAME).write_text(json.dumps({"skeleton": kept}))
    assert records("skeleton", tmp_path) == {"zero": 0, "one": 1}


def test_a_disk_that_keeps_nothing_ends_no_practice(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert keep_record("skeleton", "landing", 3, tmp_path / "file")
    keep_table("skeleton", {}, tmp_path / "file")
    assert last_game(tmp_path / "file") == ""


def test_the_last_table_of_each_game_is_remembered(tmp_path: Path) -> None:
    where = tmp_path / "home" / "settings"
    assert last_game(where) == "" and last_table("skeleton", where) == {}
    keep_table("skeleton", {"count": 3}, where)
    keep_table("hex", {"count": 2}, where)
    assert last_game(where) == "hex" and last_table("skeleton", where) == {"count": 3}
    keep_table("skeleton", {"count": 4}, where)
    assert last_game(where) == "skeleton"
    assert (last_table("skeleton", where), last_table("hex", where)) == ({"count": 4}, {"count": 2})


@pytest.mark.parametrize("data", [*NONSENSE, b'{"last": 3, "skeleton": "x"}'])
def test_tables_that_nobody_can_read_are_none_and_made_anew(tmp_path: Path, data: Any) -> None:
    (tmp_path / LAST_TABLE).write_bytes(data)
    assert last_game(tmp_path) == "" and last_table("skeleton", tmp_path) == {}
    keep_table("skeleton", {"count": 3}, tmp_path)
    assert last_game(tmp_path) == "skeleton" and last_table("skeleton", tmp_path) == {"count": 3}


def test_a_file_that_is_far_too_long_is_none(tmp_path: Path) -> None:
    for name in (practice.NAME, LAST_TABLE):
        (tmp_path / name).write_bytes(b'{"skeleton": {"one": 1}}'.rjust(SMALL))
    assert records("skeleton", tmp_path) == {"one": 1} == last_table("skeleton", tmp_path)
    for name in (practice.NAME, LAST_TABLE):
        (tmp_path / name).write_bytes(b'{"skeleton": {"one": 1}}'.rjust(SMALL + 1))
    assert records("skeleton", tmp_path) == {} == last_table("skeleton", tmp_path)


@pytest.mark.parametrize("way", ["record", "table", "settings"])
def test_whatever_is_kept_first_makes_the_folder_for_its_owner_alone(
    tmp_path: Path, way: str
) -> None:
    where = tmp_path / "home"
    if way == "record":
        keep_record("skeleton", "landing", 1, where)
    elif way == "table":
        keep_table("skeleton", {}, where)
    else:
        keep_settings(where / "settings.toml", fps=15)
    assert where.stat().st_mode & 0o777 == 0o700 and len(list(where.iterdir())) == 1
