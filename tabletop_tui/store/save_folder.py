"""The folder of saves: file names, and a list that is quick to make."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from ..engine import Complaint
from ..play.text import Words, say
from . import wall_clock
from .atomic_files import BACKUP, printable

ENDING = ".json"
EXAMPLE = "example-"
TRASH = ".trash"
SETTING_UP = "saves-setting-up"
NAME = re.compile(r"[^\W_][\w .,&'()+-]{0,79}")
# bytes that contain the fields before the positions; the list reads no more of each save
HEAD = 65_536


@dataclass(slots=True, frozen=True)
class SaveEntry:
    """A save in the list. *trouble* says why it cannot be resumed."""

    path: Path
    game: str = ""
    seats: tuple[str, ...] = ()
    round: int = 0
    seat: int = -1
    actions: int = 0
    over: bool = False
    saved: str = ""
    trouble: str = ""

    @property
    def name(self) -> str:
        """The name of the save."""
        return printable(self.path.name.removesuffix(ENDING))

    def __str__(self) -> str:
        if self.trouble:
            return f"{self.name} {self.trouble}"
        return (
            f"{self.game.replace('_', ' ')} · {', '.join(self.seats)} · {self.turn} · {self.when}"
        )

    @property
    def turn(self) -> str:
        """How far the game is."""
        return self.progress()

    def progress(self, words: Words | None = None) -> str:
        """Return how far the game is, in the *words* of the game."""
        return progress(self.over, self.round, self.seats[self.seat], words)

    @property
    def when(self) -> str:
        """The time of the last action, to the minute."""
        return self.saved[:16].replace("T", " ")

    @property
    def is_example(self) -> bool:
        """True for a game that comes with the program."""
        return self.path.name.startswith(EXAMPLE)


def progress(over: bool, number: int, name: str, words: Words | None = None) -> str:
    """Return how far a game is. *name* is whose turn it is in round *number*, and *words* say
    what the game calls a round.
    """
    tell = (words or Words()).say
    return (
        tell("saves-over")
        if over
        else tell("saves-turn", round=number, name=name)
        if number
        else tell(SETTING_UP)
    )


def folder() -> Path:
    """Return the folder of saves: $TABLETOP_HOME/saves, else ./saves in a checkout, else that of
    the platform.
    """
    home = os.environ.get("TABLETOP_HOME")
    if home:
        return Path(home).expanduser() / "saves"
    here = Path.cwd()
    if (here / "tabletop_tui" / "__main__.py").is_file() and (here / "pyproject.toml").is_file():
        return here / "saves"
    from platformdirs import user_data_path

    return user_data_path("tabletop-tui", appauthor=False) / "saves"


def path_of(name: str, where: Path | None = None) -> Path:
    """Return the path of the save called *name*, always inside its folder. Raises ValueError with
    one sentence.

    >>> path_of("sunday", Path("saves")).as_posix()
    'saves/sunday.json'
    """
    word = name.strip().removesuffix(ENDING)
    if not NAME.fullmatch(word):
        raise Complaint("saves-no-name", name=printable(name, 30))
    return (where or folder()) / (word + ENDING)


def command_name(path: Path) -> str:
    """Return how to name a save in a command: by its name alone if it is in the folder of saves."""
    return path.stem if path.parent.resolve() == folder().resolve() else str(path)


def unused_path(game: str, where: Path | None = None, stem: str = "") -> Path:
    """Return a path that no save has yet."""
    base = where or folder()
    stem = stem or f"{game}-{wall_clock.now():%Y-%m-%d-%H%M}"
    path, number = base / (stem + ENDING), 1
    while path.exists():
        number += 1
        path = base / f"{stem}-{number}{ENDING}"
    return path


def listing(where: Path | None = None) -> list[SaveEntry]:
    """Return all saves of a folder, the newest first. Empty if the folder cannot be read."""
    try:
        found = [entry(Path(file.path)) for file in os.scandir(where or folder()) if is_save(file)]
    except OSError:
        return []
    return sorted(found, key=lambda e: (saved_at(e.saved), e.name), reverse=True)


def newest(where: Path | None = None) -> Path | None:
    """Return the game to continue: the newest that is not over, else the newest. Never an
    example.
    """
    own = [e for e in listing(where) if not e.trouble and not e.is_example]
    return next((e.path for e in own if not e.over), own[0].path if own else None)


def is_save(file: os.DirEntry[str]) -> bool:
    """Return whether a file is a save, by its name."""
    return file.name.endswith(ENDING) and not file.name.startswith(".") and file.is_file()


def entry(path: Path) -> SaveEntry:
    """Return the list entry of a save, from the first fields of its file."""
    try:
        with open(path, "rb") as file:
            data = file.read(HEAD)
        raw = parse_head(data)
        turn, seats = raw["turn"], tuple(printable(str(seat["name"]), 24) for seat in raw["seats"])
        if turn["seat"] not in range(len(seats)):
            raise ValueError("seat")
        return SaveEntry(
            path,
            printable(str(raw["game"]), 40),
            seats,
            int(turn["round"]),
            int(turn["seat"]),
            int(turn["actions"]),
            turn["over"] is True,
            printable(str(raw["saved"]), 40),
        )
    except OSError:
        return SaveEntry(path, trouble=say("saves-unreadable"))
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return SaveEntry(path, trouble=say("saves-foreign"))


def parse_head(data: bytes) -> dict[str, Any]:
    """Parse the fields before the opening. Raises ValueError if they are missing."""
    text, found, _ = data.decode("utf-8", "replace").partition(',\n"opening":')
    if not found:
        raise ValueError("head")
    raw: dict[str, Any] = json.loads(text + "}")
    return raw


def saved_at(saved: str) -> float:
    """Return the time of a save in seconds, 0 if it cannot be parsed.

    >>> saved_at("1970-01-01T00:01:00+00:00"), saved_at("yesterday")
    (60.0, 0.0)
    """
    try:
        return datetime.fromisoformat(saved).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0


def copy_path(path: Path, where: Path | None = None) -> Path:
    """Return an unused path for a copy of *path* (an example, a backup) in the folder of saves."""
    stem = path.name.removesuffix(BACKUP).removesuffix(ENDING).removeprefix(EXAMPLE)
    return unused_path("", where, stem + ("-backup" if path.name.endswith(BACKUP) else ""))


def make_folder(where: Path) -> None:
    """Create the folder of saves, for its owner only. Raises OSError."""
    try:
        where.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, "disk-no-folder") from None


def discard(path: Path) -> Path:
    """Move a save and its backup to the trash beside it, and return its new path. Raises
    OSError.
    """
    trash = path.parent / TRASH
    make_folder(trash)
    target = unused_path("", trash, path.name.removesuffix(ENDING))
    for old, new in files_of_save(path, target):
        if old.exists():
            shutil.move(old, new)
    return target


def files_of_save(path: Path, target: Path) -> Iterator[tuple[Path, Path]]:
    """Yield the files of a save with their names after a move to *target*."""
    for ending in ("", BACKUP):
        yield path.with_name(path.name + ending), target.with_name(target.name + ending)
