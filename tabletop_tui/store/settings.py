"""The settings file: the preferences of a player, as TOML that can be edited by hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ..engine import Either
from ..play.names import folded
from ..play.permissions import require
from ..play.text import either, say
from .atomic_files import SMALL, printable, read_bytes, write_atomic
from .calls.pacing import read_quiet_hours
from .house.data_folder import data_folder
from .player_files import settings_folder

NAME = "settings.toml"
GUESTS = "guests"
"""The folder of the settings of guests, each in a file called after their name."""
LONGEST = 100  # characters of such a file name before it is cut
VALUES: Mapping[str, tuple[Any, ...]] = {
    "theme": ("table", "light", "high-contrast", "colour-blind", "terminal"),
    "fps": (30, 15, 0),
    "glyphs": ("auto", "unicode", "blocks", "ascii"),
    "mouse": (True, False),
    "hints": (True, False),
    "pace": ("normal", "fast", "slow"),
    "moments": ("all", "mine", "none"),
    "bell": (False, True),
    "language": ("auto", "en", "nl", "es"),
    "pictures": ("auto", "pixels", "rich", "calm", "plain"),
    "maps": (False, True),
    "call": ("all", "bell", "none"),
    "talk": (True, False),
    "remarks": (True, False),
    "letters": (False, True),
}
"""The values of each setting, its default first."""


@dataclass(slots=True, frozen=True, kw_only=True)
class Settings:
    """All settings with their defaults."""

    theme: str = "table"
    fps: int = 30
    """Frames a second; 0 for no animation."""
    pace: str = "normal"
    """How long the table shows the moves of computer players."""
    moments: str = "all"
    """Which moments stop the game until a key is pressed: all, those that concern the viewer, or
    none.
    """
    bell: bool = False
    """Whether the terminal bell rings for a moment."""
    glyphs: str = "auto"
    mouse: bool = True
    hints: bool = True
    """Whether the bottom line shows keys."""
    language: str = "auto"
    """The language of the program; auto for that of the locale."""
    pictures: str = "auto"
    """How boards are drawn: in true pixels, shaded, in few flat colours, or with half blocks and
    signs.
    """
    maps: bool = False
    """Whether plain mode draws maps; else it tells them in sentences, on request."""
    call: str = "all"
    """How a player is alerted to their turn: by bell, title and desktop notification, by bell
    alone, or not at all.
    """
    talk: bool = True
    """Whether the chat is shown."""
    remarks: bool = True
    """Whether the remarks of the characters are shown."""
    letters: bool = False
    """Whether players are marked with letters, A to F, instead of signs."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Changed keys, by key id."""
    on_turn: Mapping[str, str] = field(default_factory=dict)
    """Where `host` calls people who are away to their turn, by name; "*" is everybody else."""
    quiet_hours: str = ""
    """When nobody is called there, such as 22:00-08:00."""


KNOWN = tuple(f.name for f in fields(Settings))
TABLES = ("keys", "on_turn")
WRITTEN_BY_HAND = ("on_turn", "quiet_hours")
"""What the program reads, and never changes."""


_guest = [""]


def use_settings_of(name: str) -> None:
    """Use the settings of a guest in this process from now on. Whatever their name, the file lies
    in the folder of guests.
    """
    _guest[0] = name


def settings_file() -> Path:
    """Return the path of the settings file: that of the account, or of the guest who plays here."""
    if not _guest[0]:
        return settings_folder() / NAME
    stem = quote(folded(_guest[0]), safe="")
    if len(stem) > LONGEST:
        stem = stem[:LONGEST] + sha256(stem.encode()).hexdigest()[:16]
    return data_folder() / GUESTS / f"{stem}.toml"


def load_settings(path: Path | None = None) -> tuple[Settings, list[str]]:
    """Return the settings, and a sentence for everything wrong in the file. Invalid settings get
    their defaults.
    """
    path = settings_file() if path is None else path
    try:
        data = read_bytes(path, SMALL + 1)
    except FileNotFoundError:
        return Settings(), []
    except (OSError, ValueError):
        return Settings(), [say("toml-unreadable", file=printable(str(path), 400))]
    if len(data) > SMALL:
        return Settings(), [say("toml-none", file=path.name, why=say("toml-too-long"))]
    try:
        text = data.decode()
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as no:
        return Settings(), [say("toml-none", file=path.name, why=toml_error(no))]
    if isinstance(old := raw.get("pictures"), bool):  # the old name of `maps`
        raw = {"maps": old} | {key: value for key, value in raw.items() if key != "pictures"}
    return valid_settings(raw, text, path.name)


