"""What is imported once for all programs that tests fork: the command line and the screens."""

from __future__ import annotations

import importlib
import sys

from tabletop_tui import __main__ as program
from tabletop_tui.games import find, ids
from tabletop_tui.host.fork_server import PRELOADED_MODULES
from tabletop_tui.play.text import Words
from tests.terminal.apps import failing_app, telling_app

for module in PRELOADED_MODULES:
    importlib.import_module(module)
for game in ids():
    Words(find(game), language="en").say("ask-over")


def main() -> None:
    """Run the program that the first word names: a script of this folder, or the command itself."""
    if sys.argv[0] == "telling_app.py":
        telling_app.main()
    elif sys.argv[0] == "failing_app.py":
        failing_app.main()
    else:
        if sys.argv[0] == "-m":
            sys.argv = sys.argv[1:]
        program.main()
