"""Computer players at the table: seats that change hands, thoughts that betray nothing, hints with
their reasons.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

from tabletop_tui.bots.opponents import Adviser, Opponents
from tabletop_tui.bots.worker import HINT, Progress, Thinker
from tabletop_tui.engine import Luck, apply, random_action, to_act
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tabletop_tui.play import Seat, Table, read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.save import dump
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.table.computer_players import PACES, TOLD_AFTER, ComputerPlayers
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.complaining import refused
from tests.games.cities_and_knights.tables import begins
from tests.playing import agree, new_table
from tests.tui.playing import open_app
from tests.tui.table.market import give_hand


class Slow(Thinker):
    """Thinks until it is hurried."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, int, str]] = []
        self.hurried = False
        self.progress, self.request = None, None

    def start(
        self, game: str, view: Any, seat: int, level: str, seed: int, memory: Any = None
    ) -> None:
        self.asked.append((view, seat, level))
        self.request = (game, view, seat)

    def poll(self) -> Any | None:
        if self.request is None or not self.hurried:
            return None
        game, (_, view, seat) = find(self.request[0]), self.request
        self.request, self.hurried = None, False
        return random_action(game, game.determinize(view, seat, Luck(1)), seat, Luck(1))

    def hurry(self) -> None:
        self.hurried = True

    def forget(self) -> None:
        self.request = None

    def close(self) -> None:
        self.request = None


def island(folder: Path, seats: str) -> TabletopApp:
    """An app at a new game of Cities & Knights that the first seat begins."""
    app = open_app(folder, "cities_and_knights", seats, 2)
    assert app.save_file is not None
    begins(app.save_file.table, 0)
    return app


async def until(pilot: Pilot[int], true: Callable[[], Any]) -> None:
    """Wait until something is so, ten seconds at the most."""
    for _ in range(200):
        await pilot.pause(0.05)
        if true():
            return
    raise AssertionError("it never came")


def bid_by_all(table: Table, rounds: int) -> Table:
    """Play *rounds* rounds of Goofspiel, everybody by luck."""
    luck = Luck(3)
    for _ in range(rounds * len(table.seats)):
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))
    return table


def test_a_person_leaves_a_computer_player_takes_over_and_back_and_the_save_knows() -> None:
    table = bid_by_all(new_table("skeleton", 3), 2)
    session = Session(table, None)
    name = table.seats[1].name
    session.reseat(1, Seat(name, "hard"))
    back = parse(dump(table)).table
    assert back.seats == table.seats and back.seats[1] == Seat(name, "hard")
    assert (back.log, back.state) == (table.log, table.state)
    session.reseat(1, Seat("Dora"))
    assert session.words.name(1) == "Dora" and not table.seats[1].is_bot
    with refused("called"):
        session.reseat(1, Seat(table.seats[0].name.upper()))
    assert table.seats[1].name == "Dora"


def test_undo_goes_back_behind_the_computer_players_to_the_own_decision_and_redo_forward_again() -> (
    None
):
    table = Table.open(
        find("skeleton"),
        read_seats("Anna,bot:easy,bot:easy"),
        5,
        settings=TableSettings(free_undo=True),
    )
    session = Session(bid_by_all(table, 3), None)
    before, log = table.game.clone(table.state), list(table.log)
    own = max(n for n, (seat, _) in enumerate(log) if seat == 0)
    assert session.undo() and len(table.log) == own and 0 in table.deciding()
    session.redo()
    assert table.log == log and table.state == before
    table.reseat(0, Seat("Anna", "easy"))
    assert session.undo() and len(table.log) == len(log) - 1


def test_sealed_actions_of_computer_players_are_not_taken_back() -> None:
    table = bid_by_all(Table.open(find("skeleton"), read_seats("Anna,bot:easy"), 5), 2)
    assert table.undo_barrier == len(table.log) and not Session(table, None).undo()


def test_who_thinks_is_told_and_not_of_what() -> None:
    table = begins(Table.open(find("cities_and_knights"), read_seats("bot:hard,Anna"), 2), 0)
    give_hand(table, 0, {"wool": 1})
    opponents = Opponents(table, Slow())
    players = ComputerPlayers(Session(table, None), opponents)
    assert opponents.thinking() == -1 and players.thinking() == ""
    opponents.start_thinking()
    opponents.thinker.progress = Progress(7, a.EndTurn())
    assert opponents.thinking() == 0 and players.can_hurry()
    assert players.thinking() == "" and not players.thought_on(), "what is decided is read first"
    opponents.since -= TOLD_AFTER
    assert players.thought_on() and players.thinking() == "Bot 1 (hard) is thinking …"