def toml_error(no: Exception) -> str:
    """Return what is wrong with a text that is not TOML, with its line."""
    if isinstance(no, UnicodeDecodeError):
        return say("toml-not-utf8")
    found = re.search(r"\(at line (\d+), column \d+\)", str(no))
    return say("toml-line", line=found[1]) if found else say("toml-not-understood")


def valid_settings(raw: Mapping[str, Any], text: str, name: str) -> tuple[Settings, list[str]]:
    """Return the valid settings, and a sentence for each invalid one."""
    good = {key: value for key, value in raw.items() if key not in TABLES and is_valid(key, value)}
    wrong = [error_in_words(place, text, name) for place in invalid_places(raw)]
    for name in TABLES:
        if isinstance(table := raw.get(name), dict):
            good[name] = {key: value for key, value in table.items() if isinstance(value, str)}
    return Settings(**good), wrong


def is_valid(key: str, value: Any) -> bool:
    """Return whether a value is allowed for a setting. True is not a number."""
    if key == "quiet_hours":
        return isinstance(value, str) and is_time_range(value)
    return any(value == allowed and type(value) is type(allowed) for allowed in VALUES.get(key, ()))


def is_time_range(text: str) -> bool:
    """Return whether quiet hours can be read."""
    try:
        read_quiet_hours(text)
    except ValueError:
        return False
    return True


def invalid_places(raw: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the place of each mistake: a setting, or an entry of the table of keys."""
    for key, value in raw.items():
        if key in TABLES and isinstance(value, dict):
            yield from (
                (key, str(id)) for id, wanted in value.items() if not isinstance(wanted, str)
            )
        elif not is_valid(key, value):
            yield (key,)


def error_in_words(place: tuple[str, ...], text: str, name: str) -> str:
    """Return a sentence about a mistake."""
    shown, line = printable(".".join(place), 40), line_of(place[-1], text)
    where = say("toml-where", file=name, line=line) if line else name
    if place[0] not in KNOWN:
        return say("toml-unknown", where=where, shown=shown, known=Either(KNOWN))
    must = say("toml-a-text") if len(place) > 1 else allowed_values(place[0])
    return say("toml-must", where=where, shown=shown, must=must)


def allowed_values(key: str) -> str:
    """Return the allowed values of a setting, in words."""
    if key in TABLES:
        return say("toml-a-table")
    if key == "quiet_hours":
        return '"22:00-08:00"'
    return either([str(value).lower() for value in VALUES[key]])


def line_of(key: str, text: str) -> str:
    """Return the line of a key in the file, or "".

    >>> line_of("fps", chr(10).join(['theme = "night"', "fps = 30"]))
    '2'
    """
    pattern = re.compile(rf"""\s*(?:\[+\s*|keys\s*\.\s*)?["']?{re.escape(key)}["']?\s*[=\].]""")
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.match(line):
            return str(number)
    return ""


def keep_settings(path: Path | None = None, /, **chosen: Any) -> None:
    """Change some settings in the file. A file that is not TOML or too large is left alone.

    Raises OSError.
    """
    path = settings_file() if path is None else path
    try:
        if path.stat().st_size > SMALL:
            return
        tomllib.loads(read_bytes(path, SMALL).decode())
    except FileNotFoundError:
        pass
    except (ValueError, RecursionError):
        return
    save_settings(replace(load_settings(path)[0], **chosen), path)


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings. Comments and unknown settings in the file are preserved. Raises
    OSError.
    """
    require("settings")
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    path = settings_file() if path is None else path
    try:
        document = tomlkit.parse(read_bytes(path, SMALL).decode())
    except (OSError, ValueError, TOMLKitError):
        document = tomlkit.document()
    default = Settings()
    for key, value in asdict(settings).items():
        if key == "pictures" and isinstance(document.get(key), bool):
            document.pop(key)  # the old name of `maps`
        if key not in WRITTEN_BY_HAND and (value != getattr(default, key) or key in document):
            if key != "keys":
                document[key] = value
            elif not value:
                document.pop(key, None)
            else:
                table = tomlkit.table()
                table.update(dict(sorted(value.items())))
                document[key] = table
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_atomic(path, tomlkit.dumps(document).encode())
