"""Everyone at their own terminal: two real screens at one save, each with its own seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table, pin_attempts, read_seats
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.pin_attempts import FREE_TRIES, Pauses
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.remote.remote_seats import News
from tabletop_tui.play.remote.seating import Arrival
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.pin import PinPad
from tabletop_tui.tui.forms import HandForm
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.replay.own_replay import OwnReplay
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import side_by_side
from tests.games.cities_and_knights import tables
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM, face_down

ANNA, BEN, CLEO = 0, 1, 2


def saved(
    tmp_path: Path,
    table: Table,
    free: frozenset[int] = frozenset(),
    open_to_all: frozenset[int] = frozenset(),
) -> Path:
    """A table with several terminals on the disk."""
    path = tmp_path / "friday.json"
    SharedSaveFile.create(table, path, free, open_to_all=open_to_all).close()
    return path


@asynccontextmanager
async def sitting(
    path: Path, *names: str, fps: int = 0, known: bool = False
) -> AsyncIterator[Pilot[int]]:
    """Yield the terminal of a player."""
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(sit=Arrival(path, names, known=known), fps=fps, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        yield pilot


async def until(true: Callable[[], object], *pilots: Pilot[int]) -> None:
    """Let the screens go on until it is so."""
    for _ in range(1_500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("\n".join(shown(pilot) for pilot in pilots))


async def table_of(pilot: Pilot[int]) -> GameScreen:
    """The table, once it is on the screen."""
    await until(lambda: isinstance(pilot.app.screen, GameScreen), pilot)
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    await until(lambda: screen.view.look is not None, pilot)
    return screen


def shown(pilot: Pilot[int]) -> str:
    """The characters on a screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def words(pilot: Pilot[int]) -> str:
    """The words on a screen, without the rows that they stand in."""
    return " ".join(shown(pilot).split())


def discarding() -> Table:
    """Cleo has rolled a seven; she and Anna must discard at the same time, Ben need not."""
    return tables.discarding(CLEO, ANNA, turn=CLEO)


def act(table: Table, one: SharedSaveFile, seat: int) -> None:
    """*seat* answers by luck, at a terminal without a screen."""
    action = random_action(table.game, table.state, seat, Luck(len(table.log)))
    one.change(lambda: table.play(seat, action), seat, one.open_question(seat))


async def test_two_discard_at_once_and_a_half_filled_form_stays(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    done = len(load(path).table.log)
    async with sitting(path, "Anna") as anna, sitting(path, "Cleo") as cleo:
        hers, his = await table_of(anna), await table_of(cleo)
        form = his.choice.form
        assert isinstance(hers.choice.form, HandForm) and isinstance(form, HandForm)
        await cleo.press("right")
        total, question = form.counts.total(), his.choice.question
        assert total > 0
        while (mine := hers.choice.form) is not None and mine.counts.total() < mine.hand.least:  # type: ignore[attr-defined]
            await anna.press("down", "right")
        await anna.press("enter")
        await until(lambda: len(his.table.log) == done + 1, anna, cleo)
        assert his.choice.form is form and form.counts.total() == total
        assert his.choice.question == question and his.choice.is_still_open()
        assert "Anna" in words(cleo) and "discards" in words(cleo)
        while form.counts.total() < form.hand.least:
            await cleo.press("down", "right")
        await cleo.press("enter")
        await until(lambda: len(hers.table.log) >= done + 2, anna, cleo)
        assert [seat for seat, _ in load(path).table.log[done : done + 2]] == [ANNA, CLEO]
        await until(lambda: hers.table.state == his.table.state, anna, cleo)


async def test_an_answer_that_comes_too_late_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, new_table(count=2))
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        session = screen.session
        monkeypatch.setattr(session, "news", list)  # nothing has come in yet
        other = SharedSaveFile(path)
        act(other.table, other, ANNA)  # the same seat at another terminal
        action = random_action(session.table.game, session.table.state, ANNA, Luck(1))
        screen.play(screen.choice.seat, action)
        await until(lambda: "Somebody was faster" in words(anna), anna)
        assert load(path).table.log == other.table.log and len(session.table.log) == 1


