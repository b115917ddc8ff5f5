"""A position as a film shows it: that before the action, changed as far as the film has come."""

from __future__ import annotations

from typing import Any

CHANGED = ("owner", "piece", "wall", "active", "road", "metropolis", "tokens")
"""The lists of a position that events change on the map."""


class Shown:
    """What the map draws of *view*, with fields of its own where a film has changed something."""

    def __init__(self, view: Any, **changed: Any) -> None:
        self.__dict__.update(changed, view=view)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["view"], name)

    def but(self, **changed: Any) -> Shown:
        """Return this position with other fields."""
        return Shown(self, **changed)

    def at(self, n: int, **changed: Any) -> Shown:
        """Return this position with other entries *n* of some of its lists."""
        new = {name: list(getattr(self, name)) for name in changed}
        for name, value in changed.items():
            new[name][n] = value
        return Shown(self, **new)
