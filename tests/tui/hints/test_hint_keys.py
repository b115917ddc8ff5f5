"""Keys typed while a hint is thought about wait for it, and what it means stays pointed at until it
is done.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.bots import brain
from tabletop_tui.bots.brain import plan
from tabletop_tui.engine import Luck
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceDisc, TakeTerritory
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.hint_wait import HintWait
from tabletop_tui.tui.forms import DealForm
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.games.cities_and_knights.scenario import Scenario
from tests.games.cities_and_knights.tables import begins
from tests.tui.playing import at_table, open_app
from tests.tui.table.market import market, open_table


class Slow:
    """A computer player that thinks until it is told what it has found."""

    failed = None

    def __init__(self) -> None:
        self.decision: Any = None
        self.found: Any = None

    def ask(self, seat: int) -> None:
        self.decision = seat

    def poll(self) -> Any:
        if self.decision is None or self.found is None:
            return None
        self.decision = None
        return self.found

    def stop(self) -> None:
        self.decision = None

    def close(self) -> None:
        pass


def slow(screen: GameScreen) -> Slow:
    screen.hints.adviser = adviser = Slow()  # type: ignore[assignment]
    return adviser


async def settled(pilot: Pilot[Any], done: Any) -> None:
    """Wait until something has come about."""
    for _ in range(400):
        await pilot.pause(0.01)
        if done() and pilot.app.input_idle:
            return
    raise AssertionError("it never came about")


async def test_a_hint_picks_up_the_hand_that_it_is_about(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben")
    assert app.save_file is not None
    app.save_file.table.state = Scenario(2).hand(0, ore=2).now()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        adviser = slow(screen)
        await pilot.press("full_stop")
        assert screen.choice.face_down and screen.choice.seat == 0
        screen.cover.quiet_since = 0.0  # the key before was pressed a while ago
        await pilot.press("h")
        await settled(pilot, lambda: isinstance(app.screen, HintWait))
        assert adviser.decision == 0 and screen.session.perspective.viewer == 0


async def test_a_hint_that_is_there_before_the_box_is_shown_waits_for_the_box(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")
    assert app.save_file is not None
    begins(app.save_file.table, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        adviser = slow(screen)
        adviser.found = []
        screen.hints.ask(0)
        screen.hints.poll(0)  # a tick before anything of the box is there
        await settled(pilot, lambda: app.screen is screen)
        assert screen.view.message == screen.session.words.say("ui-hint-even")


async def test_keys_typed_before_the_hint_is_there_reach_the_hint(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")
    assert app.save_file is not None
    begins(app.save_file.table, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        adviser, tree = slow(screen), screen.choice.choice_tree
        assert tree is not None
        best, place = list(tree.actions())[-1], screen.view.middle.board.cursor
        assert best.places[0] != place
        await pilot.press("h", "enter", "enter")
        assert isinstance(app.screen, HintWait)
        assert not screen.table.log, "Enter did not build where the cursor stood"
        adviser.found = [(best, [("why-points", {"n": 1})])]
        await settled(pilot, lambda: screen.table.log)
        assert screen.table.log[0] == (0, best), "as if the keys came after the hint"


@pytest.mark.parametrize("how", ["esc", "none"])
async def test_keys_typed_for_a_hint_that_never_comes_do_nothing(how: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")
    assert app.save_file is not None
    begins(app.save_file.table, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        adviser = slow(screen)
        await pilot.press("h", "enter", "enter")
        if how == "esc":
            await pilot.press("escape")
        else:
            adviser.found = []
        await settled(pilot, lambda: app.screen is screen)
        assert not screen.table.log and screen.choice.picked == ()
        assert adviser.decision is None


async def test_a_hint_asked_for_in_a_form_leads_to_another_action(tmp_path: Path) -> None:
    table = market({"wool": 1, "grain": 1, "ore": 1}, {"ore": 2}, {"wool": 2})
    app = open_table(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        tree = screen.choice.choice_tree
        assert tree is not None
        other = next(a for a in tree.actions() if a.kind == "end-turn")
        await pilot.press("t")
        assert isinstance(screen.choice.form, DealForm)
        adviser = slow(screen)
        await pilot.press("f12")
        adviser.found = [(other, [("why-points", {"n": 1})])]
        await settled(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("enter")
        await pilot.pause()
        here = screen.choice.menu.here()
        assert screen.choice.form is None and here is not None and here.kind == "end-turn"
        assert "Hint" in screen.view.message


async def test_what_a_hint_means_is_pointed_at_until_it_is_done(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        game, seat = screen.table.game, screen.choice.seat
        view = screen.session.view()
        tree = screen.choice.choice_tree
        assert tree is not None
        for disc in (a for a in tree.actions() if isinstance(a, PlaceDisc)):
            then = plan(game, view, seat, disc, Luck(0))
            if then and isinstance(then[-1], TakeTerritory):
                break
        else:
            raise AssertionError("no disc leads to a territory")
        screen.hints.follow(disc)
        await pilot.press("enter")
        await settled(pilot, lambda: screen.table.log)
        for step in then:
            left = screen.hints.plan
            assert left is not None and left.step(screen.table.log) == step
            assert screen.session.words.of(view, step).rstrip(".") in screen.view.message
            await pilot.press("enter")
            await pilot.pause()
        assert [action for _, action in screen.table.log[: 1 + len(then)]] == [disc, *then]


async def test_a_game_that_cannot_say_what_follows_still_gives_its_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(brain, "plan", breaks)
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        tree = screen.choice.choice_tree
        assert tree is not None
        disc = next(a for a in tree.actions() if isinstance(a, PlaceDisc))
        screen.hints.follow(disc)
        await pilot.press("enter")
        await settled(pilot, lambda: screen.table.log)
        assert screen.table.log[0][1] == disc and screen.hints.plan is None


async def test_who_does_something_else_is_told_no_more_of_the_hint(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        tree = screen.choice.choice_tree
        assert tree is not None
        one, other, *_ = [a for a in tree.actions() if isinstance(a, PlaceDisc)]
        screen.hints.follow(one)
        screen.play(screen.choice.seat, other)
        await pilot.pause()
        assert screen.hints.plan is None and "Hint" not in screen.view.message
