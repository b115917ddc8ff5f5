"""The command `day`, and what `check --day` finds."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play.daily.deal import deal_of_day
from tabletop_tui.store import wall_clock
from tabletop_tui.store.load import load
from tests.playing import play_on, won
from tests.secrecy.worlds import put

from .running import Run, sentence

TODAY = date(2026, 12, 3)
GAME = "ascending_empires"


@pytest.fixture(autouse=True)
def thursday(monkeypatch: pytest.MonkeyPatch) -> None:
    noon = datetime(2026, 12, 3, 12, tzinfo=UTC)
    monkeypatch.setattr(wall_clock, "now", lambda: noon)


@pytest.fixture
def save(saves: Path) -> Path:
    table = play_on(deal_of_day(GAME, TODAY).table("Anna"), 10_000)
    assert table.over
    return put(table, saves / "day.json")


def changed(path: Path, change: Any) -> str:
    raw = json.loads(path.read_text("utf-8"))
    change(raw)
    path.write_text(json.dumps(raw), "utf-8")
    return str(path)


def test_the_game_of_the_day_begins_once(run: Run, saves: Path) -> None:
    for more, when in (((), "2026-12-03"), (("--week",), "2026-W49")):
        command = ("day", "ascending", "--as", "Anna", *more)
        assert run(*command)[0] == 0
        table = load(saves / f"{when}-ascending-empires.json").table
        assert table.seats[0].name == "Anna" and table.settings.no_hints
        assert all(seat.is_bot for seat in table.seats[1:])
        assert f"resume {when}-ascending-empires" in sentence(run, *command)
    assert (
        run("check", "--day", *map(str, saves.glob("*.json")))[1].count("0 actions are legal") == 2
    )


def test_without_a_game_the_date_chooses_one(run: Run, saves: Path) -> None:
    assert run("day")[0] == 0
    assert [load(path).table.game.id for path in saves.glob("*.json")]
    assert "has no game of the day" in sentence(run, "day", "hex")


def test_a_result_is_printed_and_what_it_cannot_show(run: Run, save: Path) -> None:
    code, out, _ = run("check", "--day", str(save))
    line, legal = out.rstrip("\n").split("\n")
    assert code == 0 and line.startswith("2026-12-03 · Ascending Empires · Anna: ")
    assert legal.startswith("All ") and "cannot show that nobody looked" in legal


def test_the_first_action_that_is_not_legal_is_named(run: Run, save: Path) -> None:
    def other_seat(raw: dict[str, Any]) -> None:
        raw["log"][4][0] = (raw["log"][4][0] + 1) % 3

    assert "action 5, of " in sentence(run, "check", "--day", changed(save, other_seat))


def test_other_luck_and_other_ends_are_named(run: Run, save: Path) -> None:
    def shorter(raw: dict[str, Any]) -> None:
        raw["log"].pop()

    def lucky(raw: dict[str, Any]) -> None:
        raw["reseeds"] = [{"at": 3, "rng": 7}]

    kept = save.read_bytes()
    assert "do not lead to the position" in sentence(run, "check", "--day", changed(save, shorter))
    save.write_bytes(kept)
    assert "at action 3" in sentence(run, "check", "--day", changed(save, lucky))


def test_other_games_are_no_game_of_the_day(run: Run, saves: Path) -> None:
    path = put(won(), saves / "friday.json")
    assert "is no game of the day" in sentence(run, "check", "--day", str(path))
    assert sentence(run, "check", "--day", str(path.with_name("none.json")))
