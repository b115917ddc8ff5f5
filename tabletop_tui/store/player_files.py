"""Files that players give for table options, such as a map or the printed values of their box.
Those in the settings folder are used by every new game.
"""

from __future__ import annotations

import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from pathlib import Path

from ..engine import Complaint, Game, Option
from .atomic_files import SMALL, describe_error, printable, read_bytes


def file_text(option: Option, name: str) -> str:
    """Return what a game keeps of the file *name* of an option, checked. "" for no name. Raises
    ValueError with one sentence.
    """
    return option.read(read_text(name, option.key)) if name else ""


def read_text(name: str, option: str) -> str:
    """Return the text of a file that a player gives for an option. Raises Complaint."""
    facts = {"file": printable(name), "option": option}
    try:
        data = read_bytes(Path(name).expanduser(), SMALL + 1)
    except OSError as no:
        raise Complaint("given-unreadable", **facts, why=describe_error(no, reading=True)) from None
    except (ValueError, RuntimeError):  # a NUL in the path, an unknown ~user
        raise Complaint("given-no-name", **facts) from None
    if len(data) > SMALL:
        raise Complaint("given-too-long", **facts)
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) or b"\0" in data:
        raise Complaint("given-utf16", **facts)
    try:
        text = data.decode("utf-8-sig")  # some editors write a BOM
    except UnicodeDecodeError as no:
        line = data.count(b"\n", 0, no.start) + 1
        raise Complaint("given-not-utf8", **facts, line=str(line)) from None
    if not text.strip():
        raise Complaint("given-empty", **facts)
    return text


def settings_folder() -> Path:
    """Return the settings folder: $TABLETOP_HOME, else that of the platform."""
    home = os.environ.get("TABLETOP_HOME")
    if home:
        return Path(home).expanduser()
    from platformdirs import user_config_path

    return user_config_path("tabletop-tui", appauthor=False)


def file_texts(game: Game, names: Mapping[str, str]) -> dict[str, str]:
    """Return the checked texts of the files of a new table, by option: those of the settings
    folder, overridden by the files *names*. Raises Complaint.
    """
    options = {option.key: option for option in game.options}
    return {
        **kept_texts(game),
        **{key: file_text(options[key], name) for key, name in names.items()},
    }


def kept_texts(game: Game, where: Path | None = None) -> dict[str, str]:
    """Return the checked texts of a game's files in the settings folder, by option. They are named
    `GAME-OPTION.json`.

    Options without a file are left out. Raises Complaint.
    """
    folder = settings_folder() if where is None else where
    texts = {}
    for option in game.options:
        path = folder / f"{game.id}-{option.key}.json"
        if option.shape == "file" and path.is_file():
            try:
                texts[option.key] = file_text(option, str(path))
            except ValueError as no:
                raise Complaint("given-kept", why=no, path=str(path)) from None
    return texts
