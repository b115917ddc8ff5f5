"""Base of the action display, the map and the tiles: all report why a place is closed."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Illegal, Place, offers, to_act
from ....tui.look import Look
from ....tui.widgets.board import Board
from ..rules.actions import CIRCLES, PayUpkeep, SettleFood
from ..view.effect import effect
from ..view.ranking import ranking_told
from .battles import hits
from .letters import lettered
from .marks import ERAS, brief
from .reasons import refusals

ROW_KEYS = tuple("12345")
"""The digits of the rows, which stand before their names."""


class EmpireBoard(Board):
    """One of the three boards.

    ``shut`` maps places that cannot be picked now to the reason, ``keys`` the tiles and trade boxes
    to their letters.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shut: dict[Place, Illegal] = {}
        self.keys: dict[Place, str] = {}
        self.turn = 0

    def show(self, look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...] = ()) -> None:
        self.shut = refusals(look)
        if look.view.turn != self.turn:  # a new turn has other tiles: assign letters in their order
            self.turn, self.keys = look.view.turn, {}
        self.keys = lettered(look, self.keys)
        super().show(look, lit, picked)

    def keyed(self, key: str) -> Place | None:
        """Return the place for a key: a digit is a place in the turn order, a row or its cheapest
        own disc, a letter a tile or a box. The digit of a row where nothing can be picked now is
        that row.
        """
        found = [place for place, letter in self.keys.items() if letter == key]
        kinds = {kind for kind, _ in self.lit}
        if "place" in kinds and key.isdigit():
            found.append(("place", int(key)))
        elif key in ROW_KEYS and not kinds.isdisjoint(("row", "disc")):
            row = ROW_KEYS.index(key)
            discs = (place for place in self.lit if place[0] == "disc")
            found += sorted((d for d in discs if d[1] // CIRCLES == row), reverse=True)
            if not self.lit.keys() & found:
                return "row", row
        return next((place for place in found if place in self.lit), None)

    def changes(self, place: Place) -> str:
        """Return what picking a place changes, "" if nothing.

        The cubes that a battle costs, and the goods at the end of the turn and of the era.
        """
        look, s = self.look, self.state
        if look is None or place not in self.lit or look.seat not in to_act(look.table.game, s):
            return ""
        reached = self.reached(place)
        parts = [lost] if (lost := hits(look, reached)) else []
        if len(reached) == 1 or (reached and reached[0].places == (*self.picked, place)):
            parts.append(self.effects(look, reached[0]))
        return " · ".join(filter(None, parts))

    def effects(self, look: Look, action: Action) -> str:
        """Return what an action changes at the end of the turn and of the era."""
        return effects(look, action)

    def reached(self, place: Place) -> list[Action]:
        """Return the actions that continue with this place after the picked ones, those that end
        there first.
        """
        look, wanted = self.looking(), (*self.picked, place)
        found: list[Action] = [
            action
            for offer in offers(look.table.game, self.state, look.seat)
            for action in getattr(offer.choices, "actions", ())
            if action.places[: len(wanted)] == wanted
        ]
        return sorted(found, key=lambda action: len(action.places))


def effects(look: Look, action: Action) -> str:
    """Return what an action changes at the end of the turn and of the era, "" for nothing."""
    s = look.view
    found = effect(look.table.game, s, look.seat, action)
    lines = [
        look.say(f"effect-{key}", era=ERAS[s.era], goods=brief(look, goods, plus=True))
        for key, goods in (("turn", found.turn), ("era", found.era))
        if any(goods)
    ]
    return ", ".join(lines)


def foretell(look: Look, action: Action) -> str:
    """Return what a menu line would do: the cubes it costs, and what it changes later."""
    if look.seat not in to_act(look.table.game, look.view):
        return ""
    text = " · ".join(filter(None, (hits(look, [action]), effects(look, action))))
    if not text and isinstance(action, (SettleFood, PayUpkeep)):
        return look.say("effect-counted")  # the forecast of the panel has it
    return text or look.say("effect-none")


def compare(look: Look, action: Action) -> str:
    """Return what an action would do to the ranking of all players."""
    if look.seat not in to_act(look.table.game, look.view):
        return ""
    return ranking_told(look.table.game, look.view, look.seat, action, look.words)
