"""The rules of Hex, statement by statement."""

from __future__ import annotations

from typing import Any

import pytest
from tabletop_hex import GAME
from tabletop_hex.rules.grid import cell_named, distances, edges, missing, neighbours
from tabletop_hex.rules.position import Put, Swap

from tabletop_tui import games
from tabletop_tui.engine import Illegal, OneOf, apply, check, kind_of, offers, over, start, to_act


def board(size: int = 5, pie: bool = True) -> Any:
    return start(GAME, 2, 1, {"size": size, "pie": pie})[0]


def put(s: Any, *names: str) -> list[Any]:
    """Put stones in turn and return the events."""
    told = []
    for name in names:
        cell = cell_named(s.size, name)
        assert cell is not None
        told += apply(GAME, s, to_act(GAME, s)[0], Put(cell))
    GAME.audit(s)
    return told


def kinds(s: Any) -> set[str]:
    return {kind_of(offer.action) for offer in offers(GAME, s, to_act(GAME, s)[0])}


def test_hx_1_each_turn_is_one_stone_on_an_empty_cell() -> None:
    s = board()
    put(s, "c3")
    assert to_act(GAME, s) == (1,) and s.cells[12] == 0 and s.players[0].stones == 1
    for action, reason in ((Put(12), "taken"), (Put(25), "off-board"), (Put(-1), "off-board")):
        with pytest.raises(Illegal) as no:
            check(GAME, s, 1, action)
        assert no.value.reason == reason


def test_hx_2_a_chain_from_top_to_bottom_wins_for_the_first_seat() -> None:
    s = board()
    put(s, "c1", "a1", "c2", "a2", "c3", "a3", "b4", "a5", "b5")
    assert over(s) and GAME.winners(s) == (0,) and GAME.score(s, 0) == {"chain": 1}


def test_hx_2_a_chain_from_left_to_right_wins_for_the_second_seat() -> None:
    s = board(pie=False)
    put(s, "a1", "a3", "b1", "b3", "c1", "c3", "d1", "d3", "e1")
    assert not over(s), "the first seat has the upper edge, not left and right"
    put(s, "e2")
    assert over(s) and GAME.winners(s) == (1,)


def test_hx_2_cells_that_only_look_near_do_not_touch() -> None:
    near = neighbours(5)[12]  # c3
    assert {cell_named(5, name) for name in ("c2", "d2", "d3", "c4", "b4", "b3")} == set(near)
    assert cell_named(5, "b2") not in near and cell_named(5, "d4") not in near


def test_the_program_finds_the_game_and_its_shared_tests_play_it() -> None:
    assert "hex" in games.ids() and games.find("hex") is GAME
    assert "hex" in games.listed()


def test_hx_2_no_full_board_is_a_draw() -> None:
    for seed in range(20):
        s, luck = board(), seed * 7919 + 1
        while not over(s):
            offer = offers(GAME, s, to_act(GAME, s)[0])[0]
            assert isinstance(offer.choices, OneOf)
            free = offer.choices.actions
            luck = luck * 1103515245 + 12345 & 0x7FFFFFFF
            apply(GAME, s, to_act(GAME, s)[0], free[luck % len(free)])
        assert len(GAME.winners(s)) == 1


def test_hx_3_the_second_player_may_take_over_the_first_stone() -> None:
    s = board()
    put(s, "b4")
    assert kinds(s) == {"put", "swap"}
    apply(GAME, s, 1, Swap())
    GAME.audit(s)
    before, after = cell_named(5, "b4"), cell_named(5, "d2")
    assert before is not None and after is not None
    assert s.cells[before] == -1 and s.cells[after] == 1
    assert to_act(GAME, s) == (0,) and [p.stones for p in s.players] == [0, 1]
    assert kinds(s) == {"put"}


def test_hx_3_a_stone_on_the_diagonal_stays_where_it_is() -> None:
    s = board()
    put(s, "c3")
    apply(GAME, s, 1, Swap())
    assert s.cells[12] == 1


@pytest.mark.parametrize("names", [(), ("a1", "b1"), ("a1", "b1", "c1")])
def test_hx_3_only_the_very_first_stone_can_be_taken_over(names: tuple[str, ...]) -> None:
    s = board()
    put(s, *names)
    with pytest.raises(Illegal) as no:
        check(GAME, s, to_act(GAME, s)[0], Swap())
    assert no.value.reason == "no-swap" and kinds(s) == {"put"}


def test_hx_3_a_table_may_play_without_it() -> None:
    s = board(pie=False)
    put(s, "a1")
    assert kinds(s) == {"put"}


def test_a_way_leads_over_own_stones_and_around_those_of_the_other() -> None:
    s = board()
    assert missing(s.cells, 5, 0) == missing(s.cells, 5, 1) == 5
    put(s, "c3", "c2")
    assert missing(s.cells, 5, 0) == 4, "by d2"
    put(s, "c4", "d2")
    assert missing(s.cells, 5, 0) == 4
    assert distances(s.cells, 5, 0, edges(5, 0)[0])[12] >= 2
