"""The file of results: what is kept of a finished game, and of a file that others wrote."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.results.records import result_of
from tabletop_tui.play.seats import bot_name
from tabletop_tui.store import load as loading
from tabletop_tui.store import results
from tabletop_tui.store.atomic_files import backup_path
from tabletop_tui.store.results import NAME, any_finished, collect, remember
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_folder import listing
from tests.playing import new_table, play_on, seats


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    return tmp_path / "saves"


def ended(seed: int = 1) -> Table:
    return play_on(Table.open(find("skeleton"), seats(2), seed), 1000, seed)


def put(path: Path, table: Table, day: int = 1) -> Path:
    path.write_bytes(dump(table, f"2026-03-{day:02}T12:00:00+00:00"))
    return path


def games(folder: Path) -> list[str]:
    """The saves that the kept results name."""
    return [one["file"] for one in json.loads((folder / NAME).read_text())["games"]]


def test_each_end_at_the_table_is_added_once(folder: Path) -> None:
    one, other = put(folder / "one.json", ended(1)), put(folder / "other.json", ended(2), 2)
    remember(ended(1), one)
    assert games(folder) == ["one.json"] and not backup_path(folder / NAME).exists()
    remember(ended(1), one)
    assert not backup_path(folder / NAME).exists(), "it is not written again"
    remember(ended(2), other)
    assert games(folder) == ["one.json", "other.json"]
    put(one, ended(3), 3)
    remember(ended(3), one)
    assert games(folder) == ["one.json", "other.json"], "that file has another game now"
    found = collect()
    last = [result_of(ended(seed), "") for seed in (3, 2)]
    assert found.note == "" and all(last)
    assert [one.players for one in found.results] == [one.players for one in last if one]


def test_what_is_not_over_or_lies_elsewhere_is_not_added(folder: Path, tmp_path: Path) -> None:
    remember(play_on(new_table(), 3), put(folder / "open.json", play_on(new_table(), 3)))
    remember(ended(), put(tmp_path / "elsewhere.json", ended()))
    remember(ended(), folder / "gone.json")
    remember(ended(), None)
    assert not (folder / NAME).exists() and not any_finished(listing())
    assert collect().results == ()


def test_a_game_that_counts_for_nobody_is_not_read_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended()
    table.seats[:] = [Seat(bot_name(n), "easy") for n in (0, 1)]
    path = put(folder / "bots.json", table)
    assert collect().results == () and games(folder) == ["bots.json"]
    with monkeypatch.context() as blind:
        blind.setattr(loading, "load", lambda _: pytest.fail("read again"))
        assert collect().results == ()
    path.unlink()
    put(folder / "one.json", ended(2))
    collect()
    assert games(folder) == ["one.json"]


def test_damaged_files_are_laid_beside_each_other(folder: Path) -> None:
    put(folder / "one.json", ended())
    for text in ("first", "second", "third"):
        (folder / NAME).write_text(text)
        assert "records file was damaged" in collect().note and collect().note == ""
    aside = {file.name: file.read_text() for file in folder.glob(f"{NAME}.damaged*")}
    assert aside == {
        f"{NAME}.damaged": "first",
        f"{NAME}.damaged-2": "second",
        f"{NAME}.damaged-3": "third",
    }


@pytest.mark.parametrize("reading", [True, False])
def test_a_file_that_may_not_be_read_or_laid_aside_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, reading: bool
) -> None:
    put(folder / "one.json", ended())
    (folder / NAME).write_text("damaged")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    if reading:
        monkeypatch.setattr(results, "read", refuse)
    else:
        monkeypatch.setattr(results.os, "replace", refuse)
    found = collect()
    told = "you may not read it" if reading else "you may not write to the folder"
    assert told in found.note and len(found.results) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"file": 3},
        {"game": None},
        {"stamp": ["x", 1]},
        {"stamp": [True, 1]},
        {"result": 5},
        {"result": {"game": "skeleton", "saved": "", "players": [{}]}},
    ],
)
def test_an_entry_of_another_form_makes_the_file_a_damaged_one(
    folder: Path, change: dict[str, object]
) -> None:
    put(folder / "one.json", ended())
    collect()
    raw = json.loads((folder / NAME).read_text())
    raw["games"][0] |= change
    (folder / NAME).write_text(json.dumps(raw))
    assert "records file was damaged" in collect().note


def test_a_name_in_the_file_is_cut_and_harmless_and_a_flag_is_true_or_not(folder: Path) -> None:
    put(folder / "one.json", ended()).unlink()
    player = {"name": "x\x1b" + "y" * 30, "points": 3, "won": 1, "feats": {}, "given": "yes"}
    whole = {**player, "name": "z" * 24, "won": True, "given": True}
    result = {"game": "skeleton", "saved": "2026", "players": [player, whole]}
    entry = {"file": "x.json", "stamp": [1, 2], "game": "id", "result": result}
    (folder / NAME).write_text(json.dumps({"format": 1, "games": [entry]}))
    (found,) = collect().results
    one, other = found.players
    assert one.name == "x?" + "y" * 21 + "…" and not one.won and not one.given
    assert other.name == "z" * 24 and other.won and other.given
