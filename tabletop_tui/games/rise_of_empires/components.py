"""Checks components.json, or an owner's file of printed values, and says in one sentence what is wrong with it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Self

from pydantic import Field, ValidationError, model_validator

from tabletop_tui.games.rise_of_empires.box import Json, merged
from tabletop_tui.games.rise_of_empires.schema import (
    EMPIRE_TILES,
    ActionRowRow,
    BorderRow,
    CityRow,
    EmpireRow,
    EraRow,
    NumbersRow,
    Part,
    ProgressRow,
    RegionRow,
    TerritoryRow,
    TradeRow,
    WonderRow,
    said,
)

ROWS = ("progress", "territory", "city", "empire", "trade")
DECKS = {(1, "A"): 5, (1, "B"): 5, (2, "A"): 5, (2, "B"): 5, (3, "A"): 8, (3, "B"): 8}
PLAIN = {
    "extra_forbidden": "there is no such field",
    "missing": "it is missing",
    "int_type": "it must be a whole number",
    "list_type": "it must be a list",
    "bool_type": "it must be true or false",
    "string_type": "it must be a text in quotes",
    "model_type": "it must be an object with fields",
}
"""Our words for the faults that a hand-written file has most."""


class WrongComponents(ValueError):
    """A components file that cannot be used; its text is one sentence for the player."""


class Components(Part):
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
            held(tiles, 16, f"progress, field count: the tiles of era {era}")
        held(sum(r.count for r in self.territory), 40, "territory, field count: the tiles")
        held(len(self.wonders), 6, "wonders: the rows")
        decks: Counter[tuple[int, str]] = Counter((row.era, row.deck) for row in self.cities)
        decks.update((row.era, row.deck) for row in self.wonders)
        for (era, deck), size in DECKS.items():
            held(decks[era, deck], size, f"cities and wonders, fields era and deck: the tiles of deck {era}-{deck}")
        held(len(self.empire), EMPIRE_TILES, "empire: the rows")
        if tuple(row.key for row in self.rows) != ROWS:
            raise ValueError(f"rows, field key: the action rows must be {said(ROWS)}, in this order")
        if [row.era for row in self.eras] != [1, 2, 3]:
            raise ValueError("eras, field era: the eras must be 1, 2 and 3, in this order")
        return self

    @model_validator(mode="after")
    def keys_are_right(self) -> Self:
        for section in ("progress", "territory", "empire", "trade", "regions"):
            single(section, (row.key for row in getattr(self, section)))
        single("cities and wonders", [*(row.key for row in self.cities), *(row.key for row in self.wonders)])
        names: set[tuple[str, int]] = set()
        for tile in self.progress:
            if (tile.name, tile.era) in names:
                raise ValueError(f'progress, row "{tile.key}", field name: another one of era {tile.era} has it')
            names.add((tile.name, tile.era))
        regions = {row.key for row in self.regions}
        for row in self.borders:
            for field, key in (("a", row.a), ("b", row.b)):
                if key not in regions:
                    raise ValueError(f'borders, row "{row.a} - {row.b}", field {field}: no region has the key {key}')
            if row.a == row.b:
                raise ValueError(f'borders, row "{row.a} - {row.b}", field b: a region cannot touch itself')
        return self


def printed(text: str) -> str:
    """The text of a components file, checked together with all it leaves alone, in the short form a game remembers.

    Raises WrongComponents: one sentence that names the row and the field.
    """
    try:
        rows = merged(text)
    except json.JSONDecodeError as error:
        raise WrongComponents(f"The components file is not JSON: line {error.lineno}, {error.msg}.") from None
    except KeyError as error:
        raise WrongComponents(f"The components file changes {error.args[0]}, but there is no such row.") from None
    except AttributeError:
        raise WrongComponents("The components file must be a JSON object with sections such as cities.") from None
    try:
        Components.model_validate(rows)
    except ValidationError as error:
        raise WrongComponents(sentence(rows, error)) from None
    return json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)


def sentence(rows: Json, error: ValidationError) -> str:
    """The first fault of a file in one sentence: section, row, field, what is wrong, what was found."""
    first = error.errors(include_url=False)[0]
    why = first["msg"].removeprefix("Value error, ").removesuffix(".")
    where = place(rows, first["loc"])
    if first["type"] == "value_error":
        return f"{where}: {why}." if where else f"{why}."
    if first["type"] in ("missing", "extra_forbidden"):
        return f"{where}: {PLAIN[first['type']]}."
    why = PLAIN.get(first["type"], f"it {why.split(' ', 1)[1].replace('should', 'must')}")
    return f"{where}: {why}, found {json.dumps(first['input'], default=str)}."


def place(rows: Json, loc: Sequence[int | str]) -> str:
    """Where a fault lies, such as `cities, row "ur", field price`."""
    parts = list(loc)
    words = [str(part) for part in parts[:1]]
    if len(parts) > 1 and isinstance(parts[1], int):
        row: Any = rows[str(parts[0])][parts[1]]
        known = row if isinstance(row, dict) else {}
        name = known.get("key") or (f"{known['a']} - {known['b']}" if "a" in known and "b" in known else parts[1] + 1)
        words.append(f'row "{name}"')
    fields = [str(part) for part in parts[len(words) :]]
    if fields:
        words.append(f"field {'.'.join(fields)}")
    return ", ".join(words)


def held(found: int, wanted: int, what: str) -> None:
    """Refuses a count that is not the rulebook's."""
    if found != wanted:
        raise ValueError(f"{what} must number {wanted}, found {found}")


def single(section: str, keys: Iterable[str]) -> None:
    """Refuses two rows with one key."""
    for key, times in Counter(keys).items():
        if times > 1:
            raise ValueError(f'{section}, row "{key}", field key: {times} rows have this key')
