"""How computer players of Cities & Knights begin, and the fit behind it."""

from __future__ import annotations

import pytest

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, apply, start, to_act
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot import opening
from tabletop_tui.games.cities_and_knights.bot.board import income
from tools import openings

FOURS = [4] * 8


def test_a_start_with_every_kind_is_worth_more_than_the_same_pips_of_few() -> None:
    spread, heaped = ([4.0] * 8, [8.0] * 4 + [0.0] * 4)
    assert sum(opening.terms(spread, FOURS, 0.0).values()) > sum(
        opening.terms(heaped, FOURS, 0.0).values()
    )


def test_a_harbour_and_room_are_worth_something() -> None:
    pips = [4.0] * 8
    plain = sum(opening.terms(pips, FOURS, 0.0).values())
    assert sum(opening.terms(pips, [3] * 8, 0.0).values()) > plain
    assert sum(opening.terms(pips, FOURS, 0.1).values()) > plain


def test_the_start_is_judged_as_one_until_the_first_roll() -> None:
    s, _ = start(GAME, 2, 1)
    worth = valuation_of(GAME)
    assert set(worth.terms(s, 0)) == {"production", "ports", "room"}
    evaluators = [Evaluator(GAME, seat, 2, Luck(seat), worth) for seat in range(2)]
    while not s.round:
        seat = to_act(GAME, s)[0]
        apply(GAME, s, seat, evaluators[seat].greedy(s, seat, 60))
    assert set(worth.terms(s, 0)) == {"production", "ports", "room"}
    apply(GAME, s, s.turn, evaluators[s.turn].greedy(s, s.turn, 60))
    assert "points" in worth.terms(s, 0)


def test_starts_lack_few_kinds_of_cards() -> None:
    """With the mid-game valuation, these starts lacked 52 kinds."""
    lacking = 0
    for seed in range(901, 913):
        s, _ = start(GAME, 2, seed)
        evaluators = [Evaluator(GAME, seat, 2, Luck(seat), valuation_of(GAME)) for seat in range(2)]
        while not s.round:
            seat = to_act(GAME, s)[0]
            apply(GAME, s, seat, evaluators[seat].greedy(s, seat, 60))
        lacking += sum(income(s, seat).count(0.0) for seat in range(2))
    assert lacking <= 40


def test_the_fit_finds_the_weights_that_made_the_points() -> None:
    def game(seats: int, number: int) -> openings.Rows:
        luck = Luck(number)
        had = [[float(luck(9)) for _ in openings.NAMES] for _ in range(seats)]
        return [(row, 2.0 * row[4] + 0.5 * row[0] + luck(100) / 1000) for row in had]

    found = openings.fit([game(openings.TABLES[n % 2], n) for n in range(200)])
    assert found[4] == pytest.approx(2.0, abs=0.05) and found[0] == pytest.approx(0.5, abs=0.05)
    assert max(abs(found[n]) for n in range(len(found)) if n not in (0, 4)) < 0.05


def test_a_game_tells_what_every_seat_had_and_got() -> None:
    rows = openings.play_one(3)
    assert len(rows) == openings.TABLES[1]
    assert all(len(had) == len(openings.NAMES) for had, _ in rows)
    assert max(points for _, points in rows) >= 13
