"""Guests whom nobody sees tell what guests run, and leave nothing behind."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tabletop_tui.games import find, listed
from tabletop_tui.host import rehearsal, warmed
from tabletop_tui.host.immortal import able
from tabletop_tui.host.rehearsal import KEYS, MORE, SCREEN, STEPS, WAYS, Guest, heard, together
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.table import Table
from tests.terminal.pty_harness import ROOT

REHEARSED = """
import gc, json, os, sys, tempfile, threading
import tabletop_tui.__main__
from tabletop_tui.host import rehearsal, warmed
from tabletop_tui.host.immortal import able
from tabletop_tui.host.rehearsal import Guest, rehearse

warmed.warm()
logs, before, hang_up, play = [], {}, Guest.hang_up, rehearsal.play

def left(guest):
    guest.others.look()
    log = len(guest.others.table.log)
    logs.append([guest.game, before[guest.told.name], log, len(guest.keys)])
    hang_up(guest)

def begun(guests):
    before.update({guest.told.name: len(guest.others.table.log) for guest in guests})
    play(guests)

Guest.hang_up, rehearsal.play = left, begun
rehearsal.PATIENCE = 60
run = rehearse(warmed.live_through)
try:
    os.waitpid(-1, os.WNOHANG)
    waits = True
except ChildProcessError:
    waits = False
names = sorted({f"{one.__module__}.{one.__qualname__}" for one in run})
print(json.dumps([logs, names, waits, os.listdir(tempfile.gettempdir()), threading.active_count()]))
"""


@pytest.mark.skipif(not able(), reason="for Pythons with immortal objects")
def test_of_every_game_some_moves_are_played_and_what_they_ran_is_known(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", REHEARSED],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path), "TABLETOP_HOME": str(tmp_path / "own")},
    )
    assert done.returncode == 0, done.stderr
    logs, names, waits, left, threads = json.loads(done.stdout.splitlines()[-1])
    assert sorted(game for game, *_ in logs) == sorted([*listed(), *listed()])
    assert all(before < after and not keys for _, before, after, keys in logs), logs
    assert sum(before > 0 for _, before, *_ in logs) == len(listed()), logs
    ran = {
        "tabletop_tui.tui.table.turns.Turns.play": "a guest acts",
        "tabletop_tui.store.shared.SharedKeeper.change": "and writes it",
        "tabletop_tui.tui.table.others.Others.take_in": "others act",
        "tabletop_tui.cli.sitting.sit": "it is the program itself",
        "textual.drivers.linux_driver.LinuxDriver.start_application_mode": "at a terminal",
    }
    assert {name for name in ran if name not in names} == set()
    assert not waits and left == [] and threads == 1


def test_what_several_guests_of_a_game_ran_is_put_together(tmp_path: Path) -> None:
    guests = []
    for game, ran in (("a", "[1, 2]"), ("b", "[5]"), ("a", "[2, 3]")):
        told = tmp_path / str(len(guests))
        told.write_text(ran)
        guests.append(Guest(game, 0, 0, cast(Any, Nobody()), told))
    assert heard(guests) == {"a": {1, 2, 3}, "b": {5}}


def test_what_all_run_lies_before_what_one_runs() -> None:
    assert together({}) == together({"a": set()}) == []
    assert together({"a": {1, 4, 7}, "b": {4, 6, 7}, "c": {2, 4, 7}}) == [4, 7, 1, 6, 2]
    assert together({"a": {1, 2}, "b": {2, 3}, "c": {3}}) == [2, 3, 1]


class Nobody:
    """The others of a guest that plays no game."""

    table = Table.open(find("skeleton"), read_seats("Anna,Ben"), 1)

    def look(self) -> None:
        """Nothing is new."""

    def change(self, do: Callable[[], None]) -> None:
        """Nothing is done."""

    def close(self) -> None:
        """Nothing is open."""


def test_no_key_is_pressed_before_the_table_stands_nor_while_it_is_drawn(tmp_path: Path) -> None:
    out, into = os.pipe()
    guest = Guest("any", 0, into, cast(Any, Nobody()), tmp_path / "told", keys=["n", "p"])
    assert guest.press() and len(guest.keys) == 2
    guest.seen, guest.drawn = SCREEN, time.monotonic() + 60
    assert guest.press() and len(guest.keys) == 2
    guest.drawn = 0.0
    assert guest.press() and guest.keys == ["p"] and os.read(out, 9) == b"n"
    guest.drawn, guest.keys = 0.0, []
    assert not guest.press()
    os.close(out), os.close(into)


def test_at_last_the_game_goes_on_without_the_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, into = os.pipe()
    guest = Guest("any", 0, into, cast(Any, Nobody()), tmp_path / "told")
    assert guest.keys[: len(KEYS)] == [*KEYS] and len(guest.keys) == len(KEYS) + 3 * MORE
    steps = list[int]()
    monkeypatch.setattr(Guest, "others_play", lambda guest: None)
    monkeypatch.setattr(Guest, "act_by_luck", lambda guest, seat: steps.append(len(guest.keys)))
    guest.seen = SCREEN
    while guest.press():
        guest.drawn = 0.0
    assert steps == [left for left in range(3 * MORE, 0, -3) for _ in range(STEPS)]
    assert not {*WAYS} & {*KEYS}
    os.close(out), os.close(into)


@pytest.mark.parametrize("deaf", [True, False])
def test_who_does_not_leave_is_not_waited_for(deaf: bool, tmp_path: Path) -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        signal.signal(signal.SIGHUP, signal.SIG_IGN if deaf else signal.SIG_DFL)
        os.write(1, b".")
        time.sleep(60)
        os._exit(0)
    os.read(terminal, 1)
    guest = Guest("any", pid, terminal, cast(Any, Nobody()), tmp_path / "told")
    guest.hang_up()
    guest.leave(time.monotonic() + (0.2 if deaf else 30.0))
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, 0)
    assert heard([guest]) == {}


def test_a_host_without_a_rehearsal_opens_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: object) -> None:
        raise OSError("no terminals left")

    monkeypatch.setattr(rehearsal, "rehearse", refused)
    monkeypatch.setattr(warmed, "pack", lambda run: pytest.fail("nothing is known to pack"))
    warmed.rehearse_and_pack()
