"""The story tells what came of an action when its film is over, never before."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from tabletop_tui.engine import Aim, Luck, random_action
from tabletop_tui.engine.kernel import offers
from tabletop_tui.play import Table
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import THEMES, theme
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.rows.story import (
    StoryRows,
    rows_from_a_start,
    start_of_long_sentence,
    weightiest_first,
)
from tabletop_tui.tui.widgets.film import Film
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM

INK = Ink(theme(THEMES[0]))


def at_a_flick() -> tuple[Table, Aim]:
    """A game in which a person may flick now."""
    table, luck = new_table("ascending_empires", 2, 3), Luck(5)
    for _ in range(200):
        seat = table.deciding()[0]
        for offer in offers(table.game, table.state, seat):
            if isinstance(offer.choices, Aim):
                return table, offer.choices
        table.play(seat, random_action(table.game, table.state, seat, luck))
    raise AssertionError


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_the_outcome_of_a_flick_is_told_after_its_film(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    table, aim = at_a_flick()
    seat = table.deciding()[0]
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(table, tmp_path / "x.json"), fps=30, terminal=terminal
    )
    monkeypatch.setattr(Film, "tick", lambda *_: None)  # it stands at its first frame
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if not isinstance(app.screen, GameScreen):
            await pilot.press("enter")
            await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)

        def told() -> str:
            rows = [row.plain for lines in screen.query(Lines) for row in lines.rows]
            return " ".join(" ".join(rows).split())

        screen.play(seat, aim.make(aim.pieces[0], 100, 30))
        await pilot.pause()
        newest = screen.session.story(seat, len(table.log) - 1)[-1].text[30:60]
        assert screen.film.running and newest not in told()
        assert "Waiting for" not in told(), "the headline is still that of the flick"
        assert newest not in " ".join(text.plain for text in screen.news())
        screen.film.skip()
        await pilot.pause()
        while not isinstance(app.screen, GameScreen):
            await pilot.press("enter")
            await pilot.pause()
        assert screen.view.side.story.told_until is None and newest in told()


def test_a_story_without_room_begins_with_a_whole_sentence() -> None:
    rows = [Text("One that is"), Text("  long."), Text("Two."), Text("Three is"), Text("  long.")]
    for height in range(1, 6):
        told = rows_from_a_start(rows, height, 11)
        assert len(told) <= height and told == rows[len(rows) - len(told) :]
        assert told == [] if height == 1 else not told[0].plain.startswith("  "), height
    assert rows_from_a_start(rows, 0, 11) == []
    ruled = [Text("One."), Text("─────"), Text("Two.")]
    assert [row.plain for row in rows_from_a_start(ruled, 2, 11)] == ["Two."]
    longer = [Text("Three is"), Text("  so very"), Text("  long.")]
    assert [row.plain for row in rows_from_a_start(longer, 2, 11)] == ["Three is", "  so very ⋯"]
    assert rows_from_a_start(longer, 1, 11) == [], "a start of one row says too little"


def test_rows_that_are_free_begin_the_sentence_that_has_no_room() -> None:
    rows = [Text("One."), Text("Two go"), Text("  very"), Text("  long."), Text("─────")]
    more = Text("more")
    told = [
        [row.plain for row in start_of_long_sentence(rows, height, 11, more)] for height in range(6)
    ]
    assert told == [
        [],
        ["more"],
        ["more"],
        ["more"],
        ["more", "Two go", "  very ⋯", "─────"],
        ["more", "Two go", "  very", "  long.", "─────"],
    ]
    assert start_of_long_sentence(rows[1:], 2, 11, more) == [more]
    assert [row.plain for row in start_of_long_sentence(rows[1:], 3, 11, more)] == [
        "Two go",
        "  very ⋯",
        "─────",
    ], "no others"
    assert start_of_long_sentence(rows[1:], 3, 11, more, longer=True)[0] is more


def test_the_first_settlements_of_others_fill_the_rows_there_are() -> None:
    session = Session(new_table("cities_and_knights", 4, 3), None)
    for step in range(7):
        play_on(session.table, 1, step)
        (seat,) = session.table.deciding()
        session.perspective.set_viewer(seat)
        for height in range(5, 10):
            rows = StoryRows(session).rows(27, height, INK)
            pointed = any("more in the story" in row.plain for row in rows)
            another = pointed and "builds a road" not in rows[1].plain  # a rule would stand above
            # but for the start of a single row, and the rule below it
            assert len(rows) >= height - 2 or not pointed or another, (step, height)


def test_what_was_read_is_never_cut_and_news_without_room_are_pointed_to() -> None:
    session = Session(play_on(new_table("cities_and_knights", 3, 3), 60), None)
    session.perspective.set_viewer(0)
    story, done, pointed = StoryRows(session), len(session.table.log), 0
    for read in range(done - 12, done):
        story.had_read[0] = read
        for height in range(1, 14):
            rows = story.rows(27, height, INK)
            assert len(rows) <= height
            assert not rows or not rows[-1].plain.endswith("──"), "a rule with nothing below it"
            assert not any(row.plain.endswith("⋯") and row.style == "dim" for row in rows)
            told = " ".join(" ".join(row.plain for row in rows).split())
            if "more in the story" in told:
                pointed += 1
                new = [line for line in session.story(0, read) if line.after > read]
                texts = [line.text for line in new]
                assert any(told.count(text) < texts.count(text) for text in texts), (rows, texts)
    assert pointed


def test_a_city_that_is_lost_stands_before_what_else_concerns_its_owner() -> None:
    """The story of a small screen has room for two or three sentences."""
    found = [("produced", (0,)), ("traded", (0, 1)), ("city-lost", (0,)), ("rolled", (0,))]
    lines = [StoryLine(n, 0, kind, "", kind, names) for n, (kind, names) in enumerate(found)]
    shown = [line.kind for line in weightiest_first(lines, {"city-lost"})]
    assert shown == ["city-lost", "traded", "produced", "rolled"]
