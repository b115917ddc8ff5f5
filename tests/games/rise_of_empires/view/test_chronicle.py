"""The chronicle of an era is true: every sentence is counted again from the positions."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tabletop_tui.engine import Event, Moment, Who, apply
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.control import leaders
from tabletop_tui.games.rise_of_empires.rules.events import Fought, Struck
from tabletop_tui.games.rise_of_empires.rules.pieces import VP
from tabletop_tui.games.rise_of_empires.rules.state import BY_HUNGER, State
from tabletop_tui.games.rise_of_empires.view.chronicle import CHAPTERS, chronicle
from tabletop_tui.games.rise_of_empires.view.describe import region_name, turn_name
from tabletop_tui.play.story.narration import CHRONICLE, story
from tabletop_tui.play.text import Words, languages
from tabletop_tui.store.load import load
from tests.golden.examples import SAVES
from tests.golden.make import HERE
from tests.playing import NAMES

GAMES = {
    "two": HERE / "rise-of-empires-2.json",
    "four": HERE / "rise-of-empires-4.json",
    "example": SAVES / "example-rise-of-empires-late.json",
}
SENTENCES = 5


@cache
def told(name: str) -> list[tuple[Moment, list[State], list[list[Event]], State]]:
    """Each chronicle of a game, with the positions of the era before every action and before the
    last, the events of it, and the position after it.
    """
    table = load(GAMES[name]).table
    s, history, found = GAME.clone(table.at(0)), [table.opening], []
    states, events = [GAME.clone(s)], list[list[Event]]()
    for seat, action in table.log:
        events.append(apply(GAME, s, seat, action))
        history.append(events[-1])
        one = chronicle(s, history)
        ends = any(getattr(event, "kind", "") in CHAPTERS for event in events[-1])
        assert ends == (one is not None)
        if one is not None:
            found.append((one, states, events, GAME.clone(s)))
            states, events = [], []
        states.append(GAME.clone(s))
    return found


def said(moment: Moment) -> list[tuple[str, dict[str, Any]]]:
    """The sentences, each with its facts."""
    rows: Any = moment.rows
    return [(row.key, dict(row.facts)) for row in rows]


def best(numbers: list[int]) -> dict[str, Any]:
    """The facts of those with the highest number."""
    seats = tuple(Who(seat) for seat, n in enumerate(numbers) if n == max(numbers))
    return {"seats": seats, "count": len(seats), "n": max(numbers)}


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_a_chronicle_is_true(name: str) -> None:
    found = told(name)
    assert len(found) == (2 if name == "example" else 3)
    for one, states, events, after in found:
        rows = said(one)
        assert len(rows) == SENTENCES
        seats = range(len(after.players))
        first, last = states[0], states[-1]
        assert_facts(rows[0], "chronicle-points", best(gained(first, after, VP)))
        alone = [[leaders(last, n)[0] == (seat,) for n in regions()] for seat in seats]
        assert_facts(rows[1], "chronicle-lands", best([sum(row) for row in alone]))
        assert_lost(rows[2], states)
        fallen = [0 for _ in seats]
        for told_at_once in events:
            for event in told_at_once:
                if isinstance(event, (Fought, Struck)):
                    fallen[event.victim] += event.killed
                    fallen[event.seat] += getattr(event, "lost", 0)
        if sum(fallen):
            fights = sum(isinstance(event, Fought) for part in events for event in part)
            facts = best(fallen) | {"total": sum(fallen), "fights": fights}
            assert_facts(rows[3], "chronicle-war", facts)
        else:
            assert rows[3][0] == "chronicle-peace"
        assert_deed(rows[4], first, after)


def regions() -> range:
    return range(len(box("").regions))


def gained(first: State, after: State, good: int) -> list[int]:
    pairs = zip(first.players, after.players, strict=True)
    return [new.goods[good] - old.goods[good] for old, new in pairs]


def assert_facts(row: tuple[str, dict[str, Any]], key: str, facts: dict[str, Any]) -> None:
    assert row[0] == key and {name: row[1][name] for name in facts} == facts


def assert_lost(row: tuple[str, dict[str, Any]], states: list[State]) -> None:
    """A region that a seat had alone and has not led again by the end; none is dearer."""
    last, lost = states[-1], list[tuple[int, int, int, int, tuple[int, ...]]]()
    for old, new in pairwise(states):
        for region in regions():
            before, now = leaders(old, region)[0], leaders(new, region)[0]
            if len(before) == 1 and before[0] not in (*now, *leaders(last, region)[0]):
                lost.append((box("").regions[region].first, old.turn, before[0], region, now))
    if not lost:
        assert row[0] == "chronicle-kept"
        return
    assert row[0] == "chronicle-lost"
    dearest = [one for one in lost if one[:2] == max(lost)[:2]]
    assert any(
        row[1]["seat"] == Who(seat)
        and row[1]["region"] == region_name(box("").regions[region])
        and row[1]["turn"] == turn_name(turn)
        and row[1]["takers"] == tuple(map(Who, now))
        for _, turn, seat, region, now in dearest
    )


def assert_deed(row: tuple[str, dict[str, Any]], first: State, after: State) -> None:
    """A wonder that no one had, else hunger by the players' boards, else tiles."""
    pairs = list(zip(first.players, after.players, strict=True))
    wonders = [n.points[4] - old.points[4] for old, n in pairs]
    hungry = [old.points[BY_HUNGER] - n.points[BY_HUNGER] for old, n in pairs]
    if any(wonders):
        assert row[0] == "chronicle-wonder" and wonders[row[1]["seat"].seat] >= row[1]["n"] > 0
        assert row[1]["n"] == next(c.points for c in box("").cities if c.name == row[1]["city"])
    elif any(hungry):
        assert_facts(row, "chronicle-hunger", best(hungry))
    else:
        assert row[0] == "chronicle-tiles" and row[1]["n"] > 0


@pytest.mark.parametrize("language", languages())
def test_the_chronicle_stays_in_the_story(language: str) -> None:
    table = load(GAMES["two"]).table
    words = Words(GAME, list(NAMES[:2]), language)
    lines = [line for line in story(table, words, 0) if line.kind == CHRONICLE]
    assert len(lines) == 3 * (1 + SENTENCES)
    assert all(line.text and "{" not in line.text for line in lines)
    assert [line.text for line in lines if line.after == len(table.log)] == [
        line.text for line in lines[-1 - SENTENCES :]
    ]
