"""Hex: the first player to join their two edges of the board wins.

Invented by Piet Hein (1942) and John Nash (1948). There is no chance, nothing is hidden, and no
game ends in a draw.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.engine import Draw, Game, Option, Value

from .rules.grid import chain
from .rules.position import EMPTY, AnyAction, AnyEvent, Placing, Player, State
from .rules.turn import Turn
from .view.describe import describe


def new(seats: int, seed: int, options: Mapping[str, Value]) -> State:
    """Return an empty board. The first seat begins."""
    size = int(options["size"])
    return State(
        rng=seed,
        stack=[Placing(0)],
        players=[Player() for _ in range(seats)],
        size=size,
        cells=[EMPTY] * (size * size),
        pie=bool(options["pie"]),
    )


def view(s: State, seat: int) -> State:
    """Return the position without the random state. Nothing else is hidden."""
    v: State = GAME.clone(s)
    v.rng = 0
    return v


def determinize(v: State, seat: int, draw: Draw) -> State:
    """Return the same position with a random state."""
    s: State = GAME.clone(v)
    s.rng = draw(1 << 32)
    return s


def audit(s: State) -> None:
    """Assert that every stone is counted, seats take turns, and a chain ends the game."""
    assert len(s.cells) == s.size**2 and set(s.cells) <= {EMPTY, 0, 1} and len(s.players) == 2
    assert -1 <= s.newest < len(s.cells) and s.on_turn in (0, 1)
    stones = [player.stones for player in s.players]
    assert stones == [s.cells.count(seat) for seat in range(len(stones))]
    ahead = stones[0] - stones[1]
    assert ahead == (-1 if s.swapped else 0) + (sum(stones) + s.swapped) % 2
    chains = [seat for seat in range(2) if chain(s.cells, s.size, seat)]
    assert chains == ([s.winner] if s.winner >= 0 else [])
    assert s.stack == ([] if chains else [Placing(s.on_turn)])


GAME = Game(
    id="hex",
    rules=1,
    seats=range(2, 3),
    options=(
        Option(key="size", shape="number", default=11, least=5, most=14),
        Option(key="pie", shape="flag", default=True),
    ),
    State=State,
    Action=AnyAction,
    Event=AnyEvent,
    steps=(Turn(),),
    new=new,
    view=view,
    public_choice=lambda s, seat: True,
    determinize=determinize,
    audit=audit,
    score=lambda s, seat: {"chain": int(s.winner == seat)},
    winners=lambda s: () if s.winner < 0 else (s.winner,),
    current_turn=lambda s: (1 + sum(p.stones for p in s.players) // 2, s.on_turn),
    describe=describe,
)
