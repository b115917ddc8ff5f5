"""What a forked process shares stays shared, where Python lets it."""

from __future__ import annotations

import subprocess
import sys
from ctypes import c_uint32
from pathlib import Path

import pytest

from tabletop_tui.host.immortal import able, keep_for_ever, number_types

NUMBER = 384  # bytes from the beginning of a type to its number (tp_version_tag)

SHARED = """
import gc, os, sys
from pathlib import Path
from tabletop_tui.host.immortal import keep_for_ever

things = [["a", n, {n: f"text {n}"}] for n in range(50_000)]
gc.collect()
kept = keep_for_ever() if "keep" in sys.argv else 0
gc.freeze()
counts = sys.getrefcount(things[7]), sys.getrefcount(things[7][2])
out, into = os.pipe()
if os.fork() == 0:
    held = [(thing, thing[2], [*thing[2].values()]) for thing in things]
    del held
    rows = Path("/proc/self/smaps_rollup").read_text().splitlines()
    own = sum(int(row.split()[1]) for row in rows if row.startswith("Private_"))
    os.write(into, str(own).encode())
    os._exit(0)
print(kept, int(os.read(out, 99)), *counts)
"""


def shared(*words: str) -> list[int]:
    """How many objects were kept, kilobytes that a fork which has looked at all of them has for
    itself, and the counts of two of them.
    """
    command = [sys.executable, "-c", SHARED, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [*map(int, done.stdout.split())]


@pytest.mark.skipif(not able(), reason="for Pythons with immortal objects")
@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="for Linux")
def test_a_fork_that_looks_at_everything_gets_no_copy_of_it() -> None:
    _, copied, *_ = shared()
    kept, own, *counts = shared("keep")
    assert kept > 100_000 and own < copied / 2
    assert counts == [0xFFFFFFFF] * 2


@pytest.mark.skipif(able(), reason="for Pythons without immortal objects, or yet untried")
def test_a_python_that_cannot_is_left_as_it_is() -> None:
    thing = [object()]
    counts = sys.getrefcount(thing), sys.getrefcount(thing[0])
    assert keep_for_ever() == 0
    assert (sys.getrefcount(thing), sys.getrefcount(thing[0])) == counts


@pytest.mark.skipif(not able(), reason="for Pythons with immortal objects")
def test_types_are_numbered_before_anybody_looks_for_something_in_them() -> None:
    class New:
        some = 1

    class Odd(type):
        def __getattr__(cls, name: str) -> object:
            raise RuntimeError(name)

    class Stranger(metaclass=Odd):
        pass

    number = c_uint32.from_address(id(New) + NUMBER)
    assert number.value == 0
    number_types()
    assert (before := number.value) > 0
    assert New.some == 1 and number.value == before
