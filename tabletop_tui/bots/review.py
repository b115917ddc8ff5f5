"""A game that is over, looked back on: the decisions that cost a player most, as a hard player
judges them.

Everything is judged from what the seat knew then: its view, what it had heard until then of hidden
cards, and worlds that look like that. First
each decision is glanced at, then those that seem dear are thought over, and at last what was done
and what seems best are compared in the same worlds. Amounts of work are fixed, so that the same
game is judged the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from ..engine import Game, Luck, Memory, apply
from ..games import find
from ..play.story.review import GameRecord, Regret
from .brain import EFFORT, look_ahead, seats_of, settled, why
from .judge import Judge, legal
from .search import Search
from .valuation import valuation_of

LEVEL = "hard"
MOST = 5  # decisions that are told
GLANCED = 40  # options looked at in a glance
DOUBTED = 40  # decisions that are thought over, the dearest at a glance
PAIRED = 20  # of those, the decisions whose two actions are compared
WORLDS, PAIRS = 10, 24  # guessed worlds for a thought, and for a comparison
HEAVY = 10  # actions of a game take as long to glance at as a thought
LEAST = 0.3  # points that a decision must cost to be told
SEED = 0x2E71E3  # the same for every reading, so that a review says the same each time

Tell = Callable[[int, int], None]  # hears how many steps are done, and of how many


def decisions(game: Game, record: GameRecord) -> Iterator[tuple[int, int, Any, Any, Memory | None]]:
    """Every decision of the seats of a record: its number, the seat, the position, the action, and
    what the seat remembered of the game then.
    """
    s, reseeds = game.clone(record.start), dict(record.reseeds)
    memories = {}
    if game.memory is not None:
        memories = {seat: game.memory(seats_of(s), seat) for seat in record.seats}
    for memory in memories.values():
        memory.hear(record.opening)
    for n, (seat, action) in enumerate(record.log):
        s.rng = reseeds.get(n, s.rng)
        if seat in record.seats and settled(game, s, seat) is None:
            yield n, seat, s, action, deepcopy(memories.get(seat))
        told = apply(game, s, seat, action, checked=False)
        for memory in memories.values():
            memory.hear(told)


class Doubt:
    """A decision as it looks to the seat that made it. Its luck hangs on the number alone."""

    def __init__(
        self, game: Game, n: int, seat: int, s: Any, action: Any, memory: Memory | None = None
    ) -> None:
        self.game, self.n, self.seat = game, n, seat
        worth, luck = valuation_of(game), Luck(SEED + n)
        self.action = action if worth.meant is None else worth.meant(action)
        self.turn = game.current_turn(s)
        self.view = game.view(s, seat)
        self.judge = Judge(game, seat, seats_of(self.view), luck, worth, memory)
        self.world = self.judge.determinize(self.view)
        self.cost = 0.0
        self.better: Any = None

    def glance(self) -> None:
        """What the action seems to cost at once."""
        judge, world = self.judge, self.world
        if not legal(self.game, world, self.seat, self.action):
            return  # it names what only the true position has
        options = judge.options(world, self.seat, GLANCED)
        if self.action not in options:
            options.append(self.action)
        if len(options) > 1:
            rows = judge.ranked(world, self.seat, options, others=True)
            own = next(value for value, a in rows if a == self.action)
            self.cost = rows[0][0] - own

    def think(self) -> None:
        """What a hard player would have done."""
        judge, effort = self.judge, EFFORT[LEVEL]
        options = judge.options(self.world, self.seat, effort.options)
        options += [self.action] * (self.action not in options)
        tree = Search(judge, self.view, self.world, options, effort.short)
        tree.run(WORLDS, lambda: False)
        best = look_ahead(tree, effort, lambda: False)[0]
        self.better = None if best == self.action else best

    def compare(self) -> None:
        """What the action cost against what is better, in the same worlds."""
        pair = [self.better, self.action]
        tree = Search(self.judge, self.view, self.world, pair, len(pair))
        tree.run(PAIRS, lambda: False)
        best, own = (tree.nodes[a].mean for a in pair)
        self.cost = best - own

    def regret(self, action: Any) -> Regret:
        """The decision as it is told."""
        after = self.judge.done(self.world, self.seat, self.better)
        lucky = after.rng != self.world.rng
        reasons = why(self.judge, self.world, after, self.better, lucky=lucky)
        return Regret(self.n, self.seat, action, self.better, self.cost, reasons)


def review(
    record: GameRecord,
    hurry: Callable[[], bool] = lambda: False,
    tell: Tell = lambda n, of: None,
) -> list[Regret]:
    """The decisions that cost most, the dearest first, at most one of a turn. *hurry* breaks off:
    then there are none.
    """
    game = find(record.game)
    glances, doubts = len(record.log), list[Doubt]()
    of = glances + HEAVY * (DOUBTED + PAIRED)
    for n, seat, s, action, memory in decisions(game, record):
        if hurry():
            return []
        one = Doubt(game, n, seat, s, action, memory)
        one.glance()
        doubts = dearest([*doubts, one])[:DOUBTED]
        tell(n, of)
    for number, one in enumerate(doubts):
        if hurry():
            return []
        one.think()
        tell(glances + HEAVY * number, of)
    doubts = [one for one in doubts if one.better is not None][:PAIRED]
    for number, one in enumerate(doubts):
        if hurry():
            return []
        one.compare()
        tell(glances + HEAVY * (DOUBTED + number), of)
    return [one.regret(record.log[one.n][1]) for one in worth_telling(doubts)]


def dearest(doubts: list[Doubt]) -> list[Doubt]:
    """Those that cost anything, the dearest first."""
    return sorted((one for one in doubts if one.cost > 0.0), key=lambda one: -one.cost)


def worth_telling(doubts: list[Doubt]) -> list[Doubt]:
    """Those that are told: one of a turn of each seat, and none that cost next to nothing."""
    found: list[Doubt] = []
    for one in dearest(doubts):
        again = any((one.turn, one.seat) == (other.turn, other.seat) for other in found)
        if one.cost >= LEAST and not again and len(found) < MOST:
            found.append(one)
    return found
