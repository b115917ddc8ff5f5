"""Exported stories and pictures, as files beside the saves."""

from __future__ import annotations

import os
from pathlib import Path

from ..play.permissions import require
from .save_folder import ENDING, folder, make_folder

PLACE = "exports"


def export_folder(save: Path | None) -> Path:
    """Return the folder for exports: beside the save of the game, or in the folder of saves."""
    return (save.parent if save is not None else folder()) / PLACE


def export(text: str, ending: str, save: Path | None, stem: str) -> Path:
    """Write *text* to a new file named after the save (or *stem*), never over an existing one.
    Return its path.

    Raises OSError.
    """
    require("files")
    where = export_folder(save)
    make_folder(where)
    name = save.name.removesuffix(ENDING) if save is not None else stem
    number = 0
    while True:
        number += 1
        path = where / f"{name}{f'-{number}' if number > 1 else ''}.{ending}"
        try:
            fd = os.open(
                path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0), 0o600
            )
        except FileExistsError:
            continue
        with open(fd, "w", encoding="utf-8") as file:
            file.write(text)
        return path
