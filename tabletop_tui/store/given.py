"""Files that players give as table options: a map of their own, the printed values of their box.
Those in the settings folder are used by every new game.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ..engine import Complaint, Game, Option
from .disk import SMALL, printable


def file_text(option: Option, name: str) -> str:
    """The text of the file that *option* names, checked; "" for no name. Raises ValueError with one
    sentence.
    """
    if not name:
        return ""
    try:
        with open(Path(name).expanduser(), "rb") as file:
            data = file.read(SMALL + 1)
        text = data.decode()
    except (OSError, ValueError, RuntimeError):
        raise Complaint("given-unreadable", file=printable(name), option=option.key) from None
    if len(data) > SMALL:
        raise Complaint("given-too-long", file=printable(name), option=option.key)
    option.check(text)
    return text


def settings_folder() -> Path:
    """The folder of settings: $TABLETOP_HOME, else where the platform keeps settings."""
    home = os.environ.get("TABLETOP_HOME")
    if home:
        return Path(home).expanduser()
    from platformdirs import user_config_path

    return user_config_path("tabletop-tui", appauthor=False)


def file_texts(game: Game, names: Mapping[str, str]) -> dict[str, str]:
    """The texts of the files that a new table uses, checked, by option: those kept for the game, or
    the files *names* tells instead. Raises Complaint.
    """
    options = {option.key: option for option in game.options}
    return {**kept(game), **{key: file_text(options[key], name) for key, name in names.items()}}


def kept(game: Game, where: Path | None = None) -> dict[str, str]:
    """The texts of the files kept for a game, checked, by option; they are named
    `GAME-OPTION.json`.

    Options without such a file are left out. Raises Complaint.
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
