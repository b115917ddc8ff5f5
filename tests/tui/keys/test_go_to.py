"""A coordinate that is typed: the cursor goes there, or it is said that there is no such place."""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.play.text import Words, languages
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.tui.playing import open_app


async def test_a_blank_behind_what_was_typed_is_no_part_of_it(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy", seed=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        for language in languages():
            screen.session.words.own = language
            for typed in ("zz ", " zz", "zz"):
                screen.cursor.go_to(typed)
                assert screen.view.message == Words(language=language).say("ui-no-place", text="zz")
        screen.cursor.go_to(" c3 ")
        assert screen.view.middle.board.cursor is not None
        assert screen.view.middle.board.cursor[0] in ("hex", "node", "edge")
        before = screen.view.middle.board.cursor
        screen.cursor.go_to("  ")
        assert screen.view.middle.board.cursor == before
