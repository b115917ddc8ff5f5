"""The folder in which the owner of a host keeps what belongs to it: keys, codes, guests."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return $TABLETOP_HOME, else the user's data folder of the platform.

    Never a checkout, even if the saves are in one: a private key does not belong there.
    """
    home = os.environ.get("TABLETOP_HOME")
    if home:
        return Path(home).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tabletop-tui", appauthor=False)
