"""The command line, whose `host` preloads modules but draws no table in advance: that takes longer
than most tests do, and only makes guests faster later.
"""

from __future__ import annotations

from tabletop_tui.__main__ import main
from tabletop_tui.host.server import SSHServer
from tests.terminal.forked import ENTRY

if __name__ == "__main__":
    SSHServer.__init__.__kwdefaults__["entry_point"] = ENTRY
    main()
