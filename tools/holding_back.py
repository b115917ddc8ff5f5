"""Count in how many turns a seat could make it less likely that a rival wins next, and did.

``python -m tools.holding_back GAME [--seats 4] [--turns 30] [--seed 1] [--level hard] [--cases]``

Greedy players play deal after deal. In every turn in which a rival is likely to win next (at least
`LIKELY`, by the true position) and the seat may act as it likes, the tool looks through all that
the seat could do by itself, a few actions deep and without offers to others, for what leaves the
rival the least chance. Then a player of the level finishes the turn. The output is, after every
game, the mean chance of the rival before, at the least, and after what was done, and the number of
turns in which anything lowers it: where nothing does, the rules leave nothing to do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tabletop_tui.bots.arena import wilson
from tabletop_tui.bots.brain import choose, forced_action
from tabletop_tui.bots.evaluator import Evaluator, legal
from tabletop_tui.bots.valuation import Valuation, valuation_of
from tabletop_tui.engine import Game, Luck, OneOf, apply, offers, start, to_act
from tabletop_tui.games import find, ids

from .greedy import MOST

LIKELY = 0.3
DEEP, BUDGET = 3, 1500
"""The actions of a line that is looked at, and those tried in all for each length."""
ANSWERS = 8  # of others to an action, such as discards
NOTICED = 0.02  # a chance that is lower by less than this is the same
END = "end-turn"  # what a seat may do that has rolled and may act as it likes
FEW = 6  # turns of one game, as the next ones are much alike


@dataclass
class Case:
    """A turn of *seat* in which *rival* is likely to win next: its chance before, the least that
    the *line* leaves, and after what was *done*.
    """

    seed: int
    seat: int
    rival: int
    before: float
    least: float
    after: float
    line: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)


class Looker:
    """Looks for what *seat* can do in its turn to make it less likely that *rival* wins next."""

    def __init__(self, game: Game, valuation: Valuation, seats: int, seat: int, rival: int) -> None:
        self.game, self.valuation = game, valuation
        self.evaluator = Evaluator(game, seat, seats, Luck(1), valuation)
        self.seat, self.rival, self.left = seat, rival, BUDGET

    def chance(self, s: Any) -> float:
        """Return the chance of the rival to win next."""
        assert self.valuation.winning is not None
        return self.valuation.winning(s, self.rival) if s.stack else 0.0

    def actions(self, s: Any) -> Iterator[Any]:
        """Yield what the seat can do by itself: no offers, and nothing that rolls dice."""
        for offer in offers(self.game, s, self.seat):
            if isinstance(offer.choices, OneOf):
                yield from offer.choices.actions
            elif self.valuation.samples is not None and offer.action.kind != "propose":
                tried = self.valuation.samples(s, self.seat, offer, self.evaluator.luck)
                yield from [a for a in tried if legal(self.game, s, self.seat, a)]

    def least(self, s: Any) -> tuple[float, list[str]]:
        """Return the least chance that the seat can leave the rival, and the kinds of actions of
        the shortest line that does.
        """
        best, line = self.chance(s), list[str]()
        for deep in range(1, DEEP + 1):
            self.left = BUDGET
            chance, longer = self.within(s, deep)
            if chance < best:
                best, line = chance, longer
        return best, line

    def within(self, s: Any, deep: int) -> tuple[float, list[str]]:
        """Return the same for lines of at most so many actions."""
        best, line = self.chance(s), list[str]()
        turn = self.game.current_turn(s)
        for a in self.actions(s) if deep and best > 0.0 else ():
            if self.left <= 0:
                break
            self.left -= 1
            then = self.game.clone(s)
            apply(self.game, then, self.seat, a)
            for _ in range(ANSWERS):
                who = to_act(self.game, then)
                if not who or self.seat in who or self.game.current_turn(then) != turn:
                    break
                answer = self.evaluator.greedy(then, who[0], ANSWERS)
                apply(self.game, then, who[0], answer)
            if then.stack and self.game.current_turn(then) != turn:
                continue
            chance, more = self.within(then, deep - 1)
            if chance < best - NOTICED / 2:
                best, line = chance, [a.kind, *more]
        return best, line


def cases(game: Game, seats: int, seed: int, level: str) -> Iterator[Case]:
    """Play a deal with greedy players and yield its cases."""
    valuation = valuation_of(game)
    assert valuation.winning is not None
    s, _ = start(game, seats, seed)
    players = [Evaluator(game, x, seats, Luck(64 * seed + x), valuation) for x in range(seats)]
    seen, last = 0, None
    while s.stack and seen < FEW:
        seat, now = to_act(game, s)[0], game.current_turn(s)
        kinds = {offer.action.kind for offer in offers(game, s, seat)}
        if now != last and now[1] == seat and END in kinds:
            chances = [(valuation.winning(s, x), x) for x in range(seats) if x != seat]
            before, rival = max(chances)
            if before >= LIKELY:
                seen, last = seen + 1, now
                least, line = Looker(game, valuation, seats, seat, rival).least(s)
                after, done = finished(game, s, seat, rival, level)
                yield Case(seed, seat, rival, before, min(least, after), after, line, done)
        apply(game, s, seat, players[seat].greedy(s, seat, MOST), checked=False)


def finished(game: Game, s: Any, seat: int, rival: int, level: str) -> tuple[float, list[str]]:
    """Let players of a level finish a turn. Return the rival's chance after it, and the kinds of
    actions of the seat.
    """
    winning = valuation_of(game).winning
    assert winning is not None
    s, now, luck, done = game.clone(s), game.current_turn(s), Luck(1), list[str]()
    while s.stack and game.current_turn(s) == now:
        who = to_act(game, s)[0]
        a = forced_action(game, s, who)
        a = choose(game, game.view(s, who), who, level, luck) if a is None else a
        done += [a.kind] if who == seat else []
        apply(game, s, who, a)
    return (winning(s, rival) if s.stack else float(rival in game.winners(s))), done


def summary(found: list[Case]) -> str:
    """Return the sums of some cases as a line of text."""
    turns = max(1, len(found))
    before, least, after = (
        sum(chances) / turns
        for chances in (
            [case.before for case in found],
            [case.least for case in found],
            [case.after for case in found],
        )
    )
    can = sum(case.least < case.before - NOTICED for case in found)
    did = sum(case.after < case.before - NOTICED for case in found)
    low, high = wilson(can / turns, len(found))
    return (
        f"{len(found)} turns: chance {before:.2f}, at least {least:.2f}, afterwards {after:.2f};"
        f" something lowers it in {can} ({can / turns:.0%}, {100 * low:.0f} to {100 * high:.0f}),"
        f" lowered in {did}"
    )


def main() -> None:
    """Play and print the sums after every game that had a case."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("game", choices=ids(), type=lambda name: name.replace("-", "_"))
    asks.add_argument("--seats", type=int, default=4)
    asks.add_argument("--turns", type=int, default=30)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--level", default="hard")
    asks.add_argument("--cases", action="store_true", help="print every case")
    given = asks.parse_args()
    if valuation_of(find(given.game)).winning is None:
        sys.exit(f"the players of {given.game} do not know who is likely to win next")
    found, seed, before = list[Case](), given.seed, -1
    while len(found) < given.turns:
        for case in cases(find(given.game), given.seats, seed, given.level):
            found.append(case)
            if given.cases:
                print(case, flush=True)
            if len(found) == given.turns:
                break
        if len(found) != before:
            before = len(found)
            print(summary(found), flush=True)
        seed += 1


if __name__ == "__main__":
    main()
