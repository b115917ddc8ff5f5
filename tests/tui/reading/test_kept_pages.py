"""Story, review and records as they were kept: their rows, and where the cursor goes by keys and
clicks.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.bots.worker import LOOK_BACK, Failed, Progress
from tabletop_tui.play import Table
from tabletop_tui.play.results.records import GameResult, Player
from tabletop_tui.play.story.look_back import LookBack
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.play.story.review import Regret
from tabletop_tui.store import crash_reports
from tabletop_tui.store.results import Records
from tabletop_tui.tui.reading.reader import Reader
from tabletop_tui.tui.reading.records import RecordsPage
from tabletop_tui.tui.reading.review import Review
from tabletop_tui.tui.reading.rules import Rules
from tabletop_tui.tui.reading.story import Story
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tests.snapshots.kept import compare
from tests.snapshots.rows import all_told, unstyled
from tests.snapshots.walk import at_rest
from tests.tui.reading.test_kept_replay import evening
from tests.tui.reading.test_replay import screen_of, watching

HERE = Path(__file__).parent / "kept"
SAID = [
    (0, "Everybody takes thirteen cards.", ""),
    (1, "Anna bids.", "skeleton.bid"),
    (2, "Ben bids what he has been keeping for this very prize since the evening began.", ""),
    (3, "Cleo bids.", "bids"),
    (3, "A prize is turned up.", ""),
    (7, "Anna bids again.", ""),
    (99, "Nobody knows when this was.", ""),
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))


class Thinks:
    """Thinks as a test says: nothing at first, then its answer."""

    def __init__(self, answer: Any) -> None:
        self.answer, self.progress = answer, None
        self.asked: Any = None
        self.closed = False

    def start(self, *asked: Any) -> None:
        self.asked = asked

    def poll(self) -> Any:
        return self.answer if self.progress is not None else None

    def close(self) -> None:
        self.closed = True


def session(table: Table, words: Any, said: Any = SAID) -> Any:
    """What a story is read from."""
    told = [StoryLine(after, -1, text, rule, "") for after, text, rule in said]
    perspective = SimpleNamespace(viewer=0)
    return SimpleNamespace(
        table=table, words=words, perspective=perspective, story=lambda viewer: told
    )


async def opened(pilot: Pilot[Any], page: Reader) -> str:
    """The rows of a page that has been opened, and its cursor."""
    pilot.app.push_screen(page)
    await at_rest(pilot)
    return f"{unstyled(page.lines.rows)}\n   cursor {page.cursor}"


async def click(pilot: Pilot[Any], page: Any, row: int) -> str:
    """Where the cursor is behind a click on a row, and what has opened, which is left again."""
    page.on_lines_clicked(SimpleNamespace(row=row))
    told, found = f"   row {row}: cursor {page.cursor}", pilot.app.screen
    if found is not page:
        await at_rest(pilot)
        if isinstance(found, Rules):
            told += f" opens the rules at section {found.start}"
        elif isinstance(found, ReplayScreen):
            told += (
                f" opens the replay at {found.replay.n} by {found.replay.viewer}: {found.message}"
            )
        pilot.app.pop_screen()
        await at_rest(pilot)
    return told


async def test_the_story_is_told_as_it_was() -> None:
    table, told = evening(), list[str]()
    async with watching(table).run_test(size=(50, 20)) as pilot:
        words = (await screen_of(pilot)).words
        page = Story(session(table, words))
        told += ["== the story", await opened(pilot, page)]
        for row in (0, 1, 3, 4, 5, 5, 99):
            told.append(await click(pilot, page, row))
        page.cursor = -1
        page.action_rule()
        told.append(await click(pilot, page, 3))
        page.dismiss()
        await at_rest(pilot)
        told += ["== nothing yet", await opened(pilot, Story(session(table, words, [])))]
    compare(HERE / "story.txt", "\n".join(told) + "\n")


def regrets(table: Table) -> list[Regret]:
    """Two decisions of Anna for which she would have had a better one."""
    own = [(n, action) for n, (seat, action) in enumerate(table.log) if seat == 0]
    (one, bid), (two, other) = own[1], own[3]
    why = [("ui-hint-wins", {})]
    return [Regret(one, 0, bid, other, 3.26, why), Regret(two, 0, other, bid, 1.0, [])]


async def test_a_game_is_looked_back_on_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        crash_reports, "report_bot_failure", lambda *asked: None
    )  # it lies in another place each time
    table, told = evening(), list[str]()
    async with watching(table).run_test(size=(60, 20)) as pilot:
        words = (await screen_of(pilot)).words
        for name, answer in (
            ("two", LookBack(regrets=tuple(regrets(table)), candidates=((), ()))),
            ("none", LookBack()), ("failed", Failed([], "")),
        ):  # fmt: skip
            thinks: Any = Thinks(answer)
            page = Review(table, words, 0, thinks)
            told += [f"== {name}", await opened(pilot, page)]
            assert thinks.asked[0] == "skeleton" and thinks.asked[2:] == (0, LOOK_BACK, 0)
            page.action_open()
            assert pilot.app.screen is page, "there is nothing to open yet"
            thinks.progress = Progress(40, None)
            thinks.answer, thinks.kept = None, thinks.answer
            page.poll()
            told.append(unstyled(page.lines.rows))
            thinks.answer = thinks.kept
            page.poll()
            page.poll()
            told += [all_told(page.lines.rows), f"   cursor {page.cursor}"]
            for row in (1, 9, 99):
                told.append(await click(pilot, page, row))
            page.dismiss()
            await at_rest(pilot)
            assert thinks.closed
    compare(HERE / "review.txt", "\n".join(told) + "\n")


async def test_records_stand_in_their_tables_as_they_did() -> None:
    told = []
    anna, ben = Player("Anna", 31, True), Player("Ben", 20, False, {"knights": 3})
    won = [GameResult("skeleton", "2026-01-02", (anna, ben))] * 2
    won.append(GameResult("cities_and_knights", "2026-01-03", (ben, Player("Cleo", 13, True))))
    async with watching(evening()).run_test(size=(70, 24)) as pilot:
        words = (await screen_of(pilot)).words
        for records in (Records(tuple(won), "The file is damaged."), Records(tuple(won[:1]))):
            page = RecordsPage(words, records)
            told += ["== records", await opened(pilot, page)]
            page.dismiss()
            await at_rest(pilot)
        for note in ("", "It cannot be read."):
            page = RecordsPage(words, Records((), note))
            told += ["== no records", await opened(pilot, page)]
            page.dismiss()
            await at_rest(pilot)
    compare(HERE / "records.txt", "\n".join(told) + "\n")
