"""Saves that went through an editor, a share or a synced folder: they are read everywhere, and
played on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from tabletop_tui.store import save_folder, wall_clock
from tabletop_tui.store.atomic_files import BACKUP, SaveError
from tabletop_tui.store.chat import ENDING, ChatLog
from tabletop_tui.store.follower import Follower
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import FOLDER, in_play
from tabletop_tui.store.reading import head as heads
from tabletop_tui.store.reading.head import read_head
from tabletop_tui.store.results import NAME, collect
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import GUARD, NOTE
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.store.waiting import waiting
from tests.playing import new_table, play_on, text_of

GOOD = text_of("skeleton", 3, 7)


def shown(data: bytes, **how: object) -> bytes:
    """The same JSON as another program writes it."""
    return json.dumps(json.loads(data), **how).encode()  # type: ignore[arg-type]


REWRITTEN: dict[str, Callable[[bytes], bytes]] = {
    "crlf": lambda data: data.replace(b"\n", b"\r\n"),
    "mark": lambda data: b"\xef\xbb\xbf" + data,
    "mark-crlf": lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
    "indented": lambda data: shown(data, indent=2),
    "one-line": shown,
    "sorted": lambda data: shown(data, sort_keys=True, indent="\t"),
    "no-end": lambda data: data.rstrip(b"\n"),
    "blank-end": lambda data: data + b"\n \n",
    "blank-start": lambda data: b"\n" + data,
    "tidy-head": lambda data: data.replace(b"\n", b" ", 5),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    return tmp_path / "saves"


@pytest.mark.parametrize("how", REWRITTEN)
def test_a_rewritten_save_is_listed_and_played_on_as_before(home: Path, how: str) -> None:
    path = home / "x.json"
    path.write_bytes(GOOD)
    before = read_head(path)
    path.write_bytes(REWRITTEN[how](GOOD))
    assert replace(read_head(path), changed=before.changed) == before
    assert save_folder.newest() == path
    save_file = SaveFile.resume(path)
    assert save_file.note == "" and len(save_file.table.log) == 7
    play_on(save_file.table, 1)
    assert save_file.save() == ""
    save_file.close()
    assert save_folder.listing()[0].head != before and len(load(path).table.log) == 8


@pytest.mark.parametrize("how", REWRITTEN)
def test_a_rewritten_table_of_several_terminals_goes_on(home: Path, how: str) -> None:
    path, table = home / "x.json", new_table("skeleton", 3, 3)
    SharedSaveFile.create(table, path).close()
    follower = Follower(path)
    asked = [one.asked for one in waiting()]
    path.write_bytes(REWRITTEN[how](path.read_bytes()))
    assert [one.asked for one in waiting()] == asked != []
    follower.poll()
    shared = SharedSaveFile.open(path)
    assert not follower.lost and not follower.problem and not shared.lost
    (seat, *_) = shared.table.deciding()
    shared.change(lambda: play_on(shared.table, 1), seat, shared.open_question(seat))
    shared.close()
    follower.poll()
    assert len(follower.table.log) == 1 and not follower.lost


def test_a_rewritten_game_counts_for_the_records(home: Path) -> None:
    for name, rewrite in REWRITTEN.items():
        (home / f"{name}.json").write_bytes(rewrite(text_of("skeleton", 2, 1000)))
    assert len(collect().results) == 1


def test_a_save_is_not_parsed_whole_for_the_list(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "parse_text", lambda data: pytest.fail("read whole"))
    for game in ("skeleton", "cities_and_knights"):
        (home / f"{game}.json").write_bytes(text_of(game, 3, 300))
    assert all(entry.head is not None for entry in save_folder.listing())


@pytest.mark.parametrize("mistake", [RuntimeError("!"), MemoryError(), SaveError("save-empty")])
def test_a_mistake_over_one_save_is_its_own_trouble(
    home: Path, monkeypatch: pytest.MonkeyPatch, mistake: Exception
) -> None:
    for name in ("a", "b"):
        (home / f"{name}.json").write_bytes(GOOD)

    def read(path: Path) -> heads.SaveHead:
        if path.name == "b.json":
            raise mistake
        return read_head(path)

    monkeypatch.setattr(save_folder, "read_head", read)
    good, bad = save_folder.listing()
    assert (good.name, good.trouble) == ("a", "") and bad.trouble.startswith("b.json is ")


def test_a_folder_that_cannot_be_read_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(where: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refused)
    (told,) = save_folder.listing()
    assert told.trouble == f"The folder {home} cannot be read: you may not read it."
    assert save_folder.newest() is None
    monkeypatch.undo()
    (home / "x.json").write_bytes(b"")
    (told,) = save_folder.listing(home / "x.json")
    assert told.trouble.endswith("cannot be read: something with that name is already there.")


def test_whose_turn_it_is_may_be_unknown(home: Path) -> None:
    path = home / "x.json"
    path.write_bytes(GOOD.replace(b'"seat": 0', b'"seat": 9'))
    assert len(load(path).table.log) == 7, "the position knows better"
    (entry,) = save_folder.listing()
    assert entry.trouble == "" and entry.progress() == "round 3"


@pytest.mark.parametrize("ending", [NOTE, GUARD, ENDING, BACKUP, FOLDER])
def test_a_pipe_beside_a_save_is_never_waited_for(home: Path, ending: str) -> None:
    path = home / "x.json"
    path.write_bytes(GOOD)
    os.mkfifo(home / f"x.json{ending}")
    os.mkfifo(home / NAME)
    assert in_play(path, load(path).table) is None and ChatLog(path).poll() == []
    save_file = SaveFile.resume(path)
    play_on(save_file.table, 1)
    assert save_file.save() == ""
    save_file.close()
    assert collect().note.endswith("it is a pipe or a device, not a file.")


# -- clocks ----------------------------------------------------------------------------------------


def test_a_clock_that_was_ahead_makes_no_save_the_newest(home: Path) -> None:
    now = wall_clock.now().timestamp()
    for name, saved, changed in (
        ("fresh", now - 60, now - 60),
        ("ahead", now + 9e8, now - 3600),
        ("both-ahead", now + 9e8, now + 9e8),
        ("unknown", None, now - 7200),
        ("old", now - 9000, now + 9e8),
    ):
        time = b"soon" if saved is None else datetime.fromtimestamp(saved).isoformat().encode()
        path = home / f"{name}.json"
        path.write_bytes(GOOD.replace(b"2026-01-02T03:04:05+00:00", time))
        os.utime(path, (changed, changed))
    found = save_folder.listing()
    assert [one.name for one in found] == ["fresh", "ahead", "unknown", "old", "both-ahead"]
    assert save_folder.newest() == home / "fresh.json"
    assert [bool(one.when) for one in found] == [True, True, True, True, False]
