"""Starts the screen from the command line. Its modules are imported here at the first use."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from ..engine import Either
from ..store.atomic_files import printable
from .output import Problem, say

F = TypeVar("F", bound=Callable[..., Any])


def known_theme(ctx: click.Context, param: click.Parameter, name: str) -> str:
    """Return the name of a theme, "" for that of the settings. Raises Problem."""
    if name:
        from ..store.settings import VALUES

        themes = [str(theme) for theme in VALUES["theme"]]
        if name not in themes:
            raise Problem(say("cli-no-theme", word=printable(name, 30), known=Either(themes)))
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
    """Add the options of the screen to a command."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def no_terminal() -> str:
    """Return why the screen cannot be opened here; "" when it can."""
    from ..terminal.probe import probe

    terminal = probe()
    if not terminal.interactive:
        return say("cli-no-terminal")
    return "" if terminal.full_screen else say("cli-poor-terminal")


def screen_options() -> dict[str, Any]:
    """Return the options of the screen, given before or after the command."""
    ctx = click.get_current_context()
    names = ("fps", "ascii", "no_mouse", "no_kitty", "theme", "plain")
    before = ctx.parent.params if ctx.parent is not None else {}
    return {
        name: before[name] if name in before and is_default(ctx, name) else ctx.params[name]
        for name in names
    }


def is_default(ctx: click.Context, name: str) -> bool:
    """Return whether an option was not given after the command."""
    return ctx.get_parameter_source(name) is ParameterSource.DEFAULT


def show(**what: Any) -> int:
    """Open the screen: at home, or at what is given (``save_file``, ``save``, or ``replay`` with
    ``viewer``).
    """
    screen = screen_options()
    if screen["no_kitty"]:
        os.environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"
    from ..tui.app import run

    mouse = not screen["no_mouse"]
    fps = int(screen["fps"]) if screen["fps"] else None
    return run(fps=fps, ascii=screen["ascii"], mouse=mouse, theme=screen["theme"], **what)
