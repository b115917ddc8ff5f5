"""The first half second: what a start makes is kept, so nobody looks for garbage in it."""

import gc

KEPT = 200_000  # things made before garbage is looked for: about twice those of a start
USUAL = gc.get_threshold()
OFTEN = 700, 4, 2
"""For a guest of a host, which has little to look through, as what it shares is frozen already.
With Python's own numbers 2,500 to 11,000 things that nobody needed lay about in guests who had
played for some minutes, with these about 1,000.
"""

WHOLE = 20.0
"""Seconds after which such a guest looks through all that is its own, some ten milliseconds long:
Python does so only when there is a quarter more than before, which a guest would never give back.
"""

_forked = False


def begin() -> None:
    """Look for garbage seldom from here on: a start is a tenth quicker so."""
    gc.set_threshold(KEPT, *USUAL[1:])


def forked() -> None:
    """This process has been forked from one that has read in everything, and froze it."""
    global _forked
    _forked = True


def begun() -> None:
    """Look for it as usual again, and never more in what the start has made. What a forked process
    has made since is mostly not there for ever, so it goes on being looked through, and often.
    """
    if gc.get_threshold()[0] != KEPT:
        return
    if _forked:
        gc.set_threshold(*OFTEN)
    else:
        gc.freeze()
        gc.set_threshold(*USUAL)


def look_whole() -> float:
    """The seconds after which to look through everything again and again; 0 for leaving that to
    Python.
    """
    return WHOLE if _forked else 0.0
