"""The box that a game began with: a save from before the packaged components changed goes on with
the older ones.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

from ..engine import Raw


def box_of_then(
    package: str, file: str, option: str = "components", field: str = "parts"
) -> Callable[[Raw], Raw]:
    """The upgrade for a change of the packaged components: *file* in *package* is the box as it was
    up to then.

    A save without an owner's file gets that text, in its table option and in the field of its
    positions that remembers it.
    """

    def upgrade(raw: Raw) -> Raw:
        options, start, state = (raw.get(name) for name in ("options", "start", "state"))
        if not (isinstance(options, dict) and options.get(option) == ""):
            return raw
        if not (isinstance(start, dict) and isinstance(state, dict)):
            return raw  # damaged: whoever checks it says where
        text = files(package).joinpath(file).read_text(encoding="utf-8")
        return {
            **raw,
            "options": {**options, option: text},
            "start": {**start, field: text},
            "state": {**state, field: text},
        }

    return upgrade
