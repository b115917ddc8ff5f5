"""Whatever is asked in Rise of Empires, the board on which it is answered stands in front."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.rise_of_empires.rules.state import Fighting
from tabletop_tui.games.rise_of_empires.tui import TILES
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.games.rise_of_empires.scenario import war
from tests.tui.boards.test_rise_of_empires import decisions
from tests.tui.playing import at_table, open_app, open_at

SEATS = "Anna,Ben,Cleo"


def asked(screen: GameScreen, kind: str = "") -> bool:
    """Return whether the board in front can be picked on, if any board can; all of them are new."""
    view, choice = screen.view, screen.choice
    view.middle.front = 0
    for board in view.middle.boards:
        board.sized = (0, 0)
    if kind and choice.choice_tree is not None:
        choice.choice_tree.narrow(kind)
    view.renew()
    lit = choice.lit()
    return not lit or (view.middle.board.display and view.reaches(view.middle.front, lit))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_question_brings_its_board_forward(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = open_app(tmp_path, "rise_of_empires", SEATS)
    positions: list[tuple[Any, int, str]] = [*decisions(3)]
    positions.append((war("iron-weapons", "colonists", "alliance"), 0, "free"))
    battle = war()
    battle.stack.append(Fighting(0, 0, [0]))
    positions.append((battle, 0, "battle"))
    async with app.run_test(size=size) as pilot:
        screen = await at_table(pilot)
        table, failed, kinds = screen.session.table, list[str](), set[str]()
        for state, seat, frame in positions:
            table.state, screen.session.perspective.viewer = state, seat
            screen.choice.open(seat)
            assert screen.choice.choice_tree is not None
            failed += [] if asked(screen) else [frame]
            for kind in dict.fromkeys(one.kind for one in screen.choice.choice_tree.actions()):
                kinds.add(kind)
                failed += [] if asked(screen, kind) else [f"{frame}: {kind}"]
        assert not failed
        assert {"strike", "settle", "ally", "fight", "place-cubes", "drop-city"} <= kinds


async def test_the_tiles_against_a_rival_can_be_picked_at_once(tmp_path: Path) -> None:
    app = open_at(tmp_path, war("iron-weapons", "gunpowder"), SEATS)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        strike = next(one for one in screen.choice.menu.entries if one.kind == "strike")
        await pilot.press(strike.key)
        await pilot.pause()
        assert screen.view.middle.front == TILES and screen.choice.on_board
        cursor = screen.view.middle.board.cursor
        assert cursor in screen.choice.lit()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.choice.picked == (cursor,)
