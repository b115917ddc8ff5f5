"""Files of their own that players keep in the settings folder, so that every new game uses them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ..engine import Complaint, Game
from .given import file_text


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