async def test_a_full_disk_leaves_what_was_filled_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "full")

    path = saved(tmp_path, new_table(count=2))
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        with monkeypatch.context() as full:
            full.setattr("tabletop_tui.store.shared_save_file.write_atomic", refuse)
            session = screen.session
            screen.play(
                screen.choice.seat,
                random_action(session.table.game, session.table.state, ANNA, Luck(1)),
            )
            await until(lambda: "Nothing was played: the disk is full" in words(anna), anna)
        assert session.table.log == [] and screen.choice.choice_tree is not None


async def test_nobody_sees_another_hand_and_nothing_is_covered(tmp_path: Path) -> None:
    path = saved(tmp_path, play_on(new_table("cities_and_knights", 3), 30))
    async with sitting(path, "Ben") as ben:
        screen = await table_of(ben)
        other = SharedSaveFile(path)
        for _ in range(12):
            seat = other.table.deciding()[0]
            act(other.table, other, seat)
            done = len(other.table.log)
            await until(lambda done=done: len(screen.table.log) == done, ben)  # type: ignore[misc]
            assert screen.session.perspective.viewer == BEN and ben.app.screen is screen
            view = screen.session.view()
            assert view == other.table.game.view(other.table.state, BEN)
        await ben.press("ctrl+p")
        await ben.press("escape")
        screen.action_replay()
        await until(lambda: isinstance(ben.app.screen, OwnReplay), ben)
        replay = ben.app.screen
        assert isinstance(replay, OwnReplay)
        for key in "ov":
            await ben.press(key)
            assert ben.app.screen is replay and replay.replay.viewer == BEN
        act(other.table, other, other.table.deciding()[0])
        await until(lambda: len(screen.table.log) == len(other.table.log), ben)
        assert len(replay.replay.table.log) == len(other.table.log) - 1, "a replay stands still"


async def test_free_seats_are_waited_for_and_the_game_begins_when_all_have_come(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, new_table(count=3), frozenset({ANNA, BEN, CLEO}), frozenset({BEN}))
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        await until(lambda: "Waiting for Ben and Cleo." in words(anna), anna)
        assert screen.choice.seat < 0 and '" chat' in words(anna)
        assert f"sit {path} --as NAME" in screen.view.message, "the others must know how to come"
        await anna.press("escape")
        await until(lambda: "Chat with everyone" in words(anna), anna)
        await anna.press("S")
        await until(lambda: "Ben: free" in words(anna), anna)
        await anna.press("escape")
        async with sitting(path, "Dora") as dora:
            await until(lambda: "Ben (for anyone)" in words(dora), dora)
            await dora.press("1")
            hers = await table_of(dora)
            assert hers.session.perspective.viewer == BEN and hers.table.seats[BEN].name == "Dora"
            await until(lambda: screen.table.seats[BEN].name == "Dora", anna, dora)
            await until(lambda: "Waiting for Cleo." in words(anna), anna, dora)
            screen.seat_changes.reseat(
                CLEO, Seat("Cleo", "random")
            )  # filled with a computer player
            await until(lambda: screen.choice.seat == ANNA and hers.choice.seat == BEN, anna, dora)
        assert load(path).table.remote is not None


async def test_a_seat_with_a_pin_is_for_who_knows_it(tmp_path: Path) -> None:
    table = new_table(count=2)
    table.settings = table.settings.with_pin(ANNA, hash_pin("2580", "00ff"))
    path = saved(tmp_path, table)
    async with sitting(path, "Anna") as anna:
        await until(lambda: isinstance(anna.app.screen, PinPad), anna)
        await anna.press(*"1111", "enter")
        assert isinstance(anna.app.screen, PinPad) and "That is not Anna's PIN" in words(anna)
        await anna.press(*"2580", "enter")
        await table_of(anna)
    async with sitting(path, "Anna") as anna:
        await until(lambda: isinstance(anna.app.screen, PinPad), anna)
        await anna.press("escape")
        await until(lambda: isinstance(anna.app.screen, Home), anna)
    async with sitting(path, "Anna", known=True) as anna:  # it was chosen a moment ago
        await table_of(anna)


