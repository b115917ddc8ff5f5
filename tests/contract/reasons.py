"""Every reason that the rules of a game can return: from functions whose names begin with ``why``
or ``reason``, from the reasons of parts and steps, and from refusals.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tabletop_tui import games
from tabletop_tui.engine import Game, Menu, Part, Step
from tabletop_tui.games import package

GIVES = re.compile(r"(why|reason)(_.*)?")
NAMED = ("nothing", "wrong_kind", "not_there", "wrong_number")
"""Attributes of parts and steps that hold a reason."""
OF_THE_KERNEL = ("not-your-turn", "not-now", "game-over")


def folder(game: Game) -> Path:
    """Return the folder of a game."""
    return Path(importlib.import_module(package(game.id)).__file__ or "").parent


@cache
def reasons(game_id: str) -> dict[str, str]:
    """Return all reasons, each with a place where it is returned."""
    game = games.find(game_id)
    found = dict.fromkeys(OF_THE_KERNEL, "the kernel")
    for thing in spoken(game):
        for name in NAMED:
            if reason := getattr(thing, name, ""):
                found[reason] = f"{type(thing).__name__}.{name}"
    for path in sorted(folder(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for reason, line in literals_of(node):
                found[reason] = f"{path.name}:{line}"
    found.pop("", None)
    return found


def spoken(game: Game) -> Iterator[Part[object, object] | Step[object, object]]:
    """Return the steps of a game and their parts."""
    for step in game.steps:
        yield step
        if isinstance(step, Menu):
            yield from step.parts


def literals_of(node: ast.AST) -> Iterator[tuple[str, int]]:
    """Return the reasons that are string literals in a function that returns one, in a refusal, or
    in a table called REASONS.
    """
    if isinstance(node, ast.FunctionDef) and GIVES.fullmatch(node.name):
        for inner in ast.walk(node):
            if isinstance(inner, ast.Return) and inner.value is not None:
                yield from texts(inner.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        at = {"need": 1, "Illegal": 0}.get(node.func.id, -1)
        if 0 <= at < len(node.args):
            yield from texts(node.args[at])
    elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "REASONS":
        yield from texts(node.value)


def texts(node: ast.expr) -> Iterator[tuple[str, int]]:
    """Return the strings that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, node.lineno
    elif isinstance(node, ast.IfExp):
        yield from (*texts(node.body), *texts(node.orelse))
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from texts(value)
    elif isinstance(node, (ast.Tuple, ast.Dict)):
        for value in node.elts if isinstance(node, ast.Tuple) else node.values:
            yield from texts(value)
