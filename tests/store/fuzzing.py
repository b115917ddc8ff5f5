"""A fuzzer of saves: it changes valid ones at random and checks that only a game or a sentence
results.
"""

from __future__ import annotations

import copy
import json
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from tabletop_tui import games
from tabletop_tui.engine import Luck
from tabletop_tui.play import Table
from tabletop_tui.play.story.narration import story
from tabletop_tui.play.text import Words
from tabletop_tui.store.atomic_files import printable
from tabletop_tui.store.load import SaveError, parse
from tabletop_tui.store.save import dump
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import Ink, ink_of
from tabletop_tui.tui.paint.palette import THEMES, theme
from tests.playing import play_on, text_of

PATIENCE = 10  # seconds of the processor in which a save must have been read
STRIDE = 5_000  # changed saves between two words about how it goes
ODD: tuple[Any, ...] = (
    0,
    1,
    -1,
    2,
    3,
    7,
    19,
    53,
    54,
    72,
    99,
    255,
    1000,
    -1000,
    2**31,
    2**63,
    2**64,
    10**30,
    1.5,
    True,
    False,
    None,
    "",
    "x",
    "\x1b[2J",
    "\u202e",
    "[bold]",
    "{$x}",
    [],
    {},
    [[]],
    [0],
    {"kind": "x"},
    "hand",
    "turn",
)


def cut(data: bytes, luck: Luck) -> bytes:
    """Truncate the text."""
    return data[: luck(len(data))]


def flip(data: bytes, luck: Luck) -> bytes:
    """Flip one to four bits."""
    changed = bytearray(data)
    for _ in range(1 + luck(4)):
        changed[luck(len(changed))] ^= 1 << luck(8)
    return bytes(changed)


def digit(data: bytes, luck: Luck) -> bytes:
    """Replace a digit: the likeliest way to a position that looks valid."""
    where = [i for i, c in enumerate(data) if 48 <= c <= 57]
    at = where[luck(len(where))]
    return data[:at] + str(luck(10)).encode() + data[at + 1 :]


def drop(data: bytes, luck: Luck) -> bytes:
    """Remove a piece."""
    at = luck(len(data))
    return data[:at] + data[at + 1 + luck(40) :]


def double(data: bytes, luck: Luck) -> bytes:
    """Repeat a piece."""
    at, length = luck(len(data)), 1 + luck(60)
    return data[:at] + data[at : at + length] + data[at:]


def lines(data: bytes, luck: Luck) -> bytes:
    """Exchange, drop or repeat a line."""
    rows = data.split(b"\n")
    i, j = luck(len(rows)), luck(len(rows))
    rows[i], rows[j] = rows[j], rows[i]
    if luck(3) == 0:
        del rows[i]
    return b"\n".join(rows)


