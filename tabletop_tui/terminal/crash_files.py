"""Crash files: what helps to fix an error of the program, and no secret of the table."""

from __future__ import annotations

import os
import platform
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from .. import __version__

MAX_FILES = 10
"""Files that are kept. The oldest are deleted, so a game that crashes at every start does not fill
the disk.
"""

LIBRARIES = ("textual", "rich", "pydantic", "click")

SAFE_MESSAGES = (
    AttributeError,
    TypeError,
    NameError,
    ImportError,
    IndexError,
    OSError,
    RecursionError,
)
"""Errors whose messages name types, files and lengths. Messages of others may quote a value, such
as the card that was not in a hand, and are left out of the file.
"""


def crash_folder() -> Path:
    """Return the folder of crash files: $TABLETOP_HOME/crashes, else where the platform keeps
    logs.
    """
    home = os.environ.get("TABLETOP_HOME")
    if home:
        return Path(home).expanduser() / "crashes"
    from platformdirs import user_log_path

    return user_log_path("tabletop-tui", appauthor=False)


def write(
    facts: Mapping[str, object], error: BaseException | str, folder: Path | None = None
) -> Path:
    """Write a crash file and return its path.

    It holds versions, *facts* line by line, and the traceback of *error* without the values of
    variables; a traceback from another process is a string. The facts must be public at the table,
    such as the game's id and the kinds of the last actions. The file is readable by its owner
    alone, and the ten newest are kept. Raises OSError if nothing can be written.
    """
    folder = crash_folder() if folder is None else folder
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    text = "\n".join(lines(facts, error)) + "\n"
    path, file = create_file(folder)
    with os.fdopen(file, "w", encoding="utf-8", errors="backslashreplace") as out:
        out.write(text)
    for old in sorted(folder.glob("crash-*.txt"))[:-MAX_FILES]:
        with suppress(OSError):
            old.unlink()
    return path


def create_file(folder: Path) -> tuple[Path, int]:
    """Create a new file in the folder and open it for writing. The name begins with the time: files
    sorted by name are sorted by age.
    """
    while True:
        now = datetime.now(UTC)
        path = folder / f"crash-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.txt"
        with suppress(FileExistsError):
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)


def lines(facts: Mapping[str, object], error: BaseException | str) -> Iterator[str]:
    """Yield the text of a crash file."""
    yield f"tabletop-tui: {__version__}"
    yield f"python: {platform.python_version()}, {sys.platform}"
    for name in LIBRARIES:
        with suppress(PackageNotFoundError):
            yield f"{name}: {version(name)}"
    for name, fact in facts.items():
        yield f"{name}: {fact}".replace("\n", " ")
    seen: set[int] = set()
    if isinstance(error, str):
        yield f"\n{error}"
        return
    one: BaseException | None = error
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        yield f"\n{error_in_words(one)}"
        yield "".join(traceback.format_tb(one.__traceback__)).rstrip()
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


def error_in_words(error: BaseException) -> str:
    """Return the type of an error, and its message if that cannot quote what is on the table."""
    kind = type(error)
    name = (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )
    harmless = isinstance(error, SAFE_MESSAGES) or kind.__module__.partition(".")[0] == "textual"
    return f"{name}: {error}" if harmless else name
