"""Computer players at the table: they think in the background, move by themselves and never break a
rule.
"""

import asyncio
import time
from pathlib import Path

import pytest

from tabletop_tui.bots.worker import Thinker
from tabletop_tui.engine import Luck, check, start
from tabletop_tui.games import find, listed
from tabletop_tui.store.load import load
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import few
from tests.tui.playing import open_app, step


@pytest.mark.parametrize("processes", [True, False])
def test_a_player_thinks_in_a_process_or_in_a_thread(processes: bool) -> None:
    game = find("skeleton")
    s, _ = start(game, 3, 1)
    thinker = Thinker(processes=processes)
    thinker.start("skeleton", game.view(s, 1), 1, "easy", 5)
    until = time.monotonic() + 20
    while (action := thinker.poll()) is None and time.monotonic() < until:
        time.sleep(0.01)
    thinker.close()
    check(game, s, 1, action)
    assert thinker.processes is processes


async def test_computer_players_move_by_themselves(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "bot:random,bot:random,bot:random")
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.save_file is not None
        table = app.save_file.table
        for _ in range(200):
            await pilot.pause()
            await asyncio.sleep(0.05)
            if len(table.log) >= 12:
                break
        (screen,) = (each for each in app.screen_stack if isinstance(each, GameScreen))
        assert screen.players.opponents.thinker.processes
    assert len(table.log) >= 12
    table.game.audit(table.state)


async def test_a_person_among_computer_players_sees_only_the_own_view(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "bot:random,Anna")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await asyncio.sleep(0.1)
        assert app.save_file is not None
        assert app.screen.session.perspective.viewer == 1


@pytest.mark.parametrize("name", listed())
async def test_a_person_plays_against_computer_players_by_keys(name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, name, ",".join(["Anna", "bot:easy", "bot:random"][: few(name)]))
    luck = Luck(4)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.save_file is not None
        table = app.save_file.table
        for _ in range(300):
            if len(table.log) >= 14 or table.over:
                break
            if (
                app.screen.choice.seat == -1
                and app.screen.session.perspective.viewer == 0
                and not table.over
            ):
                await asyncio.sleep(0.05)
                await pilot.pause()
            else:
                await step(pilot, luck)
    assert len(table.log) >= 14
    assert {seat for seat, _ in table.log} == set(range(few(name)))
    assert load(tmp_path / f"{name}.json").table.state == table.state
