"""Passing the keyboard: nothing secret flashes on any frame, PINs keep neighbours out, clocks rest
under the cover.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules import frames as f
from tabletop_tui.play import Seat, Table, read_seats
from tabletop_tui.play.pins import hash_pin, is_pin, verify_pin
from tabletop_tui.play.seat_dialogues import TRIES
from tabletop_tui.play.stopwatch import NOBODY, Stopwatch, format_duration
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.pin import PinPad
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.undo import undo
from tabletop_tui.tui.widgets.line_widgets import Bar
from tests.playing import agree, new_table
from tests.tui.playing import face_down, open_app

from .test_handover import ANNA, BEN, position, words_on

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def filmed(app: TabletopApp) -> list[str]:
    """Every frame that the app sends to its terminal from now on, as text."""
    frames: list[str] = []
    display = app._display

    def watch(screen: Any, renderable: Any) -> None:
        if hasattr(renderable, "render_segments"):
            frames.append(ANSI.sub("", renderable.render_segments(app.console)))
        display(screen, renderable)

    app._display = watch  # type: ignore[method-assign]
    return frames


def opened(folder: Path) -> TabletopApp:
    """A game in which Anna is on turn and everybody holds cards."""
    app = open_app(folder, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = position().s
    return app


async def at_table(app: TabletopApp, pilot: Pilot[int]) -> GameScreen:
    """Anna at the keyboard, with cards of her own; Ben has others."""
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, GameScreen) and screen.session.perspective.viewer == ANNA
    return screen


async def pass_to_ben(screen: GameScreen, pilot: Pilot[int]) -> None:
    """Ben must discard."""
    screen.table.state.stack.append(f.Discarding([0, 4, 0]))
    screen.turn()
    await pilot.pause()


@pytest.mark.usefixtures("painted")
async def test_no_frame_around_a_handover_shows_a_hand_to_the_wrong_person(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        frames = filmed(app)
        screen.renew()
        screen.refresh()
        await pilot.pause()
        assert any("Warlord" in frame for frame in frames), "the camera works"
        frames.clear()
        await pass_to_ben(screen, pilot)
        assert face_down(app) and any("pick up your cards" in frame for frame in frames)
        assert "Warlord" not in frames[-1]
        assert not any(card in frame for frame in frames for card in ("Smith", "Wedding"))
        frames.clear()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.perspective.viewer == BEN and any(
            "Smith" in frame for frame in frames
        )
        assert not any("Warlord" in frame for frame in frames), "Anna's card flashed up before Ben"


async def test_taking_back_another_persons_action_covers_the_table_first(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        await pass_to_ben(screen, pilot)
        await pilot.press("enter")
        await pilot.pause()
        table = screen.table
        agree(table, free_undo=True)
        table.checkpoints = {0: GAME.clone(table.state)}
        screen.play(BEN, random_action(GAME, table.state, BEN, Luck(1)))
        await pilot.pause()
        await pilot.press("enter")
        assert screen.session.perspective.viewer == ANNA and app.screen is screen
        await pilot.press("u")
        await pilot.pause()
        assert face_down(app) and screen.session.perspective.viewer == NOBODY, (
            "Ben's hand is not for Anna's eyes"
        )


async def test_undo_says_what_was_taken_back_unless_it_was_anothers(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        table, words = screen.table, screen.session.words
        agree(table, free_undo=True)
        action = random_action(GAME, table.state, ANNA, Luck(1))
        what = words.of(GAME.view(table.state, ANNA), action).rstrip(".")
        screen.session.play(ANNA, action)
        screen.session.perspective.set_viewer(ANNA)
        assert undo(screen.session) == (True, f"Undone: {what}.")
        screen.session.play(ANNA, action)
        screen.session.perspective.set_viewer(BEN)
        assert undo(screen.session) == (True, "Undone.")


async def test_a_pin_is_asked_for_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        agree(screen.table, pins={BEN: hash_pin("2580", "00ff")})
        await pass_to_ben(screen, pilot)
        await pilot.press("enter")
        await pilot.press(*"1234", "enter")
        await pilot.pause()
        assert isinstance(app.screen, PinPad) and screen.session.perspective.viewer == NOBODY
        assert "That is not Ben's PIN." in " ".join(words_on(app))
        await pilot.press(*"2580", "enter")
        await pilot.pause()
        assert app.screen is screen and screen.session.perspective.viewer == BEN


async def test_a_forgotten_pin_goes_when_all_the_others_agree_and_prove_themselves(
    tmp_path: Path,
) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        table = screen.table
        agree(table, pins={BEN: hash_pin("2580", "00ff"), 2: hash_pin("777", "11ff")})
        await pass_to_ben(screen, pilot)
        await pilot.press("enter")
        await pilot.pause()
        (row,) = app.screen.query_one("#forgot", Bar).rows
        bold = [app.console.get_style(span.style).bold for span in row.spans]
        assert row.plain.startswith("f ") and bold == [True, None], "the letter stands out"
        await pilot.press("f", "y", "n")
        await pilot.pause()
        assert face_down(app) and BEN in table.settings.pins, "Cleo has said no"
        await pilot.press("enter", "f", "y", "y", *"777", "enter")
        await pilot.pause()
        assert table.settings.pins.keys() == {2} and screen.session.perspective.viewer == BEN
        assert app.screen is screen
        saved = json.loads((tmp_path / "cities_and_knights.json").read_text())
        assert ["pin" in seat for seat in saved["seats"]] == [False, False, True]


async def test_a_person_sets_a_pin_from_the_game_menu_by_typing_it_twice(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        screen.action_menu()
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        pin = "47114711"  # four digits may stand in a hash by chance
        await pilot.press("N", *pin, "enter", *"47114712", "enter")
        assert isinstance(app.screen, PinPad) and not screen.table.settings.pins, (
            "the second one differs"
        )
        await pilot.press(*pin, "enter")
        await pilot.pause()
        hashed_pin = screen.table.settings.pins[ANNA]
        assert verify_pin(pin, hashed_pin) and pin not in hashed_pin
        assert screen.view.message == "Anna now has a PIN."
        screen.action_menu()
        await pilot.pause()
        await pilot.press("N", *pin, "enter")
        await pilot.pause()
        assert not screen.table.settings.pins and screen.view.message == "Anna no longer has a PIN."


def test_a_pin_is_kept_as_a_salted_hash() -> None:
    one, other = hash_pin("1234", "00ff"), hash_pin("1234", "ff00")
    assert one != other and "1234" not in one
    assert verify_pin("1234", one) and verify_pin("1234", other) and not verify_pin("1235", one)
    assert not any(verify_pin("1234", hashed) for hashed in ("", "$", "zz$00", "00ff$"))
    assert is_pin("123") and not any(map(is_pin, ("12", "123456789", "12a4", "", "١٢٣")))


def test_clocks_and_pins_are_saved_and_a_save_without_them_has_none(tmp_path: Path) -> None:
    table = Table.open(GAME, read_seats("Anna,Ben"), 1)
    assert b'"pin"' not in dump(table) and b"timed" not in dump(table)
    table.used = {1: 725}
    agree(table, timed=True, pins={0: hash_pin("1234", "00ff")})
    path = tmp_path / "game.json"
    path.write_bytes(dump(table))
    read = load(path).table
    assert (read.used, read.settings) == (table.used, table.settings)


def test_one_clock_runs_at_a_time_and_none_under_the_cover() -> None:
    table, now = new_table("skeleton", 2), [100.0]
    agree(table, timed=True)
    watch = Stopwatch(table, lambda: now[0])
    watch.run(0)
    now[0] += 12.25
    watch.run(NOBODY)  # a computer player thinks
    now[0] += 50
    watch.run(0)
    now[0] += 3.25
    assert watch.end_stretch() == (0, 15.5) and table.used == {0: 155}
    now[0] += 1000
    watch.run(1)
    now[0] += 61
    assert watch.total(1) == 61 and watch.total(0) == 15
    agree(table, timed=False)
    now[0] += 5
    watch.count()
    assert table.used == {0: 155, 1: 610}, "nothing is counted while no clocks run"
    assert watch.end_stretch() == (1, 66.0), "but the cover still tells how long the turn took"


@pytest.mark.parametrize(("seconds", "text"), [(7.9, "0:07"), (750, "12:30"), (3723, "1:02:03")])
def test_a_length_of_time_is_written_as_on_a_clock(seconds: float, text: str) -> None:
    assert format_duration(seconds) == text


async def test_the_cover_tells_how_long_the_last_turn_took(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        agree(screen.table, timed=True)
        stopwatch = screen.clock.stopwatch
        moment = stopwatch.clock()
        stopwatch.clock = lambda: moment  # time stands still, however busy the machine is
        stopwatch.since, stopwatch.spent, stopwatch.rest = moment - 83, 0.0, {}
        await pass_to_ben(screen, pilot)
        shown_now = " ".join(words_on(app))
        assert "Anna had the keyboard for 1:23." in shown_now and "Ben 0:00" in shown_now


async def test_a_seat_with_a_pin_is_given_back_to_who_knows_it(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        table = screen.table
        agree(table, pins={BEN: hash_pin("2580", "00ff")})
        screen.seat_changes.reseat(BEN, Seat("Ben", "easy"))
        screen.seat_changes.ask_leave(BEN, "")
        await pilot.pause()
        assert isinstance(app.screen, PinPad) and table.seats[BEN].is_bot
        await pilot.press("escape")
        assert table.seats[BEN].is_bot
        screen.seat_changes.ask_leave(BEN, "")
        await pilot.pause()
        await pilot.press(*"2580", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert table.seats[BEN] == Seat("Ben") and BEN in table.settings.pins


async def test_the_seat_of_another_is_given_away_by_its_pin_or_by_all_the_others(
    tmp_path: Path,
) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        table = screen.table
        agree(table, pins={BEN: hash_pin("2580", "00ff")})
        screen.seat_changes.ask_leave(BEN, "easy")
        await pilot.pause()
        for _ in range(TRIES):
            assert isinstance(app.screen, PinPad)
            await pilot.press(*"1234", "enter")
            await pilot.pause()
        assert isinstance(app.screen, Ask), "three tries and no more, which is told"
        assert app.screen.question == "That is not Ben's PIN."
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen and not table.seats[BEN].is_bot
        screen.seat_changes.ask_leave(2, "easy")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert app.screen.question == "Ben, may somebody else take Cleo's seat?"
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, PinPad), "and proves to be Ben"
        await pilot.press(*"2580", "enter")
        await pilot.pause()
        assert table.seats[2].is_bot and not table.seats[BEN].is_bot


async def test_somebody_alone_whose_seat_has_a_pin_is_asked_for_it(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        table = screen.table
        agree(table, pins={BEN: hash_pin("2580", "00ff")})
        table.seats[2] = Seat("Cleo", "easy")
        table.state.stack.append(f.Discarding([0, 4, 0]))
        screen.seat_changes.ask_leave(ANNA, "easy")
        await pilot.pause()
        assert face_down(app) and len(table.people()) == 1
        await pilot.press("enter", "f")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert app.screen.question == "There is nobody else at the table who could agree."
        assert screen.session.perspective.viewer != BEN and BEN in table.settings.pins


async def test_a_key_pressed_twice_or_held_down_does_not_uncover_the_next_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop_tui.tui.table.cover.PATIENCE", 0.5)
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(app, pilot)
        await pass_to_ben(screen, pilot)
        await pilot.press("enter", "enter", "full_stop")
        cover = screen.cover
        assert face_down(app) and screen.session.perspective.viewer == NOBODY
        cover.quiet_since -= 0.4
        await pilot.press("enter")
        assert face_down(app), "it was not quiet for long enough"
        cover.quiet_since -= 0.6
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen and screen.session.perspective.viewer == BEN
