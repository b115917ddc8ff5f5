"""Texts stored beside the tests: whole screens, pages and transcripts, as they were when last
reviewed.

``TABLETOP_DRAW=1 make test`` rewrites them; ``git diff`` then shows what has changed.
"""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path
from typing import Any


def compare(path: Path, now: str) -> None:
    """Compare a text with the stored one, or store it.

    Raises: AssertionError: the lines that differ.
    """
    if os.environ.get("TABLETOP_DRAW"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    assert path.is_file(), f"{path.name} was not kept: TABLETOP_DRAW=1 writes it"
    kept = path.read_text(encoding="utf-8")
    changed = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=0, lineterm="")
    assert kept == now, "\n".join([*changed, "If this is as it should be: TABLETOP_DRAW=1"])


def picture(app: Any) -> str:
    """Return the characters on the screen of an app that runs in a test."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)
