"""Walks over a table with the keys of its games. Each step leads where it did when last reviewed:
the top screen, the place of the cursor, how much is lit, what is picked.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play.stopwatch import Stopwatch
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table import player_clock
from tests.tui.playing import XTERM
from tests.tui.walks.walk import KEPT, Hour, Walk

SAVES = Path(__file__).parents[3] / "saves"

ISLAND = "cities-and-knights-late"
EMPIRES = "rise-of-empires-late"
SPACE = "ascending-empires-late"
STEPS: dict[tuple[str, int, int], tuple[str, ...]] = {
    (ISLAND, 80, 24): (
        "enter n n p right up tab down tab left tab",  # from place to place, and to the menu
        "semicolon s semicolon q semicolon f a",  # letters, wrong ones too
        "g b 4 enter g z enter g escape enter escape enter enter",
        "b down down right enter u y",  # trades with the bank
        "t right tab down right tab space enter",  # offers a brick for wool
        "enter enter a enter u",  # which asks another player, who picks up a hand and agrees
        "r n enter escape a enter f i n enter y u",  # a road, the Smith, and science
        "escape escape escape t escape t pagedown end home q enter e enter",
        "enter enter 2 enter 3",
    ),
    (ISLAND, 120, 40): (
        "enter tab n left enter down down escape escape",
        "semicolon a e enter u t right right tab right x escape",
        "g d 4 n enter enter z",
    ),
    (EMPIRES, 80, 24): (
        "n p right tab down down enter tab enter escape B B Z n",
        "u u y y C escape d enter escape semicolon d enter enter tab down enter",
        "u p n enter enter escape n enter",
    ),
    (SPACE, 80, 24): (
        "n p up tab down tab B Z enter escape r enter u g g d enter enter escape",
        "semicolon d g 3 enter",
        "l enter enter u a enter d enter enter c enter tab w enter",
    ),
}
"""By example and size of the terminal: the keys that are pressed, a line for each matter. No shot
is aimed, as its result is random.
"""


def at(save: str, size: tuple[int, int], folder: Path) -> TabletopApp:
    """Yield the app at a copy of an example."""
    copy = folder / "game.json"
    copy.write_bytes((SAVES / f"example-{save}.json").read_bytes())
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    return TabletopApp(save_file=SaveFile.open(copy), fps=0, terminal=terminal)


@pytest.mark.parametrize("at_what", STEPS, ids=lambda it: f"{it[0]}-{it[1]}x{it[2]}")
async def test_each_key_of_a_walk_leads_where_it_should(
    at_what: tuple[str, int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    save, *size = at_what
    hour = Hour()
    monkeypatch.setattr(player_clock, "Stopwatch", partial(Stopwatch, clock=hour))
    app: Any = at(save, (size[0], size[1]), tmp_path)
    async with app.run_test(size=(size[0], size[1])) as pilot:
        walk = Walk(pilot, hour)
        await walk.look("the table")
        for keys in STEPS[at_what]:
            await walk.press(keys)
        walk.compare(f"{save}-{size[0]}x{size[1]}")


def test_every_walk_is_kept_and_nothing_else() -> None:
    names = {f"{save}-{width}x{height}.txt" for save, width, height in STEPS}
    assert {file.name for file in KEPT.iterdir()} == names
