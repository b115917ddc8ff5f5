"""Cached facts about a position are recomputed when anything they depend on changes."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.engine import Luck, apply, over, random_action, settle, start, to_act
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules import network
from tabletop_tui.games.cities_and_knights.rules.constants import SETTLEMENT
from tabletop_tui.games.cities_and_knights.rules.state import State


def island() -> State:
    """Return an empty island."""
    s: State = GAME.new(4, 1, settle(GAME.options, {}))
    return s


def looks() -> tuple[list[int], network.Query[int]]:
    """Return a cached function of the roads that counts its calls."""
    calls: list[int] = []

    @network.cached_on("road", "robber")
    def count(s: State, seat: int) -> int:
        calls.append(seat)
        return s.road.count(seat)

    return calls, count


def test_what_is_kept_is_found_anew_when_a_field_changes() -> None:
    s, (calls, count) = island(), looks()
    assert count(s, 0) == count(s, 0) == 0 and calls == [0]
    s.road[3] = 0
    assert count(s, 0) == 1 and calls == [0, 0], "changed in place"
    s.robber += 1
    assert count(s, 0) == 1 and calls == [0, 0, 0], "a number"
    assert count(GAME.clone(s), 0) == 1 and calls == [0, 0, 0], "a copy is the same position"
    s.owner[0] = 1
    assert count(s, 0) == 1 and calls == [0, 0, 0], "what it does not come from"


def test_each_seat_and_each_island_has_its_own() -> None:
    s, (calls, count) = island(), looks()
    count(s, 0), count(s, 1), count(s, 0)
    assert calls == [0, 1]
    other = GAME.clone(s)
    other.island = replace(s.island)
    count(other, 0)
    assert calls == [0, 1, 0]


def test_pieces_that_come_and_go_are_seen_at_once() -> None:
    s = island()
    s.road[0] = 0
    a, b = s.island.board.edge_nodes[0]
    assert network.settlement_spots(s, 0) == network.knight_spots(s, 0) == (min(a, b), max(a, b))
    s.owner[a], s.piece[a] = 0, SETTLEMENT
    assert network.settlement_spots(s, 0) == () and network.knight_spots(s, 0) == (b,)
    assert network.pieces(s, 0).settlements == (a,) and not network.pieces(s, 1).settlements
    s.owner[a], s.piece[a] = -1, 0
    assert len(network.settlement_spots(s, 0)) == 2 and not network.pieces(s, 0).settlements


def test_two_games_in_turns_play_as_each_alone() -> None:
    def play(seeds: tuple[int, ...]) -> dict[int, list[object]]:
        games = {seed: (start(GAME, 4, seed)[0], Luck(seed)) for seed in seeds}
        played: dict[int, list[object]] = {seed: [] for seed in seeds}
        for _ in range(400):
            for seed, (s, luck) in games.items():
                if not over(s):
                    seat = to_act(GAME, s)[0]
                    action = random_action(GAME, s, seat, luck)
                    played[seed].append(action)
                    apply(GAME, s, seat, action)
        return played

    assert play((1, 2)) == {**play((1,)), **play((2,))}
