"""Random and nearly right input, for the gate and the parser behind it: ``make soak`` feeds a million."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from textual import events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._xterm_parser import XTermParser

from tabletop_tui.tui.terminal.input_gate import InputGate, Text

ESC = "\x1b"
NUMBERS = (0, 1, 2, 3, 5, 13, 65, 97, 129, 1075, 57344, 57399, 0x10FFFF, 0x110000, 10**11, -1, "")
BEGUN = (
    *("[200~", "[201~", "[M", "[[", "[I", "[O", "[?2048;2$y", "[?2026;2$y", "[12;40R", "[?1;2c"),
    *("]52;c;bGV0", "]11;rgb:0000/0000/0000", "P1$r0m", "P>|xterm(1)", "_Gi=1;OK", "[?997;1n"),
)


def sequence(luck: random.Random) -> str:
    """One piece of input, seldom right."""
    numbers = ";".join(
        ":".join(str(luck.choice(NUMBERS)) for _ in range(luck.randrange(1, 4)))
        for _ in range(luck.randrange(1, 5))
    )
    odd = "".join(luck.choice("0123456789;:<>?=!$ '") for _ in range(luck.randrange(12)))
    mouse = f"{luck.randrange(-5, 300)};{luck.randrange(-3, 20_000)};{luck.randrange(-3, 20_000)}"
    size = ";".join(str(luck.choice((0, 24, 80, 1000))) for _ in range(4))
    return luck.choice(
        (
            f"{ESC}[{odd}{chr(luck.randrange(0x40, 0x7F))}",
            f"{ESC}[{numbers}{luck.choice('u~ABCDEFHPQRSMmtyJ')}",
            f"{ESC}O{chr(luck.randrange(0x20, 0x7F))}",
            f"{ESC}]{odd}{luck.choice((chr(7), ESC + chr(92), ''))}",
            f"{ESC}P{odd}{luck.choice((ESC + chr(92), ''))}",
            f"{ESC}[<{mouse}{luck.choice('mM')}",
            f"{ESC}[48;{size}t",
            ESC * luck.randrange(1, 4),
            ESC + luck.choice(BEGUN),
            "".join(chr(luck.choice((1, 0x9B, 0x430, 0x20AC, 0x1F600))) for _ in range(3)),
        )
    )


def fed(count: int, seed: int) -> Iterator[events.Event | str]:
    """Feed so many sequences, each cut in two, to a gate and a parser: what the parser makes of
    them.
    """
    luck, now = random.Random(seed), 0.0
    gate, parser = InputGate(ANSI_SEQUENCES_KEYS, 0.05), XTermParser()
    for _ in range(count):
        whole = sequence(luck)
        cut = luck.randrange(len(whole) + 1)
        now += luck.choice((0.0, 0.01, 0.06, 3.1))
        for part in (whole[:cut], whole[cut:]):
            now += luck.choice((0.0, 0.01, 0.04))
            for piece in gate.feed(part, now):
                if isinstance(piece, Text):
                    yield from parser.feed(piece.text)
                    assert not parser.mouse_pixels
                else:
                    yield type(piece).__name__


if __name__ == "__main__":
    number = int(sys.argv[1])
    print(f"{number} sequences, {sum(1 for _ in fed(number, 1))} events, no exception")
