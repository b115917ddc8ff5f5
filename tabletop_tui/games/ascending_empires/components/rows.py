"""The rows of a components file as pydantic models, used only when a file is read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ....components.entry import FileModel
from ....engine import Complaint, Fact, Word
from .file import InvalidComponents

Count = Annotated[StrictInt, Field(ge=0, le=99)]
Size = Annotated[StrictInt, Field(ge=1, le=10_000_000)]
Place = Annotated[StrictInt, Field(ge=0, le=10_000_000)]
Percent = Annotated[StrictInt, Field(ge=0, le=100)]
Level = Annotated[StrictInt, Field(ge=1, le=4)]
Players = Annotated[StrictInt, Field(ge=2, le=4)]
Words = Annotated[StrictStr, Field(min_length=1)]
Colour = Literal["orange", "grey", "brown", "purple"]
Quadrant = Literal["alpha", "beta", "delta", "gamma"]
EFFECTS: Mapping[str, Mapping[str, tuple[Any, ...] | range]] = {
    "attack_range": {"targets": ("ships",), "ruler": ("range_long",)},
    "ram_survivor": {"who": ("own ramming ship",), "when": ("own flick",)},
    "gain_battleship": {"amount": (1,), "starships_to_box": range(3)},
    "planet_attack_on_equal": {"min_ships": (1,)},
    "planet_defence": {"amount": range(1, 10), "mode": ("add", "set")},
    "ship_defence": {"amount": range(1, 10), "mode": ("add", "set")},
    "ignore_blockade": {
        "actions": (["recruit"], ["launch"], ["recruit", "launch"], ["launch", "recruit"])
    },
    "recruit_max": {"amount": range(1, 15), "mode": ("add", "set")},
    "mining_vp": {"amount": range(1, 10), "mode": ("add", "set")},
    "facility_cost": {"amount": range(1, 4), "mode": ("set",)},
    "city_bonus": {"amount": range(1, 10), "mode": ("add", "set")},
    "free_recruit": {
        "amount": range(1, 15),
        "per": ("turn",),
        "when": ("after the action and attacks, before the scan",),
    },
    "movement_points": {"amount": range(1, 10), "mode": ("add", "set")},
    "return_lost_ship": {"amount": range(1, 10), "per": ("move",), "who": ("flicked ship",)},
    "jump": {
        "amount": range(1, 10),
        "per": ("move",),
        "cost": (1,),
        "targets": (["planet", "asteroid"],),
    },
}
"""The kinds of technology the rules know, with the allowed values of each effect field."""
OPTIONAL: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "planet_defence": {"targets": ("planets with own research facility",)},
}
"""Optional fields of an effect, with their allowed values."""


def as_fact(values: tuple[Any, ...]) -> Fact:
    """Return the allowed values as a sentence lists them."""
    text: Fact = json.dumps(values[-1])
    for value in reversed(values[:-1]):
        text = Word("components-or", (("one", json.dumps(value)), ("other", text)))
    return text


def allowed(values: tuple[Any, ...] | range) -> Fact:
    """Return the allowed values of an effect field."""
    return span(values[0], values[-1]) if isinstance(values, range) else as_fact(values)


def span(least: int, most: int) -> Word:
    """Return the allowed range of numbers."""
    return Word("components-span", (("least", str(least)), ("most", str(most))))


class ComponentRow(FileModel):
    """Base of all rows: id, certainty, source."""

    id: Words
    status: Literal["KNOWN", "PART", "DERIVED", "RECONSTRUCTED"]
    source: str
    note: str = ""

    def faults(self) -> Iterator[Complaint]:
        if self.status == "PART" and not self.note:
            yield InvalidComponents("components-part")


class Piece(ComponentRow):
    total: Count
    per_player: Count
    shape: str = ""


class PlanetCount(ComponentRow):
    colour: Colour
    total: Count


class StartingStock(ComponentRow):
    supply: Count = 0
    box: Count = 0
    board: Count = 0
    stock: Count = 0
    orange: Literal[0] = 0
    grey: Literal[0] = 0
    brown: Literal[0] = 0
    purple: Literal[0] = 0


class Pile(ComponentRow):
    players: Players
    tokens: Annotated[StrictInt, Field(ge=1, le=999)]


class Setup(ComponentRow):
    players: Players
    homeworlds: Count
    planets: Count
    planets_per_colour: Count
    asteroids: Count
    open_asteroids: Count
    face_down_per_quadrant: Count
    face_down_asteroids_per_quadrant: Count


class Discs(FileModel):
    """How many discs of each kind a quadrant's face-down group holds."""

    orange: Count
    grey: Count
    brown: Count
    purple: Count
    asteroid: Count


