"""What the action display, the map and the tiles have in common: they tell why a place is shut."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Illegal, Place, offers, to_act
from ....tui.look import Look
from ....tui.widgets.board import Board
from ..view.effect import effect
from .marks import ERAS, brief
from .reasons import refusals


class EmpireBoard(Board):
    """One of the three boards; ``shut`` are the places that cannot be picked now, with the
    reason.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shut: dict[Place, Illegal] = {}

    def show(self, look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...] = ()) -> None:
        self.shut = refusals(look)
        super().show(look, lit, picked)

    def changes(self, place: Place) -> str:
        """What picking a place changes at the end of the turn and of the era, "" if nothing."""
        look, s = self.look, self.state
        if look is None or place not in self.lit or look.seat not in to_act(look.table.game, s):
            return ""
        action = self.picking(place)
        if action is None:
            return ""
        found = effect(look.table.game, s, look.seat, action)
        told = [
            look.say(f"effect-{key}", era=ERAS[s.era], goods=brief(look, goods, plus=True))
            for key, goods in (("turn", found.turn), ("era", found.era))
            if any(goods)
        ]
        return ", ".join(told)

    def picking(self, place: Place) -> Action | None:
        """The first action that ends with this place after those that are picked."""
        look, wanted = self.looking(), (*self.picked, place)
        for offer in offers(look.table.game, self.state, look.seat):
            for action in getattr(offer.choices, "actions", ()):
                if action.places == wanted:
                    return action  # type: ignore[no-any-return]
        return None
