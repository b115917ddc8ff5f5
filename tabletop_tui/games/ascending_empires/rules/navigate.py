"""Navigate: flick a ship with the error of the hand, and resolve what it meets."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from operator import gt
from typing import Any

from ....engine import Aim, Part, Say, SingleStep, draw
from ..flight.compass import DIRECTIONS
from ..flight.flick import Flown, flick, run_out
from .actions import Flick
from .events import Flew, Lost, Rammed, Recalled, Steered
from .galaxy import AimError, galaxy
from .handicaps import hand_of
from .position import add_ship, fleet, why_ship
from .powers import powers
from .state import FLEET, Acting, FinishingFlick, Moving, Point, State


def point(ship: int, angle: int, power: int, errors: tuple[int, ...] = ()) -> Flick:
    """Return the flick of an aim, whose directions count anticlockwise.

    *errors* are those of a timed sweep, as far as it has been stopped.
    """
    return Flick(ship, -angle % DIRECTIONS, power, errors and (-errors[0], *errors[1:]))


def aimed(a: Flick) -> tuple[int, int, int]:
    """Return ship, direction (anticlockwise) and power of a flick: the inverse of :func:`point`."""
    return a.ship, -a.angle % DIRECTIONS, a.power


@lru_cache(maxsize=1 << 12)
def aim(parts: str, hand: str, timing: bool, pieces: tuple[int, ...]) -> Aim:
    """Return the form of a flick for these ships.

    Without timing there is no sweep, and errors are drawn from luck.
    """
    board = galaxy(parts)
    erring, most = board.hands[hand], board.physics.power_max
    if not timing:
        return Aim(point, pieces, DIRECTIONS, most, read=aimed)
    spread, slip = erring.draws * erring.angle, erring.draws * erring.power
    return Aim(point, pieces, DIRECTIONS, most, spread, slip, erring.draws, aimed)


@lru_cache(maxsize=64)
def loosened(parts: str, hand: str, timing: bool, ship: int, stopped: tuple[int, int, int]) -> Aim:
    """Return the form of a flick whose direction has been stopped, so only its power is left."""
    return replace(aim(parts, hand, timing, (ship,)), stopped=stopped)


def slip(s: State, hand: AimError, stopped: tuple[int, ...] = ()) -> tuple[int, int]:
    """Return errors of direction and power, drawing those not *stopped* yet (R34).

    Each is the sum of uniform draws.
    """
    angle, power = (
        *stopped,
        *(drawn(s, hand, n) for n in (hand.angle, hand.power)[len(stopped) :]),
    )
    return angle, power


def drawn(s: State, hand: AimError, most: int) -> int:
    """Draw one error of a hand: a sum of uniform draws from -most to *most*."""
    return sum(draw(s, 2 * most + 1) - most for _ in range(hand.draws)) if most else 0


def why_errors(s: State, seat: int, errors: tuple[int, ...]) -> str:
    """Return why these are not valid errors of a timed sweep, as far as it has been
    stopped (R34).
    """
    if not errors:
        return ""
    if not s.timing:
        return "no-timing"
    hand = galaxy(s.parts).hands[hand_of(s, seat)]
    most = hand.draws * hand.angle, hand.draws * hand.power
    if len(errors) > len(most):
        return "wrong-errors"
    return "wrong-errors" if any(map(gt, map(abs, errors), most)) else ""


class FlickPart(Part[State, Acting | Moving]):
    """Flick any of the player's ships on the board (R26)."""

    action = Flick

    def reason(self, s: State, f: Acting | Moving, seat: int) -> str:
        return "" if fleet(s, seat) else "no-ship-on-board"

    def offer(self, s: State, f: Acting | Moving, seat: int) -> Aim | None:
        ships = fleet(s, seat)
        return aim(s.parts, hand_of(s, seat), s.timing, tuple(ships)) if ships else None

    def possible(self, s: State, f: Acting | Moving, seat: int) -> bool:
        return not self.reason(s, f, seat)

    def why(self, s: State, f: Acting | Moving, seat: int, a: Flick) -> str:
        if reason := why_ship(s, seat, a.ship):
            return reason
        if not 0 <= a.angle < DIRECTIONS:
            return "no-such-direction"
        if not 1 <= a.power <= galaxy(s.parts).physics.power_max:
            return "no-such-power"
        return why_errors(s, seat, a.errors)

    def facts(
        self, s: State, f: Acting | Moving, seat: int, reason: str, a: Flick | None
    ) -> Mapping[str, Any]:
        if reason == "no-such-power":
            return {"most": galaxy(s.parts).physics.power_max}
        return super().facts(s, f, seat, reason, a)

    def apply(self, s: State, f: Acting | Moving, seat: int, a: Flick, say: Say) -> None:
        assert isinstance(f, Moving)
        if len(a.errors) == 1:
            s.stack.append(FinishingFlick(seat, a.ship, a.angle, a.power, *a.errors))
            say(Steered(seat, a.ship, a.angle, a.power, *a.errors))
            return
        board = galaxy(s.parts)
        angle, power = slip(s, board.hands[hand_of(s, seat)], a.errors)
        seams = draw(s, 1 << 32) << 32 | draw(s, 1 << 32) if s.seams else None
        origin = s.ships[a.ship]
        flown = flick(
            board, s.ships, a.ship, a.angle + angle, run_out(board, a.power, power),
            seats=len(s.players), prow=powers(s, seat).ram_prow, seams=seams,
        )  # fmt: skip
        gone = tuple(ship for ship in s.ships if ship not in flown.ships)
        s.ships = flown.ships
        paths, contacts = flown.flights, flown.contacts
        say(Flew(seat, a.ship, a.angle, a.power, angle, power, paths, contacts, gone))
        self.rammed(s, flown, say)
        for ship in flown.lost:
            if ship != a.ship or not self.recall(s, f, ship, origin, say):
                add_ship(s.players[ship // FLEET], ship)
                say(Lost(ship))

    @staticmethod
    def rammed(s: State, flown: Flown, say: Say) -> None:
        """Send both ships of a ram to supply, without VP; the player's may be spared (orange 2)."""
        if not flown.rammed:
            return
        ship, victim = flown.rammed
        spared = ship in flown.ships or ship in flown.lost
        for gone in (victim,) if spared else (ship, victim):
            add_ship(s.players[gone // FLEET], gone)
        say(Rammed(ship // FLEET, ship, victim, spared))

    @staticmethod
    def recall(s: State, f: Moving, ship: int, origin: Point, say: Say) -> bool:
        """Grey 2: return the flicked ship unless another ship now overlaps its place (AE-149,
        AE-150).
        """
        if f.recalls >= powers(s, ship // FLEET).recalls:
            return False
        f.recalls += 1
        if not galaxy(s.parts).free(ship, origin, s.ships, 0):
            return False
        s.ships[ship] = origin
        say(Recalled(ship // FLEET, ship, *origin))
        return True


class FinishingFlickStep(SingleStep[State, FinishingFlick]):
    """Complete a flick whose direction has been stopped, whatever comes between.

    Its aim and the error of its direction are fixed; only the power is stopped, or drawn from luck
    (R34).
    """

    frame, rule, action = FinishingFlick, "move.navigate", Flick
    flick = FlickPart()

    def offer(self, s: State, f: FinishingFlick, seat: int) -> Aim:
        stopped = -f.angle % DIRECTIONS, f.power, -f.turn
        return loosened(s.parts, hand_of(s, seat), s.timing, f.ship, stopped)

    def why(self, s: State, f: FinishingFlick, seat: int, a: Flick) -> str:
        if (a.ship, a.angle, a.power) != (f.ship, f.angle, f.power):
            return "direction-stopped"
        if len(a.errors) == 1 or a.errors[:1] not in ((), (f.turn,)):
            return "direction-stopped"
        return why_errors(s, seat, a.errors)

    def apply(self, s: State, f: FinishingFlick, seat: int, a: Flick, say: Say) -> None:
        s.stack.pop()
        moving = s.stack[-1]
        assert isinstance(moving, Moving)
        errors = a.errors or slip(s, galaxy(s.parts).hands[hand_of(s, seat)], (f.turn,))
        self.flick.apply(s, moving, seat, replace(a, errors=errors), say)
