"""Recruit: place troops from supply or take them back; and the garrison that a technology adds."""

from ....engine import FixedPart, Menu, Part, Say, Step
from .actions import Done, Recruit, TakeBack
from .events import Abandoned, Recruited, TookBack
from .position import hindered, holdings, vacate, why_hole
from .powers import powers, printed
from .state import HOMEWORLD, Acting, Garrisoning, Recruiting, State, TakingBack

RECRUITS = tuple(Recruit(hole) for hole in range(64))
TAKEN = tuple(tuple(TakeBack(hole, troops) for troops in range(1, 15)) for hole in range(64))


def room(s: State, hole: int) -> bool:
    """Return whether one more item fits; a homeworld has no limit (R12)."""
    planet = s.planets[hole]
    return planet.disc == HOMEWORLD or planet.items < printed(s.parts).items


class RecruitPart(Part[State, Acting | Recruiting]):
    """Place up to 2 troops from supply on planets, one at a time."""

    action, nothing = Recruit, "nowhere-to-recruit"

    def reason(self, s: State, f: Acting | Recruiting, seat: int) -> str:
        return "" if s.players[seat].troops else "no-troop"

    def candidates(self, s: State, f: Acting | Recruiting, seat: int) -> list[Recruit]:
        return [RECRUITS[hole] for hole in holdings(s, seat)]

    def why(self, s: State, f: Acting | Recruiting, seat: int, a: Recruit) -> str:
        if reason := why_hole(s, seat, a.hole):
            return reason
        if not room(s, a.hole):
            return "full"
        return "blockaded" if hindered(s, a.hole, "recruit") else ""

    def apply(self, s: State, f: Acting | Recruiting, seat: int, a: Recruit, say: Say) -> None:
        s.players[seat].troops -= 1
        s.planets[a.hole].troops += 1
        say(Recruited(seat, a.hole))
        if isinstance(f, Recruiting):
            f.left -= 1
        else:
            s.stack.append(Recruiting(seat, powers(s, seat).recruits - 1))


class TakeBackPart(Part[State, Acting | TakingBack]):
    """Take troops back, planet by planet."""

    action, nothing = TakeBack, "no-troop-on-board"

    def candidates(self, s: State, f: Acting | TakingBack, seat: int) -> list[TakeBack]:
        return [a for hole in holdings(s, seat) for a in TAKEN[hole][: s.planets[hole].troops]]

    def why(self, s: State, f: Acting | TakingBack, seat: int, a: TakeBack) -> str:
        if reason := why_hole(s, seat, a.hole):
            return reason
        return "" if 1 <= a.troops <= s.planets[a.hole].troops else "too-few-troops"

    def apply(self, s: State, f: Acting | TakingBack, seat: int, a: TakeBack, say: Say) -> None:
        s.planets[a.hole].troops -= a.troops
        s.players[seat].troops += a.troops
        say(TookBack(seat, a.hole, a.troops))
        if vacate(s, a.hole):
            say(Abandoned(seat, a.hole))
        if type(f) is not TakingBack:
            s.stack.append(TakingBack(seat))


class DonePart(FixedPart[State, Recruiting | TakingBack]):
    """Stop placing or taking back troops."""

    action = Done

    def apply(self, s: State, f: Recruiting | TakingBack, seat: int, a: Done, say: Say) -> None:
        s.stack.pop()


class TakingBackStep(Menu[State, TakingBack]):
    """Any number of troops may be taken back, from any number of planets (R15)."""

    frame, rule, forced = TakingBack, "recruit.back", True
    parts = (TakeBackPart(), DonePart())


class RecruitingStep(Menu[State, Recruiting]):
    """The remaining troops of this Recruit may be placed anywhere (R15)."""

    frame, rule, forced = Recruiting, "recruit.place", True
    parts = (RecruitPart(), DonePart())

    def who(self, s: State, f: Recruiting) -> tuple[int, ...]:
        return (f.seat,) if f.left > 0 else ()

    def run(self, s: State, f: Recruiting, say: Say) -> None:
        s.stack.pop()


class GarrisoningStep(Step[State, Garrisoning]):
    """The free troop of brown 4 is placed by the rules of Recruit; it may be declined (AE-159)."""

    frame, rule = Garrisoning, "technology.garrison"

    def who(self, s: State, f: Garrisoning) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Garrisoning, say: Say) -> None:
        s.stack.pop()
        troops = powers(s, f.seat).garrison
        if troops:
            s.stack.append(Recruiting(f.seat, troops, free=True))
