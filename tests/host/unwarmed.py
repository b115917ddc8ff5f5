"""The command line, whose `host` reads in the program for its guests but draws no table in advance:
that takes longer than all that most tests do with a host, and only what comes later is quicker.
"""

from __future__ import annotations

from tabletop_tui.__main__ import main
from tabletop_tui.host.server import SSHServer
from tests.terminal.forked import ENTRY

if __name__ == "__main__":
    SSHServer.__init__.__kwdefaults__["entry_point"] = ENTRY
    main()
