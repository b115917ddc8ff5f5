"""`tabletop-tui waiting`: which tables wait for whom, for people and for scripts."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tabletop_tui.cli.waiting import ago
from tabletop_tui.play import Table
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on

from .running import Run


@pytest.fixture
def table(saves: Path) -> Table:
    """A table of Anna, Ben and Cleo at three terminals, and one at one keyboard."""
    SaveFile.create(new_table("skeleton", 3, 5), saves / "keyboard.json").close()
    shared = play_on(new_table("skeleton", 3, 3), 5)
    SharedSaveFile.create(shared, saves / "evening.json").close()
    return shared


def asked(table: Table) -> str:
    """Return the name of the player who must act."""
    return table.seats[table.deciding()[0]].name


def test_a_table_is_listed_with_those_it_waits_for(run: Run, table: Table) -> None:
    status, out, err = run("waiting")
    assert (status, err) == (0, "") and "evening" in out and "keyboard" not in out
    assert asked(table) in out
    status, out, _ = run("waiting", "--as", asked(table).upper())
    assert status == 0 and "evening" in out
    others = [seat.name for n, seat in enumerate(table.seats) if n not in table.deciding()]
    status, out, _ = run("waiting", "--as", others[0])
    assert status == 1 and f"is waiting for {others[0]}" in out
    assert run("waiting", "--as", "Nobody")[0] == 1


def test_a_program_gets_json(run: Run, table: Table, saves: Path) -> None:
    status, out, _ = run("waiting", "--json")
    (told,) = json.loads(out)
    assert status == 0 and told["save"] == "evening" and told["game"] == "skeleton"
    assert told["path"] == str(saves / "evening.json") and told["free"] == 0
    assert [one["name"] for one in told["waits_for"]] == [asked(table)]
    assert run("waiting", "--json", "--as", "Nobody") == (1, "[]\n", "")


def test_a_table_with_free_seats_waits_for_whoever_comes(run: Run, saves: Path) -> None:
    table = new_table("skeleton", 3, 3)
    SharedSaveFile.create(table, saves / "open.json", frozenset({2})).close()
    status, out, _ = run("waiting")
    assert status == 0 and "one free seat" in out and "Anna" not in out
    name = table.seats[2].name
    status, out, _ = run("waiting", "--as", name.lower())
    assert status == 0 and "one free seat" in out, f"the seat of {name} waits for {name}"
    assert run("waiting", "--as", table.seats[1].name)[0] == 1, "who sits already is not waited for"


def test_without_a_table_the_exit_code_says_so(run: Run, saves: Path) -> None:
    assert run("waiting") == (1, f"No table in {saves} is waiting for anyone.\n", "")


def test_how_long_ago_is_told_in_the_largest_that_fits() -> None:
    now = time.time()
    assert ago(now - 90) == "1 min" and ago(now - 3 * 3600) == "3 h"
    assert ago(now - 50 * 3600) == "2 days" and ago(now + 100) == "0 min"
