"""Setting up: what every player begins with, and the stacks of face-down tiles."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine import Pile, Value, draw
from .box import box
from .pieces import CUBE, DISC, GOLD, VP
from .state import SOURCES, Player, State, TurningUp


def new(seats: int, seed: int, options: Mapping[str, Value]) -> State:
    """The table before the first game turn; the first player is drawn, the others follow to the left."""
    parts = str(options.get("components", ""))
    b = box(parts)
    start = b.numbers.start
    players = [
        Player(
            goods=list(start),
            stock=b.numbers.cubes - start[CUBE],
            cubes=[0] * len(b.regions),
            territory=[0] * len(b.territory),
            points=[0] * len(SOURCES),
        )
        for _ in range(seats)
    ]
    s = State(
        rng=seed,
        stack=[TurningUp()],
        players=players,
        parts=parts,
        order=[],
        turn=0,
        display=[[] for _ in b.rows],
        fresh=[[], [], []],
        older=[[], [], []],
        gone=[[], [], []],
        piles=[Pile([tile.copies if tile.era == era else 0 for tile in b.progress]) for era in (1, 2, 3)]
        + [Pile([tile.copies for tile in b.territory])],
        empire=[-1] * len(b.empire),
        trade=[-1] * len(b.trade),
        bank=[-seats * start[GOLD], -seats * start[DISC]],
    )
    assert start[VP] == 0
    first = draw(s, seats)
    s.order = [(first + place) % seats for place in range(seats)]
    return s
