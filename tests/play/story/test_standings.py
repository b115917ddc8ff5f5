"""Standings: points by round, replayed from the log, as far as the viewer may count them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_tui.games import ids
from tabletop_tui.play.story.standings import points, standings
from tabletop_tui.play.table import CHECKPOINT_EVERY, Table
from tests.playing import few, new_table, play_on


@pytest.mark.parametrize("game", ids())
def test_the_course_of_the_points_goes_round_by_round_to_the_present(game: str) -> None:
    table = play_on(new_table(game, few(game)), 150)
    course = standings(table)
    assert [standing.round for standing in course] == sorted(
        {standing.round for standing in course}
    )
    last = course[-1]
    assert last.after == len(table.log) and last.round == table.game.current_turn(table.state)[0]
    assert last.points == tuple(
        sum(table.game.score(table.state, seat).values()) for seat in range(few(game))
    )
    for standing in course[:-1]:
        s = table.at(standing.after)
        assert (
            table.game.current_turn(s)[0]
            > standing.round
            >= table.game.current_turn(table.at(standing.after - 1))[0]
        )
        assert standing.points == points(table, s, -1)


def test_a_seat_counts_what_it_sees() -> None:
    table = play_on(new_table("ascending_empires", 2), 60)
    for viewer in (0, 1):
        view = table.game.view(table.state, viewer)
        seen = tuple(sum(table.game.score(view, seat).values()) for seat in range(2))
        assert standings(table, viewer)[-1].points == seen


def test_a_game_just_begun_has_one_standing() -> None:
    table = new_table("cities_and_knights", 3)
    assert [standing.points for standing in standings(table)] == [(0, 0, 0)]


def test_a_long_game_is_not_replayed_for_a_chart_that_shows_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play_on(new_table("cities_and_knights", 3), 400)
    whole, walk, played = standings(table), Table.walk, list[int]()

    def counted(self: Table, s: Any, first: int = 0, last: int | None = None) -> Iterator[int]:
        for n in walk(self, s, first, last):
            played.append(n)
            yield n

    monkeypatch.setattr(Table, "walk", counted)
    some = standings(table, most=8)
    assert len(some) == 8 < len(whole) and {*some} <= {*whole}
    assert (some[0], some[-1]) == (whole[0], whole[-1])
    assert len(played) < 8 * CHECKPOINT_EVERY < len(table.log)
