"""A rehearsal: before the first guest comes, guests whom nobody sees play some moves of every game,
and tell which functions they ran. So it is known whose code is to lie together.

They are forks, like the guests to come, each at a terminal of its own and at a save that is thrown
away, so that nothing of what they do is left behind.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import pty
import select
import shutil
import signal
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any, NoReturn

from ..engine import Illegal, Luck, random_action
from ..games import find, listed
from ..play.seats import read_seats
from ..play.table import Table
from ..play.together.apart import Unplayed
from ..store.shared import SharedKeeper
from .packed import has_run
from .pipe import shape

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Evert", "Fien")
SIZE = (80, 24)
DOWN, RIGHT, TAB, ENTER, BACK = "\x1b[B", "\x1b[C", "\t", "\r", "\x1b"
KEYS = (
    *("n", ENTER, "n", DOWN, ENTER, TAB, RIGHT, ENTER, "1", ENTER, BACK, "n", "n", ENTER),
    *("L", BACK, "P", BACK, "?", BACK, "I", BACK, "n", ENTER, DOWN, DOWN, ENTER, "n", ENTER),
    *(TAB, ENTER, BACK, "p", ENTER, ENTER, "B", "n", DOWN, ENTER, DOWN, RIGHT, DOWN, RIGHT, ENTER),
    *(BACK, "B", DOWN, DOWN, DOWN, ENTER, "1", TAB, DOWN, "1", ENTER, BACK, "u", "n", ENTER, "p"),
)
"""What everybody presses sooner or later: moves of any game, and the pages beside it."""
WAYS = (
    *(f"n{ENTER}", f"nn{ENTER}", f"nnn{ENTER}", f"{DOWN}{ENTER}", f"{DOWN}{DOWN}{ENTER}"),
    *(f"{DOWN}{RIGHT}{RIGHT}{ENTER}", f"{TAB}{DOWN}{RIGHT}{ENTER}", f"1{TAB}1{ENTER}"),
)
"""Ways to act that fit any game: to a place, to a line of the menu, through a form."""
MORE = 12
"""Times that a guest goes one of these ways at last, while the game goes on without it in between:
who plays a whole evening runs more than the keys above do.
"""
STEPS = 6  # actions of anybody in between
SCREEN = 2_000  # bytes that the first picture of a table has at the least
QUIET = 0.04  # seconds without a byte after which a screen is believed to be at rest
PLAYED = {0: 0, 150: -1}
"""Actions of luck before a guest comes: none, and the fewest players; into the middle of a game,
which is half of one that is over by then, and the most.
"""
PATIENCE = 20.0  # seconds that all of it may take
HANGS_UP = 3.0  # seconds that they have for leaving
MOST = 40  # actions of the others between two keys

Live = Callable[[int, list[str], dict[str, str], Callable[[], None]], NoReturn]
"""The life of a guest: at a terminal, with a command line and an environment; last it does what is
asked here.
"""


@dataclass
class Guest:
    """One who rehearses a game as its first seat; the other seats are played from here."""

    game: str
    pid: int
    terminal: int
    others: SharedKeeper
    told: Path
    luck: Luck = field(default_factory=lambda: Luck(1))
    keys: list[str] = field(default_factory=lambda: [*KEYS, *by_luck(Luck(1))])
    seen: int = 0  # bytes that were drawn
    drawn: float = 0.0  # when something was drawn last

    def read(self) -> bool:
        """Read what is drawn; whether the guest is still there."""
        try:
            drawn = os.read(self.terminal, 65_536)
        except OSError:
            return False
        self.drawn = time.monotonic()
        self.seen += len(drawn)
        return bool(drawn)

    def press(self) -> bool:
        """Press the next key, when the screen is at rest, and let the others play; whether there is
        one left.
        """
        if self.seen < SCREEN or time.monotonic() - self.drawn < QUIET:
            return True
        if not self.keys:
            return False
        self.others_play()
        if self.keys[0] in WAYS:
            self.go_on()
        with contextlib.suppress(OSError):
            os.write(self.terminal, self.keys.pop(0).encode())
        self.drawn = time.monotonic()
        return True

    def others_play(self) -> None:
        """The others do something by luck until the guest is asked."""
        self.others.look()
        for _ in range(MOST):
            table = self.others.table
            asked = [seat for seat in table.deciding() if seat]
            if not asked:
                return
            self.act_by_luck(asked[0])

    def go_on(self) -> None:
        """Some steps of the game, whoever is asked: there is more to see and to tell."""
        for _ in range(STEPS):
            self.others.look()
            for seat in self.others.table.deciding()[:1]:
                self.act_by_luck(seat)

    def act_by_luck(self, seat: int) -> None:
        """Somebody does whatever they may; nothing if they were quicker at their own screen."""
        table = self.others.table
        action = random_action(table.game, table.state, seat, self.luck)
        with contextlib.suppress(Illegal, Unplayed):
            self.others.change(partial(self.act, seat, action))

    def act(self, seat: int, action: Any) -> None:
        """Somebody does something."""
        self.others.table.play(seat, action)

    def hang_up(self) -> None:
        """Cut off its line."""
        self.others.close()
        os.close(self.terminal)

    def leave(self, end: float) -> None:
        """Wait until it has gone, and kill it when it has not by then."""
        while os.waitpid(self.pid, os.WNOHANG) == (0, 0):
            if time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
                return
            time.sleep(0.005)


def by_luck(luck: Luck) -> Iterable[str]:
    """Ways to act, one after the other; whatever lies over the table after one goes."""
    for _ in range(MORE):
        yield from (WAYS[luck(len(WAYS))], ENTER, BACK)


def rehearse(live: Live) -> list[FunctionType]:
    """The functions that guests run: first what all games run, then what several, then each its
    own. Raises OSError.
    """
    functions = [thing for thing in gc.get_objects() if type(thing) is FunctionType]
    folder = Path(tempfile.mkdtemp())  # an object would clear it away at the end of a guest, too
    guests: list[Guest] = []
    try:
        for game in listed():
            for played, players in PLAYED.items():
                names = NAMES[: find(game).seats[players]]
                guests.append(begin(live, game, names, played, folder, functions))
        play(guests)
    finally:
        for guest in guests:
            guest.hang_up()
        end = time.monotonic() + HANGS_UP
        for guest in guests:
            guest.leave(end)
        ran = heard(guests)
        shutil.rmtree(folder, ignore_errors=True)
    return [functions[n] for n in together(ran)]


def begin(
    live: Live,
    game: str,
    names: Sequence[str],
    played: int,
    folder: Path,
    functions: Sequence[FunctionType],
) -> Guest:
    """A guest comes to a table of that game at which so many actions were played by luck."""
    found, luck = find(game), Luck(1)
    home, told = folder / f"{game}-{played}", folder / f"{game}-{played}.told"
    path = home / "saves" / f"{game}.json"
    path.parent.mkdir(parents=True)
    table = Table.open(found, read_seats(",".join(names)), 1)
    for _ in range(played):
        if asked := table.deciding():
            table.play(asked[0], random_action(found, table.state, asked[0], luck))
    for _ in range(len(table.log) // 2 if table.over else 0):
        table.undo()
    others = SharedKeeper.create(table, path, frozenset())
    ours, theirs = pty.openpty()
    shape(ours, *SIZE)
    argv = ["tabletop-tui", "sit", "--guest", f"--as={NAMES[0]}"]
    env = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "TABLETOP_HOME": str(home)}
    pid = os.fork()
    if pid == 0:
        live(theirs, argv, env, lambda: tell(functions, told))
    os.close(theirs)
    return Guest(game, pid, ours, others, told)


def play(guests: Iterable[Guest]) -> None:
    """Press their keys whenever nothing is drawn any more."""
    here, end = {guest.terminal: guest for guest in guests}, time.monotonic() + PATIENCE
    while here and time.monotonic() < end:
        heard, _, _ = select.select([*here], [], [], QUIET / 4)
        for terminal, guest in [*here.items()]:
            if not (guest.read() if terminal in heard else guest.press()):
                del here[terminal]


def tell(functions: Sequence[FunctionType], told: Path) -> None:
    """In a guest, at the end: write down which of the functions it ran."""
    told.write_text(json.dumps([n for n, one in enumerate(functions) if has_run(one)]))


def heard(guests: Iterable[Guest]) -> dict[str, set[int]]:
    """By game, what its guests have written down; nothing of one who did not come to that."""
    ran = defaultdict[str, set[int]](set)
    for guest in guests:
        if guest.told.exists():
            ran[guest.game].update(json.loads(guest.told.read_text()))
    return ran


def together(ran: dict[str, set[int]]) -> list[int]:
    """What any game runs, by how many and which games run it.

    >>> together({"a": {1, 2, 5}, "b": {2, 3}})
    [2, 1, 5, 3]
    """

    def games(n: int) -> tuple[int, list[str], int]:
        those = [game for game, run in ran.items() if n in run]
        return -len(those), those, n

    return sorted(set().union(*ran.values()), key=games)
