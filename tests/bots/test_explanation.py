"""Explanations of what a computer player did, from what the asking seat may know and nothing
else.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tabletop_tui.bots.explanation import (
    Knowledge,
    decision_end,
    explain_action,
    lost_points,
    newest_explanation,
)
from tabletop_tui.engine import Luck, Who, Word
from tabletop_tui.games import find, ids
from tabletop_tui.games.cities_and_knights import GAME as ISLAND
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    Improve,
    MoveRobber,
    Steal,
)
from tabletop_tui.games.cities_and_knights.rules.events import Produced, Stole, TurnStarted
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.advice import explanation_in_words
from tabletop_tui.play.story.narration import StoryLine
from tests.bots.test_card_counting import another
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tests.playing import few, new_table, play_on


@cache
def watched(name: str) -> Table:
    """A random game in which all other seats are computer players. Where only a prize has reasons,
    one of them takes nearly all prizes.
    """
    table = new_table(name, few(name), 5)
    if name == "skeleton":
        for card in range(12):  # the last one is played automatically
            for seat, lower in (0, 1), (2, 2), (1, 0):
                table.play(seat, Bid((card - lower) % 13 + 1))
    else:
        play_on(table, 60, seed=4)
    table.seats[1:] = [Seat(seat.name, "hard") for seat in table.seats[1:]]
    return table


class Dealt(Table):
    """A table whose hidden facts differ from the real ones, unknown to *viewer*."""

    viewer = 0

    def at(self, n: int) -> Any:
        s = super().at(n)
        other = self.game.determinize(self.game.view(s, self.viewer), self.viewer, Luck(n + 1))
        other.rng = s.rng
        return other


@pytest.mark.parametrize("name", ids())
def test_no_answer_depends_on_what_the_asker_may_not_see(name: str) -> None:
    table = watched(name)
    game = table.game
    other = Dealt(game, table.checkpoints[0], table.seats, table.options)
    other.log, other.checkpoints, other.state = table.log, table.checkpoints, table.state
    other.opening = table.opening
    other.events = [[another(event, 0) for event in told] for told in table.events]
    told = 0
    for n in range(0, len(table.log), 1 + len(table.log) // 30):
        if table.seats[table.log[n][0]].is_bot:
            found = explain_action(table, 0, n)
            assert found == explain_action(other, 0, n) and len(found) <= 3
            told += bool(found)
    assert told


@pytest.mark.parametrize("name", ids())
def test_a_spectator_may_ask_too(name: str) -> None:
    table = watched(name)
    words = Words(table.game, [seat.name for seat in table.seats])
    nobody = len(table.seats)
    found = newest_explanation(table, nobody, len(table.log))
    assert found is not None
    n, why = found
    assert table.seats[table.log[n][0]].is_bot
    story = [StoryLine(n + 1, 0, "It does.", "", "done")]
    line = explanation_in_words(words, n, table.log[n], story, why)
    assert line.startswith("It does. Why: ") and "why-" not in line
    older = newest_explanation(table, nobody, n)
    assert older is None or older[0] < n


def played(action: Any, s: Any, opening: tuple[Any, ...] = ()) -> Table:
    """Return a table at which a computer player has acted once."""
    seats = [Seat("Anna", "hard"), Seat("Ben"), Seat("Cleo")]
    table = Table(ISLAND, s, seats, {}, opening=list(opening))
    table.play(0, action)
    return table


def test_a_metropolis_is_explained_by_its_points() -> None:
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.roads(0, "forest 8 N", "NE").level(0, trade=3).hand(0, cloth=4)
    table = played(Improve(1), s.now())
    assert ("why-metropolis", {"n": 2}) in explain_action(table, 1, 0)
    assert decision_end(table, 0) == 1


def test_points_taken_from_others_stand_first() -> None:
    s = Scenario(3).settlement(0, "forest 8 N").hand(0, brick=1, lumber=1)
    s.roads(0, "forest 8 N", "NE", "SE", "S", "SW").with_(longest_road=-1)
    s.settlement(1, "hills 5 N")
    table = played(BuildRoad(s.between("forest 8 SW", "forest 8 NW")), s.now())
    assert explain_action(table, 1, 0)[0] == ("why-longest-road", {"n": 2})
    view, then = (ISLAND.view(table.at(n), 1) for n in (1, 0))
    assert lost_points(ISLAND, view, then, 1) == [("why-costs", {"n": 2, "seat": Who(0)})]
    words = Words(ISLAND, ["Anna", "Ben", "Cleo"])
    assert words.form("why-costs", {"n": 2, "seat": Who(0)}) == "costs Anna 2 points"


def robbed(*hands: dict[str, int], before: tuple[dict[str, int], ...] = (), **theft: str) -> Table:
    """Anna steals from Ben, who holds these cards; with *before*, from before Cleo took one."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.city(2, "hills 5 S").robber("desert 0").with_(robber_free=True)
    for seat, hand in enumerate(hands):
        s.hand(seat, **hand)
    s.start().roll(3, 4)
    s.play(0, MoveRobber(s.hex("hills 5")))
    came = [Produced(seat, counts(**hand)) for seat, hand in enumerate(before or hands)]
    stolen = [Stole(2, 1, kind(card)) for card in theft.values()]
    return played(Steal(1), s.now(), (TurnStarted(0), *came, *stolen))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_theft_is_explained_by_what_every_seat_could_count(viewer: int) -> None:
    table = robbed({"grain": 1}, {"ore": 3}, {"wool": 1})
    held = {"seat": Who(1), "n": 3, "kind": Word("kind-ore")}
    assert ("why-holds", held) in explain_action(table, viewer, 0)
    words = Words(ISLAND, ["Anna", "Ben", "Cleo"])
    assert words.form("why-holds", held) == "Ben has 3 ore"
    table.opening = []  # a seat that has not heard where the cards came from
    assert not any(key.startswith("why-holds") for key, _ in explain_action(table, viewer, 0))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_theft_is_never_explained_by_what_only_some_seats_know(viewer: int) -> None:
    came = {"grain": 1}, {"ore": 3, "wool": 1}, {"coin": 1}
    unsure = {"seat": Who(1), "low": 2, "high": 3, "kind": Word("kind-ore")}
    for card, kept in (("ore", {"ore": 2, "wool": 1}), ("wool", {"ore": 3})):
        table = robbed({"grain": 1}, kept, {"coin": 1, card: 1}, before=came, card=card)
        assert ("why-holds-between", unsure) in explain_action(table, viewer, 0)


