"""What a player of another commit does: ``tools/measure.py`` starts this file among the code of
that commit, and asks it by lines of JSON.

It leans on little of that code, so that renames seldom reach it: ``load`` and ``dump`` of saves,
``Luck``, the view that a game gives, an action that a table plays, and a module whose ``choose``
takes what it wants of game, view, seat, level, luck and memory. The player sees the view alone.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

LEVELS = "tabletop_tui.bots.brain"
time.monotonic = time.process_time  # where a player looks at a clock, a busy machine is no slower


def answer(question: dict[str, Any], file: Path) -> dict[str, Any]:
    """The action of ``seat`` at the table of a ``save``, as a line of its log, and the milliseconds
    that it took; without a ``player`` the numbers of the format and the rules that this commit has.
    """
    from tabletop_tui.engine import Luck
    from tabletop_tui.store.load import load
    from tabletop_tui.store.save import dump

    file.write_text(question["save"], encoding="utf-8")
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
        given["memory"] = import_module("tabletop_tui.bots.table_players").remembered(table, seat)
    wall, cpu = time.perf_counter(), time.process_time()
    action = choose(**{name: of for name, of in given.items() if name in wanted})
    times = [(time.perf_counter() - wall) * 1e3, (time.process_time() - cpu) * 1e3]
    table.play(seat, action)
    return {"action": json.loads(dump(table))["log"][-1], "times": times}


def main() -> None:
    """Answer question after question, until there are no more."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(sys.stderr):
        for line in sys.stdin:
            try:
                said = answer(json.loads(line), Path(folder) / "table.json")
            except Exception as no:
                said = {"refused": f"{type(no).__name__}: {no}"}
            print(json.dumps(said), file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    main()
