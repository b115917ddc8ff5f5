"""The coach at the table: asked for by keys, told to all, and heard by its own seat alone."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.private.coach import give_coach, has_coach
from tabletop_tui.play.story.review import Regret
from tabletop_tui.store.load import load
from tabletop_tui.tui.dialogs.pick import Pick
from tabletop_tui.tui.keys.commands import seats_page
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import agree
from tests.tui.playing import at_table, open_app

SIZE = (80, 24)
ANNA, BEN = 0, 1


async def test_it_is_switched_by_keys_told_to_all_and_saved(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        await pilot.press("escape", "O")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, Pick) and page.answers[-1] == ("coach", "Coach: off")
        await pilot.press("end", "enter")
        await pilot.pause()
        assert app.screen is screen and "to you alone" in screen.view.message
        assert has_coach(load(tmp_path / "skeleton.json").table, ANNA)
        rows = seats_page(screen).source
        assert not callable(rows) and "a person with a coach" in rows[0].plain
        await pilot.press("escape", "O", "end", "enter")
        await pilot.pause()
        assert not has_coach(screen.table, ANNA)
        agree(screen.table, no_hints=True)
        await pilot.press("escape", "O", "end", "enter")
        await pilot.pause()
        assert "no coach" in screen.view.message and not has_coach(screen.table, ANNA)


async def heard(pilot: Pilot[int], screen: GameScreen) -> str:
    """Return what the coach says at the next look, "" if nothing."""
    screen.view.message = ""
    screen.tick()
    await pilot.pause()
    return screen.view.message


async def test_it_is_heard_by_its_seat_alone_and_says_how_to_undo(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        give_coach(screen.table, ANNA, True)
        screen.tick()
        voice = screen.hints.coach
        assert voice.coach is not None
        voice.coach.thinker.start = lambda *_, **__: None  # type: ignore[method-assign]
        screen.session.play(ANNA, Bid(13))
        regret = Regret(0, ANNA, Bid(13), Bid(2), 4.0, ())
        voice.coach.found = [regret]
        for other in (BEN, NOBODY):
            screen.session.perspective.set_viewer(other)
            assert not await heard(pilot, screen)
        screen.session.perspective.set_viewer(ANNA)
        told = await heard(pilot, screen)
        assert told.startswith("Coach: ") and "takes it back" not in told
        voice.coach.found = [regret]
        agree(screen.table, free_undo=True)
        screen.view.message = "something else"
        screen.tick()
        assert screen.view.message == "something else" and voice.coach.found
        assert (await heard(pilot, screen)).endswith("u takes it back.")
        assert not await heard(pilot, screen)


async def test_nothing_is_loaded_for_a_table_without_one(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        screen.tick()
        assert screen.hints.coach.coach is None
