"""A film of an action: its pictures in order, what stays, and the end."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Word
from tabletop_tui.tui.widgets.animation import Animation
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.canvas import Canvas
from tabletop_tui.tui.widgets.film import READABLE, TICKS_PER_SECOND, Ended, Film


class Walk(Animation):
    """Notes what is drawn of it."""

    def __init__(self, name: str, seconds: float, stays: bool = False) -> None:
        self.name, self.seconds, self.stays = name, seconds, stays
        self.drawn: list[float] = []

    def paint(self, board: object, canvas: Canvas, at: float) -> None:
        self.drawn.append(at)


class Stage(Board):
    """A board that draws nothing but what moves."""

    def __init__(self, *scenes: Walk) -> None:
        super().__init__()
        self.scenes = scenes

    def animations(self, events: object) -> tuple[Walk, ...]:
        return self.scenes

    def redraw(self) -> None:
        self.paint_moving(None)  # type: ignore[arg-type]


def test_what_has_moved_stays_until_the_film_ends_if_it_should() -> None:
    robber, card = Walk("robber", 0.2, stays=True), Walk("card", 0.2)
    board, film, ended = Stage(robber, card), Film(), list[bool]()
    assert film.start(board, [], lambda: ended.append(True))
    while film.running:
        film.tick(board, TICKS_PER_SECOND)
    assert film.ended is Ended.SHOWN
    assert ended == [True] and card.drawn and max(card.drawn) < 0.2
    assert robber.drawn.count(0.2) == len(card.drawn), "it stands where it went"


def test_what_lasts_no_time_is_no_film() -> None:
    film = Film()
    assert not film.start(Stage(Walk("nothing", 0.0)), [], lambda: None) and not film.running


def test_a_film_that_was_skipped_was_not_seen() -> None:
    film, ended = Film(), list[Ended]()
    assert film.start(Stage(Walk("robber", 0.2)), [], lambda: ended.append(film.ended))
    film.skip()
    film.skip()
    assert ended == [Ended.LEFT], "and it goes on once"


def test_a_film_knows_whether_a_key_has_ended_it() -> None:
    film, ended = Film(), list[Ended]()
    for by_key in (False, True):
        assert film.start(Stage(Walk("robber", 0.2)), [], lambda: ended.append(film.ended))
        film.skip(by_key=by_key)
    assert film.start(Stage(Walk("robber", 0.2)), [], lambda: ended.append(film.ended))
    while film.running:
        film.tick(Stage(), TICKS_PER_SECOND)
    assert ended == [Ended.LEFT, Ended.BY_KEY, Ended.SHOWN]


def test_what_moves_nothing_goes_on_once() -> None:
    film, gone_on = Film(), list[bool]()
    assert not film.start(Stage(), [], lambda: gone_on.append(True))
    film.skip()
    assert not gone_on, "that is for who started it"


@pytest.mark.parametrize(("seconds", "least"), [(0.6, 0.2), (2.0, 2.0 / READABLE)])
def test_no_pace_makes_a_scene_faster_than_it_can_be_read(seconds: float, least: float) -> None:
    film, ticks = Film(), 0
    film.start(Stage(Walk("landing", seconds)), [], lambda: None)
    while film.running:
        film.tick(Stage(), TICKS_PER_SECOND, speed=3.0)
        ticks += 1
    assert ticks / TICKS_PER_SECOND == pytest.approx(least, abs=2 / TICKS_PER_SECOND)


def test_what_stands_beside_the_boards_is_drawn_with_every_frame() -> None:
    drawn, film, table = list[float](), Film(), Walk("table", 0.2)
    table.beside = True
    assert film.start(Stage(table), [], lambda: None, lambda: drawn.append(film.at))
    while film.running:
        film.tick(Stage(), TICKS_PER_SECOND)
    assert drawn == table.drawn and drawn


def test_what_is_said_changes_with_what_moves_and_stays_where_nothing_is_said() -> None:
    dice, ship, gains = (Walk(name, 0.1) for name in ("dice", "ship", "gains"))
    dice.tells, gains.tells = Word("rolls"), Word("gets")
    film, seen = Film(), list[str]()

    def drawn() -> None:
        seen.append(getattr(film.tells, "key", ""))

    assert film.start(Stage(dice, ship, gains), [], lambda: None, drawn)
    drawn()
    while film.running:
        film.tick(Stage(), TICKS_PER_SECOND)
    assert seen == ["rolls", "gets"]
    assert film.start(Stage(ship), [], lambda: None) and film.tells is None


def test_on_a_slow_line_a_film_has_fewer_frames_and_takes_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    film, now = Film(), [100.0]
    monkeypatch.setattr("tabletop_tui.tui.widgets.film.time.monotonic", lambda: now[0])
    walk = Walk("robber", 0.6)
    board = Stage(walk)
    film.start(board, [], lambda: None)
    begun = now[0]
    while film.running:
        film.tick(board, TICKS_PER_SECOND, film.passed())
        now[0] += 0.1
    assert now[0] - begun <= 0.8 and len(walk.drawn) <= 7
    film.start(board, [], lambda: None)
    assert film.passed() == 1.0, "the time between two films does not count"
