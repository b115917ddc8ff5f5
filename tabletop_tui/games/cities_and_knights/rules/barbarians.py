"""The barbarians: the ship, the attack, the reward of the defenders, the loss of cities."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say, SingleStep, Step
from .actions import ChooseDeck, LoseCity
from .constants import CITY, KNIGHTS, SETTLEMENT, STEPS, TIPPED
from .events import (
    Attacked,
    BarbariansLeft,
    CityLost,
    DefenderNamed,
    DefendersTied,
    Repelled,
    ShipMoved,
    Unharmed,
)
from .frames import Attacking, Losing, Retreating, Rewarding
from .network import pieces, plain_cities
from .parts import ActionCache
from .progress_cards.progress import draw_card, limit_hands
from .state import State, owing, turn_order
from .victory import check_victory

CITIES, DECKS = ActionCache(LoseCity), ActionCache(ChooseDeck)


def move_ship(s: State, say: Say) -> None:
    """Move the ship one step; it lands on the seventh (CK-055, CK-056)."""
    s.ship += 1
    say(ShipMoved(s.ship))
    if s.ship == STEPS:
        s.stack.append(Attacking())


def strength(s: State) -> int:
    """Return the barbarians' strength: one per city (CK-057)."""
    return s.piece.count(CITY)


def shares(s: State) -> list[int]:
    """Return the levels of all active knights by seat (CK-058)."""
    found = [0] * len(s.players)
    for n, piece in enumerate(s.piece):
        if piece > KNIGHTS and s.active[n]:
            found[s.owner[n]] += piece - KNIGHTS
    return found


def losers(s: State) -> list[int]:
    """Return the seats that would lose a city: the lowest contributors with a plain city (CK-067 to
    CK-069).
    """
    given = shares(s)
    exposed = [seat for seat in turn_order(s) if plain_cities(s, seat)]
    least = min((given[seat] for seat in exposed), default=0)
    return [seat for seat in exposed if given[seat] == least]


class AttackStep(Step[State, Attacking]):
    """Resolve the attack. Everything is computed before anything changes (CK-073, H33)."""

    frame, rule = Attacking, "barbarians"

    def who(self, s: State, f: Attacking) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Attacking, say: Say) -> None:
        given = shares(s)
        attackers, defence = strength(s), sum(given)
        say(Attacked(attackers, defence, tuple(given)))
        s.stack[-1] = Retreating()
        if defence >= attackers:
            self.reward(s, given, say)
        else:
            lost = losers(s)
            if lost:
                s.stack.append(Losing([int(seat in lost) for seat in range(len(s.players))]))
            else:
                say(Unharmed())
        check_victory(s, say)

    def reward(self, s: State, given: list[int], say: Say) -> None:
        """Reward the best defender with a point (CK-061), several with a card each (CK-062), none
        at 0 (CK-066).
        """
        top = max(given)
        best = [seat for seat in turn_order(s) if given[seat] == top]
        if not top:
            say(Repelled())
        elif len(best) == 1:
            s.players[best[0]].defender += 1
            s.players[best[0]].points += 1
            say(DefenderNamed(best[0]))
        else:
            say(DefendersTied(tuple(best)))
            s.stack.append(Rewarding(best))


class RewardStep(SingleStep[State, Rewarding]):
    """Tied defenders choose a deck and draw from it, in turn order (CK-063, CK-064)."""

    frame, rule, forced = Rewarding, "barbarians.reward", True
    action, wrong_kind = ChooseDeck, "deck-first"

    def who(self, s: State, f: Rewarding) -> tuple[int, ...]:
        return (f.todo[0],) if f.todo and self.possible(s, f, f.todo[0]) else ()

    def run(self, s: State, f: Rewarding, say: Say) -> None:
        s.stack.pop()
        limit_hands(s)

    def candidates(self, s: State, f: Rewarding, seat: int) -> Sequence[ChooseDeck]:
        return [DECKS[deck] for deck in range(len(s.decks))]

    def why(self, s: State, f: Rewarding, seat: int, a: ChooseDeck) -> str:
        if not 0 <= a.deck < len(s.decks):
            return "deck-first"
        return "" if len(s.decks[a.deck]) else "deck-empty"

    def apply(self, s: State, f: Rewarding, seat: int, a: ChooseDeck, say: Say) -> None:
        f.todo.pop(0)
        draw_card(s, seat, a.deck, say)
        check_victory(s, say)


class LoseStep(SingleStep[State, Losing]):
    """Each loser chooses which plain city is pillaged (CK-070)."""

    frame, rule, forced = Losing, "barbarians.loss", True
    action, wrong_kind = LoseCity, "lose-city-first"

    def who(self, s: State, f: Losing) -> tuple[int, ...]:
        return owing(s, f.owed)

    def candidates(self, s: State, f: Losing, seat: int) -> Sequence[LoseCity]:
        return [CITIES[n] for n in pieces(s, seat).cities]

    def why(self, s: State, f: Losing, seat: int, a: LoseCity) -> str:
        return "" if a.node in plain_cities(s, seat) else "not-plain-city"

    def apply(self, s: State, f: Losing, seat: int, a: LoseCity, say: Say) -> None:
        pillage(s, seat, a.node, say)
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()


def pillage(s: State, seat: int, node: int, say: Say) -> None:
    """Turn a city into a settlement and remove its wall (CK-071, CK-139).

    Without a settlement in supply, the city is tipped over (CK-077).
    """
    player = s.players[seat]
    tipped = not player.settlements
    if tipped:
        s.piece[node] = TIPPED
    else:
        s.piece[node] = SETTLEMENT
        player.settlements -= 1
        player.cities += 1
    player.points -= 1
    wall = s.wall[node]
    if wall:
        s.wall[node] = False
        player.walls += 1
    say(CityLost(seat, node, tipped, wall))


class RetreatStep(Step[State, Retreating]):
    """The ship returns, all knights become inactive (CK-074), and the robber is free from now on
    (CK-122).
    """

    frame, rule = Retreating, "barbarians"

    def who(self, s: State, f: Retreating) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Retreating, say: Say) -> None:
        s.stack.pop()
        s.ship = 0
        s.active = [False] * len(s.active)
        say(BarbariansLeft(not s.robber_free))
        s.robber_free = True
