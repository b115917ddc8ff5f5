"""The settings file: what players like, in TOML that they may write by hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from ..play.permissions import require
from ..play.text import either, say
from .atomic_files import SMALL, printable, write_atomic
from .player_files import settings_folder

NAME = "settings.toml"
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
    "pictures": ("auto", "rich", "calm", "plain"),
    "maps": (True, False),
    "call": ("all", "bell", "none"),
    "talk": (True, False),
}
"""What a setting may be, its default first."""


@dataclass(slots=True, frozen=True, kw_only=True)
class Settings:
    """Every setting with its default."""

    theme: str = "table"
    fps: int = 30
    """Pictures a second; 0 for no animation."""
    pace: str = "normal"
    """How long a table looks at the moves of computer players."""
    moments: str = "all"
    """What stops the game until a key: every great moment, those that concern whoever looks, or
    none."""
    bell: bool = False
    """Whether the terminal's bell rings for a moment."""
    glyphs: str = "auto"
    mouse: bool = True
    hints: bool = True
    """Whether the bottom line names the keys that matter."""
    language: str = "auto"
    """The language of the program; auto for that of the locale."""
    pictures: str = "auto"
    """How the boards are drawn: shaded, in few flat colours, or with half blocks and signs."""
    maps: bool = True
    """Whether plain mode draws its maps; else it tells them in sentences."""
    call: str = "all"
    """How whoever looks elsewhere hears that it is their turn: by bell, title and a message of the
    desktop, by the bell alone, or not at all."""
    talk: bool = True
    """Whether what others say at the table is shown."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Other keys for the ids of the table of keys."""


KNOWN = tuple(f.name for f in fields(Settings))


def settings_file() -> Path:
    """Where the settings are."""
    return settings_folder() / NAME


def load_settings(path: Path | None = None) -> tuple[Settings, list[str]]:
    """The settings, and a sentence for everything in the file that is wrong; wrong settings take
    their defaults.
    """
    path = settings_file() if path is None else path
    try:
        with open(path, "rb") as file:
            data = file.read(SMALL + 1)
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
        return Settings(), [say("toml-none", file=path.name, why=mistake(no))]
    if isinstance(old := raw.get("pictures"), bool):  # what `maps` was called at first
        raw = {"maps": old} | {key: value for key, value in raw.items() if key != "pictures"}
    return accepted(raw, text, path.name)


def mistake(no: Exception) -> str:
    """What is wrong with a text that is no TOML, with its line."""
    if isinstance(no, UnicodeDecodeError):
        return say("toml-not-utf8")
    found = re.search(r"\(at line (\d+), column \d+\)", str(no))
    return say("toml-line", line=found[1]) if found else say("toml-not-understood")


def accepted(raw: Mapping[str, Any], text: str, name: str) -> tuple[Settings, list[str]]:
    """The settings without those that are wrong, and a sentence for each of these."""
    good = {key: value for key, value in raw.items() if key != "keys" and sound(key, value)}
    wrong = [fault_in_words(place, text, name) for place in mistakes(raw)]
    if isinstance(keys := raw.get("keys"), dict):
        good["keys"] = {id: key for id, key in keys.items() if isinstance(key, str)}
    return Settings(**good), wrong


def sound(key: str, value: Any) -> bool:
    """Whether a setting may have that value; true is no number."""
    return any(value == allowed and type(value) is type(allowed) for allowed in VALUES.get(key, ()))


def mistakes(raw: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Where the file is wrong: a setting, or a key of the table of keys."""
    for key, value in raw.items():
        if key == "keys" and isinstance(value, dict):
            yield from (
                (key, str(id)) for id, wanted in value.items() if not isinstance(wanted, str)
            )
        elif not sound(key, value):
            yield (key,)


def fault_in_words(place: tuple[str, ...], text: str, name: str) -> str:
    """A mistake in a sentence."""
    shown, line = printable(".".join(place), 40), line_of(place[-1], text)
    where = say("toml-where", file=name, line=line) if line else name
    if place[0] not in KNOWN:
        return say("toml-unknown", where=where, shown=shown, known=", ".join(KNOWN))
    must = say("toml-a-text") if len(place) > 1 else allowed(place[0])
    return say("toml-must", where=where, shown=shown, must=must)


def allowed(key: str) -> str:
    """The values of a setting, in words."""
    if key == "keys":
        return say("toml-a-table")
    return either([str(value).lower() for value in VALUES[key]])


def line_of(key: str, text: str) -> str:
    """The line of the file in which a key stands; "" where it is not found.

    >>> line_of("fps", chr(10).join(['theme = "night"', "fps = 30"]))
    '2'
    """
    pattern = re.compile(rf"""\s*(?:\[+\s*|keys\s*\.\s*)?["']?{re.escape(key)}["']?\s*[=\].]""")
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.match(line):
            return str(number)
    return ""


def keep_settings(path: Path | None = None, /, **chosen: Any) -> None:
    """Write some settings into the file as it is now; a file that is no TOML, or too long to be
    read, is left to whoever wrote it.

    Raises OSError.
    """
    path = settings_file() if path is None else path
    try:
        if path.stat().st_size > SMALL:
            return
        with open(path, "rb") as file:
            tomllib.load(file)
    except FileNotFoundError:
        pass
    except (ValueError, RecursionError):
        return
    save_settings(replace(load_settings(path)[0], **chosen), path)


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings; comments and settings that this program does not know stay as they are.
    Raises OSError.
    """
    require("settings")
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    path = settings_file() if path is None else path
    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, TOMLKitError):
        document = tomlkit.document()
    default = Settings()
    for key, value in asdict(settings).items():
        if key == "pictures" and isinstance(document.get(key), bool):
            document.pop(key)  # what `maps` was called at first
        if value != getattr(default, key) or key in document:
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
