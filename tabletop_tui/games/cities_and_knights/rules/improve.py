"""City improvements, and the metropolises won at the top levels."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say, SingleStep
from .actions import Improve, RaiseMetropolis
from .constants import PAPER, TOP_LEVEL, TRACKS, TRADE
from .events import Improved, MetropolisLost, MetropolisRaised
from .frames import Acting, Crowning, Phase
from .network import pieces, plain_cities
from .parts import ActionCache, SeatAssets, TurnPart
from .rates import refresh
from .state import State
from .victory import check_victory

LEVELS = tuple(Improve(track) for track in range(len(TRACKS)))
METROPOLISES = ActionCache(RaiseMetropolis)


def price(s: State, f: Phase, seat: int, track: int) -> int:
    """Return the commodities for the next level: its number, one less with the Crane (CK-141,
    CK-178).
    """
    return s.players[seat].tracks[track] + 1 - (isinstance(f, Acting) and f.crane)


class Improvement(TurnPart[Phase]):
    """Buy the next level of a track (CK-142).

    It takes a city on the board, levels 4 and 5 a plain one (CK-150).
    """

    action, nothing, urban = Improve, "no-improvement", True

    def plausible(self, means: SeatAssets) -> bool:
        return means.commodities and super().plausible(means)

    def reason_beside_cost(self, s: State, f: Phase, seat: int) -> str:
        return "" if pieces(s, seat).cities else "no-city"

    def candidates(self, s: State, f: Phase, seat: int) -> Sequence[Improve]:
        return LEVELS

    def why(self, s: State, f: Phase, seat: int, a: Improve) -> str:
        if not 0 <= a.track < len(TRACKS):
            return "no-improvement"
        player = s.players[seat]
        if player.tracks[a.track] >= TOP_LEVEL:
            return "top-level"
        if player.hand[PAPER + a.track] < price(s, f, seat, a.track):
            return "too-few-commodities"
        return "no-plain-city" if lacks_city(s, seat, a.track) else ""

    def reason_nothing(self, s: State, f: Phase, seat: int) -> str:
        """Return the reason against all tracks, if they share one."""
        reasons = {self.why(s, f, seat, a) for a in LEVELS}
        return reasons.pop() if len(reasons) == 1 else self.nothing

    def apply(self, s: State, f: Phase, seat: int, a: Improve, say: Say) -> None:
        player, cost = s.players[seat], price(s, f, seat, a.track)
        player.hand[PAPER + a.track] -= cost
        player.cards -= cost
        s.bank[PAPER + a.track] += cost
        if isinstance(f, Acting):
            f.crane = False
        player.tracks[a.track] = level = player.tracks[a.track] + 1
        say(Improved(seat, a.track, level))
        if a.track == TRADE and level == 3:
            refresh(s, seat)
        if wins_metropolis(s, seat, a.track):
            s.stack.append(Crowning(seat, a.track))


def metropolis_owner(s: State, track: int) -> int:
    """Return the seat that holds the metropolis of a track, or -1."""
    node = s.metropolis[track]
    return s.owner[node] if node >= 0 else -1


def lacks_city(s: State, seat: int, track: int) -> bool:
    """Return whether the next level lacks a plain city.

    Level 5 needs none for the metropolis' own holder (CK-156).
    """
    level = s.players[seat].tracks[track] + 1
    if level < 4 or (level == TOP_LEVEL and metropolis_owner(s, track) == seat):
        return False
    return not plain_cities(s, seat)


def wins_metropolis(s: State, seat: int, track: int) -> bool:
    """Return whether the track's level wins the metropolis.

    Level 4 takes a free one (CK-148), level 5 one held at level 4 (CK-153).
    """
    level, now = s.players[seat].tracks[track], metropolis_owner(s, track)
    if now < 0:
        return level >= 4
    return now != seat and level == TOP_LEVEL and s.players[now].tracks[track] < TOP_LEVEL


class CrownStep(SingleStep[State, Crowning]):
    """The player puts the metropolis on a plain city of their choice, at once (CK-148)."""

    frame, rule, forced = Crowning, "metropolis", True
    action, wrong_kind = RaiseMetropolis, "metropolis-first"

    def candidates(self, s: State, f: Crowning, seat: int) -> Sequence[RaiseMetropolis]:
        return [METROPOLISES[n] for n in pieces(s, seat).cities]

    def why(self, s: State, f: Crowning, seat: int, a: RaiseMetropolis) -> str:
        return "" if a.node in plain_cities(s, seat) else "not-plain-city"

    def apply(self, s: State, f: Crowning, seat: int, a: RaiseMetropolis, say: Say) -> None:
        s.stack.pop()
        loser = metropolis_owner(s, f.track)
        if loser >= 0:
            s.players[loser].points -= 2
            say(MetropolisLost(loser, f.track, s.metropolis[f.track]))
        s.metropolis[f.track] = a.node
        s.players[seat].points += 2
        say(MetropolisRaised(seat, f.track, a.node))
        check_victory(s, say)
