"""The names of directions, planets, ships and technologies, as facts."""

from ....engine import Who, Word
from ..flight.compass import DIRECTIONS
from ..rules.galaxy import galaxy
from ..rules.powers import printed
from ..rules.state import COLOURS, DISCS, FLEET, FROM_SUPPLY, HOMEWORLD, STARSHIPS, UNKNOWN, State

POINTS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")

ITEMS = ("troops", "facilities", "colonies", "cities")
"""The items on a planet: their fields, and the words for a number of them."""


def compass(angle: int) -> Word:
    """Return the compass point nearest to a direction of a flick."""
    eighth = DIRECTIONS // len(POINTS)
    return Word(f"point-{POINTS[(angle + eighth // 2) // eighth % len(POINTS)]}")


def hole_name(view: State, hole: int) -> Word:
    """Return the name of a hole, such as Alpha C, or whose homeworld it is."""
    board = galaxy(view.parts)
    if not 0 <= hole < len(board.holes):
        return Word("nowhere")
    planet, place = view.planets[hole], board.holes[hole]
    if planet.disc == HOMEWORLD:
        return Word("homeworld-of", (("seat", Who(planet.owner)),))
    return Word(
        "hole",
        (("quadrant", Word(f"quadrant-{board.quadrants[place.quadrant]}")), ("slot", place.slot)),
    )


def planet_name(view: State, hole: int) -> Word:
    """Return the name of a hole with its disc, as far as the view knows it."""
    name = hole_name(view, hole)
    if name.key != "hole":
        return name
    disc = view.planets[hole].disc
    return Word("planet", (("name", name), ("disc", disc_name(disc))))


def disc_name(disc: int) -> Word:
    """Return the kind of a disc: a colour, an asteroid, or unknown."""
    return Word("disc-unknown" if disc == UNKNOWN else f"disc-{DISCS[disc]}")


def ship_name(ship: int) -> Word:
    """Return a ship with its owner and number."""
    if ship == FROM_SUPPLY:
        return Word("ship-in-supply")
    number = ship % FLEET
    kind = "battleship-of" if number == STARSHIPS else "starship-of"
    return Word(kind, (("seat", Who(ship // FLEET)), ("number", number + 1)))


def own_ship(ship: int) -> Word:
    """Return a ship by number, its player being named already."""
    number = ship % FLEET
    kind = "own-battleship" if number == STARSHIPS else "own-starship"
    return Word(kind, (("number", number + 1),))


def chosen_ship(ship: int) -> Word:
    """Return a ship of the player who chooses an action, by number."""
    if ship == FROM_SUPPLY:
        return Word("ship-in-supply")
    number = ship % FLEET
    kind = "chosen-battleship" if number == STARSHIPS else "chosen-starship"
    return Word(kind, (("number", number + 1),))


def technology_name(view: State, colour: int, level: int) -> Word:
    """Return a level of a colour with its name on the placard."""
    track = printed(view.parts).technologies[colour]
    name = track[level - 1].name if 0 < level <= len(track) else ""
    return Word(
        "technology",
        (("colour", Word(f"colour-{COLOURS[colour]}")), ("level", level), ("name", name)),
    )
