"""Older packaged components: a save from before they changed continues with the ones it started
with.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from ..engine import Raw
from .packaged import Packaged

OPTION, FIELD = "components", "parts"
"""The table option that takes an owner's file, and the field of a position that holds it."""


def keep_old_box(packaged: Packaged, file: str) -> Callable[[Raw], Raw]:
    """Return the upgrade for a change of the packaged components: *file* beside them has the old
    ones.

    A save gets the whole of that box, with the rows of an owner's file over it if there is one, in
    its table option and in its positions. One that holds a whole box, as an earlier upgrade left
    it, keeps that.
    """

    def upgrade(raw: Raw) -> Raw:
        options, start, state = (raw.get(name) for name in ("options", "start", "state"))
        if not (isinstance(options, dict) and isinstance(start, dict) and isinstance(state, dict)):
            return raw  # damaged, which the model reports
        try:
            given = json.loads(options[OPTION] or "{}")
        except (KeyError, TypeError, ValueError, RecursionError):
            return raw
        if not isinstance(given, dict):
            return raw
        if given.keys() >= packaged.with_overrides({}, file).keys():
            return raw
        text = json.dumps(
            packaged.with_overrides(given, file), separators=(",", ":"), ensure_ascii=False
        )
        return {
            **raw,
            "options": {**options, OPTION: text},
            "start": {**start, FIELD: text},
            "state": {**state, FIELD: text},
        }

    return upgrade
