"""Undo in every game: it stops at luck, a secret or another person, and redo brings the same
luck.
"""

from __future__ import annotations

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Illegal, Luck, apply, random_action
from tabletop_tui.games.cities_and_knights.rules.actions import EndBuilding, EndTurn
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayResourceMonopoly
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.session import Session
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.games.cities_and_knights.scenario import Scenario, kind, kinds
from tests.playing import few, new_table, play_on


def one_more(table: Table, luck: Luck) -> int:
    """Play one random action. Return the seat that played it."""
    who = table.deciding()
    seat = who[luck(len(who))]
    table.play(seat, random_action(table.game, table.state, seat, luck))
    return seat


@pytest.mark.parametrize("game", games.ids())
def test_an_action_that_drew_luck_is_never_taken_back(game: str) -> None:
    table, luck, drawn = new_table(game, few(game)), Luck(3), 0
    for _ in range(150):
        if table.over:
            break
        before = table.state.rng
        one_more(table, luck)
        if table.state.rng != before:
            drawn += 1
            assert not table.can_undo() and not table.undo()
    assert drawn or table.over, "a game without luck was played to its end"


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_takes_an_action_back_has_learnt_nothing_from_it(game: str, seed: int) -> None:
    table, luck, tried = new_table(game, few(game), seed), Luck(seed), 0
    table.seats[1:] = [Seat(f"Bot {n}", "easy") for n in range(1, few(game))]
    for _ in range(250):
        if table.over:
            break
        before = table.game.clone(table.state)
        seat = one_more(table, luck)
        if not table.can_undo():
            continue
        action = table.log[-1][1]
        if (
            action.kind == "close-trades"
        ):  # the last of several answers; among people the handover bars it
            continue
        tried += 1
        other = table.game.determinize(table.game.view(before, seat), seat, luck)
        apply(table.game, other, seat, action)
        assert table.game.view(other, seat) == table.game.view(table.state, seat), (
            f"{action} showed a secret"
        )
    assert tried > 20 or table.over


@pytest.mark.parametrize("game", games.ids())
def test_undo_and_redo_meet_the_same_positions_and_events(game: str) -> None:
    table, luck, taken = new_table(game, few(game)), Luck(5), 0
    for _ in range(150):
        if table.over:
            break
        before = table.game.clone(table.state)
        one_more(table, luck)
        after, told, action = table.game.clone(table.state), table.events[-1], table.log[-1]
        if table.can_undo():
            taken += 1
            assert table.undo() and table.state == before
            assert table.redo() == told and table.state == after and table.log[-1] == action
    assert taken or table.over


def test_a_monopoly_is_not_taken_back_once_the_others_have_shown_what_they_hold() -> None:
    game = Scenario().settlement(0, "forest 8 N").hand(1, ore=3).hand(2, wool=1)
    table = game.card(0, "resource-monopoly").table()
    for what in ("ore", "grain"):
        play = PlayResourceMonopoly(kind(what))
        before = table.game.clone(table.state)
        table.play(0, play)
        assert table.deciding() == (0,) and not table.can_undo(), (
            "that nobody gives any tells something, too"
        )
        table.state = before


@pytest.mark.parametrize("game", ["cities_and_knights", "skeleton"])
def test_a_handover_to_a_person_with_other_secrets_sets_the_undo_barrier(game: str) -> None:
    table, luck, passed = new_table(game, few(game)), Luck(2), 0
    for _ in range(200):
        if table.over:
            break
        seat = one_more(table, luck)
        people = table.deciding()
        if people and seat not in people and table.views_differ(seat, people[0]):
            passed += 1
            assert not table.can_undo()
    assert passed


@pytest.mark.parametrize("game", games.ids())
def test_free_undo_goes_back_through_luck_and_handovers_and_the_dice_fall_as_they_did(
    game: str,
) -> None:
    table = play_on(new_table(game, few(game), free_undo=True), 80)
    length, end = len(table.log), table.game.clone(table.state)
    start = table.checkpoints[0]
    while table.undo():
        pass
    assert table.log == [] and table.state == start
    while table.undone:
        table.redo()
    assert len(table.log) == length and table.state == end


def test_a_game_of_1500_actions_is_taken_back_to_its_start() -> None:
    table = play_on(new_table("cities_and_knights", 6, 3, free_undo=True), 1_500)
    assert len(table.log) == 1_500
    wanted = {n: table.at(n) for n in (1_499, 1_000, 3)}
    start = table.checkpoints[0]
    while table.undo():
        if len(table.log) in wanted:
            assert table.state == wanted[len(table.log)]
    assert table.log == [] and table.state == start and len(table.undone) == 1_500


@pytest.mark.parametrize("game", games.ids())
def test_the_undo_barrier_is_the_same_after_saving_and_loading(game: str) -> None:
    table, luck = new_table(game, few(game)), Luck(9)
    for _ in range(40):
        if table.over:
            break
        one_more(table, luck)
        assert parse(dump(table)).table.undo_barrier == table.undo_barrier


def test_nothing_is_taken_back_once_others_could_build_nothing_in_the_special_phase() -> None:
    """CK-271: being skipped reveals that a seat has nothing to build with."""
    scenario = Scenario(5).settlement(1, "hills 10 N").hand(1, brick=1, lumber=1)
    table = scenario.table()
    table.seats[1:] = [Seat(f"Bot {n}", "easy") for n in range(2, 6)]
    table.play(0, EndTurn())
    assert table.deciding() == (1,)
    before = table.state.rng
    table.play(1, EndBuilding())
    assert kinds(table.events[-1]).count("building-ended") == 4, "all others are skipped"
    assert table.state.rng == before and not table.can_undo()


def test_between_two_moves_a_table_is_never_in_the_middle_of_one() -> None:
    table = play_on(new_table("skeleton", 2), 1)
    table.settings = TableSettings(free_undo=True)
    assert not table.changing
    assert table.undo() and not table.changing, "or a hang-up would not save it"
    table.redo()
    assert not table.changing
    with pytest.raises(Illegal):
        table.play(table.deciding()[0], object())
    assert not table.changing


def test_what_is_played_again_with_computer_players_is_told_once() -> None:
    table = new_table("rise_of_empires", 3)
    table.seats[1:] = [Seat(f"Bot {n}", "easy") for n in (1, 2)]
    session, luck = Session(table, None), Luck(4)
    while len(table.log) < 40 or table.deciding() != (0,):
        one_more(table, luck)
    told, count = [[*events] for events in table.events], len(table.log)
    assert session.undo()
    taken = count - len(table.log)
    assert taken > 1, "an own action, and what computer players did since"
    session.redo()
    assert len(table.log) == count and [[*events] for events in table.events] == told
