"""The code that guests run lies together.

From 3.11 on Python notes in the code itself how it is run, so whoever runs it gets a copy of the
page on which it lies. Code lies there in the order in which it was read in, and most of what was
read in is never run: what is run, as a rehearsal tells, is copied, so that it lies on half as many
pages.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from types import CodeType, FunctionType
from typing import Any

from .immortal import able


def pack(run: Sequence[FunctionType] = ()) -> int:
    """Give the functions of *run* copies of their code, which were not run yet and lie together in
    that order; say how many functions that were. Where none are named it is all that have been run.
    Nothing happens in Pythons without immortal objects, where the functions themselves are written
    to whenever they are called.
    """
    if not able():
        return 0
    copies: dict[int, tuple[CodeType, CodeType]] = {}
    run = run or [thing for thing in gc.get_objects() if has_run(thing)]
    for function in run:
        function.__code__ = copied(function.__code__, copies)
    return len(run)


def rest_of(run: Sequence[FunctionType]) -> list[FunctionType]:
    """All other functions, in the order in which they were read in: a module's lie together."""
    those = {id(function) for function in run}
    return [
        thing
        for thing in gc.get_objects()
        if type(thing) is FunctionType and id(thing) not in those
    ]


def has_run(thing: object) -> bool:
    """Whether it is a function that has been run since it has its code."""
    if type(thing) is not FunctionType:
        return False
    code: Any = thing.__code__
    return bool(code._co_code_adaptive != code.replace()._co_code_adaptive)


def copied(code: CodeType, copies: dict[int, tuple[CodeType, CodeType]]) -> CodeType:
    """The one copy of some code, and within it those of the functions that are made when it runs;
    *copies* has, by their numbers, what was copied (which keeps its number) and the copies.
    """
    if id(code) not in copies:
        inner = (copied(one, copies) if type(one) is CodeType else one for one in code.co_consts)
        copies[id(code)] = code, code.replace(co_consts=tuple(inner))
    return copies[id(code)][1]
