"""Letters that pick tiles and trade boxes. A tile keeps its letter while it stays open."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Place
from ....tui.look import Look
from ....tui.table.choice_tree import TAKEN
from ..rules.pieces import CITY, PROGRESS, TERRITORY

BESIDE = {
    "progress": ("take-progress",),
    "territory": ("take-territory",),
    "city": ("take-city", "build-wonder"),
    "empire": ("take-empire",),
    "box": ("trade",),
}
"""What letters pick, with the menu lines that may be present then."""

ALWAYS = ("do-nothing",)
"""Menu lines that may always be present."""


def lying(look: Look) -> dict[str, list[int]]:
    """Return the tiles and boxes that may be picked now or soon, by kind."""
    s = look.view
    tracks = {"progress": PROGRESS, "territory": TERRITORY, "city": CITY}
    found = {
        what: sorted({tile for tile in (*s.fresh[row], *s.older[row]) if tile >= 0})
        for what, row in tracks.items()
    }
    return found | {"empire": [*range(len(s.empire))], "box": [*range(len(s.trade))]}


def alphabet(look: Look, what: str) -> list[str]:
    """Return the letters for a kind of tile, without those used by screens or menu lines."""
    used = TAKEN | {look.words.letter(f"offer-{kind}") for kind in (*BESIDE[what], *ALWAYS)}
    return [letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in used]


def lettered(look: Look, before: Mapping[Place, str]) -> dict[Place, str]:
    """Return a letter for each tile and box: the one it had *before*, or the first free one."""
    found: dict[Place, str] = {}
    for what, numbers in lying(look).items():
        letters = alphabet(look, what)
        places = [(what, n) for n in numbers]
        kept = {place: before[place] for place in places if before.get(place) in letters}
        free = (letter for letter in letters if letter not in kept.values())
        for place in places:
            if letter := kept.get(place) or next(free, ""):
                found[place] = letter
    return found
