"""The end of a turn: scan, check for the end of the game, and pass the turn to the left."""

from typing import Literal

from ....engine import Say, Step
from .events import Ended, Scanned
from .position import fleet, orbits
from .powers import printed
from .scoring import best
from .state import NOBODY, Acting, EndingTurn, State


def begin_turn(s: State, seat: int) -> None:
    """Let *seat* act; a new round starts with the first player."""
    s.round += seat == s.first
    s.stack += [EndingTurn(seat), Acting(seat)]


def scan(s: State, seat: int, say: Say) -> None:
    """Look at every face-down disc with a ship of *seat* in orbit; no other seat learns what it is
    (R50, R51).
    """
    for ship in fleet(s, seat):
        for hole in orbits(s, ship):
            planet = s.planets[hole]
            if not planet.up and not planet.scanned >> seat & 1:
                planet.scanned |= 1 << seat
                say(Scanned(seat, hole, planet.disc))


def over(s: State, following: int) -> Literal["pile", "quiet", "passes"] | None:
    """Return why the game is over before the turn of *following*, or None."""
    if s.ending != NOBODY:
        return "pile" if following == s.ending else None
    if s.passes >= printed(s.parts).passes * len(s.players):
        return "passes"
    return "quiet" if s.quiet >= printed(s.parts).quiet_rounds else None


class EndingTurnStep(Step[State, EndingTurn]):
    """Scan; then the last turns (R53), a galaxy asleep (R56, R57), or the next player."""

    frame, rule = EndingTurn, "scan"

    def who(self, s: State, f: EndingTurn) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: EndingTurn, say: Say) -> None:
        s.stack.pop()
        scan(s, f.seat, say)
        following = (f.seat + 1) % len(s.players)
        if following == s.first:
            s.quiet += 1
        why = over(s, following)
        if why is None:
            begin_turn(s, following)
        else:
            say(Ended(why, best(s)))
