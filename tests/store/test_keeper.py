"""The keeper: on the disk before it is told, in memory while the disk fails, and only one session
writes.
"""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop_tui.store import keeper as keeping
from tabletop_tui.store.disk import SaveError, backup_of
from tabletop_tui.store.keeper import Keeper, Onlooker
from tabletop_tui.store.load import load
from tabletop_tui.store.lock import Held, holder_of
from tests.playing import new_table, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.json"


@pytest.fixture
def keeper(path: Path) -> Keeper:
    return Keeper.create(new_table(count=3), path)


def refusing(monkeypatch: pytest.MonkeyPatch, call: str, number: int) -> None:
    """Let a call of the disk fail."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(f"tabletop_tui.store.disk.os.{call}", refuse)


def test_every_action_is_on_the_disk_when_save_returns(keeper: Keeper) -> None:
    for n in range(1, 9):
        play_on(keeper.table, 1, n)
        assert keeper.save() == ""
        assert load(keeper.path).table.log == keeper.table.log


def test_files_are_for_the_owner_alone(keeper: Keeper) -> None:
    keeper.save()
    modes = {file.name: file.stat().st_mode & 0o777 for file in keeper.path.parent.iterdir()}
    assert set(modes) == {"game.json", "game.json.bak", "game.json.holder", "game.json.lock"}
    assert set(modes.values()) == {0o600}
    assert keeper.path.parent.stat().st_mode & 0o777 == 0o700


def test_the_version_before_is_the_backup(keeper: Keeper) -> None:
    play_on(keeper.table, 3)
    keeper.save()
    before = keeper.path.read_bytes()
    play_on(keeper.table, 1)
    keeper.save()
    assert backup_of(keeper.path).read_bytes() == before != keeper.path.read_bytes()


def test_a_leftover_of_a_killed_session_does_no_harm(keeper: Keeper) -> None:
    for ending in (".tmp", ".bak.tmp"):
        keeper.path.with_name(keeper.path.name + ending).write_text("half a sa")
    backup_of(keeper.path).unlink(missing_ok=True)
    os.link(keeper.path, backup_of(keeper.path))
    play_on(keeper.table, 1)
    assert keeper.save() == ""
    assert {file.suffix for file in keeper.path.parent.iterdir()} == {
        ".json",
        ".bak",
        ".holder",
        ".lock",
    }


def test_a_link_in_the_place_of_the_temporary_file_is_not_followed(
    keeper: Keeper, tmp_path: Path
) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    keeper.path.with_name("game.json.tmp").symlink_to(victim)
    assert keeper.save() == "" and not keeper.path.is_symlink()
    assert victim.read_text() == "precious"


@pytest.mark.parametrize(
    ("call", "number", "word"),
    [
        ("write", errno.ENOSPC, "the disk is full"),
        ("fsync", errno.ENOSPC, "the disk is full"),
        ("fsync", errno.EIO, "the disk does not answer"),
        ("write", errno.EDQUOT, "the quota is used up"),
        ("open", errno.EROFS, "the disk is read-only"),
        ("replace", errno.EACCES, "the folder may not be written to"),
    ],
)
def test_while_the_disk_fails_the_game_goes_on_and_is_saved_later(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, call: str, number: int, word: str
) -> None:
    before = keeper.path.read_bytes()
    with monkeypatch.context() as failing:
        refusing(failing, call, number)
        play_on(keeper.table, 1, 1)
        assert keeper.save() == f"The game cannot be saved, as {word}; it goes on in memory."
        play_on(keeper.table, 1, 2)
        assert keeper.save() == "" and keeper.problem != ""
        assert keeper.path.read_bytes() == before
    play_on(keeper.table, 1, 3)
    assert keeper.save() == "The game is saved again." and keeper.problem == ""
    assert load(keeper.path).table.log == keeper.table.log and len(keeper.table.log) == 3
    assert keeper.save() == ""


def test_a_disk_that_complains_too_late_is_not_taken_for_another_session(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complain(_: Path) -> None:
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as failing:
        failing.setattr("tabletop_tui.store.disk.sync", complain)
        play_on(keeper.table, 1, 1)
        assert "the disk does not answer" in keeper.save()
    play_on(keeper.table, 1, 2)
    assert keeper.save() == "The game is saved again."


def test_closing_saves_what_could_not_be_saved(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as failing:
        refusing(failing, "write", errno.ENOSPC)
        play_on(keeper.table, 1)
        keeper.save()
    keeper.close()
    assert load(keeper.path).table.log == keeper.table.log


def test_a_hang_up_in_the_middle_of_an_action_saves_no_half_position(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, good = keeper.table, keeper.path.read_bytes()
    keeper.problem = "The game cannot be saved."

    def hang_up(*_: object) -> list[object]:
        table.state.players[0].won = 1000
        keeper.close()
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop_tui.play.table.apply", hang_up)
    with pytest.raises(KeyboardInterrupt):
        play_on(table, 1)
    assert keeper.path.read_bytes() == good and holder_of(keeper.path) is None
    assert not table.changing and table.state.players[0].won == 0


def test_a_folder_that_disappears_is_made_anew(keeper: Keeper) -> None:
    for file in keeper.path.parent.iterdir():
        file.unlink()
    keeper.path.parent.rmdir()
    play_on(keeper.table, 1)
    assert keeper.save() == "" and keeper.path.parent.stat().st_mode & 0o777 == 0o700
    assert load(keeper.path).table.log == keeper.table.log
    with pytest.raises(Held):
        Keeper.open(keeper.path)


def test_a_game_that_was_gone_on_with_is_written_once_more_and_a_saved_one_is_not(
    keeper: Keeper, path: Path
) -> None:
    keeper.close()
    opened = Keeper.open(path)
    assert opened.due and not backup_of(path).exists()
    opened.close()
    assert backup_of(path).exists(), "the list of saves has it first"
    opened = Keeper.open(path)
    assert opened.save() == "" and not opened.due
    backup_of(path).unlink()
    opened.close()
    assert not backup_of(path).exists()


def test_whoever_resumes_takes_nothing_from_a_living_session(keeper: Keeper, path: Path) -> None:
    with pytest.raises(Held):
        Keeper.resume(path)
    assert keeper.taken() == ""
    Keeper.resume(path, take_over=True)
    assert keeper.taken() != ""


def test_a_folder_that_cannot_be_made_is_waited_for(keeper: Keeper, tmp_path: Path) -> None:
    away = tmp_path / "away"
    keeper.path.parent.rename(away)
    keeper.path.parent.write_text("a file in its place")
    play_on(keeper.table, 1, 1)
    assert keeper.save().endswith("it goes on in memory.")
    keeper.path.parent.unlink()
    away.rename(keeper.path.parent)
    play_on(keeper.table, 1, 2)
    assert keeper.save() == "The game is saved again."
    assert len(load(keeper.path).table.log) == 2


LIMITED = """
import resource, sys
from pathlib import Path
from tabletop_tui.store.keeper import Keeper
from tabletop_tui.store.load import load
from tests.playing import new_table, play_on

