"""Facts for sentences: planets, ships and technologies by the names that players give them."""

from typing import Any

from ...engine import Fact, Who, Word, facts
from .flick_compass import DIRECTIONS
from .galaxy import galaxy
from .powers import printed
from .state import COLOURS, DISCS, FLEET, FROM_SUPPLY, HOMEWORLD, STARSHIPS, UNKNOWN, State

POINTS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")


def compass(angle: int) -> Word:
    """The point of the compass nearest to a direction of a flick."""
    eighth = DIRECTIONS // len(POINTS)
    return Word(f"point-{POINTS[(angle + eighth // 2) // eighth % len(POINTS)]}")


def hole_name(view: State, hole: int) -> Word:
    """The name of a hole, such as Alpha C, or whose homeworld lies there."""
    board = galaxy(view.parts)
    if not 0 <= hole < len(board.holes):
        return Word("nowhere")
    planet, place = view.planets[hole], board.holes[hole]
    if planet.disc == HOMEWORLD:
        return Word("homeworld-of", (("seat", Who(planet.owner)),))
    return Word("hole", (("quadrant", Word(f"quadrant-{board.quadrants[place.quadrant]}")), ("slot", place.slot)))


def planet_name(view: State, hole: int) -> Word:
    """The name of a hole with what lies in it, as far as the view knows."""
    name = hole_name(view, hole)
    if name.key != "hole":
        return name
    disc = view.planets[hole].disc
    return Word("planet", (("name", name), ("disc", disc_name(disc))))


def disc_name(disc: int) -> Word:
    """The kind of a disc: a colour, an asteroid, or not known."""
    return Word("disc-unknown" if disc == UNKNOWN else f"disc-{DISCS[disc]}")


def ship_name(ship: int) -> Word:
    """A ship with its owner and number."""
    if ship == FROM_SUPPLY:
        return Word("ship-in-supply")
    number = ship % FLEET
    kind = "battleship-of" if number == STARSHIPS else "starship-of"
    return Word(kind, (("seat", Who(ship // FLEET)), ("number", number + 1)))


def technology_name(view: State, colour: int, level: int) -> Word:
    """A level of a colour with its name on the placard."""
    track = printed(view.parts).technologies[colour]
    name = track[level - 1].name if 0 < level <= len(track) else ""
    return Word("technology", (("colour", Word(f"colour-{COLOURS[colour]}")), ("level", level), ("name", name)))


def describe(view: State, thing: Any) -> dict[str, Any]:
    """The facts of an action, an event or a refusal."""
    known: dict[str, Any] = dict(thing.facts) if isinstance(thing, Exception) else facts(thing)  # type: ignore[attr-defined]
    told: dict[str, Fact] = {}
    for name, value in known.items():
        if name in ("seat", "first") or (name == "victim" and thing.kind == "planet-destroyed"):
            told[name] = Who(value)
        elif name == "hole":
            told["planet"] = planet_name(view, value)
        elif name in ("ship", "target", "victim"):
            told[name] = ship_name(value)
        elif name == "ships":
            told[name] = tuple(ship_name(ship) for ship in value)
        elif name == "winners":
            told[name] = tuple(Who(seat) for seat in value)
            told["count"] = len(value)
        elif name == "disc":
            told[name] = disc_name(value)
        elif name == "angle":
            told["towards"] = compass(value)
        elif name in ("structure", "why"):
            told[name] = Word(f"{name}-{value}")
        elif isinstance(value, bool):
            told[name] = int(value)
        elif isinstance(value, (int, str)) and name != "kind":
            told[name] = value
    return told | _more(view, thing, known)


def _more(view: State, thing: Any, known: dict[str, Any]) -> dict[str, Fact]:
    """Facts that only some things have."""
    kind = getattr(thing, "kind", "")
    if kind == "launch":
        return {"ship": Word("a-battleship" if thing.battleship else "a-starship")}
    if kind == "arrive":
        board = galaxy(view.parts)
        directions = len(board.launch[thing.hole]) // 2
        angle = thing.spot % directions * DIRECTIONS // directions
        return {
            "towards": compass(angle),
            "degrees": -angle % DIRECTIONS * 360 // DIRECTIONS,
            "circle": thing.spot // directions,
        }
    if kind == "flew":
        bumped = tuple(
            hole_name(view, contact.other) if contact.kind == "planet" else ship_name(contact.other)
            for contact in thing.contacts
            if contact.kind != "ram"
        )
        return {"bumps": len(bumped), "bumped": tuple(dict.fromkeys(bumped))}
    if "colour" in known:
        level = known.get("level", 0)
        if kind == "develop":
            level = view.players[_active(view)].levels[thing.colour] + 1
        return {"technology": technology_name(view, known["colour"], level)} if level else {
            "colour": Word(f"colour-{COLOURS[known['colour']]}")
        }  # fmt: skip
    return {}


def _active(view: State) -> int:
    """The seat whose turn it is, 0 when the game is over."""
    return int(getattr(view.stack[0], "seat", 0)) if view.stack else 0
