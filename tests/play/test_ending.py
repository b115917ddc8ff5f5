"""The end of a game: places, and the moment that decided it."""

from __future__ import annotations

import pytest

from tabletop_tui.games import ids
from tabletop_tui.play import Table, Words
from tabletop_tui.play.story.ending import brief, decided, decision, ranking, ranking_in_words
from tests.playing import few, new_table, play_on

GAMES = [
    (game, seed) for game in ids() for seed in ((1,) if game == "cities_and_knights" else (1, 2))
]


def ended(game: str, seed: int) -> tuple[Table, Words]:
    options = {"points": 8} if game == "cities_and_knights" else None
    table = play_on(new_table(game, few(game), seed, options=options), 9000, seed)
    assert table.over
    return table, Words(table.game, [seat.name for seat in table.seats])


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_places_and_decision_are_what_the_game_was(game: str, seed: int) -> None:
    table, words = ended(game, seed)
    rows = ranking(table)
    winners = table.game.winners(table.state)
    assert {seat for place, seat, _ in rows if place == 1} == set(winners)
    assert sorted(seat for _, seat, _ in rows) == [*range(len(table.seats))]
    scores = [sum(table.game.score(table.state, n).values()) for n in range(len(table.seats))]
    assert [has for _, _, has in rows] == [scores[seat] for _, seat, _ in rows]
    losers = [(place, has) for place, seat, has in rows if seat not in winners]
    assert losers == sorted(losers, key=lambda one: (one[0], -one[1]))
    for seat, row in zip(
        [seat for _, seat, _ in rows], ranking_in_words(table, words), strict=True
    ):
        assert words.name(seat) in row and str(scores[seat]) in row
    found = decision(table)
    if found is None:
        assert len(winners) != 1 or scores.count(max(scores)) > 1
        assert decided(table, words) == ""
        return
    assert words.name(found.seat) in brief(table, words)[1]
    for n in range(max(0, found.after - 2), len(table.log) + 1, 1 + len(table.log) // 20):
        s = table.at(n)
        points = [sum(table.game.score(s, seat).values()) for seat in range(len(scores))]
        best = [seat for seat, has in enumerate(points) if has == max(points)]
        assert (best == [found.seat]) or n < found.after
    if found.after:
        s = table.at(found.after - 1)
        points = [sum(table.game.score(s, seat).values()) for seat in range(len(scores))]
        assert points[found.seat] <= max(
            has for seat, has in enumerate(points) if seat != found.seat
        )
