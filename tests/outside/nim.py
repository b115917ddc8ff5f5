"""The smallest game that can be played: who takes the last stone wins. It stands for any game from
outside, complete or broken.
"""

from dataclasses import dataclass
from typing import Literal

from tabletop_tui.engine import Action, Event, Game, SingleStep


@dataclass(slots=True)
class Taking:
    seat: int
    kind: Literal["taking"] = "taking"


@dataclass(slots=True)
class State:
    rng: int
    stack: list[Taking]
    players: list[int]  # the stones that each has taken
    heaps: list[list[int]]


@dataclass(slots=True, frozen=True)
class Take(Action):
    heap: int
    kind: Literal["take"] = "take"

    @property
    def places(self):
        return (("heap", self.heap),)


@dataclass(slots=True, frozen=True)
class Took(Event):
    seat: int
    kind: Literal["took"] = "took"


class Turn(SingleStep):
    frame, action = Taking, Take

    def candidates(self, s, f, seat):
        return [Take(n) for n in range(len(s.heaps))]

    def why(self, s, f, seat, a):
        return "" if a.heap in range(len(s.heaps)) and s.heaps[a.heap] else "no-stone"

    def apply(self, s, f, seat, a, say):
        s.heaps[a.heap].pop()
        s.players[seat] += 1
        say(Took(seat))
        s.stack[:] = [Taking(1 - seat)] if any(s.heaps) else []


def view(s, seat):
    v = GAME.clone(s)
    v.rng = 0
    return v


def determinize(v, seat, draw):
    s = GAME.clone(v)
    s.rng = draw(1 << 32)
    return s


def audit(s):
    assert sum(s.players) + sum(map(len, s.heaps)) == 6


GAME = Game(
    id=__name__,
    rules=1,
    seats=range(2, 3),
    State=State,
    Action=Take,
    Event=Took,
    steps=(Turn(),),
    new=lambda seats, seed, options: State(seed, [Taking(0)], [0] * seats, [[1], [1, 1], [1] * 3]),
    view=view,
    determinize=determinize,
    audit=audit,
    score=lambda s, seat: {"stones": s.players[seat]},
    winners=lambda s: () if s.stack else (1 - sum(s.players) % 2,),
    current_turn=lambda s: (1 + sum(s.players) // 2, sum(s.players) % 2),
)
