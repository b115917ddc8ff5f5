"""The first list of a choice in plain mode: what it lists itself, and what it groups by kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Literal

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Action, Hand, Offer, OneOf, Place, offers
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceCubes, TakeEmpire
from tabletop_tui.games.rise_of_empires.rules.pieces import EMPIRE
from tabletop_tui.plain.choices import FEW, FIRST, ROW, ChoiceLine, Namer, lines, listed
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.plain.lists import Lists
from tabletop_tui.play.text import Words
from tests.games.rise_of_empires.scenario import act, at_turn, choose, purse
from tests.playing import new_table, play_on

from .playing import Typist, sit


@dataclass(slots=True, frozen=True)
class Build(Action):
    node: int
    kind: Literal["build"] = "build"


@dataclass(slots=True, frozen=True)
class Sail(Action):
    node: int
    kind: Literal["sail"] = "sail"


@dataclass(slots=True, frozen=True)
class Pay(Action):
    kind: Literal["pay"] = "pay"


class Plain(Words):
    """Words whose sentences are their keys."""

    def briefly(self) -> Words:
        return self

    def say(self, key: str, **facts: object) -> str:
        return key

    def of(self, view: object, thing: object) -> str:
        return repr(thing)


class LongWinded(Plain):
    """Words whose sentences fill a row."""

    def of(self, view: object, thing: object) -> str:
        return f"{thing!r:<60}"


NAMER = Namer(Plain(games.find("skeleton")), None, lambda place: "")
LONG = Namer(LongWinded(games.find("skeleton")), None, lambda place: "")


def first(
    builds: int, sails: int = 0, *, asks: bool = False, long: bool = False
) -> list[ChoiceLine]:
    """Return the first list for so many actions of two kinds, with *long* sentences, and for an
    offer with a form.
    """
    offers = [
        Offer(Build, OneOf([Build(n) for n in range(builds)])),
        *([Offer(Sail, OneOf([Sail(n) for n in range(sails)]))] if sails else []),
        *([Offer(Pay, Hand(lambda counts: Pay(), (2, 2), 1, 2, ("gold", "food")))] if asks else []),
    ]
    return lines(offers, LONG if long else NAMER)


def told(found: list[ChoiceLine]) -> tuple[int, int, int]:
    """Return how many lines play an action, open a list, and open a form."""
    return (
        sum(line.action is not None for line in found),
        sum(bool(line.inside) for line in found),
        sum(line.offer is not None for line in found),
    )


def test_a_little_of_everything_is_listed_at_once() -> None:
    assert told(first(FIRST - 2, 2)) == (FIRST, 0, 0)
    assert told(first(ROW - 2, 2)) == (ROW, 0, 0), "short labels share a row"


def test_what_does_not_fit_in_a_row_stands_behind_the_lines_of_its_kinds() -> None:
    found = first(ROW - 1, 2)
    assert told(found) == (0, 2, 0) and [len(line.inside) for line in found] == [ROW - 1, 2]
    assert told(first(FIRST - 2, 2, long=True)) == (FIRST, 0, 0)
    assert told(first(FIRST - 1, 2, long=True)) == (0, 2, 0)


def test_what_is_asked_on_for_counts_as_one_line() -> None:
    assert told(first(ROW - 3, 2, asks=True)) == (ROW - 1, 0, 1)
    assert told(first(ROW - 2, 2, asks=True)) == (0, 2, 1)


def test_short_labels_share_a_row_and_in_full_each_has_its_own() -> None:
    target = StringIO()
    lists = Lists(Console(StringIO(), target), Words())
    lists.namer = Namer(Plain(games.find("skeleton")), None, str, effect=lambda n: f"of {n}")
    lists.path = [[ChoiceLine(f"Bid {n}", "", action=n) for n in (1, 2, 3)]]
    lists.print()
    assert lists.shortened
    lists.print(full=True)
    row, *lines = target.getvalue().splitlines()
    assert row == "  1: Bid 1. 2: Bid 2. 3: Bid 3."
    assert lines == [f"  {n}. {n}, of {n}" for n in (1, 2, 3)] and not lists.shortened


@pytest.mark.parametrize("builds", [FEW, 2 * FEW, 5 * FEW])
def test_the_only_action_of_a_kind_is_always_listed(builds: int) -> None:
    assert told(first(builds, 1)) == (1, 1, 0)


def test_the_only_kind_there_is_needs_no_line_of_its_own() -> None:
    assert told(first(5 * FEW)) == (5 * FEW, 0, 0)
    assert told(first(5 * FEW, asks=True)) == (0, 1, 1)


@dataclass(slots=True, frozen=True)
class Launch(Action):
    spot: int
    kind: Literal["launch"] = "launch"

    @property
    def places(self) -> Sequence[Place]:
        return (("spot", self.spot),)


def launches(areas: int) -> list[ChoiceLine]:
    """Return the list of twice as many launches as are listed at once, each from its own place, in
    so many areas; places of area 0 are in none.
    """
    namer = Namer(
        Plain(games.find("skeleton")),
        None,
        lambda place: "",
        lambda place: f"area {place[1] % areas}" if place[1] % areas or areas == 3 else "",
    )
    return listed([Launch(n) for n in range(2 * FEW)], namer, 0)


def test_too_many_places_stand_together_by_the_part_of_the_table_where_they_lie() -> None:
    found = launches(3)
    assert [len(line.inside) for line in found] == [2 * FEW // 3] * 3
    assert {action.spot % 3 for action in found[1].inside} == {1}


def test_nothing_stands_together_where_a_place_lies_in_no_part_of_the_table() -> None:
    assert told(launches(2)) == (2 * FEW, 0, 0)


def test_a_number_asks_for_the_rule_of_its_own_line() -> None:
    made = Lists(Console(StringIO(), StringIO()), NAMER.words)
    made.path = [[ChoiceLine("a", "first"), ChoiceLine("b", "second"), ChoiceLine("c", "third")]]
    assert [made.rule_of(n) for n in range(5)] == ["", "first", "second", "third", ""]


def test_regions_are_listed_by_name_before_the_number_of_cubes() -> None:
    s = at_turn(1)
    purse(s, 0, cube=9)
    choose(s, 0, EMPIRE)
    act(s, 0, TakeEmpire(0))
    narration = narration_of("rise_of_empires")
    words = Words(GAME, ["Anna", "Ben", "Cleo"])
    namer = Namer(
        words, s, lambda place: "", grouped=lambda at, acts: narration.grouped(s, at, acts, words)
    )
    (placing,) = (offer for offer in offers(GAME, s, 0) if offer.action is PlaceCubes)
    rows = listed(placing.choices.actions, namer, 0)
    assert "The Near East, 1 to 9 cubes" in [row.label for row in rows]


def test_a_single_choice_is_a_sentence_and_enter_plays_it() -> None:
    for typed in ("", "1"):
        table = new_table("cities_and_knights", 2, 3)
        play_on(table, 8, 5)  # the set-up
        seat, actions = table.deciding()[0], len(table.log)
        told = sit(table, Typist("2", typed, "quit"), viewer=seat)
        assert len(re.findall("Roll the dice, .*: press Enter", told)) == 2  # 2 is no line of it
        assert 'I don\'t know "2".' in told and "1. Roll" not in told and "from 1 to 1" not in told
        assert len(table.log) == actions + 1
