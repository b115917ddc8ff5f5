"""What is on the screen depends only on what its viewer may know: in every world that fits, it
looks the same.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import Luck
from tabletop_tui.play import Table
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.cities_and_knights.scenario import Scenario
from tests.playing import play_on
from tests.tui.playing import at_table, open_app, step

STARTS = (  # a game, actions played by luck before, seed, steps at the keyboard
    ("skeleton", 0, 1, 12),
    ("cities_and_knights", 0, 1, 12),
    ("cities_and_knights", 300, 3, 14),
    ("cities_and_knights", 700, 2, 14),
    ("rise_of_empires", 60, 1, 12),
    ("ascending_empires", 90, 2, 15),
)


def rows(screen: Any) -> list[str]:
    """All that the widgets of a screen hold, with their styles, also below the edge of the
    terminal.
    """
    shown = [
        f"{lines.id}: {row.plain} {row.spans}"
        for lines in screen.query(Lines)
        for row in lines.rows
    ]
    for board in getattr(screen, "boards", ()):
        if board.canvas is not None:
            shown += [
                repr(list(board.canvas.strip(y, board.canvas.width)))
                for y in range(board.canvas.height)
            ]
        shown += [board.about(place) for place in board.places()]
    return shown


def drawn(screen: GameScreen) -> list[str]:
    """The screen as it is drawn afresh, with the whole story, which a higher terminal would
    show.
    """
    screen.renew()
    story = [line.text for line in screen.session.story(screen.session.perspective.viewer)]
    return (
        rows(screen)
        + [row.plain for row in screen.view.side.story.rows(60, 99, screen.app.ink)]
        + story
    )


def another(table: Table, state: Any, seat: int, luck: Luck) -> Any:
    """A world that *seat* cannot tell from this one."""
    return table.game.determinize(table.game.view(state, seat), seat, luck)


def face_down_alike(screen: GameScreen, luck: Luck) -> None:
    """The table with all hands face down looks the same in every world that anybody at it may think
    of, with all that may be chosen there.
    """
    table, state = screen.table, screen.table.state

    def drawn_anew() -> list[str]:
        screen.choice.open(screen.session.perspective.next())
        return drawn(screen)

    truth = drawn_anew()
    for viewer in range(len(table.seats)):
        table.state = another(table, state, viewer, luck)
        for here, there in zip(truth, drawn_anew(), strict=True):
            assert here == there, f"it tells what {viewer} may not know"
    table.state = state
    drawn_anew()


@pytest.mark.parametrize(("game", "before", "seed", "steps"), STARTS)
async def test_the_screen_looks_the_same_in_every_world_that_its_viewer_may_think_of(
    game: str,
    before: int,
    seed: int,
    steps: int,
    tmp_path: Path,
) -> None:
    app, luck = open_app(tmp_path, game, "Anna,Ben,Cleo", seed), Luck(seed)
    assert app.save_file is not None
    table = app.save_file.table
    play_on(table, before, seed)
    differed = compared = 0
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(steps):
            await pilot.pause()
            screen = next((s for s in app.screen_stack if isinstance(s, GameScreen)), None)
            if screen is None or table.over:
                break
            if app.screen is not screen or screen.film.running:
                pass
            elif screen.session.perspective.viewer == NOBODY:
                face_down_alike(screen, luck)
                compared += 1
            else:
                state, truth = table.state, drawn(screen)
                table.state = another(table, state, screen.session.perspective.viewer, luck)
                differed += table.state != state
                compared += 1
                for here, there in zip(truth, drawn(screen), strict=True):
                    assert here == there, (
                        f"seat {screen.session.perspective.viewer} sees what it may not know"
                    )
                table.state = state
                screen.renew()
            await step(pilot, luck)
    assert compared >= steps // 4 and differed, "nothing was hidden, so nothing was shown"


async def test_a_screen_that_showed_a_hidden_hand_would_be_caught(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    table = app.save_file.table
    worlds = [
        Scenario().hand(1, wool=2).hand(2, ore=2).now(),
        Scenario().hand(1, ore=2).hand(2, wool=2).now(),
    ]

    def pictures(screen: GameScreen) -> list[list[str]]:
        found = []
        for table.state in worlds:
            found.append(drawn(screen))
        return found

    table.state = worlds[0]
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        one, other = pictures(screen)
        assert one == other
        screen.view.ui = replace(
            screen.view.ui, headline=lambda look: Text(str([p.hand for p in table.state.players]))
        )
        one, other = pictures(screen)
        assert one != other
