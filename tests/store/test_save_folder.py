"""The save folder: names that cannot leave it, and a list that survives any content."""

import os
import subprocess
import sys
from collections.abc import Callable
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
    with refused("cannot be the name of a save"):
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
    for name, actions, year in (("old", 4, "2023"), ("new", 5, "2024"), ("done", 1000, "2025")):
        (home / f"{name}.json").write_bytes(
            text_of("skeleton", 3, actions).replace(b"2026-01-02T", f"{year}-05-02T".encode())
        )
    (home / "example-early.json").write_bytes(
        text_of("skeleton", 3, 6).replace(b"2026-01-02T", b"2025-06-02T")
    )
    found = save_folder.listing()
    assert [e.name for e in found] == ["example-early", "done", "new", "old"]
    done, new = found[1:3]
    assert done.over and done.progress() == "over"
    assert (new.game, new.seats) == ("skeleton", ("Anna", "Ben", "Cleo"))
    assert new.head is not None and new.head.actions == 5
    assert new.progress() == "round 2: Anna" and not new.over
    assert save_folder.newest() == home / "new.json"
    for name in ("new", "old"):
        (home / f"{name}.json").unlink()
    assert save_folder.newest() == home / "done.json"


GOOD = text_of("skeleton", 2, 3)
DAMAGED = "is damaged at"
STRANGE = {
    "empty": (b"", "is empty"),
    "cut": (GOOD[:100], "is cut short"),
    "cut-late": (GOOD[:-20], "is cut short"),
    "foreign": (b'{"a": 1}', "is not a save of this program"),
    "list": (b"[]", "is not a save of this program"),
    "bytes": (bytes(range(256)), "is damaged: it is not the text of a save"),
    "deep": (b"[" * 70_000, "is damaged: it is not the text of a save"),
    "utf-16": (GOOD.decode().encode("utf-16"), "is UTF-16, not UTF-8; save it as UTF-8"),
    "utf-16-be": (GOOD.decode().encode("utf-16-be"), "is UTF-16, not UTF-8; save it as UTF-8"),
    "esc": (
        GOOD.replace(b'"Anna"', b'"\\u001b[2JA"'),
        "has a player whose name cannot be displayed",
    ),
    "long": (
        GOOD.replace(b'"Anna"', b'"' + b"A" * 70_000 + b'"'),
        "has a player whose name cannot be displayed",
    ),
    "none": (GOOD.replace(b'"turn":{', b'"turn":null,"x":{'), f"{DAMAGED} turn"),
    "over": (GOOD.replace(b'"over": false', b'"over": 0'), f"{DAMAGED} turn"),
    "saved": (GOOD.replace(b'"saved":"', b'"saved":3,"x":"'), f"{DAMAGED} saved"),
    "since": (
        GOOD.replace(b'"turn":', b'"apart":{"since":["x"]},"turn":'),
        f"{DAMAGED} apart",
    ),
    "free": (GOOD.replace(b'"turn":', b'"apart":{"free":[2]},"turn":'), f"{DAMAGED} apart"),
    "chess": (
        GOOD.replace(b'"skeleton"', b'"chess"'),
        "is a game of chess, which is not installed",
    ),
    **{
        f"huge-{name}": (
            GOOD.replace(f'"{name}":'.encode(), f'"{name}":{"9" * 30},"x":'.encode(), 1),
            "is damaged: it contains an impossible number",
        )
        for name in ("round", "seat", "actions", "rules", "turn", "saved", "seats")
    },
    "huge-format": (
        GOOD.replace(b'"format":', b'"format":1' + b"0" * 29 + b',"x":'),
        "was written by a newer program (format 10000000000…, not 4)",
    ),
    "digits": (
        GOOD.replace(b'"round":', b'"round":' + b"9" * 5000 + b',"x":'),
        "is damaged: it is not the text of a save",
    ),
}


def loop(path: Path) -> None:
    path.symlink_to(path)


def through_a_file(path: Path) -> None:
    path.symlink_to(path.with_name("good.json") / "x")


def to_nothing(path: Path) -> None:
    path.symlink_to("nowhere")


def too_long(path: Path) -> None:
    path.symlink_to("x" * 300)


def to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


NO_FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "folder": (Path.mkdir, "cannot be read: it is a folder"),
    "pipe": (os.mkfifo, "cannot be read: it is a pipe or a device, not a file"),
    "device": (to_a_device, "cannot be read: it is a pipe or a device, not a file"),
    "loop": (loop, "cannot be read: its link points to itself"),
    "through": (through_a_file, "cannot be read: its link points to nothing"),
    "lost": (to_nothing, "cannot be read: its link points to nothing"),
    "target": (too_long, "cannot be read: the name is too long"),
}


def test_the_list_survives_what_is_no_save(home: Path) -> None:
    home.mkdir(parents=True)
    (home / "good.json").write_bytes(GOOD)
    (home / ".hidden.json").write_bytes(GOOD)
    for name, (data, _) in STRANGE.items():
        (home / f"{name}.json").write_bytes(data)
    for name, (make, _) in NO_FILES.items():
        make(home / f"{name}.json")
    first, *others = save_folder.listing()
    assert (first.name, first.trouble) == ("good", "") and save_folder.newest() == first.path
    told = {e.name: e.trouble for e in others}
    assert told == {
        name: f"{name}.json {what}." for name, (_, what) in {**STRANGE, **NO_FILES}.items()
    }


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


def test_a_name_that_is_no_name_of_a_save_is_cut() -> None:
    with refused("/" + "x" * 28 + "…"):
        save_folder.path_of("/" + "x" * 30)
    with refused("/" + "x" * 29 + "'"):
        save_folder.path_of("/" + "x" * 29)


def test_a_save_that_cannot_be_read_tells_nothing_but_its_name() -> None:
    one = save_folder.SaveEntry(Path("friday.json"), trouble="is broken")
    assert one.name == "friday" and (one.game, one.seats, one.over) == ("", (), False)
    assert (one.progress(), one.when, one.is_own) == ("", "", False)


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