async def test_a_guest_who_types_a_pin_in_the_pause_is_told_how_long_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, now = new_table(count=2), [0.0]
    table.settings = table.settings.with_pin(ANNA, hash_pin("2580", "00ff"))
    path = saved(tmp_path, table)
    monkeypatch.setattr(pin_attempts, "_pauses", [Pauses(clock=lambda: now[0])])
    monkeypatch.setattr(pin_attempts, "permissions", lambda: GUEST)
    for _ in range(FREE_TRIES + 1):
        pin_attempts.begin_try(table.settings.pins[ANNA])
        now[0] += 1
    async with sitting(path, "Anna") as anna:
        await until(lambda: isinstance(anna.app.screen, PinPad), anna)
        for _ in range(4):
            await anna.press(*"2580", "enter")
            await until(lambda: "Try again in one" in words(anna), anna)
            assert isinstance(anna.app.screen, PinPad)
        now[0] += 1
        await anna.press(*"2580", "enter")
        await table_of(anna)


@pytest.mark.parametrize("free", [frozenset[int](), frozenset({ANNA, BEN})])
async def test_a_stranger_is_told_who_can_come_and_may_look_on(
    tmp_path: Path, free: frozenset[int]
) -> None:
    path = saved(tmp_path, new_table(count=2), free)
    async with sitting(path, "Zoe") as zoe:
        await until(lambda: "There is no seat for Zoe, only for Anna and Ben" in words(zoe), zoe)
        assert isinstance(zoe.app.screen, Ask)
        await zoe.press("w")
        await until(lambda: isinstance(zoe.app.screen, SpectatorScreen), zoe)
    assert [seat.name for seat in load(path).table.seats] == ["Anna", "Ben"]


async def test_who_chooses_a_seat_for_anyone_is_asked_for_a_name(tmp_path: Path) -> None:
    path = saved(tmp_path, new_table(count=2), frozenset({ANNA, BEN}), frozenset({BEN}))
    async with sitting(path) as zoe:
        zoe.app.launcher.ask_seat(path)
        await until(lambda: "Ben (for anyone)" in words(zoe) and "Anna (free)" in words(zoe), zoe)
        await zoe.press("2", *"Zoe", "enter")
        screen = await table_of(zoe)
        assert screen.session.perspective.viewer == BEN
    assert [seat.name for seat in load(path).table.seats] == ["Anna", "Zoe"]


async def test_whoever_holds_no_seat_looks_on(tmp_path: Path) -> None:
    path = saved(tmp_path, new_table(count=2))
    async with sitting(path) as guest:
        await until(lambda: isinstance(guest.app.screen, SpectatorScreen), guest)
        screen = guest.app.screen
        assert isinstance(screen, SpectatorScreen)
        other = SharedSaveFile(path)
        act(other.table, other, ANNA)
        await until(lambda: screen.replay.n == 1, guest)


async def test_a_seat_that_is_taken_at_another_terminal_is_left_here(tmp_path: Path) -> None:
    path = saved(tmp_path, new_table(count=2))
    async with sitting(path, "Ben") as ben:
        screen = await table_of(ben)
        save_file = screen.session.storage
        assert isinstance(save_file, SharedSaveFile)
        later = SharedSaveFile(path)
        later.presence.me = replace(later.presence.me, since="9999")
        later.presence.sit([BEN])
        await until(lambda: "Ben moved to another terminal" in words(ben), ben)
        assert later.check_lost() == ""
        later.close()


async def test_two_at_one_terminal_pass_the_keyboard_among_themselves(tmp_path: Path) -> None:
    path = saved(tmp_path, new_table(count=3))
    async with sitting(path, "Anna", "Ben") as both:
        await until(lambda: face_down(both.app) and "Anna" in words(both), both)
        await both.press("enter")
        screen = await table_of(both)
        other = SharedSaveFile(path)
        act(other.table, other, CLEO)
        await until(lambda: len(screen.table.log) == 1, both)
        assert both.app.screen is screen, "what Cleo does covers nothing"
        table = screen.table
        screen.play(screen.choice.seat, random_action(table.game, table.state, ANNA, Luck(1)))
        await until(lambda: face_down(both.app) and "Ben" in words(both), both)
        await both.press("enter")
        await table_of(both)
        assert screen.session.undo_count() == 0, "Ben has looked since"


async def test_nobody_picks_up_a_hand_to_wait_for_others(tmp_path: Path) -> None:
    path = saved(tmp_path, new_table("cities_and_knights", count=3), frozenset({ANNA, BEN, CLEO}))
    async with sitting(path, "Anna", "Ben") as both:
        await until(lambda: "Waiting for Cleo." in words(both), both)
        assert "pick up" not in words(both) and "settle" not in words(both)


