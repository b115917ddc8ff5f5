"""The program with an error in it: the key of the theme raises. Argument: the save to open."""

from __future__ import annotations

import sys
from pathlib import Path

from tabletop_tui.tui.app import TabletopApp, run


def crash(app: TabletopApp) -> str:
    """Raise an error whose message and variables contain a hand."""
    assert app.save_file is not None
    hand = [str(card) for card in ("Warlord", app.save_file.path)]
    raise LookupError(f"not in the hand: {hand}")


if __name__ == "__main__":
    TabletopApp.next_theme = crash  # type: ignore[method-assign]
    sys.exit(run(save=Path(sys.argv[1])))
