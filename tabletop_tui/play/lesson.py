"""A guided first turn: short cards, each shown when the table first asks for something."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from importlib.resources import files

from ..engine import Value
from ..engine.fast_dataclass import dataclass
from ..games import find, package
from .seats import Seat
from .table import Table
from .table_settings import TableSettings

LEARNER = 0  # the seat of the learner
OTHERS, BOTS = ("Ada", "Bo", "Cy"), "easy"


@dataclass(slots=True, frozen=True)
class Card:
    """A text (``lesson-<key>``) and when to show it.

    *at* is the kind of the frame that asks the learner, with ``:action`` where one frame asks for
    several things, or ``did:action`` for what the learner has just done. "" is the very beginning.
    """

    key: str
    at: str


@dataclass(slots=True, frozen=True)
class Script:
    """The cards of a game in order, and the table they are played on."""

    game: str
    seed: int
    seats: int
    options: dict[str, Value]
    cards: tuple[Card, ...]

    def table(self, learner: str) -> Table:
        """Return a new table of the learner and computer players, always with the same luck."""
        others = [Seat(name, BOTS) for name in OTHERS[: self.seats - 1]]
        seats, settings = [Seat(learner), *others], TableSettings(free_undo=True)
        return Table.open(find(self.game), seats, self.seed, self.options, settings)


@dataclass(slots=True)
class Lesson:
    """The progress of a lesson. Each card is shown at most once, and cards that were passed over
    never appear.
    """

    script: Script
    at: int = -1  # the card that was shown last

    @property
    def over(self) -> bool:
        """True if the last card was shown."""
        return self.at == len(self.script.cards) - 1

    @property
    def card(self) -> Card:
        """The current card."""
        return self.script.cards[max(0, self.at)]

    def begin(self) -> Card:
        """Return the first card."""
        self.at = 0
        return self.card

    def next_card(self, frame: str, kinds: Collection[str], did: Collection[str]) -> Card | None:
        """Return the card to show when the table asks the learner, who has just done *did*. Return
        None if there is no new one.
        """
        now = {frame, *(f"{frame}:{kind}" for kind in kinds), *(f"did:{kind}" for kind in did)}
        for n in range(self.at + 1, len(self.script.cards)):
            if self.script.cards[n].at in now:
                self.at = n
                return self.card
        return None


@cache
def script(game: str) -> Script | None:
    """Return the lesson of a game, or None if it has none."""
    path = files(package(game)) / "words" / "lesson.json"
    if not path.is_file():
        return None
    raw = json.loads(path.read_text(encoding="utf-8"))
    return Script(
        game, raw["seed"], raw["seats"], raw["options"], tuple(Card(*card) for card in raw["cards"])
    )
