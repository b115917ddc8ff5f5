"""The table: an action is played completely or not at all, and undo stops at luck, secrets and a
change of player.
"""

from typing import Any

import pytest

from tabletop_tui.engine import Illegal, Luck, random_action
from tabletop_tui.games.skeleton.view.describe import Bid, Burnt, Turned, Won
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.table import CHECKPOINT_EVERY, RECENT
from tests.complaining import refused
from tests.playing import new_table, play_on


def test_a_table_opens_at_the_first_decision() -> None:
    table = new_table(count=3)
    assert table.deciding() == (0, 1, 2) and not table.over
    assert [type(event) for event in table.opening] == [Turned]


@pytest.mark.parametrize(
    ("count", "options"), [(1, {}), (6, {}), (2, {"cards": 99}), (2, {"dice": 1})]
)
def test_a_wrong_table_is_refused(count: int, options: dict[str, Any]) -> None:
    with refused(r"is for|is not valid|Unknown option"):
        new_table(count=count, options=options)


def test_a_refused_action_changes_nothing() -> None:
    table = play_on(new_table(count=3), 2)
    before = (table.game.clone(table.state), [*table.log], [*table.undone], table.undo_barrier)
    with pytest.raises(Illegal):
        table.play(table.deciding()[0], Bid(99))
    assert (table.state, table.log, table.undone, table.undo_barrier) == before


def test_a_rule_that_breaks_leaves_the_position_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(new_table(count=2), 1)
    before = table.game.clone(table.state)

    def breaks(*_: Any) -> None:
        table.state.players[0].won = 1000
        raise RuntimeError("a bug")

    monkeypatch.setattr("tabletop_tui.games.skeleton.rules.BidStep.award", breaks)
    with pytest.raises(RuntimeError):
        table.play(
            table.deciding()[0],
            random_action(table.game, table.state, table.deciding()[0], Luck(1)),
        )
    assert table.state == before and len(table.log) == 1


def test_undo_goes_back_to_where_luck_was_drawn_and_no_further() -> None:
    table = new_table(count=3)
    table.play(0, Bid(3))
    table.undo_barrier = 0  # nobody has looked at another seat's screen
    assert table.can_undo() and table.undo() and table.log == []
    for seat in range(3):
        table.play(seat, Bid(seat + 1))
    assert not table.can_undo() and not table.undo() and len(table.log) == 3


def test_a_handover_to_a_person_who_knows_other_things_sets_the_undo_barrier() -> None:
    table = new_table(count=3)
    table.play(0, Bid(3))
    assert table.undo_barrier == 1 and not table.undo()


def test_no_handover_sets_the_undo_barrier_among_computer_players() -> None:
    table = new_table(count=3)
    table.seats[1:] = [Seat("Bot 1", "easy"), Seat("Bot 2", "easy")]
    table.play(0, Bid(3))
    assert table.undo_barrier == 0 and table.undo()


def test_free_undo_goes_back_to_the_start_and_redo_gives_the_same_dice() -> None:
    table = play_on(new_table(count=3, free_undo=True), 30)
    state, log, told = table.game.clone(table.state), [*table.log], [*table.events]
    start = table.checkpoints[0]
    for _ in range(30):
        assert table.undo()
    assert table.state == start and table.log == [] == table.events and not table.undo()
    for _ in range(30):
        table.redo()
    assert (table.state, table.log, table.events, table.undone) == (state, log, told, [])
    with pytest.raises(IndexError):
        table.redo()


def test_another_action_forgets_what_was_taken_back() -> None:
    table = new_table(count=3, free_undo=True)
    table.play(0, Bid(3))
    table.play(1, Bid(4))
    table.undo()
    table.play(1, Bid(5))
    assert table.undone == []


@pytest.mark.parametrize("game", ["skeleton", "rise_of_empires"])
def test_every_earlier_position_can_be_reached(game: str) -> None:
    table = new_table(game, 2)
    positions = [table.game.clone(table.state)]
    luck = Luck(1)
    for _ in range(90):
        if table.over:
            break
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))
        positions.append(table.game.clone(table.state))
    assert all(table.at(n) == position for n, position in enumerate(positions))


def test_old_marks_are_thinned_out_and_new_ones_kept() -> None:
    table = play_on(new_table("rise_of_empires", 2), 100)
    old = [n for n in table.checkpoints if n < 100 - RECENT]
    assert old == [n for n in range(100 - RECENT) if n % CHECKPOINT_EVERY == 0]
    assert all(n in table.checkpoints for n in range(100 - RECENT, 100))


def test_undo_forgets_marks_of_what_did_not_happen() -> None:
    table = play_on(new_table(count=3, free_undo=True), 20)
    for _ in range(15):
        table.undo()
    assert max(table.checkpoints) <= 5
    stood = table.at(5)
    play_on(table, 10, seed=99)
    assert table.at(5) == stood and table.at(len(table.log)) == table.state


def test_a_round_is_told_as_it_went() -> None:
    table = new_table(count=2)
    table.play(0, Bid(2))
    (won, turned) = table.play(1, Bid(9))
    assert (
        isinstance(won, Won) and won.seat == 1 and won.bids == (2, 9) and isinstance(turned, Turned)
    )
    table.play(0, Bid(3))
    assert isinstance(table.play(1, Bid(3))[0], Burnt)


def test_a_table_copies_the_seats_it_is_given() -> None:
    given = [Seat("Anna"), Seat("Ben")]
    table = Table.open(new_table().game, given, 1)
    given.pop()
    assert len(table.seats) == 2
