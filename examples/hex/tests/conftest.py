"""The tests of Hex run where it is installed: the program finds it by its entry point."""

from tabletop_tui import games

collect_ignore_glob = [] if "hex" in games.ids() else ["test_*.py"]
