"""When a computer player fails, the failure is reported and recorded, and the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.bots import brain, review, worker
from tabletop_tui.bots.opponents import Opponents
from tabletop_tui.bots.valuation import Valuation
from tabletop_tui.bots.worker import HINT, DecisionRequest, Failed, Thinker, decide
from tabletop_tui.cli.output import Problem
from tabletop_tui.cli.review import review as looking_back
from tabletop_tui.engine import Luck, check, start
from tabletop_tui.games import find
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.remote_table import RemotePlainTable
from tabletop_tui.play import Seat, Table, Words, permissions, read_seats
from tabletop_tui.play.permissions import GUEST, OWNER, Permissions, restrict_to
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.store import crash_reports
from tabletop_tui.store.save import dump
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.tui.reading.review import Review
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.plain.playing import Typist, sit
from tests.playing import new_table, play_on
from tests.secrecy.worlds import flat
from tests.tui.playing import at_table, open_app, step

SECRET = "the queen of hearts"


def breaks(s: Any, seat: int) -> dict[str, float]:
    raise ValueError(SECRET)


def no_process() -> None:
    raise OSError


@pytest.fixture(autouse=True)
def failing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make every valuation raise. Return the folder of the reports."""
    broken = Valuation(terms=breaks)
    for judging in (brain, review):
        monkeypatch.setattr(judging, "valuation_of", lambda game, style="": broken)
    monkeypatch.setattr(crash_reports, "_reported", {})
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "crashes"


def request(level: str) -> DecisionRequest:
    game = find("skeleton")
    s, _ = start(game, 2, 1)
    return DecisionRequest(1, game.id, game.view(s, 0), 0, level, 3)


def test_a_thought_that_breaks_off_says_where_and_gives_a_sound_action() -> None:
    failed = decide(request("hard"), lambda: False)
    assert isinstance(failed, Failed)
    game = find("skeleton")
    check(game, start(game, 2, 1)[0], 0, failed.action)
    assert "in breaks" in failed.traceback and failed.traceback.endswith("ValueError")
    assert SECRET not in failed.traceback, "a fault may name what nobody should know"


def test_a_hint_that_breaks_off_is_no_hint() -> None:
    failed = decide(request(HINT), lambda: False)
    assert isinstance(failed, Failed) and failed.action == []


def test_the_report_tells_versions_game_and_place_and_no_hands(failing: Path) -> None:
    failed = decide(request("hard"), lambda: False)
    table = Table.open(find("skeleton"), read_seats("Anna,bot:hard"), 1)
    words = Words(table.game, ["Anna", "Bot 2"])
    said = crash_reports.bot_failure_and_file(words, table, 1, "hard", failed)
    (path,) = failing.glob("*.txt")
    assert str(path) in said and said.startswith("Bot 2 could not think")
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
    assert crash_reports.bot_failure_and_file(words, table, 1, "hard", failed) == said
    assert len([*failing.glob("*.txt")]) == 1, "one report a fault"


def test_where_no_report_can_be_written_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "file"))
    table = Table.open(find("skeleton"), read_seats("bot:easy,Ben"), 1)
    words = Words(table.game, ["Bot 1", "Ben"])
    said = crash_reports.bot_failure_and_file(words, table, 0, "easy", Failed(None, "somewhere"))
    assert said.startswith("Bot 1 could not think") and "report" not in said


