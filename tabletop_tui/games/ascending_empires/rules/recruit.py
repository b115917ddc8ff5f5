"""Recruit: place troops from supply, or take them back; and the garrison that a technology adds."""

from collections.abc import Iterable

from ....engine import Illegal, Menu, Offer, OneOf, Part, Say, Step, need
from .actions import Done, Recruit, TakeBack
from .events import Abandoned, Recruited, TookBack
from .position import hindered, holdings, traffic, vacate
from .powers import powers, printed
from .state import HOMEWORLD, Acting, Garrisoning, Recruiting, State, TakingBack

RECRUITS = tuple(Recruit(hole) for hole in range(64))
TAKEN = tuple(tuple(TakeBack(hole, troops) for troops in range(1, 15)) for hole in range(64))
DONE = Done()
ENOUGH = Offer(Done, OneOf((DONE,)))


def room(s: State, hole: int) -> bool:
    """Whether one more item fits; a homeworld has no limit (R12)."""
    planet = s.planets[hole]
    return planet.disc == HOMEWORLD or planet.items < printed(s.parts).items


def open_to_troops(s: State, seat: int) -> list[int]:
    """The holes where *seat* may place a troop now."""
    if not s.players[seat].troops:
        return []
    around = traffic(s)
    return [
        hole
        for hole in holdings(s, seat)
        if room(s, hole) and not hindered(s, hole, around, "recruit")
    ]


def check_place(s: State, seat: int, a: Recruit) -> None:
    """Refuse to place a troop where it cannot stand."""
    need(s.players[seat].troops, "no-troop")
    need(
        0 <= a.hole < len(s.planets) and s.planets[a.hole].owner == seat,
        "not-occupied",
        hole=a.hole,
    )
    need(room(s, a.hole), "full", hole=a.hole)
    need(not hindered(s, a.hole, traffic(s), "recruit"), "blockaded", hole=a.hole)


def place(s: State, seat: int, hole: int, say: Say) -> None:
    """Put one troop from supply on a planet."""
    s.players[seat].troops -= 1
    s.planets[hole].troops += 1
    say(Recruited(seat, hole))


class RecruitPart(Part[State, Acting]):
    """Placing up to 2 troops, one by one."""

    action = Recruit

    def offer(self, s: State, f: Acting, seat: int) -> OneOf | None:
        holes = open_to_troops(s, seat)
        return OneOf([RECRUITS[hole] for hole in holes]) if holes else None

    def why_not(self, s: State, f: Acting, seat: int) -> Illegal:
        return Illegal("no-troop" if not s.players[seat].troops else "nowhere-to-recruit")

    def check(self, s: State, f: Acting, seat: int, a: Recruit) -> None:
        check_place(s, seat, a)

    def apply(self, s: State, f: Acting, seat: int, a: Recruit, say: Say) -> None:
        place(s, seat, a.hole, say)
        s.stack.append(Recruiting(seat, powers(s, seat).recruits - 1))


class TakeBackPart(Part[State, Acting | TakingBack]):
    """Taking troops back, planet by planet."""

    action = TakeBack

    def offer(self, s: State, f: Acting | TakingBack, seat: int) -> OneOf | None:
        standing = [(hole, s.planets[hole].troops) for hole in holdings(s, seat)]
        actions = [a for hole, troops in standing for a in TAKEN[hole][:troops]]
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Acting | TakingBack, seat: int) -> Illegal:
        return Illegal("no-troop-on-board")

    def check(self, s: State, f: Acting | TakingBack, seat: int, a: TakeBack) -> None:
        need(
            0 <= a.hole < len(s.planets) and s.planets[a.hole].owner == seat,
            "not-occupied",
            hole=a.hole,
        )
        need(
            1 <= a.troops <= s.planets[a.hole].troops,
            "too-few-troops",
            hole=a.hole,
            troops=a.troops,
        )

    def apply(self, s: State, f: Acting | TakingBack, seat: int, a: TakeBack, say: Say) -> None:
        s.planets[a.hole].troops -= a.troops
        s.players[seat].troops += a.troops
        say(TookBack(seat, a.hole, a.troops))
        if vacate(s, a.hole):
            say(Abandoned(seat, a.hole))
        if type(f) is not TakingBack:
            s.stack.append(TakingBack(seat))


class DonePart(Part[State, TakingBack]):
    """Enough troops have been taken back."""

    action = Done

    def offer(self, s: State, f: TakingBack, seat: int) -> OneOf:
        return OneOf((DONE,))

    def apply(self, s: State, f: TakingBack, seat: int, a: Done, say: Say) -> None:
        s.stack.pop()


class TakingBackStep(Menu[State, TakingBack]):
    """Any number of troops may be taken back, from as many planets (R15)."""

    frame, rule, forced = TakingBack, "recruit.back", True
    parts = (TakeBackPart(), DonePart())


class RecruitingStep(Step[State, Recruiting]):
    """The troops that are left in this Recruit may be placed anywhere (R15)."""

    frame, rule, forced = Recruiting, "recruit.place", True

    def who(self, s: State, f: Recruiting) -> tuple[int, ...]:
        return (f.seat,) if f.left > 0 else ()

    def offers(self, s: State, f: Recruiting, seat: int) -> Iterable[Offer]:
        holes = open_to_troops(s, seat)
        if holes:
            yield Offer(Recruit, OneOf([RECRUITS[hole] for hole in holes]))
        yield ENOUGH

    def check(self, s: State, f: Recruiting, seat: int, a: Recruit | Done) -> None:
        if not isinstance(a, Done):
            need(isinstance(a, Recruit), "not-now")
            check_place(s, seat, a)

    def apply(self, s: State, f: Recruiting, seat: int, a: Recruit | Done, say: Say) -> None:
        if isinstance(a, Done):
            s.stack.pop()
        else:
            f.left -= 1
            place(s, seat, a.hole, say)

    def run(self, s: State, f: Recruiting, say: Say) -> None:
        s.stack.pop()


class GarrisoningStep(Step[State, Garrisoning]):
    """The free troop of brown 4, placed by the rules of Recruit; it may be declined (AE-159)."""

    frame, rule = Garrisoning, "technology.garrison"

    def who(self, s: State, f: Garrisoning) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Garrisoning, say: Say) -> None:
        s.stack.pop()
        troops = powers(s, f.seat).garrison
        if troops:
            s.stack.append(Recruiting(f.seat, troops, free=True))
