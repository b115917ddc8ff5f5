"""The table at the end of a turn matches the players' boards over whole games: food, income, points
and hunger.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Event, Moment, Word, apply
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import Collected, PointsScored
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, DISC, FOOD, GOLD
from tabletop_tui.games.rise_of_empires.rules.state import (
    BY_HUNGER,
    FROM_PROGRESS,
    LAST_TURN,
    State,
)
from tabletop_tui.games.rise_of_empires.view.moments import moments
from tabletop_tui.play.text import Words, languages
from tabletop_tui.store.load import load
from tests.games.rise_of_empires.scenario import at_turn
from tests.golden.examples import SAVES
from tests.golden.make import HERE
from tests.playing import NAMES

INCOME = (GOLD, DISC, CUBE)
Rows = list[dict[str, Any]]


def settled(s: State) -> list[tuple[int, list[int], int]]:
    """Return food, VP scored by regions, cities, towns and progress, and VP lost to hunger, by the
    players' boards.
    """
    return [
        (p.goods[FOOD], list(p.points[: FROM_PROGRESS + 1]), p.points[BY_HUNGER]) for p in s.players
    ]


def scored(now: list[int], then: list[int]) -> dict[str, Any]:
    """Return what a row shows for the VP scored in between."""
    causes = ("regions", "cities", "towns", "progress")
    new = [(cause, n - before) for cause, n, before in zip(causes, now, then, strict=True)]
    words = tuple(Word(f"points-from-{cause}", (("n", n),)) for cause, n in new if n)
    return {"points": sum(n for _, n in new), "causes": words, "several": len(words)}


def tables(path: Path) -> list[tuple[Rows, Rows]]:
    """Return for each end of a turn in a recorded game what its table shows, and the truth."""
    table = load(path).table
    s, told, found = GAME.clone(table.at(0)), list[list[Event]](), []
    before, gained = settled(s), [[0, 0, 0] for _ in s.players]
    for seat, action in table.log:
        told.append(apply(GAME, s, seat, action))
        for event in told[-1]:
            if isinstance(event, Collected):  # cities that cost upkeep pay separately
                for good in INCOME:
                    gained[event.seat][good] += event.goods[good]
        for one in moments(s, told):
            if one.title.key == "moment-turn":
                now = settled(s)
                truth = [
                    dict(zip(("gold", "discs", "cubes"), goods, strict=True))
                    | {"food": food, "hunger": paid - lost}
                    | scored(points, then)
                    for goods, (food, points, lost), (_, then, paid) in zip(
                        gained, now, before, strict=True
                    )
                ]
                rows: list[Any] = [row for row in one.rows if getattr(row, "key", "") == ROW]
                said = [dict(row.facts) for row in rows]
                assert [row.pop("seat").seat for row in said] == list(range(len(s.players)))
                found.append((said, truth))
                assert drawn(one) == said
                before, gained = now, [[0, 0, 0] for _ in s.players]
    return found


def drawn(one: Moment) -> Rows:
    """Return the rows as the table of the screen has them."""
    table, rows = one.table, Rows()
    assert table is not None and table.rows_replaced == 1 + len(table.seats)
    for n in range(len(table.seats)):
        shown = {
            label.key.removeprefix("ledger-"): int(numbers[n].replace("·", "0"))
            for label, numbers in table.rows
        }
        causes = [(key, shown.get(key, 0)) for key in ("regions", "cities", "towns", "progress")]
        words = tuple(Word(f"points-from-{key}", (("n", n),)) for key, n in causes if n)
        row = {key: shown[key] for key in ("gold", "discs", "cubes", "food")}
        hunger = -shown.get("hunger", 0)
        row |= {"hunger": hunger, "points": shown["points"] + hunger}
        rows.append(row | {"causes": words, "several": len(words)})
    return rows


ROW = "moment-row"
GAMES = (
    HERE / "rise-of-empires-2.json",
    HERE / "rise-of-empires-4.json",
    SAVES / "example-rise-of-empires-late.json",
)


def test_every_number_of_the_table_is_that_of_the_boards() -> None:
    found = [one for path in GAMES for one in tables(path)]
    assert len(found) == LAST_TURN * len(GAMES) - 1, "one of them has not ended yet"
    for said, truth in found:
        assert said == truth
    assert any(row["hunger"] for said, _ in found for row in said)


def test_what_cities_pay_that_cost_upkeep_is_added_to_the_income() -> None:
    s, scored = at_turn(2), PointsScored(0, 0, 0, 0, 0)
    told: list[Event] = [Collected(0, (2, 0, 1)), Collected(0, (1, 3, 0)), scored]
    (one,) = moments(s, [told])
    facts: dict[str, Any] = dict(one.rows[1].facts)  # type: ignore[union-attr]
    assert (facts["gold"], facts["discs"], facts["cubes"]) == (3, 3, 1)


@pytest.mark.parametrize("language", languages())
def test_hunger_is_told_where_there_is_some(language: str) -> None:
    words = Words(GAME, NAMES, language)
    facts = {"seat": "Anna", "food": 0, "gold": 1, "discs": 1, "cubes": 1, "points": 5}
    facts |= {"causes": (Word("points-from-cities", (("n", 5),)),), "several": 1}
    fed, hungry = (words.say(ROW, **facts, hunger=hunger) for hunger in (0, 3))
    assert hungry.startswith(fed.rstrip(".")) and "3" in hungry.removeprefix(fed.rstrip("."))


@pytest.mark.parametrize("language", languages())
def test_the_points_of_a_row_have_their_causes(language: str) -> None:
    words = Words(GAME, NAMES, language)
    facts = {"seat": "Anna", "food": 0, "gold": 1, "discs": 1, "cubes": 1, "hunger": 0}
    causes = (Word("points-from-regions", (("n", 3),)), Word("points-from-progress", (("n", 2),)))
    none = words.say(ROW, **facts, points=0, causes=(), several=0)
    row = words.say(ROW, **facts, points=5, causes=causes, several=2)
    assert "(" not in none and "5" in row
    assert "3" in row.partition("(")[2] and "2" in row.partition("(")[2]
    if language == "en":
        assert row.endswith("; +5 VP (3 for regions and 2 for progress)")
