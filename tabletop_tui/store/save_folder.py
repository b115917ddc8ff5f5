"""The folder of saves: file names, and a list that is quick to make."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ..engine import Complaint
from ..play.text import Words, day_and_time, say
from . import wall_clock
from .atomic_files import BACKUP, SaveError, backup_path, describe_error, printable
from .reading.head import SaveHead, read_head

ENDING = ".json"
EXAMPLE = "example-"
TRASH = ".trash"
SETTING_UP = "saves-setting-up"
NAME = re.compile(r"[^\W_][\w .,&'()+-]{0,79}")
AHEAD = 60.0  # seconds by which the clock of another machine may be ahead


@dataclass(slots=True, frozen=True)
class SaveEntry:
    """A save in the list. *trouble* is a sentence that says why it cannot be resumed; then there is
    no *head*. *played* is when the last action was saved, in seconds, 0 if that is not known.
    """

    path: Path
    head: SaveHead | None = None
    played: float = 0.0
    trouble: str = ""

    @property
    def name(self) -> str:
        """The name of the save."""
        return printable(self.path.name.removesuffix(ENDING), 255)  # typed again, so never cut

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.head.game if self.head is not None else ""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(seat.name for seat in self.head.seats) if self.head is not None else ()

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.head is not None and self.head.over

    def progress(self, words: Words | None = None) -> str:
        """Return how far the game is, in the *words* of the game."""
        if self.head is None:
            return ""
        name = self.seats[self.head.seat] if self.head.seat >= 0 else ""
        return progress(self.head.over, self.head.round, name, words)

    @property
    def when(self) -> str:
        """The time of the last action, to the minute; "" if it is not known."""
        return day_and_time(self.played, wall_clock.now().timestamp()) if self.played else ""

    @property
    def is_example(self) -> bool:
        """True for a game that comes with the program."""
        return self.path.name.startswith(EXAMPLE)

    @property
    def is_own(self) -> bool:
        """True for a game of the players that can be resumed."""
        return self.head is not None and not self.is_example


def progress(over: bool, number: int, name: str, words: Words | None = None) -> str:
    """Return how far a game is. *name* is whose turn it is in round *number*, and *words* say
    what the game calls a round.
    """
    tell = (words or Words()).say
    return (
        tell("saves-over")
        if over
        else tell("saves-turn", round=number, name=name).rstrip(": ")  # no name if it is unknown
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
    with suppress(FileNotFoundError):  # the working folder was removed, and is no checkout any more
        here = Path.cwd()
        if all((here / name).is_file() for name in ("tabletop_tui/__main__.py", "pyproject.toml")):
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


def existing(word: str) -> Path | None:
    """Return the save that *word* names, or the place of one whose backup is left: a file, or a
    name as the list tells it. None if there is none. Raises ValueError, OSError or RuntimeError for
    a path that cannot be.
    """
    name = word.strip().removesuffix(ENDING) + ENDING
    paths = [Path(word).expanduser()]
    if is_save(name) and Path(name).name == name:
        paths.append(folder() / name)
    there = [x for x in paths if os.path.lexists(x) or os.path.lexists(backup_path(x))]
    return min(there, key=os.path.isdir, default=None)  # a folder hides no save of its name


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
    """Return all saves of a folder: the one played last first, and at the end, with its trouble,
    what cannot be read. A folder that cannot be read is such an entry itself.
    """
    base, now = where or folder(), wall_clock.now().timestamp()
    found = []
    try:
        with os.scandir(base) as files:
            for file in files:
                if is_save(file.name):
                    found.append(entry(Path(file.path), now))
    except FileNotFoundError:
        pass
    except OSError as no:
        in_the_way = isinstance(no, NotADirectoryError)
        why = say("disk-stands") if in_the_way else describe_error(no, reading=True)
        told = say("saves-no-folder", folder=printable(str(base), 300), why=why)
        found.append(SaveEntry(base, trouble=told))
    return sorted(found, key=lambda e: (e.head is not None, e.played, e.path.name), reverse=True)


def newest(where: Path | None = None) -> Path | None:
    """Return the game to continue: the newest that is not over, else the newest. Never an
    example.
    """
    found = newest_of(listing(where))
    return found.path if found is not None else None


def newest_of(entries: Iterable[SaveEntry]) -> SaveEntry | None:
    """Return the game to continue of a list: the first that is not over, else the first."""
    own = [e for e in entries if e.is_own]
    return next((e for e in own if not e.over), own[0] if own else None)


def is_save(name: str) -> bool:
    """Return whether a file is a save, by its name."""
    return name.endswith(ENDING) and not name.startswith(".")


def entry(path: Path, now: float = 0.0) -> SaveEntry:
    """Return the list entry of a save. Whatever is wrong with the file is its own trouble. *now* is
    the time in seconds, 0 for the current one.
    """
    now = now or wall_clock.now().timestamp()
    try:
        head = read_head(path)
        return SaveEntry(path, head, played_at(head.saved, head.changed, now))
    except SaveError as no:
        return SaveEntry(path, trouble=str(SaveError(no.what, path.name, None, **no.facts)))
    except Exception:  # whatever a file may be like, the others are listed
        return SaveEntry(path, trouble=str(SaveError("save-broken", path.name)))


def played_at(saved: str, changed: float, now: float) -> float:
    """Return when the last action was saved. A time that cannot be understood, or that a clock
    which was ahead has written, gives way to when the file was written (*changed*); 0 if that lies
    ahead too.
    """
    return next((at for at in (saved_at(saved), changed) if 0 < at <= now + AHEAD), 0.0)


def saved_at(saved: str) -> float:
    """Return the time of a save in seconds, 0 if it cannot be parsed.

    >>> saved_at("1970-01-01T00:01:00+00:00"), saved_at("yesterday")
    (60.0, 0.0)
    """
    try:
        return wall_clock.parse_time(saved)
    except ValueError:
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
