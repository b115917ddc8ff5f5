"""The save folder: names that cannot leave it, and a list that survives any content."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_tui.store import save_folder
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tests.complaining import refused
from tests.playing import new_table, play_on, text_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "saves"


def test_saves_lie_where_the_environment_says_then_in_a_checkout_then_with_the_platform(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert save_folder.folder() == home
    monkeypatch.delenv("TABLETOP_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert save_folder.folder().is_relative_to(tmp_path) and save_folder.folder().parts[-2:] == (
        "tabletop-tui",
        "saves",
    )
    monkeypatch.chdir(Path(__file__).parents[2])
    assert save_folder.folder() == Path(__file__).parents[2] / "saves"


def test_a_name_becomes_a_file_in_the_folder(home: Path) -> None:
    assert (
        save_folder.path_of("Friday night")
        == save_folder.path_of(" Friday night.json ")
        == home / "Friday night.json"
    )
    assert save_folder.path_of("Änne & Co. (2)").parent == home


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        ".",
        "..",
        "../x",
        "a/b",
        "/etc/passwd",
        "a\\b",
        "a\0b",
        ".hidden",
        "x" * 81,
        "a\nb",
        "\x1b[2J",
        "-rf",
        "a:b",
    ],
)
def test_a_name_cannot_leave_the_folder(name: str) -> None:
    with refused("is no name for a save"):
        save_folder.path_of(name)


def test_fresh_names_never_meet(home: Path) -> None:
    home.mkdir(parents=True)
    seen = set()
    for _ in range(3):
        path = save_folder.unused_path("skeleton")
        path.write_text("")
        seen.add(path)
    assert len(seen) == 3 and all(
        path.parent == home and path.name.startswith("skeleton-") for path in seen
    )


def test_the_list_tells_game_seats_turn_and_time_newest_first(home: Path) -> None:
    assert save_folder.listing() == [] and save_folder.newest() is None
    home.mkdir(parents=True)
    for name, actions, year in (("old", 4, "2024"), ("new", 5, "2025"), ("done", 1000, "2026")):
        (home / f"{name}.json").write_bytes(
            text_of("skeleton", 3, actions).replace(b"2026-01-02T", f"{year}-05-02T".encode())
        )
    (home / "example-early.json").write_bytes(
        text_of("skeleton", 3, 6).replace(b"2026-01-02T", b"2029-01-02T")
    )
    found = save_folder.listing()
    assert [e.name for e in found] == ["example-early", "done", "new", "old"]
    done, new = found[1:3]
    assert done.over and done.turn == "over"
    assert (new.game, new.seats, new.actions, new.when) == (
        "skeleton",
        ("Anna", "Ben", "Cleo"),
        5,
        "2025-05-02 03:04",
    )
    assert new.turn == "round 2: Anna" and not new.over
    assert save_folder.newest() == home / "new.json"
    for name in ("new", "old"):
        (home / f"{name}.json").unlink()
    assert save_folder.newest() == home / "done.json"


def test_the_list_survives_what_is_no_save(home: Path) -> None:
    home.mkdir(parents=True)
    good = text_of("skeleton", 2, 3)
    strange = {
        "empty": b"",
        "cut": good[:100],
        "foreign": b'{"a": 1}',
        "list": b"[]",
        "bytes": bytes(range(256)),
        "deep": b"[" * 70_000,
        "esc": good.replace(b'"Anna"', b'"\\u001b[2JA"'),
        "seat": good.replace(b'"seat": 0', b'"seat": 9'),
        "none": good.replace(b'"turn":{', b'"turn":null,"x":{'),
        "long": good.replace(b'"Anna"', b'"' + b"A" * 70_000 + b'"'),
    }
    for name, data in strange.items():
        (home / f"{name}.json").write_bytes(data)
    (home / "folder.json").mkdir()
    (home / "lost.json").symlink_to(home / "nowhere")
    (home / ".hidden.json").write_bytes(good)
    found = {e.name: e for e in save_folder.listing()}
    assert set(found) == set(strange)
    assert found["esc"].trouble == "" and found["esc"].seats[0] == "?[2JA"
    assert all(
        found[name].trouble == "is not a save that this program can read"
        for name in set(strange) - {"esc"}
    )


def test_the_list_is_made_without_loading_pydantic_or_a_game(home: Path) -> None:
    home.mkdir(parents=True)
    (home / "x.json").write_bytes(text_of("skeleton", 2, 3))
    code = (
        "import sys; from tabletop_tui.store.save_folder import listing; assert len(listing()) == 1;"
        "print([m for m in ('pydantic', 'textual', 'rich', 'tabletop_tui.games.skeleton') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[]", done.stderr


def test_examples_and_backups_are_copied_under_new_names(home: Path, tmp_path: Path) -> None:
    example = tmp_path / "example-late.json"
    example.write_bytes(text_of("skeleton", 2, 3))
    backup = tmp_path / "friday.json.bak"
    backup.write_bytes(example.read_bytes())
    names = []
    for source in (example, example, backup):
        save_file = SaveFile.resume(source)
        save_file.close()
        assert save_file.path.parent == home and len(load(save_file.path).table.log) == 3
        names.append(save_file.path.name)
    assert names == ["late.json", "late-2.json", "friday-backup.json"]
    assert example.read_bytes() == backup.read_bytes() == text_of("skeleton", 2, 3)


def test_a_discarded_save_lies_in_the_trash_with_its_backup(home: Path) -> None:
    save_file = SaveFile.create(new_table(), home / "x.json")
    play_on(save_file.table, 1)
    save_file.save()
    save_file.close()
    gone = save_folder.discard(home / "x.json")
    assert save_folder.listing() == [] and gone.parent == home / save_folder.TRASH
    assert sorted(os.listdir(gone.parent)) == ["x.json", "x.json.bak"]


def test_a_line_of_the_list_is_cut_to_what_names_need(home: Path) -> None:
    home.mkdir(parents=True)
    good = text_of("skeleton", 2, 3)
    long = good.replace(b'"Anna"', b'"' + b"a" * 25 + b'"').replace(
        b'"skeleton"', b'"' + b"g" * 41 + b'"', 1
    )
    long = long.replace(b'"saved":"', b'"saved":"' + b"s" * 40, 1)
    (home / "long.json").write_bytes(long)
    whole = good.replace(b'"Anna"', b'"' + b"a" * 24 + b'"').replace(
        b'"skeleton"', b'"' + b"g" * 40 + b'"', 1
    )
    (home / "whole.json").write_bytes(whole)
    found = {one.name: one for one in save_folder.listing()}
    one, other = found["long"], found["whole"]
    assert (one.seats[0], one.game) == ("a" * 23 + "…", "g" * 39 + "…")
    assert one.saved == "s" * 39 + "…" and save_folder.saved_at(one.saved) == 0.0
    assert (other.seats[0], other.game) == ("a" * 24, "g" * 40)
    with refused("/" + "x" * 28 + "…"):
        save_folder.path_of("/" + "x" * 30)
    with refused("/" + "x" * 29 + "'"):
        save_folder.path_of("/" + "x" * 29)


def test_a_save_that_cannot_be_read_tells_nothing_but_its_name() -> None:
    one = save_folder.SaveEntry(Path("friday.json"), trouble="is broken")
    assert str(one) == "friday is broken" and one.name == "friday"
    assert (one.round, one.seat, one.actions, one.over) == (0, -1, 0, False)


def test_a_line_of_the_list_in_words() -> None:
    seats = ("Anna", "Ben")
    one = save_folder.SaveEntry(
        Path("x.json"), "some_game", seats, 2, 1, 7, False, "2026-01-02T03:04:05"
    )
    assert str(one) == "some game · Anna, Ben · round 2: Ben · 2026-01-02 03:04"
    early = save_folder.SaveEntry(Path("x.json"), "some_game", seats, 0, 1, 7, False, "2026")
    assert str(early).split(" · ")[2] == "setting up"


def test_only_a_checkout_has_its_saves_in_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLETOP_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    assert save_folder.folder() != tmp_path / "saves"
    (tmp_path / "tabletop_tui").mkdir()
    (tmp_path / "tabletop_tui" / "__main__.py").touch()
    assert save_folder.folder() == tmp_path / "saves"
    (tmp_path / "pyproject.toml").unlink()
    assert save_folder.folder() != tmp_path / "saves"


def test_a_command_names_a_save_of_the_folder_by_its_name_alone(home: Path) -> None:
    assert save_folder.command_name(home / "friday.json") == "friday"
    assert save_folder.command_name(home.parent / "friday.json") == str(home.parent / "friday.json")


def test_a_new_name_is_the_second_when_the_first_is_taken(home: Path) -> None:
    home.mkdir(parents=True)
    for name in ("late.json", "late-2.json", "late-3.json"):
        assert save_folder.unused_path("", None, "late").name == name
        (home / name).touch()


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").touch()
    with pytest.raises(NotADirectoryError):
        save_folder.make_folder(tmp_path / "saves")
    save_folder.make_folder(tmp_path / "a" / "b")
    save_folder.make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700