async def test_only_an_own_last_action_that_nobody_was_asked_about_is_taken_back(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, new_table(count=3))
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        session, table = screen.session, screen.table
        screen.play(screen.choice.seat, random_action(table.game, table.state, ANNA, Luck(1)))
        await until(lambda: len(load(path).table.log) == 1, anna)
        assert table.undo_barrier == 1, "at one keyboard it would be Ben's turn to look"
        assert session.undo_count() == 1
        other = SharedSaveFile(path)
        act(other.table, other, BEN)
        await until(lambda: len(table.log) == 2, anna)
        assert session.undo_count() == 0, "Ben has acted since"
        assert not session.undo() and len(load(path).table.log) == 2


async def test_an_own_step_in_the_own_turn_is_taken_back_on_all_screens(tmp_path: Path) -> None:
    path, seat, steps = own_turn(tmp_path)
    name = load(path).table.seats[seat].name
    watcher = SharedSaveFile(path)
    async with sitting(path, name) as one:
        screen = await table_of(one)
        before = len(screen.table.log)
        screen.play(screen.choice.seat, steps)
        await until(lambda: len(load(path).table.log) == before + 1, one)
        assert [news.seat for news in watcher.poll()] == [seat]
        assert screen.session.undo_count() == 1
        screen.action_undo()
        await until(lambda: len(load(path).table.log) == before, one)
        assert watcher.poll() == [News()]
        screen.action_redo()
        await until(lambda: len(load(path).table.log) == before + 1, one)


def own_turn(tmp_path: Path) -> tuple[Path, int, Any]:
    """Return a table at which a seat can act without a question to others, the seat, and the
    action.
    """
    table, luck = new_table("cities_and_knights", 3), Luck(7)
    for _ in range(400):
        seat = table.deciding()[0]
        action = random_action(table.game, table.state, seat, luck)
        if len(table.log) > 30 and not table.is_final(seat, action):
            trial = table.snapshot()
            trial.play(seat, action)
            if trial.deciding() == (seat,) and trial.undo_barrier <= len(table.log):
                return saved(tmp_path, table), seat, action
        table.play(seat, action)
    raise AssertionError


async def test_a_computer_player_moves_while_somebody_fills_in_a_form(tmp_path: Path) -> None:
    table = discarding()
    table.seats[CLEO] = Seat("Cleo", "random")
    path = saved(tmp_path, table)
    done = len(table.log)
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        form = screen.choice.form
        assert isinstance(form, HandForm)
        await until(lambda: len(load(path).table.log) == done + 1, anna)
        assert screen.choice.form is form and load(path).table.log[done][0] == CLEO


async def test_a_save_of_several_terminals_asks_who_one_is_when_it_is_opened(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, new_table(count=2))
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(save=path, fps=0, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "several terminals" in words(pilot), pilot)
        await pilot.press("s")
        await until(lambda: "Who are you?" in words(pilot), pilot)
        await pilot.press("2")
        screen = await table_of(pilot)
        assert screen.session.perspective.viewer == BEN
        await until(lambda: "● ◉" in words(pilot) or "● " in shown(pilot), pilot)


async def test_who_is_away_is_told_with_the_minutes_that_are_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import time as clock

    table = Table.open(find("skeleton"), read_seats("Anna,Ben"), 1)
    path = saved(tmp_path, table)
    one = SharedSaveFile(path)
    act(one.table, one, ANNA)
    now = clock.time()
    monkeypatch.setattr("tabletop_tui.play.remote.attendance.time.time", lambda: now + 305)
    async with sitting(path, "Anna") as anna:
        await table_of(anna)
        await until(lambda: "Ben (away, 5 min) chooses a card to bid." in words(anna), anna)


async def test_nobody_s_name_stands_in_another_row_than_the_sign_before_it(tmp_path: Path) -> None:
    table = new_table(count=4)
    for seat, name in enumerate(("Anna Lena", "Benedikt", "Cleo", "Dora")):
        table.reseat(seat, Seat(name))
    async with sitting(saved(tmp_path, table), "Cleo") as pilot:
        screen = await table_of(pilot)
        people, width = screen.remote_players.here(), screen.view.middle.side_width(80)
        rows = [row.plain for row in side_by_side(people, width)]
        assert len(rows) > 1 and max(map(len, rows)) <= width
        assert all(any(person.plain in row for row in rows) for person in people)
        await until(lambda: rows[1] in shown(pilot), pilot)
