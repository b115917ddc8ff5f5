"""Print what a program makes of saves. Run by path, it uses the program that Python finds."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump


def read(names: Iterable[str]) -> dict[str, Any]:
    """By the name of each save: its note, the length of its log, and its position."""
    told = {}
    for name in names:
        loaded = load(Path(name))
        again = json.loads(dump(loaded.table))
        told[name] = {"note": loaded.note, "log": len(loaded.table.log), "state": again["state"]}
    return told


if __name__ == "__main__":
    print(json.dumps(read(sys.argv[1:])))
