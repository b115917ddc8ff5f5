"""The barbarian ship sails one step on its lane."""

from __future__ import annotations

from .motion import eased
from .shown import Shown
from .surface import Motion

SAILS = 0.25  # seconds of a step


class Voyage(Motion):
    """The ship sails from the step before to a step."""

    def __init__(self, step: int, shown: Shown) -> None:
        super().__init__(SAILS, shown)
        self.step = step

    def shown(self, at: float) -> Shown:
        return self.before.but(ship=self.step - 1 + eased(min(1.0, at / self.seconds)))
