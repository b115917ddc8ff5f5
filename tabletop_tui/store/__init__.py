"""Saves and other files of the players."""

import os

# Otherwise pydantic searches all installed distributions for plugins, which delays the start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
