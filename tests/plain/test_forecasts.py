"""Forecasts in plain mode: what is to be expected, told by a word and beside the choices."""

from __future__ import annotations

import re

import pytest

from tabletop_tui.engine import Aim, offers
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.view.plain import odds, outlook
from tabletop_tui.games.ascending_empires.view.starts import start_of
from tabletop_tui.games.cities_and_knights.rules.production import ProduceStep
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.rise_of_empires.rules.pieces import VP
from tabletop_tui.games.rise_of_empires.rules.state import Keeping
from tabletop_tui.games.rise_of_empires.view.forecast import era_end, turn_end
from tabletop_tui.play import Table
from tests.playing import few, new_table, play_on

from .playing import Typist, heard, sit


def asked(table: Table, *words: str) -> str:
    """Return what is told after typed words, with one blank between words."""
    player = Typist(*words, "quit")
    sit(table, player, viewer=table.deciding()[0])
    return heard(player)


def until(table: Table, kind: str) -> Table:
    """Play on until a frame of that kind asks."""
    while table.state.stack[-1].kind != kind:
        play_on(table, 1)
    return table


@pytest.mark.parametrize("game", ("skeleton", "ascending_empires"))
def test_without_anything_to_expect_it_says_so_or_tells_what_research_lacks(game: str) -> None:
    told = asked(new_table(game, few(game)), "forecast")
    assert "Nothing here yet." in told or "0 of 1 facility" in told.rpartition("Your choice")[0]


def test_the_points_of_everybody_are_foretold_for_the_turn_and_the_era() -> None:
    table = play_on(new_table("rise_of_empires", 3, 3), 60, 5)
    told, s, seat = asked(table, "forecast"), table.state, table.deciding()[0]
    for x, one in enumerate(table.seats):
        end, last = turn_end(s, x), era_end(s, x).after[VP]
        points = end.scored - end.hunger
        assert f"{one.name}: {points} VP for this turn, {last} VP at the end of era 1." in told
    gold, discs, *_ = era_end(s, seat).after
    assert f"At the end of era 1 you would have {max(gold, 0)} gold, {max(discs, 0)} " in told


def test_at_the_end_of_an_era_the_question_says_what_keeping_everything_costs() -> None:
    table = until(play_on(new_table("rise_of_empires", 2, 3), 30, 5), "keeping")
    assert isinstance(table.state.stack[-1], Keeping)
    end = era_end(table.state, table.deciding()[0])
    price = re.search(r"Keeping all your tiles costs ([^.]*)\.", asked(table))
    assert price and f"{end.keep_gold or end.keep_cubes} " in price[1]


def test_an_action_says_in_full_what_it_changes() -> None:
    table = new_table("rise_of_empires", 2, 3)
    told = asked(table, "1", "more")
    first, full = told.split("Your choice")[1:3]
    assert " 1: Agriculture. 2: " in first and "+2 food" not in first
    assert re.search(
        r"1\. Take Agriculture \(\+2 food each turn\), end of the turn \+2 food, ", full
    )
    assert "South-west Europe" not in told


def test_every_total_of_the_dice_says_how_often_it_comes_and_what_it_brings() -> None:
    table = until(play_on(new_table("cities_and_knights", 3, 3), 120, 5), "rolling")
    told, s, seat = asked(table, "forecast"), table.state, table.deciding()[0]
    rows = {int(total): (int(ways), what) for total, ways, what in
            re.findall(r"(\d+), (\d+) of 36 rolls\. (.*?)(?= \d+, \d+ of 36|$)", told)}  # fmt: skip
    assert [*rows] == [*range(2, 13)] and sum(ways for ways, _ in rows.values()) == 36
    mine = 0
    for total, (ways, what) in rows.items():
        claims, gold = ProduceStep().claims(s, total) if total != 7 else ({}, {})
        assert ("You: " in what) == (seat in claims or seat in gold)
        mine += ways if "You: " in what else 0
    assert mine and f"Roll the dice, {mine} of 36 rolls bring you cards: press Enter." in told


def test_the_dice_of_the_alchemist_say_what_they_bring() -> None:
    table = until(play_on(new_table("cities_and_knights", 3, 3), 120, 5), "rolling")
    seat = table.deciding()[0]
    table.state.players[seat].progress.append(CARDS.index("alchemist"))
    told = asked(table, "2", "4")
    assert re.search(r"3: Red 3 (draws|may draw)", told)
    assert "4: Alchemist: red 4, yellow 3, the robber" in told.replace(". 3:", " 3:") or (
        "red 4, yellow 3, the robber" in told
    )
    assert told.count("Alchemist: red 4, yellow ") == 6 and "red 3, yellow" not in told


def test_a_target_and_a_shot_say_how_likely_they_are() -> None:
    table = new_table("ascending_empires", 2)
    seat = table.deciding()[0]
    aim = next(o for o in offers(table.game, table.state, seat) if isinstance(o.choices, Aim))
    line = 1 + [o.action for o in offers(table.game, table.state, seat)].index(aim.action)
    told = asked(table, str(line), "1", "4")
    target = re.search(r" 4\. ([^,]*), (\d+)% to stop in its orbit", told)
    assert target and re.search(rf"Chances: {target[2]}% in the orbit of ", told)
    aimed = re.search(r"([\d.]+) degrees, with power (\d+)\.", told)
    chances = re.search(r"Chances: ([^.]*)\.", told)
    assert aimed and chances and 98 <= sum(map(int, re.findall(r"(\d+)%", chances[1]))) <= 102
    piece = aim.choices.pieces[0]
    found = outlook(table.state, start_of(table.state, piece), -round(float(aimed[1]) * 1024 / 360) % 1024,
                    int(aimed[2]))  # fmt: skip
    assert len([*odds(table.state, found)]) == chances[1].count("%")


def test_without_aids_an_aim_is_told_and_not_what_comes_of_it() -> None:
    table = new_table("ascending_empires", 2, options={"unaided": True})
    seat = table.deciding()[0]
    aim = next(o for o in offers(table.game, table.state, seat) if isinstance(o.choices, Aim))
    line = 1 + [o.action for o in offers(table.game, table.state, seat)].index(aim.action)
    told = asked(table, str(line), "1", "90", "40")
    assert "90.0 degrees, with power 40." in told
    assert "%" not in told and "in its orbit" not in told


def test_without_aids_a_hint_leaves_the_aim_to_the_eye(monkeypatch: pytest.MonkeyPatch) -> None:
    flick = Flick(0, 123, 45)
    monkeypatch.setattr("tabletop_tui.plain.advice.decide", lambda *_: [(flick, [])])
    for unaided in (False, True):
        table = new_table("ascending_empires", 2, options={"first": 1, "unaided": unaided})
        told = asked(table, "hint", "hint 1", "1", "90", "40")
        assert ("with power 45" in told) is not unaided
        assert ("Move: flick a ship. The aim is yours to find." in told) is unaided
        assert ("to the north, 90.0 degrees, with power 40." in told.lower()) or not unaided
