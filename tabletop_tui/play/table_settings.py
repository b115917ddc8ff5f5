"""What the players of a table agreed on, apart from the options of their game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields, replace
from types import MappingProxyType

from ..engine.fast_dataclass import dataclass


@dataclass(slots=True, frozen=True)
class TableSettings:
    """One value, so that a save, a branch and a copy take all of it or nothing.

    ``free_undo`` lets any action be taken back. ``open_replay`` lets a replay show every hand
    before the game is over. ``timed`` counts how long everybody thinks. ``no_hints`` forbids hints.
    ``pins`` are the sealed PINs of the seats that have one (see :mod:`.pins`).
    """

    free_undo: bool = False
    open_replay: bool = False
    timed: bool = False
    no_hints: bool = False
    pins: Mapping[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pins", MappingProxyType(dict(self.pins)))

    def with_pin(self, seat: int, seal: str) -> TableSettings:
        """The same with another sealed PIN for *seat*."""
        return replace(self, pins={**self.pins, seat: seal})

    def without_pin(self, seat: int) -> TableSettings:
        """The same without a PIN for *seat*, which may have had none."""
        return replace(self, pins={n: seal for n, seal in self.pins.items() if n != seat})

    def flags(self) -> dict[str, bool]:
        """All but the PINs, by name."""
        return {name: getattr(self, name) for name in FLAGS}


FLAGS = tuple(f.name for f in fields(TableSettings) if f.name != "pins")
