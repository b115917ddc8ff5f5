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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageChops, ImageGrab

HERE = Path(__file__).resolve().parent.parent
GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")
DISPLAY = ":77"
SIZE = (120, 40)
STARTED, SETTLED, PATIENCE = 2.0, 3.0, 60.0
"""Seconds in which a key shows something, after which a window that has not changed is at rest (one
that is drawn by software can take so long), and in which it must be.
"""
ALIKE = 96
"""By how much a channel may differ where pictures of many colours are sent again with few."""

ROUNDS = (("keys", "?"), ("rules", "\x1bOP"), ("leave", "Q"))
"""What is opened and closed again."""

TERMINALS = {
    "kitty": [
        "kitty", "-c", "NONE", "-o", "remember_window_size=no", "-o", "font_size=10",
        "-o", f"initial_window_width={SIZE[0]}c", "-o", f"initial_window_height={SIZE[1]}c",
        "-o", "cursor_blink_interval=0",
    ],
    "xterm": ["xterm", "-ti", "vt340", "-fa", "DejaVu Sans Mono", "-fs", "10",
              "-geometry", f"{SIZE[0]}x{SIZE[1]}", "-e"],
}  # fmt: skip
"""Each terminal, before the command that it runs. Plain xterm shows no sixels."""

DRAWING = {"LIBGL_ALWAYS_SOFTWARE": "1", "GALLIUM_DRIVER": "softpipe"}
"""llvmpipe draws the backgrounds of kitty 0.26 in wrong colours beside pictures."""


def relay(fifo: str, log: str, *command: str) -> None:
    """Run a command in this terminal; type what comes from a FIFO, and note what it writes."""
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
        self.fifo, self.log = folder / "keys", folder / "log"
        for file in (self.fifo, self.log):
            file.unlink(missing_ok=True)
        os.mkfifo(self.fifo)
        save = shutil.copy(HERE / "saves" / f"example-{game}-late.json", folder / "late.json")
        command = [sys.executable, __file__, "--relay", str(self.fifo), str(self.log),
                   sys.executable, "-m", "tabletop_tui", "resume", str(save)]  # fmt: skip
        env = {**os.environ, **DRAWING, "DISPLAY": DISPLAY, "TABLETOP_HOME": str(folder)}
        env["PYTHONPATH"] = str(HERE)
        self.process = subprocess.Popen([*TERMINALS[name], *command], cwd=HERE, env=env)

    def press(self, *keys: str) -> int:
        """Press keys, and return the bytes that were sent until the window had settled."""
        before = self.log.stat().st_size
        for key in keys:
            sent, end = self.log.stat().st_size, time.monotonic() + STARTED
            with self.fifo.open("w") as fifo:
                fifo.write(key)
            while self.log.stat().st_size == sent and time.monotonic() < end:
                time.sleep(0.05)
            self.settle()
        return self.log.stat().st_size - before

    def settle(self) -> Image.Image:
        """Return the window once it has looked the same for a moment."""
        end, last = time.monotonic() + PATIENCE, ImageGrab.grab(xdisplay=DISPLAY)
        while time.monotonic() < end:
            time.sleep(SETTLED)
            now = ImageGrab.grab(xdisplay=DISPLAY)
            if same(now, last):
                return now
            last = now
        raise SystemExit(f"{self.name} does not come to rest")

    def shoot(self, step: str) -> Image.Image:
        """Write the window as a picture."""
        picture = self.settle()
        picture.crop(picture.getbbox()).save(self.into / f"{self.name}-{step}.png")
        return picture

    def returns_to(self, before: Image.Image) -> bool:
        """Return whether the window looks as before, now or a little later."""
        end = time.monotonic() + PATIENCE / 2
        while not same(ImageGrab.grab(xdisplay=DISPLAY), before, ALIKE):
            if time.monotonic() > end:
                return False
            time.sleep(1)
        return True

    def wait_for_pictures(self) -> None:
        """Wait until boards are drawn in pixels."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            data = self.log.read_bytes() if self.log.exists() else b""
            if b"\x1b_Ga=p" in data or b"\x1bP0;1;0q" in data:
                return
            time.sleep(0.2)
        raise SystemExit(f"{self.name} shows no picture")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def same(one: Image.Image, other: Image.Image, off: int = 0) -> bool:
    """Return whether two pictures are equal, pixel by pixel; channels may be *off* by so much."""
    different = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return max(most for _, most in different.getextrema()) <= off


@contextmanager
def display() -> Iterator[None]:
    """Run an X server without a screen."""
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1400x1000x24"])
    try:
        time.sleep(1)
        yield
    finally:
        server.terminate()
        server.wait()


def visit(name: str, game: str, into: Path) -> list[str]:
    """Play in one terminal. Return what was wrong."""
    wrong = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        window = Window(name, game, Path(folder), into)
        try:
            window.wait_for_pictures()
            window.settle()
            window.press("\r", "\t")
            moves = sorted(
                window.press(key) for key in ("\x1b[C", "\x1b[B", "\x1b[D", "\x1b[A") * 2
            )
            print(f"{window.name}: {window.log.stat().st_size} bytes, a move {moves[4]}")
            before = window.shoot("board")
            for step, key in ROUNDS:
                window.press(key)
                window.shoot(step)
                window.press("\x1b")
                if not window.returns_to(before):
                    window.shoot(f"{step}-closed")
                    wrong.append(f"{window.name}: something is left of {step}")
        finally:
            window.close()
    return wrong


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
