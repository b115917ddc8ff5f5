"""The turn: one of five actions, or a pass."""

from typing import Any

from ....engine import FixedPart, Menu, Say, then
from .actions import AttackPlanet, AttackShip, Pass
from .battle import AttackPlanetPart, AttackShipPart
from .build import BuildCityPart, BuildColonyPart, BuildFacilityPart
from .events import Passed
from .mine import MinePart
from .move import MOVE_PARTS, MOVES
from .powers import powers
from .recruit import RecruitPart, TakeBackPart
from .research import DevelopPart
from .state import Acting, Attacking, Garrisoning, Moving, State

ATTACKS = (AttackShip, AttackPlanet)


class PassPart(FixedPart[State, Acting]):
    """Take no action: no attacks and no garrison follow, but the scan does (R6)."""

    action = Pass

    def apply(self, s: State, f: Acting, seat: int, a: Pass, say: Say) -> None:
        s.passes += 1
        say(Passed(seat))


class ActingStep(Menu[State, Acting]):
    """One action per turn (AE-020).

    A Move may start with a point, or with an attack that spends none (R7).
    """

    frame, rule = Acting, "turn"
    parts = (
        RecruitPart(),
        TakeBackPart(),
        *MOVE_PARTS,
        AttackShipPart(),
        AttackPlanetPart(),
        MinePart(),
        BuildFacilityPart(),
        BuildColonyPart(),
        BuildCityPart(),
        DevelopPart(),
        PassPart(),
    )

    def apply(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        s.stack.pop()
        here: Acting | Moving | Attacking = f
        if type(a) is not Pass:
            s.passes = 0
            s.stack.append(Garrisoning(seat))
        if type(a) in MOVES:
            here = Moving(seat, powers(s, seat).points - 1)
            then(s, here, Attacking(seat))
        elif type(a) in ATTACKS:
            here = Attacking(seat)
            s.stack.append(here)
        super().apply(s, here, seat, a, say)  # type: ignore[arg-type]
