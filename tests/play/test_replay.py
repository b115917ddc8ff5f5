"""Replay: forward, back, to the moments that matter, and on from there."""

import pytest

from tabletop_tui.play import Table
from tabletop_tui.play.replay import ALL, Replay, eyes_for
from tests.playing import new_table, play_on


@pytest.fixture
def table() -> Table:
    return play_on(new_table("rise_of_empires", 3), 150)


def test_a_replay_goes_through_every_position_of_the_game(table: Table) -> None:
    replay = Replay(table, 1)
    positions = [replay.view()]
    while replay.step():
        positions.append(replay.view())
    assert len(positions) == len(table.log) + 1 == replay.end + 1
    assert positions[0] == table.game.view(table.marks[0], 1) and positions[-1] == table.game.view(table.state, 1)
    while replay.step(-1):
        positions.pop()
        assert replay.view() == positions[-1]
    assert replay.n == 0 and not replay.step(-1)


def test_a_jump_past_an_end_stops_at_it(table: Table) -> None:
    replay = Replay(table)
    assert replay.go(10_000) and replay.n == replay.end and not replay.step()
    assert replay.go(-5) and replay.n == 0


def test_turns_begin_where_the_clock_moves(table: Table) -> None:
    replay = Replay(table)
    while replay.turn():
        assert replay.whose(replay.n) != replay.whose(replay.n - 1)
    last = replay.n
    replay.go(replay.end)
    assert (replay.turn(-1) and replay.n == last) or last == replay.end
    assert replay.to_round(2) and replay.moment.round == 2 and replay.moments[replay.n - 1].round == 1
    assert replay.to_round(99) and replay.n == replay.end


def test_a_players_decisions_are_found(table: Table) -> None:
    replay = Replay(table)
    replay.go(10)
    for by in (1, -1):
        before = replay.n
        assert replay.decision(2, by)
        between = replay.moments[before + 1 : replay.n] if by > 0 else replay.moments[replay.n + 1 : before]
        assert 2 in replay.moment.deciding and all(2 not in moment.deciding for moment in between)


def test_the_next_event_of_a_kind_is_found() -> None:
    table = play_on(new_table(count=2), 20)
    replay = Replay(table)
    assert set(replay.kinds()) == {event.kind for told in table.told for event in told}
    assert replay.event("won") and any(event.kind == "won" for event in table.told[replay.n - 1])
    assert not any(event.kind == "won" for told in table.told[: replay.n - 1] for event in told)
    first = replay.n
    assert replay.event("won") and replay.n > first
    assert replay.event("won", -1) and replay.n == first
    assert not replay.event("nothing") and replay.n == first


def test_hands_are_open_only_after_the_game_or_by_the_tables_option() -> None:
    table = play_on(new_table(count=2), 3)
    assert eyes_for(table) == (0, 1)
    replay = Replay(table, ALL)
    assert replay.eyes == 0 and not replay.look_as(ALL) and replay.look_as(1) and replay.eyes == 1
    replay.go(1)
    seat = table.log[0][0]
    replay.look_as(1 - seat)
    assert replay.view() == table.game.view(table.at(1), 1 - seat) != table.at(1)
    table.open_replay = True
    assert replay.look_as(ALL) and replay.view() == table.at(1)
    assert eyes_for(play_on(new_table(count=2), 1000)) == (ALL, 0, 1)


def test_playing_on_from_a_moment_leaves_the_old_game_alone() -> None:
    table = play_on(new_table(count=2), 20)
    before = (table.game.clone(table.state), [*table.log])
    replay = Replay(table)
    replay.go(7)
    other = replay.play_on()
    assert other.log == table.log[:7] and other.state == table.at(7) and other.told == table.told[:7]
    assert (other.opening, other.seats, other.options) == (table.opening, table.seats, table.options)
    play_on(other, 5, seed=99)
    assert (table.state, table.log) == before


def test_the_moments_tell_round_turn_and_who_decides(table: Table) -> None:
    replay = Replay(table)
    for n in (0, 40, replay.end):
        s = table.at(n)
        moment = replay.moments[n]
        assert (moment.round, moment.turn) == table.game.clock(s)
    assert replay.moments[-1].deciding == table.deciding()
