"""Replay: forward, back, to the moments that matter, and playing on from there."""

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Luck
from tabletop_tui.games.skeleton.view.describe import Won
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.replay import (
    ALL_HANDS,
    EVERYBODY,
    Replay,
    event_kind,
    first_viewer,
    viewers_for,
)
from tests.playing import agree, few, new_table, play_on


@pytest.fixture
def table() -> Table:
    return play_on(new_table("rise_of_empires", 3), 150)


def test_a_replay_goes_through_every_position_of_the_game(table: Table) -> None:
    replay = Replay(table, 1)
    positions = [replay.view()]
    while replay.step():
        positions.append(replay.view())
    assert len(positions) == len(table.log) + 1 == replay.end + 1
    assert positions[0] == table.game.view(table.checkpoints[0], 1) and positions[
        -1
    ] == table.game.view(table.state, 1)
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
        assert replay.turn_at(replay.n) != replay.turn_at(replay.n - 1)
    last = replay.n
    replay.go(replay.end)
    assert (replay.turn(-1) and replay.n == last) or last == replay.end
    assert (
        replay.to_round(2)
        and replay.situation.round == 2
        and replay.situations[replay.n - 1].round == 1
    )
    assert replay.to_round(99) and replay.n == replay.end


def test_a_players_decisions_are_found(table: Table) -> None:
    replay = Replay(table)
    replay.go(10)
    for by in (1, -1):
        before = replay.n
        assert replay.decision(2, by)
        between = (
            replay.situations[before + 1 : replay.n]
            if by > 0
            else replay.situations[replay.n + 1 : before]
        )
        assert 2 in replay.situation.deciding and all(
            2 not in moment.deciding for moment in between
        )


def test_the_next_event_of_a_kind_is_found() -> None:
    table = play_on(new_table(count=2), 20)
    replay = Replay(table)
    assert set(replay.kinds()) == {event.kind for told in table.events for event in told}
    assert replay.event("won") and any(event.kind == "won" for event in table.events[replay.n - 1])
    assert not any(event.kind == "won" for told in table.events[: replay.n - 1] for event in told)
    first = replay.n
    assert replay.event("won") and replay.n > first
    assert replay.event("won", -1) and replay.n == first
    assert not replay.event("nothing") and replay.n == first


def test_hands_are_open_only_after_the_game_or_by_the_tables_option() -> None:
    table = play_on(new_table(count=2), 3)
    assert viewers_for(table) == (EVERYBODY, 0, 1)
    replay = Replay(table, ALL_HANDS)
    assert (
        replay.viewer == EVERYBODY
        and not replay.look_as(ALL_HANDS)
        and replay.look_as(1)
        and replay.viewer == 1
    )
    replay.go(1)
    seat = table.log[0][0]
    replay.look_as(1 - seat)
    assert replay.view() == table.game.view(table.at(1), 1 - seat) != table.at(1)
    agree(table, open_replay=True)
    assert replay.look_as(ALL_HANDS) and replay.view() == table.at(1)
    assert viewers_for(play_on(new_table(count=2), 1000)) == (ALL_HANDS, EVERYBODY, 0, 1)


def test_nobody_looks_into_a_computer_players_hand_while_the_game_goes_on() -> None:
    table = play_on(new_table(count=3), 2)
    table.seats[1] = Seat("Bot 1", "easy")
    assert viewers_for(table) == (EVERYBODY, 0, 2) and not Replay(table).look_as(1)
    table.seats[2] = Seat("Bot 2", "easy")
    assert first_viewer(table) == 0, "a single person sees their own hand at once"


@pytest.mark.parametrize("game", games.ids())
def test_an_onlooker_sees_what_every_seat_knows_and_no_more(game: str) -> None:
    for actions in (1, 40, 300):
        table = play_on(new_table(game, few(game)), actions)
        if table.over:
            continue
        replay, luck = Replay(table, EVERYBODY), Luck(actions)
        replay.go(replay.end)
        seen = replay.view()
        for seat in range(3):
            other = table.game.determinize(table.game.view(table.state, seat), seat, luck)
            assert table.game.view(other, replay.viewing_seat) == seen, (
                "in no world that a seat may think of it looks otherwise"
            )


def test_an_onlooker_hears_of_a_secret_only_that_there_is_one() -> None:
    table = play_on(new_table("cities_and_knights", 2), 600)
    replay = Replay(table, EVERYBODY)
    stolen = [
        (n, e) for n, told in enumerate(table.events) for e in told if event_kind(e) == "stole"
    ]
    assert stolen
    for n, event in stolen:
        assert event not in replay.events_at(n) and event_kind(event) in map(
            event_kind, replay.events_at(n)
        )


def test_jumps_stop_only_where_the_onlooker_heard_something() -> None:
    class Whispered(Won):
        """Known to one seat alone."""

        def seen_by(self, seat: int) -> Won | None:
            return self if seat == 1 else None

    table = play_on(new_table(count=3), 6)
    table.events[3] = [Whispered(1, 2, ())]
    replay = Replay(table, 0)
    replay.go(3)
    assert not replay.event("won") or replay.n > 4
    replay.go(3)
    assert all(n > 4 for kind, (n, _) in replay.upcoming().items() if kind == "won")
    replay.look_as(1)
    assert replay.upcoming()["won"][0] == 4 and replay.event("won") and replay.n == 4


def test_the_next_event_of_every_kind_is_listed_in_the_order_of_time() -> None:
    replay = Replay(play_on(new_table(count=2), 20))
    replay.go(5)
    ahead = replay.upcoming()
    moments = [n for n, _ in ahead.values()]
    assert moments == sorted(moments) and min(moments) > 5
    for kind, (n, event) in ahead.items():
        replay.go(5)
        assert replay.event(kind) and replay.n == n and event in replay.events_at(n - 1)


def test_the_table_of_a_moment_tells_nothing_of_what_came_later(table: Table) -> None:
    replay = Replay(table)
    replay.go(30)
    past = replay.table_then()
    assert (past.log, past.events) == (
        table.log[:30],
        table.events[:30],
    ) and past.state == replay.view()
    assert len(table.log) == 150, "and the game itself is as it was"


def test_playing_on_from_a_moment_leaves_the_old_game_alone() -> None:
    table = play_on(new_table(count=2), 20)
    before = (table.game.clone(table.state), [*table.log])
    replay = Replay(table)
    replay.go(7)
    other = replay.play_on(luck=2**60)
    same = table.at(7)
    same.rng = 2**60
    assert other.log == table.log[:7] and other.state == same and other.events == table.events[:7]
    assert (other.opening, other.seats, other.options) == (
        table.opening,
        table.seats,
        table.options,
    )
    play_on(other, 5, seed=99)
    assert (table.state, table.log) == before


def test_the_moments_tell_round_turn_and_who_decides(table: Table) -> None:
    replay = Replay(table)
    for n in (0, 40, replay.end):
        s = table.at(n)
        moment = replay.situations[n]
        assert (moment.round, moment.turn) == table.game.current_turn(s)
    assert replay.situations[-1].deciding == table.deciding()
