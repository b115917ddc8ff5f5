"""The facts of an action, an event or a refusal for its sentence."""

from __future__ import annotations

from typing import Any

from tabletop_tui.engine import Illegal, Who, facts

from ..rules.grid import name
from ..rules.position import State


def describe(view: State, thing: Any) -> dict[str, Any]:
    """Return the facts by name, with seats as players and cells by their names."""
    known = dict(thing.facts) if isinstance(thing, Illegal) else facts(thing)
    told: dict[str, Any] = {}
    for key, value in known.items():
        if key == "seat":
            told[key] = Who(value)
        else:
            told[key] = name(view.size, value) if key in ("cell", "to") else value
    return told
