"""The game of the day at home: played or not, its result, and the run of days."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tabletop_tui.play.daily.deal import deal_of_day, deal_of_week, game_of_week, game_on
from tabletop_tui.play.daily.streak import streak
from tabletop_tui.play.results.records import GameResult, Player
from tabletop_tui.play.text import Words, languages
from tabletop_tui.store import wall_clock
from tabletop_tui.store.daily.own_days import OwnDeal, begin, known_name, of_today, path_of
from tabletop_tui.store.last_table import keep_table
from tabletop_tui.store.results import KeptResult, remember
from tests.playing import play_on

DAY = date(2026, 12, 1)  # of Ascending Empires


@pytest.fixture(autouse=True)
def tuesday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    noon = datetime(2026, 12, 1, 12, tzinfo=UTC)
    monkeypatch.setattr(wall_clock, "now", lambda: noon)


def today() -> OwnDeal:
    return of_today()[0]


def test_the_row_of_today_tells_whether_it_was_played_and_how_it_ended() -> None:
    game = game_on(DAY)
    name = today().told(Words())
    assert today().deal == deal_of_day(game, DAY) and " · " not in name, "not begun"
    assert today().begun is None
    found = begin(today().deal, "Anna")
    found.close()
    assert today().told(Words()).startswith(f"{name} · ")
    assert today().begun == found.path == path_of(today().deal), "it goes on"
    with pytest.raises(FileExistsError):
        begin(today().deal)
    table = play_on(found.table, 10_000)
    found.save()
    remember(table, found.path)
    points = sum(table.game.score(table.state, 0).values())
    for language in languages():
        told = today().told(Words(language=language))
        assert str(points) in told and told.startswith(name.split(" ")[0])
    found.path.unlink()
    assert str(points) in today().told(Words()), "its save was deleted"
    assert today().begun is None


def test_a_par_says_how_many_games_it_comes_from() -> None:
    result = KeptResult("x", (1, 1), "1", GameResult("hex", "", (Player("Anna", 40, won=True),)))
    for measured, told in ((0, "40 points"), (1, "par 36, from 1 game)"), (7, "from 7 games)")):
        deal = replace(deal_of_day("ascending_empires", DAY), par=36, measured=measured)
        assert OwnDeal(deal, None, result).told(Words()).endswith(told)


def test_the_game_of_the_week_is_there_from_monday_to_sunday() -> None:
    monday = date(2026, 11, 30)
    assert len({game_of_week(monday + timedelta(n)) for n in range(7)}) == 1
    assert len({game_of_week(monday + timedelta(7 * n)) for n in range(3)}) == 3
    week = of_today()[1]
    assert week.deal == deal_of_week(game_of_week(DAY), DAY) and week.begun is None
    begin(week.deal, "Anna").close()
    assert of_today()[1].begun == path_of(week.deal) and of_today()[0].begun is None


def test_the_name_is_that_of_the_last_game_alone() -> None:
    assert known_name() == "Player 1"
    two = [["Anna", ""], ["Ben", ""], ["", "hard"]]
    keep_table("hex", {"seats": two})
    assert known_name() == "Player 1", "either of them may play"
    keep_table("hex", {"seats": two[1:]})
    assert known_name() == "Ben"
    day, week = of_today()
    begin(day.deal, " Cleo ").close()
    found = begin(week.deal)
    found.close()
    assert found.table.seats[0].name == known_name() == "Cleo"


@pytest.mark.parametrize("name", ["Bot 2", "x" * 25, "\N{ZERO WIDTH SPACE}"])
def test_what_is_no_name_begins_nothing(name: str) -> None:
    with pytest.raises(ValueError):
        begin(today().deal, name)
    assert today().begun is None and known_name() == "Player 1"


def test_days_in_a_row_forgive_one_that_was_missed() -> None:
    for missed, run in (((), 5), ((2,), 4), ((2, 3), 2), ((0,), 4), ((0, 1), 3), ((0, 1, 2), 0)):
        days = [DAY - timedelta(n) for n in range(5) if n not in missed]
        assert streak(days, DAY) == run, missed
    assert streak([DAY + timedelta(1)], DAY) == 0


def test_a_run_counts_the_days_on_which_their_own_game_was_finished(tmp_path: Path) -> None:
    def one(back: int, finished: int, file: str = "") -> dict[str, object]:
        day, ended = DAY - timedelta(back), DAY - timedelta(finished)
        player = {"name": "Anna", "points": 5, "won": True, "feats": {}}
        result = {"game": "hex", "saved": f"{ended}T12:00:00+00:00", "players": [player]}
        name = file or f"{day}-ascending-empires.json"
        return {"file": name, "stamp": [1, back], "game": str(back), "result": result}

    saves = tmp_path / "saves"
    saves.mkdir()
    games = [
        one(1, 1),
        one(2, 1),
        one(3, 0),
        one(0, 0, "friday.json"),
        one(5, 5, "2026-13-41-x.json"),
    ]
    (saves / ".records.json").write_text(json.dumps({"format": 1, "games": games}))
    found = today()
    assert found.days == 2, "the day of three days ago was played today"
    assert found.told(Words()).endswith("2 days in a row")