async def test_a_computer_player_thinks_on_and_space_makes_it_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Slow()
    monkeypatch.setattr("tabletop_tui.bots.opponents.Thinker", lambda: thinker)
    app = island(tmp_path, "bot:hard,Anna")
    async with app.run_test(size=(80, 24)) as pilot:
        screen: Any = app.screen
        await until(pilot, lambda: thinker.asked)
        view, seat, level = thinker.asked[0]
        assert (seat, level) == (0, "hard") and view == screen.table.game.view(
            screen.table.state, 0
        )
        assert screen.waiting() == "Bot 1 chooses where to build."
        screen.players.opponents.since -= TOLD_AFTER
        assert screen.waiting() == "Bot 1 (hard) is thinking …"
        thinker.progress = Progress(34, a.PlaceSettlement(1))
        assert screen.waiting() == "Bot 1 (hard) is thinking …", "it does not give its action away"
        await pilot.pause(0.2)
        assert not screen.table.log
        assert (
            "Space skip" in screen.view.hint_row().plain
            and "Enter" not in screen.view.hint_row().plain
        )
        await pilot.press("space")
        await until(pilot, lambda: screen.table.log)
        assert screen.table.log[0][0] == 0
        thinker.forget()
        screen.players.opponents.decision = None
        assert "Space skip" in screen.view.hint_row().plain, "it is about to think again"
        assert len(screen.view.side.choice_rows.rows(Text(), 30, 20)) == 3, (
            "the story does not jump"
        )


async def test_the_menu_lets_a_computer_player_take_over_and_a_person_come_back(
    tmp_path: Path,
) -> None:
    app = island(tmp_path, "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(
            pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.choice.seat >= 0
        )
        await pilot.press("escape", "S", "2", "2")
        await until(
            pilot, lambda: app.save_file is not None and app.save_file.table.seats[1].is_bot
        )
        assert load(tmp_path / "cities_and_knights.json").table.seats[1] == Seat("Ben", "normal")
        screen: Any = app.screen
        assert screen.view.message == "The computer now plays for Ben (normal)."
        await pilot.press("escape", "S", "2", "1", *["backspace"] * 3, *"Eve", "enter")
        await until(
            pilot, lambda: app.save_file is not None and not app.save_file.table.seats[1].is_bot
        )
        assert load(tmp_path / "cities_and_knights.json").table.seats[1] == Seat("Eve")


async def test_a_hint_gives_the_best_actions_with_reasons_and_points_at_one(tmp_path: Path) -> None:
    app = island(tmp_path, "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(
            pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.choice.seat == 0
        )
        screen: Any = app.screen
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        rows = [label for _, _, label in app.screen.answers]  # type: ignore[attr-defined]
        assert 2 <= len(rows) <= 3 and "of 36 rolls" in rows[0]
        board = screen.view.middle.board
        assert 1 <= len(board.lit) <= 3 and set(board.lit) < set(screen.choice.lit())
        await pilot.press("1")
        await pilot.pause()
        assert (
            app.screen is screen
            and screen.view.middle.boards[screen.view.middle.front].cursor in screen.choice.lit()
        )
        assert set(board.lit) == set(screen.choice.lit())
        assert not screen.table.log


def test_an_adviser_sees_the_view_of_the_person_alone() -> None:
    table, slow = bid_by_all(new_table("skeleton", 3), 1), Slow()
    seat = table.deciding()[0]
    Adviser(table, slow).ask(seat)
    view = table.game.view(table.state, seat)
    assert slow.asked == [(view, seat, HINT)] and view != table.state


async def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    app = island(tmp_path, "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(
            pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.choice.seat == 0
        )
        screen: Any = app.screen
        agree(screen.table, no_hints=True)
        await pilot.press("h")
        await pilot.pause()
        assert (
            screen.view.message == "Hints are off at this table." and screen.hints.adviser is None
        )


def test_a_table_without_hints_is_saved_as_one() -> None:
    game = find("skeleton")
    table = Table.open(game, read_seats("Anna,Ben"), 1, settings=TableSettings(no_hints=True))
    assert (
        parse(dump(table)).table.settings.no_hints
        and not parse(dump(new_table("skeleton", 2))).table.settings.no_hints
    )


@pytest.mark.parametrize("awake", [30.0, 10_000_000.0])
def test_a_slow_table_looks_longer_at_a_move_than_a_fast_one(
    awake: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on a machine that was started a moment ago: its clock has not come far."""
    monkeypatch.setattr("tabletop_tui.bots.opponents.time.monotonic", lambda: awake)
    assert PACES["slow"][0] > PACES["normal"][0] > PACES["fast"][0] == 0.0
    table = Table.open(find("skeleton"), read_seats("bot:easy,Anna"), 1)
    opponents = Opponents(table, Slow())
    opponents.pause = 600.0
    opponents.start_thinking()
    opponents.thinker.hurry()
    assert opponents.poll() is None
    opponents.hurry()
    decided = opponents.poll()
    assert decided is not None and decided[0] == 0 == to_act(table.game, table.state)[0]
    apply(table.game, table.state, *decided)
