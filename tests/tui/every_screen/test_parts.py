"""How the screens are built: no attribute of Textual is overridden by accident."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.dom import DOMNode
from textual.reactive import Reactive
from textual.screen import Screen

import tabletop_tui.tui
from tabletop_tui import games
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM, at_table

OVERRIDDEN = {
    "cursor_position": "the terminal's cursor follows what players point at",
    "ALLOW_SELECT": "what is drawn cell by cell is no text to select",
    "AUTO_FOCUS": "keys go to the screen",
    "BINDINGS": "the keys of a screen",
    "BINDING_GROUP_TITLE": "the keys of a screen",
    "COMMANDS": "the command palette's commands",
    "COMMAND_PALETTE_BINDING": "the key of the command palette",
    "COMPONENT_CLASSES": "the parts of a widget that style sheets know",
    "CSS": "style sheets",
    "DEFAULT_CSS": "style sheets",
    "ENABLE_COMMAND_PALETTE": "there is one",
    "_fatal_error": "a mistake on a screen writes a crash file",
    "_handle_exception": "a screen that is taken apart while it is built makes none",
    "_print_error_renderables": "the last sentence may have no reader",
    "export_screenshot": "a picture of a board in true pixels",
    "panic": "a mistake on a screen writes a crash file",
    "action_command_palette": "the command palette is our own",
    "action_quit": "quitting asks first",
    "app": "said to be ours, to those who read the code",
    "can_focus": "a widget that is typed into",
    "check_action": "keys do nothing before the first picture",
    "compose": "the widgets of a screen",
    "dismiss": "a question is answered once",
    "get_default_screen": "the home screen",
    "pop_screen": "what was drawn of it is forgotten",
    "refresh_css": "nothing is read while no screen wears it",
    "render": "what a widget draws",
    "render_line": "what a widget draws, row by row",
    "suggestions": "what may be typed",
    "validate_value": "what may be typed",
}
"""Attributes of Textual that our classes override on purpose, and why."""


def modules() -> Iterator[Any]:
    """Return every module of the screens, and of the games' screens."""
    for found in pkgutil.walk_packages(tabletop_tui.tui.__path__, "tabletop_tui.tui."):
        yield importlib.import_module(found.name)
    for game in games.ids():
        package = importlib.import_module(f"{games.package(game)}.tui")
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def ours() -> list[type[DOMNode]]:
    """Return our screens, widgets and apps."""
    found = {
        thing
        for module in modules()
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, DOMNode)
        if thing.__module__.startswith("tabletop_tui")
    }
    return sorted(found, key=lambda one: one.__qualname__)


def textuals(cls: type[DOMNode]) -> list[type[Any]]:
    """Return the classes of Textual among the bases of *cls*."""
    return [base for base in cls.__mro__ if base.__module__.startswith("textual")]


@cache
def kept(cls: type[Any]) -> frozenset[str]:
    """Return the names that the methods of a class set on ``self``."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    return frozenset(
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def hidden(cls: type[DOMNode]) -> set[str]:
    """Return the attributes of Textual that *cls* or its own bases override. Setting what Textual
    lets one set, its reactives and properties, does not count.
    """
    bases = textuals(cls)
    bodies = {name: thing for base in reversed(bases) for name, thing in vars(base).items()}
    meant = {name for name, thing in bodies.items() if isinstance(thing, (Reactive, property))}
    theirs = bodies.keys() | {name for base in bases for name in kept(base)}
    found = set[str]()
    for part in (one for one in cls.__mro__ if one is not object and one not in bases):
        body = {*vars(part), *inspect.get_annotations(part)}
        found |= {x for x in body if not x.startswith(("__", "on_", "watch_", "_on_"))} & theirs
        found |= kept(part) & theirs - meant if part.__module__ != "typing" else set()
    return found - OVERRIDDEN.keys() - WRITTEN


WRITTEN = vars(type("Bare", (DOMNode,), {})).keys() | vars(type("Bare", (Screen,), {})).keys()
"""What Textual itself sets on every class."""


@pytest.mark.parametrize("cls", ours(), ids=lambda cls: cls.__qualname__)
def test_no_name_of_textuals_is_hidden(cls: type[DOMNode]) -> None:
    assert hidden(cls) == set()


def test_a_hidden_name_would_be_found() -> None:
    class Mixed:
        region: str

        def keep(self) -> None:
            self.rows = self.styles = None

    class Hiding(Mixed, App[int]):
        def watch(self) -> None:  # type: ignore[override]
            self.children, (self._nodes, *_) = (), ((),)  # type: ignore[misc,assignment]

    class Named(Mixed, DOMNode):
        id: str

    assert hidden(Hiding) == {"watch", "styles", "_nodes"}
    assert hidden(Named) == {"id", "styles"}


async def test_the_story_beside_the_board_dims_what_who_acts_has_read(tmp_path: Path) -> None:
    table = play_on(new_table("cities_and_knights", 2), 40)
    terminal = probe(XTERM, interactive=True, size=(120, 40), encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(table, tmp_path / "x.json"), fps=0, terminal=terminal
    )
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await at_table(pilot)
        story, seat = screen.view.side.story, screen.choice.seat

        def bright() -> list[int]:
            """Return the actions whose sentences are bright for the viewer."""
            lines = screen.session.story(screen.session.perspective.viewer, len(table.log) - 3)
            shown = {row.plain: row for row in story.rows(200, 99, app.ink)}
            return [
                line.after
                for line in lines
                if line.text in shown
                and shown[line.text].style != "dim"
                and "dim" not in [str(s.style) for s in shown[line.text].spans]
            ]

        assert bright(), "what happened before one sat down is news"
        before = len(table.log)
        while len(table.log) == before or screen.choice.seat != seat:
            action = (
                next(iter(screen.choice.choice_tree.actions()), None)
                if screen.choice.choice_tree
                else None
            )
            if action is None or screen.session.perspective.viewer != seat:
                break
            screen.play(screen.choice.seat, action)
            await pilot.pause()
        assert story.had_read[seat] >= before
        if screen.session.perspective.viewer == seat:
            assert all(after > story.had_read[seat] for after in bright())
            screen.action_undo()
            assert story.had_read[seat] <= len(table.log)