def nodes(raw: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) of parsed JSON."""
    found, waiting = [], [raw]
    while waiting:
        thing = waiting.pop()
        keys = [*thing] if isinstance(thing, dict) else range(len(thing))
        for key in keys:
            found.append((thing, key))
            if isinstance(thing[key], (dict, list)):
                waiting.append(thing[key])
    return found


def value(data: bytes, luck: Luck) -> bytes:
    """Replace one to three values by odd ones."""
    raw = json.loads(data)
    for _ in range(1 + luck(3)):
        found = nodes(raw)
        thing, key = found[luck(len(found))]
        thing[key] = copy.deepcopy(ODD[luck(len(ODD))])  # the next change may be within it
    return json.dumps(raw).encode()


def nudge(data: bytes, luck: Luck) -> bytes:
    """Change one or two numbers of the position by one or two, so that the types stay right."""
    raw = json.loads(data)
    found = [(t, k) for t, k in nodes(raw["state" if luck(4) else "start"]) if type(t[k]) is int]
    for _ in range(1 + luck(2)):
        thing, key = found[luck(len(found))]
        thing[key] += (-2, -1, 1, 2)[luck(4)]
    return json.dumps(raw).encode()


def move(data: bytes, luck: Luck) -> bytes:
    """Move, repeat or drop an item of a list, or a field."""
    raw = json.loads(data)
    found = nodes(raw)
    thing, key = found[luck(len(found))]
    if isinstance(thing, list):
        item = thing.pop(key) if luck(2) else thing[key]
        if luck(3):
            thing.insert(luck(len(thing) + 1), item)
    else:
        other, name = found[luck(len(found))]
        if isinstance(other, dict):
            other[name] = thing[key]
        del thing[key]
    return json.dumps(raw).encode()


def deepen(data: bytes, luck: Luck) -> bytes:
    """Wrap a value into many lists."""
    raw = json.loads(data)
    found = nodes(raw)
    thing, key = found[luck(len(found))]
    for _ in range(1 + luck(150)):
        thing[key] = [thing[key]]
    return json.dumps(raw).encode()


MUTATORS: tuple[Callable[[bytes, Luck], bytes], ...] = (
    cut, flip, digit, drop, double, lines, value, nudge, move, deepen
)  # fmt: skip


def one_sentence(text: str) -> bool:
    """Return whether *text* is one printable sentence without a traceback."""
    return (
        text.endswith(".")
        and text == printable(text, 400)
        and "Traceback" not in text
        and len(text) < 300
    )


@contextmanager
def limited(seconds: int) -> Iterator[None]:
    """Raise TimeoutError when it takes longer of the processor's time, so that other programs on
    the machine do not matter (only in the main thread of a system with such timers).
    """

    def late(*_: Any) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@cache
def ink() -> Ink:
    """The colours of a usual terminal."""
    return ink_of(theme(THEMES[0]), "256", "unicode")


def draw(table: Table, seat: int) -> None:
    """Draw every board and panel of a table as *seat* sees it, and say what is at every place."""
    ui = ui_of(table.game.id)
    view = table.state if seat < 0 else table.game.view(table.state, seat)
    look = Look(table, view, seat, Words(table.game, [x.name for x in table.seats]), ink())
    ui.headline(look)
    ui.panel(look, 44, 40)
    for board in [make() for make in ui.boards]:
        board.look = look
        board.resize(80, 40)
        board.show(look, {})
        for place in board.places():
            board.about(place)


def verdict(data: bytes) -> tuple[str, str]:
    """Return what comes of a save: refused, kept, played, or wrong with the reason. A resulting
    game is drawn, viewed from every seat, narrated, played on and saved again.
    """
    try:
        with limited(PATIENCE):
            loaded = parse(data)
    except SaveError as no:
        return ("refused", str(no)) if one_sentence(str(no)) else ("wrong", str(no))
    except Exception:
        return "wrong", traceback.format_exc()
    try:
        with limited(PATIENCE):
            table = loaded.table
            words = Words(table.game, [seat.name for seat in table.seats])
            draw(table, len(data) % (len(table.seats) + 1) - 1)
            for seat in range(-1, len(table.seats)):
                story(table, words, seat)
            play_on(table, 20, len(data))
            again = parse(dump(table)).table
            assert again.state == table.state
    except Exception:
        return "wrong", traceback.format_exc()
    return ("kept" if loaded.note else "played"), ""


def seeds(game: str) -> list[bytes]:
    """Valid saves of a game: at the start, in the middle, late, with and without a log."""
    least, most = games.find(game).seats[0], games.find(game).seats[-1]
    places = ((least, 12, 0), (most, 25, 0), (least, 15, 150), (most, 20, 400), (least, 25, 900))
    return [text_of(game, count, actions, before) for count, actions, before in places]


def fuzz(
    count: int, seed: int = 0, only: tuple[str, ...] = ()
) -> tuple[Counter[str], list[tuple[bytes, str]]]:
    """Try *count* changed saves of all games. Return how often each outcome came, and the wrong
    ones.
    """
    pool = [text for game in only or games.ids() for text in seeds(game)]
    outcomes: Counter[str] = Counter()
    wrong = []
    for n in range(seed, seed + count):
        luck = Luck(n * 7919 + 1)
        data = MUTATORS[n % len(MUTATORS)](pool[luck(len(pool))], luck)
        result, why = verdict(data)
        outcomes[result] += 1
        if (n - seed + 1) % STRIDE == 0:
            print(f"{n - seed + 1}: {told(outcomes)}", file=sys.stderr, flush=True)
        if result == "wrong":
            why = f"seed {n}, {MUTATORS[n % len(MUTATORS)].__name__}: {why}"
            print(why, file=sys.stderr, flush=True)  # a long run may be broken off
            wrong.append((data, why))
    return outcomes, wrong


def told(outcomes: Counter[str]) -> str:
    """How often each outcome came."""
    return ", ".join(f"{n} {result}" for result, n in sorted(outcomes.items()))


def main() -> int:
    """``python -m tests.store.fuzzing [COUNT [SEED [GAME…]]]``"""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    begun = time.perf_counter()
    outcomes, wrong = fuzz(count, seed, tuple(sys.argv[3:]))
    for data, why in wrong[:5]:
        print(data.decode("utf-8", "replace")[:2000], why, sep="\n")
    print(
        f"{count} changed saves of {', '.join(sys.argv[3:] or games.ids())} in {time.perf_counter() - begun:.0f} s:"
    )
    print(told(outcomes))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
