"""Formats: every older one can be read, and the current one is small and readable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.play.remote.remote_seats import Unplayed
from tabletop_tui.store import shared_save_file
from tabletop_tui.store.load import SaveError, load, parse
from tabletop_tui.store.save import dump
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.store.upgrades import FORMAT, UPGRADES, upgrade
from tests.playing import new_table, text_of

KEPT = Path(__file__).parents[1] / "saves"
GOLDEN = Path(__file__).parents[1] / "golden"
FULL = 1_000  # actions of a long, sensible game of Cities & Knights


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_there_are_saves_of_every_format_and_game(number: int) -> None:
    found = [json.loads(path.read_bytes()) for path in (KEPT / f"v{number}").glob("*.json")]
    here, later = {raw["game"] for raw in found}, [*KEPT.glob(f"v{number + 1}/*.json")]
    assert here == set(games.builtin()) if not later else len(here) >= 4, (
        "a game is younger than a format"
    )
    assert {raw["format"] for raw in found} == {number}
    assert set(UPGRADES) == set(range(1, FORMAT)), "one step up from each older format"


@pytest.mark.parametrize(
    "path", sorted(KEPT.glob("v*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_an_older_save_becomes_the_same_game_as_a_new_one(path: Path) -> None:
    old, new = load(path), load(KEPT / f"v{FORMAT}" / path.name)
    assert old.note == new.note and old.saved == new.saved
    assert (old.table.state, old.table.log, old.table.events) == (
        new.table.state,
        new.table.log,
        new.table.events,
    )
    assert json.loads(dump(old.table))["format"] == FORMAT


def test_format_two_names_the_kind_of_an_action_first() -> None:
    raw: dict[str, Any] = {
        "format": 1,
        "log": [[0, {"edge": 61, "kind": "build-road"}], [2, {"kind": "roll"}]],
    }
    assert upgrade(raw, newest=2) == {
        "format": 2,
        "log": [[0, "build-road", {"edge": 61}], [2, "roll"]],
    }
    assert raw["log"][1] == [2, {"kind": "roll"}], "the older form stays as it was"


@pytest.mark.parametrize(
    "line", [[0], [0, "bid"], [0, []], [0, {"card": 1}], "bid", None, {"kind": "bid"}]
)
def test_a_damaged_line_of_an_older_log_is_told_by_its_number(line: Any) -> None:
    raw = json.loads((KEPT / "v1" / "skeleton.json").read_bytes())
    raw["log"][3] = line
    with pytest.raises(SaveError, match=r"is damaged at log\.3"):
        parse(json.dumps(raw).encode())


@pytest.mark.parametrize("log", [None, 7, "log", {}])
def test_a_log_that_is_no_list_is_damaged_in_every_format(log: Any) -> None:
    for number in range(1, FORMAT + 1):
        raw = json.loads((KEPT / f"v{number}" / "skeleton.json").read_bytes()) | {"log": log}
        with pytest.raises(SaveError, match="is damaged at log"):
            parse(json.dumps(raw).encode())


@pytest.mark.parametrize("name", ["cities-and-knights-3", "cities-and-knights-5"])
def test_a_full_game_of_cities_and_knights_has_room_in_forty_kilobytes(name: str) -> None:
    data = (GOLDEN / f"{name}.json").read_bytes()
    raw = json.loads(data)
    lines = [len(json.dumps(line, separators=(",", ":"))) + 2 for line in raw["log"]]
    rest = len(data) - sum(lines)
    assert rest + FULL * sum(lines) / len(lines) <= 40_000, (
        "a game played by luck trades more than any people would"
    )


def test_a_save_is_written_a_field_and_an_action_a_line() -> None:
    rows = text_of("cities_and_knights", 3, 60).decode().splitlines()
    log = rows[rows.index('"log":[') + 1 :][:60]
    assert ',"place-settlement",{"node":' in log[0] and all(row.startswith("[") for row in log)
    assert any(row.endswith(',"roll"],') for row in log)
    state = rows[rows.index('"state":{') + 1 : -2]
    assert all(row.startswith('"') for row in state) and state[0].startswith('"rng":')


def test_a_table_where_an_older_program_sits_is_not_upgraded_under_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "friday.json"
    SharedSaveFile.create(new_table("skeleton", 2, 2), path).close()
    older = SharedSaveFile.open(path)
    older.sit({0: "Anna"})
    before = path.read_bytes()
    monkeypatch.setattr(shared_save_file, "FORMAT", FORMAT + 1)
    with pytest.raises(Unplayed, match="older version"):
        SharedSaveFile.open(path)
    assert path.read_bytes() == before
    SharedSaveFile.open(path, take_over=True).close()
    older.close()
    SharedSaveFile.open(path).close()  # nobody is there any more
