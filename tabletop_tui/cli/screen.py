"""The way from the command line to the screen, which is loaded only here."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from ..store.atomic_files import printable
from .output import Problem, say

F = TypeVar("F", bound=Callable[..., Any])


def known_theme(ctx: click.Context, param: click.Parameter, name: str) -> str:
    """A theme by its name, "" for that of the settings. Raises Problem."""
    if name:
        from ..store.settings import VALUES

        themes = [str(theme) for theme in VALUES["theme"]]
        if name not in themes:
            raise Problem(say("cli-no-theme", word=printable(name, 30), known=", ".join(themes)))
    return name


OPTIONS = (
    click.option("--fps", type=click.Choice(["30", "15", "0"])),
    click.option("--ascii", is_flag=True),
    click.option("--no-mouse", is_flag=True),
    click.option("--no-kitty", is_flag=True),
    click.option("--theme", default="", callback=known_theme),
    click.option("--plain", is_flag=True),
)


def with_screen(command: F) -> F:
    """Give a command the options of the screen."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def no_terminal() -> str:
    """Why there is nothing here to play on, as a sentence; "" when there is a terminal."""
    from ..terminal.probe import probe

    terminal = probe()
    if not terminal.interactive:
        return say("cli-no-terminal")
    return "" if terminal.full_screen else say("cli-poor-terminal")


def chosen() -> dict[str, Any]:
    """The options of the screen, whether they stand before the command or after it."""
    ctx = click.get_current_context()
    names = ("fps", "ascii", "no_mouse", "no_kitty", "theme", "plain")
    before = ctx.parent.params if ctx.parent is not None else {}
    return {
        name: before[name] if name in before and default(ctx, name) else ctx.params[name]
        for name in names
    }


def default(ctx: click.Context, name: str) -> bool:
    """Whether nobody has chosen that option after the command."""
    return ctx.get_parameter_source(name) is ParameterSource.DEFAULT


def show(**what: Any) -> int:
    """Open the screen: at home, or at what is given (``save_file``, ``save``, or ``replay`` with
    ``viewer``).
    """
    screen = chosen()
    if screen["no_kitty"]:
        os.environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"
    from ..tui.app import run

    mouse = not screen["no_mouse"]
    fps = int(screen["fps"]) if screen["fps"] else None
    return run(fps=fps, ascii=screen["ascii"], mouse=mouse, theme=screen["theme"], **what)
