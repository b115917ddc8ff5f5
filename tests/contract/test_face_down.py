"""What is offered while all hands lie face down tells nothing that not everybody knows."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Luck, kind_of, offers, to_act
from tests.contract.walk import TABLES, Walk, walk
from tests.playing import new_table, play_on


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table)))
def w(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


def face_down(w: Walk, s: Any, seat: int) -> tuple[bool, list[Any]]:
    """Return whether the choice is public, and what is offered of it face down."""
    game, public = w.game, w.game.public_choice(s, seat)
    return public, [
        one for one in offers(game, s, seat) if public or kind_of(one.action) in game.blind_kinds
    ]


def test_what_is_offered_face_down_is_the_same_in_every_world(w: Walk) -> None:
    luck = Luck(3)
    for position in w.positions:
        for seat in to_act(w.game, position.state):
            here = face_down(w, position.state, seat)
            for viewer in w.seats():
                view = w.game.view(position.state, viewer)
                world = w.game.determinize(view, viewer, luck)
                assert face_down(w, world, seat) == here, position.state.stack[-1]


def test_much_of_a_game_is_chosen_face_down() -> None:
    game = games.find("cities_and_knights")
    table, frames = new_table(game, 3, 3), set[str]()
    for n in range(900):
        if table.over:
            break
        seat, top = table.deciding()[0], table.state.stack[-1].kind
        if game.public_choice(table.state, seat):
            frames.add(top)
        play_on(table, 1, n)
    assert {"settling", "robbing", "paving", "trading"} <= frames
    assert not frames & {"acting", "discarding", "trimming"}
