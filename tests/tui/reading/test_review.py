"""A game reviewed from its end: what cost most, and the position one key away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.bots.worker import LOOK_BACK, Failed, Progress
from tabletop_tui.play import Table
from tabletop_tui.play.story.look_back import LookBack, Praise
from tabletop_tui.play.story.review import GameRecord, Regret
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.reading import review as page
from tabletop_tui.tui.reading.page import FinalPage
from tabletop_tui.tui.reading.review import Review
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tests.playing import play_on
from tests.tui.playing import open_app
from tests.tui.table.test_computer_players import until


class Ready:
    """Thinks nothing: the answer is there from the second time it is asked for."""

    answer: Any = ()
    asked: Any = None

    def __init__(self) -> None:
        self.progress: Progress | None = Progress(40, None)
        self.polls = 0

    def start(
        self, game: str, view: Any, seat: int, level: str, seed: int, memory: Any = None
    ) -> None:
        """A question, which a test looks at."""
        Ready.asked = (game, view, seat, level)

    def poll(self) -> Any:
        """Nothing the first time."""
        self.polls += 1
        return Ready.answer if self.polls > 1 else None

    def close(self) -> None:
        """Do nothing."""
        Ready.asked = None


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An app at the end of a game, with a thinker that knows the answer already."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr(page, "Thinker", Ready)

    def opened(seats: str) -> tuple[Any, Table]:
        app: Any = open_app(tmp_path, "skeleton", seats)
        found = play_on(app.save_file.table, 500)
        assert found.over
        return app, found

    return opened


def regret(table: Table, n: int, cost: float) -> Regret:
    """A decision of the log, for which another one of its game would have been better."""
    seat, action = table.log[n]
    better = next(a for _, a in table.log if type(a) is type(action) and a != action)
    return Regret(n, seat, action, better, cost, [("ui-hint-wins", {})])


def look_back(table: Table, own: list[int]) -> LookBack:
    """A look back with a praised decision and two regrets."""
    seat, action = table.log[own[0]]
    other = next(a for _, a in table.log if type(a) is type(action) and a != action)
    praised = (Praise(own[0], seat, action, other, 2.2, [("ui-hint-wins", {})]),)
    regrets = (regret(table, own[4], 3.24), regret(table, own[2], 1.0))
    return LookBack(praised, regrets, ((), ()))


def text_of(screen: Any) -> str:
    """Return the text of a page."""
    return "\n".join(row.plain for row in screen.rows)


async def test_praise_comes_first_and_what_cost_most_is_a_question(table: Any) -> None:
    app, game = table("Anna,bot:easy")
    own = [n for n, (seat, _) in enumerate(game.log) if seat == 0]
    found = Ready.answer = look_back(game, own)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, FinalPage))
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, Review))
        assert Ready.asked[0] == "skeleton" and Ready.asked[2:] == (0, LOOK_BACK)
        assert isinstance(Ready.asked[1], GameRecord) and Ready.asked[1].seats == (0,)
        screen = app.screen
        await until(pilot, lambda: screen.found is not None and screen.cursor > 0)
        text = text_of(screen)
        assert text.startswith("What went well\n") and "about 2 points" in " ".join(text.split())
        assert text.index("What went well") < text.index("A second try") < text.index("what would")
        assert "Better: " not in text and "You did: " not in text and "cost" not in text
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert app.screen.replay.n == found.praised[0].n and app.screen.replay.viewer == 0
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, FinalPage) and Ready.asked is None)


async def test_a_second_try_is_made_at_the_old_position_before_the_answer(table: Any) -> None:
    app, game = table("Anna,bot:easy")
    own = [n for n, (seat, _) in enumerate(game.log) if seat == 0]
    found = Ready.answer = look_back(game, own)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, FinalPage))
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, Review))
        screen = app.screen
        await until(pilot, lambda: screen.found is not None and screen.cursor > 0)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        replay = app.screen_stack[-2]
        assert isinstance(replay, ReplayScreen) and replay.replay.n == found.regrets[0].n
        asked = screen.questions[0]
        labels = [label for *_, label in app.screen.answers]
        assert labels[:-1] == sorted(labels[:-1], key=str.casefold)
        assert {asked.regret.done, asked.regret.better} <= {a for a, _ in asked.choices}
        await pilot.press("escape")  # to look at the table first
        await until(pilot, lambda: app.screen is replay)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        assert "Better: " not in text_of(screen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        better = [a for a, _ in asked.choices].index(asked.regret.better)
        await pilot.press(str(better + 1))
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert app.screen.message.startswith("You found it! Better: ")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        text = text_of(screen)
        assert "You found it!" in text and "You did: " in text and "about 3 points" in text
        assert text.count("Better: ") == 1, "the second question is still open"
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("0")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        assert text_of(screen).count("Better: ") == 2
        assert text_of(screen).count("You found it!") == 1


async def test_of_several_people_one_is_asked_for(table: Any) -> None:
    app, _ = table("Anna,Ben")
    Ready.answer = LookBack()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, FinalPage))
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, Review))
        assert Ready.asked[2] == 1
        screen = app.screen
        await until(pilot, lambda: screen.found == LookBack())
        await pilot.pause()
        assert "steady play" in text_of(screen) and "nothing to try again" in text_of(screen)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen


async def test_a_thought_that_broke_off_is_told(table: Any) -> None:
    app, _ = table("Anna,bot:easy")
    Ready.answer = Failed([], "")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, FinalPage))
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, Review) and app.screen.failed)
        assert "could not be reviewed" in app.screen.rows[0].plain
