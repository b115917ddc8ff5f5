"""The code that guests run lies together, and is the code that it was."""

from __future__ import annotations

import functools
import subprocess
import sys
from types import CodeType, FunctionType

import pytest

from tabletop_tui.host import packed
from tabletop_tui.host.immortal import able
from tabletop_tui.host.packed import copied, has_run, pack, rest_of

pytestmark = pytest.mark.skipif(not able(), reason="for Pythons with immortal objects")
SPREAD = 40  # functions that nobody runs between two that somebody does


def functions(many: int) -> list[FunctionType]:
    """Functions of some size."""
    body = "\n".join(f"    x = x + {n}" for n in range(40))
    made: list[FunctionType] = []
    for n in range(many):
        space: dict[str, FunctionType] = {}
        exec(f"def some_{n}(x):\n{body}\n    return x", space)
        made.append(space[f"some_{n}"])
    return made


def pages(run: list[FunctionType]) -> int:
    """On how many pages their code lies."""
    return len({id(one.__code__) >> 12 for one in run})


def test_only_what_was_run_since_it_has_its_code_is_known_to_have_run() -> None:
    (one,) = functions(1)
    assert not has_run(one) and not has_run(len) and not has_run(functools.cache(one))
    for _ in range(3):
        one(1)
    assert has_run(one)
    one.__code__ = copied(one.__code__, {})
    assert not has_run(one) and one(1) == 1 + sum(range(40))


def test_what_was_run_lies_on_a_part_of_the_pages_and_does_what_it_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = functions(4_000)
    run = many[::SPREAD]
    before = [one(0) for one in run for _ in range(3)]
    spread = pages(run)
    monkeypatch.setattr(packed.gc, "get_objects", lambda: [*many, "something else"])
    assert pack() == len(run)
    assert pages(run) < spread * 0.6
    assert [one(0) for one in run for _ in range(3)] == before


def test_the_rest_is_every_other_function_in_the_order_in_which_it_was_read_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = functions(6)
    monkeypatch.setattr(packed.gc, "get_objects", lambda: [*many, "something else", len])
    assert rest_of([many[4], many[1]]) == [many[0], many[2], many[3], many[5]]


def test_of_those_that_are_named_no_others_are_packed_and_in_their_order() -> None:
    first, second, other = functions(3)
    for one in (first, second, other):
        one(1), one(2)
    assert pack([second, first]) == 2
    assert [has_run(one) for one in (first, second, other)] == [False, False, True]


def test_functions_made_by_one_that_is_copied_run_copies_as_well() -> None:
    def outer(n: int):  # type: ignore[no-untyped-def]
        return lambda: n

    inner, copies = outer(7), dict[int, tuple[CodeType, CodeType]]()
    old = inner.__code__
    outer.__code__ = copied(outer.__code__, copies)
    inner.__code__ = copied(inner.__code__, copies)
    assert inner.__code__ is not old and outer(8).__code__ is inner.__code__
    assert (inner(), outer(8)()) == (7, 8)


SHARED = """
from ctypes import c_uint32
from tabletop_tui.host.packed import has_run
from tabletop_tui.host.warmed import make_shareable

def some(n):
    return n + 1

class Type:
    pass

for n in range(9):
    some(n)
before = has_run(some)
make_shareable()
print(before, has_run(some), c_uint32.from_address(id(Type) + 384).value > 0)
"""


def test_a_host_packs_and_numbers_types_before_the_first_fork() -> None:
    done = subprocess.run([sys.executable, "-c", SHARED], capture_output=True, check=True)
    assert done.stdout.split() == [b"True", b"False", b"True"]
