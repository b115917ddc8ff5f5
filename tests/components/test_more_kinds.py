"""An additional card or tile: in a copy of the program with one, every older save still works. The
copy is changed as docs/changing-a-rule.md says, in the worst way: the new kind comes before others,
so that every number after it shifts.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tabletop_tui.games import find
from tests.components import reading
from tests.components.reading import read
from tests.playing import text_of

ROOT = Path(__file__).parents[2]
SAVES = [*(ROOT / "saves").glob("*.json"), *(ROOT / "tests" / "saves").glob("v*/*.json")]


def saves_of(game: str, folder: Path) -> list[Path]:
    """Every example save of a game, and two current ones, which are written into the folder."""
    kept = sorted(path for path in SAVES if json.loads(path.read_bytes())["game"] == game)
    for actions in (20, 200):
        path = folder / f"today-{actions}.json"
        path.write_bytes(text_of(game, 3, actions))
        kept.append(path)
    return kept


def told(program: Path, saves: list[Path]) -> dict[str, Any]:
    """What the program in that folder makes of saves."""
    done = subprocess.run(
        [sys.executable, reading.__file__, *map(str, saves)],
        capture_output=True, text=True, timeout=120, cwd=program, env={"PYTHONPATH": str(program)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def program_with_own(game: str, folder: Path) -> Path:
    """Copy the program to a folder with a changeable copy of one game. Return that copy."""
    ours, theirs = ROOT / "tabletop_tui", folder / "tabletop_tui"
    for part in ("", "games"):
        (theirs / part).mkdir()
        for path in (ours / part).iterdir():
            if path.name not in ("games", game):
                (theirs / part / path.name).symlink_to(path)
    return Path(shutil.copytree(ours / "games" / game, theirs / "games" / game))


def edit(path: Path, *pairs: tuple[str, str]) -> None:
    """Replace texts that occur in a file exactly once."""
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert text.count(old) == 1, (path, old)
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def raised(game: Path, code: str, upgrade: str) -> None:
    """Increase the rules version of a game. The upgrade for older saves is at the end of its
    upgrades.
    """
    text = (game / "__init__.py").read_text(encoding="utf-8")
    (number,) = map(int, re.findall(r"^    rules=(\d+),$", text, re.MULTILINE))
    edit(game / "__init__.py", (f"    rules={number},", f"    rules={number + 1},"))
    with open(game / "upgrades.py", "a", encoding="utf-8") as file:
        file.write(f"\n{code}\nUPGRADES = {{**UPGRADES, {number}: {upgrade}}}\n")


BEACON = '''

@dataclass(slots=True, frozen=True)
class PlayBeacon(Action):
    """Move the barbarian ship one space back."""

    rule: ClassVar[str] = "card.beacon"
    kind: Literal["play-beacon"] = "play-beacon"


class Beacon(PlainCard[Acting]):
    """The barbarian ship moves one space back."""

    key, deck, copies, worth, since = "beacon", SCIENCE, 2, 0.1, {since}
    action = PlayBeacon

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.ship else "ship-far"

    def play(self, s: State, f: Acting, seat: int, a: PlayBeacon, say: Say) -> None:
        s.ship -= 1
'''
"""A card as somebody would add it: all of its code."""


def test_a_card_more_shifts_no_save_of_cities_and_knights(tmp_path: Path) -> None:
    game = program_with_own("cities_and_knights", tmp_path)
    with open(game / "rules" / "progress_cards" / "science.py", "a", encoding="utf-8") as file:
        file.write(BEACON.format(since=find("cities_and_knights").rules + 1))
    saves = saves_of("cities_and_knights", tmp_path)
    before, after = read(map(str, saves)), told(tmp_path, saves)
    assert len(saves) >= 5
    for name, there in before.items():
        here = after[name]
        assert here["state"]["decks"][0]["bag"].pop("beacon") == 2
        assert here["state"] == there["state"], "the position is kept, card by card"
        replayed = here["note"] == ""
        assert here["log"] == (there["log"] if replayed else 0)
    assert any(here["note"] == "" for here in after.values()), "no card had been drawn there"
    assert any(here["note"] for here in after.values()), "the luck of the deck is another one"


def test_a_tile_more_shifts_no_save_of_rise_of_empires(tmp_path: Path) -> None:
    game = program_with_own("rise_of_empires", tmp_path)
    here = game / "components"
    shutil.copy(here / "components.json", here / "components-then.json")
    kept = (here / "components.json").read_text(encoding="utf-8")
    box = json.loads(kept)
    first = next(row for row in box["progress"] if row["era"] == 1 and row["count"] > 1)
    first["count"] -= 1
    box["progress"].insert(0, {**first, "key": "wheel", "name": "Wheel", "count": 1})
    (here / "components.json").write_text(json.dumps(box), encoding="utf-8")
    raised(
        game,
        "from ...components.boxes import keep_old_box",
        'keep_old_box(PACKAGED, "components-then.json")',
    )
    saves = saves_of("rise_of_empires", tmp_path)
    before, after = read(map(str, saves)), told(tmp_path, saves)
    assert len(saves) >= 5
    for name, there in before.items():
        box_then, box_now = there["state"].pop("parts"), after[name]["state"].pop("parts")
        assert json.loads(box_now) == json.loads(box_then or kept)
        assert after[name] == there, "position and log, replayed with the box that it began with"


def test_without_the_box_of_then_the_tiles_still_keep_their_names(tmp_path: Path) -> None:
    """Without the older components there is a sentence or the same tiles, never other ones."""
    game = program_with_own("rise_of_empires", tmp_path)
    path = game / "components" / "components.json"
    box = json.loads(path.read_text(encoding="utf-8"))
    box["progress"].reverse()
    path.write_text(json.dumps(box), encoding="utf-8")
    saves = saves_of("rise_of_empires", tmp_path)
    before, after = read(map(str, saves)), told(tmp_path, saves)
    for name, there in before.items():
        for field in ("players", "fresh", "gone", "piles"):
            assert comparable(after[name]["state"][field]) == comparable(there["state"][field])


def comparable(thing: Any) -> Any:
    """Parsed JSON in which the order of keys does not count."""
    return json.dumps(thing, sort_keys=True)
