"""Choosing a hex for the robber: where to start, and whom it would hit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine import Place
from ....tui.look import Look
from ..rules.constants import CITY, NOTHING, PIPS, TIPPED
from ..rules.robber import targets


def robs(s: Any, lit: Iterable[Place]) -> bool:
    """Return whether *lit* is exactly the hexes to which the robber may go, by a seven, a knight or
    the Bishop.
    """
    places = set(lit)
    if s.robber < 0 or not places:
        return False
    return any(places == {("hex", n) for n in targets(s, numbered)} for numbered in (False, True))


def buildings(s: Any, n: int) -> dict[int, int]:
    """Return how much each seat's buildings at a hex produce when its number is rolled."""
    found = dict[int, int]()
    for node in s.island.board.hex_nodes[n]:
        if NOTHING < s.piece[node] <= TIPPED:
            found[s.owner[node]] = found.get(s.owner[node], 0) + 1 + (s.piece[node] == CITY)
    return found


def worst(s: Any, seat: int, among: Iterable[Place]) -> Place:
    """Return the hex that takes most from others and nothing from *seat*.

    If no other player has a building there, a hex without buildings of *seat*.
    """

    def worth(place: Place) -> tuple[bool, bool, bool, int]:
        found = buildings(s, place[1])
        own, token = found.pop(seat, 0), s.tokens[place[1]]
        taken = PIPS[token] * sum(found.values())
        full = any(s.players[other].cards for other in found)
        return bool(found) and not own, bool(found) or not own, full, taken

    return max(among, key=worth)


def struck(look: Look, n: int) -> str:
    """Describe whom the robber would hit on a hex."""
    found = buildings(look.view, n)
    others = tuple(look.name(seat) for seat in sorted(found) if seat != look.seat)
    if look.seat not in found:
        return look.say("about-struck" if others else "about-struck-nobody", names=others)
    return look.say("about-struck-too" if others else "about-struck-you", names=others)
