"""Setup: what each player starts with, and the stacks of face-down tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....engine import Pile, Value, draw, handicap_of
from ..components.box import box
from .payments import score
from .pieces import CUBE, DISC, GOLD, GOODS, VP, KeyedRow
from .state import FROM_HANDICAP, SOURCES, Player, State, TurningUp


def new(seats: int, seed: int, options: Mapping[str, Value]) -> State:
    """Return the state before the first game turn.

    The first player is drawn at random, the others follow to the left.
    """
    parts = str(options.get("components", ""))
    printed = box(parts)
    start = printed.numbers.start
    players = [
        Player(
            goods=list(start),
            stock=printed.numbers.cubes - start[CUBE],
            cubes=[0] * len(printed.regions),
            territory=[0] * len(printed.territory),
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
        display=[[] for _ in printed.rows],
        fresh=[[], [], []],
        older=[[], [], []],
        gone=[[], [], []],
        piles=[
            Pile([tile.copies if tile.era == era else 0 for tile in printed.progress])
            for era in (1, 2, 3)
        ]
        + [Pile([tile.copies for tile in printed.territory])],
        empire=[-1] * len(printed.empire),
        trade=[-1] * len(printed.trade),
        bank=[-seats * start[GOLD], -seats * start[DISC]],
        halving=str(options.get("halving", "up")),
    )
    assert start[VP] == 0
    for seat, player in enumerate(s.players):
        score(player, int(handicap_of(options, seat, 0)), FROM_HANDICAP)
    first = draw(s, seats)
    s.order = [(first + place) % seats for place in range(seats)]
    return s


def kinds(options: Mapping[str, Value]) -> Mapping[str, tuple[str, ...]]:
    """Return the keys by which saves name goods, VP sources and the rows of the box in
    *options*.
    """
    printed = box(str(options.get("components", "")))
    rows: dict[str, Sequence[KeyedRow]] = {
        "progress": printed.progress,
        "territory": printed.territory,
        "city": printed.cities,
        "empire": printed.empire,
        "trade": printed.trade,
        "region": printed.regions,
    }
    keys = {name: tuple(row.key for row in some) for name, some in rows.items()}
    return {**keys, "good": GOODS, "chosen": GOODS[:3], "source": SOURCES}
