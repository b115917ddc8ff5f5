"""The rows of a components file as pydantic models, used only when a file is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StringConstraints

from tabletop_tui.components.entry import FileModel
from tabletop_tui.engine import Complaint, Word
from tabletop_tui.games.rise_of_empires.components.box import InvalidComponents

Key = Annotated[str, StringConstraints(strict=True, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Words = Annotated[str, StringConstraints(strict=True, min_length=1)]
Amount = Annotated[StrictInt, Field(ge=0, le=99)]
Signed = Annotated[StrictInt, Field(ge=-99, le=99)]
Positive = Annotated[StrictInt, Field(ge=1, le=99)]
Circles = Annotated[StrictInt, Field(ge=1, le=10)]
EraNumber = Annotated[StrictInt, Field(ge=1, le=3)]

EMPIRE_TILES = 8
FREE_EFFECTS = ("remove", "place", "protect")
EFFECTS = {
    "income": ("gold", "disc", "cube", "food", "vp", "per", "choice"),
    "free": (*FREE_EFFECTS, "where"),
    "empire": ("far_region", "extra_region", "as_water"),
    "passive": ("opens_overseas", "both_overseas", "no_disc_cost"),
}


class StatusRow(FileModel):
    """A row with its `status` and what is `known` about it."""

    status: Literal["KNOWN", "PART", "RECONSTRUCTED"]
    known: str = ""

    def faults(self) -> Iterator[Complaint]:
        if self.status == "PART" and not self.known:
            yield InvalidComponents("components-part")


class GoodsRow(FileModel):
    """Amounts of goods, each 0 or more."""

    gold: Amount = 0
    disc: Amount = 0
    cube: Amount = 0
    food: Amount = 0
    vp: Amount = 0


class TerritoryGoods(GoodsRow):
    """Like GoodsRow, but food may be negative."""

    food: Signed = 0


class CityUpkeep(FileModel):
    """What a city costs each turn."""

    food: Amount = 0
    disc: Amount = 0


class WonderPrice(FileModel):
    """What a wonder costs."""

    gold: Amount = 0
    disc: Amount = 0
    cube: Amount = 0


class EffectRow(GoodsRow):
    """What a progress tile does; its kind determines which fields it may have."""

    per: Literal["plains", "island", "forest", "mountain", "town", "city"] | None = None
    choice: Positive | None = None
    remove: Positive | None = None
    where: Literal["own", "reach"] | None = None
    place: Positive | None = None
    protect: Literal[1] | None = None
    far_region: Positive | None = None
    extra_region: Positive | None = None
    as_water: Literal[1] | None = None
    opens_overseas: Literal[1] | None = None
    both_overseas: Literal[1] | None = None
    no_disc_cost: Literal[1] | None = None


class ProgressRow(StatusRow):
    key: Key
    name: Words
    era: EraNumber
    count: Positive
    kind: Literal["income", "free", "empire", "passive"]
    effect: EffectRow
    text: Words
    red: StrictBool

    def faults(self) -> Iterator[Complaint]:
        yield from super().faults()
        given = self.effect.model_fields_set
        stray = sorted(given.difference(EFFECTS[self.kind]))
        if stray or not given:
            key = "components-effect" if stray else "components-effect-none"
            allowed = as_word(EFFECTS[self.kind])
            yield InvalidComponents(key, kind=self.kind, allowed=allowed, stray=tuple(stray))
        if self.kind == "free" and len(given.intersection(FREE_EFFECTS)) != 1:
            yield InvalidComponents("components-free", allowed=as_word(FREE_EFFECTS))
        if "remove" in given and "where" not in given:
            yield InvalidComponents("components-where")


class TerritoryRow(StatusRow):
    key: Key
    name: Words
    terrain: Literal["plains", "island", "forest", "mountain", "town"]
    count: Positive
    yields: TerritoryGoods


class CityRow(StatusRow):
    key: Key
    name: Words
    era: EraNumber
    deck: Literal["A", "B"]
    price: Amount
    yields: GoodsRow
    upkeep: CityUpkeep


class WonderRow(StatusRow):
    key: Key
    name: Words
    era: EraNumber
    deck: Literal["A", "B"]
    price: WonderPrice
    points: Amount


class SideRow(FileModel):
    regions: Annotated[StrictInt, Field(ge=1, le=4)]
    water: StrictBool
    battles: Annotated[list[tuple[Amount, Amount]], Field(max_length=2)]


class EmpireRow(StatusRow):
    key: Key
    name: Words
    early: SideRow
    late: SideRow


class TradeRow(StatusRow):
    key: Key
    discs: Positive
    gives: Literal["gold", "vp"]
    amount: Positive
    eras: Annotated[list[EraNumber], Field(min_length=1)]


class RegionRow(StatusRow):
    key: Key
    name: Words
    era: EraNumber
    area: Literal["old", "sea", "new", "far"]
    standard: tuple[Amount, Amount]
    benefit: GoodsRow
    at: tuple[Annotated[StrictInt, Field(ge=0, lt=100)], Annotated[StrictInt, Field(ge=0, lt=50)]]


class BorderRow(StatusRow):
    a: Key
    b: Key


class DisplayRow(FileModel):
    key: Literal["progress", "territory", "city", "empire", "trade"]
    name: Words


class EraRow(FileModel):
    era: EraNumber
    name: Words
    colour: Words


class CirclesRow(FileModel):
    two: Circles = Field(alias="2")
    three: Circles = Field(alias="3")
    four: Circles = Field(alias="4")
    five: Circles = Field(alias="5")


class StartRow(GoodsRow):
    """What each player starts with; no VP."""

    vp: Literal[0] = 0


class NumbersRow(StatusRow):
    start: StartRow
    cubes: Positive
    actions: Positive
    circles: CirclesRow
    food_top: Positive
    food_a_gold: Positive
    progress_a_turn: Positive
    territory_a_turn: Positive
    keep_progress: Amount
    keep_city: Amount
    bonus: Positive

    def faults(self) -> Iterator[Complaint]:
        yield from super().faults()
        if self.start.food > self.food_top:
            yield InvalidComponents("components-food")
        if self.start.cube > self.cubes:
            yield InvalidComponents("components-cubes")
        for players, circles in self.circles.model_dump(by_alias=True).items():
            room = 4 * circles + min(circles, EMPIRE_TILES)
            if room < int(players) * self.actions:
                discs = int(players) * self.actions
                yield InvalidComponents(
                    "components-room", players=players, room=str(room), discs=str(discs)
                )


def as_word(words: Sequence[str]) -> Word:
    """Return the words joined as `a, b and c`."""
    return Word("components-and", (("most", tuple(words[:-1])), ("last", words[-1])))
