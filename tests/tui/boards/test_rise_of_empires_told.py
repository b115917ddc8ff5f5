"""What panel and boards of Rise of Empires say to avoid mistakes: whose forecast it is, where it
goes on, and why nothing is left.
"""

from __future__ import annotations

import pytest

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.pieces import GOODS, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import Placing, State
from tabletop_tui.games.rise_of_empires.tui import DISPLAY, UI, WORLD
from tabletop_tui.games.rise_of_empires.tui.marks import SIGNS
from tabletop_tui.games.rise_of_empires.tui.reasons import short
from tabletop_tui.play import Words
from tabletop_tui.play.session import Session
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.table.player_clock import PlayerClock
from tests.games.rise_of_empires.scenario import at_turn, lie_open, own, purse, put, region
from tests.playing import agree
from tests.tui.boards.test_rise_of_empires import board, look_at, written
from tests.tui.boards.test_rise_of_empires_boards import table_at
from tests.tui.boards.test_rise_of_empires_display import at_home

LANGUAGES = ["en", "nl", "es"]


def rich() -> State:
    """A position in which the forecasts of the first seat are long."""
    s = at_turn(2)
    own(s, 0, "plains", "religion", "babylon", "amsterdam")
    purse(s, 0, gold=12, food=14, disc=11, vp=21, cube=14)
    put(s, 0, swe=3)
    return s


def speaking(s: State, seat: int, code: str) -> Look:
    """The table as a seat sees it, in a language."""
    look = look_at(table_at(s), seat)
    return Look(look.table, look.view, seat, Words(GAME, ["Anna", "Ben", "Cleo"], code), look.ink)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_forecast_goes_on_with_stands_under_its_words(code: str) -> None:
    look = speaking(rich(), 0, code)
    rows = [row.plain for row in UI.panel(look, 28, 40)]
    heads = [look.say("panel-turn"), look.say("panel-era", era="I")]
    for head in heads:
        n = next(n for n, row in enumerate(rows) if head in row)
        assert rows[n].startswith(f" {head}")
    n = next(n for n, row in enumerate(rows) if heads[1] in row)
    assert rows[n + 1].startswith("    ") and rows[n + 1].strip()[0].isdigit()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_signs_of_goods_are_named_in_the_first_era_where_there_is_room(
    code: str,
) -> None:
    for turn, height, named in ((1, 20, True), (2, 12, False), (2, 36, True), (3, 36, False)):
        look = speaking(at_turn(turn), 0, code)
        rows = UI.panel(look, 28, height)
        text = "\n".join(row.plain for row in rows)  # no name is broken off its sign
        for good, word in enumerate(GOODS):
            told = f"{look.sign(SIGNS[good])} {look.say(f'good-{word}')}"
            assert (told in text) is named, (turn, height, told)
        assert not named or len(rows) <= height - 8, "the question has room"


def test_a_forecast_says_whose_it_is_while_another_decides() -> None:
    for seat, named in ((0, False), (1, True)):
        look = look_at(table_at(rich()), seat)
        rows = [row.plain for row in UI.panel(look, 60, 40)]
        chip = look.chip(seat).plain
        for head in ("Turn end", "Era I end"):
            row = next(row for row in rows if head in row)
            assert row.startswith(f" {chip} {head}" if named else f" {head}")


def test_a_clock_says_whose_it_is_while_the_headline_names_another() -> None:
    table = table_at(at_turn(1))
    agree(table, timed=True)
    clock = PlayerClock(Session(table, None))
    for seat, told in ((0, "0:00 "), (1, "Ben 0:00 ")):
        clock.session.perspective.set_viewer(seat)
        text = clock.text()
        assert text is not None and text.plain == told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("turn", "gone"), [(3, 0), (4, 1), (6, 1)])
def test_why_no_territory_is_open(turn: int, gone: int, code: str) -> None:
    s = at_turn(turn)
    lie_open(s, TERRITORY)
    look = speaking(s, 0, code)
    made = board(DISPLAY, look)
    made.point(("row", TERRITORY))
    note = look.say("note-none-left" if gone else "note-none-open")
    assert " ".join(note.split()) in " ".join(written(made).split())
    why = at_home(s, 0).shut.get(("row", TERRITORY))
    assert (why is not None) is not s.mirror
    if why is not None:
        assert short(look, why) == look.say("shut-no-territory", gone=gone)
        told = look.words.of(look.view, why)
        assert told.endswith(".") and ("," in told) is bool(gone)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_start_that_has_been_made_is_gone_on_with_beside_it(code: str) -> None:
    s = at_turn(1)
    purse(s, 0, cube=5)
    s.stack.append(Placing(0, 2, True, 0, 0))
    for first, told in ((-1, "way-start"), (region("med"), "way-start-beside")):
        s.stack[-1].first = first  # type: ignore[union-attr]
        s.stack[-1].filled = [first] if first >= 0 else []  # type: ignore[union-attr]
        look = speaking(s, 0, code)
        made = board(WORLD, look, [("region", region("nea"))])
        assert look.say(told) in made.about(("region", region("nea")))
