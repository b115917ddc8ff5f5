"""The deals of days and weeks follow from the date alone, and are found again from a game."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from tabletop_tui.play import Seat, Table
from tabletop_tui.play.daily.deal import (
    Deal,
    contents,
    deal_of_day,
    deal_of_week,
    game_on,
    games_of_the_day,
)
from tabletop_tui.play.daily.result import (
    LOOKBACK,
    deal_of_table,
    first_refused,
    result_line,
    told_at_the_end,
)
from tabletop_tui.play.text import Words
from tests.playing import play_on

MONDAY = date(2026, 11, 30)
LEVELS = ("random", "easy", "normal", "hard", "expert")
GAME = "ascending_empires"


def played(deal: Deal) -> Table:
    return play_on(deal.table("Anna"), 10_000)


@pytest.mark.parametrize("game", games_of_the_day())
def test_every_day_is_dealt_anew_and_to_everybody_the_same(game: str) -> None:
    year = [deal_of_day(game, MONDAY + timedelta(n)) for n in range(365)]
    weeks = [deal_of_week(game, MONDAY + timedelta(7 * n)) for n in range(52)]
    assert len({deal.seed for deal in (*year, *weeks)}) == 365 + 52
    assert year[3].table("Anna").state == year[3].table("Ben").state == year[3].start()
    same_week = {deal_of_week(game, MONDAY + timedelta(n)).when for n in range(7)}
    assert same_week == {"2026-W49"}


@pytest.mark.parametrize("game", games_of_the_day())
def test_it_gets_no_easier_through_the_week(game: str) -> None:
    days = contents()[game]["days"]
    assert len(days) == 7
    strength = [(sum(map(LEVELS.index, day["opponents"]))) for day in days]
    assert strength == sorted(strength) and strength[0] < strength[-1]
    for deal in (*days, contents()[game]["week"]):
        assert (deal["points"] > 0) == (deal["games"] > 0)


def test_all_games_have_their_turn() -> None:
    assert {game_on(MONDAY + timedelta(n)) for n in range(3)} == {*games_of_the_day()}


@pytest.mark.parametrize("game", games_of_the_day())
@pytest.mark.parametrize("deal_on", [deal_of_day, deal_of_week])
def test_a_game_is_known_by_its_deal(game: str, deal_on: type[Deal]) -> None:
    deal = deal_on(game, MONDAY)  # type: ignore[call-arg,arg-type]
    table = play_on(deal.table("Anna"), 3)
    today = MONDAY + timedelta(30)
    assert deal_of_table(table, today) == deal
    assert deal_of_table(table, MONDAY - timedelta(10)) is None, "it is still to come"
    assert deal_of_table(table, MONDAY + timedelta(LOOKBACK + 9)) is None
    assert deal_of_table(table.branch(2, 5), today) is None, "it has other luck"
    table.settings = replace(table.settings, no_hints=False)
    assert deal_of_table(table, today) is None, "it has hints"
    table.settings = replace(table.settings, no_hints=True)
    table.seats[1] = replace(table.seats[1], level="easy", style="trader")
    assert deal_of_table(table, today) is None, "it has other opponents"


def test_a_game_of_no_day_is_none() -> None:
    deal = deal_of_day(GAME, MONDAY)
    seats = [Seat("Anna"), *deal.table("Anna").seats[1:]]
    other = Table.open(deal.found(), seats, 1, deal.options)
    assert deal_of_table(other, MONDAY) is None


def test_the_first_action_that_is_not_legal_is_named() -> None:
    deal = deal_of_day(GAME, MONDAY)
    table = play_on(deal.table("Anna"), 20)
    assert first_refused(deal, table.log) == (table.state, None)
    seat, action = table.log[7]
    wrong = [*table.log[:7], ((seat + 1) % deal.count, action), *table.log[8:]]
    s, refused = first_refused(deal, wrong)
    assert refused is not None and (refused.n, refused.seat) == (8, (seat + 1) % deal.count)
    assert s == table.at(7)
    _, refused = first_refused(deal, [(table.log[0][0], object())])
    assert refused is not None and refused.n == 1 and refused.why is not None


def test_the_end_tells_the_result_in_one_line() -> None:
    deal = deal_of_day(GAME, MONDAY)
    table = played(deal)
    deal = replace(deal, par=0, measured=0)
    words = Words(table.game, [seat.name for seat in table.seats])
    assert told_at_the_end(table, words, MONDAY) == [
        result_line(table, deal_of_day(GAME, MONDAY), words)
    ]
    line = result_line(table, deal, words)
    points = sum(table.game.score(table.state, 0).values())
    actions = sum(seat == 0 for seat, _ in table.log)
    assert line.startswith("2026-11-30 · Ascending Empires · Anna: ") and "\n" not in line
    assert f"{points} points" in line and f"{actions} actions" in line and "par" not in line
    line = result_line(table, replace(deal, par=51, measured=4), words)
    scores = [sum(table.game.score(table.state, seat).values()) for seat in range(3)]
    won = table.game.winners(table.state)
    place = 1 if 0 in won else 1 + sum(n in won or scores[n] > points for n in (1, 2))
    assert f", place {place} of 3 · par 51 (4 games) · " in line
    assert told_at_the_end(play_on(deal.table("Anna"), 5), words, MONDAY) == []


def test_the_pars_are_written_as_they_were_read() -> None:
    from tools.pars import HERE, text

    kept = HERE.read_text("utf-8")
    assert text(json.loads(kept)) == kept
    for game in games_of_the_day():
        for n, of in enumerate(contents()[game]["days"]):
            deal = deal_of_day(game, MONDAY + timedelta(n))
            assert deal.measured == of["games"]
            assert abs(deal.par * deal.measured - of["points"]) <= deal.measured / 2
