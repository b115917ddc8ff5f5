"""The page on the components matches the packaged file."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.components.rows import EFFECTS, EffectRow

ROOT = Path(__file__).parents[4]
PAGE = ROOT / "docs" / "rise-of-empires-components.md"


def test_the_page_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "component_list.py"))["page"]()
    assert PAGE.read_text(encoding="utf-8") == made, (
        "write it again: python tools/component_list.py"
    )


def test_the_page_names_every_row_with_its_status() -> None:
    text = PAGE.read_text(encoding="utf-8")
    b = box()
    for tile in (*b.progress, *b.territory, *b.cities, *b.empire, *b.regions):
        row = rf"^\| (\d+× )?{re.escape(tile.name)}\b.* \| {tile.source.status} \|"
        assert re.search(row, text, re.MULTILINE), tile.name


def test_the_page_tells_which_invented_values_were_changed_and_why() -> None:
    """These are the rows that differ from those kept by older games: none with a source, except
    those changed to follow one.
    """
    text = PAGE.read_text(encoding="utf-8").partition("## Invented values that were changed")[2]
    told = text.partition("\n## ")[0]
    for row in (
        "| Coinage | +1 gold each turn | +1 gold each turn per Town tile owned |",
        "| Pyramids | 3 gold, 1 disc, 2 cube: 7 VP | 2 gold, 1 disc, 1 cube: 9 VP |",
        "| 2 discs | 1 VP in I, II | 2 VP in I, II, III |",
        "| Medicine | +3 player cubes each turn | +2 VP each turn per Town tile owned | ",
        "| Sub-Saharan Africa | 5/2 | 4/1 | ",
        "| E8 | 3 water, 2:1; 4 water, 2:1 | 3 water, 1:2; 4 water, 1:2 | ",
    ):
        assert row in told
    b = box()
    rows = {
        tile.name: tile.source.status for tile in (*b.progress, *b.cities, *b.empire, *b.regions)
    }
    before, reported = (
        {name for name in re.findall(r"^\| ([^|]+) \|", part, re.MULTILINE) if name != "Row"}
        for part in told.split("After that")
    )
    assert len(before) > 25 and reported == {"E5", "E6", "E8", "Electricity", "Medicine"}
    since = reported | {"E4", "E7"}  # a review reports what they cost in battle
    invented = {rows.get(name, "RECONSTRUCTED") for name in before - since}
    assert invented == {"RECONSTRUCTED"} and {rows[name] for name in reported} == {"PART"}


def test_every_effect_that_a_tile_may_have_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert {word for words in EFFECTS.values() for word in words} == set(EffectRow.model_fields)
    assert all(f"`{word}`" in text for word in EffectRow.model_fields)
