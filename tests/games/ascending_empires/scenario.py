"""Scenes for tests: place the pieces a rule needs, take an action, and inspect the result."""

from collections.abc import Mapping
from typing import Any

from tabletop_tui.engine import Event, Illegal, apply, check, closed, kind_of, offers, start, to_act
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import (
    Arrive,
    Done,
    Flick,
    Launch,
    Pass,
    Recruit,
    Stop,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import (  # fmt: skip
    ASTEROID,
    BROWN,
    FLEET,
    GREY,
    HOMEWORLD,
    NOBODY,
    ORANGE,
    PURPLE,
    STARSHIPS,
    Acting,
    EndingTurn,
    Moving,
    Planet,
    Player,
    State,
)

__all__ = [
    "ASTEROID",
    "BROWN",
    "GREY",
    "HOMEWORLD",
    "NOBODY",
    "ORANGE",
    "PURPLE",
    "Arrive",
    "Done",
    "Pass",
    "Recruit",
    "Scene",
    "Stop",
    "hole",
    "mm",
]

BOARD = galaxy()
HOLES = {h.key: h.index for h in BOARD.holes}


def hole(name: str) -> int:
    """Return the index of a hole by a name such as "alpha C"."""
    return HOLES[name.replace(" ", "-")]


def mm(x: float, y: float) -> tuple[int, int]:
    """Return a place given in millimetres."""
    return round(x * 1000), round(y * 1000)


class Scene:
    """A game in progress: an empty board except for homeworlds, seat 0 to act, all hands steady.

    Pieces come out of supply first, then out of the box, so every scene adds up. *colour* is the
    disc in each hole that a scene has not set; all planets are face up unless :meth:`face_down` is
    used.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        chosen: Mapping[str, Any] = {"hand": "steady", "first": 1, **options}
        self.s: State = start(GAME, seats, seed, chosen)[0]
        self.events: list[Event] = []
        for ship in list(self.s.ships):
            del self.s.ships[ship]
            self.s.players[ship // FLEET].starships += 1
        for planet in self.s.planets:
            planet.up = True

    # pieces

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def planet(self, name: str) -> Planet:
        return self.s.planets[hole(name)]

    def disc(self, name: str, kind: int) -> None:
        """Put this kind of disc into a hole, swapping it with an empty hole of its quadrant."""
        here = hole(name)
        if self.s.planets[here].disc == kind:
            return
        quadrant = BOARD.holes[here].quadrant
        same = (
            h.index
            for h in BOARD.holes
            if h.quadrant == quadrant and not h.homeworld and h.index != here
        )
        there = next(
            h for h in same if self.s.planets[h].disc == kind and not self.s.planets[h].items
        )
        self.s.planets[there].disc, self.s.planets[here].disc = self.s.planets[here].disc, kind

    def face_down(self, name: str) -> None:
        self.planet(name).up = False

    def put(
        self,
        seat: int,
        name: str,
        troops: int = 0,
        facilities: int = 0,
        colonies: int = 0,
        cities: int = 0,
    ) -> None:
        """Put items on a planet (or troops on a homeworld)."""
        planet, player = self.planet(name), self.player(seat)
        if facilities and planet.disc == ASTEROID:
            self.disc(name, ORANGE)
        for _ in range(troops):
            if player.troops:
                player.troops -= 1
            else:
                player.box_troops -= 1
        player.facilities -= facilities
        player.colonies -= colonies
        player.cities -= cities
        planet.troops += troops
        planet.facilities += facilities
        planet.colonies += colonies
        planet.cities += cities
        planet.owner = seat

    def number(self, seat: int, big: bool = False) -> int:
        """Take a ship out of supply or box and return its number."""
        player = self.player(seat)
        if big:
            taken = "battleship" if player.battleship else "box_battleship"
        else:
            taken = "starships" if player.starships else "box_starships"
        setattr(player, taken, getattr(player, taken) - 1)
        low = seat * FLEET
        return (
            low + STARSHIPS
            if big
            else next(n for n in range(low, low + STARSHIPS) if n not in self.s.ships)
        )

    def ship(self, seat: int, x: float, y: float, big: bool = False) -> int:
        """Put a ship at a place given in millimetres."""
        ship = self.number(seat, big)
        self.s.ships[ship] = mm(x, y)
        return ship

    def orbit(self, seat: int, name: str, spot: int = 0, big: bool = False) -> int:
        """Put a ship on a launch place of a hole: 0 to 63 clockwise from the east, 64 to 127
        further out.
        """
        ship = self.number(seat, big)
        self.s.ships[ship] = BOARD.launch[hole(name)][spot]
        return ship

    def beside(self, ship: int, x: float, y: float) -> None:
        """Move a ship to a place in millimetres."""
        self.s.ships[ship] = mm(x, y)

    def supply(
        self,
        seat: int,
        troops: int | None = None,
        starships: int | None = None,
        battleship: int | None = None,
    ) -> None:
        """Set a supply; the rest goes to or comes from the box."""
        player = self.player(seat)
        if troops is not None:
            player.box_troops += player.troops - troops
            player.troops = troops
        if starships is not None:
            player.box_starships += player.starships - starships
            player.starships = starships
        if battleship is not None:
            player.box_battleship += player.battleship - battleship
            player.battleship = battleship

    def levels(
        self, seat: int, orange: int = 0, grey: int = 0, brown: int = 0, purple: int = 0
    ) -> None:
        self.player(seat).levels = (orange, grey, brown, purple)

    def pile(self, left: int) -> None:
        """Leave *left* tokens in the pile; seat 1 has taken the rest."""
        self.player(1).vp += self.s.pile - left
        self.s.pile = left

    def turn(self, seat: int) -> None:
        """Make it the turn of *seat*."""
        self.s.stack = [EndingTurn(seat), Acting(seat)]

    # actions

    @property
    def seat(self) -> int:
        """Return the seat that decides now."""
        return to_act(GAME, self.s)[0]

    @property
    def over(self) -> bool:
        return not self.s.stack

    def do(self, *actions: Any) -> list[Event]:
        """Carry out actions of the seat that decides, and return all events."""
        events: list[Event] = []
        for action in actions:
            GAME.audit(self.s)
            events += apply(GAME, self.s, self.seat, action)
            GAME.audit(self.s)
        self.events += events
        return events

    def refused(self, action: Any) -> str:
        """Return why the seat that decides may not take the action, "" if it may.

        Check that the offers agree (a flick is never listed).
        """
        reason = ""
        try:
            check(GAME, self.s, self.seat if self.s.stack else 0, action)
        except Illegal as no:
            reason = no.reason
            assert reason
        if self.s.stack and not isinstance(action, Flick):
            assert (action in self.offered(type(action))) == (not reason), (action, reason)
        return reason

    def may(self, action: Any) -> bool:
        """Return whether an action is both allowed and offered."""
        return not self.refused(action)

    def offered(self, kind: type[Any]) -> list[Any]:
        """Return all actions of a kind on offer, without duplicates."""
        shapes = [o.choices for o in offers(GAME, self.s, self.seat) if o.action is kind]
        found = list(shapes[0].actions) if shapes else []  # type: ignore[union-attr]
        assert len(found) == len(set(found))
        return found

    def kinds(self) -> set[str]:
        """Return the kinds of action on offer."""
        return {kind_of(offer.action) for offer in offers(GAME, self.s, self.seat)}

    def why_closed(self, kind: type[Any]) -> str:
        """Return the reason shown beside a kind of action that is not possible."""
        return next((c.why.reason for c in closed(GAME, self.s, self.seat) if c.action is kind), "")

    def launch(self, name: str, spot: int | None = None, big: bool = False) -> list[Event]:
        """Launch from a hole to a launch place (the first free one)."""
        events = self.do(Launch(hole(name), big))
        places = self.offered(Arrive)
        return events + self.do(places[0] if spot is None else Arrive(hole(name), spot))

    def move(self) -> list[Event]:
        """Make a Move that changes nothing near the scene: a scout of the current player drifts a
        centimetre, far away.
        """
        seat = self.seat
        scout = self.ship(seat, 20, 356)
        events = self.do(Flick(scout, 0, 1))
        return events + (
            self.do(Stop()) if self.s.stack and type(self.s.stack[-1]) is Moving else []
        )

    def finish(self) -> None:
        """Finish the turn: end the Move or Recruit, decline what is left."""
        seat = self.s.stack[0].seat  # type: ignore[union-attr]
        while self.s.stack and self.s.stack[0].seat == seat:  # type: ignore[union-attr]
            kinds = self.kinds()
            self.do(Stop() if "stop" in kinds else Done() if "done" in kinds else Pass())


def of(events: list[Event], kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in events if type(event) is kind]
