"""What a seat may know about face-down planets, a full position that fits it, and the audit."""

from ....engine import Draw, cloner
from ..flight.compass import DIRECTIONS
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.position import fleet
from ..rules.powers import printed
from ..rules.setup import group, open_holes
from ..rules.state import (
    ASTEROID,
    FLEET,
    HOMEWORLD,
    NOBODY,
    STARSHIPS,
    UNKNOWN,
    Arriving,
    FinishingFlick,
    Moving,
    State,
)

copy = cloner(State)


def view(s: State, seat: int) -> State:
    """Return the position without the face-down discs that *seat* has not scanned."""
    shown: State = copy(s)
    shown.rng = 0
    for planet in shown.planets:
        if not planet.up and not planet.scanned >> seat & 1:
            planet.disc = UNKNOWN
    return shown


def missing(s: State, quadrant: int) -> list[int]:
    """Return the discs of a quadrant's group that are unknown in *s*, given public knowledge and
    scans.
    """
    left = list(group(s, quadrant))
    for hole in open_holes(s, quadrant):
        if s.planets[hole].disc != UNKNOWN:
            left[s.planets[hole].disc] -= 1
    return [disc for disc, count in enumerate(left) for _ in range(count)]


def determinize(known: State, seat: int, draw: Draw) -> State:
    """Return a position with the unknown discs of each quadrant placed at random."""
    s: State = copy(known)
    s.rng = draw(1 << 32)
    for quadrant in range(len(galaxy(s.parts).quadrants)):
        left = missing(s, quadrant)
        for hole in open_holes(s, quadrant):
            if s.planets[hole].disc == UNKNOWN:
                s.planets[hole].disc = left.pop(draw(len(left)))
    return s


def audit(s: State) -> None:
    """Check that no piece, disc or token is lost or duplicated, and that nothing is where it may
    not be.
    """
    numbers, board = printed(s.parts), galaxy(s.parts)
    seats = range(len(s.players))
    assert (
        len(s.planets) == len(board.holes)
        and len(s.homes) == len(seats)
        and {s.hand, *s.hands} <= {*board.hands}
    )
    assert all(
        planet.owner in (NOBODY, *seats) and 0 <= planet.scanned < 1 << len(seats)
        for planet in s.planets
    )
    assert all((0 if planet.up else UNKNOWN) <= planet.disc <= HOMEWORLD for planet in s.planets)
    assert all(ship // FLEET in seats for ship in s.ships) and {s.first, s.ending} <= {
        NOBODY,
        *seats,
    }
    for f, under in zip(s.stack[1:], s.stack, strict=False):
        if isinstance(f, FinishingFlick):
            hand, most = board.hands[hand_of(s, f.seat)], board.physics.power_max
            assert f is s.stack[-1] and isinstance(under, Moving) and under.seat == f.seat
            assert s.timing and f.ship in s.ships and f.ship // FLEET == f.seat
            assert 0 <= f.angle < DIRECTIONS and 1 <= f.power <= most
            assert abs(f.turn) <= hand.draws * hand.angle
    assert not isinstance(s.stack[0] if s.stack else None, FinishingFlick)
    in_hand = [f.ship for f in s.stack if isinstance(f, Arriving)]
    assert not set(in_hand) & set(s.ships)
    for seat, player in enumerate(s.players):
        held = [planet for planet in s.planets if planet.owner == seat]
        aboard = fleet(s, seat) + [ship for ship in in_hand if ship // FLEET == seat]
        battleships = sum(ship % FLEET == STARSHIPS for ship in aboard)
        assert s.planets[s.homes[seat]] in held and min(player.troops, player.box_troops) >= 0
        assert (
            min(player.starships, player.box_starships, player.battleship, player.box_battleship)
            >= 0
        )
        assert (
            player.troops + player.box_troops + sum(p.troops for p in held)
            == numbers.supply[0] + numbers.box[0]
        )
        assert player.starships + player.box_starships + len(aboard) - battleships == STARSHIPS
        assert player.battleship + player.box_battleship + battleships == 1
        stock = player.facilities, player.colonies, player.cities
        built = [
            sum(getattr(p, kind) for p in held) for kind in ("facilities", "colonies", "cities")
        ]
        assert tuple(map(sum, zip(stock, built, strict=True))) == numbers.stock and min(stock) >= 0
        assert sum(p.facilities > numbers.facilities for p in held) <= 1
    for hole, planet in enumerate(s.planets):
        assert min(planet.troops, planet.facilities, planet.colonies, planet.cities) >= 0
        assert planet.disc == HOMEWORLD or (planet.owner == NOBODY) == (planet.items == 0)
        assert planet.disc == HOMEWORLD or planet.items <= numbers.items
        assert planet.disc not in (ASTEROID, HOMEWORLD) or not planet.facilities
        assert (planet.disc == HOMEWORLD) == (hole in s.homes) and planet.facilities <= numbers.twin
        assert planet.up or not planet.items
    for quadrant in range(len(board.quadrants)):
        found = [s.planets[hole].disc for hole in open_holes(s, quadrant)]
        assert UNKNOWN in found or tuple(map(found.count, range(len(group(s, quadrant))))) == group(
            s, quadrant
        )
    for x, y in s.ships.values():
        assert 0 <= x <= board.side and 0 <= y <= board.side
    for player in s.players:
        tracks = zip(player.levels, numbers.technologies, strict=True)
        assert all(0 <= level <= len(track) for level, track in tracks) and player.vp >= 0
    assert s.round >= 0 and s.quiet >= -1 and s.passes >= 0
    if s.ending == NOBODY:  # in the last turns neither ends the game
        assert s.quiet <= numbers.quiet_rounds and s.passes <= numbers.passes * len(seats)
    taken = sum(player.vp for player in s.players)
    assert s.pile + taken == s.tokens if s.ending == NOBODY else s.pile == 0 and taken >= s.tokens
