"""How often a hand is picked up in an evening of two people and a computer player at one keyboard."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck
from tabletop_tui.games.cities_and_knights.rules.actions import Propose, Roll
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.perspective import NOBODY, HotSeat
from tabletop_tui.play.session import Session
from tests.playing import new_table

ROLLS = 20


def decided(table: Table, seat: int, level: str) -> object:
    """Return what a player of that level does, who counts cards."""
    view, memory = table.game.view(table.state, seat), table.remembered(seat)
    return choose(table.game, view, seat, level, Luck(len(table.log)), memory=memory)


def evening(seed: int) -> tuple[int, int]:
    """Play twenty rolls; return how often a hand was picked up, and how often the keyboard came to
    another person who sees other things, which would be a cover each.
    """
    table = new_table("cities_and_knights", 3, seed)
    table.seats[2] = Seat("Bot 3", "easy")
    session, perspective = Session(table, None), HotSeat(table)
    session.perspective = perspective
    picked = passed = rolls = 0
    last = NOBODY  # whose view would be on the screen if each of them were shown
    while not table.over and rolls < ROLLS:
        seat = perspective.next()
        if seat not in table.deciding():  # a computer player is waited for
            seat = next(n for n in table.deciding() if table.seats[n].is_bot)
            session.play(seat, decided(table, seat, "easy"))
            continue
        if seat != last:
            passed += last == NOBODY or table.views_differ(last, seat)
            last = seat
        action = decided(table, seat, "easy")
        if isinstance(action, Propose):
            action = replace(action, first=True)  # as the form proposes
        if perspective.must_cover():
            perspective.lay_down()
            offered = table.offers_face_down(seat)
            if not any(one.action is type(action) for one in offered):
                perspective.set_viewer(seat)
                picked += 1
        elif perspective.viewer != seat:
            perspective.set_viewer(seat)
        rolls += isinstance(action, Roll)
        session.play(seat, action)
    return picked, passed


def test_a_hand_is_picked_up_half_as_often_as_the_keyboard_is_passed() -> None:
    counts = [evening(seed) for seed in range(1, 7)]
    picked, passed = (sum(column) for column in zip(*counts, strict=True))
    assert 2 * picked <= passed, counts
