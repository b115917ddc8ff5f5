"""The doctor: what the terminal can do, what the program will use, and where its files lie."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import click

from .. import __version__, games
from ..store.disk import SaveError, printable, trouble
from ..store.kept import kept
from ..store.shelf import folder, listing
from .telling import columns

Row = tuple[str, str]

COLOURS = {"truecolor": "16 million", "256": "256", "16": "16", "grey": "none, shades of grey (NO_COLOR)"}
SIGNS = {"unicode": "all signs", "blocks": "half blocks and plain letters", "ascii": "plain letters only"}


@click.command()
def doctor() -> int:
    """Tell what the terminal can do, and what the program will use."""
    for title, rows in (("Terminal", terminal()), ("In use", use()), ("Files", files()), ("Versions", versions())):
        click.echo(title)
        columns([(f"  {name}", printable(value, 400)) for name, value in rows])
    return 0


def terminal() -> Iterator[Row]:
    """What the environment says."""
    from ..tui.terminal.probe import SMALLEST, probe

    found = probe()
    yield "TERM", found.term or "not set"
    yield "COLORTERM", os.environ.get("COLORTERM", "") or "not set"
    small = f", too small: the screens need {SMALLEST[0]} x {SMALLEST[1]}" if found.too_small else ""
    yield "size", f"{found.columns} x {found.rows}{small}"
    yield "encoding", f"{found.encoding} ({locale()})"
    yield "keys and screen", "a terminal" if found.interactive else "no terminal: a pipe or a file"
    yield "inside", found.multiplexer or "no tmux, screen or zellij"
    yield "over ssh", "yes" if found.remote else "no"


def locale() -> str:
    """The variables that choose the encoding."""
    told = [f"{name}={os.environ[name]}" for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)]
    return " ".join(told) or "no locale is set"


def use() -> Iterator[Row]:
    """What the program makes of it and of the settings."""
    from ..store.settings import load_settings
    from ..tui.terminal.probe import probe

    settings, _ = load_settings()
    found = probe(ascii_only=settings.glyphs == "ascii", mouse=settings.mouse)
    signs = found.glyphs if settings.glyphs == "auto" or found.glyphs == "ascii" else settings.glyphs
    if found.full_screen:
        yield "mode", "screens"
    else:
        why = "the terminal cannot move its cursor" if found.interactive else "there is no terminal"
        yield "mode", f"plain, as {why}" if found.interactive else f"commands and --plain, as {why}"
    yield "colours", COLOURS[found.depth]
    yield "characters", SIGNS[signs]
    yield "theme", settings.theme
    yield "pictures", f"{settings.fps} a second" if settings.fps else "no animation"
    yield "mouse", "yes" if found.mouse else "no, left to the terminal"
    other = os.environ.get("TEXTUAL_DRIVER")
    yield "driver", f"TEXTUAL_DRIVER={other}" if other else "sends only the cells that change"
    kitty = "TEXTUAL_DISABLE_KITTY_KEY" in os.environ or ("TEXTUAL_DISABLE_KITTY_KEY", "1") in found.settings
    yield "key protocol", "the common one" if kitty else "the terminal's own where it has one (kitty)"
    yield "keys changed", ", ".join(f"{id_}: {key}" for id_, key in settings.keys.items()) or "none"


def files() -> Iterator[Row]:
    """Where things lie, and what is wrong with them."""
    from ..store.settings import load_settings, settings_file

    saves = folder()
    yield "saves", f"{saves} ({writable(saves)}; {len(listing())} saved)"
    path = settings_file()
    _, troubles = load_settings()
    yield "settings", f"{path} ({'there is none, the defaults are used' if not path.exists() else 'read'})"
    yield from (("", sentence) for sentence in troubles)
    for game in map(games.find, games.ids()):
        try:
            for option in kept(game):
                yield "own files", f"{path.parent / f'{game.id}-{option}.json'} (used in every new game)"
        except (ValueError, SaveError) as no:
            yield "own files", str(no)


def writable(path: Path) -> str:
    """Whether files can be made in a folder, or the folder itself."""
    there = next((x for x in (path, *path.parents) if x.exists()), path)
    if path.exists() and not path.is_dir():
        return "cannot be written to: a file stands in its place"
    try:
        ok = os.access(there, os.W_OK | os.X_OK)
    except OSError as no:
        return f"cannot be written to: {trouble(no)}"
    if not ok:
        return "cannot be written to"
    return "can be written to" if path.exists() else "is made with the first save"


def versions() -> Iterator[Row]:
    """The program and what it runs on."""
    yield "tabletop-tui", __version__
    yield "Python", f"{platform.python_version()} on {platform.system()} {platform.release()}"
    for package in ("textual", "rich", "pydantic"):
        try:
            yield package, version(package)
        except PackageNotFoundError:
            yield package, "not installed"
    yield "program", sys.executable