class Group(ComponentRow):
    players: Players
    quadrant: Quadrant
    discs: Discs


class Seats(ComponentRow):
    players: Players
    quadrants: list[Quadrant]
    open_asteroid_quadrants: list[Quadrant]


class QuadrantRow(ComponentRow):
    name: Words
    corner: Literal["NW", "NE", "SE", "SW"]


class HoleRow(ComponentRow):
    quadrant: Quadrant
    slot: Words
    homeworld: StrictBool
    x_um: Place
    y_um: Place


class StartShip(ComponentRow):
    quadrant: Quadrant
    x_um: Place
    y_um: Place


class Measure(ComponentRow):
    um: Size
    what: str = ""


class Number(ComponentRow):
    value: Place
    unit: str = ""
    planets: Count = 1  # of the facility limit


class HandRow(ComponentRow):
    draws: Annotated[StrictInt, Field(ge=1, le=9)]
    angle: Percent
    power: Annotated[StrictInt, Field(ge=0, le=24)]

    def faults(self) -> Iterator[Complaint]:
        yield from super().faults()
        if self.draws * self.power > 99:
            yield InvalidComponents("components-draws")


class MineOption(FileModel):
    """Troops removed by mining, and the VP for them."""

    troops: Annotated[StrictInt, Field(ge=1, le=99)]
    vp: Annotated[StrictInt, Field(ge=1, le=99)]


class ActionRow(ComponentRow):
    max_placed: Count = 0
    max_taken: Count | None = None
    blockaded_allowed: StrictBool = False
    points: Count = 0
    costs: dict[Literal["launch", "navigate", "land"], Literal[1]] = {}
    options: list[MineOption] = []
    levels: Literal[1] = 1


class Cost(ComponentRow):
    troops: Count
    colonies: Count
    box_bonus: Count


class Strength(ComponentRow):
    attack: Count
    defence: Count
    vp: Count


class TechnologyRow(ComponentRow):
    colour: Colour
    level: Level
    name: Words
    kind: Words
    effect: dict[str, Any]
    facilities: Annotated[StrictInt, Field(ge=1, le=8)]
    first_vp: Count

    def faults(self) -> Iterator[Complaint]:
        yield from super().faults()
        if self.kind not in EFFECTS:
            kinds, found = ", ".join(EFFECTS), json.dumps(self.kind)
            yield InvalidComponents("components-kind", field="kind", kinds=kinds, found=found)
            return
        fields = {**EFFECTS[self.kind], **OPTIONAL.get(self.kind, {})}
        for name in dict.fromkeys((*EFFECTS[self.kind], *self.effect)):
            if name not in self.effect:
                yield InvalidComponents("components-effect-missing", field=name)
            elif name not in fields:
                yield InvalidComponents("components-effect-stray", field=name, kind=self.kind)
            elif isinstance(self.effect[name], bool) or self.effect[name] not in fields[name]:
                must, found = allowed(fields[name]), json.dumps(self.effect[name])
                yield InvalidComponents(
                    "components-effect-value", field=name, must=must, found=found
                )


class RowBonus(ComponentRow):
    level: Level
    kind: Literal["pieces_from_box", "vp"]
    amount: Annotated[StrictInt, Field(ge=1, le=99)]
    choices: list[Literal["troop", "starship"]]


class Score(ComponentRow):
    vp: Count = 0
    vp_by_quadrants: dict[Literal["0", "1", "2", "3", "4"], Count] = {}


class TieBreak(ComponentRow):
    by: Words


class Ending(ComponentRow):
    value: StrictInt | StrictStr = 1
    last_turns: str = ""
