"""The recap since a seat's last turn: it is complete, what concerns the seat comes first, and no
secret is shown.
"""

from __future__ import annotations

from itertools import takewhile

import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.games.cities_and_knights.rules.actions import MoveRobber
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.recap import (
    is_own_action,
    last_decision,
    recap,
)
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import THEMES, theme
from tests.games.cities_and_knights.scenario import Scenario
from tests.playing import new_table, play_on

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
INK = Ink(theme(THEMES[0]))


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_between_two_decisions_of_a_seat_is_left_out(game: str) -> None:
    session = Session(play_on(new_table(game, 3), 120), None)
    for seat in range(3):
        first = last_decision(session.table, seat)
        assert session.table.log[first][0] == seat
        assert all(actor != seat for actor, _ in session.table.log[first + 1 :])
        told = recap(session, seat, NOBODY)
        both = [*told.own, *told.others]
        story = session.story(NOBODY, first)
        own = [*takewhile(lambda line: is_own_action(line, seat), story)]  # noqa: B023
        assert len(both) in (len(story), len(story) - len(own))
        story = story[len(story) - len(both) :]
        assert sorted(line.text for line in both) == sorted(line.text for line in story)
        hit = {line.after for line in told.own if seat in line.names}
        assert all(line.after in hit and line.seat != seat for line in told.own)


def test_what_a_seat_did_itself_heads_its_news_only_where_others_had_something_by_it() -> None:
    session, rolls, deeds = Session(new_table("cities_and_knights", 3, 3), None), 0, 0
    for luck in range(150):
        play_on(session.table, 1, luck)
        for seat in range(3):
            story = session.story(NOBODY, last_decision(session.table, seat))
            told = recap(session, seat, NOBODY)
            news = [line for line in story if line in told.own or line in told.others]
            if news and is_own_action(news[0], seat):
                rolls += news[0].kind == "rolled"
                assert news == story and not all(is_own_action(line, seat) for line in story)
            deeds += len(news) < len(story)
    assert rolls and deeds


def test_a_theft_stands_first_for_its_victim_and_its_card_is_told_to_nobody_else() -> None:
    scenario = Scenario().settlement(1, "forest 8 N").hand(1, wool=2)
    scenario.roll(3, 4)
    session = Session(scenario.table(), None)
    table = session.table
    table.play(0, MoveRobber(scenario.hex("forest 8")))
    theft = next(event for event in table.events[-1] if event.kind == "stole")
    thief, victim = (session.words.name(seat) for seat in (theft.seat, theft.victim))
    own = recap(session, theft.victim, NOBODY).own
    assert any(f"{thief} steals" in line.text and victim in line.text for line in own)
    told = [line.text for line in own]
    world = table.game.determinize(table.game.view(table.state, 3), 3, Luck(5))
    assert world != table.state
    table.state = world
    assert told == [line.text for line in recap(session, theft.victim, NOBODY).own]


def test_what_came_to_a_seat_by_luck_stands_with_the_roll_that_brought_it() -> None:
    session, gains = Session(new_table("cities_and_knights", 3, 3), None), 0
    for luck in range(60):
        play_on(session.table, 1, luck)
        for seat in range(3):
            own = recap(session, seat, NOBODY).own
            rolls = {line.after: n for n, line in enumerate(own) if line.kind == "rolled"}
            for n, line in enumerate(own):
                told = {event.kind for event in session.table.events[line.after - 1]}
                if line.kind == "produced" and "rolled" in told:
                    assert line.after in rolls and rolls[line.after] < n, line.text
                    gains += 1
    assert gains


def test_that_it_is_its_turn_is_nothing_that_was_done_to_a_seat() -> None:
    session = Session(new_table("cities_and_knights", 3, 3), None)
    heard = 0
    for step in range(60):
        play_on(session.table, 1, step)
        for seat in range(3):
            found = recap(session, seat, NOBODY)
            heard += any(line.kind == "turn-started" for line in found.others)
            assert all(line.kind != "turn-started" for line in found.own)
    assert heard


def test_an_undo_forgets_whose_turn_it_was() -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 30)
    assert len(table.turns) == len(table.log)
    table.undo_barrier = 0
    assert table.undo() and len(table.turns) == len(table.log)
