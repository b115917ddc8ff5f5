"""A player of another commit. ``tools/measure.py`` starts this file with the code of that commit on
the path and sends it requests as lines of JSON.

It uses little of that code, so renames seldom break it: ``load`` and ``dump`` of saves, ``Luck``,
the view of a game, an action played at a table, and a module whose ``choose`` takes any of game,
view, seat, level, luck and memory. The player sees only the view.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import sys
import tempfile
import time
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

LEVELS = "tabletop_tui.bots.brain"
time.monotonic = time.process_time  # a time limit counts CPU time, so a busy machine is no slower


def answer(question: dict[str, Any], file: Path) -> dict[str, Any]:
    """Return the action of ``seat`` at the table of a ``save``, as a line of its log, and the
    milliseconds it took.

    Without a ``player``, return the numbers of the save format and of the rules in this commit.
    """
    from tabletop_tui.engine import Luck
    from tabletop_tui.store.load import load
    from tabletop_tui.store.save import dump

    file.write_text(readable(question["save"]), encoding="utf-8")
    table = load(file).table
    if "player" not in question:
        written = json.loads(dump(table))
        return {"numbers": [written["format"], written["rules"]]}
    if len(table.log) != len(json.loads(question["save"])["log"]):
        return {"refused": "its rules lead the game elsewhere"}
    player, seat = question["player"], question["seat"]
    module, _, level = player.partition(":") if "." in player else (LEVELS, "", player)
    choose = import_module(module).choose
    wanted = inspect.signature(choose).parameters
    given: dict[str, Any] = {
        "game": table.game,
        "view": table.game.view(table.state, seat),
        "seat": seat,
        "level": level,
        "luck": Luck(question["luck"]),
    }
    if "memory" in wanted:
        given["memory"] = remembered(table, seat)
    wall, cpu = time.perf_counter(), time.process_time()
    action = choose(**{name: of for name, of in given.items() if name in wanted})
    times = [(time.perf_counter() - wall) * 1e3, (time.process_time() - cpu) * 1e3]
    table.play(seat, action)
    return {"action": json.loads(dump(table))["log"][-1], "times": times}


def readable(save: str) -> str:
    """Return a save without the options and the numbers of a position that the game does not have
    in this commit. They came later and mean nothing at a table that is measured.
    """
    from tabletop_tui.engine import start
    from tabletop_tui.games import find

    data = json.loads(save)
    game = find(data["game"])
    known = {"options": {option.key for option in game.options}}
    position, *_ = start(game, len(data["seats"]), 1)
    known["start"] = known["state"] = {field.name for field in fields(position)}
    for part, keys in known.items():
        data[part] = {key: value for key, value in data[part].items() if key in keys}
    return json.dumps(data)


def remembered(table: Any, seat: int) -> Any:
    """Return what a seat knows by counting, as this commit gathers it."""
    if hasattr(table, "remembered"):
        return table.remembered(seat)
    return import_module("tabletop_tui.bots.table_players").remembered(table, seat)


def main() -> None:
    """Answer requests until standard input ends."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(sys.stderr):
        for line in sys.stdin:
            try:
                reply = answer(json.loads(line), Path(folder) / "table.json")
            except Exception as no:
                reply = {"refused": f"{type(no).__name__}: {no}"}
            print(json.dumps(reply), file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    main()
