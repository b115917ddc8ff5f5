"""Play in real terminals in a display of its own, and look for ghosts:
python tools/terminals.py FOLDER [kitty|xterm].

A page or a question over a board that is opened and closed has to leave the window as it was. Every
step is written as a picture into FOLDER, to be looked at. Needs Xvfb, and kitty or xterm.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time
import tty
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import DEVNULL

from PIL import Image, ImageChops, ImageFilter, ImageGrab

from tabletop_tui.store.save_file import SaveFile

HERE = Path(__file__).resolve().parent.parent
GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")
DISPLAY = ""
"""The X server, once it runs."""

SIZE = (120, 40)
STARTED, QUIET, PATIENCE = 2.0, 0.4, 60.0
"""Seconds in which a key makes the program write something, after which without a byte it has
written all, and in which a window must be at rest.
"""
STILL = 5
"""Looks in a row, ten a second, at which a terminal does not work, after which it is at rest: on a
busy machine kitty can take many seconds for a frame, as it is drawn by software here.
"""

ALIKE = 96
"""By how much a channel may differ where pictures of many colours are sent again with few."""

EMPTY = 0.97
"""The share of a window without pictures that has one colour."""

KEYS = ("keys", "?")
ROUNDS = (KEYS, ("rules", "\x1bOP"), ("leave", "Q"))
"""What is opened and closed again: the first over every game, all over the first."""

TERMINALS = {
    "kitty": [
        "kitty", "-c", "NONE", "-o", "remember_window_size=no", "-o", "font_size=10",
        "-o", f"initial_window_width={SIZE[0]}c", "-o", f"initial_window_height={SIZE[1]}c",
        "-o", "cursor_blink_interval=0", "-o", "allow_remote_control=socket-only",
        "--listen-on", "unix:{folder}/kitty",
    ],
    "xterm": ["xterm", "-ti", "vt340", "-fa", "DejaVu Sans Mono", "-fs", "10",
              "-geometry", f"{SIZE[0]}x{SIZE[1]}", "-e"],
}  # fmt: skip
"""Each terminal, before the command that it runs. Plain xterm shows no sixels."""

DRAWING = {"LIBGL_ALWAYS_SOFTWARE": "1", "GALLIUM_DRIVER": "softpipe"}
"""llvmpipe draws the backgrounds of kitty 0.26 in wrong colours beside pictures."""


ASK, REPLY = b"\x1b[5n", b"\x1b[0n"
"""Whether the terminal is well, which it tells when it has read all before; programs never ask."""


def relay(fifo: str, log: str, *command: str) -> None:
    """Run a command in this terminal; type what comes from a FIFO, and note what it writes. ASK is
    passed on to the terminal, whose replies are noted in a file of their own.
    """
    process, master = pty.fork()
    if process == 0:
        os.execvp(command[0], command)

    def resize(*_: object) -> None:
        size = fcntl.ioctl(0, termios.TIOCGWINSZ, bytes(8))
        fcntl.ioctl(master, termios.TIOCSWINSZ, size)

    resize()
    signal.signal(signal.SIGWINCH, resize)
    os.kill(process, signal.SIGWINCH)
    before = termios.tcgetattr(0)
    tty.setraw(0)
    typed = os.open(fifo, os.O_RDWR | os.O_NONBLOCK)
    try:
        with open(log, "wb", 0) as noted:
            while True:
                for ready in select.select([0, master, typed], [], [])[0]:
                    data = os.read(ready, 65_536)
                    if ready != master:
                        if ready == typed and data == ASK:
                            os.write(1, ASK)
                            continue
                        if ready == 0 and REPLY in data:
                            with open(f"{log}.read", "ab") as answers:
                                answers.write(REPLY)
                            data = data.replace(REPLY, b"")
                        os.write(master, data)
                        continue
                    if not data:
                        return
                    noted.write(data)
                    while data:
                        data = data[os.write(1, data) :]
    except OSError:  # the program has ended
        pass
    finally:
        termios.tcsetattr(0, termios.TCSANOW, before)


class Window:
    """A terminal with the program at a table."""

    def __init__(self, name: str, game: str, folder: Path, into: Path) -> None:
        self.name, self.into = f"{name}-{game}", into
        for old in into.glob(f"{self.name}-*.png"):
            old.unlink()
        self.folder, self.fifo, self.log = folder, folder / "keys", folder / "log"
        for file in (self.fifo, self.log):
            file.unlink(missing_ok=True)
        os.mkfifo(self.fifo)
        self.save = folder / "late.json"
        shutil.copy(HERE / "saves" / f"example-{game}-late.json", self.save)
        program = f"{sys.executable} -m tabletop_tui resume {self.save}"
        noted = f"sh -c 'echo $$ > {folder}/pid; exec {program}'"
        command = [sys.executable, __file__, "--relay", str(self.fifo), str(self.log),
                   "sh", "-c", f"{noted}; {noted}"]  # fmt: skip
        env = {**os.environ, **DRAWING, "DISPLAY": DISPLAY, "TABLETOP_HOME": str(folder)}
        env["PYTHONPATH"] = str(HERE)
        words = [word.format(folder=folder) for word in TERMINALS[name]]
        self.process = subprocess.Popen([*words, *command], cwd=HERE, env=env, stderr=DEVNULL)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the program."""
        os.kill(int((self.folder / "pid").read_text()), number)

    def press(self, *keys: str) -> int:
        """Press keys, and return the bytes that were sent until the program was quiet."""
        before = self.size
        for key in keys:
            sent, end = self.size, time.monotonic() + STARTED
            with self.fifo.open("w") as fifo:
                fifo.write(key)
            while self.size == sent and time.monotonic() < end:
                time.sleep(0.02)
            self.wait_until_quiet()
        return self.size - before

    @property
    def size(self) -> int:
        """The bytes that the program has written."""
        return self.log.stat().st_size if self.log.exists() else 0

    def wait_until_quiet(self) -> None:
        """Wait until the program writes no more."""
        last, since = self.size, time.monotonic()
        while time.monotonic() < since + QUIET:
            time.sleep(0.05)
            if self.size != last:
                last, since = self.size, time.monotonic()

    def wait_until_read(self) -> None:
        """Wait until the terminal has read all that was written."""
        before, end = self.replies, time.monotonic() + PATIENCE
        with self.fifo.open("w") as fifo:
            fifo.write(ASK.decode())
        while self.replies == before:
            if time.monotonic() > end:
                raise SystemExit(f"{self.name} does not answer")
            time.sleep(0.05)

    @property
    def replies(self) -> int:
        """The bytes of the replies of the terminal."""
        answers = self.folder / "log.read"
        return answers.stat().st_size if answers.exists() else 0

    def settle(self) -> Image.Image:
        """Return the window once its terminal has read and drawn everything."""
        self.wait_until_read()
        end, still, last = time.monotonic() + PATIENCE, 0, work(self.process.pid)
        while still < STILL:
            if time.monotonic() > end:
                break
            time.sleep(0.1)
            now = work(self.process.pid)
            still, last = (still + 1 if now == last and now is not None else 0), now
        return ImageGrab.grab(xdisplay=DISPLAY)

    def shoot(self, step: str) -> Image.Image:
        """Write the window as a picture."""
        picture = self.settle()
        picture.crop(picture.getbbox()).save(self.into / f"{self.name}-{step}.png")
        return picture

    def becomes(self, right: Callable[[Image.Image], bool]) -> bool:
        """Return whether the window looks right, now or a little later."""
        end = time.monotonic() + PATIENCE / 6
        while not right(ImageGrab.grab(xdisplay=DISPLAY)):
            if time.monotonic() > end:
                return False
            time.sleep(0.3)
        return True

    def returns_to(self, before: Image.Image) -> bool:
        """Return whether the window looks as before, now or a little later."""
        return same(self.settle(), before, ALIKE) or self.becomes(
            lambda now: same(now, before, ALIKE)
        )

    def wait_for_pictures(self, start: int = 0) -> None:
        """Wait until boards are drawn in pixels, after so many bytes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            data = self.log.read_bytes()[start:] if self.log.exists() else b""
            if b"\x1b_Ga=p" in data or b"\x1bP0;1;0q" in data:
                return
            time.sleep(0.2)
        raise SystemExit(f"{self.name} shows no picture")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def work(process: int) -> int | None:
    """Return the ticks for which a process has worked; None while it works."""
    ticks = 0
    for thread in Path(f"/proc/{process}/task").iterdir():
        state, *numbers = (thread / "stat").read_text().rpartition(")")[2].split()
        if state in "RD":
            return None
        ticks += int(numbers[10]) + int(numbers[11])
    return ticks


def same(one: Image.Image, other: Image.Image, off: int = 0) -> bool:
    """Return whether two pictures are equal, pixel by pixel; channels may be *off* by so much, and
    lines of a pixel or two by more: xterm leaves the edges of letters in the cells beside them.
    """
    different = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    different = different.filter(ImageFilter.MinFilter(3))
    return max(most for _, most in different.getextrema()) <= off


@contextmanager
def display() -> Iterator[None]:
    """Run an X server without a screen, of the first number that is free."""
    global DISPLAY
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24"],
        stdout=subprocess.PIPE, stderr=DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        DISPLAY = f":{server.stdout.readline().strip()}"
        yield
    finally:
        server.terminate()
        server.wait()


def is_empty(picture: Image.Image) -> bool:
    """Return whether a window shows a few words at most."""
    inside = picture.crop((20, 20, 600, 500)).convert("RGB")
    most = max(many for many, _ in inside.getcolors(1 << 24) or [(0, None)])
    return most >= EMPTY * inside.width * inside.height


def visit(name: str, game: str, into: Path) -> list[str]:
    """Play in one terminal. Return what was wrong."""
    first = game == GAMES[0]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        window = Window(name, game, Path(folder), into)
        try:
            window.wait_for_pictures()
            window.wait_until_quiet()
            opened = window.shoot("opened") if first else None
            window.press("\r", "\t")
            moves = sorted(
                window.press(key) for key in ("\x1b[C", "\x1b[B", "\x1b[D", "\x1b[A") * 2
            )
            print(f"{window.name}: {window.size} bytes, a move {moves[4]}", flush=True)
            before = window.shoot("board")
            wrong = list(opened_and_closed(window, before, ROUNDS if first else [KEYS]))
            if opened is not None:
                wrong += suspended(window, before)
                wrong += enlarged(window, before) if name == "kitty" else []
                wrong += killed(window, opened)
                wrong += taken(window)
        finally:
            window.close()
    return [f"{window.name}: something is left of {what}" for what in wrong]


def opened_and_closed(
    window: Window, before: Image.Image, rounds: Sequence[tuple[str, str]]
) -> Iterator[str]:
    """Open pages and close them. Yield those that leave something."""
    for step, key in rounds:
        window.press(key)
        window.shoot(step)
        window.press("\x1b")
        if not window.returns_to(before):
            window.shoot(f"{step}-closed")
            yield step


def suspended(window: Window, before: Image.Image) -> Iterator[str]:
    """Suspend the program and continue it. Yield what is wrong."""
    window.signal(signal.SIGTSTP)
    window.wait_until_quiet()
    if not is_empty(window.shoot("suspended")):
        yield "the board while the program is suspended"
    start = window.size
    window.signal(signal.SIGCONT)
    window.wait_for_pictures(start)
    if not window.returns_to(before):
        window.shoot("continued")
        yield "a program that was suspended"


def enlarged(window: Window, before: Image.Image) -> Iterator[str]:
    """Change the size of the font and change it back. Yield what is wrong."""
    for points, step in (("13", "enlarged"), ("10", "reduced")):
        words = ["kitty", "@", "--to", f"unix:{window.folder}/kitty", "set-font-size", points]
        subprocess.run(words, check=False, timeout=PATIENCE, capture_output=True)
        time.sleep(1)
        window.wait_until_quiet()
        window.shoot(step)
    if not window.returns_to(before):
        yield "another font size"


def killed(window: Window, opened: Image.Image) -> Iterator[str]:
    """Kill the program, after which it is started again. Yield what is wrong."""
    start = window.size
    window.signal(signal.SIGKILL)
    window.wait_for_pictures(start)
    window.wait_until_quiet()
    if not window.returns_to(opened):
        window.shoot("killed")
        yield "a program that was killed"


def taken(window: Window) -> Iterator[str]:
    """Take the game over in another session, and look on from this one. Each screen has to look as
    it does when everything is sent again. Yield what is wrong.
    """
    start = window.size
    with closing(SaveFile.open(window.save, take_over=True)):
        for step, key in (("taken", ""), ("looking-on", "w")):
            window.press(*key)
            window.wait_for_pictures(start)
            window.wait_until_quiet()
            if list(suspended(window, window.shoot(step))):
                yield f"the screen {step}"
            start = window.size


def main(into: Path, wanted: Sequence[str]) -> int:
    """Visit these terminals, or all that are installed; return the exit code."""
    found = [name for name in wanted or TERMINALS if shutil.which(name)]
    if not found or not shutil.which("Xvfb"):
        print("Xvfb and kitty or xterm are needed.")
        return 2
    into.mkdir(parents=True, exist_ok=True)
    wrong = list[str]()
    with display():
        for name in found:
            for game in GAMES:
                wrong += visit(name, game, into)
    print("\n".join(wrong) or "No ghosts.")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1] == "--relay":
        relay(*sys.argv[2:])
    else:
        sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
