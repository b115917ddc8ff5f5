"""The box that a game began with: a save from before the packaged components changed goes on with the older ones."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from ..engine import Game

OPTION, FIELD = "components", "parts"  # the option with the text of a box, and the field of a position with the same


def packaged(game: Game, rules: int) -> str:
    """The components that came with the game when its rules were those; "" for the present ones.

    ``components-2.json`` beside ``components.json`` is the box as it was up to rules 2.
    """
    folder = files(f"tabletop_tui.games.{game.id}")
    older = (folder / f"{OPTION}-{n}.json" for n in range(max(1, rules), game.rules))
    return next((path.read_text(encoding="utf-8") for path in older if path.is_file()), "")


def with_own_box(game: Game, raw: dict[str, Any]) -> dict[str, Any]:
    """A parsed save that names the box it began with, if that is not the packaged one of today."""
    parts: list[Any] = [raw.get(name) for name in ("options", "start", "state")]
    (options, start, state), rules = parts, raw.get("rules")
    if type(rules) is not int or not all(isinstance(part, dict) for part in parts) or options.get(OPTION) != "":
        return raw
    text = packaged(game, rules)
    if not text:
        return raw
    return {
        **raw, "options": {**options, OPTION: text}, "start": {**start, FIELD: text}, "state": {**state, FIELD: text},
    }  # fmt: skip
