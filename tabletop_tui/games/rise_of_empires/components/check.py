"""Checks components.json or a player's components file and reports what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from tabletop_tui.components.entry import FileModel
from tabletop_tui.components.faults import place
from tabletop_tui.components.owned import OwnersFile
from tabletop_tui.engine import Word
from tabletop_tui.games.rise_of_empires.components.box import PACKAGED, InvalidComponents
from tabletop_tui.games.rise_of_empires.components.rows import (
    EFFECTS,
    EMPIRE_TILES,
    BorderRow,
    CityRow,
    DisplayRow,
    EmpireRow,
    EraRow,
    NumbersRow,
    ProgressRow,
    RegionRow,
    TerritoryRow,
    TradeRow,
    WonderRow,
    as_word,
)

ROWS = ("progress", "territory", "city", "empire", "trade")
DECK = Word("components-decks", (("section", "cities"), ("beside", "wonders")))
DECKS = {(1, "A"): 5, (1, "B"): 5, (2, "A"): 5, (2, "B"): 5, (3, "A"): 8, (3, "B"): 8}
Found = Iterator[InvalidComponents]


class Components(FileModel):
    """A whole components file."""

    numbers: NumbersRow
    rows: list[DisplayRow]
    eras: list[EraRow]
    progress: list[ProgressRow]
    territory: list[TerritoryRow]
    cities: list[CityRow]
    wonders: list[WonderRow]
    empire: list[EmpireRow]
    trade: Annotated[list[TradeRow], Field(min_length=1)]
    regions: Annotated[list[RegionRow], Field(min_length=2)]
    borders: list[BorderRow]


def rows_are_right(box: Components) -> Found:
    if tuple(row.key for row in box.rows) != ROWS:
        yield InvalidComponents(
            "components-rows", where=place("rows", field="key"), rows=as_word(ROWS)
        )


def eras_are_right(box: Components) -> Found:
    if [row.era for row in box.eras] != [1, 2, 3]:
        yield InvalidComponents("components-eras", where=place("eras", field="era"))


def progress_is_right(box: Components) -> Found:
    for era in (1, 2, 3):
        tiles = sum(row.count for row in box.progress if row.era == era)
        what = Word("components-era-tiles", (("era", era),))
        yield from count_mismatch(tiles, 16, place("progress", field="count"), what)
    names: set[tuple[str, int]] = set()
    for tile in box.progress:
        if (tile.name, tile.era) in names:
            where = place("progress", tile.key, "name")
            yield InvalidComponents("components-name-twice", where=where, era=tile.era)
        names.add((tile.name, tile.era))


def territory_is_right(box: Components) -> Found:
    tiles, what = sum(row.count for row in box.territory), Word("components-tiles")
    yield from count_mismatch(tiles, 40, place("territory", field="count"), what)


def empire_is_right(box: Components) -> Found:
    yield from count_mismatch(
        len(box.empire), EMPIRE_TILES, place("empire"), Word("components-row-count")
    )


def cities_are_right(box: Components) -> Found:
    """Check that the counts match the rulebook, so every deck comes out even."""
    yield from count_mismatch(len(box.wonders), 6, place("wonders"), Word("components-row-count"))
    decks: Counter[tuple[int, str]] = Counter((row.era, row.deck) for row in box.cities)
    decks.update((row.era, row.deck) for row in box.wonders)
    for (era, deck), size in DECKS.items():
        what = Word("components-deck-tiles", (("deck", f"{era}-{deck}"),))
        yield from count_mismatch(decks[era, deck], size, DECK, what)
    both = (("cities", box.cities), ("wonders", box.wonders))
    yield from single([(section, row.key) for section, rows in both for row in rows])


def keys_are_right(box: Components) -> Found:
    for section in ("progress", "territory", "empire", "trade", "regions"):
        yield from single([(section, row.key) for row in getattr(box, section, ())])


def borders_are_right(box: Components) -> Found:
    regions = {row.key for row in box.regions}
    for row in box.borders:
        name = f"{row.a} - {row.b}"
        for field, key in (("a", row.a), ("b", row.b)):
            if key not in regions:
                yield InvalidComponents(
                    "components-no-region", where=place("borders", name, field), key=key
                )
        if row.a == row.b:
            yield InvalidComponents("components-itself", where=place("borders", name, "b"))


def count_mismatch(found: int, wanted: int, where: Word, what: Word) -> Found:
    """Report a count that differs from the rulebook's."""
    if found != wanted:
        facts = {"wanted": str(wanted), "found": str(found)}
        yield InvalidComponents("components-number", where=where, what=what, **facts)


def single(keys: Sequence[tuple[str, str]]) -> Found:
    """Report a key used by two rows, at the last of them."""
    times = Counter(key for _, key in keys)
    for key, section in {key: section for section, key in keys if times[key] > 1}.items():
        where = place(section, key, "key")
        yield InvalidComponents("components-key-twice", where=where, times=str(times[key]))


def hints(section: str) -> list[Word]:
    """Return what a player may put into a section."""
    kinds = EFFECTS.items() if section == "progress" else ()
    effects = [
        Word("own-effect", (("kind", kind), ("fields", ", ".join(fields))))
        for kind, fields in kinds
    ]
    return [Word(f"own-{section}"), *effects]


FILE = OwnersFile(
    packaged=PACKAGED,
    model=Components,
    checks=(
        rows_are_right,
        eras_are_right,
        progress_is_right,
        territory_is_right,
        cities_are_right,
        empire_is_right,
        keys_are_right,
        borders_are_right,
    ),
    hints=hints,
)
printed = FILE.read
"""Return a file's text in the form a game keeps."""
