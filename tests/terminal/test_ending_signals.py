"""Signals that end the program: which are caught, and what is called before they do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from tabletop_tui.terminal.ending_signals import call_before_ending, ending_signals

CODE = """
import os, signal
from tabletop_tui.terminal.ending_signals import call_before_ending
undo = call_before_ending(lambda: os.write(1, b"restored"))
{then}
os.kill(os.getpid(), {number})
"""


def died(number: int, then: str = "") -> tuple[int, bytes]:
    code = f"import resource; resource.setrlimit(resource.RLIMIT_CORE, (0, 0))\n{CODE}"
    made = subprocess.run(
        [sys.executable, "-c", code.format(number=number, then=then)], stdout=subprocess.PIPE
    )
    return made.returncode, made.stdout


def test_every_signal_is_caught_that_ends_the_program_and_can_be() -> None:
    caught = set(ending_signals())
    named = {"SIGQUIT", "SIGABRT", "SIGALRM", "SIGVTALRM", "SIGPROF", "SIGUSR1", "SIGUSR2"}
    named |= {"SIGXCPU", "SIGTRAP", "SIGSYS"}
    assert {getattr(signal, name) for name in named} <= caught | {
        number for number in signal.valid_signals() if signal.getsignal(number) != signal.SIG_DFL
    }
    assert not caught & {signal.SIGCHLD, signal.SIGTSTP, signal.SIGWINCH, signal.SIGCONT}
    assert not caught & {signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV, signal.SIGTERM}


@pytest.mark.parametrize("number", [signal.SIGUSR1, signal.SIGABRT])
def test_the_process_still_ends_by_the_signal(number: int) -> None:
    assert died(number) == (-number, b"restored")
    assert died(number, "undo()") == (-number, b"")
    assert died(number, "call_before_ending(lambda: 1 / 0)")[0] == -number


def test_what_is_ignored_or_handled_already_is_left_alone() -> None:
    before = signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    try:
        undo = call_before_ending(lambda: None)
        os.kill(os.getpid(), signal.SIGUSR1)
        undo()
        assert signal.getsignal(signal.SIGUSR1) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGUSR2) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGUSR1, before)
