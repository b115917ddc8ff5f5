"""Checks components.json, or an owner's file of printed values, and says in one sentence what is
wrong with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Self

from pydantic import Field, model_validator

from tabletop_tui.engine import Word
from tabletop_tui.games.rise_of_empires.components.box import PACKAGED, Wrong
from tabletop_tui.games.rise_of_empires.components.rows import (
    EMPIRE_TILES,
    ActionRowRow,
    BorderRow,
    CityRow,
    EmpireRow,
    Entry,
    EraRow,
    NumbersRow,
    ProgressRow,
    RegionRow,
    TerritoryRow,
    TradeRow,
    WonderRow,
    said,
)

ROWS = ("progress", "territory", "city", "empire", "trade")
DECKS = {(1, "A"): 5, (1, "B"): 5, (2, "A"): 5, (2, "B"): 5, (3, "A"): 8, (3, "B"): 8}


class Components(Entry):
    """The whole file. The counts are those of the rulebook, so that every stack comes out even."""

    numbers: NumbersRow
    rows: list[ActionRowRow]
    eras: list[EraRow]
    progress: list[ProgressRow]
    territory: list[TerritoryRow]
    cities: list[CityRow]
    wonders: list[WonderRow]
    empire: list[EmpireRow]
    trade: Annotated[list[TradeRow], Field(min_length=1)]
    regions: Annotated[list[RegionRow], Field(min_length=2)]
    borders: list[BorderRow]

    @model_validator(mode="after")
    def counts_are_right(self) -> Self:
        for era in (1, 2, 3):
            tiles = sum(row.count for row in self.progress if row.era == era)
            held(tiles, 16, Word("components-era-tiles", (("era", era),)))
        held(sum(r.count for r in self.territory), 40, Word("components-territory-tiles"))
        held(len(self.wonders), 6, Word("components-wonder-rows"))
        decks: Counter[tuple[int, str]] = Counter((row.era, row.deck) for row in self.cities)
        decks.update((row.era, row.deck) for row in self.wonders)
        for (era, deck), size in DECKS.items():
            what = Word("components-deck-tiles", (("deck", f"{era}-{deck}"),))
            held(decks[era, deck], size, what)
        held(len(self.empire), EMPIRE_TILES, Word("components-empire-rows"))
        if tuple(row.key for row in self.rows) != ROWS:
            raise Wrong("components-rows", rows=said(ROWS))
        if [row.era for row in self.eras] != [1, 2, 3]:
            raise Wrong("components-eras")
        return self

    @model_validator(mode="after")
    def keys_are_right(self) -> Self:
        for section in ("progress", "territory", "empire", "trade", "regions"):
            single(section, (row.key for row in getattr(self, section)))
        cities = [*(row.key for row in self.cities), *(row.key for row in self.wonders)]
        single(Word("components-cities-wonders"), cities)
        names: set[tuple[str, int]] = set()
        for tile in self.progress:
            if (tile.name, tile.era) in names:
                raise Wrong("components-name-twice", row=tile.key, era=tile.era)
            names.add((tile.name, tile.era))
        regions = {row.key for row in self.regions}
        for row in self.borders:
            for field, key in (("a", row.a), ("b", row.b)):
                if key not in regions:
                    raise Wrong(
                        "components-no-region", row=f"{row.a} - {row.b}", field=field, key=key
                    )
            if row.a == row.b:
                raise Wrong("components-itself", row=f"{row.a} - {row.b}")
        return self


def printed(text: str) -> str:
    """The text of a components file, checked, in the short form a game remembers. Raises
    Wrong: one sentence that names the row and the field.
    """
    return PACKAGED.checked(text, Components)


def held(found: int, wanted: int, what: Word) -> None:
    """Refuses a count that is not the rulebook's."""
    if found != wanted:
        raise Wrong("components-number", what=what, wanted=str(wanted), found=str(found))


def single(section: str | Word, keys: Iterable[str]) -> None:
    """Refuses two rows with one key."""
    for key, times in Counter(keys).items():
        if times > 1:
            raise Wrong("components-key-twice", section=section, row=key, times=str(times))
