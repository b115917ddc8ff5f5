"""A direction that has been stopped stands: nothing leads back to before it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Aim, Illegal, offers
from tabletop_tui.games.ascending_empires.rules.actions import Flick, Stop
from tabletop_tui.games.ascending_empires.rules.events import Flew, Steered
from tabletop_tui.games.ascending_empires.rules.state import FinishingFlick
from tabletop_tui.games.ascending_empires.view.plain import sights
from tabletop_tui.games.ascending_empires.view.results import hand
from tabletop_tui.plain.choices import Namer, lines
from tabletop_tui.play import Table, Words
from tabletop_tui.play.text import set_language
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.plain.playing import Player, sit
from tests.playing import new_table
from tests.tui.playing import XTERM, face_down

AIMED = Flick(0, 128, 40)
STOPPED = Flick(0, 128, 40, (17,))
"""A bad first stop: seventeen steps off, where twenty are the most."""


def table() -> Table:
    """A game in which Anna aims her first flick."""
    return new_table("ascending_empires", 2, 3, options={"first": 1})


def stands(table: Table) -> bool:
    """Return whether letting that flick go is all that can be done."""
    found = offers(table.game, table.state, 0)
    aim = found[0].choices
    assert isinstance(aim, Aim)
    made = aim.make(aim.pieces[0], *(aim.stopped or (0, 0, 0))[:2])
    return len(found) == 1 and made == AIMED and aim.stopped == (896, 40, -17)


def at(file: Path, size: tuple[int, int] = (80, 24)) -> TabletopApp:
    """A session at the save."""
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    return TabletopApp(save_file=SaveFile.resume(file), fps=0, terminal=terminal)


async def uncovered(pilot: Pilot[int]) -> GameScreen:
    """The table, once Anna has come to the keyboard."""
    await pilot.pause()
    if face_down(pilot.app):
        await pilot.press("enter")
        await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen) and screen.choice.seat == 0
    return screen


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that was left between the two stops."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "flick.json"
    save_file = SaveFile.create(table(), path)
    save_file.table.play(0, STOPPED)
    save_file.save()
    save_file.close()
    return path


def test_a_stop_is_told_and_cannot_be_taken_back_or_changed() -> None:
    game = table()
    luck = game.state.rng
    told = game.play(0, STOPPED)
    assert [type(event) for event in told] == [Steered] and game.state.rng == luck
    assert not game.can_undo() and not game.undo() and stands(game)
    for other in (
        STOPPED,
        Flick(0, 129, 40),
        Flick(0, 128, 41),
        Flick(1, 128, 40),
        Flick(0, 128, 40, (16, 0)),
        Flick(0, 128, 40, (17, 29)),
        Stop(),
    ):
        with pytest.raises(Illegal):
            game.play(0, other)
    assert stands(game)


@pytest.mark.parametrize("errors", ((), (17, -5)))
def test_the_error_that_was_stopped_is_that_of_the_flight(errors: tuple[int, ...]) -> None:
    game = table()
    game.play(0, STOPPED)
    flew = next(e for e in game.play(0, Flick(0, 128, 40, errors)) if isinstance(e, Flew))
    assert flew.angle_error == 17 and (not errors or flew.power_error == -5)
    assert not any(isinstance(frame, FinishingFlick) for frame in game.state.stack)


async def test_no_key_of_the_table_leads_back(file: Path) -> None:
    """Esc, undo, another size, leaving and coming back, and a player in a hurry."""
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(pilot)
        assert app.save_file is not None
        for keys in (["u"], ["s", "left", "x", "h"], ["escape", "escape"], ["escape", "u"]):
            await pilot.press(*keys)
            await pilot.pause()
            if app.screen is not screen:
                await pilot.press("escape")
                await pilot.pause()
            assert stands(app.save_file.table), keys
        for size in ((40, 12), (120, 40), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            form = screen.choice.form
            assert isinstance(form, AimForm) and form.sweeping and form.turned == -17
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not screen, "one may leave, the flick waits"
    app.save_file.close()
    app = at(file, (120, 40))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await uncovered(pilot)
        assert app.save_file is not None
        form = screen.choice.form
        assert isinstance(form, AimForm) and form.sweeping and stands(app.save_file.table)
        await pilot.press("enter")
        await pilot.pause()
        (flew,) = [e for e in app.save_file.table.events[-1] if isinstance(e, Flew)]
        assert flew.angle_error == 17
    app.save_file.close()


async def test_the_first_stop_is_on_the_disk_before_the_second_marker_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "flick.json"
    SaveFile.create(table(), path).close()
    app = at(path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(pilot)
        await pilot.press("f", *"90", "space", *"100")  # not sure to end in an orbit
        await pilot.press("enter", "enter")
        await pilot.pause()
        form = screen.choice.form
        assert isinstance(form, AimForm) and form.sweeping and form.aim.stopped is not None
        (event,) = screen.table.events[-1]
        assert isinstance(event, Steered)
    assert app.save_file is not None
    app.save_file.close()  # the terminal is gone
    again = SaveFile.resume(path)
    left = again.table.state.stack[-1]
    assert isinstance(left, FinishingFlick) and left.turn == event.angle_error
    again.close()


@pytest.mark.parametrize("language", ["en", "nl", "es"])
async def test_the_first_stop_is_told_whole_and_the_hand_once_with_the_flight(
    language: str, file: Path
) -> None:
    set_language(language)
    app = at(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(pilot)
        told = " ".join(" ".join(row.plain.split()) for row in screen.view.news_rows.rows)
        words, view = screen.session.words, screen.table.state
        (steered,) = screen.table.events[-1]
        assert words.of(view, steered) in told
        await pilot.press("enter")
        await pilot.pause()
        told = " ".join(words.of(view, e) for one in screen.table.events for e in one)
        (flew,) = [e for e in screen.table.events[-1] if isinstance(e, Flew)]
        erred = str(words.fact(hand(flew.angle_error, flew.power_error))).split()
        assert told.count(" ".join(erred[:3])) == 1, told
    assert app.save_file is not None
    app.save_file.close()


def test_plain_mode_lets_the_flick_go_as_it_was_stopped(file: Path) -> None:
    save_file = SaveFile.resume(file)
    text = sit(save_file.table, Player(1, ("1", "1")), viewer=0)
    assert "let chance decide the power" in text and "Direction in degrees" not in text
    flown = [e for told in save_file.table.events for e in told if isinstance(e, Flew)]
    assert [flew.angle_error for flew in flown[:1]] == [17]
    save_file.close()


def test_plain_mode_aims_by_the_number_of_what_is_in_reach_and_by_degrees() -> None:
    for orders, wanted in ((("1",), None), (("0", "90", "30"), (768, 30))):
        game = table()
        found = offers(game.game, game.state, 0)

        view = game.game.view(game.state, 0)
        rows = lines(found, Namer(Words(game.game), view, lambda place: ""))
        line = next(n for n, r in enumerate(rows, 1) if r.offer and r.offer.action is Flick)
        sit(game, Player(1, (str(line), "1", *orders, "1")), viewer=0)
        shot = game.log[0][1]
        assert isinstance(shot, Flick)
        if wanted:
            assert (shot.angle, shot.power) == wanted
        else:
            first = sights(view, shot.ship, Words(game.game))[0]
            assert (-shot.angle % 1024, shot.power) == first[1:]