def test_the_sampled_worlds_agree_with_what_the_asking_seat_has_heard() -> None:
    table = watched("cities_and_knights")
    for n in range(30, len(table.log), 10):
        for viewer in range(4):
            memory, seen = table.remembered(viewer, n), Knowledge(table, viewer, n)
            world = seen.determinize(Luck(n))
            assert memory is not None and memory.fits(seen.view)  # type: ignore[attr-defined]
            assert ISLAND.view(world, viewer) == seen.view
            for low, player, high in zip(memory.low, world.players, memory.high, strict=True):  # type: ignore[attr-defined]
                assert all(a <= b <= c for a, b, c in zip(low, player.hand, high, strict=True))


def test_a_table_without_computer_players_has_no_motives() -> None:
    table = play_on(new_table("skeleton", 2, 3), 6)
    assert newest_explanation(table, 0, len(table.log)) is None
    assert find("skeleton") is table.game


def test_an_action_is_done_with_what_it_began_and_not_with_what_the_seat_does_next() -> None:
    table = play_on(new_table("cities_and_knights", 2, 7), 400, seed=7)
    longer = alone = 0
    for n in range(len(table.log) - 1):
        deeper = len(table.at(n + 1).stack) > len(table.at(n).stack)
        same = table.log[n + 1][0] == table.log[n][0]
        if deeper and same:
            assert decision_end(table, n) > n + 1
            longer += 1
        elif same:
            assert decision_end(table, n) == n + 1, "the next one is a deed of its own"
            alone += 1
    assert longer and alone