@pytest.fixture(params=[OWNER, GUEST], ids=["owner", "guest"])
def held(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Permissions:
    """Return the permissions of a guest once `become` has been called. No decision runs in another
    process, which would not have the valuation that raises.
    """
    monkeypatch.setattr(permissions, "_current", [OWNER])
    monkeypatch.setattr(worker, "WorkerProcess", no_process)
    found: Permissions = request.param
    return found


def told_where(text: str, folder: Path, held: Permissions) -> bool:
    """Return whether a sentence names the place of a report to those who may know it, and to no
    other.
    """
    assert [*folder.glob("*.txt")], "it is written for whoever mends it"
    flat = "".join(text.split())  # without the line breaks
    return (str(folder) in flat) is held.files and (str(folder.parent) in flat) is held.files


def test_plain_mode_says_that_a_computer_player_stumbled(failing: Path, held: Permissions) -> None:
    table = Table.open(find("skeleton"), read_seats("bot:easy,Anna"), 1)
    restrict_to(held)
    text = sit(table, Typist("1", "1", "1"))
    assert "Bot 1 could not think" in flat(text) and told_where(text, failing, held)
    assert len(table.log) >= 2, "the game goes on"


def test_plain_mode_has_no_hint_after_a_failure(failing: Path, held: Permissions) -> None:
    table = Table.open(find("skeleton"), read_seats("Anna,Ben"), 1)
    restrict_to(held)
    text = sit(table, Typist("", "hint"))
    assert "There is no hint because of a bug" in flat(text) and told_where(text, failing, held)
    assert "at random" not in text and table.log == []


def test_plain_mode_has_no_review_after_a_failure(failing: Path, held: Permissions) -> None:
    table = play_on(new_table("skeleton", 2, 3, options={"cards": 4}), 500)
    restrict_to(held)
    text = sit(table, Typist("review"))
    assert "could not be reviewed" in flat(text) and told_where(text, failing, held)


def test_a_terminal_of_ones_own_says_that_a_computer_player_stumbled(
    failing: Path, held: Permissions, tmp_path: Path
) -> None:
    table = Table.open(find("skeleton"), read_seats("bot:easy,Anna"), 1)
    shared, player = SharedSaveFile.create(table, tmp_path / "evening.json"), Typist()
    restrict_to(held)
    session = Session(shared.table, shared, perspective=OwnSeat(shared.table, 1))
    terminal = RemotePlainTable(session, Console(player, player))
    for _ in range(1000):
        terminal.poll()
        if session.table.log:
            break
        time.sleep(0.01)
    session.close()
    terminal.opponents.close()
    assert "Bot 1 could not think" in flat(player.text)
    assert told_where(player.text, failing, held)


async def test_the_screen_says_that_a_computer_player_stumbled(
    tmp_path: Path, failing: Path, held: Permissions
) -> None:
    app = open_app(tmp_path, "skeleton", "bot:easy,Anna")
    restrict_to(held)
    async with app.run_test(size=(100, 30)) as pilot:
        said = await message(pilot, "could not think")
        assert said.startswith("Bot 1 could not think") and told_where(said, failing, held)
        screen: Any = app.screen
        assert len(screen.table.log) >= 1
        await step(pilot, Luck(1))


async def test_the_screen_has_no_hint_after_a_failure(
    tmp_path: Path, failing: Path, held: Permissions
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    restrict_to(held)
    async with app.run_test(size=(100, 30)) as pilot:
        await at_table(pilot)
        await pilot.press("h")
        said = await message(pilot, "no hint")
        assert "Anna" not in said and "luck" not in said and told_where(said, failing, held)


async def test_the_screen_has_no_review_after_a_failure(
    tmp_path: Path, failing: Path, held: Permissions
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    restrict_to(held)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        table = play_on(new_table("skeleton", 2, 3, options={"cards": 4}), 500)
        page = Review(table, Words(table.game, ["Anna", "Ben"]), 0, Thinker())
        await app.push_screen(page)
        await until(pilot, lambda: bool(page.failed))
        assert "could not be reviewed" in page.failed and told_where(page.failed, failing, held)


async def message(pilot: Pilot[int], part: str) -> str:
    """Return what the table shows, once part of it is there."""
    screen: Any = next(one for one in pilot.app.screen_stack if isinstance(one, GameScreen))
    await until(pilot, lambda: part in screen.view.message)
    found: str = screen.view.message
    return found


async def until(pilot: Pilot[int], done: Callable[[], bool]) -> None:
    """Wait for the result of a decision."""
    for _ in range(1000):
        await pilot.pause()
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def test_the_command_has_no_review_after_a_failure(
    failing: Path, held: Permissions, tmp_path: Path
) -> None:
    path = tmp_path / "over.json"
    table = play_on(new_table("skeleton", 2, 3, options={"cards": 4}), 500)
    path.write_bytes(dump(table, "2026-01-02T03:04:05+00:00"))
    restrict_to(held)
    with pytest.raises(Problem) as no:
        looking_back.main([str(path)], standalone_mode=False)
    assert "could not be reviewed" in str(no.value) and told_where(str(no.value), failing, held)


def test_a_worker_ends_silently_on_a_request_it_cannot_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After an update beneath it a traceback would cover the table."""
    monkeypatch.setattr("signal.signal", lambda *set_up: None)
    ours, theirs = multiprocessing.Pipe()
    ours.send_bytes(b"no request")
    worker.serve(theirs, None)


def test_no_computer_player_answers_for_a_person_who_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Decided(Thinker):
        def poll(self) -> Any:
            self.request = None
            return Failed(None, "somewhere")

    table = Table.open(find("skeleton"), read_seats("bot:easy,Ben"), 1)
    opponents = Opponents(table, Decided(processes=False))
    opponents.start_thinking()
    assert opponents.poll() is not None
    opponents.start_thinking()
    table.reseat(0, Seat("Anna"))
    assert opponents.poll() is None
    opponents.close()


def quits(s: Any, seat: int) -> dict[str, float]:
    raise SystemExit


def test_a_computer_player_that_ends_its_process_moves_at_random_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a thread that would end without a word, and the table would wait for ever."""
    monkeypatch.setattr(brain, "valuation_of", lambda game, style="": Valuation(terms=quits))
    failed = decide(request("hard"), lambda: False)
    assert isinstance(failed, Failed) and failed.action is not None
    assert failed.traceback.endswith("SystemExit")
