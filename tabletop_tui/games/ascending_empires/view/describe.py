"""Facts for the sentences of actions, events and refusals."""

from typing import Any

from ....engine import Action, Event, Fact, Illegal, Who, Word, facts
from ..flight.compass import DIRECTIONS
from ..rules.galaxy import galaxy
from ..rules.powers import powers, printed
from ..rules.state import COLOURS, DISCS, FLEET, FROM_SUPPLY, HOMEWORLD, State
from .names import ITEMS, chosen_ship, own_ship
from .names import compass as compass
from .names import disc_name as disc_name
from .names import hole_name as hole_name
from .names import planet_name as planet_name
from .names import ship_name as ship_name
from .names import technology_name as technology_name
from .results import steered, tenths, told_of


def describe(view: State, thing: Any) -> dict[str, Any]:
    """Return the facts of an action, an event or a refusal."""
    known = dict(thing.facts) if isinstance(thing, Illegal) else facts(thing)
    values: dict[str, Fact] = {}
    for name, value in known.items():
        if name in ("seat", "first") or (name == "victim" and thing.kind == "planet-destroyed"):
            values[name] = Who(value)
        elif name == "hole":
            values["planet"] = planet_name(view, value)
        elif name in ("ship", "target", "victim"):
            chosen = name == "ship" and isinstance(thing, Action)
            values[name] = chosen_ship(value) if chosen else ship_name(value)
        elif name == "ships":
            called = own_ship if isinstance(thing, Event) else chosen_ship
            values[name] = tuple(called(ship) for ship in value)
        elif name == "lost":
            values[name] = tuple(
                Word(f"about-{item}", (("count", count),))
                for item, count in zip(ITEMS, value, strict=True)
                if count
            )
        elif name == "winners":
            values[name] = tuple(Who(seat) for seat in value)
            values["count"] = len(value)
        elif name == "disc":
            values[name] = disc_name(value)
        elif name == "angle":
            values["towards"] = compass(value)
        elif name in ("structure", "why"):
            values[name] = Word(f"{name}-{value}")
        elif isinstance(value, bool):
            values[name] = int(value)
        elif isinstance(value, (int, str)) and name != "kind":
            values[name] = value
    if isinstance(thing, Event) and "seat" in known:
        values |= _own(view, known, getattr(thing, "kind", ""))
    return values | _more(view, thing, known)


def _own(view: State, known: dict[str, Any], kind: str) -> dict[str, Fact]:
    """Return a ship and a place of the player already named by the sentence."""
    values: dict[str, Fact] = {}
    if known.get("ship", -1) // FLEET == known["seat"]:
        values["craft"] = own_ship(known["ship"])
    if 0 <= known.get("hole", -1) < len(view.planets):
        planet = view.planets[known["hole"]]
        home = planet.disc == HOMEWORLD and planet.owner == known["seat"]
        values["place"] = Word("own-homeworld") if home else planet_name(view, known["hole"])
        if kind == "landed" and not home:  # a face-down disc is turned up only after landing
            values["place"] = hole_name(view, known["hole"])
    return values


def leaves(view: State, hole: int, troops: int) -> str:
    """Return whether a planet loses its owner without these troops: "none" is left, or "some"."""
    if not 0 <= hole < len(view.planets):
        return "some"
    planet = view.planets[hole]
    gone = planet.disc != HOMEWORLD and planet.items <= troops
    return "none" if gone else "some"


def _more(view: State, thing: Any, known: dict[str, Any]) -> dict[str, Fact]:
    """Return facts that only some things have."""
    kind = getattr(thing, "kind", "")
    if kind == "launch":
        ship = Word("a-battleship" if thing.battleship else "a-starship")
        return {"ship": ship, "left": leaves(view, thing.hole, 1)}
    if kind == "mine":
        gain = dict(printed(view.parts).mining).get(thing.troops, 0)
        gain += powers(view, _active(view)).mining
        return {"gain": gain, "left": leaves(view, thing.hole, thing.troops)}
    if kind.startswith("build-"):
        return _price(view, kind)
    if kind == "arrive":
        board = galaxy(view.parts)
        directions = len(board.launch[thing.hole]) // 2
        angle = thing.spot % directions * DIRECTIONS // directions
        return {
            "towards": compass(angle),
            "degrees": -angle % DIRECTIONS * 360 // DIRECTIONS,
            "circle": thing.spot // directions,
        }
    if kind == "flick":
        return {"degrees": tenths(-thing.angle % DIRECTIONS)}
    if kind == "steered":
        return steered(thing)
    if kind == "flew":
        return told_of(view, thing)
    if kind == "retired":
        from_supply = thing.ship == FROM_SUPPLY
        return {"which": ship_name(thing.ship) if from_supply else own_ship(thing.ship)}
    if kind == "revealed":
        turned = Word(f"turned-{DISCS[thing.disc]}")
        return {"planet": hole_name(view, thing.hole), "disc": turned}
    if "colour" in known:
        level = known.get("level", 0)
        if kind == "develop":
            level = view.players[_active(view)].levels[thing.colour] + 1
        return {"technology": technology_name(view, known["colour"], level)} if level else {
            "colour": Word(f"colour-{COLOURS[known['colour']]}")
        }  # fmt: skip
    return {}


def _price(view: State, kind: str) -> dict[str, Fact]:
    """Return what a structure costs its planet."""
    limits = printed(view.parts)
    if kind == "build-facility":
        return {"troops": powers(view, _active(view)).facility_cost}
    troops, colonies = limits.city_cost if kind == "build-city" else (limits.colony_cost, 0)
    return {"troops": troops, "colonies": colonies}


def _active(view: State) -> int:
    """Return the current seat, 0 once the game is over."""
    return int(getattr(view.stack[0], "seat", 0)) if view.stack else 0
