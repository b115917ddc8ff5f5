"""How the command line opens the screen."""

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play.replay import ALL_HANDS, EVERYBODY
from tabletop_tui.store.save_file import SaveFile
from tests.playing import new_table, text_of

from .running import Run, sentence


def test_a_new_game_goes_to_the_screen(run: Run, saves: Path, screen: list[dict[str, Any]]) -> None:
    assert run(
        "--ascii", "--fps", "0", "new", "skeleton", "--seats", "A,B", "--no-mouse", "--fps", "15"
    ) == (0, "", "")
    (called,) = screen
    assert isinstance(called["save_file"], SaveFile) and called["save_file"].path.parent == saves
    assert (called["ascii"], called["fps"], called["mouse"], called["theme"]) == (
        True,
        15,
        False,
        "",
    )


def test_without_a_command_the_home_screen_opens(run: Run, screen: list[dict[str, Any]]) -> None:
    assert run() == (0, "", "")
    assert screen == [{"fps": None, "ascii": False, "mouse": True, "theme": ""}]
    assert "Unknown theme 'mud'" in sentence(run, "--theme", "mud")


def test_resume_takes_the_newest_game_or_the_named_one(
    run: Run, saves: Path, screen: list[dict[str, Any]]
) -> None:
    saves.mkdir()
    for name, year in (("old", "2024"), ("new", "2025")):
        (saves / f"{name}.json").write_bytes(
            text_of("skeleton", 3, 7).replace(b"2026-01", f"{year}-01".encode())
        )
    for words in ((), ("old",), ("old.json",), (str(saves / "new.json"),)):
        assert run("resume", *words) == (0, "", "")
    assert [called["save_file"].path.name for called in screen] == [
        "new.json",
        "old.json",
        "old.json",
        "new.json",
    ]


def test_an_example_or_a_backup_is_copied_before_it_is_played(
    run: Run, saves: Path, tmp_path: Path, screen: list[dict[str, Any]]
) -> None:
    for name in ("example-late.json", "friday.json.bak"):
        (tmp_path / name).write_bytes(text_of("skeleton", 3, 7))
        assert run("resume", str(tmp_path / name))[0] == 0
        assert (tmp_path / name).read_bytes() == text_of("skeleton", 3, 7)
    assert [called["save_file"].path for called in screen] == [
        saves / "late.json",
        saves / "friday-backup.json",
    ]


def test_a_game_that_is_open_elsewhere_is_left_to_the_screen_to_ask(
    run: Run, saves: Path, screen: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    save_file = SaveFile.create(new_table(), saves / "x.json")
    monkeypatch.setattr(SaveFile, "close", lambda _: None)
    assert run("resume", "x")[0] == 0 and screen[0]["save"] == saves / "x.json"
    assert run("resume", "x", "--take-over")[0] == 0 and "save_file" in screen[1]
    assert save_file.check_lost() != ""


def test_a_replay_opens_with_the_perspective_it_may(
    run: Run, tmp_path: Path, screen: list[dict[str, Any]]
) -> None:
    path = tmp_path / "x.json"
    for actions, words, viewer in (
        (99, (), ALL_HANDS),
        (99, ("--seat", "Ben"), 1),
        (1, (), EVERYBODY),
        (1, ("--seat", "Ben"), 1),
    ):
        path.write_bytes(text_of("skeleton", 2, actions))
        assert run("replay", str(path), *words)[0] == 0
        called = screen.pop()
        assert called["replay"].game is new_table("skeleton", 2).game and called["viewer"] == viewer


def test_nobody_replays_a_running_game_as_a_computer_player(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(
        text_of("skeleton", 2, 3).replace(
            b'"name": "Ben", "level": ""', b'"name": "Ben", "level": "easy"'
        )
    )
    assert "nobody can watch as Ben" in sentence(run, "replay", str(path), "--seat", "Ben")


def test_a_game_that_has_just_begun_is_told_and_one_without_its_way_back_is_not(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "new.json"
    assert run("new", "cities-and-knights", "--seats", "Anna,Ben", "--save", str(path))[0] == 0
    code, out, err = run("transcript", str(path))
    assert (code, err) == (0, "") and out.startswith("Cities & Knights\n") and "So far" in out
    path.write_text(
        path.read_text(encoding="utf-8").replace('"rng":', '"rng":1', 1), encoding="utf-8"
    )
    assert "nothing to show" in sentence(run, "transcript", str(path))


def test_without_a_terminal_an_example_is_not_copied(run: Run, saves: Path, tmp_path: Path) -> None:
    source = tmp_path / "example-x.json"
    SaveFile.create(new_table("skeleton", 2), source).close()
    assert "no terminal" in sentence(run, "resume", str(source))
    assert not saves.exists()


def test_a_theme_that_is_none_is_refused_also_without_a_terminal(run: Run, saves: Path) -> None:
    told = sentence(run, "new", "skeleton", "--seats", "Anna,Ben", "--theme", "pink")
    assert "'pink'" in told and not [*saves.glob("*.json")]
