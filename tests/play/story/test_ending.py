"""The end of a game: ranking and decisive action."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from tabletop_tui.games import find, ids
from tabletop_tui.play import Table, Words
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.play.story.standings import (
    decision,
    decisive_lines,
    decisive_moment,
    ranking,
    ranking_in_words,
    summary,
)
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
        assert decisive_moment(table, words) == ""
        return
    assert words.name(found.seat) in summary(table, words)[1]
    for n in range(max(0, found.after - 2), len(table.log) + 1, 1 + len(table.log) // 20):
        s = table.at(n)
        points = [sum(table.game.score(s, seat).values()) for seat in range(len(scores))]
        best = [seat for seat, has in enumerate(points) if has == max(points)]
        assert (best == [found.seat]) or n < found.after
    if found.after:
        number, turn = table.turns[found.after - 1]
        when = f"({words.name(turn)}'s turn)" if number else "the set-up"
        own = bool(number) and turn == found.seat
        assert (when in decisive_moment(table, words)) != own, (
            "a sentence, not the heading of a turn"
        )
        s = table.at(found.after - 1)
        points = [sum(table.game.score(s, seat).values()) for seat in range(len(scores))]
        assert points[found.seat] <= max(
            has for seat, has in enumerate(points) if seat != found.seat
        )


def test_the_moment_that_decided_is_told_by_what_brought_the_points() -> None:
    def line(kind: str, *names: int) -> StoryLine:
        return StoryLine(9, 0, kind, "", kind, names)

    kinds = find("cities_and_knights").turning
    landing = [line("rolled", 0), line("defender-named", 0), line("produced", 0), line("stole", 0)]
    assert [one.kind for one in decisive_lines(landing, 0, kinds)] == ["defender-named"]
    lost = [line("longest-road-lost", 1), line("produced", 0)]
    assert [one.kind for one in decisive_lines(lost, 0, kinds)] == ["longest-road-lost"]
    plain = [line("rolled", 0), line("produced", 0)]
    assert decisive_lines(plain, 0, kinds) == plain == decisive_lines(plain, 0, frozenset())
    events = get_args(find("cities_and_knights").Event)
    every = {one.default for event in events for one in fields(event) if one.name == "kind"}
    assert kinds <= every
