"""What a seat may say with its progress cards of politics."""

from typing import ClassVar, Literal

from .....engine import Action, Place
from .....engine.quick import dataclass
from ..actions import AtEdge, AtHex, AtNode
from ..things import Counts, Progress


@dataclass(slots=True, frozen=True)
class PlayBishop(AtHex):
    """Move the robber and steal from everybody there."""

    rule: ClassVar[str] = "card.bishop"
    kind: Literal["play-bishop"] = "play-bishop"


@dataclass(slots=True, frozen=True)
class PlayDeserter(Action):
    """Make a player remove a knight."""

    victim: int
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["play-deserter"] = "play-deserter"


@dataclass(slots=True, frozen=True)
class RemoveKnight(AtNode):
    """Remove this knight."""

    rule: ClassVar[str] = "card.deserter"
    kind: Literal["remove-knight"] = "remove-knight"


@dataclass(slots=True, frozen=True)
class EnlistKnight(Action):
    """Place a knight of a level for free."""

    node: int
    level: int
    rule: ClassVar[str] = "card.deserter"
    kind: Literal["enlist-knight"] = "enlist-knight"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("node", self.node),)


@dataclass(slots=True, frozen=True)
class DeclineKnight(Action):
    """Place no knight."""

    rule: ClassVar[str] = "card.deserter"
    kind: Literal["decline-knight"] = "decline-knight"


@dataclass(slots=True, frozen=True)
class PlayDiplomat(AtEdge):
    """Remove an open road."""

    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["play-diplomat"] = "play-diplomat"


@dataclass(slots=True, frozen=True)
class RebuildRoad(AtEdge):
    """Build the removed road here."""

    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["rebuild-road"] = "rebuild-road"


@dataclass(slots=True, frozen=True)
class KeepRoad(Action):
    """Keep the removed road in supply."""

    rule: ClassVar[str] = "card.diplomat"
    kind: Literal["keep-road"] = "keep-road"


@dataclass(slots=True, frozen=True)
class PlayIntrigue(AtNode):
    """Drive away an opposing knight beside a road."""

    rule: ClassVar[str] = "card.intrigue"
    kind: Literal["play-intrigue"] = "play-intrigue"


@dataclass(slots=True, frozen=True)
class PlaySaboteur(Action):
    """Make the leaders discard half."""

    rule: ClassVar[str] = "card.saboteur"
    kind: Literal["play-saboteur"] = "play-saboteur"


@dataclass(slots=True, frozen=True)
class Forfeit(Action):
    """Give these cards back to the bank."""

    cards: Counts
    rule: ClassVar[str] = "card.saboteur"
    kind: Literal["forfeit"] = "forfeit"


@dataclass(slots=True, frozen=True)
class PlaySpy(Action):
    """Look at the progress cards of a player."""

    victim: int
    rule: ClassVar[str] = "card.spy"
    kind: Literal["play-spy"] = "play-spy"


@dataclass(slots=True, frozen=True)
class TakeProgress(Action):
    """Take this progress card."""

    card: Progress
    rule: ClassVar[str] = "card.spy"
    kind: Literal["take-progress"] = "take-progress"


@dataclass(slots=True, frozen=True)
class LeaveProgress(Action):
    """Take none."""

    rule: ClassVar[str] = "card.spy"
    kind: Literal["leave-progress"] = "leave-progress"


@dataclass(slots=True, frozen=True)
class PlayWarlord(Action):
    """Activate all knights."""

    rule: ClassVar[str] = "card.warlord"
    kind: Literal["play-warlord"] = "play-warlord"


@dataclass(slots=True, frozen=True)
class PlayWedding(Action):
    """Make players with more points give two cards."""

    rule: ClassVar[str] = "card.wedding"
    kind: Literal["play-wedding"] = "play-wedding"


@dataclass(slots=True, frozen=True)
class GiveGift(Action):
    """Give these cards."""

    cards: Counts
    rule: ClassVar[str] = "card.wedding"
    kind: Literal["give-gift"] = "give-gift"
