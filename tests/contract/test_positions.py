"""Positions: plain data that can be copied, saved, hidden in part, and restored by undo."""

from typing import Annotated, Any

import pytest
from pydantic import TypeAdapter

from tabletop_tui import games
from tabletop_tui.engine import Luck, apply, offers, random_action, start, to_act
from tabletop_tui.play.simulate import steps
from tabletop_tui.store.save import save_schema, tagged
from tests.contract.walk import GAMES, TABLES, Walk, comparable, plain, walk


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table)))
def w(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


def back(w: Walk, adapter: TypeAdapter[Any], thing: Any) -> Any:
    """Return a value after a round trip through JSON."""
    kinds = w.game.kinds(w.table.options)
    written = adapter.dump_json(thing, context=kinds)
    return adapter.validate_json(written, strict=True, context=kinds)


def test_no_card_is_lost_and_no_piece_doubled(w: Walk) -> None:
    assert not w.faults, w.faults[0]


def test_luck_and_revelations_set_the_undo_barrier(w: Walk) -> None:
    assert not w.without_barrier, w.without_barrier[0]


def test_a_position_is_plain_data(w: Walk) -> None:
    for position in w.positions:
        assert plain(position.state) == ""
    for action in w.pool:
        assert plain(action) == ""
    for told in w.table.events:
        assert all(plain(event) == "" for event in told)


def test_a_copy_is_equal_and_apart(w: Walk) -> None:
    luck = Luck(5)
    for position in w.positions:
        before, copied = w.game.clone(position.state), w.game.clone(position.state)
        assert copied == position.state and copied is not position.state
        for _ in range(8):
            if who := to_act(w.game, copied):
                apply(w.game, copied, who[0], random_action(w.game, copied, who[0], luck))
        assert position.state == before


def test_positions_actions_and_events_come_back_from_json(w: Walk) -> None:
    state: TypeAdapter[Any] = TypeAdapter(w.game.State)
    for position in w.positions:
        assert back(w, state, position.state) == position.state
    action = save_schema(w.game).action
    assert all(back(w, action, a) == a for a in w.pool)
    event: TypeAdapter[Any] = TypeAdapter(Annotated[tagged(w.game.Event), "event"])
    for e in {e for told in w.table.events for e in told}:
        assert back(w, event, e) == e


def test_a_determinized_state_looks_the_same_and_is_sound(w: Walk) -> None:
    luck = Luck(11)
    for position in w.positions:
        for seat in w.seats():
            view = w.view(position, seat)
            world = w.game.determinize(view, seat, luck)
            w.game.audit(world)
            assert w.game.view(world, seat) == view


def test_a_determinized_state_can_be_played_on(w: Walk) -> None:
    luck = Luck(13)
    for position in w.positions[::6]:
        for seat in w.seats():
            world = w.game.determinize(w.view(position, seat), seat, luck)
            for _, _ in steps(w.game, world, luck, 12):
                w.game.audit(world)
            w.game.audit(world)


def test_what_a_seat_may_do_depends_on_what_it_may_see(w: Walk) -> None:
    luck = Luck(12)
    for position in w.positions:
        for seat in w.seats():
            world = w.game.determinize(w.view(position, seat), seat, luck)
            assert to_act(w.game, world) == to_act(w.game, position.state)
            mine = [comparable(offer) for offer in w.offers(position, seat)]
            assert [comparable(offer) for offer in offers(w.game, world, seat)] == mine


def test_the_luck_to_come_is_in_no_view(w: Walk) -> None:
    for position in w.positions:
        other = w.game.clone(position.state)
        other.rng ^= 0xABCDEF
        for seat in w.seats():
            assert w.game.view(other, seat) == w.view(position, seat)


def test_a_view_of_a_view_is_the_same_view(w: Walk) -> None:
    for position in w.positions:
        for seat in w.seats():
            view = w.view(position, seat)
            assert w.game.view(view, seat) == view


def test_undo_and_redo_give_the_same_game(w: Walk) -> None:
    table, depth = w.table, min(60, len(w.table.log))
    state, log, told = table.game.clone(table.state), [*table.log], [*table.events]
    expected = {p.n: p.state for p in w.positions}
    for _ in range(depth):
        assert table.undo()
        assert table.state == expected.get(len(table.log), table.state)
    for _ in range(depth):
        table.redo()
    assert (table.state, table.log, table.events) == (state, log, told)


def test_every_recorded_position_can_be_gone_back_to(w: Walk) -> None:
    assert all(w.table.at(position.n) == position.state for position in w.positions)


def test_the_record_leads_to_the_position_again(w: Walk) -> None:
    s, opening = start(w.game, len(w.table.seats), TABLES[0][2], w.table.options)
    if s == w.table.checkpoints[0]:
        assert opening == w.table.opening
    s = w.game.clone(w.table.checkpoints[0])
    told = [apply(w.game, s, seat, action) for seat, action in w.table.log]
    assert s == w.table.state and told == w.table.events


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_decides_the_deal(game: str) -> None:
    found = games.find(game)
    least = found.seats[0]
    deals = [start(found, least, seed)[0] for seed in (1, 1, 2)]
    assert deals[0] == deals[1] and deals[0].rng != deals[2].rng
