"""A computer player that cannot think is told of and written down, and the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.bots import brain, worker
from tabletop_tui.bots.valuation import Valuation
from tabletop_tui.bots.worker import HINT, Failed, Question, decide
from tabletop_tui.engine import Luck, check, start
from tabletop_tui.games import find
from tabletop_tui.play import Table, Words, read_seats
from tabletop_tui.store import crash
from tests.plain.playing import Typist, sit
from tests.tui.playing import open_app, step

SECRET = "the queen of hearts"


def breaks(s: Any, seat: int) -> dict[str, float]:
    raise ValueError(SECRET)


def no_process() -> None:
    raise OSError


@pytest.fixture(autouse=True)
def stumbling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Every valuation raises; gives the folder of the reports."""
    monkeypatch.setattr(brain, "valuation_of", lambda game, style="": Valuation(terms=breaks))
    monkeypatch.setattr(crash, "_told", {})
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "crashes"


def question(level: str) -> Question:
    game = find("skeleton")
    s, _ = start(game, 2, 1)
    return Question(1, game.id, game.view(s, 0), 0, level, 3)


def test_a_thought_that_breaks_off_says_where_and_gives_a_sound_action() -> None:
    failed = decide(question("hard"), lambda: False)
    assert isinstance(failed, Failed)
    game = find("skeleton")
    check(game, start(game, 2, 1)[0], 0, failed.action)
    assert "in breaks" in failed.trail and failed.trail.endswith("ValueError")
    assert SECRET not in failed.trail, "a fault may name what nobody should know"


def test_a_hint_that_breaks_off_is_no_hint() -> None:
    failed = decide(question(HINT), lambda: False)
    assert isinstance(failed, Failed) and failed.action == []


def test_the_report_tells_versions_game_and_place_and_no_hands(stumbling: Path) -> None:
    failed = decide(question("hard"), lambda: False)
    words = Words(find("skeleton"), ["Anna", "Ben"])
    said = crash.stumbled(words, find("skeleton"), 1, "hard", failed)
    (path,) = stumbling.glob("*.txt")
    assert str(path) in said and said.startswith("Ben could not think")
    text = path.read_text(encoding="utf-8")
    for part in (
        "tabletop-tui: ",
        "python: ",
        "game: skeleton",
        "level: hard",
        "seat: 2",
        "in breaks",
    ):
        assert part in text
    assert SECRET not in text and "hand" not in text.replace("handle", "")
    assert crash.stumbled(words, find("skeleton"), 1, "hard", failed) == said
    assert len([*stumbling.glob("*.txt")]) == 1, "one report a fault"


def test_where_no_report_can_be_written_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "file"))
    words = Words(find("skeleton"), ["Anna", "Ben"])
    said = crash.stumbled(words, find("skeleton"), 0, "easy", Failed(None, "somewhere"))
    assert said.startswith("Anna could not think") and "report" not in said


def test_plain_mode_says_that_a_computer_player_stumbled(stumbling: Path) -> None:
    table = Table.open(find("skeleton"), read_seats("bot:easy,Anna"), 1)
    text = " ".join(sit(table, Typist("1", "1", "1")).split())
    assert "could not think" in text and [*stumbling.glob("*.txt")]
    assert len(table.log) >= 2, "the game goes on"


async def test_the_screen_says_that_a_computer_player_stumbled(
    tmp_path: Path, stumbling: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A process of its own would not know of the valuation that raises.
    monkeypatch.setattr(worker, "ProcessMind", no_process)
    app = open_app(tmp_path, "skeleton", "bot:easy,Anna")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        screen: Any = app.screen
        for _ in range(400):
            if "could not think" in screen.view.message:
                break
            await asyncio.sleep(0.02)
            await pilot.pause()
        assert "could not think" in screen.view.message and [*stumbling.glob("*.txt")]
        assert len(screen.table.log) >= 1
        await step(pilot, Luck(1))
