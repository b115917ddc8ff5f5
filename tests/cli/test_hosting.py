"""`tabletop-tui host`: what it tells the owner, and what it says where it cannot be."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.cli.hosting import known_as, loopback
from tabletop_tui.host import house as rooms
from tabletop_tui.host.access_code import LENGTH

from .running import Run, sentence

SAVE = Path(__file__).parents[2] / "saves" / "example-cities-and-knights-early.json"


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> list[rooms.House]:
    """Houses that open at once and are closed by their owner."""
    opened: list[rooms.House] = []

    def run(house: rooms.House, begins: Any, tell: Any) -> None:
        opened.append(house)
        begins()
        tell(house)

    monkeypatch.setattr(rooms, "run", run)
    return opened


def test_the_owner_is_told_what_friends_type(
    run: Run, saves: Path, evening: list[rooms.House]
) -> None:
    saves.mkdir(parents=True)
    path = Path(shutil.copy(SAVE, saves / "evening.json"))
    status, out, err = run("host", "evening", "--port", "4567", "--guests", "3")
    (house,) = evening
    assert (status, err) == (0, "") and len(house.code) == LENGTH + 2
    name = out.partition("ssh -p 4567 ")[2].split("@")[0]
    assert name and name == name.casefold() and f"{name}@localhost" in out
    assert house.code in out and house.key.get_fingerprint() in out and "3 guests" in out
    assert "Only this machine can come in" in out
    assert house.words == ["sit", str(path.resolve()), "--guest"] and house.most == 3
    assert house.argv("Ben") == ["tabletop-tui", "sit", str(path.resolve()), "--guest", "--as=Ben"]


def test_without_a_file_friends_choose_among_the_tables(
    run: Run, evening: list[rooms.House]
) -> None:
    assert run("host", "--listen", "0.0.0.0")[0] == 0
    (house,) = evening
    assert house.words == ["sit", "--guest"] and house.address == "0.0.0.0"


def test_what_cannot_be_is_told_in_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no save" in sentence(run, "host", "nowhere")

    def taken(*_: Any) -> None:
        raise OSError(98, "address already in use")

    monkeypatch.setattr(rooms, "run", taken)
    status, _, err = run("host", "--port", "4567")
    assert status == 1 and err == "Nobody can come to 127.0.0.1:4567: address already in use.\n"


def test_where_asyncssh_is_not_installed_one_sentence_says_how_to_have_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name == "asyncssh" or name.startswith(("asyncssh.", "tabletop_tui.host")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncssh", None)
    assert "pip install 'tabletop-tui[host]'" in sentence(run, "host")


def test_an_address_is_called_as_friends_know_it() -> None:
    assert loopback("127.0.0.1") and loopback("::1") and not loopback("0.0.0.0")
    assert known_as("::1") == "localhost" and known_as("192.0.2.7") == "192.0.2.7"
