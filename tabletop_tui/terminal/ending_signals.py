"""Signals whose default is to end the program at once: those that can be caught are, until the
terminal has its modes back. Faults of the processor, such as a segmentation fault, cannot.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from types import FrameType

HARMLESS = ("SIGCHLD", "SIGCONT", "SIGURG", "SIGWINCH", "SIGINFO")
STOPPING = ("SIGSTOP", "SIGTSTP", "SIGTTIN", "SIGTTOU")
FAULTS = ("SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL")
OTHERWISE = ("SIGKILL", "SIGINT", "SIGHUP", "SIGTERM")
"""What cannot be caught, and what the program answers in its own ways."""


def ending_signals() -> list[int]:
    """Return the signals that end this process now, from SIGQUIT to the last real-time one."""
    others = {getattr(signal, name, 0) for name in (*HARMLESS, *STOPPING, *FAULTS, *OTHERWISE)}
    return [
        number
        for number in sorted(signal.valid_signals() - others)
        if signal.getsignal(number) is signal.SIG_DFL
    ]


def call_before_ending(restore: Callable[[], object]) -> Callable[[], None]:
    """Call *restore* before such a signal ends the process, which still ends by that signal. Return
    what undoes it. Does nothing outside the main thread, which alone can handle signals.
    """
    if threading.current_thread() is not threading.main_thread():
        return lambda: None

    def ending(number: int, _frame: FrameType | None) -> None:
        try:
            restore()
        finally:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)

    numbers = ending_signals()
    for number in numbers:
        signal.signal(number, ending)

    def undo() -> None:
        for number in numbers:
            if signal.getsignal(number) is ending:
                signal.signal(number, signal.SIG_DFL)

    return undo
