"""The game of the day at home: played or not, its result, and the run of days."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tabletop_tui.play.daily.deal import deal_of_day, game_on
from tabletop_tui.play.daily.streak import streak
from tabletop_tui.play.text import Words, languages
from tabletop_tui.store import wall_clock
from tabletop_tui.store.daily.own_days import begin, path_of, today
from tabletop_tui.store.results import remember
from tabletop_tui.store.save_file import SaveFile
from tests.playing import play_on

DAY = date(2026, 12, 1)  # of Ascending Empires


@pytest.fixture(autouse=True)
def tuesday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    noon = datetime(2026, 12, 1, 12, tzinfo=UTC)
    monkeypatch.setattr(wall_clock, "now", lambda: noon)


def test_the_row_of_today_tells_whether_it_was_played_and_how_it_ended() -> None:
    game = game_on(DAY)
    name = Words().say("home-day") and today().told(Words())
    assert today().deal == deal_of_day(game, DAY) and " · " not in name, "not begun"
    found = today().open()
    assert isinstance(found, SaveFile) and found.path == path_of(today().deal)
    found.close()
    assert today().told(Words()).startswith(f"{name} · ")
    assert today().open() == path_of(today().deal), "it goes on"
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
