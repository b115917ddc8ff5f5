"""What the players of a table agreed on, apart from the options of their game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields, replace
from types import MappingProxyType

from ..engine.fast_dataclass import dataclass


@dataclass(slots=True, frozen=True)
class TableSettings:
    """The settings of a table. One value, so that saves, branches and copies take all of it.

    ``free_undo`` lets any action be undone. ``open_replay`` lets a replay show all hands before the
    game is over. ``timed`` counts thinking time. ``no_hints`` forbids hints. ``quiet_spectators``
    keeps those without a seat from the chat. ``pins`` are the hashed PINs by seat (see
    :mod:`.pins`).
    """

    free_undo: bool = False
    open_replay: bool = False
    timed: bool = False
    no_hints: bool = False
    quiet_spectators: bool = False
    pins: Mapping[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pins", MappingProxyType(dict(self.pins)))

    def with_pin(self, seat: int, pin_hash: str) -> TableSettings:
        """Return a copy with the hashed PIN of *seat* replaced."""
        return replace(self, pins={**self.pins, seat: pin_hash})

    def without_pin(self, seat: int) -> TableSettings:
        """Return a copy without a PIN for *seat*, which may have had none."""
        return replace(self, pins={n: pin_hash for n, pin_hash in self.pins.items() if n != seat})

    def flags(self) -> dict[str, bool]:
        """Return all fields but the PINs, by name."""
        return {name: getattr(self, name) for name in FLAGS}


FLAGS = tuple(f.name for f in fields(TableSettings) if f.name != "pins")
