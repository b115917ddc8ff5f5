"""Files that players give as table options: a map of their own, the printed values of their box."""

from __future__ import annotations

from pathlib import Path

from ..engine import Complaint, Option
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
