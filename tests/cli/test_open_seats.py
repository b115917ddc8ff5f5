"""Seats for anyone on the command line: ``new --open`` and ``sit``."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui.play.permissions import OWNER, _current
from tabletop_tui.store.load import load
from tabletop_tui.store.settings import use_settings_of

from .running import Run

NEW = ("new", "skeleton", "--seed", "1", "--open", "--save")


@pytest.fixture
def sit(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Sit down in plain mode with no input. What that changes in a process is put back."""
    before = {sign: signal.getsignal(sign) for sign in (signal.SIGHUP, signal.SIGTERM)}
    typed = tmp_path / "typed.txt"
    typed.touch()

    def sit(*words: str) -> tuple[int, str, str]:
        with typed.open(encoding="utf-8") as lines:
            monkeypatch.setattr(sys, "stdin", lines)
            return run("sit", *words, "--plain")

    yield sit
    for sign, handler in before.items():
        signal.signal(sign, handler)
    _current[0] = OWNER
    use_settings_of("")


def names(path: Path) -> list[str]:
    return [seat.name for seat in load(path).table.seats]


def test_who_is_not_named_gets_a_seat_left_open_and_no_other(
    run: Run, sit: Run, tmp_path: Path
) -> None:
    path = tmp_path / "a.json"
    assert run(*NEW, str(path), "--seats", "Anna,?,Zoë")[0] == 0
    assert names(path) == ["Anna", "Player 2", "Zoë"]
    assert sit(str(path), "--as", "Carl")[0] == 0
    assert names(path) == ["Anna", "Carl", "Zoë"]
    code, _, err = sit(str(path), "--as", "Dora")
    assert code == 1 and "There is no seat for Dora, only for Anna, Carl and Zoë." in err
    assert sit(str(path), "--as", "zoe")[0] == 0 and names(path) == ["Anna", "Carl", "Zoë"]


def test_a_table_with_names_alone_takes_no_stranger(run: Run, sit: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert run(*NEW, str(path), "--seats", "Anna,Ben")[0] == 0
    code, _, err = sit(str(path), "--as", "Carl")
    assert code == 1 and "only for Anna and Ben. Seats for anyone are left open" in err
    assert names(path) == ["Anna", "Ben"]


def test_a_seat_for_anyone_needs_terminals_of_their_own(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    code, _, err = run("new", "skeleton", "--seats", "Anna,?", "--save", str(path))
    assert code == 1 and 'A seat for anyone ("?") needs --open' in err and not path.exists()


@pytest.mark.parametrize("seats", ["Zoë,zoe", "Zoë,Ｚｏｅ", "Großmann,grossmann"])
def test_two_seats_for_one_name_are_refused_in_a_sentence(
    run: Run, tmp_path: Path, seats: str
) -> None:
    path = tmp_path / "a.json"
    code, _, err = run(*NEW, str(path), "--seats", seats)
    assert code == 1 and err.count("\n") == 1 and "'" in err and not path.exists()


def test_a_guest_without_a_table_comes_to_the_one_with_a_seat_for_anyone(
    run: Run, sit: Run, saves: Path
) -> None:
    for name, seats in (("older", "Anna,?"), ("newer", "Ben,Cleo")):
        assert run(*NEW, str(saves / f"{name}.json"), "--seats", seats)[0] == 0
    assert sit("--guest", "--as", "Zoe")[0] == 0
    assert names(saves / "older.json") == ["Anna", "Zoe"]
    assert sit("--guest", "--as", "BEN")[0] == 0
