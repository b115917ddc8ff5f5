"""The first half second: what a start makes is kept, so nobody looks for garbage in it."""

import gc

KEPT = 200_000  # things made before garbage is looked for: about twice those of a start
USUAL = gc.get_threshold()


def begin() -> None:
    """Look for garbage seldom from here on: a start is a tenth quicker so."""
    gc.set_threshold(KEPT, *USUAL[1:])


def begun() -> None:
    """Look for it as usual again, and never more in what the start has made."""
    if gc.get_threshold()[0] == KEPT:
        gc.freeze()
        gc.set_threshold(*USUAL)
