"""Taking a game out of the program: the story in three forms and a picture, in new files, told
where they lie.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.store.exports import export
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.reading.page import Page
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import play_on
from tests.tui.playing import open_app


@pytest.mark.parametrize(
    ("key", "ending", "begins"),
    [
        ("t", "txt", "Cities & Knights\n"),
        ("m", "md", "# Cities \\& Knights"),
        ("h", "html", "<!doctype html>"),
        ("p", "svg", "<svg"),
    ],
)
async def test_a_story_or_picture_is_written_beside_the_save_and_told(
    key: str, ending: str, begins: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy,bot:easy")
    assert app.save_file is not None
    play_on(app.save_file.table, 60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("X", key)
        await pilot.pause(0.1)
        path = tmp_path / "exports" / f"cities_and_knights.{ending}"
        text = path.read_text(encoding="utf-8")
        assert text.startswith(begins) and path.stat().st_mode & 0o777 == 0o600
        told = app.screen
        assert isinstance(told, Ask) and str(path) in told.question
        if ending == "svg":
            assert (
                "Anna" in text
                and "@font-face" not in text
                and "What do you want to export" not in text
            )


async def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy,bot:easy")
    (tmp_path / "exports").write_text("a file in its place")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("X", "t")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ask) and app.screen.question.startswith("Nothing was saved:")


def test_an_older_file_is_never_written_over(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    paths = [export(text, "md", save, "x") for text in ("one", "two", "three")]
    assert [path.name for path in paths] == ["game.md", "game-2.md", "game-3.md"]
    assert [path.read_text() for path in paths] == ["one", "two", "three"]


async def test_the_secrets_of_a_game_that_goes_on_stay_out_of_its_story(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    table = play_on(app.save_file.table, 400)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "X", "t")
        await pilot.pause(0.1)
        await pilot.press("enter")
        assert isinstance(app.screen, GameScreen)
        words = app.screen.session.words
    text = (tmp_path / "exports" / "cities_and_knights.txt").read_text()
    secret = [e for told in table.events for e in told if e.seen_by(0) != e or e.seen_by(1) != e]
    known = {words.of(table.state, e) for told in table.events for e in told if e not in secret}
    hidden = {words.of(table.state, e) for e in secret} - known
    assert hidden and not [line for line in text.splitlines() if line.strip() in hidden]
    assert words.say("transcript-so-far") in text


async def test_the_end_of_a_game_shows_the_scores_and_tells_where_a_file_went(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,bot:easy")
    assert app.save_file is not None
    play_on(app.save_file.table, 500)
    assert app.save_file.table.over
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        page = app.screen
        assert isinstance(page, Page)
        shown = [row.plain for row in page.query_one("#rows", Lines).rows]
        assert any("won" in row or "share" in row for row in shown) and any(
            row.startswith(" Total") for row in shown
        )
        await pilot.press("x", "m")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ask) and "skeleton.md" in app.screen.question
        await pilot.press("enter")
        assert app.screen is page