keeper = Keeper.create(new_table(count=3, options={"cards": 20}), Path(sys.argv[1]))
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (keeper.path.stat().st_size + 100, hard))
told = []
for seed in range(12):
    play_on(keeper.table, 1, seed)
    told.append(keeper.save())
saved = len(load(keeper.path).table.log)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
told.append(keeper.save())
print(saved, len(load(keeper.path).table.log), *filter(None, told), sep="|")
"""


def test_a_quota_stops_saving_but_not_the_game(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, path], capture_output=True, text=True, timeout=60
    )
    assert done.stderr == ""
    saved, later, *told = done.stdout.strip().split("|")
    assert 0 < int(saved) < 12 and int(later) == 12
    assert told == [
        "The game cannot be saved, as the file may not grow any more; it goes on in memory.",
        "The game is saved again.",
    ]


def test_a_backup_that_cannot_be_made_does_not_stop_the_save(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(monkeypatch, "link", errno.EPERM)
    keeper.save()
    assert backup_of(keeper.path).is_file()  # copied where links are not to be had
    assert backup_of(keeper.path).stat().st_mode & 0o777 == 0o600
    backup_of(keeper.path).unlink()
    backup_of(keeper.path).mkdir()  # and where nothing helps
    play_on(keeper.table, 1)
    assert keeper.save() == "" and len(load(keeper.path).table.log) == 1


def test_a_new_game_never_writes_over_an_old_one(keeper: Keeper, path: Path) -> None:
    keeper.close()
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Keeper.create(new_table(), path)
    assert path.read_bytes() == before
    Keeper.open(path).close()


def test_a_second_session_is_told_who_has_the_game_open(keeper: Keeper, path: Path) -> None:
    with pytest.raises(Held) as held:
        Keeper.open(path)
    me = keeper.lock.me
    assert held.value.holder == me and me.pid == os.getpid()
    assert (
        me.host in str(held.value) and str(me.pid) in str(held.value) and me.user in str(held.value)
    )
    keeper.close()
    Keeper.open(path).close()


def test_taking_over_stops_the_first_session_and_tells_it(keeper: Keeper, path: Path) -> None:
    assert keeper.taken() == ""
    second = Keeper.open(path, take_over=True)
    assert keeper.taken().startswith("The game was taken over by ")
    play_on(second.table, 2)
    assert second.save() == ""
    play_on(keeper.table, 1)
    assert keeper.save() == keeper.taken() != ""
    keeper.close()
    assert second.save() == "" and load(path).table.log == second.table.log


def test_whoever_is_taken_over_in_the_middle_of_a_look_is_told_by_whom(
    keeper: Keeper, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = keeping.stamp

    def late(at: Path) -> object:
        monkeypatch.setattr(keeping, "stamp", look)
        second = Keeper.open(path, take_over=True)
        play_on(second.table, 1)
        assert second.save() == ""
        return look(at)

    monkeypatch.setattr(keeping, "stamp", late)
    assert keeper.taken().startswith("The game was taken over by ")


def test_a_session_that_was_replaced_and_forgotten_writes_nothing(
    keeper: Keeper, path: Path
) -> None:
    second = Keeper.open(path, take_over=True)
    play_on(second.table, 3)
    second.save()
    second.close()
    play_on(keeper.table, 1)
    assert keeper.save() == "Another session has gone on with this game."
    assert len(load(path).table.log) == 3


def test_a_broken_save_leaves_no_lock_behind(keeper: Keeper, path: Path) -> None:
    keeper.close()
    good = path.read_bytes()
    path.write_bytes(b"")
    with pytest.raises(SaveError):
        Keeper.open(path)
    path.write_bytes(good)
    assert holder_of(path) is None


def test_an_onlooker_sees_each_new_position_once(keeper: Keeper, path: Path) -> None:
    onlooker = Onlooker(path)
    first = onlooker.look()
    assert first is not None and first.table.log == [] and onlooker.look() is None
    play_on(keeper.table, 1)
    keeper.save()
    second = onlooker.look()
    assert second is not None and second.table.log == keeper.table.log
    path.unlink()
    with pytest.raises(SaveError, match="does not exist"):
        onlooker.look()


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
