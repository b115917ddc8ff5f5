"""Faults of external games found so far.

A part at fault is no longer used, and a game at fault is left out.
"""

from __future__ import annotations

import traceback

from ..engine import Complaint

WHOLE = ""
"""In place of a part: the game itself."""
LONGEST = 200  # characters of a reason

_faults: dict[tuple[str, str], Complaint] = {}


def disable(game_id: str, part: str, no: Complaint) -> Complaint:
    """Stop using a part of a game. Return why, as first noted."""
    return _faults.setdefault((game_id, part), no)


def fault(game_id: str, part: str = WHOLE) -> Complaint | None:
    """Return why a part of a game is not used, None if it is."""
    return _faults.get((game_id, part))


def found() -> tuple[Complaint, ...]:
    """Return all faults, the newest first."""
    return tuple(reversed(_faults.values()))


def reason(mistake: BaseException, package: str) -> str:
    """Return a mistake in one line: its type, its message, and the last line of the package's code
    it came through.
    """
    text = " ".join(f"{type(mistake).__name__}: {mistake}".split())[:LONGEST].rstrip(": ")
    lines = [
        f", {frame.f_code.co_filename.rpartition('/')[2]}:{line}"
        for frame, line in traceback.walk_tb(mistake.__traceback__)
        if comes_from(frame.f_globals.get("__name__"), package)
    ]
    return text + "".join(lines[-1:])


def comes_from(module: object, package: str) -> bool:
    """Return whether a module is that package or part of it."""
    return f"{module}.".startswith(f"{package}.")
