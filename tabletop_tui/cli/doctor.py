"""The command `doctor`: what the terminal can do, what the program will use, and where its files
are.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .. import __version__, games
from ..play.text import Words, current_language, language_of, languages, say, sentence
from ..store.atomic_files import SaveError, describe_error, printable
from ..store.player_files import kept_texts
from ..store.save_folder import folder, listing
from .language import command
from .output import columns

if TYPE_CHECKING:
    from ..terminal.capabilities import Capabilities

Row = tuple[str, str]

BLOCK_SIGNS = {
    "halves": "▀▄█",
    "quadrants": "▘▝▖▗▌▐▚▞▛▜▙▟",
    "sextants": "".join(chr(0x1FB00 + n) for n in (0, 1, 3, 7, 15, 29, 30, 59, 57, 53, 45, 27)),
    "octants": "".join(chr(0x1CD00 + 19 * n) for n in range(12)),
}
"""Signs of two, four, six and eight parts. Boards are never drawn with octants, which few fonts
have.
"""


@command()
def doctor() -> int:
    """Print what the terminal can do, and what the program will use."""
    told = ask()
    looks = sample_rows()
    for title, rows in (
        ("terminal", terminal(told)),
        ("use", use(told)),
        ("files", files()),
        ("versions", versions()),
    ):
        click.echo(say(f"doctor-{title}"))
        columns([(f"  {row_name(name)}", printable(value, 400)) for name, value in rows])
        if title == "terminal" and looks:
            click.echo(say("doctor-looks"))
            columns([(f"  {row_name(name)}", signs) for name, signs in looks])
    return 0


def row_name(row: str) -> str:
    """Return the name of a row: variables and packages as they are, others in words."""
    return say(f"doctor-{row}") if row and Words().has(f"doctor-{row}") else row


def in_words(key: str, **facts: Any) -> str:
    """Return a value in words."""
    return say(f"doctor-{key}", **facts)


def ask() -> Capabilities:
    """Return what the terminal tells of itself."""
    from ..terminal.capabilities import Capabilities, ask_terminal, takes_burst
    from ..terminal.output_stream import screen_stream
    from ..terminal.probe import probe

    found, stream = probe(), screen_stream()
    if not found.full_screen or found.glyphs == "ascii" or stream is None:
        return Capabilities()
    return ask_terminal(sys.stdin.fileno(), stream, takes_burst(found))


def terminal(told: Capabilities) -> Iterator[Row]:
    """Yield what the environment says, and what the terminal tells of itself."""
    from ..terminal.probe import MIN_SIZE, probe

    found = probe()
    yield "TERM", found.term or in_words("not-set")
    yield "COLORTERM", os.environ.get("COLORTERM", "") or in_words("not-set")
    size, needed = f"{found.columns} x {found.rows}", f"{MIN_SIZE[0]} x {MIN_SIZE[1]}"
    yield "size", in_words("too-small", size=size, needed=needed) if found.too_small else size
    yield "encoding", f"{found.encoding} ({locale()})"
    yield "keys", in_words("is-terminal" if found.interactive else "is-pipe")
    yield "inside", found.multiplexer or in_words("no-multiplexer")
    yield "ssh", say("yes" if found.remote else "no")
    signs = {True: "signs-two-cells", False: "signs-one-cell", None: "untold"}
    yield "signs", in_words(signs[told.wide_signs])
    yield "name", told.name or in_words("untold")
    yield "shows", pixels(told)
    width, height = told.cell_of(found.columns, found.rows)
    cell = in_words("cell-size", width=width, height=height)
    yield "cell", cell if width and height else in_words("untold")


def sample_rows() -> list[Row]:
    """Return rows of block signs to be compared by eye, the same shapes in all of them; none for a
    pipe and a terminal of few signs.
    """
    from ..terminal.probe import probe

    found = probe()
    if not found.interactive or found.glyphs != "unicode":
        return []
    rows = [(blocks, BLOCK_SIGNS[blocks]) for blocks in BLOCK_SIGNS]
    return [*rows, ("boards-use", in_words(found.blocks))]


def pixels(told: Capabilities) -> str:
    """Return in which ways the terminal shows pictures of pixels."""
    ways = ["kitty"] if told.kitty else []
    if told.sixel:
        ways.append("sixel")
    width, height = told.largest
    facts = {"colours": str(told.registers), "width": str(width), "height": str(height)}
    found = [in_words(f"by-{way}", **facts) for way in ways]
    if told.protocol and find_spec("PIL") is None:
        return in_words("no-pillow", how=found[0])
    return ", ".join(found) or in_words("no-pixels" if told.complete else "untold")


def locale() -> str:
    """Return the variables that choose the encoding."""
    found = {name: os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")}
    return " ".join(f"{name}={value}" for name, value in found.items() if value) or in_words(
        "no-locale"
    )


def use(told: Capabilities) -> Iterator[Row]:
    """Yield what the program uses by the environment, the settings and the terminal."""
    from ..store.settings import load_settings
    from ..terminal.probe import probe

    settings, _ = load_settings()
    found = probe(ascii_only=settings.glyphs == "ascii", mouse=settings.mouse)
    own = settings.glyphs == "auto" or found.glyphs == "ascii"
    signs = "ascii" if told.wide_signs and own else found.glyphs if own else settings.glyphs
    if found.full_screen:
        yield "mode", in_words("screens")
    else:
        yield "mode", in_words("plain" if found.interactive else "commands")
    yield "language", language(settings.language)
    every = told.true_colours and not found.no_color
    yield "colours", in_words("truecolor" if every else found.depth)
    yield "characters", in_words(signs)
    yield "theme", settings.theme
    yield "pictures", in_words("fps", fps=settings.fps) if settings.fps else in_words("no-fps")
    yield "mouse", say("yes") if found.mouse else in_words("no-mouse")
    other = os.environ.get("TEXTUAL_DRIVER")
    yield "driver", f"TEXTUAL_DRIVER={other}" if other else in_words("cells")
    kitty = (
        "TEXTUAL_DISABLE_KITTY_KEY" in os.environ
        or ("TEXTUAL_DISABLE_KITTY_KEY", "1") in found.settings
    )
    yield "protocol", in_words("common-keys" if kitty else "own-keys")
    yield (
        "keys-changed",
        ", ".join(f"{id_}: {key}" for id_, key in settings.keys.items()) or in_words("no-keys"),
    )


def language(setting: str) -> str:
    """Return the language in use, and why."""
    by = (
        "flag"
        if current_language() != language_of(setting)
        else "settings"
        if setting in languages()
        else "locale"
    )
    return in_words(f"by-{by}", language=say(f"settings-language-{current_language()}"))


def files() -> Iterator[Row]:
    """Yield where files are, and what is wrong with them."""
    from ..store.settings import load_settings, settings_file

    saves = folder()
    yield (
        "saves",
        in_words("saves-in", folder=str(saves), state=writable(saves), count=len(listing())),
    )
    path = settings_file()
    _, troubles = load_settings()
    yield (
        "settings",
        in_words("settings-read" if path.exists() else "settings-none", path=str(path)),
    )
    yield from (("", sentence) for sentence in troubles)
    own = {
        name for name in games.ids() if any(path.parent.glob(f"{name}-*.json"))
    }  # all others need not be loaded
    for game in map(games.find, filter(games.has, sorted(own))):
        try:
            for option in kept_texts(game):
                yield "own", in_words("own-in", path=str(path.parent / f"{game.id}-{option}.json"))
        except (ValueError, SaveError) as no:
            yield "own", sentence(no)
    for complaint in games.complaints():
        yield "games", sentence(complaint)


def writable(path: Path) -> str:
    """Return whether files can be made in a folder, or the folder itself."""
    there = next((x for x in (path, *path.parents) if x.exists()), path)
    if path.exists() and not path.is_dir():
        return in_words("file-there")
    try:
        ok = os.access(there, os.W_OK | os.X_OK)
    except OSError as no:
        return in_words("not-writable-as", why=describe_error(no))
    if not ok:
        return in_words("not-writable")
    return in_words("writable" if path.exists() else "not-yet")


def versions() -> Iterator[Row]:
    """Yield the versions of the program and of what it runs on."""
    yield "tabletop-tui", __version__
    yield (
        "Python",
        in_words(
            "python",
            version=platform.python_version(),
            system=f"{platform.system()} {platform.release()}",
        ),
    )
    for package in ("textual", "rich", "pydantic", "pillow"):
        try:
            yield package, version(package)
        except PackageNotFoundError:
            yield package, in_words("not-installed")
    yield "program", sys.executable
