"""Saves: written after every action, read with care, kept where players find them."""

import os

# Pydantic would look through everything that is installed for plugins of its own; none is wanted
# here, and the players wait for it.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
