"""Victory points: scoring at the end of each game turn and at the end of the game."""

from __future__ import annotations

from .....engine import HANDICAP, Say, Step
from ...components.box import box
from ..control import leaders
from ..payments import score
from ..pieces import DISC, GOLD, VP
from ..state import (
    FROM_CITIES,
    FROM_DISCS,
    FROM_GOLD,
    FROM_HANDICAP,
    FROM_PROGRESS,
    FROM_REGIONS,
    FROM_TOWNS,
    SOURCES,
    Closing,
    Scoring,
    State,
)
from .announce import begin_phase
from .phase_events import BonusScored, PointsScored, Won
from .yields import points


class ScoringStep(Step[State, Scoring]):
    """In turn order players score regions, cities, towns and progress tiles."""

    frame, rule = Scoring, "scoring"

    def who(self, s: State, f: Scoring) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Scoring, say: Say) -> None:
        s.stack.pop()
        for seat in s.order:
            gain = points(s, seat)
            for source, vp in zip(
                (FROM_REGIONS, FROM_CITIES, FROM_TOWNS, FROM_PROGRESS), gain, strict=True
            ):
                score(s.players[seat], vp, source)
            say(PointsScored(seat, *gain))
        begin_phase(s, say)


class ClosingStep(Step[State, Closing]):
    """After the last game turn, score gold and resource discs; cubes and food score nothing."""

    frame, rule = Closing, "scoring.end"

    def who(self, s: State, f: Closing) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Closing, say: Say) -> None:
        s.stack.clear()
        for seat in s.order:
            player = s.players[seat]
            gold, discs = bonus(s, player.goods[GOLD], player.goods[DISC])
            score(player, gold, FROM_GOLD)
            score(player, discs, FROM_DISCS)
            say(BonusScored(seat, gold, discs))
        won = winners(s)
        say(Won(won, s.players[won[0]].goods[VP]))


def bonus(s: State, gold: int, discs: int) -> tuple[int, int]:
    """Return the VP for this much gold and this many resource discs at the end of the game."""
    each = box(s.parts).numbers.bonus
    return gold // each, discs // each


def winners(s: State) -> tuple[int, ...]:
    """Return the seats with most VP, of those the ones with most gold; remaining ties share the win
    (R83).
    """
    if s.stack:
        return ()
    best = max((p.goods[VP], p.goods[GOLD]) for p in s.players)
    return tuple(seat for seat, p in enumerate(s.players) if (p.goods[VP], p.goods[GOLD]) == best)


def feats(s: State, seat: int) -> dict[str, int]:
    """Return the number of regions a player leads, alone or tied."""
    return {"lands": sum(seat in leaders(s, region.index)[0] for region in box(s.parts).regions)}


def by_source(s: State, seat: int) -> dict[str, int]:
    """Return a player's VP so far by source; losses are negative. Handicaps are a source where
    anybody has one.
    """
    found = dict(zip(SOURCES, s.players[seat].points, strict=True))
    if not any(player.points[FROM_HANDICAP] for player in s.players):
        del found[HANDICAP]
    return found
