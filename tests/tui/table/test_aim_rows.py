"""What a shot comes to is never covered by the news below it, however much is threatened."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games.ascending_empires.rules.actions import AttackPlanet
from tabletop_tui.play.text import set_language
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.ascending_empires.scenario import Scene, hole
from tests.tui.playing import open_app
from tests.tui.table.test_action_preview import seated


@pytest.mark.parametrize("language", ["en", "nl", "es"])
async def test_the_outcome_of_a_shot_stands_above_long_news(language: str, tmp_path: Path) -> None:
    set_language(language)
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben,bot:easy")
    scene = Scene(seats=3)
    scene.put(1, "beta B", troops=2, facilities=1)
    scene.put(1, "beta A", cities=1)
    group = tuple(scene.orbit(0, "beta B", spot) for spot in (10, 40, 55))
    scene.orbit(0, "beta A", 20)
    scene.orbit(1, "beta C", 32)
    scene.orbit(0, "beta C", 40)
    assert app.save_file is not None
    table = app.save_file.table
    table.state = scene.s
    table.play(0, AttackPlanet(hole("beta B"), group))  # long news, and Ben's turn
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        if "Moment" in type(app.screen).__name__:
            await pilot.press("o")
        await pilot.press(screen.session.words.letter("offer-flick"), "tab", "tab")
        await pilot.pause()
        form = screen.choice.aiming()
        assert form is not None and form.told.plain
        rows = screen.view.middle.side.query_one("#form").region
        assert rows.bottom <= screen.view.news_rows.region.y, (rows, screen.view.news_rows.region)


async def test_below_a_shot_stands_how_it_flies_and_while_the_marker_runs_what_stops_it(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        await pilot.press(screen.session.words.letter("offer-flick"))
        await pilot.pause()
        keys = screen.query_one("#hint", Lines)
        below = " ".join(row.plain for row in screen.view.news_rows.rows)
        assert "A perfect shot" in below and "Anna's homeworld" not in below
        assert "Tab" in keys.rows[0].plain
        await pilot.press(*"90", "space", *"100")  # not sure to end in an orbit
        await pilot.press("enter")
        await pilot.pause()
        assert keys.rows[0].plain.split() == ["Enter", "stop", "Esc", "back"]
        form = screen.query_one("#form", Lines)
        beside = " ".join(row.plain.strip() for row in form.rows)
        assert "Too fast? Enter at once leaves it to chance" in beside, (
            "the aid stands at the marker"
        )
        await pilot.press("escape")
        await pilot.pause()
        assert "Tab" in keys.rows[0].plain


@pytest.mark.parametrize("targets", range(6))
async def test_the_tracks_stand_still_from_the_aim_to_the_last_stop(
    tmp_path: Path, targets: int
) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        await pilot.press(screen.session.words.letter("offer-flick"), *["tab"] * targets)
        await pilot.pause()
        seen = []
        for _ in range(3):
            rows = screen.query_one("#form", Lines)
            top = next(n for n, row in enumerate(rows.rows) if row.plain.startswith("< "))
            seen.append(rows.region.y + top)
            if screen.choice.aiming() is not None and len(seen) < 3:
                await pilot.press("enter")
                await pilot.pause()
            if screen.choice.aiming() is None:
                return  # a shot that could not fail
        assert len(set(seen)) == 1, seen
