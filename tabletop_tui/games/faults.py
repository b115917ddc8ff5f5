"""What is at fault with games from outside, found so far: a part that is at fault is used no more,
and a game is left out.
"""

from __future__ import annotations

import traceback

from ..engine import Complaint

WHOLE = ""
"""In place of a part: the game itself."""
LONGEST = 200  # characters of a reason

_faults: dict[tuple[str, str], Complaint] = {}


def note(game_id: str, part: str, no: Complaint) -> Complaint:
    """Use a part of a game no more; gives why, as it was noted first."""
    return _faults.setdefault((game_id, part), no)


def fault(game_id: str, part: str = WHOLE) -> Complaint | None:
    """Why a part of a game is not used, None for one that is."""
    return _faults.get((game_id, part))


def found() -> tuple[Complaint, ...]:
    """All there are, the newest first."""
    return tuple(reversed(_faults.values()))


def reason(mistake: BaseException, package: str) -> str:
    """A mistake in one line: its kind, its message, and the last line in the code of a package
    through which it came.
    """
    told = " ".join(f"{type(mistake).__name__}: {mistake}".split())[:LONGEST].rstrip(": ")
    lines = [
        f", {frame.f_code.co_filename.rpartition('/')[2]}:{line}"
        for frame, line in traceback.walk_tb(mistake.__traceback__)
        if comes_from(frame.f_globals.get("__name__"), package)
    ]
    return told + "".join(lines[-1:])


def comes_from(module: object, package: str) -> bool:
    """Whether a module is that package or lies in it."""
    return f"{module}.".startswith(f"{package}.")
